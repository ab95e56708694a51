/**
 * Slows down guessing of join codes: each wrong code makes the next of the same neighbourhood wait longer, and a table has
 * a budget for all together (guessBudget.ts). Nobody is locked out: a code waits for a bounded time, and is then judged or
 * sent away to try again.
 */
import type { Cancel, Clock } from '../../clock'
import type { GuessBudget } from './guessBudget'
import { wrongAfter } from './wrongGuesses'

/** Wait by the number of wrong codes from one neighbourhood; the last value holds for all higher numbers. */
const WAITS_MS = [0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000]
/** Whoever guesses nothing wrong for this long starts from zero. */
const FORGET_MS = 3_600_000
/** A person who mistypes never has more attempts in flight. */
const MAX_QUEUE = 4
/** Bounds memory against forged addresses. */
const MAX_ADDRESSES = 1000

interface Guesser {
  wrong: number
  /** When the next code may be judged, by the clock. */
  free: number
  queue: Promise<unknown>
  waiting: number
}

export class JoinCodeThrottle {
  private readonly guessers = new Map<string, Guesser>()
  private readonly timers = new Set<Cancel>()

  constructor(private readonly clock: Clock) {}

  /**
   * Judges a code after its wait; codes of one neighbourhood wait for each other.
   * @param budget its table's
   * @param right compares the code
   * @returns whether it was right, or `busy` when too many of this neighbourhood wait, or of all for too long
   */
  judge(from: string, budget: Pick<GuessBudget, 'take'>, right: () => boolean): Promise<boolean | 'busy'> {
    const guesser = this.guesser(from)
    if (guesser.waiting >= MAX_QUEUE) return Promise.resolve('busy')
    guesser.waiting++
    const judged = guesser.queue.then(async () => {
      await this.pause(guesser.free - this.clock.now())
      // Spent before the code is looked at: what is judged late is no sign of a right one.
      const giveBack = await budget.take(guesser.wrong)
      guesser.waiting--
      if (!giveBack) return 'busy'
      const isRight = right()
      guesser.wrong = wrongAfter(guesser.wrong, isRight)
      if (isRight) giveBack()
      else guesser.free = this.clock.now() + (WAITS_MS[Math.min(guesser.wrong, WAITS_MS.length - 1)] ?? 0)
      return isRight
    })
    guesser.queue = judged
    return judged
  }

  /** Cancels all waits: pending codes are never answered. */
  stop(): void {
    for (const cancel of this.timers) cancel()
    this.timers.clear()
  }

  private guesser(from: string): Guesser {
    const now = this.clock.now(),
      known = this.guessers.get(from)
    const guesser =
      known && (known.waiting > 0 || now - known.free < FORGET_MS)
        ? known
        : { wrong: 0, free: now, queue: Promise.resolve(), waiting: 0 }
    this.guessers.delete(from)
    this.guessers.set(from, guesser)
    const [oldest] = this.guessers.keys()
    if (this.guessers.size > MAX_ADDRESSES && oldest !== undefined) this.guessers.delete(oldest)
    return guesser
  }

  private pause(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve()
    return new Promise(done => {
      const cancel = this.clock.after(ms, () => {
        this.timers.delete(cancel)
        done()
      })
      this.timers.add(cancel)
    })
  }
}
