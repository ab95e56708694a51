/** The clocks of the open asks of one match. Their length is public knowledge: a rule's, an option's or the table's. */
import type { Seat } from '../../src-shared/kernel'
import type { ClockView } from '../../src-shared/wire'
import type { Cancel, Clock } from './given'

/** An ask that has a clock. */
export interface ClockedAsk {
  readonly id: string
  readonly seat: Seat
  readonly key: string
  readonly seconds: number
  /** Whether its clock stands still just now (something shown to a seat that is not here). */
  readonly held: boolean
  /** Whether only its own seat may know of it. */
  readonly own: boolean
}

interface Running {
  readonly ask: ClockedAsk
  /** Milliseconds left when it last started or stopped. */
  left: number
  since: number
  cancel: Cancel | null
}

const MS = 1000

export class AskClocks {
  private readonly running = new Map<string, Running>()
  private paused = false

  constructor(
    private readonly clock: Clock,
    private readonly ring: (askId: string) => void,
  ) {}

  /** Starts the clocks of asks that are new, stops those of asks that are gone; the others run on. */
  set(asks: readonly ClockedAsk[]): void {
    const open = new Set(asks.map(ask => ask.id))
    for (const [id, entry] of this.running) {
      if (open.has(id)) continue
      entry.cancel?.()
      this.running.delete(id)
    }
    for (const ask of asks) {
      const known = this.running.get(ask.id)
      const entry: Running = known
        ? { ...known, ask }
        : { ask, left: ask.seconds * MS, since: this.clock.now(), cancel: null }
      this.running.set(ask.id, entry)
      this.turn(entry)
    }
  }

  pause(on: boolean): void {
    this.paused = on
    for (const entry of this.running.values()) this.turn(entry)
  }

  /** What a seat may see of the clocks, or everybody (`null`). */
  views(seat: Seat | null): ClockView[] {
    return [...this.running.values()]
      .filter(({ ask }) => !ask.own || ask.seat === seat)
      .map(entry => ({
        seat: entry.ask.seat,
        key: entry.ask.key,
        left: Math.ceil(this.left(entry)),
        of: entry.ask.seconds * MS,
      }))
  }

  stop(): void {
    this.set([])
  }

  /** Lets an entry run or stand, as it should now. */
  private turn(entry: Running): void {
    const shouldRun = !this.paused && !entry.ask.held
    if (shouldRun === (entry.cancel !== null)) return
    if (shouldRun) {
      entry.since = this.clock.now()
      entry.cancel = this.clock.after(entry.left, () => {
        this.ring(entry.ask.id)
      })
    } else {
      entry.left = this.left(entry)
      entry.cancel?.()
      entry.cancel = null
    }
  }

  private left(entry: Running): number {
    return entry.cancel === null ? entry.left : Math.max(0, entry.left - (this.clock.now() - entry.since))
  }
}
