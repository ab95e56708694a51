/**
 * How many wrong join codes a table judges, from everybody together. First guesses have a budget that a whole network of
 * 254 addresses cannot spend with one of each: somebody new with the right code is let in at once, however many guess.
 * All later guesses share another one. Where it is spent, codes wait, and whenever there is a new one to spend, one of
 * those with the fewest wrong guesses is drawn by lot.
 */
import type { Random } from '../../../src-shared/kernel'
import type { Cancel, Clock } from '../../clock'
import { TokenBucket } from '../../tokenBucket'
import { fewestWrong, isFirst } from './wrongGuesses'

/** A burst, then one per interval. */
interface Pace {
  readonly burst: number
  readonly intervalMs: number
}

/** The addresses of a home's or an office's network (/24); as many again each hour (joinCodeThrottle.ts). */
const FIRST: Pace = { burst: 256, intervalMs: 3_600_000 / 256 }
const LATER: Pace = { burst: 10, intervalMs: 6000 }
/** A code that was not drawn for so long is sent away: its person may try again. */
const LONGEST_WAIT_MS = 30_000

interface Waiting {
  readonly wrong: number
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
    { burst, intervalMs }: Pace,
  ) {
    this.budget = new TokenBucket(clock, burst, intervalMs)
  }

  take(wrong: number): Promise<boolean> {
    if (this.waiting.length === 0 && this.budget.take()) return Promise.resolve(true)
    return new Promise(settle => {
      const waiting: Waiting = {
        wrong,
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
    const next = fewestWrong(this.waiting)
    const drawn = next[this.random.nextInt(Math.max(1, next.length), 'code')]
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
  private readonly first: Lottery
  private readonly later: Lottery

  constructor(clock: Clock, random: Random) {
    this.first = new Lottery(clock, random, FIRST)
    this.later = new Lottery(clock, random, LATER)
  }

  /**
   * Waits until one more code may be judged.
   * @param wrong how many wrong ones its address has tried lately
   * @returns gives it back, for a code that was right; null when none was to be had in time
   */
  async take(wrong: number): Promise<(() => void) | null> {
    const lottery = isFirst(wrong) ? this.first : this.later
    return (await lottery.take(wrong))
      ? () => {
          lottery.giveBack()
        }
      : null
  }

  /** Forgets all that wait: they are never answered. */
  stop(): void {
    this.first.stop()
    this.later.stop()
  }
}
