/** Finds the largest size at which all seats fit round the oval without touching, or null. */
import { roundTheTable, type Place } from './places'

export interface OvalLayout {
  /** One em of a seat, as a share of the page's rem. */
  readonly scale: number
  /** A seat's box, in pixels. */
  readonly width: number
  readonly height: number
  /** Centres of the seats in pixels, the own seat first. */
  readonly centres: readonly Place[]
}

const LARGEST = 1.8
/** Below this size names cannot be read. */
const SMALLEST = 0.8
const STEP = 0.05

/** A seat's box in em: one card and its plate; each further card makes it wider. */
const BOX = { width: 7.2, height: 8.1, perCard: 3.8 } as const
/** Kept free for courthouse, middle cards and dispute, in em. */
const CENTRE = { width: 17, height: 11.5 } as const
const GAP = 0.35

/** @param cards per seat; @param rem pixels of one rem */
export function fitOval(seats: number, cards: number, width: number, height: number, rem: number): OvalLayout | null {
  for (let scale = LARGEST; scale >= SMALLEST - STEP / 2; scale -= STEP) {
    const em = scale * rem
    const box = { width: Math.max(BOX.width, cards * BOX.perCard + 0.6) * em, height: BOX.height * em }
    const rim = { width: width - box.width, height: height - box.height }
    if (rim.width < box.width || rim.height < box.height) continue
    const centres = roundTheTable(seats, rim.width, rim.height).map(({ x, y }) => ({
      x: box.width / 2 + x * rim.width,
      y: box.height / 2 + y * rim.height,
    }))
    const gap = GAP * em
    const apart = (a: Place, b: Place, w: number, h: number): boolean =>
      Math.abs(a.x - b.x) >= w || Math.abs(a.y - b.y) >= h
    const middle = { x: width / 2, y: height / 2 }
    const free = centres.every(
      (a, i) =>
        centres.every((b, j) => j <= i || apart(a, b, box.width + gap, box.height + gap)) &&
        apart(a, middle, (box.width + CENTRE.width * em) / 2, (box.height + CENTRE.height * em) / 2),
    )
    if (free) return { scale, width: box.width, height: box.height, centres }
  }
  return null
}
