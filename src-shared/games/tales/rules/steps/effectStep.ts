/** A step that asks about one effect: it looks the effect up, so that the rest of the rules knows no places. */
import type { Ask } from '../../../../kernel'
import type { EffectKind, EffectOf } from '../deck'
import { effectAt, type EffectPlace } from '../effectPlace'
import { step, type TalesPlay, type TalesState } from '../state'

interface Parts<K extends EffectKind, A> {
  ask(state: TalesState, effect: EffectOf<K>, place: EffectPlace): Ask
  /** Takes the answer. The step ends before. */
  take(play: TalesPlay, effect: EffectOf<K>, place: EffectPlace, answer: A): void
}

export const effectStep = <K extends EffectKind, A>(name: string, kind: K, { ask, take }: Parts<K, A>) =>
  step<EffectPlace, A>(name, {
    asks: (state, place) => [ask(state, effectAt(state, place, kind), place)],
    take(play, place, _, answer) {
      play.done()
      take(play, effectAt(play.state, place, kind), place, answer)
    },
  })
