/**
 * What comes of an answer, as a tree: information-set Monte Carlo tree search, for one observer.
 *
 * The search itself halves the answers to the ask that is open (search.ts). Below each of them stands a tree, whose
 * nodes are the later asks of the same seat within a playout. A node is what the seat can tell there: what it was asked
 * since, and what it answered; so all worlds that look alike to it share a node, and no answer is chosen by what lies
 * hidden in one of them. The other seats, and luck, are a part of the world: they have no nodes. In a node answers are
 * proposed by the game's policy, a few more with every visit (progressive widening), and chosen by how well they did
 * and how seldom they were tried (UCB1). A playout adds one node; from there on its seat too plays by the policy.
 */
import { legal, type Answer, type OpenAsk } from '../kernel'
import { canonical } from '../fair/hash'

/** Values lie between 0 and 1, and those of likely answers close together: so little is added for an answer that was seldom tried. */
const CURIOUS = 0.08

interface Branch {
  readonly answer: Answer
  readonly text: string
  visits: number
  sum: number
  readonly asks: Map<string, Node>
}
interface Node {
  visits: number
  readonly branches: Branch[]
}

/** Whether a node may know of one answer more: after a visit two, after four three, after nine four. */
const widens = ({ visits, branches }: Node): boolean => branches.length ** 2 <= visits

/** What has no other answer is no node: it tells nothing apart. */
function isForced({ pick }: OpenAsk): boolean {
  const answers = legal(pick)[Symbol.iterator]()
  answers.next()
  return answers.next().done === true
}

/** What a seat can tell of an ask of its own: whatever its id, which tells of nothing but time. */
const textOf = ({ key, pick, params }: OpenAsk): string => canonical([key, pick, params ?? null])

/** All that is known of what follows one answer. */
export class Tree {
  private readonly asks = new Map<string, Node>()

  /** How many nodes there are. */
  get size(): number {
    const below = (asks: ReadonlyMap<string, Node>): number =>
      [...asks.values()].reduce(
        (sum, { branches }) => sum + 1 + branches.reduce((more, branch) => more + below(branch.asks), 0),
        0,
      )
    return below(this.asks)
  }

  /** One playout's way down. @param deep so many asks at most are nodes; 0: none, and all is left to the policy */
  walk(deep: number): Walk {
    return new Walk(this.asks, deep)
  }
}

export class Walk {
  private readonly gone: { readonly node: Node; readonly branch: Branch }[] = []
  private isBelow: boolean

  constructor(
    private asks: Map<string, Node>,
    private readonly deep: number,
  ) {
    this.isBelow = deep <= 0
  }

  /**
   * The answer of the tree's seat to an ask of its own.
   * @param policy how it plays where there is no tree: the first answer that a node knows of
   * @param propose another likely answer, drawn anew each time: maybe one that is known
   */
  answer(ask: OpenAsk, policy: () => Answer, propose = policy): Answer {
    if (this.isBelow || isForced(ask)) return policy()
    const text = textOf(ask)
    let node = this.asks.get(text)
    if (!node) {
      node = { visits: 0, branches: [] }
      this.asks.set(text, node)
      this.isBelow = true
    }
    const branch = chosen(node, node.branches.length === 0 ? policy : propose)
    this.gone.push({ node, branch })
    this.asks = branch.asks
    this.isBelow ||= this.gone.length >= this.deep
    return branch.answer
  }

  /** The playout is over, and was worth so much. */
  end(value: number): void {
    for (const { node, branch } of this.gone) {
      node.visits++
      branch.visits++
      branch.sum += value
    }
  }
}

function chosen(node: Node, propose: () => Answer): Branch {
  if (widens(node)) {
    const answer = propose(),
      text = canonical(answer)
    if (!node.branches.some(branch => branch.text === text)) {
      const branch: Branch = { answer, text, visits: 0, sum: 0, asks: new Map() }
      node.branches.push(branch)
      return branch
    }
  }
  return node.branches.reduce((best, branch) => (hoped(node, branch) > hoped(node, best) ? branch : best))
}

const hoped = ({ visits }: Node, branch: Branch): number =>
  branch.sum / branch.visits + CURIOUS * (Math.log2(visits) / branch.visits) ** 0.5
