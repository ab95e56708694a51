/** Playing one more card in a turn. */
import type { Seat } from '../../../kernel'
import { MOST_PLAYS } from './rulings'
import { handOf } from './table'
import type { TalesState } from './state'

/** Phase 3 is compulsory, so an earlier phase leaves it a card. */
const KEPT_FOR_PHASE_3 = 1

/** Whether a card can leave the hand: in phase 2 only with at least 2 cards in hand, later with at least 1. */
export const hasSpareCard = (state: TalesState, seat: Seat): boolean =>
  handOf(state, seat).length > (state.turn.phase === 'item' ? KEPT_FOR_PHASE_3 : 0)

/** Card A2. */
export const moreCards = (state: TalesState, seat: Seat): boolean =>
  hasSpareCard(state, seat) && state.turn.plays < MOST_PLAYS
