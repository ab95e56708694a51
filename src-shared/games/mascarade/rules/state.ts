/** The full state of a Mascarade match, its events, and what is shown to single seats. */
import { stepsOf, type GameState, type Play, type Seat } from '../../../kernel'
import type { Character } from './characters'
import type { MascaradeOptions } from './options'
import { slotsOf, type Slot, type SlotId } from './slots'

export interface MascaradeState extends GameState {
  readonly seats: number
  readonly options: MascaradeOptions
  /** The characters in this game, also those in the middle. */
  readonly characters: readonly Character[]
  readonly first: Seat
  coins: number[]
  courthouse: number
  /** What the bank still holds. Ruling: it never runs out, so it may go below zero. */
  bank: number
  /** Zone: what lies in each slot, in the order of the layout. */
  cards: Character[]
  /** Slots that lie face up. Public. */
  faceUp: SlotId[]
  /** Whose turn it is, and its 1-based number in the game. */
  turn: { seat: Seat; number: number }
  /** The mark of the forced swap (forcedSwap.ts): the seat, and the slot that was revealed. */
  mustSwap: { readonly seat: Seat; readonly slot: SlotId } | null
}

export type Purse = Seat | 'bank' | 'courthouse'

export type TurnSort = 'prepare' | 'forced' | 'free'

export type MascaradeEvent =
  | { readonly kind: 'deal'; readonly first: Seat }
  | { readonly kind: 'cover'; readonly slots: readonly SlotId[] }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly number: number; readonly sort: TurnSort }
  | {
      readonly kind: 'swap'
      readonly seat: Seat
      readonly slots: readonly SlotId[]
      readonly how: 'turn' | 'fool' | 'spy'
    }
  | { readonly kind: 'look'; readonly seat: Seat; readonly slots: readonly SlotId[]; readonly how: 'turn' | 'spy' }
  | { readonly kind: 'announce'; readonly seat: Seat; readonly slot: SlotId; readonly character: Character }
  | { readonly kind: 'claim'; readonly seat: Seat; readonly slot: SlotId; readonly character: Character }
  | { readonly kind: 'pass'; readonly seat: Seat; readonly character: Character }
  | {
      readonly kind: 'reveal'
      readonly cards: readonly { readonly seat: Seat; readonly slot: SlotId; readonly character: Character }[]
    }
  | { readonly kind: 'nobody'; readonly character: Character }
  | { readonly kind: 'power'; readonly seat: Seat; readonly character: Character }
  | {
      readonly kind: 'coins'
      readonly from: Purse
      readonly to: Purse
      readonly amount: number
      readonly why: Character | 'fine'
    }
  | { readonly kind: 'noEffect'; readonly seat: Seat; readonly character: Character }
  | { readonly kind: 'fortunes'; readonly seat: Seat; readonly with: Seat | null }
  | { readonly kind: 'point'; readonly seat: Seat; readonly target: Seat }
  | {
      readonly kind: 'confess'
      readonly seat: Seat
      readonly said: Character | 'silence'
      readonly truth: Character
      readonly right: boolean
    }
  | { readonly kind: 'end'; readonly winners: readonly Seat[]; readonly reason: EndReason }

export type EndReason = 'thirteen' | 'bankrupt' | 'cheat' | 'turnLimit'

/** What a seat is shown, for a moment. */
export type MascaradeShown =
  | { readonly kind: 'card'; readonly slot: SlotId; readonly character: Character }
  | { readonly kind: 'swapped'; readonly slots: readonly SlotId[]; readonly swapped: boolean }

export type MascaradePlay = Play<MascaradeState, MascaradeEvent>

export const step = stepsOf<MascaradeState, MascaradeEvent>()

export const layoutOf = (state: MascaradeState): readonly Slot[] => slotsOf(state.seats, state.cards.length)

export const ownSlots = (state: MascaradeState, seat: Seat): Slot[] =>
  layoutOf(state).filter(slot => slot.seat === seat)

export const ids = (slots: readonly Slot[]): SlotId[] => slots.map(slot => slot.id)

/** The first of a seat's slots: its card, at 2 and 3 seats the left one. @throws when there is no such seat. */
export function firstSlot(state: MascaradeState, seat: Seat): SlotId {
  const [slot] = ids(ownSlots(state, seat))
  if (slot === undefined) throw new Error(`seat ${seat} has no slot`)
  return slot
}

/** The card in a slot. @throws when there is no such slot. */
export function cardAt(state: MascaradeState, slot: SlotId): Character {
  const card = state.cards[layoutOf(state).findIndex(s => s.id === slot)]
  if (!card) throw new Error(`no slot is called ${slot}`)
  return card
}

/** Swaps what lies in two slots, or not; a card that was face up comes back face down. */
export function moveUnderTable(state: MascaradeState, [a, b]: readonly [SlotId, SlotId], swap: boolean): void {
  const layout = layoutOf(state)
  const i = layout.findIndex(s => s.id === a),
    j = layout.findIndex(s => s.id === b)
  const one = cardAt(state, a),
    other = cardAt(state, b)
  // Ruling: a card face up in a dispute that the Fool or Spy takes comes back face down.
  state.faceUp = state.faceUp.filter(slot => slot !== a && slot !== b)
  if (!swap) return
  state.cards[i] = other
  state.cards[j] = one
}
