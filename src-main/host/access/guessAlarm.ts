/** Counts wrong join codes at a table, so that its host learns that somebody is guessing. */
import type { Clock } from '../../clock'

/** Wrong codes count for so long. */
const WINDOW_MS = 600_000
/** As many slips are no accident. */
const ALARM_AT = 10
/** The host is sent the present number no more often than this. */
const TELL_MS = 30_000
/** More than the budget lets through within the window. */
const MAX_COUNTED = 500

export class GuessAlarm {
  private times: readonly number[] = []
  private code: string | null = null
  private toldAt = -Infinity

  constructor(private readonly clock: Clock) {}

  /** A wrong code for this one. @returns whether the host should be told now */
  add(code: string | null): boolean {
    const now = this.clock.now()
    if (code !== this.code) this.times = []
    this.code = code
    this.times = [...this.recent(), now].slice(-MAX_COUNTED)
    if (this.times.length < ALARM_AT || (this.times.length > ALARM_AT && now - this.toldAt < TELL_MS)) return false
    this.toldAt = now
    return true
  }

  /** How many wrong codes came lately for this one; null while they are too few to speak of. */
  count(code: string | null): number | null {
    const { length } = code === this.code ? this.recent() : []
    return length >= ALARM_AT ? length : null
  }

  private recent(): readonly number[] {
    const since = this.clock.now() - WINDOW_MS
    return this.times.filter(time => time > since)
  }
}
