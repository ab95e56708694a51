/** Formal: a round is a draw phase, an accusation phase and an incineration phase; then the title moves clockwise. */
import { pick, type Seat } from '../../../../../kernel'
import { ofFormal } from '../../asks'
import type { ActionId } from '../../deck'
import { discardUnseen, drawTogether, everybody, handOf, emit, type Wanted } from '../../hands'
import { FULL_HAND } from '../../rulings'
import { step, type OverlordState } from '../../state'
import { accusation } from './accusation'

/** The lowest step of a match: starts each round. */
export const rounds = step<null>('rounds', {
  run(play) {
    const { state } = play
    if (state.round > 0) state.overlord = (state.overlord + 1) % state.seats
    state.round++
    state.ruled[state.overlord] = state.round
    state.turn = null
    state.ribbon = []
    emit(play, { kind: 'round', number: state.round, overlord: state.overlord })
    play.call(accusation(null))
    play.call(drawPhase(null))
  },
})

/**
 * All at once: discard any number of actions, refill to 5 hints and 3 actions. Ruling: what is discarded here goes
 * unseen.
 */
export const drawPhase = step<null, readonly ActionId[]>('drawPhase', {
  asks: state =>
    everybody(state).map(seat => {
      const { actions } = handOf(state, seat)
      return ofFormal(
        seat,
        { key: 'draw', params: { round: state.round }, pick: pick.some(actions, 0, actions.length) },
        [],
      )
    }),
  resolve(play, _, answers) {
    const { state } = play
    for (const { seat, answer } of answers) discardUnseen(play, seat, { hints: [], actions: [...answer] })
    drawTogether(
      play,
      everybody(state).map(seat => missing(state, seat)),
    )
    play.done()
  },
})

function missing(state: OverlordState, seat: Seat): Wanted {
  const { hints, actions } = handOf(state, seat),
    full = FULL_HAND.formal
  return { seat, hints: Math.max(0, full.hints - hints.length), actions: Math.max(0, full.actions - actions.length) }
}
