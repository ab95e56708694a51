/** Parameters of the levels. Tuned in matches against the normal level, with keys that no test uses. */
import type { Level } from '../../../wire'

/** The parameters of one level. */
export interface Skill {
  /** Whether it believes in whole layouts and weighs claims (worlds.ts), or keeps chances per slot (belief.ts). */
  readonly usesLayouts: boolean
  /** The exponent of coins in the chance to win (coinValuation.ts). */
  readonly coinPower: number
  /** The share of the next turn's value that counts now: others act first, and cards move. */
  readonly nextTurnShare: number
  /** The value of knowing the own card during others' turns, in coins: it allows safer claims. */
  readonly knowingValue: number
}

const NORMAL: Skill = { usesLayouts: false, coinPower: 3, nextTurnShare: 0.7, knowingValue: 2 }

export const SKILLS: { readonly [level in Level]: Skill } = {
  easy: NORMAL,
  normal: NORMAL,
  hard: { usesLayouts: true, coinPower: 2, nextTurnShare: 1, knowingValue: 0.5 },
}
