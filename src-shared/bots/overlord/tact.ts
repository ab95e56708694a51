/** What a level knows of the classic court, as data: of the Overlord's patience, of whom to blame, and of what a card is good for. */
import type { Level } from '../../wire'

export interface Tact {
  /** How many hints a servant means to tell, as lots. */
  readonly tells: readonly number[]
  /** In how many turns it heeds what it is told: a word of the Overlord's, and a freeze. */
  readonly heeds: number
  /** How much it minds to pass the buck back to where it came from, in the judges' worth. */
  readonly polite: number
  /** How much it likes to blame whoever has had few looks (less than nothing: many), for each look. */
  readonly spares: number
  /** How much it likes to blame whoever may have no way on: the whole of it for certain. */
  readonly corners: number
  /** Keeps whatever passes the buck for passing the buck. */
  readonly saves: boolean
  /** So often it throws a freeze in, from one look of its own to the next. */
  readonly freezes: number
  /** So much of what was said at the table it does not say again. */
  readonly remembers: number
}

export const TACT: { readonly [level in Level]: Tact } = {
  // A beginner does not know when to stop, nor what it has just been told.
  easy: {
    tells: [2, 2, 2, 2, 3, 3, 3, 3],
    heeds: 0,
    polite: 0,
    spares: 0,
    corners: 0,
    saves: false,
    freezes: Infinity,
    remembers: 0.25,
  },
  normal: {
    tells: [1, 1, 1, 1, 2, 2, 2, 3],
    heeds: 0.5,
    polite: 0.2,
    spares: 0.05,
    corners: 0,
    saves: false,
    freezes: 3,
    remembers: 0.5,
  },
  // The sooner somebody else falls, the better: the buck goes to whoever is nearest to it.
  hard: { tells: [1, 2], heeds: 1, polite: 0.6, spares: -0.2, corners: 0.5, saves: true, freezes: 1, remembers: 0.75 },
}
