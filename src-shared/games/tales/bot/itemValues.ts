/** The points that items give at the end by story card B. */
import type { Seat } from '../../../kernel'
import type { Item, Items, ScoreLine, Term } from '../rules'
import { ITEMS } from '../rules/deck'
import { countOf, me, storyB, type TableReading } from './tableReading'

/** The points that story card B would give now for these items of this seat. */
export function storyPoints(reading: TableReading, items: Items): number {
  let sum = 0
  for (const line of storyB(reading).lines) sum += linePoints(reading, line, items)
  return sum
}

/** The same for the items that this seat has. */
export const ownStoryPoints = (reading: TableReading): number =>
  (reading.storyPoints ??= storyPoints(reading, me(reading).items))

function linePoints(reading: TableReading, line: ScoreLine, items: Items): number {
  switch (line.score) {
    case 'sets':
      return sets(reading, line.of, items) * line.vp
    case 'each':
      return (countAll(reading, reading.seat, line.of, items) / line.per) * line.vp
    case 'unpaired': {
      const [one, other] = line.of
      return (
        Math.abs(countOf(reading, reading.seat, one, items) - countOf(reading, reading.seat, other, items)) * line.vp
      )
    }
    case 'most': {
      const mine = countAll(reading, reading.seat, [line.of], items)
      return mine >= line.least && othersAhead(reading, [line.of], mine) === 0 ? line.vp : 0
    }
    case 'rank':
      return line.vp[othersAhead(reading, line.of, countAll(reading, reading.seat, line.of, items))] ?? 0
  }
}

/** How many complete sets a seat has. */
function sets(reading: TableReading, of: readonly Term[], items: Items): number {
  let least = Infinity
  for (const term of of) least = Math.min(least, countOf(reading, reading.seat, term, items))
  return least
}

function countAll(reading: TableReading, seat: Seat, of: readonly Term[], items: Items): number {
  let sum = 0
  for (const term of of) sum += countOf(reading, seat, term, items)
  return sum
}

/** How many others have more of these than this. */
function othersAhead(reading: TableReading, of: readonly Term[], mine: number): number {
  let ahead = 0
  for (const [seat, { items }] of reading.table.players.entries())
    if (seat !== reading.seat && countAll(reading, seat, of, items) > mine) ahead++
  return ahead
}

/** Items after adding or removing those of a cost. */
export const withItems = (items: Items, cost: readonly Item[], by: 1 | -1): Items => {
  const out = { ...items }
  for (const item of cost) out[item] += by
  return out
}

/** Those of these items that are in stock. */
export const inStock = ({ table }: TableReading, of: readonly Item[]): Item[] =>
  ITEMS.filter(item => of.includes(item) && table.stock[item] > 0)
