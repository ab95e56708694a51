/** What a client stores during a match, so that it can verify the deal afterwards. */
import type { Json, Seat } from '../kernel'
import type { SeatCommitment } from './numbers'
import type { DealTerms } from './terms'

/** The commitments, as sent before the deal (to clients that joined later: when they joined). */
export interface Commitments {
  readonly terms: DealTerms
  /** The host's commitment. */
  readonly commit: string
  /** The commitments of the persons' clients, in seat order. */
  readonly hands: readonly SeatCommitment[]
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

/** Stands for the ask where a client notes that it took an answer back: `answer` is then the ask of that answer. */
export const UNDO = 'undo'

/** An answer that this client gave. */
export interface OwnAnswer {
  readonly ask: string
  readonly answer: Json
  /** Whether the host acknowledged it. */
  readonly taken: boolean
}

/** This client's number in one round of a deal. */
export interface OwnNumber {
  readonly match: string
  readonly round: number
  /** Hash of the round's terms, and the host's commitment, at the time this number was requested. */
  readonly terms: string
  readonly host: string
  readonly number: string
  readonly commit: string
  /** Whether the host acknowledged the commitment. */
  readonly committed: boolean
  readonly opened: boolean
  /** Whether the host acknowledged the number. */
  readonly taken: boolean
}

/** A client's own part in the deal of a match. */
export interface OwnPart {
  /** The person's id at the table. */
  readonly person: string
  /** Its numbers for this match, one a round. */
  readonly numbers: readonly OwnNumber[]
  /** Whether this client was connected when the deal began: the host must have asked it if its person was seated. */
  readonly reachable: boolean
  /** How many other deals this client opened a number for of which no record was ever laid open. */
  readonly unexplained: number
}

/** All that a client stored of one match. */
export interface Evidence {
  readonly match: string
  /** Null when the client did not get them during the match. */
  readonly commitments: Commitments | null
  /** Null when the client saw nothing of the match. */
  readonly own: OwnPart | null
  /** In order of arrival. */
  readonly updates: readonly ObservedUpdate[]
  readonly answers: readonly OwnAnswer[]
  /** Who hosted the table during the match, as this client was told; absent where nobody else may. */
  readonly hosts?: readonly { readonly term: number; readonly host: string }[]
}
