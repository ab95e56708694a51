/** Classic: a withering look, and what follows at once. */
import type { Seat } from '../../../../kernel'
import { discardUnseen, drawTogether, handOf, servantsOf, tell } from '../../hands'
import { FULL_HAND, THIRD_LOOK } from '../../rulings'
import type { LookReason, OverlordPlay, OverlordState } from '../../state'
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
    tell(play, { kind: 'look', seat, count, reason })
    discardUnseen(play, seat, handOf(state, seat))
    if (count < THIRD_LOOK) drawHand(play, seat)
  }
  state.pending = []
  if (!state.turn) state.barred = barred(state, victims)
  else if (victims.includes(state.turn.speaker)) {
    endTurn(state)
    state.barred = barred(state, victims)
  } else state.turn.halted = [...victims]
}

export const drawHand = (play: OverlordPlay, seat: Seat): void => { drawTogether(play, [{ seat, ...FULL_HAND.classic }]) }

/** After a look *another* servant is questioned: one who had none since the last turn, as far as there is one. */
function barred(state: OverlordState, victims: readonly Seat[]): Seat[] {
  const leavesOne = (seats: readonly Seat[]): boolean => servantsOf(state).some(seat => !seats.includes(seat))
  const all = servantsOf(state).filter(seat => state.barred.includes(seat) || victims.includes(seat))
  if (leavesOne(all)) return all
  return leavesOne(victims) ? [...victims] : []
}
