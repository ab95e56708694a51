/** What a client stores during a match, so that it can verify the deal afterwards. */
import type { Json, Seat } from '../kernel'

/** The commitments, as sent before the deal (to clients that joined later: when they joined). */
export interface Commitments {
  /** The host's commitment. */
  readonly commit: string
  /** The commitments of the persons' clients, in seat order. */
  readonly hands: readonly { readonly seat: Seat; readonly commit: string }[]
  /** Names of those who did not open their number in time, so that the round started over. */
  readonly restarts: readonly string[]
}

/** What a client stores of each update it received. */
export interface ObservedUpdate {
  /** The seat whose view it was; null: a spectator's. */
  readonly seat: Seat | null
  /** Hash of its match part (hash.ts). */
  readonly hash: string
  /** Whether it was the first one after connecting: updates before it may have been missed. */
  readonly arrival: boolean
}

/** An answer that this client gave. */
export interface OwnAnswer {
  readonly ask: string
  readonly answer: Json
  /** Whether the host acknowledged it. */
  readonly taken: boolean
}

/** All that a client stored of one match. */
export interface Evidence {
  readonly match: string
  /** Null when the client did not get them during the match. */
  readonly commitments: Commitments | null
  /** This client's number, if it opened one. */
  readonly number: string | null
  /** How many numbers this client opened for this match. */
  readonly openings: number
  /** In order of arrival. */
  readonly updates: readonly ObservedUpdate[]
  readonly answers: readonly OwnAnswer[]
}
