/** A budget that is spent at once or bit by bit, and refills at a steady pace. */
import type { Clock } from './clock'

export class TokenBucket {
  private tokens: number
  private countedAt: number

  /** @param refillMs after this long one more may be spent, up to `capacity` */
  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    private readonly capacity: number,
    private readonly refillMs: number,
  ) {
    this.tokens = capacity
    this.countedAt = clock.now()
  }

  /** @returns whether there was one to spend */
  take(): boolean {
    this.refill()
    if (this.tokens < 1) return false
    this.tokens--
    return true
  }

  /** What was taken was not needed. */
  giveBack(): void {
    this.refill()
    this.tokens = Math.min(this.capacity, this.tokens + 1)
  }

  /** Milliseconds until the next one can be taken. */
  wait(): number {
    this.refill()
    return Math.max(0, Math.ceil((1 - this.tokens) * this.refillMs))
  }

  private refill(): void {
    const now = this.clock.now()
    this.tokens = Math.min(this.capacity, this.tokens + (now - this.countedAt) / this.refillMs)
    this.countedAt = now
  }
}
