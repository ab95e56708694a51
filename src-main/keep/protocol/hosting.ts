/** What a host does: replicates entries, keeps its lease, begins generations, gives the table away. */
import { isInPieces, mayBegin, piece } from './room'
import { entriesOf, inForceNow, newHosting, preparedAs, type Change, type Hosting, type Node, type Step } from './node'
import {
  COPIES_MS,
  isSame,
  LEASE_MS,
  MOVE_MS,
  quorumOf,
  retirersOf,
  type Computer,
  type Generation,
  type Message,
  type Replica,
} from './types'

type MessageOf<K extends Message['kind']> = Extract<Message, { kind: K }>

const hasAnswered = (hosting: Hosting, member: Computer, now: number): boolean =>
  now - (hosting.heard.get(member) ?? -Infinity) <= LEASE_MS

/** The members that have not answered a host lately. */
export const silentMembers = ({ id, durable, hosting }: Node, now: number): readonly Computer[] =>
  (hosting && durable.replica ? durable.replica.generation.members : []).filter(
    member => member !== id && hosting && !hasAnswered(hosting, member, now),
  )

/** Whether so many others have answered lately that no other host can have begun. */
export function hasLease({ id, durable, hosting }: Node, now: number): boolean {
  if (!hosting || !durable.replica) return false
  const { generation } = durable.replica
  const lately = generation.members.filter(member => member === id || hasAnswered(hosting, member, now))
  return lately.length >= quorumOf(generation)
}

/** Whether those of its members can go on that have its copies, without this host. */
const suffice = (generation: Generation, withCopies: ReadonlySet<Computer>, host: Computer): boolean =>
  generation.members.filter(member => member !== host && withCopies.has(member)).length >= quorumOf(generation)

/**
 * Whether the table outlives this host now, if the others stay: so many of them have the generation in force that they can
 * open it, and the next one, where this one is retired for it. Only of a generation that this host began since it was
 * started: who has retired an earlier one it does not know, nor after a restart who has the next one.
 */
export function outlivesHost(node: Node): boolean {
  const { id, durable, hosting } = node
  const { replica } = durable
  if (!hosting?.begun || !replica) return false
  const { lengths, change } = hosting
  if (!suffice(replica.generation, new Set(lengths.keys()), id)) return false
  return !change?.retires || suffice(change.generation, change.prepared, id)
}

/** Whether an entry may be added now. */
export const mayAccept = (node: Node, now: number): boolean =>
  node.hosting !== null &&
  node.hosting.begun &&
  node.hosting.change === null &&
  node.hosting.moving === null &&
  hasLease(node, now)

/** Adds an entry, and sends it to all keepers. @returns whether that is possible now */
export function append(step: Step, sealed: string, now: number): boolean {
  const { node } = step
  const { replica, term } = node.durable
  if (!replica || !mayAccept(node, now)) return false
  step.write({ replica: { ...replica, entries: [...replica.entries, { term, sealed }] } })
  step.early = true
  replicate(step, now)
  settle(step)
  return true
}

/** Sends every keeper what it lacks, or a sign of life. */
export function replicate(step: Step, now: number): void {
  const { node } = step
  const { hosting } = node,
    { replica, term } = node.durable
  if (!hosting || !replica) return
  for (const member of replica.generation.members) sendPiece(step, member, hosting.lengths.get(member) ?? 0, now)
  for (const [member, late] of hosting.missing) step.send(member, { kind: 'prepare', term, replica: late })
  if (hosting.change) {
    resumeChange(step, hosting)
    retireIfPrepared(step, hosting, now)
  }
  if (hosting.moving && now - hosting.moving.since > MOVE_MS) hosting.moving = null
}

/** Sends a keeper what it lacks, or the first part of that. */
function sendPiece(step: Step, to: Computer, from: number, now: number): void {
  const { replica, term } = step.node.durable
  if (!replica) return
  const { generation, entries } = replica
  step.send(to, { kind: 'append', term, generation, from, entries: piece(entries, from), sent: now })
}

/** A keeper has written what it was sent. */
export function onAppended(
  step: Step,
  from: Computer,
  { term, generation, length, sent }: MessageOf<'appended'>,
  now: number,
): void {
  const { hosting, durable } = step.node
  if (!hosting || term !== durable.term || !isSame(generation, durable.replica?.generation)) return
  // A claim to have read what was not sent yet would count for ever.
  if (sent > now) return
  const before = hosting.lengths.get(from) ?? 0
  hosting.lengths.set(from, Math.max(length, before))
  // What did not go into one message follows at once.
  if (length > before && length < entriesOf(step.node).length && isInPieces(entriesOf(step.node), before))
    sendPiece(step, from, length, now)
  hosting.heard.set(from, Math.max(sent, hosting.heard.get(from) ?? -Infinity))
  // A reply that comes late says nothing of the present: another host may have told the result already.
  if (hasLease(step.node, now)) settle(step)
  if (hosting.moving !== null) finishMove(step, hosting.moving.to)
}

/**
 * Reports how many entries lie on the disks of a quorum. Not of an earlier term: what a host before has written counts only
 * with the first generation of this one, or another one could be elected without it (Raft, §5.4.2).
 */
function settle(step: Step): void {
  const { node } = step
  const { hosting, durable } = node
  if (!hosting?.begun || !durable.replica) return
  const { generation } = durable.replica
  const lengths = generation.members
    .map(member => (member === node.id ? entriesOf(node).length : (hosting.lengths.get(member) ?? 0)))
    .sort((a, b) => b - a)
  const safe = lengths[quorumOf(generation) - 1] ?? 0
  if (safe > hosting.safe) {
    hosting.safe = safe
    step.safe = safe
  }
}

/** Begins a generation. No entry is added until it is in force. @param replicas one for each member */
export function beginGeneration(step: Step, replicas: ReadonlyMap<Computer, Replica>, now: number): void {
  const { node } = step
  const { hosting } = node,
    own = replicas.get(node.id)
  if (!hosting || !own || hosting.change?.retires || !mayBegin(node.durable.pending)) return
  hosting.change = {
    replicas,
    generation: own.generation,
    since: now,
    prepared: new Set([node.id]),
    retiring: new Set(),
    retires: false,
  }
  step.write({ pending: [...node.durable.pending, own] })
  resumeChange(step, hosting)
  retireIfPrepared(step, hosting, now)
}

/**
 * A generation of this host alone, in force at once. The others have not retired theirs: they may have begun again as well,
 * and of two hosts the one of the later term stays.
 */
export function beginAlone(step: Step, own: Replica): void {
  const { node } = step
  if (!node.hosting) return
  step.safe = entriesOf(node).length
  step.write({ replica: own, pending: [] })
  node.hosting = { ...newHosting(), begun: true }
}

/** Sends again what somebody has not confirmed yet. */
function resumeChange(step: Step, { change }: Hosting): void {
  if (!change) return
  const { replica, term } = step.node.durable
  const { generation } = change
  for (const [member, one] of change.replicas)
    if (!change.prepared.has(member)) step.send(member, { kind: 'prepare', term, replica: one })
  if (!change.retires || !replica) return
  step.sendAll(
    replica.generation.members.filter(member => !change.retiring.has(member)),
    { kind: 'retire', term, generation: replica.generation, successor: generation },
  )
}

export function onPrepared(step: Step, from: Computer, { term, generation }: MessageOf<'prepared'>, now: number): void {
  const { hosting, durable } = step.node
  const change = hosting?.change
  if (hosting && isSame(generation, durable.replica?.generation)) hosting.missing.delete(from)
  if (!change || term !== durable.term || !isSame(generation, change.generation)) return
  if (!change.generation.members.includes(from)) return
  change.prepared.add(from)
  retireIfPrepared(step, hosting, now)
}

/** From here on the change is finished, not given up: the old generation may be elected from no more. */
function retireIfPrepared(step: Step, hosting: Hosting, now: number): void {
  const { change } = hosting
  const { node } = step
  const { replica } = node.durable
  if (!change || change.retires || change.prepared.size < quorumOf(change.generation)) return
  if (isWorthWaiting(node.id, change) && now - change.since < COPIES_MS) return
  change.retires = true
  if (replica) {
    step.write({ retired: { generation: replica.generation, successor: change.generation } })
    if (replica.generation.members.includes(node.id)) change.retiring.add(node.id)
  }
  resumeChange(step, hosting)
  activateIfRetired(step, hosting, now)
}

/** Whether the table would be lost with this host until more copies have arrived. */
const isWorthWaiting = (host: Computer, { generation, prepared }: Change): boolean =>
  suffice(generation, new Set(generation.members), host) && !suffice(generation, prepared, host)

export function onRetiring(step: Step, from: Computer, { term, successor }: MessageOf<'retiring'>, now: number): void {
  const { hosting, durable } = step.node
  const change = hosting?.change
  if (!change || term !== durable.term || !isSame(successor, change.generation)) return
  change.retiring.add(from)
  activateIfRetired(step, hosting, now)
}

function activateIfRetired(step: Step, hosting: Hosting, now: number): void {
  const { change } = hosting
  const { replica, term } = step.node.durable
  const prepared = change && preparedAs(step.node.durable, change.generation)
  if (!change?.retires || !prepared) return
  if (replica && change.retiring.size < retirersOf(replica.generation)) return
  // What the old host's entries led to is part of the new generation's beginning.
  step.safe = replica ? replica.entries.length : 0
  step.write(inForceNow(step.node.durable, prepared))
  const missing = new Map([...change.replicas].filter(([member]) => !change.prepared.has(member)))
  step.node.hosting = { ...newHosting(), begun: true, heard: hosting.heard, missing }
  const { generation } = prepared
  step.sendAll(generation.members, { kind: 'activate', term, generation })
  // Their answers show that the table outlives this host.
  replicate(step, now)
}

/**
 * Begins to give the table to another member, whose person has agreed. No entry is added meanwhile; if its replica is not
 * complete soon, the table stays.
 */
export function beginMove(step: Step, to: Computer, now: number): void {
  const { hosting, durable } = step.node
  if (!hosting?.begun || hosting.change || !durable.replica?.generation.members.includes(to) || to === step.node.id)
    return
  hosting.moving = { to, since: now }
  finishMove(step, to)
}

/** The table is given away once the other replica is complete. */
function finishMove(step: Step, to: Computer): void {
  const { node } = step
  const { hosting } = node
  const { length } = entriesOf(node)
  if (!hosting || (hosting.lengths.get(to) ?? 0) < length) return
  step.write({ moved: { to, term: node.durable.term + 1 } })
  node.hosting = null
  announceMove(step)
}

/** Tells everybody who hosts now, until they have heard of it. */
export function announceMove(step: Step): void {
  const { moved, replica } = step.node.durable
  if (!moved || !replica) return
  const { generation, entries } = replica
  const message: Message = { kind: 'move', term: moved.term, to: moved.to, generation, length: entries.length }
  step.sendAll(generation.members, message)
}

/** Whether this host knows of a later one. */
export const isReplaced = (step: Step, term: number): boolean => term > step.node.durable.term

/** A host that is told of a later term sets its copy aside. */
export function onStale(step: Step, term: number): void {
  const { node } = step
  if (!isReplaced(step, term)) return
  step.write({ term, host: null })
  node.hosting = null
  node.candidacy = null
}
