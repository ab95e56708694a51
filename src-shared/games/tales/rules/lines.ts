/** Paying for a line of story card A. */
import type { Seat } from '../../../kernel'
import type { Item, ItemLine, Items } from './deck'
import { itemsOf } from './table'
import type { TalesState } from './state'

/** How many of an item a line costs. */
export function priceIn(line: ItemLine, item: Item): number {
  let price = 0
  for (const cost of line.cost) if (cost === item) price++
  return price
}

/** Items after paying for a line (-1), or a stock that gets them (1). */
export function changed(items: Items, line: ItemLine, sign: 1 | -1): Items {
  const out = { ...items }
  for (const item of line.cost) out[item] += sign
  return out
}

/** Returns the items of a line to the stock. */
export function pay(state: TalesState, seat: Seat, line: ItemLine): void {
  state.stock = changed(state.stock, line, 1)
  state.items[seat] = changed(itemsOf(state, seat), line, -1)
}
