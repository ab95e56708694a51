/** What is seen happening, as data: things that fly between places on the board, places that glow. */
import type { Seat } from '../../src-shared/kernel/pick'

/** A place on the board: a seat, the slot of a card, an open card, or a spot by a name of its game; one that is not there is the middle of the board. */
export type Spot = `seat ${Seat}` | `slot ${string}` | `card ${string}` | `spot ${string}`

export const atSeat = (seat: Seat): Spot => `seat ${seat}`
export const atSlot = (slot: string): Spot => `slot ${slot}`
export const atCard = (card: string): Spot => `card ${card}`
export const atSpot = (name: string): Spot => `spot ${name}`
export const MIDDLE: Spot = 'spot middle'

export type Thing = 'card' | 'coin' | 'sword' | 'shield' | 'eye' | 'star' | 'quill' | 'token'

export type Motion =
  /** Things fly from one place to another; never more than are worth seeing. */
  | { readonly move: 'fly'; readonly thing: Thing; readonly from: Spot; readonly to: Spot; readonly count?: number }
  /** Two cards go under the table and come back: nobody sees which is which, so they always look the same. */
  | { readonly move: 'under'; readonly slots: readonly Spot[] }
  | { readonly move: 'glow'; readonly at: Spot; readonly tone: 'gold' | 'rose' | 'dark' }
  /** A card flies from the middle to every seat. */
  | { readonly move: 'deal' }
  /** At every seat a card goes on to the next one: `by` 1 to the seat after it, −1 to the one before. */
  | { readonly move: 'around'; readonly by: 1 | -1 }
  /** Night falls over the board, or day breaks. */
  | { readonly move: 'sky'; readonly tone: 'night' | 'day' }

/** How one of a game's events looks. It is given the public event alone: what a seat is told besides cannot be seen by how things move. */
export type MotionsOf<E> = (event: E) => readonly Motion[]

export interface TimedMotion {
  readonly motion: Motion
  /** Milliseconds after the frame, and how long it lasts. */
  readonly at: number
  readonly last: number
}

/** All that a frame shows is over by then. */
export const LONGEST_MS = 900
const ONE_MS = 520,
  APART_MS = 130
/** More than these at once nobody can follow. */
const MOST = 6

/** When the motions of a frame begin, one after another, so that all are over in time. */
export function timed(motions: readonly Motion[]): TimedMotion[] {
  const shown = motions.slice(0, MOST)
  const apart = Math.min(APART_MS, (LONGEST_MS - ONE_MS) / Math.max(1, shown.length - 1))
  return shown.map((motion, i) => ({ motion, at: Math.round(i * apart), last: ONE_MS }))
}

/** The places that a motion leads to or from; the middle of the board is none. */
export function placesOf(motion: Motion): readonly Spot[] {
  switch (motion.move) {
    case 'fly':
      return [motion.from, motion.to].filter(spot => spot !== MIDDLE)
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
