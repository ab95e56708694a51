/** Parameters of the levels under the classic rules. */
import type { Level } from '../../../wire'

/** The parameters of one level. */
export interface ClassicSkill {
  /** The numbers of hints that a servant may intend to tell; one is drawn. */
  readonly hintCounts: readonly number[]
  /** The share of turns in which it answers the Overlord's interjections and freezes. */
  readonly heedShare: number
  /** The cost of passing the blame back to where it came from, as a score. */
  readonly backPassCost: number
  /** The preference for blaming seats with few looks, per look; negative: with many. */
  readonly fewLooksBonus: number
  /** The preference for blaming a seat that certainly cannot pass the blame on. */
  readonly corneredBonus: number
  /** Whether it keeps cards that can pass the blame for that purpose. */
  readonly savesPasses: boolean
  /** Most freezes between two looks of its own. */
  readonly maxFreezes: number
  /** The share of a group's lines that it remembers and does not repeat. */
  readonly recallShare: number
}

/** The parameters of all levels. */
export const CLASSIC_SKILLS: { readonly [level in Level]: ClassicSkill } = {
  // Easy bots talk too much and ignore what they are told.
  easy: {
    hintCounts: [2, 2, 2, 2, 3, 3, 3, 3],
    heedShare: 0,
    backPassCost: 0,
    fewLooksBonus: 0,
    corneredBonus: 0,
    savesPasses: false,
    maxFreezes: Infinity,
    recallShare: 0.25,
  },
  normal: {
    hintCounts: [1, 1, 1, 1, 2, 2, 2, 3],
    heedShare: 0.5,
    backPassCost: 0.2,
    fewLooksBonus: 0.05,
    corneredBonus: 0,
    savesPasses: false,
    maxFreezes: 3,
    recallShare: 0.5,
  },
  // Hard bots blame the seat that is nearest to losing.
  hard: {
    hintCounts: [1, 2],
    heedShare: 1,
    backPassCost: 0.6,
    fewLooksBonus: -0.2,
    corneredBonus: 0.5,
    savesPasses: true,
    maxFreezes: 1,
    recallShare: 0.75,
  },
}
