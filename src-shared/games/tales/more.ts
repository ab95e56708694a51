/** One more card in a turn. */
import type { Seat } from '../../kernel'
import { handOf } from './table'
import type { TalesState } from './state'

/** Phase 3 is compulsory: what is played before leaves it a card. */
const KEPT_FOR_PHASE_3 = 1

/**
 * Ruling: no more than so many cards in one turn, more than the house deck has. Else a deck whose cards take each
 * other back into the hand could keep one turn going for ever.
 */
const MOST_PLAYS = 60

/** Card A2: in phase 2 only with at least 2 cards in hand, later with at least 1. */
export const moreCards = (state: TalesState, seat: Seat): boolean =>
  handOf(state, seat).length > (state.turn.phase === 'item' ? KEPT_FOR_PHASE_3 : 0) && state.turn.plays < MOST_PLAYS
