/**
 * How the people who are left choose a new host. A share of the key is a vote: given at most once per term, durably
 * noted before, and only to a candidate whose replica is at least as long (Raft, §5.4.1).
 */
import { entriesOf, inForceNow, newHosting, preparedAs, type Candidacy, type Node, type Step } from './node'
import {
  isLater,
  isSame,
  MOST_TERMS_AHEAD,
  PATIENCE_MS,
  quorumOf,
  type Computer,
  type Durable,
  type Generation,
  type Message,
  type Status,
} from './types'

type MessageOf<K extends Message['kind']> = Extract<Message, { kind: K }>

export const statusOf = ({ durable: { term, replica, pending, retired } }: Node): Status => ({
  term,
  replica: replica && { generation: replica.generation, length: replica.entries.length },
  pending: pending.map(({ generation }) => generation),
  retired,
})

/** Asks all computers of the table how they stand, to become its host. */
export function beginCandidacy(step: Step): void {
  const { node } = step
  const { replica, pending } = node.durable
  if (node.hosting || !(replica ?? pending[0])) return
  node.candidacy = {
    statuses: new Map([[node.id, statusOf(node)]]),
    asked: null,
    shares: new Map(),
    confirmed: new Set(),
  }
  node.consent = node.id
  const members = [...(replica ? [replica] : []), ...pending].flatMap(({ generation }) => generation.members)
  step.sendAll(new Set(members), { kind: 'poll' })
}

export const onPoll = (step: Step, from: Computer): void => {
  step.send(from, { kind: 'status', status: statusOf(step.node) })
}

export function onStatus(step: Step, from: Computer, { status }: MessageOf<'status'>): void {
  const { candidacy, durable } = step.node
  if (status.term <= durable.term + MOST_TERMS_AHEAD) candidacy?.statuses.set(from, status)
}

/**
 * Asks for shares of the generation in force. Where the host was lost while it began another one, that is finished first.
 */
export function requestShares(step: Step, now: number): void {
  const { node } = step
  const { candidacy, durable } = node
  const chosen = candidacy && toBeElectedFrom(candidacy, durable)
  if (!candidacy || !chosen) return
  // Terms by a move are one above their predecessor's, terms by votes at least two.
  const term = Math.max(...[...candidacy.statuses.values()].map(status => status.term)) + 2
  candidacy.asked = { term, ...chosen }
  candidacy.shares.clear()
  candidacy.confirmed.clear()
  const { generation, before } = chosen
  if (!before) return askForVotes(step, candidacy, now)
  const message: Message = { kind: 'confirm', term, generation: before, successor: generation }
  step.sendAll(before.members, message)
  if (before.members.includes(node.id)) confirm(step, node.id, message, now)
}

/** The generation to be elected from, and the one that has to be confirmed as retired before. */
function toBeElectedFrom(
  { statuses }: Candidacy,
  { replica, pending }: Durable,
): { readonly generation: Generation; readonly before: Generation | null } | null {
  const all = [...statuses.values()]
  for (const { generation } of [...pending].reverse()) {
    if (all.some(status => isSame(status.replica?.generation, generation))) return { generation, before: null }
    // That somebody has retired it shows that the host takes no more answers in the old one.
    const begun = all.find(({ retired }) => isSame(retired?.successor, generation))
    if (begun?.retired) return { generation, before: begun.retired.generation }
  }
  return replica && { generation: replica.generation, before: null }
}

function askForVotes(step: Step, { asked, statuses, confirmed }: Candidacy, now: number): void {
  const { node } = step
  if (!asked) return
  const { term, generation } = asked
  const inForce = [...statuses].filter(([, { replica }]) => isSame(replica?.generation, generation))
  const request: Message = {
    kind: 'request',
    term,
    generation,
    length: isSame(node.durable.replica?.generation, generation) ? entriesOf(node).length : 0,
    retired: confirmed.size > 0 ? [...confirmed] : inForce.map(([id]) => id),
  }
  step.sendAll(generation.members, request)
  if (generation.members.includes(node.id)) vote(step, node.id, request, now)
}

/** Whether this computer may promise something to a candidate in this term: nothing of an earlier term counts then. */
function mayPromise(
  { durable, hosting, consent, lastWord }: Node,
  candidate: Computer,
  term: number,
  now: number,
): boolean {
  if (hosting || consent !== candidate) return false
  if (durable.voted?.term === term) return durable.voted.candidate === candidate && durable.term === term
  const isNext = term > durable.term && term <= durable.term + MOST_TERMS_AHEAD + 2
  return isNext && now - lastWord >= PATIENCE_MS
}

/** Confirms that a generation is retired for its successor, unless a later one has replaced it. */
export function confirm(step: Step, candidate: Computer, message: MessageOf<'confirm'>, now: number): void {
  const { node } = step
  const { term, generation, successor } = message
  if (isTooLate(step, candidate, term)) return
  const { retired, replica } = node.durable
  const replaced = [retired?.successor, replica?.generation].some(one => one && isLater(one, successor))
  if (replaced || !mayPromise(node, candidate, term, now)) return
  step.write({ term, host: null, voted: { term, candidate }, retired: { generation, successor } })
  if (candidate === node.id) onConfirmed(step, node.id, { kind: 'confirmed', term, successor }, now)
  else step.send(candidate, { kind: 'confirmed', term, successor })
}

export function onConfirmed(step: Step, from: Computer, message: MessageOf<'confirmed'>, now: number): void {
  const { candidacy } = step.node
  const asked = candidacy?.asked
  if (!asked?.before || asked.term !== message.term || !isSame(asked.generation, message.successor)) return
  candidacy?.confirmed.add(from)
  if (candidacy && candidacy.confirmed.size >= quorumOf(asked.before)) askForVotes(step, candidacy, now)
}

function isTooLate(step: Step, candidate: Computer, term: number): boolean {
  const { term: known } = step.node.durable
  if (term < known) step.send(candidate, { kind: 'stale', term: known })
  return term < known
}

/** Gives this computer's share away, if that is safe and its person agrees. */
export function vote(step: Step, candidate: Computer, message: MessageOf<'request'>, now: number): void {
  const { node } = step
  const { term, generation, length, retired } = message
  if (isTooLate(step, candidate, term)) return
  const share = shareFor(node, generation, length, retired)
  // A host that went on alone has none: others may have gone on as well.
  if (share === null || share === '' || !mayPromise(node, candidate, term, now)) return
  step.write({ term, host: null, voted: { term, candidate } })
  if (candidate === node.id) onShare(step, node.id, { kind: 'share', term, generation, share })
  else step.send(candidate, { kind: 'share', term, generation, share })
}

/** The share of a generation that may be opened, by a candidate whose replica has this length; null otherwise. */
function shareFor(
  { durable }: Node,
  generation: Generation,
  length: number,
  retired: readonly Computer[],
): string | null {
  const { replica, retired: known } = durable
  // With a generation all those before it are retired, also where this computer never had it in force.
  if (known && !isLater(generation, known.generation)) return null
  if (replica && isSame(replica.generation, generation)) return length >= replica.entries.length ? replica.share : null
  return retired.length > 0 ? (preparedAs(durable, generation)?.share ?? null) : null
}

/** A vote has come in. With enough of them the replica opens, and this computer hosts the table. */
export function onShare(step: Step, from: Computer, { term, generation, share }: MessageOf<'share'>): void {
  const { node } = step
  const asked = node.candidacy?.asked
  if (!node.candidacy || !asked || asked.term !== term || !isSame(asked.generation, generation)) return
  node.candidacy.shares.set(from, share)
  if (node.candidacy.shares.size < quorumOf(generation) || node.durable.term !== term) return
  const prepared = preparedAs(node.durable, generation)
  node.won = node.candidacy.shares
  node.candidacy = null
  node.consent = null
  step.write({ host: node.id, ...(prepared ? inForceNow(node.durable, prepared) : {}) })
  node.hosting = newHosting()
}
