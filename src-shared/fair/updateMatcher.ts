/**
 * Compares the updates that a client received with those of the replayed match. While a client was connected it got
 * every update with something new in it; before the first update after connecting some may be missing. Updates in which
 * nothing of the match is new (somebody joined, or changed their name) may come at any point.
 */
import type { Entry, Seat } from '../kernel'
import type { ObservedUpdate } from './evidence'

/** The replayed match after one answer. Hashes are those of the update to a seat (null: a spectator). */
export interface ReplayedAnswer {
  /** The answer; null at the deal. */
  readonly entry: Entry | null
  /** Whose view it may have changed. */
  readonly touched: 'all' | 'self'
  /** Hash of the update with the answer's events. */
  hashWithEvents(seat: Seat | null): string
  /** Hash of an update without events. */
  hashWithoutEvents(seat: Seat | null): string
}

/**
 * Possible numbers of matched updates, each with its number of updates with something new since the last connection.
 */
type Positions = Map<number, number>

/** Matches received updates one replayed answer at a time, following every possible alignment. */
export class UpdateMatcher {
  private positions: Positions = new Map([[0, 1]])
  private readonly quiet = new Map<Seat | null, string>()
  private furthest = 0

  /** @param gave whether this client gave an answer */
  constructor(
    private readonly updates: readonly ObservedUpdate[],
    private readonly gave: (entry: Entry) => boolean,
  ) {}

  /**
   * Matches the next answer.
   * @returns what differs: an update, or an answer in this client's name that it never gave
   */
  step(at: ReplayedAnswer): 'frame' | 'forged' | null {
    const before = this.positions
    this.positions = this.matchEvents(at)
    const forged = this.positions.size > 0 && this.isForged(at, before)
    this.matchQuiet(at)
    if (this.positions.size === 0) return 'frame'
    return forged ? 'forged' : null
  }

  /** Whether all updates are matched. */
  get done(): boolean {
    return this.positions.has(this.updates.length)
  }

  /** 1-based position of the first update that could not be matched. */
  get firstUnmatched(): number {
    return this.furthest + 1
  }

  /** Whether updates may be missing before this one: it was the first after connecting, or after a change of seats. */
  private mayMiss(at: number): boolean {
    const update = this.updates[at]
    return update !== undefined && (update.arrival || (at > 0 && this.updates[at - 1]?.seat !== update.seat))
  }

  /** Matches updates with the answer's events. One must be there, unless the client may have missed it. */
  private matchEvents(at: ReplayedAnswer): Positions {
    const next: Positions = new Map()
    for (const [matched, since] of this.positions) {
      const update = this.updates[matched]
      if (!update || this.mayMiss(matched) || !this.isNew(at, update.seat)) next.set(matched, since)
      else if (update.hash === at.hashWithEvents(update.seat)) this.advance(next, matched + 1, since + 1)
    }
    return next
  }

  private isNew(at: ReplayedAnswer, seat: Seat | null): boolean {
    const touches = at.touched === 'all' || at.entry?.seat === seat
    return touches && at.hashWithEvents(seat) !== this.quiet.get(seat)
  }

  /** Matches updates without events. The first one after connecting may also belong to a later answer. */
  private matchQuiet(at: ReplayedAnswer): void {
    this.quiet.clear()
    const next: Positions = new Map(this.positions)
    for (const [matched, since] of next) {
      const update = this.updates[matched]
      if (!update) continue
      const quiet = this.quiet.get(update.seat) ?? at.hashWithoutEvents(update.seat)
      this.quiet.set(update.seat, quiet)
      if (update.hash !== quiet) continue
      this.advance(next, matched + 1, this.mayMiss(matched) ? 0 : since)
      if (!this.mayMiss(matched)) next.delete(matched)
    }
    this.positions = next
  }

  private advance(positions: Positions, matched: number, since: number): void {
    positions.set(matched, Math.max(since, positions.get(matched) ?? 0))
    this.furthest = Math.max(this.furthest, matched)
  }

  /**
   * Whether the answer bears this client's seat although the client never gave it. The first one after connecting may
   * come from the bot that filled in.
   */
  private isForged({ entry }: ReplayedAnswer, before: Positions): boolean {
    if (!entry || entry.by === 'clock' || this.gave(entry)) return false
    return [...before].some(
      ([matched, since]) =>
        since > 0 &&
        this.updates[matched]?.seat === entry.seat &&
        !this.mayMiss(matched) &&
        this.positions.has(matched + 1),
    )
  }
}
