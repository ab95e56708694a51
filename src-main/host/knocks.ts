/**
 * Guessing a join code takes time: each wrong one makes the next from the same address wait longer, and many wrong ones
 * make everybody wait a little. Nobody is shut out: whoever knows the code comes in after a wait that has an end.
 */
import type { Cancel, Clock } from './given'

/** After so many wrong codes from one address the next waits so long; then always the last. */
const WAITS_MS = [0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000]
/** Wrong codes of an address are forgotten when none has come for so long. */
const FORGOTTEN_MS = 600_000
/** Each wrong code from anywhere, up to a bound; one is forgotten every so often. */
const ALL_WAIT_MS = 50,
  ALL_MAX_MS = 2000,
  ALL_FORGOTTEN_MS = 10_000
/** More at once from one address is no person who mistyped. */
const MAX_QUEUE = 4
/** Forged addresses must not fill the memory. */
const MAX_ADDRESSES = 1000

interface Knocker {
  wrong: number
  /** When the next may be judged. */
  free: number
  queue: Promise<unknown>
  waiting: number
}

export class Knocks {
  private readonly knockers = new Map<string, Knocker>()
  private readonly timers = new Set<Cancel>()
  private all = 0
  private counted = 0

  constructor(private readonly clock: Clock) {}

  /**
   * Judges a code when its turn has come; codes of one address wait for each other.
   * @param right compares it
   * @returns whether it was right, or `busy` when too many of this address wait
   */
  judge(from: string, right: () => boolean): Promise<boolean | 'busy'> {
    const knocker = this.knocker(from)
    if (knocker.waiting >= MAX_QUEUE) return Promise.resolve('busy')
    knocker.waiting++
    const judged = knocker.queue.then(async () => {
      const now = this.clock.now()
      await this.pause(Math.max(knocker.free - now, Math.min(ALL_MAX_MS, this.recent() * ALL_WAIT_MS)))
      knocker.waiting--
      const is = right()
      if (is) knocker.wrong = 0
      else this.wasWrong(knocker)
      return is
    })
    knocker.queue = judged
    return judged
  }

  /** Whoever waits is never answered. */
  stop(): void {
    for (const cancel of this.timers) cancel()
    this.timers.clear()
  }

  private wasWrong(knocker: Knocker): void {
    knocker.wrong++
    knocker.free = this.clock.now() + (WAITS_MS[Math.min(knocker.wrong, WAITS_MS.length - 1)] ?? 0)
    this.all = this.recent() + 1
  }

  /** Wrong codes from anywhere that still count. */
  private recent(): number {
    const now = this.clock.now()
    this.all = Math.max(0, this.all - (now - this.counted) / ALL_FORGOTTEN_MS)
    this.counted = now
    return Math.floor(this.all)
  }

  private knocker(from: string): Knocker {
    const now = this.clock.now(),
      old = this.knockers.get(from)
    const knocker =
      old && (old.waiting > 0 || now - old.free < FORGOTTEN_MS)
        ? old
        : { wrong: 0, free: now, queue: Promise.resolve(), waiting: 0 }
    this.knockers.delete(from)
    this.knockers.set(from, knocker)
    const [oldest] = this.knockers.keys()
    if (this.knockers.size > MAX_ADDRESSES && oldest !== undefined) this.knockers.delete(oldest)
    return knocker
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
