/**
 * Formal: the accusation phase. What may follow a hint comes in the order of the rules: doubt, interrupt, blame, a
 * new accusation.
 */
import { pick, type Seat } from '../../../../../kernel'
import { line } from '../../asks'
import { handOf, servantsOf, emit } from '../../hands'
import { step, type OverlordState, type FormalStage } from '../../state'
import { formalTurn, startFormalTurn } from '../../tale'
import { answer, told } from './answer'
import { blame } from './blame'
import { doubt } from './doubt'
import { incineration } from './incineration'
import { interrupt, mayInterrupt, silence } from './interrupt'

/** The lowest step of the phase: calls what the turn awaits, without windows in which nobody could act. */
export const accusation = step<null>('accusation', {
  run(play) {
    const { state } = play
    const stage = state.turn ? formalTurn(state).stage : 'accuse'
    switch (stage) {
      case 'answer':
        return play.call(answer(null))
      case 'told':
        return play.call(told(null))
      case 'doubt':
        return mayPlay(state, state.overlord) ? play.call(doubt(null)) : skipTo(state, 'interrupt')
      case 'interrupt':
        return mayInterrupt(state).length > 0 ? play.call(interrupt(null)) : skipTo(state, 'blame')
      case 'silence':
        return play.call(silence(null))
      case 'blame':
        return mayPlay(state, formalTurn(state).speaker) ? play.call(blame(null)) : skipTo(state, 'accuse')
      case 'accuse':
        return play.call(accuse(null))
      // Any look ends the accusation phase at once.
      case 'incinerate':
        return play.next(incineration({ seat: formalTurn(state).speaker }))
    }
  },
})

const skipTo = (state: OverlordState, stage: FormalStage): void => {
  formalTurn(state).stage = stage
}

const mayPlay = (state: OverlordState, seat: Seat): boolean => handOf(state, seat).actions.length > 0

/** The Overlord accuses a servant, free of charge: the same one or another. By the clock: a random one. */
const accuse = step<null, { readonly to: Seat; readonly line: string }>('accuse', {
  asks: state => [
    {
      seat: state.overlord,
      key: 'accuse',
      pick: pick.each({ to: pick.seat(servantsOf(state)), line }),
      default: 'random',
    },
  ],
  take(play, _, seat, { to, line: said }) {
    emit(play, { kind: 'accuse', seat, to, line: said })
    startFormalTurn(play.state, to, { kind: 'accused', by: seat, symbol: null }, said)
    play.done()
  },
})

export const accusationSteps = [accusation, accuse]
