/** The lines of story card A: which of them a player can use. All that decides it is public. */
import type { Seat } from '../../kernel'
import type { Item, ItemLine, Items } from './deck'
import { doable } from './effects'
import { itemsOf, storyA, timeOf } from './table'
import type { TalesState } from './state'

/** The numbers of the lines that this seat can use now, from 1. */
export const usableLines = (state: TalesState, seat: Seat): number[] =>
  storyA(state).lines.flatMap((line, i) => (isUsable(state, seat, line, i + 1) ? [i + 1] : []))

/**
 * Its items can be returned; what discards, exchanges or takes from the discard pile (`needed`) finds something to
 * take; and the line as a whole would do anything. Returned items are in stock by then.
 */
function isUsable(state: TalesState, seat: Seat, line: ItemLine, number: number): boolean {
  const own = itemsOf(state, seat)
  if (!line.cost.every(item => own[item] >= priceIn(line, item))) return false
  const paid = { ...state, stock: changed(state.stock, line, 1), items: state.items.with(seat, changed(own, line, -1)) }
  const would = line.effects.map(effect =>
    doable(paid, effect, { seat, by: { by: 'line', line: number }, was: timeOf(state) }),
  )
  return line.effects.every((effect, i) => !effect.needed || would[i]) && would.includes(true)
}

const priceIn = (line: ItemLine, item: Item): number => line.cost.filter(cost => cost === item).length

function changed(items: Items, line: ItemLine, sign: 1 | -1): Items {
  const out = { ...items }
  for (const item of line.cost) out[item] += sign
  return out
}

/** Returns the items of a line to the stock. */
export function pay(state: TalesState, seat: Seat, line: ItemLine): void {
  state.stock = changed(state.stock, line, 1)
  state.items[seat] = changed(itemsOf(state, seat), line, -1)
}
