/** Classic: a withering look, and what follows at once. */
import type { Seat } from '../../../../../kernel'
import { discardUnseen, drawTogether, handOf, servantsOf, emit } from '../../hands'
import { FULL_HAND, THIRD_LOOK } from '../../rulings'
import type { LookReason, OverlordPlay, OverlordState } from '../../state'
import { classicTurn } from '../../tale'
import { endTurn } from './circle'

/**
 * The victim discards the whole hand, unseen, and draws 3 + 3 (with the third look: once it is saved). A victim that
 * speaks ends its turn; otherwise the Overlord decides whether the story goes on. Freezes under way are taken back.
 * The caller's step is over.
 */
export function lookAt(play: OverlordPlay, victims: readonly Seat[], reason: LookReason): void {
  const { state } = play
  for (const seat of victims) {
    const count = (state.looks[seat] ?? 0) + 1
    state.looks[seat] = count
    emit(play, { kind: 'look', seat, count, reason })
    discardUnseen(play, seat, handOf(state, seat))
    if (count < THIRD_LOOK) drawHand(play, seat)
  }
  state.pending = []
  const turn = state.turn && classicTurn(state)
  if (turn && !victims.includes(turn.speaker)) {
    turn.halted = [...victims]
    return
  }
  if (turn) endTurn(state)
  bar(state, victims)
}

export const drawHand = (play: OverlordPlay, seat: Seat): void => {
  drawTogether(play, [{ seat, ...FULL_HAND.classic }])
}

/** After a look *another* servant is questioned: one who had none since the last turn, as far as there is one. */
export function bar(state: OverlordState, victims: readonly Seat[]): void {
  const leavesOne = (seats: readonly Seat[]): boolean => servantsOf(state).some(seat => !seats.includes(seat))
  const all = servantsOf(state).filter(seat => state.barred.includes(seat) || victims.includes(seat))
  state.barred = leavesOne(all) ? all : leavesOne(victims) ? [...victims] : []
}
