/** Where on the screen things fly: from the places of a motion to pixels. */
import type { Motion, Spot, Thing, TimedMotion } from './motions'

export interface Point { readonly x: number; readonly y: number }

/** One thing in the air: along these points, in order. */
export interface Flight { readonly kind: 'flight'; readonly thing: Thing; readonly along: readonly Point[]; readonly size: number; readonly at: number; readonly last: number }
export interface Glow { readonly kind: 'glow'; readonly tone: 'gold' | 'rose' | 'dark'; readonly box: DOMRect; readonly at: number; readonly last: number }
export interface Sky { readonly kind: 'sky'; readonly tone: 'night' | 'day'; readonly box: DOMRect; readonly at: number; readonly last: number }
export type Seen = Flight | Glow | Sky

/** More coins than these in the air are no longer told apart. */
const MOST_THINGS = 5
/** Between two things of one flight, in milliseconds. */
const APART_MS = 55
const SIZES: { readonly [thing in Thing]: number } = { card: 40, coin: 24, sword: 40, shield: 38, eye: 44, star: 26, quill: 34, token: 26 }

/** The element of a place within a board: several may stand for a seat, the first that is drawn counts. */
function elementAt(board: Element, spot: Spot): Element {
  const [kind = '', ...rest] = spot.split(' '), name = CSS.escape(rest.join(' '))
  const found = [...board.querySelectorAll(`[data-${kind}="${name}"]`)].find(element => element.getBoundingClientRect().width > 0)
  return found ?? board
}

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 })

/** @returns what is to be drawn, in pixels of the window */
export function seenOf(board: Element, { motion, at, last }: TimedMotion): Seen[] {
  const box = (spot: Spot): DOMRect => elementAt(board, spot).getBoundingClientRect()
  switch (motion.move) {
    case 'glow': return [{ kind: 'glow', tone: motion.tone, box: box(motion.at), at, last }]
    case 'sky': return [{ kind: 'sky', tone: motion.tone, box: board.getBoundingClientRect(), at, last }]
    case 'under': return under(motion, box, middleOf(board.getBoundingClientRect()), at, last)
    case 'fly': return Array.from({ length: Math.min(MOST_THINGS, motion.count ?? 1) }, (_, i): Flight =>
      ({ kind: 'flight', thing: motion.thing, size: SIZES[motion.thing], along: [middleOf(box(motion.from)), middleOf(box(motion.to))], at: at + i * APART_MS, last: last - i * APART_MS }))
  }
}

/** All cards meet in the middle and go back to all their places: no path tells where one ends. */
function under({ slots }: Extract<Motion, { move: 'under' }>, box: (spot: Spot) => DOMRect, middle: Point, at: number, last: number): Flight[] {
  return slots.map(slot => {
    const home = middleOf(box(slot))
    return { kind: 'flight', thing: 'card', size: SIZES.card, along: [home, middle, home], at, last }
  })
}
