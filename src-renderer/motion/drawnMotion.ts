/** Turns the places of an animation into pixels. */
import { atSeat, type Motion, type Spot, type Thing, type TimedMotion } from './motions'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A thing that flies along these points, in order. */
export interface Flight {
  readonly kind: 'flight'
  readonly thing: Thing
  /** The card that flies face up. */
  readonly of?: string | undefined
  readonly along: readonly Point[]
  readonly size: number
  readonly at: number
  readonly last: number
}
export interface Glow {
  readonly kind: 'glow'
  readonly tone: 'gold' | 'rose' | 'dark'
  readonly box: DOMRect
  readonly at: number
  readonly last: number
}
export interface Sky {
  readonly kind: 'sky'
  readonly tone: 'night' | 'day'
  readonly box: DOMRect
  readonly at: number
  readonly last: number
}
export type DrawnMotion = Flight | Glow | Sky

/** More coins than these cannot be told apart. */
const MOST_THINGS = 5
/** Milliseconds between two things of one flight. */
const APART_MS = 55
const SIZES: { readonly [thing in Thing]: number } = {
  card: 40,
  coin: 24,
  sword: 40,
  shield: 38,
  eye: 44,
  star: 26,
  quill: 34,
  token: 26,
}

/**
 * The element of a place within a board, or at the own seat, which stands below the board on a phone. Several may stand
 * for a seat: the first that is drawn counts.
 */
function elementAt(board: Element, spot: Spot): Element {
  const [kind = '', ...rest] = spot.split(' '),
    name = CSS.escape(rest.join(' '))
  const place = `[data-${kind}="${name}"]`,
    own = board.closest('[data-test="table"]')?.querySelectorAll(`.own${place}, .own ${place}`) ?? []
  const found = [...board.querySelectorAll(place), ...own].find(element => element.getBoundingClientRect().width > 0)
  return found ?? board
}

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 })

/** @returns what to draw, in pixels of the window */
export function drawnOf(board: Element, { motion, at, last }: TimedMotion): DrawnMotion[] {
  const box = (spot: Spot): DOMRect => elementAt(board, spot).getBoundingClientRect()
  switch (motion.move) {
    case 'glow':
      return [{ kind: 'glow', tone: motion.tone, box: box(motion.at), at, last }]
    case 'sky':
      return [{ kind: 'sky', tone: motion.tone, box: board.getBoundingClientRect(), at, last }]
    case 'deal':
      return dealt(board, at, last)
    case 'around':
      return around(board, motion.by, at, last)
    case 'under':
      return under(motion, box, middleOf(board.getBoundingClientRect()), at, last)
    case 'fly':
      return Array.from({ length: Math.min(MOST_THINGS, motion.count ?? 1) }, (_, i): Flight => ({
        kind: 'flight',
        thing: motion.thing,
        of: motion.of,
        size: SIZES[motion.thing],
        along: [middleOf(box(motion.from)), middleOf(box(motion.to))],
        at: at + i * APART_MS,
        last: last - i * APART_MS,
      }))
  }
}

/** The middles of all seats that are drawn, in seat order. */
function seatsOf(board: Element): Point[] {
  const numbers = new Set(
    [...board.querySelectorAll<HTMLElement>('[data-seat]')].map(({ dataset }) => Number(dataset.seat)),
  )
  return [...numbers]
    .sort((a, b) => a - b)
    .map(seat => elementAt(board, atSeat(seat)))
    .filter(element => element !== board)
    .map(element => middleOf(element.getBoundingClientRect()))
}

const card = (from: Point, to: Point, at: number, last: number): Flight => ({
  kind: 'flight',
  thing: 'card',
  size: SIZES.card,
  along: [from, to],
  at,
  last,
})

/** A card from the middle to every seat, one after another. */
function dealt(board: Element, at: number, last: number): Flight[] {
  const seats = seatsOf(board),
    middle = middleOf(board.getBoundingClientRect()),
    apart = Math.min(APART_MS, last / 2 / Math.max(1, seats.length))
  return seats.map((seat, i) => card(middle, seat, at + i * apart, last - i * apart))
}

/** A card from every seat to the next one, all at once. */
function around(board: Element, by: number, at: number, last: number): Flight[] {
  const seats = seatsOf(board)
  return seats.flatMap((seat, i) => {
    const next = seats[(i + by + seats.length) % seats.length]
    return next ? [card(seat, next, at, last)] : []
  })
}

/** All cards meet in the middle and go back to all places: no path shows where a card ends. */
function under(
  { slots }: Extract<Motion, { move: 'under' }>,
  box: (spot: Spot) => DOMRect,
  middle: Point,
  at: number,
  last: number,
): Flight[] {
  return slots.map(slot => {
    const home = middleOf(box(slot))
    return { kind: 'flight', thing: 'card', size: SIZES.card, along: [home, middle, home], at, last }
  })
}
