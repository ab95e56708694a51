/** A virtual clock: time moves only when a test moves it. */
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

  /** How many timers wait: none, once whatever set them has ended. */
  get waiting(): number {
    return this.timers.length
  }

  after(ms: number, act: () => void): Cancel {
    const timer: Timer = { at: this.time + Math.max(0, ms), order: this.order++, act }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter(other => other !== timer)
    }
  }

  /** Lets everything run that waits on promises only. */
  async settle(): Promise<void> {
    for (let i = 0; i < 40; i++) await Promise.resolve()
  }

  /** Moves time forward by this many milliseconds; timers on the way fire in order. */
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

  /** Moves to the next timer. @returns whether there was one. */
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
