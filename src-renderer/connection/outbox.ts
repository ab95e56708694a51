/**
 * What was said and not yet acknowledged. Answers survive a gap and are said again (the host acknowledges a repeated
 * answer); anything else might act twice, so it is given back as refused.
 */
import { refuse, type Refusal } from '../../src-shared/kernel/refusal'
import type { ClientMessage } from '../../src-shared/wire'
import type { Saying } from './connection'

interface Unsettled {
  readonly message: ClientMessage
  readonly settle: (why: Refusal | null) => void
}

export class Outbox {
  private last = 0
  private readonly waiting = new Map<number, Unsettled>()

  number(): number {
    return ++this.last
  }

  /** Takes a message in. @returns it with its number, and what will be said to it. */
  add(saying: Saying): { message: ClientMessage; settled: Promise<Refusal | null> } {
    const message: ClientMessage = { ...saying, n: this.number() }
    const settled = new Promise<Refusal | null>(settle => {
      this.waiting.set(message.n, { message, settle })
    })
    return { message, settled }
  }

  settle(n: number, why: Refusal | null): void {
    this.waiting.get(n)?.settle(why)
    this.waiting.delete(n)
  }

  /** The line is gone. */
  lost(): void {
    for (const [n, { message }] of this.waiting) if (message.kind !== 'answer') this.settle(n, refuse('notSent'))
  }

  /** The line is back: what is to be said again, in order. */
  again(): ClientMessage[] {
    return [...this.waiting.values()].map(one => one.message)
  }

  /** Nobody will ever answer. */
  giveUp(why: Refusal): void {
    for (const n of [...this.waiting.keys()]) this.settle(n, why)
  }
}
