/** Classic: the Overlord speaks, while nobody else does. */
import { pick, type ChoiceSpec, type Seat } from '../../../../../kernel'
import { line, ofClassic, branchOf } from '../../asks'
import { servantsOf, emit } from '../../hands'
import { WHIMS, step, type OverlordPlay, type OverlordState, type Whim } from '../../state'
import { classicTurn, startClassicTurn } from '../../tale'
import { endTurn } from './circle'
import { bar, lookAt } from './looks'

interface Questioned {
  readonly to: Seat
  readonly line: string
}

/**
 * The Overlord states the failed errand (typed or aloud) and questions any servant. The first round begins with that
 * servant.
 */
export const errand = step<null, Questioned>('errand', {
  asks: state => [
    ofClassic(state.overlord, { key: 'errand', pick: pick.each({ line, to: pick.seat(servantsOf(state)) }) }),
  ],
  take(play, _, seat, answer) {
    const { state } = play
    state.errand = answer.line
    state.first = { start: answer.to, heard: [] }
    emit(play, { kind: 'errand', seat, line: answer.line })
    begin(play, { to: answer.to, line: '' })
    play.done()
  },
})

/** A turn begun by a question: no draw. */
function begin(play: OverlordPlay, { to, line: said }: Questioned): void {
  const { state } = play
  emit(play, { kind: 'question', seat: state.overlord, to, line: said })
  startClassicTurn(state, to, { kind: 'questioned', by: state.overlord, symbol: null }, said)
}

const questionOf = (seats: readonly Seat[]): ChoiceSpec => pick.each({ to: pick.seat(seats), line })

/** A look of the Overlord's own: at any servant, with a reason. */
export const lookPick = (state: OverlordState): ChoiceSpec =>
  pick.each({ seat: pick.seat(servantsOf(state)), reason: pick.one(WHIMS) })
export interface Look {
  readonly seat: Seat
  readonly reason: Whim
}

type QuestionAnswer =
  { readonly branch: 'question'; readonly answer: Questioned } | { readonly branch: 'look'; readonly answer: Look }

/** The Overlord questions a servant; after a look another one. He may give looks at any time, so here too. */
export const question = step<null, QuestionAnswer>('question', {
  asks: state => [
    ofClassic(state.overlord, {
      key: 'question',
      params: { barred: state.barred },
      pick: branchOf({
        question: questionOf(servantsOf(state).filter(seat => !state.barred.includes(seat))),
        look: lookPick(state),
      }),
    }),
  ],
  take(play, _, __, answer) {
    if (answer.branch === 'question') begin(play, answer.answer)
    else lookAt(play, [answer.answer.seat], answer.answer.reason)
    play.done()
  },
})

type GoOnAnswer =
  | { readonly branch: 'goOn' | 'next'; readonly answer: true }
  | { readonly branch: 'question'; readonly answer: Questioned }

/**
 * Ruling: if the victim was not the speaker the Overlord may let the story go on. Otherwise he questions another than
 * the victim; in the first round the next of the circle goes on, and the speaker counts as heard (ruling).
 */
export const goOn = step<null, GoOnAnswer>('goOn', {
  asks: state => {
    const { speaker, halted } = classicTurn(state)
    const others = servantsOf(state).filter(seat => !halted.includes(seat))
    return [
      ofClassic(state.overlord, {
        key: 'goOn',
        params: { speaker, victims: halted },
        pick: branchOf({
          goOn: pick.ok(),
          question: state.first ? null : questionOf(others),
          next: state.first ? pick.ok() : null,
        }),
      }),
    ]
  },
  take(play, _, __, answer) {
    const { state } = play
    const turn = classicTurn(state)
    play.done()
    if (answer.branch === 'goOn') {
      emit(play, { kind: 'goOn', speaker: turn.speaker })
      turn.halted = []
      return
    }
    endTurn(state)
    if (answer.branch === 'question') begin(play, answer.answer)
    // The circle may be over now: then he questions, and another than the victim.
    else bar(state, turn.halted)
  },
})

export const questionSteps = [errand, question, goOn]
