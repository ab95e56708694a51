/**
 * Compares the frames that a client received with those that the match gives when it is played again. On one line no
 * frame with something new is left out; before one that came on arrival some may be missing. Frames in which nothing of
 * the match is new (somebody came, or took another name) may stand anywhere.
 */
import type { Entry, Seat } from '../kernel'
import type { KeptFrame } from './kept'

/** The match as it stands after so many answers, as a seat (null: a spectator) is sent it. */
export interface Standing {
  /** The answer that led here; null at the deal. */
  readonly entry: Entry | null
  /** Whose frames it may have changed. */
  readonly touched: 'all' | 'self'
  /** Hash of the frame in which it was told. */
  told(seat: Seat | null): string
  /** Hash of a frame that tells nothing new. */
  quiet(seat: Seat | null): string
}

/** How many frames may be matched so far, and how many with something new since the last arrival. */
type Ways = Map<number, number>

export class Walk {
  /** How many of the frames can be those that were sent up to here, along each way. */
  private ways: Ways = new Map([[0, 1]])
  private readonly quiet = new Map<Seat | null, string>()
  private furthest = 0

  /** @param gave whether this client has given this very answer */
  constructor(
    private readonly frames: readonly KeptFrame[],
    private readonly gave: (entry: Entry) => boolean,
  ) {}

  /** Goes one answer on. @returns what differs: a frame, or an answer by hand that this client never gave */
  step(at: Standing): 'frame' | 'forged' | null {
    const before = this.ways
    this.ways = this.sent(at)
    const forged = this.ways.size > 0 && this.isForged(at, before)
    this.rest(at)
    if (this.ways.size === 0) return 'frame'
    return forged ? 'forged' : null
  }

  /** Whether all frames have found their place. */
  get done(): boolean {
    return this.ways.has(this.frames.length)
  }

  /** The first frame that found no place, from 1. */
  get differs(): number {
    return this.furthest + 1
  }

  /** Whether frames may be missing before this one: it came on arrival, or its person had just changed places. */
  private mayMiss(at: number): boolean {
    const frame = this.frames[at]
    return frame !== undefined && (frame.arrival || (at > 0 && this.frames[at - 1]?.seat !== frame.seat))
  }

  /** Where an answer was told, its frame is there, unless its client was not. */
  private sent(at: Standing): Ways {
    const next: Ways = new Map()
    for (const [f, since] of this.ways) {
      const frame = this.frames[f]
      if (!frame || this.mayMiss(f) || !this.isNew(at, frame.seat)) next.set(f, since)
      else if (frame.hash === at.told(frame.seat)) this.take(next, f + 1, since + 1)
    }
    return next
  }

  private isNew(at: Standing, seat: Seat | null): boolean {
    const touches = at.touched === 'all' || at.entry?.seat === seat
    return touches && at.told(seat) !== this.quiet.get(seat)
  }

  /** Frames without anything new. One that came on arrival may also belong further on. */
  private rest(at: Standing): void {
    this.quiet.clear()
    const next: Ways = new Map(this.ways)
    for (const [f, since] of next) {
      const frame = this.frames[f]
      if (!frame) continue
      const quiet = this.quiet.get(frame.seat) ?? at.quiet(frame.seat)
      this.quiet.set(frame.seat, quiet)
      if (frame.hash !== quiet) continue
      this.take(next, f + 1, this.mayMiss(f) ? 0 : since)
      if (!this.mayMiss(f)) next.delete(f)
    }
    this.ways = next
  }

  private take(ways: Ways, f: number, since: number): void {
    ways.set(f, Math.max(since, ways.get(f) ?? 0))
    this.furthest = Math.max(this.furthest, f)
  }

  /**
   * Whether this is an answer by one's own hand which one never gave. The first after an arrival may be a bot's that sat
   * in: it was on its way.
   */
  private isForged({ entry }: Standing, before: Ways): boolean {
    if (entry?.by !== 'hand' || this.gave(entry)) return false
    return [...before].some(
      ([f, since]) => since > 0 && this.frames[f]?.seat === entry.seat && !this.mayMiss(f) && this.ways.has(f + 1),
    )
  }
}
