/** Finds how many seats stand side by side in the list of a phone, so that their cards are as large as possible. */

/** Below this a name and coins have no room beside the cards, in rem. */
const LEAST_WIDTH = 9.5
/** The courthouse's row above the seats, in rem. */
const CENTRE = 5.5
/** The share of a seat’s width that its cards and their gaps may take beside its name, and a card's width by its height. */
const SHARE = 0.38,
  ASPECT = 5 / 7

/** @param seats in the list; @param cards per seat; @param rem pixels of one rem */
export function fitRows(seats: number, cards: number, width: number, height: number, rem: number): number {
  const cardAt = (columns: number): number => {
    const row = (height / rem - CENTRE) / Math.ceil(seats / columns),
      column = width / rem / columns
    return Math.min(row * ASPECT, (column * SHARE) / cards)
  }
  const possible = Array.from({ length: Math.max(1, Math.floor(width / rem / LEAST_WIDTH)) }, (_, i) => i + 1)
  return possible.reduce((best, columns) => (cardAt(columns) > cardAt(best) ? columns : best), 1)
}
