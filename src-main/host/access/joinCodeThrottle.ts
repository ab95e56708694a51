/**
 * Slows down guessing of join codes: each wrong code makes the next from the same address wait longer, and many wrong
 * codes make everybody wait a little. Nobody is locked out: the right code is accepted after a bounded wait.
 */
import type { Cancel, Clock } from '../../clock'

/** Wait by the number of wrong codes from one address; the last value holds for all higher numbers. */
const WAITS_MS = [0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000]
/** An address without wrong codes for this long starts from zero. */
const FORGET_MS = 600_000
/** Each recent wrong code from anywhere adds a wait for everybody, up to a bound; one is forgotten per interval. */
const ALL_WAIT_MS = 50,
  ALL_MAX_MS = 2000,
  ALL_FORGET_MS = 10_000
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
  private totalWrong = 0
  private countedAt = 0

  constructor(private readonly clock: Clock) {}

  /**
   * Judges a code after its wait; codes of one address wait for each other.
   * @param right compares the code
   * @returns whether it was right, or `busy` when too many of this address wait
   */
  judge(from: string, right: () => boolean): Promise<boolean | 'busy'> {
    const guesser = this.guesser(from)
    if (guesser.waiting >= MAX_QUEUE) return Promise.resolve('busy')
    guesser.waiting++
    const judged = guesser.queue.then(async () => {
      const now = this.clock.now()
      await this.pause(Math.max(guesser.free - now, Math.min(ALL_MAX_MS, this.recentWrong() * ALL_WAIT_MS)))
      guesser.waiting--
      const isRight = right()
      if (isRight) guesser.wrong = 0
      else this.countWrong(guesser)
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
    this.totalWrong = this.recentWrong() + 1
  }

  /** The number of wrong codes from anywhere that still count. */
  private recentWrong(): number {
    const now = this.clock.now()
    this.totalWrong = Math.max(0, this.totalWrong - (now - this.countedAt) / ALL_FORGET_MS)
    this.countedAt = now
    return Math.floor(this.totalWrong)
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
