/** What a level knows of Mascarade, as data. Found by matches against the seasoned level, on keys that no test plays. */
import type { Level } from '../../wire'

export interface Skill {
  /** Believes whole layouts and weighs what the others say (worlds.ts), or slot by slot (belief.ts). */
  readonly layouts: boolean
  /** How much more a rich purse is worth than a poor one: a power (purse.ts). */
  readonly steep: number
  /** The share of what is hoped for the next turn that is left then: others act first, and cards move. */
  readonly nextTurn: number
  /** What it is worth to know in the others' turns who one is, in coins: one may claim, or know better. */
  readonly claiming: number
}

const SEASONED: Skill = { layouts: false, steep: 3, nextTurn: 0.7, claiming: 2 }

export const SKILLS: { readonly [level in Level]: Skill } = {
  easy: SEASONED,
  normal: SEASONED,
  hard: { layouts: true, steep: 2, nextTurn: 1, claiming: 0.5 },
}
