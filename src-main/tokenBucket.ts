/** A budget that is spent at once or bit by bit, and refills at a steady pace. */
import type { Clock } from './clock'

export class TokenBucket {
  /** When it will be full again. One number holds all of its state, without fractions that add up. */
  private fullAt: number

  /** @param refillMs after this long one more may be spent, up to `capacity` */
  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    private readonly capacity: number,
    private readonly refillMs: number,
  ) {
    this.fullAt = clock.now()
  }

  /**
   * @param count how many are spent: the last ones may be owed, since what was done already cannot be done in part
   * @returns whether there was one to spend
   */
  take(count = 1): boolean {
    if (this.wait() > 0) return false
    this.fullAt = Math.max(this.fullAt, this.clock.now()) + count * this.refillMs
    return true
  }

  /** What was taken was not needed. */
  giveBack(): void {
    this.fullAt -= this.refillMs
  }

  /** Milliseconds until the next one can be taken. */
  wait(): number {
    return Math.max(0, this.fullAt - this.clock.now() - (this.capacity - 1) * this.refillMs)
  }
}
