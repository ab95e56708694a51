/** Animations as data: things that fly between places on the board, and places that glow. */
import type { Seat } from '../../src-shared/kernel/choiceSpec'

/**
 * A place on the board: a seat, a card's slot, an open card, or a named spot of a game; a place that is not drawn
 * stands for the middle of the board.
 */
export type Spot = `seat ${Seat}` | `slot ${string}` | `card ${string}` | `spot ${string}`

export const atSeat = (seat: Seat): Spot => `seat ${seat}`
export const atSlot = (slot: string): Spot => `slot ${slot}`
export const atCard = (card: string): Spot => `card ${card}`
export const atSpot = (name: string): Spot => `spot ${name}`
export const MIDDLE: Spot = 'spot middle'

export type Thing = 'card' | 'coin' | 'sword' | 'shield' | 'eye' | 'star' | 'quill' | 'token'

export type Motion =
  /** Things fly from one place to another. `of`: which card, if it flies face up. */
  | {
      readonly move: 'fly'
      readonly thing: Thing
      readonly from: Spot
      readonly to: Spot
      readonly count?: number
      readonly of?: string
    }
  /** Two cards go under the table and come back. Nobody may see which is which, so they always look the same. */
  | { readonly move: 'under'; readonly slots: readonly Spot[] }
  | { readonly move: 'glow'; readonly at: Spot; readonly tone: 'gold' | 'rose' | 'dark' }
  /** A card flies from the middle to every seat. */
  | { readonly move: 'deal' }
  /** At every seat a card goes on to the next one: `by` 1 to the seat after it, −1 to the one before. */
  | { readonly move: 'around'; readonly by: 1 | -1 }
  /** Night falls over the board, or day breaks. */
  | { readonly move: 'sky'; readonly tone: 'night' | 'day' }

export const fly = (
  thing: Thing,
  from: Spot,
  to: Spot,
  more: { readonly count?: number; readonly of?: string } = {},
): Motion => ({ move: 'fly', thing, from, to, ...more })

/** These seats glow. */
export const glow = (tone: 'gold' | 'rose' | 'dark', ...seats: readonly Seat[]): Motion[] =>
  seats.map(seat => ({ move: 'glow', at: atSeat(seat), tone }))

export interface TimedMotion {
  readonly motion: Motion
  /** Milliseconds after the update, and its duration. */
  readonly at: number
  readonly last: number
}

/** Milliseconds after which all animations of an update have ended. */
export const LONGEST_MS = 900
const ONE_MS = 520,
  APART_MS = 130
/** Nobody can follow more than these at once. */
const MOST = 6

/** Start times of an update's animations: one after another, all over in time. */
export function timed(motions: readonly Motion[]): TimedMotion[] {
  const shown = motions.slice(0, MOST)
  const apart = Math.min(APART_MS, (LONGEST_MS - ONE_MS) / Math.max(1, shown.length - 1))
  return shown.map((motion, i) => ({ motion, at: Math.round(i * apart), last: ONE_MS }))
}

/** The places at a motion's ends. */
export function placesOf(motion: Motion): readonly Spot[] {
  switch (motion.move) {
    case 'fly':
      return [motion.from, motion.to]
    case 'under':
      return motion.slots
    case 'glow':
      return [motion.at]
    case 'deal':
    case 'around':
    case 'sky':
      return []
  }
}
