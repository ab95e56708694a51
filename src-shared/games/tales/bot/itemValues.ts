/** The points that items give at the end by story card B. */
import type { Item, Items, ScoreLine, Term } from '../rules'
import { ITEMS } from '../rules/deck'
import { countOf, others, playerAt, storyB, type TableReading } from './tableReading'

/** The points that story card B would give now for these items of this seat. */
export const storyPoints = (reading: TableReading, items: Items): number =>
  storyB(reading).lines.reduce((sum, line) => sum + linePoints(reading, line, items), 0)

function linePoints(reading: TableReading, line: ScoreLine, items: Items): number {
  const own = (term: Term): number => countOf(reading, reading.seat, term, items)
  const theirs = (term: Term): number[] =>
    others(reading).map(seat => countOf(reading, seat, term, playerAt(reading, seat).items))
  switch (line.score) {
    case 'sets':
      return Math.min(...line.of.map(own)) * line.vp
    case 'each':
      return (line.of.reduce((sum, term) => sum + own(term), 0) / line.per) * line.vp
    case 'unpaired':
      return Math.abs(own(line.of[0]) - own(line.of[1])) * line.vp
    case 'most':
      return own(line.of) >= Math.max(line.least, ...theirs(line.of)) ? line.vp : 0
    case 'rank': {
      const mine = line.of.reduce((sum, term) => sum + own(term), 0)
      const ahead = others(reading).filter(
        seat =>
          line.of.reduce((sum, term) => sum + countOf(reading, seat, term, playerAt(reading, seat).items), 0) > mine,
      ).length
      return line.vp[ahead] ?? 0
    }
  }
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
