/** The cargo, as a table: how many cards there are of each, and what the harbour pays for it. */
export const CARGO = [
  { id: 'grain', copies: 6, coins: 1 },
  { id: 'wine', copies: 6, coins: 2 },
  { id: 'silk', copies: 6, coins: 3 },
  { id: 'gold', copies: 6, coins: 4 },
] as const

export type Cargo = (typeof CARGO)[number]['id']

export const CARGO_IDS: readonly Cargo[] = CARGO.map(({ id }) => id)

/** Cards in a hand, one for each round. */
export const ROUNDS = 4
export const COINS_AT_START = 3
/** Seconds in which ships can be searched: time to look around the table. */
export const SEARCH_SECONDS = 15

/** What the harbour pays for a crate of this. */
export const coinsFor = (cargo: Cargo): number => CARGO.find(({ id }) => id === cargo)?.coins ?? 0

/** Sorted by the table, so that a hand shows no order of drawing. */
export const inOrder = (cards: readonly Cargo[]): Cargo[] => CARGO_IDS.flatMap(id => cards.filter(card => card === id))
