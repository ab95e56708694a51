/** Formal, 3: the speaker blames another servant. */
import { pick, type Pick, type Seat } from '../../../../kernel'
import { PASS, ways, windowAsk, type Pass } from '../../asks'
import { SYMBOLS, type ActionId, type CardSymbol } from '../../deck'
import { otherServants, playAction, tell } from '../../hands'
import { step, type OverlordState } from '../../state'
import { startTurn, turnOf } from '../../tale'
import { demanded, passesOf } from './doubt'

type BlameAnswer =
  | Pass
  | { readonly branch: 'blame'; readonly answer: { readonly action: ActionId; readonly to: Seat } }
  | {
      readonly branch: 'joker'
      readonly answer: { readonly action: ActionId; readonly symbol: CardSymbol; readonly to: Seat }
    }

/** The speaker may play a pass (joker: names a symbol) on another servant, who must answer with a hint of that symbol. */
export const blame = step<null, BlameAnswer>('blame', {
  asks: state => {
    const { speaker } = turnOf(state)
    return [windowAsk(state, speaker, { key: 'blame', pick: blamePick(state, speaker) }, PASS)]
  },
  take(play, _, seat, given) {
    const { state } = play
    play.done()
    if (given.branch === 'pass') {
      turnOf(state).stage = 'accuse'
      return
    }
    const card = playAction(state, seat, given.answer.action),
      { to } = given.answer
    const symbol = demanded(card, given.branch === 'joker' ? given.answer.symbol : null)
    tell(play, { kind: 'blame', seat, to, action: card.id, symbol })
    startTurn(state, to, { kind: 'blamed', by: seat, symbol }, 'answer')
  },
})

/** Ruling: blaming the Overlord is not offered. */
function blamePick(state: OverlordState, seat: Seat): Pick {
  const { plain, jokers } = passesOf(state, seat)
  const to = pick.seat(otherServants(state, seat))
  return ways({
    pass: pick.ok(),
    blame: plain.length > 0 ? pick.each({ action: pick.card(plain), to }) : null,
    joker: jokers.length > 0 ? pick.each({ action: pick.card(jokers), symbol: pick.one(SYMBOLS), to }) : null,
  })
}
