/** Formal: the answer to an accusation, to a demand, or after an interrupt. */
import { pick, type ChoiceSpec, type Seat } from '../../../../../kernel'
import { line, ofFormal, branchOf } from '../../asks'
import { SYMBOLS, hintCard, type CardSymbol, type HintId } from '../../deck'
import { hintsOf, idsOf, restock, emit } from '../../hands'
import { step, type OverlordPlay, type OverlordState } from '../../state'
import { formalTurn, playHint } from '../../tale'

type AnswerGiven =
  | { readonly branch: 'hint'; readonly answer: { readonly hint: HintId; readonly line: string } }
  | {
      readonly branch: 'joker'
      readonly answer: { readonly hint: HintId; readonly symbol: CardSymbol; readonly line: string }
    }
  | { readonly branch: 'decline'; readonly answer: true }

/** Not having and not wanting look the same. By the clock: declined. */
export const answer = step<null, AnswerGiven>('answer', {
  asks: state => {
    const { speaker, pressure } = formalTurn(state)
    return [
      ofFormal(
        speaker,
        {
          key: 'answer',
          params: { pressure: pressure.kind, by: pressure.by, symbol: pressure.symbol },
          pick: answerPick(state, speaker),
        },
        { branch: 'decline', answer: true },
      ),
    ]
  },
  take(play, _, seat, given) {
    if (given.branch === 'decline') fail(play, seat)
    else if (given.branch === 'hint') stand(play, seat, given.answer.hint, given.answer.line, null)
    else stand(play, seat, given.answer.hint, given.answer.line, given.answer.symbol)
    restock(play)
    play.done()
  },
})

/**
 * A joker: without a demand one of the five is named; against a demand it answers any symbol and keeps the demanded
 * one.
 */
function answerPick(state: OverlordState, speaker: Seat): ChoiceSpec {
  const { symbol } = formalTurn(state).pressure
  const hints = hintsOf(state, speaker)
  const fitting = idsOf(
    hints.filter(card =>
      symbol === null ? card.symbol !== 'joker' : card.symbol === symbol || card.symbol === 'joker',
    ),
  )
  const jokers = symbol === null ? idsOf(hints.filter(card => card.symbol === 'joker')) : []
  return branchOf({
    hint: fitting.length > 0 ? pick.each({ hint: pick.card(fitting), line }) : null,
    joker: jokers.length > 0 ? pick.each({ hint: pick.card(jokers), symbol: pick.one(SYMBOLS), line }) : null,
    decline: pick.ok(),
  })
}

/**
 * The hint lies in front of its player, and counts unless it is doubted in vain.
 * @param named the symbol of a joker without a demand
 */
function stand(play: OverlordPlay, seat: Seat, hint: HintId, typed: string, named: CardSymbol | null): void {
  const { state } = play
  const turn = formalTurn(state)
  const { symbol: corner } = hintCard(state.fixed, hint)
  const symbol = corner === 'joker' ? (turn.pressure.symbol ?? named) : corner
  playHint(play, { seat, hint, symbol, line: typed, how: 'told', action: null })
  state.front[seat]?.push(hint)
  turn.played++
  turn.stage = 'told'
}

/** A look. A doubt that the servant cannot answer: the Overlord takes the doubted hint into his own score. */
function fail(play: OverlordPlay, seat: Seat): void {
  const { state } = play
  const turn = formalTurn(state)
  emit(play, { kind: 'fail', seat, pressure: turn.pressure })
  const hint = turn.pressure.kind === 'doubted' ? state.front[seat]?.pop() : undefined
  if (hint !== undefined) {
    state.front[state.overlord]?.push(hint)
    emit(play, { kind: 'seize', seat: state.overlord, from: seat, hint })
  }
  turn.stage = 'incinerate'
}

/**
 * Ruling: doubts and interrupts open only once the speaker says that the piece is told. The answer to a doubt cannot
 * be doubted.
 */
export const told = step<null, true>('told', {
  asks: state => [ofFormal(formalTurn(state).speaker, { key: 'told', pick: pick.ok() }, true)],
  take(play, _, seat) {
    const turn = formalTurn(play.state)
    emit(play, { kind: 'told', seat })
    turn.stage = turn.pressure.kind === 'doubted' ? 'interrupt' : 'doubt'
    play.done()
  },
})

export const answerSteps = [answer, told]
