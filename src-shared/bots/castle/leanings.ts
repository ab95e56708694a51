/** How a temper leans in the coach: what it would rather do, in worth (see worth.ts) and in sureness. */
import type { Temper } from '../../wire'

export interface Leaning {
  readonly duel: number
  readonly spy: number
  /** How much surer than others it must be to declare. */
  readonly sure: number
  /** In one duel of so many its support misleads; 0: never. */
  readonly misleads: number
}

export const LEANINGS: { readonly [temper in Temper]: Leaning } = {
  even: { duel: 0, spy: 0, sure: 0, misleads: 0 },
  bold: { duel: 1.5, spy: -0.3, sure: -0.1, misleads: 0 },
  careful: { duel: -1.5, spy: 0.3, sure: 0.07, misleads: 0 },
  liar: { duel: 0, spy: 0, sure: 0, misleads: 3 },
}
