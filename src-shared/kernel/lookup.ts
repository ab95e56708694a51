/** Tables of cards: found by id, put in the table's order. They never change, and are looked into at every answer. */

interface Card {
  readonly id: string
}
interface Found<T> {
  readonly card: T
  readonly at: number
}

const indices = new WeakMap<readonly Card[], ReadonlyMap<string, Found<Card>>>()

function indexOf<T extends Card>(table: readonly T[]): ReadonlyMap<string, Found<T>> {
  const known = indices.get(table)
  if (known) return known as ReadonlyMap<string, Found<T>>
  const index = new Map(table.map((card, at) => [card.id, { card, at }]))
  indices.set(table, index)
  return index
}

/** @returns the card of this id, or undefined */
export const cardById = <T extends Card>(table: readonly T[], id: string): T | undefined => indexOf(table).get(id)?.card

/** These cards, each as often as it is among them, in the order of their table; what the table does not know is left out. */
export function sortedBy(table: readonly Card[], ids: readonly string[]): string[] {
  const index = indexOf(table)
  const found: Found<Card>[] = []
  for (const id of ids) {
    const card = index.get(id)
    if (card) found.push(card)
  }
  return found.sort((a, b) => a.at - b.at).map(({ card }) => card.id)
}

/** The different cards among these, in the order of their table. */
export const kindsBy = (table: readonly Card[], ids: readonly string[]): string[] => sortedBy(table, [...new Set(ids)])
