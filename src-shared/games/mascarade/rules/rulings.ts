/**
 * Our rulings that are more than one line of a rule, with their sentences. Those of the forced swap are in
 * forcedSwap.ts; shorter ones stand where they act, marked "Ruling".
 */
import { pick, type ChoiceSpec, type Seat } from '../../../kernel'
import { isSmall } from './sets'
import { clockwiseFrom, isOpenPlace, type SlotId } from './slots'
import { firstSlot, ids, ownSlots, type MascaradeState } from './state'

const LEAST_LOOK_SECONDS = 8

/**
 * Ruling: the dealt cards are shown for a time the host sets, per seat, at least 8 s, or until every seat says ready.
 */
export const lookSeconds = (state: MascaradeState): number =>
  Math.max(LEAST_LOOK_SECONDS, state.options.lookTime * state.seats)

/** Ruling on the clock: a free turn looks at the own card (at 2 and 3 seats the left one). */
export const clockLooksAt = (state: MascaradeState, seat: Seat): SlotId => firstSlot(state, seat)

/**
 * Whose cards the Fool takes: those of two other players. Rulings: at 3 seats he chooses one card of each opponent;
 * at 2 he takes the opponent's left and right.
 */
export function foolTakes(state: MascaradeState, seat: Seat): ChoiceSpec {
  const open = clockwiseFrom(seat, state.seats).flatMap(other => ids(ownSlots(state, other).filter(isOpenPlace)))
  // The first half of them: at 3 seats all of one opponent's, at 2 the left one.
  const half = open.length / 2
  return isSmall(state.seats) ? pick.pair(open.slice(0, half), open.slice(half)) : pick.pair(open, open)
}
