/** The clocks of the open asks of one match. Their length is public: a rule, an option or the table sets it. */
import { SEEN, type Match, type Seat } from '../../../src-shared/kernel'
import type { ClockView } from '../../../src-shared/wire'
import type { Cancel, Clock } from '../../clock'

/** An ask that has a clock. */
export interface ClockedAsk {
  readonly id: string
  readonly seat: Seat
  readonly key: string
  readonly seconds: number
  /** Whether its clock is stopped (something is shown to a seat whose person is away). */
  readonly isHeld: boolean
  /** Whether only its own seat may see it. */
  readonly isPrivate: boolean
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
    private readonly onTimeout: (askId: string) => void,
  ) {}

  /** Starts clocks of new asks and stops those of closed ones; the others run on. */
  set(asks: readonly ClockedAsk[]): void {
    if (asks.length === 0 && this.running.size === 0) return
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
      this.updateTimer(entry)
    }
  }

  pause(on: boolean): void {
    this.paused = on
    for (const entry of this.running.values()) this.updateTimer(entry)
  }

  /** The clocks that a seat may see, or a spectator (`null`). */
  views(seat: Seat | null): ClockView[] {
    return [...this.running.values()]
      .filter(({ ask }) => !ask.isPrivate || ask.seat === seat)
      .map(entry => ({
        seat: entry.ask.seat,
        key: entry.ask.key,
        left: Math.ceil(this.timeLeft(entry)),
        of: entry.ask.seconds * MS,
      }))
  }

  stop(): void {
    this.set([])
  }

  /** Starts or stops an entry's timer as its state demands. */
  private updateTimer(entry: Running): void {
    const shouldRun = !this.paused && !entry.ask.isHeld
    if (shouldRun === (entry.cancel !== null)) return
    if (shouldRun) {
      entry.since = this.clock.now()
      entry.cancel = this.clock.after(entry.left, () => {
        this.onTimeout(entry.ask.id)
      })
    } else {
      entry.left = this.timeLeft(entry)
      entry.cancel?.()
      entry.cancel = null
    }
  }

  private timeLeft(entry: Running): number {
    return entry.cancel === null ? entry.left : Math.max(0, entry.left - (this.clock.now() - entry.since))
  }
}

/** Somebody who reads a card for the first time takes about twice as long. */
const NEWCOMER = 2

/**
 * The open asks that have a clock: public ones, and something shown to a seat.
 * @param seconds the table's answer clock, for asks that bring none; 0 is none
 * @param isPresent whether somebody is at a seat; a bot always is
 * @param readsLonger whether the game's own clocks run longer for a seat: a newcomer has to read
 */
export function clockedAsks(
  match: Match,
  seconds: number,
  isPresent: (seat: Seat) => boolean,
  readsLonger: (seat: Seat) => boolean,
): ClockedAsk[] {
  const clocked: ClockedAsk[] = []
  for (const { id, seat, key, seconds: own } of match.asks('public')) {
    const length = own === undefined ? seconds : own * (readsLonger(seat) ? NEWCOMER : 1)
    if (length > 0) clocked.push({ id, seat, key, seconds: length, isHeld: false, isPrivate: false })
  }
  for (const { id, seat, key, seconds: length = 0 } of match.asks())
    if (key === SEEN && length > 0)
      clocked.push({ id, seat, key, seconds: length, isHeld: !isPresent(seat), isPrivate: true })
  return clocked
}
