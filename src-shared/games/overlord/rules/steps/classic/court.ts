/** Classic: the lowest step of a match. It decides from the open table what comes next. */
import { pick, type Ask } from '../../../../../kernel'
import { timed } from '../../asks'
import { handOf, servantsOf, emit } from '../../hands'
import { THIRD_LOOK } from '../../rulings'
import { step, type OverlordPlay, type OverlordState } from '../../state'
import { classicTurn, startClassicTurn } from '../../tale'
import { plea } from './beg'
import { endFirstRound, nextInCircle } from './circle'
import { lookAt } from './looks'
import { errand, goOn, question } from './questions'
import { telling } from './telling'

export const court = step<null, 'calm' | 'spent'>('court', {
  run(play) {
    const { state } = play
    // Ruling: two with the third look beg one after the other, clockwise from the Overlord.
    const beggar = servantsOf(state).find(seat => (state.looks[seat] ?? 0) >= THIRD_LOOK)
    const turn = state.turn && classicTurn(state)
    if (state.errand === null) play.call(errand(null))
    else if (beggar !== undefined) play.call(plea({ seat: beggar }))
    else if (turn === null) nextTurn(play)
    else if (turn.halted.length > 0) play.call(goOn(null))
    // No hint at the start of the turn: a look, at once.
    else if (turn.played === 0 && handOf(state, turn.speaker).hints.length === 0) lookAt(play, [turn.speaker], 'noHint')
    else {
      // A new speaker, or one whose story goes on, has the whole of the Overlord's patience.
      play.reopen()
      play.call(telling(null))
    }
  },
  interrupts: patience,
  take(play, _, __, answer) {
    const { state } = play
    const turn = classicTurn(state)
    turn.patience = answer
    if (answer === 'calm') return
    emit(play, { kind: 'patience', speaker: turn.speaker })
    // He may look at any time, also after he chose to keep quiet.
    turn.quiet = turn.quiet.filter(seat => seat !== state.overlord)
    // Ruling: the silence clock never punishes by itself unless the table asks for it.
    if (!state.options.silencePunishes) return
    lookAt(play, [turn.speaker], 'slow')
    play.back()
  },
})

/**
 * First round, ruling: after a look the next servant of the circle starts as if questioned (no draw). Otherwise the
 * Overlord questions.
 */
function nextTurn(play: OverlordPlay): void {
  const { state } = play
  const to = nextInCircle(state)
  if (to !== null) {
    emit(play, { kind: 'nextInCircle', to })
    startClassicTurn(state, to, { kind: 'questioned', by: state.overlord, symbol: null })
    return
  }
  if (state.first) endFirstRound(play)
  play.call(question(null))
}

/** The silence clock: seen by everybody, while somebody tells. */
function patience(state: OverlordState): Ask[] {
  const { options, overlord } = state
  const turn = state.turn && classicTurn(state)
  if (options.silence === 0 || !turn || turn.patience !== 'running' || state.steps.at(-1)?.step !== telling.def.name)
    return []
  return [
    timed(
      options.silence,
      overlord,
      { key: 'patience', pick: pick.one(['calm']), params: { speaker: turn.speaker } },
      'spent',
    ),
  ]
}
