/**
 * Finds cards by id and sorts them by their table. Indexes are cached: tables never change and are searched at every
 * answer.
 */

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

/** Returns the card with this id, or undefined. */
export const cardById = <T extends Card>(table: readonly T[], id: string): T | undefined => indexOf(table).get(id)?.card

/** Sorts cards by their table, keeping duplicates and dropping unknown ids. */
export function inTableOrder(table: readonly Card[], ids: readonly string[]): string[] {
  const index = indexOf(table)
  const at = (id: string): number => index.get(id)?.at ?? 0
  return ids.filter(id => index.has(id)).sort((a, b) => at(a) - at(b))
}

/** The same without duplicates. */
export const distinctInTableOrder = (table: readonly Card[], ids: readonly string[]): string[] =>
  inTableOrder(table, [...new Set(ids)])

/**
 * Puts a card at its place in a list without duplicates: sooner than sorting, where a long list grows by one.
 * @param ids in the order of the table
 */
export function putInTableOrder(table: readonly Card[], ids: readonly string[], id: string): string[] {
  const index = indexOf(table)
  const place = index.get(id)?.at
  if (place === undefined) return [...ids]
  let low = 0,
    high = ids.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((index.get(ids[middle] ?? '')?.at ?? 0) < place) low = middle + 1
    else high = middle
  }
  return ids[low] === id ? [...ids] : ids.toSpliced(low, 0, id)
}
