/** Classic: a withering look, and what follows at once. */
import type { Seat } from '../../../../../kernel'
import { discardUnseen, drawTogether, handOf, servantsOf, emit } from '../../hands'
import { FULL_HAND, THIRD_LOOK } from '../../rulings'
import { WHIMS, type LookReason, type OverlordPlay, type OverlordState } from '../../state'
import { classicTurn } from '../../tale'
import { endTurn } from './circle'

/**
 * The victim discards the whole hand, unseen, and draws 3 + 3 (with the third look: once it is saved). A victim that
 * speaks ends its turn; otherwise the Overlord decides whether the story goes on. Freezes under way are taken back.
 * Who may be forgiven a third look keeps hand and turn until that is decided. The caller's step is over.
 */
export function lookAt(play: OverlordPlay, seats: readonly Seat[], reason: LookReason): void {
  const { state } = play
  for (const seat of seats) {
    const count = (state.looks[seat] ?? 0) + 1
    state.looks[seat] = count
    emit(play, { kind: 'look', seat, count, reason })
    if (count >= THIRD_LOOK && couldGoOn(state, reason)) {
      state.keeping.push(seat)
      continue
    }
    discardUnseen(play, seat, handOf(state, seat))
    if (count < THIRD_LOOK) drawHand(play, seat)
  }
  state.pending = []
  const victims = seats.filter(seat => !state.keeping.includes(seat))
  const turn = state.turn && classicTurn(state)
  if (turn && !victims.includes(turn.speaker)) {
    turn.halted = [...victims]
    return
  }
  if (turn) endTurn(state)
  bar(state, victims)
}

/**
 * A forgiven servant "goes on as if they had not got the third look". Ruling: not one whose turn the rules themselves
 * have ended (no hint, no pass, conceded), who starts anew as after any look. Option `forgiven`: everybody does.
 */
const couldGoOn = ({ options }: OverlordState, reason: LookReason): boolean =>
  options.forgiven === 'goesOn' && (reason === 'sameToYou' || WHIMS.some(whim => whim === reason))

export const drawHand = (play: OverlordPlay, seat: Seat): void => {
  drawTogether(play, [{ seat, ...FULL_HAND.classic }])
}

/** After a look *another* servant is questioned: one who had none since the last turn, as far as there is one. */
export function bar(state: OverlordState, victims: readonly Seat[]): void {
  const leavesOne = (seats: readonly Seat[]): boolean => servantsOf(state).some(seat => !seats.includes(seat))
  const all = servantsOf(state).filter(seat => state.barred.includes(seat) || victims.includes(seat))
  state.barred = leavesOne(all) ? all : leavesOne(victims) ? [...victims] : []
}
