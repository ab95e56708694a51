/** Positions of seats along the oval's rim: evenly spaced, the own seat at the bottom, the others clockwise. */

export interface Place {
  /** Centre, as shares of the board's width and height. */
  readonly x: number
  readonly y: number
}

/** The rim is a superellipse, a little squarer than an ellipse: more room for seats in the corners. */
const EXPONENT = 2.5
const SAMPLES = 720

/**
 * @param seats how many; @param width, height of the rim, in any unit
 * @returns places in turn order, the first at the bottom in the middle, then to the left and round
 */
export function roundTheTable(seats: number, width: number, height: number): Place[] {
  const rim = Array.from({ length: SAMPLES + 1 }, (_, i) => pointAt((i / SAMPLES) * 2 * Math.PI, width, height))
  const lengths = [0]
  rim.forEach((point, i) => {
    const before = rim[i - 1]
    if (before) lengths.push((lengths[i - 1] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y))
  })
  const whole = lengths[SAMPLES] ?? 0
  return Array.from({ length: seats }, (_, seat) => {
    const along = (whole * seat) / seats
    const i = Math.max(
      0,
      lengths.findIndex(length => length >= along),
    )
    const point = rim[i] ?? { x: 0, y: 0 }
    return { x: 0.5 + point.x / width, y: 0.5 + point.y / height }
  })
}

/** A point of the rim, clockwise from the bottom. */
function pointAt(angle: number, width: number, height: number): Place {
  const across = -Math.sin(angle),
    down = Math.cos(angle)
  const bend = (v: number): number => Math.sign(v) * Math.abs(v) ** (2 / EXPONENT)
  return { x: (bend(across) * width) / 2, y: (bend(down) * height) / 2 }
}

/** Seats in turn order, the own one (or seat 0 for a spectator) first. */
export const fromYou = (seats: number, you: number | null): number[] =>
  Array.from({ length: seats }, (_, i) => ((you ?? 0) + i) % seats)
