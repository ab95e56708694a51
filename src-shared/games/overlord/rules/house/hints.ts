/**
 * What a hint card of the house deck is. The deck is our own: no card of the printed game is in it. Titles are in the
 * game's locales, by id.
 */
import type { Emblem } from './emblems'

/** The corner of a card, which `formal` demands. A joker stands for any of the five. */
export type HintSymbol = 'character' | 'item' | 'place' | 'monster' | 'event' | 'joker'

export interface HouseHint {
  /** Stable: journals and decks name a card by it. */
  readonly id: string
  readonly symbol: HintSymbol
  readonly emblem: Emblem
}

/** In the order in which hands and help list them. */
export const HINT_SYMBOLS: readonly HintSymbol[] = ['character', 'item', 'place', 'monster', 'event', 'joker']
