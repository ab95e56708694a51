/**
 * The forced swap. A seat whose card was revealed in the turn of the player immediately before it must take "swap or
 * not" in its own turn, with that card; with the option `afterReveal: noAnnounce` it only may not announce. The mark
 * `state.mustSwap` names the seat and the revealed slot.
 */
import type { Seat } from '../../../kernel'
import type { SlotId } from './slots'
import type { MascaradeState } from './state'

/** Marks the seat that has the next turn, if one of its cards is among the revealed ones. */
export function markRevealed(
  state: MascaradeState,
  revealed: readonly { readonly seat: Seat; readonly slot: SlotId }[],
): void {
  const next = (state.turn.seat + 1) % state.seats
  const marked = revealed.find(card => card.seat === next)
  if (marked) state.mustSwap = { seat: marked.seat, slot: marked.slot }
}

const isMarked = ({ mustSwap }: MascaradeState, seat: Seat): boolean => mustSwap?.seat === seat

/** Whether a seat must swap or not in its turn. */
export const isForced = (state: MascaradeState, seat: Seat): boolean =>
  isMarked(state, seat) && state.options.afterReveal === 'swap'

/** Whether a seat that is not forced may announce in its turn. */
export const mayAnnounce = (state: MascaradeState, seat: Seat): boolean => !isMarked(state, seat)

/** Ruling: at 2 and 3 seats a forced swap must use the revealed card. @returns its slot; null for any card */
export const slotToSwap = (state: MascaradeState, seat: Seat): SlotId | null =>
  isMarked(state, seat) ? (state.mustSwap?.slot ?? null) : null

/** Ruling: the mark lies on the seat and is cleared at the end of that seat's next turn, whatever moved meanwhile. */
export function clearMark(state: MascaradeState, seat: Seat): void {
  if (isMarked(state, seat)) state.mustSwap = null
}
