/** Formal: the plan, once a game. */
import { line, ofFormal } from '../../asks'
import { emit } from '../../hands'
import { step } from '../../state'

/** The Overlord tells the plan of the hints that were turned up; they score for nobody. */
export const plan = step<null, string>('plan', {
  asks: state => [ofFormal(state.overlord, { key: 'plan', pick: line }, '')],
  take(play, _, seat, typed) {
    play.state.errand = typed
    emit(play, { kind: 'errand', seat, line: typed })
    play.done()
  },
})
