/** What items are worth at the end, by story card B. */
import type { Item, Items, ScoreLine, Term } from '../../games/tales'
import { ITEMS } from '../../games/tales/deck'
import { countOf, others, playerAt, storyB, type Look } from './look'

/** What story card B would give now, the own items being these. */
export const storyPoints = (look: Look, items: Items): number =>
  storyB(look).lines.reduce((sum, line) => sum + linePoints(look, line, items), 0)

function linePoints(look: Look, line: ScoreLine, items: Items): number {
  const own = (term: Term): number => countOf(look, look.seat, term, items)
  const theirs = (term: Term): number[] =>
    others(look).map(seat => countOf(look, seat, term, playerAt(look, seat).items))
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
      const ahead = others(look).filter(
        seat => line.of.reduce((sum, term) => sum + countOf(look, seat, term, playerAt(look, seat).items), 0) > mine,
      ).length
      return line.vp[ahead] ?? 0
    }
  }
}

/** Items with those of a line's cost more, or less. */
export const changed = (items: Items, cost: readonly Item[], by: 1 | -1): Items => {
  const out = { ...items }
  for (const item of cost) out[item] += by
  return out
}

/** Of these items, those that are in stock. */
export const inStock = ({ table }: Look, of: readonly Item[]): Item[] =>
  ITEMS.filter(item => of.includes(item) && table.stock[item] > 0)
