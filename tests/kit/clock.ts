/** A clock that stands still until it is told to go on. */
import type { Cancel, Clock } from '../../src-main/clock'

interface Timer {
  readonly at: number
  readonly order: number
  readonly act: () => void
}

export class VirtualClock implements Clock {
  private time = 0
  private order = 0
  private timers: Timer[] = []

  now(): number {
    return this.time
  }

  after(ms: number, act: () => void): Cancel {
    const timer: Timer = { at: this.time + Math.max(0, ms), order: this.order++, act }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter(other => other !== timer)
    }
  }

  /** Lets all that waits on promises alone happen. */
  async settle(): Promise<void> {
    for (let i = 0; i < 40; i++) await Promise.resolve()
  }

  /** Goes on by so many milliseconds; all timers on the way ring, in their order. */
  async advance(ms: number): Promise<void> {
    const until = this.time + ms
    await this.settle()
    for (;;) {
      const next = this.next()
      if (!next || next.at > until) break
      await this.ring(next)
    }
    this.time = until
    await this.settle()
  }

  /** Goes on to the next timer. @returns whether there was one. */
  async step(): Promise<boolean> {
    await this.settle()
    const next = this.next()
    if (next) await this.ring(next)
    return next !== undefined
  }

  private next(): Timer | undefined {
    return [...this.timers].sort((a, b) => a.at - b.at || a.order - b.order)[0]
  }

  private async ring(timer: Timer): Promise<void> {
    this.timers = this.timers.filter(other => other !== timer)
    this.time = Math.max(this.time, timer.at)
    timer.act()
    await this.settle()
  }
}
