/**
 * The view of a Mascarade table: the open part for everybody, and the private part of each seat (nothing that lasts).
 */
import type { Seat } from '../../../kernel'
import type { Character } from './characters'
import type { Place, SlotId } from './slots'
import { cardAt, layoutOf, type MascaradeState } from './state'

export interface MascaradeOpen {
  readonly characters: readonly Character[]
  readonly slots: readonly {
    readonly id: SlotId
    readonly seat: Seat | null
    readonly place: Place
    /** The card, while it lies face up; null for a face-down one. */
    readonly face: Character | null
  }[]
  readonly coins: readonly number[]
  readonly courthouse: number
  readonly first: Seat
  readonly turn: { readonly seat: Seat; readonly number: number }
  readonly mustSwap: { readonly seat: Seat; readonly slot: SlotId } | null
  readonly turnLimit: number
  readonly notes: boolean
}

/** Nothing in this game stays in a seat's own view: what was looked at is there while its `seen` ask is open. */
export type MascaradeOwn = null

export function open(state: MascaradeState): MascaradeOpen {
  // Open hands exist only after the end of a match.
  const shows = (slot: SlotId): boolean => state.outcome !== null || state.faceUp.includes(slot)
  return {
    characters: state.characters,
    slots: layoutOf(state).map(({ id, seat, place }) => ({
      id,
      seat,
      place,
      face: shows(id) ? cardAt(state, id) : null,
    })),
    coins: [...state.coins],
    courthouse: state.courthouse,
    first: state.first,
    turn: { seat: state.turn.seat, number: state.turn.number },
    mustSwap: state.mustSwap && { seat: state.mustSwap.seat, slot: state.mustSwap.slot },
    turnLimit: state.options.turnLimit,
    notes: state.options.notes,
  }
}

export const own = (): MascaradeOwn => null
