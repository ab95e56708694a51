/** Clocks run down on this machine from the moment a frame arrived: frames carry time left, never dates. */
import type { ClockView } from '../../src-shared/wire'

/** From here on a clock warns, in milliseconds; a short one only in its last third. */
const WARN_BELOW = 10_000
const WARN_SHARE = 1 / 3

export interface Running {
  readonly left: number
  /** From 1 (full) to 0. */
  readonly share: number
  readonly warns: boolean
}

/**
 * A clock as it stands now.
 * @param arrived when its frame came; @param now on the same clock; @param paused the table stands still
 */
export function running(clock: ClockView, arrived: number, now: number, paused: boolean): Running {
  const gone = paused ? 0 : Math.max(0, now - arrived)
  const left = Math.max(0, clock.left - gone)
  return {
    left,
    share: clock.of > 0 ? Math.min(1, left / clock.of) : 0,
    warns: left < Math.min(WARN_BELOW, clock.of * WARN_SHARE),
  }
}

/** Whole seconds as a person counts them: the last second is 1, never 0 while there is time. */
export const seconds = (left: number): number => Math.ceil(left / 1000)

/** The clock of one question, if it has one. */
export const clockOf = (clocks: readonly ClockView[], seat: number | null, key: string): ClockView | null =>
  clocks.find(clock => clock.seat === seat && clock.key === key) ?? null
