/**
 * A finished match as one plain document, used by replays, verification and exported files. It contains every secret of
 * the match, so it exists only after the match ended or was aborted.
 */
import type { Entry, Json, Options, Outcome, EmittedEvent } from '../kernel'
import type { FairRecord } from './fair'
import type { WentOnAlone } from './wentOnAlone'

/** Version of the format. Increase it whenever older programs could no longer read a record. */
export const RECORD = 1

export interface MatchRecord {
  readonly record: typeof RECORD
  readonly id: string
  /** The table's name. */
  readonly table: string
  readonly game: string
  /** The version of the rules. Only the same version can replay the answers; the recorded events outlive it. */
  readonly rules: number
  /** Who sat where at the deal. */
  readonly seats: readonly RecordSeat[]
  readonly options: Options
  /** The custom deck, or null for the built-in deck. */
  readonly deck: Json | null
  /** Milliseconds since 1970. */
  readonly dealt: number
  readonly ended: number
  /** 32 bytes in hex, which decide all draws of the match. */
  readonly key: string
  /** The events of the setup. */
  readonly begun: readonly EmittedEvent<Json>[]
  /** Every accepted answer in order, with its events. */
  readonly answers: readonly { readonly entry: Entry; readonly told: readonly EmittedEvent<Json>[] }[]
  /** Null when the match was aborted. */
  readonly outcome: Outcome | null
  /** How the key was made. */
  readonly fair: FairRecord
  /** When its host went on without the computers that keep the table; absent where that never happened. */
  readonly wentOnAlone?: readonly WentOnAlone[]
}

/** Who sat at a seat. */
export interface RecordSeat {
  readonly who: 'person' | 'bot'
  readonly name: string
  /** The person's id at their table, for statistics; null for a bot. */
  readonly person: string | null
}
