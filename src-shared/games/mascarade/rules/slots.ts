/** Slots: the places where cards lie. A slot is a place, never a card: cards move, slots do not. */
import type { Seat } from '../../../kernel'
import { isSmall } from './sets'

export type SlotId = string

export type Place = 'card' | 'left' | 'right' | 'protected' | 'middle'

export interface Slot {
  readonly id: SlotId
  /** Whose it is; null for the middle of the table. */
  readonly seat: Seat | null
  readonly place: Place
}

const PLACES: { readonly [seats: number]: readonly Place[] } = {
  2: ['left', 'protected', 'right'],
  3: ['left', 'right'],
}

const layouts = new Map<string, readonly Slot[]>()

/**
 * All slots of a table, seat by seat, then the middle. The card of slot i is `state.cards[i]`.
 * @param seats how many players; @param cards how many cards: those over the players' lie in the middle
 */
export function slotsOf(seats: number, cards: number): readonly Slot[] {
  const key = `${seats}/${cards}`
  const known = layouts.get(key)
  if (known) return known
  const layout = Array.from({ length: seats }, (_, seat) => seatSlots(seats, seat)).flat()
  for (let i = 0; layout.length < cards; i++) layout.push({ id: `m${i}`, seat: null, place: 'middle' })
  layouts.set(key, layout)
  return layout
}

function seatSlots(seats: number, seat: Seat): Slot[] {
  const places = PLACES[seats]
  return places
    ? places.map(place => ({ id: `s${seat}.${place}`, seat, place }))
    : [{ id: `s${seat}`, seat, place: 'card' }]
}

/** A seat's slots of which the hands lie: all but the protected one. */
export const isOpenPlace = (slot: Slot): boolean => slot.place !== 'protected'

export const clockwiseFrom = (seat: Seat, seats: number): Seat[] =>
  Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats)

export { isSmall }
