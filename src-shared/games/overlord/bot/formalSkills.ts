/**
 * Parameters of the levels under the formal rules. Tuned in matches against the normal level, with keys that no test
 * uses.
 */
import type { Level } from '../../../wire'

/** The parameters of one level. */
export interface FormalSkill {
  /** The cost of a point for a seat with about as many points as this one, and for one that lags behind. */
  readonly rivalPointCost: number
  readonly stragglerPointCost: number
  /** The factor on the value of another seat's look. */
  readonly theirLookFactor: number
  /** The value of a look that brings the end nearer, while this seat leads. */
  readonly endBonus: number
  /** Whether it considers who would win when the match ends. */
  readonly countsWinner: boolean
  /** Whether it saves actions and remembers who could not answer. */
  readonly savesActions: boolean
  /** The factor on the value of hints that are kept. */
  readonly keptHintFactor: number
}

/** The parameters of all levels. */
export const FORMAL_SKILLS: { readonly [level in Level]: FormalSkill } = {
  easy: {
    rivalPointCost: 0.05,
    stragglerPointCost: 0.05,
    theirLookFactor: 1,
    endBonus: 0.25,
    countsWinner: false,
    savesActions: false,
    keptHintFactor: 0,
  },
  normal: {
    rivalPointCost: 0.6,
    stragglerPointCost: 0.25,
    theirLookFactor: 1,
    endBonus: 0.25,
    countsWinner: true,
    savesActions: true,
    keptHintFactor: 1,
  },
  // Hard bots end the match when they lead, and do not underrate anybody's points.
  hard: {
    rivalPointCost: 0.5,
    stragglerPointCost: 0.5,
    theirLookFactor: 0.3,
    endBonus: 1,
    countsWinner: true,
    savesActions: true,
    keptHintFactor: 2,
  },
}
