/** How large the cards of the common area may be, so that all of them have their place. */

/** Sizes of cards in the common area, in em; the gaps between them, and the heading of a group. */
const CARD = { most: 5, least: 2.4, step: 0.1, tall: 1.4 } as const
const GAP = { cards: 0.55, below: 0.75, groups: 1, rows: 0.5, head: 1.65 } as const
/** Smaller cards show their pictures alone, and groups their icons. */
export const NAMED = 2.9
const HEAD = { named: 5.6, bare: 2.4 } as const

/**
 * @param groups number of cards in each group; @param width, height of the area in em
 * @returns the width of a card
 */
export function fitCards(groups: readonly number[], width: number, height: number): number {
  for (let card = CARD.most; card > CARD.least; card -= CARD.step) {
    if (heightOf(groups, width, card) <= height) return Number(card.toFixed(1))
  }
  return CARD.least
}

function heightOf(groups: readonly number[], width: number, card: number): number {
  const perRow = Math.max(1, Math.floor((width + GAP.cards) / (card + GAP.cards)))
  let whole = 0,
    used = 0,
    row = 0
  for (const count of groups) {
    const wide = Math.max(card < NAMED ? HEAD.bare : HEAD.named, Math.min(count, perRow) * (card + GAP.cards)),
      high = GAP.head + Math.ceil(count / perRow) * (card * CARD.tall + GAP.below)
    if (used > 0 && used + GAP.groups + wide > width) {
      whole += row + GAP.rows
      used = 0
      row = 0
    }
    used += (used > 0 ? GAP.groups : 0) + wide
    row = Math.max(row, high)
  }
  return whole + row
}
