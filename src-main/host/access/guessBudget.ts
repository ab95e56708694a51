/**
 * How many join codes a table judges, from all addresses together. When the budget is spent, codes wait, and one of them
 * is drawn by lot whenever there is a new one to spend: an address is as good as any other, however often it asks. Half
 * of the budget is for addresses that have guessed nothing wrong yet.
 */
import type { Random } from '../../../src-shared/kernel'
import type { Cancel, Clock } from '../../clock'
import { TokenBucket } from '../../tokenBucket'

/** Each half: a burst, then one per interval. Both together judge twenty codes a minute in the long run. */
const BURST = 10,
  INTERVAL_MS = 6000
/** A code that was not drawn for so long is sent away: its person may try again. */
const LONGEST_WAIT_MS = 30_000

interface Waiting {
  readonly settle: (drawn: boolean) => void
  readonly cancel: Cancel
}

class Lottery {
  private readonly budget: TokenBucket
  private waiting: readonly Waiting[] = []
  private cancelDraw: Cancel | null = null

  constructor(
    private readonly clock: Clock,
    private readonly random: Random,
  ) {
    this.budget = new TokenBucket(clock, BURST, INTERVAL_MS)
  }

  take(): Promise<boolean> {
    if (this.waiting.length === 0 && this.budget.take()) return Promise.resolve(true)
    return new Promise(settle => {
      const waiting: Waiting = {
        settle,
        cancel: this.clock.after(LONGEST_WAIT_MS, () => {
          this.remove(waiting)
          settle(false)
        }),
      }
      this.waiting = [...this.waiting, waiting]
      this.drawLater()
    })
  }

  /** What was taken was not needed: somebody who waits gets it at once. */
  giveBack(): void {
    this.budget.giveBack()
    this.draw()
  }

  stop(): void {
    this.cancelDraw?.()
    for (const { cancel } of this.waiting) cancel()
    this.waiting = []
  }

  private drawLater(): void {
    if (this.cancelDraw || this.waiting.length === 0) return
    this.cancelDraw = this.clock.after(this.budget.wait(), () => {
      this.cancelDraw = null
      this.draw()
      this.drawLater()
    })
  }

  private draw(): void {
    const drawn = this.waiting[this.random.nextInt(Math.max(1, this.waiting.length), 'code')]
    if (!drawn || !this.budget.take()) return
    this.remove(drawn)
    drawn.cancel()
    drawn.settle(true)
  }

  private remove(waiting: Waiting): void {
    this.waiting = this.waiting.filter(other => other !== waiting)
  }
}

export class GuessBudget {
  private readonly halves: { readonly fresh: Lottery; readonly others: Lottery }

  constructor(clock: Clock, random: Random) {
    this.halves = { fresh: new Lottery(clock, random), others: new Lottery(clock, random) }
  }

  /**
   * Waits until one more code may be judged.
   * @param isFresh whether its address has guessed nothing wrong yet
   * @returns gives it back, for a code that was right; null when none was to be had in time
   */
  async take(isFresh: boolean): Promise<(() => void) | null> {
    const half = isFresh ? this.halves.fresh : this.halves.others
    return (await half.take())
      ? () => {
          half.giveBack()
        }
      : null
  }

  /** Forgets all that wait: they are never answered. */
  stop(): void {
    this.halves.fresh.stop()
    this.halves.others.stop()
  }
}
