/** What a keeper does: it stores what the host sends, and nothing of an earlier term. */
import { inForceNow, newHosting, preparedAs, type Step } from './node'
import { mayPrepare, mayStore } from './room'
import { isLater, isSame, type Computer, type Generation, type Message } from './types'

type MessageOf<K extends Message['kind']> = Extract<Message, { kind: K }>

/** Takes the word of a host, unless a later one is known. @returns whether it counts */
function heardFrom(step: Step, host: Computer, term: number, now: number): boolean {
  const { node } = step
  const { durable } = node
  if (term < durable.term) {
    step.send(host, { kind: 'stale', term: durable.term })
    return false
  }
  if (term > durable.term || durable.host !== host) {
    step.write({ term, host })
    node.hosting = null
    node.candidacy = null
  }
  node.lastWord = now
  return true
}

export function onAppend(step: Step, from: Computer, message: MessageOf<'append'>, now: number): void {
  const { term, generation, entries, sent } = message
  // A host replicates only what is in force, so a prepared generation of this name is.
  if (!heardFrom(step, from, term, now)) return
  inForce(step, generation)
  const { replica } = step.node.durable
  if (!replica || !isSame(replica.generation, generation)) return
  const { length } = replica.entries
  if (message.from <= length && message.from + entries.length > length) {
    const more = [...replica.entries, ...entries.slice(length - message.from)]
    if (!mayStore(more)) return
    step.write({ replica: { ...replica, entries: more } })
  }
  const written = step.node.durable.replica?.entries.length ?? 0
  step.send(from, { kind: 'appended', term, generation, length: written, sent })
}

export function onPrepare(step: Step, from: Computer, { term, replica }: MessageOf<'prepare'>, now: number): void {
  if (!heardFrom(step, from, term, now)) return
  const { durable } = step.node
  const { generation } = replica
  const known = [durable.replica?.generation, ...durable.pending.map(one => one.generation)]
  if (!known.some(one => isSame(one, generation))) {
    // None of those before can give way to one too many: by any of them the table may have to go on. The host says it again.
    if (known.some(one => one && isLater(one, generation)) || !mayPrepare(durable.pending, replica)) return
    step.write({ pending: [...durable.pending, replica] })
  }
  step.send(from, { kind: 'prepared', term, generation })
}

export function onRetire(step: Step, from: Computer, message: MessageOf<'retire'>, now: number): void {
  const { term, generation, successor } = message
  if (!heardFrom(step, from, term, now)) return
  const { retired } = step.node.durable
  if (!isSame(retired?.successor, successor)) {
    if (retired && isLater(retired.successor, successor)) return
    step.write({ retired: { generation, successor } })
  }
  step.send(from, { kind: 'retiring', term, generation, successor })
}

export function onActivate(step: Step, from: Computer, message: MessageOf<'activate'>, now: number): void {
  if (heardFrom(step, from, message.term, now)) inForce(step, message.generation)
}

/** Puts a generation in force that was prepared here. */
function inForce(step: Step, generation: Generation): void {
  const prepared = preparedAs(step.node.durable, generation)
  if (prepared) step.write(inForceNow(step.node.durable, prepared))
}

/** The host has given the table to somebody: perhaps to this computer, whose replica is complete. */
export function onMove(step: Step, { term, to, generation, length }: MessageOf<'move'>, now: number): void {
  const { node } = step
  const { durable } = node
  if (term <= durable.term) return
  if (to !== node.id) {
    step.write({ term, host: to })
    node.lastWord = now
    // An earlier host may hear of it too, which was away when it was replaced.
    node.hosting = null
    node.candidacy = null
    return
  }
  if (!isSame(durable.replica?.generation, generation) || durable.replica?.entries.length !== length) return
  step.write({ term, host: node.id })
  node.hosting = newHosting()
  // The shares of an election before open nothing of this.
  node.won = null
}
