/** Classic: what comes next at the Overlord's court. Beneath all other steps; it reads it off the open table. */
import { pick, type Ask } from '../../../../kernel'
import { timed } from '../../asks'
import { handOf, servantsOf, tell } from '../../hands'
import { THIRD_LOOK } from '../../rulings'
import { step, type OverlordPlay, type OverlordState } from '../../state'
import { startTurn, turnOf } from '../../tale'
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
    if (state.errand === null) play.call(errand(null))
    else if (beggar !== undefined) play.call(plea({ seat: beggar }))
    else if (state.turn === null) nextTurn(play)
    else if (state.turn.halted.length > 0) play.call(goOn(null))
    // No hint at the start of the turn: a look, at once.
    else if (state.turn.played === 0 && handOf(state, state.turn.speaker).hints.length === 0)
      lookAt(play, [state.turn.speaker], 'noHint')
    else {
      // Whoever is passed to, questioned or let go on has the whole of the Overlord's patience.
      play.reopen()
      play.call(telling(null))
    }
  },
  standing: patience,
  take(play, _, __, answer) {
    const { state } = play
    const turn = turnOf(state)
    turn.patience = answer
    if (answer === 'calm') return
    tell(play, { kind: 'patience', speaker: turn.speaker })
    // He may look at any time: that he kept quiet so far binds him no longer.
    turn.quiet = turn.quiet.filter(seat => seat !== state.overlord)
    // Ruling: the silence clock never punishes by itself unless the table asks for it.
    if (!state.options.silencePunishes) return
    lookAt(play, [turn.speaker], 'slow')
    play.back()
  },
})

/** First round, ruling: after a look the next servant of the circle starts as if questioned (no draw). Otherwise the Overlord questions. */
function nextTurn(play: OverlordPlay): void {
  const { state } = play
  const to = nextInCircle(state)
  if (to !== null) {
    tell(play, { kind: 'nextInCircle', to })
    startTurn(state, to, { kind: 'questioned', by: state.overlord, symbol: null }, 'telling')
    return
  }
  if (state.first) endFirstRound(play)
  play.call(question(null))
}

/** The silence clock: seen by everybody, while somebody tells. */
function patience(state: OverlordState): Ask[] {
  const { turn, options, overlord } = state
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
