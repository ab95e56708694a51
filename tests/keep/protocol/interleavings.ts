/**
 * All orders in which a small table's messages, answers, waits and one crash can happen: every state that can be reached is
 * visited once. What the random worlds may miss by chance is not missed here; what is larger than this they cover.
 */
import {
  agreeTo,
  askForShares,
  found,
  mayAccept,
  nodeAt,
  PATIENCE_MS,
  propose,
  receive,
  standForHost,
  tick,
  type Computer,
  type Durable,
  type Effects,
  type Entry,
  type Message,
  type Node,
  type Replica,
} from '../../../src-main/keep/protocol'
import { Canonical, Visited } from './canonical'

export interface Bounds {
  readonly computers: readonly Computer[]
  readonly answers: number
  /** How many computers may crash: before or after any write. */
  readonly crashes: number
  /** Whether a computer that has crashed may come back. */
  readonly returns: boolean
  /** How often everybody may wait longer than a host's lease and a keeper's patience. */
  readonly waits: number
  /** How often the host may send its sign of life. */
  readonly ticks: number
  /** Who may stand for host, each of them once. */
  readonly candidates: readonly Computer[]
  /** Whether all of them stand already and have heard how the others do: they ask when they like. */
  readonly stand: boolean
}

interface Post {
  readonly from: Computer
  readonly to: Computer
  readonly message: Message
}

interface Small {
  readonly nodes: { readonly [id: Computer]: Node }
  readonly down: readonly Computer[]
  /** What is on a host's disk while an answer is still being written there and already on its way to the others. */
  readonly disks: { readonly [id: Computer]: Durable }
  readonly posts: readonly Post[]
  readonly acknowledged: readonly string[]
  readonly now: number
  readonly left: { readonly answers: number; readonly crashes: number; readonly waits: number; readonly ticks: number }
  readonly stood: readonly Computer[]
}

export interface Explored {
  readonly states: number
  /** States in which a later host than the first is in office. */
  readonly elected: number
  /** Ends with every answer acknowledged by the first host. */
  readonly undisturbed: number
}

const WAIT_MS = PATIENCE_MS + 1000

type Act = (node: Node, now: number) => Effects | null

/** What has become of a computer by one step. */
interface Taken {
  readonly node: Node
  readonly effects: Omit<Effects, 'messages'>
  readonly posts: readonly Post[]
  readonly won: boolean
}

/** All that can happen to a small table. */
class Space {
  private readonly known = new Canonical()
  private readonly steps = new Map<string, Taken | null>()

  constructor(private readonly bounds: Bounds) {}

  /** Equal states have equal keys: messages that are on their way have no order. */
  keyOf({ nodes, down, disks, posts, acknowledged, now, left, stood }: Small): string {
    const { known } = this
    const numbers = (all: { readonly [id: Computer]: object }): number[] =>
      this.bounds.computers.map(id => (all[id] ? known.numberOf(all[id]) : 0))
    const onTheirWay = posts.map(post => known.numberOf(post)).sort((one, other) => one - other)
    return JSON.stringify([numbers(nodes), down, numbers(disks), onTheirWay, acknowledged, now, left, stood])
  }

  /** The first host with its keepers, all of which have its replica. */
  opening(): Small {
    const { computers, answers, crashes, waits, ticks, candidates, stand } = this.bounds
    const generation = { seq: 1, term: 1, members: [...computers] }
    const nodes = computers.map((id, at): Node => {
      const replica: Replica = { generation, base: '[]', share: id, hashes: {}, entries: [] }
      const node = nodeAt(id, 0)
      if (at === 0) found(node)
      node.durable = { ...node.durable, term: 1, host: computers[0] ?? null, replica }
      if (node.hosting)
        node.hosting = { ...node.hosting, begun: true, heard: new Map(computers.slice(1).map(other => [other, 0])) }
      return node
    })
    if (stand) for (const node of nodes) if (candidates.includes(node.id)) hearAll(node, nodes)
    return {
      nodes: Object.fromEntries(nodes.map(node => [node.id, this.known.of(node)])),
      down: [],
      disks: {},
      posts: [],
      acknowledged: [],
      now: 0,
      left: { answers, crashes, waits, ticks },
      stood: stand ? candidates : [],
    }
  }

  /** All that can happen next. */
  next(state: Small): Small[] {
    const { computers } = this.bounds
    return [
      ...state.posts.flatMap((post, at) => this.arriving(state, post, at)),
      ...computers.flatMap(id => (state.down.includes(id) ? this.returning(state, id) : this.doing(state, id))),
      ...(state.left.waits > 0
        ? [{ ...state, now: state.now + WAIT_MS, left: { ...state.left, waits: state.left.waits - 1 } }]
        : []),
    ]
  }

  private arriving(state: Small, post: Post, at: number): Small[] {
    const rest: Small = { ...state, posts: state.posts.filter((_, other) => other !== at) }
    return this.acting(rest, post.to, `receive ${this.known.numberOf(post)}`, (node, now) =>
      receive(node, post.from, structuredClone(post.message), now),
    )
  }

  private returning(state: Small, id: Computer): Small[] {
    const node = state.nodes[id]
    if (!this.bounds.returns || !node) return []
    const up = this.known.of(nodeAt(id, state.now, node.durable))
    return [{ ...state, down: state.down.filter(other => other !== id), nodes: { ...state.nodes, [id]: up } }]
  }

  /** What a computer or its person can do without a message. */
  private doing(state: Small, id: Computer): Small[] {
    const { left, stood } = state
    const node = state.nodes[id]
    if (!node) return []
    const found = this.writing(state, id)
    if (node.hosting && left.answers > 0)
      found.push(
        ...this.acting(
          { ...state, left: { ...left, answers: left.answers - 1 } },
          id,
          `propose ${left.answers}`,
          (host, now) => propose(host, `answer${left.answers}`, now),
        ),
      )
    if (node.hosting && left.ticks > 0)
      found.push(...this.acting({ ...state, left: { ...left, ticks: left.ticks - 1 } }, id, 'tick', tick))
    if (this.bounds.candidates.includes(id) && !stood.includes(id))
      found.push(...this.acting({ ...state, stood: [...stood, id] }, id, 'stand', standForHost))
    if (node.candidacy && !node.candidacy.asked)
      found.push(...this.acting(this.agreed(state, id), id, 'ask', askForShares))
    return found
  }

  /** Whoever is there agrees to the one who asks. */
  private agreed(state: Small, candidate: Computer): Small {
    const nodes = Object.values(state.nodes).map((node): [Computer, Node] => {
      const agreeing = { ...node }
      agreeTo(agreeing, candidate)
      return [node.id, this.known.of(agreeing)]
    })
    return { ...state, nodes: Object.fromEntries(nodes) }
  }

  /** What one computer does at this point. @returns the states it may lead to: with a crash at its write as well */
  private acting(state: Small, id: Computer, name: string, act: Act): Small[] {
    const before = state.nodes[id]
    if (!before || state.down.includes(id)) return []
    const taken = this.take(before, `${name} ${state.now}`, node => act(node, state.now))
    if (!taken) return []
    const {
      node,
      posts,
      effects: { safe, durable, early },
    } = taken
    const disk = state.disks[id]
    // What a step says waits for the write that is under way: as if its cause had come later.
    if (disk && !early && (durable || safe !== null || posts.length > 0)) return []
    const done: Small = {
      ...state,
      nodes: { ...state.nodes, [id]: node },
      posts: [...state.posts, ...posts.filter(({ to }) => this.mayArrive(state, to))],
      acknowledged:
        safe === null || listOf(node).length < safe
          ? state.acknowledged
          : longer(state.acknowledged, listOf(node).slice(0, safe)),
    }
    if (early) return [{ ...done, disks: { ...state.disks, [id]: disk ?? this.known.of(before.durable) } }]
    if (!durable || taken.won || state.left.crashes === 0) return [done]
    // The write may have reached the disk or not; nothing was sent.
    return [done, this.crashed(state, id, before.durable), this.crashed(state, id, durable)]
  }

  /** A step of a computer is the same wherever it happens: it is worked out once. */
  private take(before: Node, name: string, act: (node: Node) => Effects | null): Taken | null {
    const key = `${this.known.numberOf(before)} ${name}`
    const known = this.steps.get(key)
    if (known !== undefined) return known
    const node = structuredClone(before)
    const effects = act(node)
    const won = node.won !== null
    node.won = null
    const taken = effects && {
      node: this.known.of(node),
      effects,
      posts: effects.messages.map(({ to, message }) =>
        this.known.of({ from: before.id, to, message: structuredClone(message) }),
      ),
      won,
    }
    this.steps.set(key, taken)
    return taken
  }

  /** Whether a message to this computer can still arrive: not if it has died for good. */
  private mayArrive({ down }: Pick<Small, 'down'>, to: Computer): boolean {
    return this.bounds.returns || !down.includes(to)
  }

  /** A computer dies. @param written what is on its disk: of no account if it never comes back */
  private crashed(state: Small, id: Computer, written: Durable): Small {
    const dead = this.bounds.returns ? nodeAt(id, state.now, written) : nodeAt(id, 0)
    const down = [...state.down, id]
    return {
      ...state,
      nodes: { ...state.nodes, [id]: this.known.of(dead) },
      down,
      disks: without(state.disks, id),
      posts: state.posts.filter(({ to }) => this.mayArrive({ down }, to)),
      left: { ...state.left, crashes: state.left.crashes - 1 },
    }
  }

  /** A write comes to its end, or the computer dies before or after that. */
  private writing(state: Small, id: Computer): Small[] {
    const node = state.nodes[id],
      disk = state.disks[id]
    if (!node || !disk) return []
    const done = { ...state, disks: without(state.disks, id) }
    return state.left.crashes === 0
      ? [done]
      : [done, this.crashed(state, id, disk), this.crashed(state, id, node.durable)]
  }
}

/** A computer stands for host, and all others say how they do. */
function hearAll(node: Node, all: readonly Node[]): void {
  standForHost(node)
  for (const other of all)
    for (const { to, message } of receive(other, node.id, { kind: 'poll' }, 0).messages)
      if (to === node.id) receive(node, other.id, message, 0)
}

const listOf = ({ durable: { replica } }: Node): string[] => (replica?.entries ?? []).map(({ sealed }: Entry) => sealed)

const without = (disks: Small['disks'], id: Computer): Small['disks'] =>
  Object.fromEntries(Object.entries(disks).filter(([other]) => other !== id))

const longer = (one: readonly string[], other: readonly string[]): readonly string[] =>
  other.length > one.length ? other : one

/** @returns what is wrong with this state; null if nothing is */
function wrong({ nodes, down, acknowledged, now }: Small): string | null {
  const hosts = Object.values(nodes).filter(node => node.hosting && !down.includes(node.id))
  const latest = Math.max(0, ...hosts.map(({ durable }) => durable.term))
  for (const host of hosts) {
    const { term } = host.durable
    if (hosts.some(other => other !== host && other.durable.term === term)) return `two hosts in term ${term}`
    if (term < latest && mayAccept(host, now)) return 'a host may accept although there is a later one'
    const list = listOf(host)
    if (term === latest && term > 1 && acknowledged.some((answer, at) => list[at] !== answer))
      return `an acknowledged answer is lost: ${list.join()} of ${acknowledged.join()}`
  }
  return null
}

/** Visits every state that can be reached. @throws for the first in which a promise is broken */
export function explore(bounds: Bounds): Explored {
  const space = new Space(bounds)
  const visited = new Visited()
  const waiting = [space.opening()]
  let elected = 0,
    undisturbed = 0
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    if (!visited.add(space.keyOf(state))) continue
    const fault = wrong(state)
    if (fault !== null) throw new Error(`${fault}: ${JSON.stringify(state)}`)
    if (Object.values(state.nodes).some(node => node.hosting && node.durable.term > 1)) elected++
    else if (state.acknowledged.length === bounds.answers) undisturbed++
    waiting.push(...space.next(state))
  }
  return { states: visited.size, elected, undisturbed }
}
