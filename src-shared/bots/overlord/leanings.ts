/** How a temper leans: formal in points, classic in shares of what others do. */
import type { Temper } from '../../wire'

export interface Leaning {
  /** Formal: to use a doubt, a blame or a freeze; and a blame alone. */
  readonly act: number
  readonly blame: number
  /** Classic: how often it throws a freeze in, times the usual; and how many hints more it means to tell. */
  readonly freezes: number
  readonly tells: number
}

export const LEANINGS: { readonly [temper in Temper]: Leaning } = {
  even: { act: 0, blame: 0, freezes: 1, tells: 0 },
  bold: { act: 0.2, blame: 0, freezes: 2, tells: 0 },
  careful: { act: -0.2, blame: 0, freezes: 0.4, tells: -1 },
  liar: { act: 0, blame: 0.3, freezes: 1, tells: 1 },
}
