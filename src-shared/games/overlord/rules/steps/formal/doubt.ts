/** Formal, 1: the Overlord doubts. */
import { pick, type ChoiceSpec, type Seat } from '../../../../../kernel'
import { PASS, branchOf, line, windowAsk, type Pass } from '../../asks'
import { SYMBOLS, type ActionCard, type ActionId, type CardSymbol } from '../../deck'
import { actionsFor, idsOf, playAction, emit } from '../../hands'
import { step, type OverlordState } from '../../state'
import { formalTurn } from '../../tale'

type DoubtAnswer =
  | Pass
  | { readonly branch: 'doubt'; readonly answer: { readonly action: ActionId; readonly line: string } }
  | {
      readonly branch: 'joker'
      readonly answer: { readonly action: ActionId; readonly symbol: CardSymbol; readonly line: string }
    }

/**
 * The Overlord may play a pass (joker: names a symbol) with a question: the same servant must add a hint of that
 * symbol.
 */
export const doubt = step<null, DoubtAnswer>('doubt', {
  asks: state => {
    const { speaker } = formalTurn(state)
    return [
      windowAsk(
        state,
        state.overlord,
        {
          key: 'doubt',
          params: { speaker, hint: state.ribbon.at(-1)?.hint ?? null },
          pick: doubtPick(state, state.overlord),
        },
        PASS,
      ),
    ]
  },
  take(play, _, seat, given) {
    const { state } = play
    const turn = formalTurn(state)
    play.done()
    turn.stage = 'interrupt'
    if (given.branch === 'pass') return
    const card = playAction(state, seat, given.answer.action)
    const symbol = demanded(card, given.branch === 'joker' ? given.answer.symbol : null)
    const { line: said } = given.answer
    emit(play, { kind: 'doubt', seat, speaker: turn.speaker, action: card.id, symbol, line: said })
    turn.said = said
    turn.pressure = { kind: 'doubted', by: seat, symbol }
    turn.stage = 'answer'
  },
})

/** What an action demands: its own symbol, or the one that is named with a joker. */
export function demanded(card: ActionCard, named: CardSymbol | null): CardSymbol {
  const symbol = card.symbol === 'joker' ? named : card.symbol
  if (!symbol) throw new Error('a joker that demands nothing')
  return symbol
}

/** The passes of a hand: those with a symbol, and the jokers. */
export function passesOf(state: OverlordState, seat: Seat): { plain: ActionId[]; jokers: ActionId[] } {
  const cards = actionsFor(state, seat, 'pass')
  return {
    plain: idsOf(cards.filter(card => card.symbol !== 'joker')),
    jokers: idsOf(cards.filter(card => card.symbol === 'joker')),
  }
}

function doubtPick(state: OverlordState, seat: Seat): ChoiceSpec {
  const { plain, jokers } = passesOf(state, seat)
  return branchOf({
    pass: pick.ok(),
    doubt: plain.length > 0 ? pick.each({ action: pick.card(plain), line }) : null,
    joker: jokers.length > 0 ? pick.each({ action: pick.card(jokers), symbol: pick.one(SYMBOLS), line }) : null,
  })
}
