/**
 * Slows down guessing of join codes: each wrong code makes the next from the same address wait longer, and a table has a
 * budget for all addresses together (guessBudget.ts). No address is locked out: a code waits for a bounded time, and is
 * then judged or sent away to try again.
 */
import type { Cancel, Clock } from '../../clock'
import type { GuessBudget } from './guessBudget'

/** Wait by the number of wrong codes from one address; the last value holds for all higher numbers. */
const WAITS_MS = [0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000]
/** An address without wrong codes for this long starts from zero. */
const FORGET_MS = 600_000
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
   * Judges a code after its wait; codes of one address wait for each other.
   * @param budget its table's; null on the host's own machine, which needs none
   * @param right compares the code
   * @returns whether it was right, or `busy` when too many of this address wait, or of all for too long
   */
  judge(from: string, budget: GuessBudget | null, right: () => boolean): Promise<boolean | 'busy'> {
    const guesser = this.guesser(from)
    if (guesser.waiting >= MAX_QUEUE) return Promise.resolve('busy')
    guesser.waiting++
    const judged = guesser.queue.then(async () => {
      await this.pause(guesser.free - this.clock.now())
      // Spent before the code is looked at: what is judged late is no sign of a right one.
      const giveBack = budget ? await budget.take(guesser.wrong === 0) : () => undefined
      guesser.waiting--
      if (!giveBack) return 'busy'
      const isRight = right()
      if (isRight) {
        giveBack()
        guesser.wrong = 0
      } else this.countWrong(guesser)
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

  private countWrong(guesser: Guesser): void {
    guesser.wrong++
    guesser.free = this.clock.now() + (WAITS_MS[Math.min(guesser.wrong, WAITS_MS.length - 1)] ?? 0)
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
