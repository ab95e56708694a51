/** What a client keeps of a match while it is played: enough to find out afterwards whether it was dealt fairly. */
import type { Json, Seat } from '../kernel'

/** The commitments, as they were told before the deal (to who came later: when they came). */
export interface Hands {
  /** The host's. */
  readonly commit: string
  /** Persons' clients in seat order. */
  readonly hands: readonly { readonly seat: Seat; readonly commit: string }[]
  /** Names of those who had not opened, and so began the round anew. */
  readonly restarts: readonly string[]
}

export interface KeptFrame {
  /** Whose view it was; null: a spectator's. */
  readonly seat: Seat | null
  readonly hash: string
  /** It came on arrival: frames before it may have been missed. */
  readonly arrival: boolean
}

/** An answer of one's own. */
export interface OwnAnswer {
  readonly ask: string
  readonly answer: Json
  /** Whether the host has acknowledged it. */
  readonly taken: boolean
}

export interface Kept {
  readonly match: string
  /** Null when they were not told while it was played. */
  readonly hands: Hands | null
  /** One's own number, if it was opened. */
  readonly number: string | null
  /** How often a number of one's own was opened for this match. */
  readonly openings: number
  /** In the order in which they came. */
  readonly frames: readonly KeptFrame[]
  readonly answers: readonly OwnAnswer[]
}
