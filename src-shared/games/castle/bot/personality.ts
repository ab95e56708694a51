/** What a personality changes, in units of valuation.ts and in certainty. */
import type { Personality } from '../../../wire'

/** Bonuses and changes of one personality. */
export interface PersonalityEffect {
  readonly duel: number
  /** The chance to win that a duel is worth to a master for its own sake; negative: it would rather do something else. */
  readonly duelLiking: number
  readonly spy: number
  /** Added to the certainty needed for a declaration. */
  readonly certainty: number
  /** It misleads by its support in every n-th turn; 0: never. */
  readonly misleads: number
}

export const PERSONALITY_EFFECTS: { readonly [temper in Personality]: PersonalityEffect } = {
  even: { duel: 0, duelLiking: 0, spy: 0, certainty: 0, misleads: 0 },
  bold: { duel: 1.5, duelLiking: 0.02, spy: -0.3, certainty: -0.1, misleads: 0 },
  careful: { duel: -1.5, duelLiking: -0.02, spy: 0.3, certainty: 0.07, misleads: 0 },
  liar: { duel: 0, duelLiking: 0, spy: 0, certainty: 0, misleads: 3 },
}
