/** Formal, 3: the speaker blames another servant. */
import { pick, type ChoiceSpec, type Seat } from '../../../../../kernel'
import { PASS, branchOf, line, windowAsk, type Pass } from '../../asks'
import { SYMBOLS, type ActionId, type CardSymbol } from '../../deck'
import { otherServants, playAction, emit } from '../../hands'
import { step, type OverlordState } from '../../state'
import { formalTurn, startFormalTurn } from '../../tale'
import { demanded, passesOf } from './doubt'

type BlameAnswer =
  | Pass
  | {
      readonly branch: 'blame'
      readonly answer: { readonly action: ActionId; readonly to: Seat; readonly line: string }
    }
  | {
      readonly branch: 'joker'
      readonly answer: {
        readonly action: ActionId
        readonly symbol: CardSymbol
        readonly to: Seat
        readonly line: string
      }
    }

/**
 * The speaker may play a pass (joker: names a symbol) on another servant, with a question; that one must answer with a
 * hint of that symbol.
 */
export const blame = step<null, BlameAnswer>('blame', {
  asks: state => {
    const { speaker } = formalTurn(state)
    return [windowAsk(state, speaker, { key: 'blame', pick: blamePick(state, speaker) }, PASS)]
  },
  take(play, _, seat, given) {
    const { state } = play
    play.done()
    if (given.branch === 'pass') {
      formalTurn(state).stage = 'accuse'
      return
    }
    const card = playAction(state, seat, given.answer.action),
      { to, line: said } = given.answer
    const symbol = demanded(card, given.branch === 'joker' ? given.answer.symbol : null)
    emit(play, { kind: 'blame', seat, to, action: card.id, symbol, line: said })
    startFormalTurn(state, to, { kind: 'blamed', by: seat, symbol }, said)
  },
})

/** Ruling: blaming the Overlord is not offered. */
function blamePick(state: OverlordState, seat: Seat): ChoiceSpec {
  const { plain, jokers } = passesOf(state, seat)
  const to = pick.seat(otherServants(state, seat))
  return branchOf({
    pass: pick.ok(),
    blame: plain.length > 0 ? pick.each({ action: pick.card(plain), to, line }) : null,
    joker: jokers.length > 0 ? pick.each({ action: pick.card(jokers), symbol: pick.one(SYMBOLS), to, line }) : null,
  })
}
