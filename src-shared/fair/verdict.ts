/**
 * What a client finds when it verifies a match. Keys instead of sentences: everybody reads it in their own language.
 */
import * as v from 'valibot'
import type { Seat } from '../kernel'

/** What a deal depends on. `dropped`: the deals that were thrown away before it. */
export const TERMS_PARTS = ['table', 'game', 'rules', 'options', 'deck', 'seats', 'contributors', 'dropped'] as const
export type TermsPart = (typeof TERMS_PARTS)[number]

/** The first difference that was found. `n` is 1-based. */
export type Difference =
  /** The record is of another match. */
  | { readonly what: 'match' }
  /** The round started over more often, or because of other people, than the record says. */
  | { readonly what: 'restarts' }
  /** A commitment is not the one sent before the deal: the host's (null) or that of a seat. */
  | { readonly what: 'commit'; readonly seat: Seat | null }
  /** A number does not match its commitment: the host's (null) or that of a seat. */
  | { readonly what: 'number'; readonly seat: Seat | null }
  /** The seats that contributed to the key are not those announced before the deal. */
  | { readonly what: 'hands' }
  /** Something that the deal depends on is not what was sent before the numbers. */
  | { readonly what: 'terms'; readonly part: TermsPart }
  /** This client gave a number, or could have, and the host left it out. */
  | { readonly what: 'leftOut' }
  /** The host took this client's number and still says that it gave none. */
  | { readonly what: 'silenced' }
  /** So many deals were thrown away after this client's number was known, and never laid open. */
  | { readonly what: 'discarded'; readonly n: number }
  /** The key does not follow from the numbers. */
  | { readonly what: 'key' }
  /** The deck is not the chosen one. */
  | { readonly what: 'deck' }
  /** The rules do not allow the n-th answer, or it is not the one that was given. */
  | { readonly what: 'answer'; readonly n: number }
  /** This many answers that the host acknowledged are missing. */
  | { readonly what: 'lost'; readonly n: number }
  /** The recorded events of the n-th answer (0: of the deal) do not follow from the rules. */
  | { readonly what: 'told'; readonly n: number }
  /** The n-th received update does not follow from the rules. `moment`: the answers taken before it. */
  | { readonly what: 'frame'; readonly n: number; readonly moment: number }
  /**
   * The table did not go from computer to computer as the record says: its n-th change of host is none by the rules, or
   * (0) this client was told of other hosts.
   */
  | { readonly what: 'moves'; readonly n: number }
  | { readonly what: 'outcome' }

/**
 * Why a match could not be verified: it needs other rules, nothing was stored of it, it cannot be read, its game is
 * unknown, this client's number came too late, or it spoilt two rounds and is no longer asked.
 */
export type Obstacle =
  | { readonly why: 'rules'; readonly needs: number }
  | { readonly why: 'absent' | 'unreadable' | 'game' | 'late' | 'excluded' }

/** The result of verifying a match. */
export type Verdict =
  /** No difference. `frames`: the number of updates compared. */
  | { readonly is: 'fair'; readonly frames: number }
  /** No difference, but the key was fixed in advance. */
  | { readonly is: 'fixed' }
  /** No difference, but this many deals had been thrown away before it; they are laid open. */
  | { readonly is: 'redealt'; readonly n: number }
  | { readonly is: 'differs'; readonly difference: Difference }
  | { readonly is: 'unchecked'; readonly obstacle: Obstacle }

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const seat = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63)))

/** Schema of another client's verdict. */
export const verdictSchema = v.variant('is', [
  v.strictObject({ is: v.literal('fair'), frames: count }),
  v.strictObject({ is: v.literal('fixed') }),
  v.strictObject({ is: v.literal('redealt'), n: count }),
  v.strictObject({
    is: v.literal('differs'),
    difference: v.variant('what', [
      v.strictObject({
        what: v.picklist(['match', 'restarts', 'hands', 'leftOut', 'silenced', 'key', 'deck', 'outcome']),
      }),
      v.strictObject({ what: v.literal('terms'), part: v.picklist(TERMS_PARTS) }),
      v.strictObject({ what: v.picklist(['commit', 'number']), seat }),
      v.strictObject({ what: v.picklist(['answer', 'lost', 'told', 'discarded', 'moves']), n: count }),
      v.strictObject({ what: v.literal('frame'), n: count, moment: count }),
    ]),
  }),
  v.strictObject({
    is: v.literal('unchecked'),
    obstacle: v.variant('why', [
      v.strictObject({ why: v.literal('rules'), needs: count }),
      v.strictObject({ why: v.picklist(['absent', 'unreadable', 'game', 'late', 'excluded']) }),
    ]),
  }),
])
