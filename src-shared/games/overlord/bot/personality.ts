/** What a personality changes: scores under the formal rules, frequencies and moods under the classic rules. */
import type { Personality } from '../../../wire'
import type { Mood } from './moods'

/** Changes of one personality. */
export interface PersonalityEffect {
  /** Formal rules: the bonus, in points, for any doubt, blame or freeze, and another one for a blame. */
  readonly act: number
  readonly blame: number
  /** Classic rules: the factor on the frequency of freezes, and the number of extra hints. */
  readonly freezeFactor: number
  readonly extraHints: number
  /** Classic Overlord: the mildest and the worst mood it can have. */
  readonly moods: readonly [Mood, Mood]
}

export const PERSONALITY_EFFECTS: { readonly [temper in Personality]: PersonalityEffect } = {
  even: { act: 0, blame: 0, freezeFactor: 1, extraHints: 0, moods: ['generous', 'cruel'] },
  bold: { act: 0.2, blame: 0, freezeFactor: 2, extraHints: 0, moods: ['impatient', 'cruel'] },
  careful: { act: -0.2, blame: 0, freezeFactor: 0.4, extraHints: -1, moods: ['generous', 'curious'] },
  liar: { act: 0, blame: 0.3, freezeFactor: 1, extraHints: 1, moods: ['curious', 'impatient'] },
}
