/** What a client finds when it plays a match again. Words and no sentences: everybody reads it in their own language. */
import * as v from 'valibot'
import type { Seat } from '../kernel'

/** The first thing that is not as it was told. `n` counts from 1. */
export type Difference =
  /** The record is of another match. */
  | { readonly what: 'match' }
  /** The round began anew more often, or by other people, than is said. */
  | { readonly what: 'restarts' }
  /** Another commitment than was told before the deal: the host's (null) or that of a seat. */
  | { readonly what: 'commit'; readonly seat: Seat | null }
  /** A number that is not the one that was committed to: the host's (null) or that of a seat. */
  | { readonly what: 'number'; readonly seat: Seat | null }
  /** Others had a hand in the key than was told before the deal. */
  | { readonly what: 'hands' }
  /** The key does not come from the numbers. */
  | { readonly what: 'key' }
  /** The deck is not the one that was chosen. */
  | { readonly what: 'deck' }
  /** The n-th answer is none that the rules allow there, or not the one that was given. */
  | { readonly what: 'answer'; readonly n: number }
  /** So many answers that the host had acknowledged are not there. */
  | { readonly what: 'lost'; readonly n: number }
  /** What is said to have been told of the n-th answer (0: of the deal) does not come from the rules. */
  | { readonly what: 'told'; readonly n: number }
  /** The n-th frame that was received does not come from the rules: after so many answers, at this moment of the match. */
  | { readonly what: 'frame'; readonly n: number; readonly moment: number }
  | { readonly what: 'outcome' }

/** Why a match could not be checked: other rules (those that it needs), nothing kept of it, from before there was a fair deal, unreadable. */
export type Obstacle =
  { readonly why: 'rules'; readonly needs: number } | { readonly why: 'absent' | 'old' | 'unreadable' | 'game' }

export type Verdict =
  /** All is as it was told. `frames`: so many were compared. */
  | { readonly is: 'fair'; readonly frames: number }
  /** All is as it was told, but the key was fixed beforehand. */
  | { readonly is: 'fixed' }
  | { readonly is: 'differs'; readonly difference: Difference }
  | { readonly is: 'unchecked'; readonly obstacle: Obstacle }

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const seat = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63)))

/** A verdict as another client tells it. */
export const verdictSchema = v.variant('is', [
  v.strictObject({ is: v.literal('fair'), frames: count }),
  v.strictObject({ is: v.literal('fixed') }),
  v.strictObject({
    is: v.literal('differs'),
    difference: v.variant('what', [
      v.strictObject({ what: v.picklist(['match', 'restarts', 'hands', 'key', 'deck', 'outcome']) }),
      v.strictObject({ what: v.picklist(['commit', 'number']), seat }),
      v.strictObject({ what: v.picklist(['answer', 'lost', 'told']), n: count }),
      v.strictObject({ what: v.literal('frame'), n: count, moment: count }),
    ]),
  }),
  v.strictObject({
    is: v.literal('unchecked'),
    obstacle: v.variant('why', [
      v.strictObject({ why: v.literal('rules'), needs: count }),
      v.strictObject({ why: v.picklist(['absent', 'old', 'unreadable', 'game']) }),
    ]),
  }),
])
