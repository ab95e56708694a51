/** Confetti: where each piece begins and how it falls. Spread evenly, so that it needs no randomness. */

export interface Piece {
  /** Horizontal position, from 0 to 1. */
  readonly x: number
  /** Sideways drift while falling, in rem. */
  readonly drift: number
  /** Start and duration, in milliseconds. */
  readonly wait: number
  readonly fall: number
  /** Full rotations. */
  readonly spin: number
  readonly tone: number
  readonly long: boolean
}

/** Enough to be seen, and few enough for a phone. */
export const PIECES = 56
/** Milliseconds after which all of it has fallen. */
export const CONFETTI_MS = 3200
export const TONES = 5
const FALL_MS = 1800,
  LONGER_MS = 700,
  WAIT_MS = 700
/** The golden ratio: fractions of its multiples are spread evenly between 0 and 1, never in a row. */
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
