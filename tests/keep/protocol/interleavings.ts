/**
 * All orders in which a small table's messages, answers, waits and one crash can happen: every state that can be reached is
 * visited once. What the random worlds may miss by chance is not missed here; what is larger than this they cover.
 */
import { createHash } from 'node:crypto'
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

const listOf = ({ durable: { replica } }: Node): string[] => (replica?.entries ?? []).map(({ sealed }: Entry) => sealed)

/** Equal states have equal keys: messages that are on their way have no order. A hash, since there are millions. */
function keyOf({ nodes, posts, ...rest }: Small): string {
  const plain = (_: string, value: unknown): unknown =>
    value instanceof Map ? [...value].sort() : value instanceof Set ? [...value].sort() : value
  const whole = JSON.stringify([nodes, posts.map(post => JSON.stringify(post)).sort(), rest], plain)
  return createHash('sha1').update(whole).digest('base64')
}

/** The first host with its keepers, all of which have its replica. */
function opening({ computers, answers, crashes, waits, ticks }: Bounds): Small {
  const generation = { seq: 1, term: 1, members: [...computers] }
  const nodes = Object.fromEntries(
    computers.map((id, at): [Computer, Node] => {
      const replica: Replica = { generation, base: '[]', share: id, hashes: {}, entries: [] }
      const node = nodeAt(id, 0)
      if (at === 0) found(node)
      node.durable = { ...node.durable, term: 1, host: computers[0] ?? null, replica }
      if (node.hosting)
        node.hosting = { ...node.hosting, begun: true, heard: new Map(computers.slice(1).map(other => [other, 0])) }
      return [id, node]
    }),
  )
  return {
    nodes,
    down: [],
    disks: {},
    posts: [],
    acknowledged: [],
    now: 0,
    left: { answers, crashes, waits, ticks },
    stood: [],
  }
}

/** What one computer does at this point. @returns the states it may lead to: with a crash at its write as well */
function acting(state: Small, id: Computer, act: (node: Node, now: number) => Effects | null): Small[] {
  const before = state.nodes[id]
  if (!before || state.down.includes(id)) return []
  const node = structuredClone(before)
  const effects = act(node, state.now)
  if (!effects) return []
  const { messages, safe, durable, early } = effects
  const disk = state.disks[id]
  // What a step says waits for the write that is under way: as if its cause had come later.
  if (disk && !early && (durable || safe !== null || messages.length > 0)) return []
  const won = node.won !== null
  node.won = null
  const done: Small = {
    ...state,
    nodes: { ...state.nodes, [id]: node },
    posts: [
      ...state.posts,
      ...messages.map(({ to, message }) => ({ from: id, to, message: structuredClone(message) })),
    ],
    acknowledged:
      safe === null || listOf(node).length < safe
        ? state.acknowledged
        : longer(state.acknowledged, listOf(node).slice(0, safe)),
  }
  if (early) return [{ ...done, disks: { ...state.disks, [id]: disk ?? before.durable } }]
  if (!durable || won || state.left.crashes === 0) return [done]
  // The write may have reached the disk or not; nothing was sent.
  return [done, crashed(state, id, before.durable), crashed(state, id, durable)]
}

/** A computer dies. @param written what is on its disk */
function crashed(state: Small, id: Computer, written: Durable): Small {
  return {
    ...state,
    nodes: { ...state.nodes, [id]: nodeAt(id, state.now, structuredClone(written)) },
    down: [...state.down, id],
    disks: without(state.disks, id),
    left: { ...state.left, crashes: state.left.crashes - 1 },
  }
}

const without = (disks: Small['disks'], id: Computer): Small['disks'] =>
  Object.fromEntries(Object.entries(disks).filter(([other]) => other !== id))

/** A write comes to its end, or the computer dies before or after that. */
function writing(state: Small, id: Computer): Small[] {
  const node = state.nodes[id],
    disk = state.disks[id]
  if (!node || !disk) return []
  const done = { ...state, disks: without(state.disks, id) }
  return state.left.crashes === 0 ? [done] : [done, crashed(state, id, disk), crashed(state, id, node.durable)]
}

const longer = (one: readonly string[], other: readonly string[]): readonly string[] =>
  other.length > one.length ? other : one

/** All that can happen next. */
function next(state: Small, { computers, candidates, returns }: Bounds): Small[] {
  const found: Small[] = []
  state.posts.forEach((post, at) => {
    const rest: Small = { ...state, posts: state.posts.filter((_, other) => other !== at) }
    found.push(...acting(rest, post.to, (node, now) => receive(node, post.from, structuredClone(post.message), now)))
  })
  for (const id of computers) {
    const node = state.nodes[id]
    if (!node) continue
    if (state.down.includes(id)) {
      if (returns)
        found.push({
          ...state,
          down: state.down.filter(other => other !== id),
          nodes: { ...state.nodes, [id]: nodeAt(id, state.now, structuredClone(node.durable)) },
        })
      continue
    }
    found.push(...writing(state, id))
    if (node.hosting && state.left.answers > 0)
      found.push(
        ...acting({ ...state, left: { ...state.left, answers: state.left.answers - 1 } }, id, (host, now) =>
          propose(host, `answer${state.left.answers}`, now),
        ),
      )
    if (node.hosting && state.left.ticks > 0)
      found.push(...acting({ ...state, left: { ...state.left, ticks: state.left.ticks - 1 } }, id, tick))
    if (candidates.includes(id) && !state.stood.includes(id))
      found.push(...acting({ ...state, stood: [...state.stood, id] }, id, standForHost))
    if (node.candidacy && !node.candidacy.asked) {
      // Whoever is there agrees to the one who asks.
      const agreed = structuredClone(state.nodes)
      for (const other of Object.values(agreed)) agreeTo(other, id)
      found.push(...acting({ ...state, nodes: agreed }, id, askForShares))
    }
  }
  if (state.left.waits > 0)
    found.push({ ...state, now: state.now + WAIT_MS, left: { ...state.left, waits: state.left.waits - 1 } })
  return found
}

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
  const first = opening(bounds)
  const seen = new Set([keyOf(first)])
  const waiting = [first]
  let elected = 0,
    undisturbed = 0
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    const fault = wrong(state)
    if (fault !== null) throw new Error(`${fault}: ${JSON.stringify(state)}`)
    if (Object.values(state.nodes).some(node => node.hosting && node.durable.term > 1)) elected++
    else if (state.acknowledged.length === bounds.answers) undisturbed++
    for (const one of next(state, bounds)) {
      const key = keyOf(one)
      if (seen.has(key)) continue
      seen.add(key)
      waiting.push(one)
    }
  }
  return { states: seen.size, elected, undisturbed }
}
