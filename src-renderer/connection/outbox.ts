/**
 * Messages that are sent and not yet acknowledged. Answers survive a lost connection and are sent again (the host
 * acknowledges a repeated answer); any other message might take effect twice, so it settles as refused.
 */
import { refuse, type Refusal } from '../../src-shared/kernel/refusal'
import type { ClientMessage, HallRequest } from '../../src-shared/wire'
import type { OutgoingHallMessage, OutgoingMessage } from './connection'

interface PendingMessage {
  readonly message: ClientMessage | HallRequest
  readonly settle: (why: Refusal | null) => void
}

export class Outbox {
  private last = 0
  private readonly pending = new Map<number, PendingMessage>()

  number(): number {
    return ++this.last
  }

  /** Adds a message. @returns it with its number, and a promise of the host's reply */
  add(outgoing: OutgoingMessage | OutgoingHallMessage): {
    message: ClientMessage | HallRequest
    settled: Promise<Refusal | null>
  } {
    const message: ClientMessage | HallRequest = { ...outgoing, n: this.number() }
    const settled = new Promise<Refusal | null>(settle => {
      this.pending.set(message.n, { message, settle })
    })
    return { message, settled }
  }

  settle(n: number, why: Refusal | null): void {
    this.pending.get(n)?.settle(why)
    this.pending.delete(n)
  }

  /** The connection is lost. */
  disconnected(): void {
    for (const [n, { message }] of this.pending) if (message.kind !== 'answer') this.settle(n, refuse('notSent'))
  }

  /** The messages to send again after a reconnect, in order. */
  toResend(): (ClientMessage | HallRequest)[] {
    return [...this.pending.values()].map(one => one.message)
  }

  /** No reply will come: settles everything as refused. */
  giveUp(why: Refusal): void {
    for (const n of [...this.pending.keys()]) this.settle(n, why)
  }
}
