/** How a temper leans: formal in points, classic in shares of what others do, and in the moods of an Overlord. */
import type { Temper } from '../../wire'
import type { Mood } from './moods'

export interface Leaning {
  /** Formal: to use a doubt, a blame or a freeze; and a blame alone. */
  readonly act: number
  readonly blame: number
  /** Classic: how often it throws a freeze in, times the usual; and how many hints more it means to tell. */
  readonly freezes: number
  readonly tells: number
  /** Classic, on the throne: its mildest mood and its worst. It drifts between these, and no further. */
  readonly moods: readonly [Mood, Mood]
}

export const LEANINGS: { readonly [temper in Temper]: Leaning } = {
  even: { act: 0, blame: 0, freezes: 1, tells: 0, moods: ['generous', 'cruel'] },
  bold: { act: 0.2, blame: 0, freezes: 2, tells: 0, moods: ['impatient', 'cruel'] },
  careful: { act: -0.2, blame: 0, freezes: 0.4, tells: -1, moods: ['generous', 'curious'] },
  liar: { act: 0, blame: 0.3, freezes: 1, tells: 1, moods: ['curious', 'impatient'] },
}
