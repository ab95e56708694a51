/**
 * A match that is over, as one plain document: what a replay shows, what a verification checks, what an exported file
 * holds. It names everything that was secret, so it exists only after the end of its match (played out or broken off).
 */
import type { Entry, Json, Options, Outcome, Told } from '../kernel'
import type { FairRecord } from './fair'

/** Rises whenever an older program could no longer read a record. */
export const RECORD = 1

export interface MatchRecord {
  readonly record: typeof RECORD
  readonly id: string
  /** The table's name. */
  readonly table: string
  readonly game: string
  /** The rules it was dealt by. Only the same rules can take its answers again; what was told outlives them. */
  readonly rules: number
  /** Who sat where, when it was dealt. */
  readonly seats: readonly RecordSeat[]
  readonly options: Options
  /** The table's own deck, or null for the house deck. */
  readonly deck: Json | null
  /** Milliseconds since 1970. */
  readonly dealt: number
  readonly ended: number
  /** 32 bytes in hex: all draws of the match. */
  readonly key: string
  /** What was told while the table was laid. */
  readonly begun: readonly Told<Json>[]
  /** Every accepted answer, in order, and what was told of it. */
  readonly answers: readonly { readonly entry: Entry; readonly told: readonly Told<Json>[] }[]
  /** Null when the match was broken off. */
  readonly outcome: Outcome | null
  /** How the key came to be; null for a match from before there was a fair deal. */
  readonly fair: FairRecord | null
}

export interface RecordSeat {
  readonly who: 'person' | 'bot'
  readonly name: string
  /** The person's id at their table, for their statistics; null for a bot. */
  readonly person: string | null
}
