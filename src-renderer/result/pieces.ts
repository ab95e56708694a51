/** Paper that falls for a winner: where each piece begins and how it falls. Spread evenly, so that it needs no chance. */

export interface Piece {
  /** Across the window, from 0 to 1. */
  readonly x: number
  /** How far it drifts to a side while it falls, in rem. */
  readonly drift: number
  /** Milliseconds: when it begins, and how long it falls. */
  readonly wait: number
  readonly fall: number
  /** Whole turns. */
  readonly spin: number
  readonly tone: number
  readonly long: boolean
}

/** Enough to be seen, few enough for a phone. */
export const PIECES = 56
/** All of it is over by then, in milliseconds. */
export const CONFETTI_MS = 3200
export const TONES = 5
const FALL_MS = 1800,
  LONGER_MS = 700,
  WAIT_MS = 700
/** Multiples of it, without their whole part, lie evenly between 0 and 1 and never in a row. */
const GOLDEN = 0.618033988749895

const part = (n: number): number => n - Math.floor(n)

export const pieces: readonly Piece[] = Array.from({ length: PIECES }, (_, i) => ({
  x: part(i * GOLDEN),
  drift: (part(i * GOLDEN * 3 + 0.2) - 0.5) * 12,
  wait: Math.round(part(i * GOLDEN * 5) * WAIT_MS),
  fall: Math.round(FALL_MS + part(i * GOLDEN * 7) * LONGER_MS),
  spin: 1 + Math.floor(part(i * GOLDEN * 11) * 3),
  tone: i % TONES,
  long: i % 3 === 0,
}))
