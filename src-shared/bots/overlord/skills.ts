/** What a level knows of the formal game, as data. Found by matches against the seasoned level, on keys that no test plays. */
import type { Level } from '../../wire'

export interface Skill {
  /** What a point costs me of somebody who is about as good as I, and of somebody who lags behind. */
  readonly rival: number
  readonly straggler: number
  /** What somebody else's look is worth to me in itself, times the usual. */
  readonly theirLook: number
  /** Looks bring the end nearer: good for whoever leads. */
  readonly nearer: number
  /** Counts who would win when a match ends. */
  readonly counts: boolean
  /** Saves actions for later, and takes note of who could not answer. */
  readonly saves: boolean
  /** What a hint is worth that is kept for later, times the usual. */
  readonly keeps: number
}

export const SKILLS: { readonly [level in Level]: Skill } = {
  easy: { rival: 0.05, straggler: 0.05, theirLook: 1, nearer: 0.25, counts: false, saves: false, keeps: 0 },
  normal: { rival: 0.6, straggler: 0.25, theirLook: 1, nearer: 0.25, counts: true, saves: true, keeps: 1 },
  // The end comes when it suits, and not for the sake of a look: nobody's point is as cheap as it seems.
  hard: { rival: 0.5, straggler: 0.5, theirLook: 0.3, nearer: 1, counts: true, saves: true, keeps: 2 },
}
