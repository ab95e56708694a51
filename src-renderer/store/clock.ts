/** Clocks count down on this machine from the arrival of an update: updates carry time left, never dates. */
import type { ClockView } from '../../src-shared/wire'

/** Milliseconds below which a clock warns; a short clock warns only in its last third. */
const WARN_BELOW = 10_000
const WARN_SHARE = 1 / 3

export interface RunningClock {
  readonly left: number
  /** From 1 (full) to 0. */
  readonly share: number
  readonly warns: boolean
}

/**
 * A clock's current state.
 * @param arrived when its update arrived; @param now on the same clock; @param paused whether the table is paused
 */
export function runningClock(clock: ClockView, arrived: number, now: number, paused: boolean): RunningClock {
  const elapsed = paused ? 0 : Math.max(0, now - arrived)
  const left = Math.max(0, clock.left - elapsed)
  return {
    left,
    share: clock.of > 0 ? Math.min(1, left / clock.of) : 0,
    warns: left < Math.min(WARN_BELOW, clock.of * WARN_SHARE),
  }
}

/** Whole seconds as people count them: the last second is 1, never 0 while there is time. */
export const seconds = (left: number): number => Math.ceil(left / 1000)

/** The clock of one ask, if it has one. */
export const clockOf = (clocks: readonly ClockView[], seat: number | null, key: string): ClockView | null =>
  clocks.find(clock => clock.seat === seat && clock.key === key) ?? null
