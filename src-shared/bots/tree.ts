/**
 * The search tree below one answer: information-set Monte Carlo tree search for a single observer (Cowling, Powley &
 * Whitehouse, "Information Set Monte Carlo Tree Search", 2012).
 *
 * A node is an information set of the searching seat: what it was asked since the root, and what it answered. All
 * worlds that look alike to the seat share a node, so no answer is chosen by hidden cards. Other seats and random draws
 * belong to the sampled world and have no nodes. In a node, the game's policy proposes answers, one more from time to
 * time as visits grow (progressive widening: Coulom, "Computing Elo Ratings of Move Patterns in the Game of Go", 2007);
 * UCB1 chooses among them (Auer, Cesa-Bianchi & Fischer, "Finite-time Analysis of the Multiarmed Bandit Problem",
 * 2002). Each playout adds one node and continues from there by the policy.
 */
import { legalAnswers, type Answer, type Ask } from '../kernel'

/**
 * UCB1's exploration constant. Small, because values lie between 0 and 1 and those of likely answers lie close
 * together.
 */
const EXPLORATION = 0.08

/** One answer tried in a node. */
interface Branch {
  readonly answer: Answer
  readonly text: string
  visits: number
  totalValue: number
  /** Nodes below this answer, by their information set. */
  readonly children: Map<string, Node>
}
interface Node {
  visits: number
  readonly branches: Branch[]
}

/** Whether a node may get another answer: the second after one visit, the third after four, the fourth after nine. */
const mayWiden = ({ visits, branches }: Node): boolean => branches.length ** 2 <= visits

/** Whether there is one legal answer only. Such an ask needs no node. */
function isForced({ pick }: Ask): boolean {
  const answers = legalAnswers(pick)[Symbol.iterator]()
  answers.next()
  return answers.next().done === true
}

/** What the seat knows of its ask. The same step writes it in all worlds, so its fields come in the same order. */
const informationSetKey = ({ key, pick, params }: Ask): string => JSON.stringify([key, pick, params])

/** The tree below one answer at the root. */
export class SearchTree {
  private readonly roots = new Map<string, Node>()

  /** The number of nodes. */
  get size(): number {
    const countNodes = (nodes: ReadonlyMap<string, Node>): number =>
      [...nodes.values()].reduce(
        (sum, { branches }) => sum + 1 + branches.reduce((more, branch) => more + countNodes(branch.children), 0),
        0,
      )
    return countNodes(this.roots)
  }

  /** Starts the descent of one playout. @param depth most asks that become nodes; 0 leaves all to the policy */
  descend(depth: number): Descent {
    return new Descent(this.roots, depth)
  }
}

/** One playout's way down the tree. */
export class Descent {
  private readonly path: { readonly node: Node; readonly branch: Branch }[] = []
  private isBelowTree: boolean

  constructor(
    private children: Map<string, Node>,
    private readonly depth: number,
  ) {
    this.isBelowTree = depth <= 0
  }

  /**
   * Answers an ask of the searching seat.
   * @param policy answers below the tree, and proposes a node's first answer
   * @param propose draws another likely answer; it may be known already
   */
  answer(ask: Ask, policy: () => Answer, propose = policy): Answer {
    if (this.isBelowTree || isForced(ask)) return policy()
    const text = informationSetKey(ask)
    let node = this.children.get(text)
    if (!node) {
      node = { visits: 0, branches: [] }
      this.children.set(text, node)
      this.isBelowTree = true
    }
    const branch = selectBranch(node, node.branches.length === 0 ? policy : propose)
    this.path.push({ node, branch })
    this.children = branch.children
    this.isBelowTree ||= this.path.length >= this.depth
    return branch.answer
  }

  /** Adds the value of the finished playout to every branch on its path. */
  backpropagate(value: number): void {
    for (const { node, branch } of this.path) {
      node.visits++
      branch.visits++
      branch.totalValue += value
    }
  }
}

function selectBranch(node: Node, propose: () => Answer): Branch {
  if (mayWiden(node)) {
    const answer = propose(),
      text = JSON.stringify(answer)
    if (!node.branches.some(branch => branch.text === text)) {
      const branch: Branch = { answer, text, visits: 0, totalValue: 0, children: new Map() }
      node.branches.push(branch)
      return branch
    }
  }
  return node.branches.reduce((best, branch) => (upperBound(node, branch) > upperBound(node, best) ? branch : best))
}

const upperBound = ({ visits }: Node, branch: Branch): number =>
  branch.totalValue / branch.visits + EXPLORATION * (Math.log2(visits) / branch.visits) ** 0.5
