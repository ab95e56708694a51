/** One step of a computer: a message arrives, time passes, or a person does something. */
import {
  announceMove,
  append,
  beginAlone,
  beginGeneration,
  beginMove,
  onAppended,
  onPrepared,
  onRetiring,
  onStale,
  replicate,
} from './hosting'
import { beginCandidacy, confirm, onConfirmed, onPoll, onShare, onStatus, requestShares, vote } from './electing'
import { onActivate, onAppend, onMove, onPrepare, onRetire } from './keeping'
import { newHosting, Step, type Node } from './node'
import type { Computer, Effects, Message, Replica } from './types'

export * from './types'
export { nodeAt, type Node } from './node'
export { mayBegin, sealedIn, sizeOf, storedOf } from './room'
export { hasLease, mayAccept, outlivesHost, silentMembers } from './hosting'

function taking(node: Node, act: (step: Step) => void): Effects {
  const step = new Step(node)
  act(step)
  return step.effects()
}

/** Takes a message. @param now by this computer's own clock, in milliseconds */
export const receive = (node: Node, from: Computer, message: Message, now: number): Effects =>
  taking(node, step => {
    switch (message.kind) {
      case 'append':
        return onAppend(step, from, message, now)
      case 'appended':
        return onAppended(step, from, message, now)
      case 'stale':
        return onStale(step, message.term)
      case 'prepare':
        return onPrepare(step, from, message, now)
      case 'prepared':
        return onPrepared(step, from, message, now)
      case 'retire':
        return onRetire(step, from, message, now)
      case 'retiring':
        return onRetiring(step, from, message, now)
      case 'activate':
        return onActivate(step, from, message, now)
      case 'poll':
        return onPoll(step, from)
      case 'status':
        return onStatus(step, from, message)
      case 'confirm':
        return confirm(step, from, message, now)
      case 'confirmed':
        return onConfirmed(step, from, message, now)
      case 'request':
        return vote(step, from, message, now)
      case 'share':
        return onShare(step, from, message)
      case 'move':
        return onMove(step, message, now)
    }
  })

/** Sends signs of life, and again what was not confirmed. Called about once a second. */
export const tick = (node: Node, now: number): Effects =>
  taking(node, step => {
    if (node.hosting) replicate(step, now)
    else if (node.durable.moved) announceMove(step)
  })

/** The first host of a table. */
export const found = (node: Node): Effects =>
  taking(node, step => {
    step.write({ term: 1, host: node.id })
    node.hosting = newHosting()
  })

/** Adds an entry at the host. Null when it may not accept any now. */
export function propose(node: Node, sealed: string, now: number): Effects | null {
  const step = new Step(node)
  return append(step, sealed, now) ? step.effects() : null
}

export const change = (node: Node, replicas: ReadonlyMap<Computer, Replica>, now: number): Effects =>
  taking(node, step => {
    beginGeneration(step, replicas, now)
  })

/** A person decides that the host goes on without a quorum of the others: the exception to one host at a time. */
export const goOnAlone = (node: Node, own: Replica): Effects =>
  taking(node, step => {
    beginAlone(step, own)
  })

export const giveTo = (node: Node, to: Computer, now: number): Effects =>
  taking(node, step => {
    beginMove(step, to, now)
  })

/** The person at this computer wants it to host the table: first asks everybody how they stand. */
export const standForHost = (node: Node): Effects => taking(node, beginCandidacy)

/** Asks for the shares, once enough have said how they stand. */
export const askForShares = (node: Node, now: number): Effects =>
  taking(node, step => {
    requestShares(step, now)
  })

/** The person at this computer agrees that another one hosts the table. */
export const agreeTo = (node: Node, candidate: Computer | null): void => {
  node.consent = candidate
}
