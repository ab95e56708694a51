/** Makes the record of a match that is over, of what a host has stored or holds of it. */
import type { EmittedEvent, Json, Options } from '../kernel'
import type { FairRecord } from './fair'
import { RECORD, type MatchRecord, type RecordSeat } from './record'

/** A match as it was dealt and answered. */
export interface PlayedMatch {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly seats: readonly RecordSeat[]
  readonly options: Options
  /** The table's own deck, or null for the built-in deck. */
  readonly deck: Json | null
  /** Milliseconds since 1970. */
  readonly dealt: number
  /** 32 bytes in hex. */
  readonly key: string
  /** The events of the setup. */
  readonly openingEvents: readonly EmittedEvent<Json>[]
  readonly answers: MatchRecord['answers']
  readonly fair: FairRecord
}

/** @param end the table's name, when the match ended, and how */
export const matchRecord = (
  { id, game, rules, seats, options, deck, dealt, key, openingEvents, answers, fair }: PlayedMatch,
  { table, ended, outcome }: Pick<MatchRecord, 'table' | 'ended' | 'outcome'>,
): MatchRecord => ({
  record: RECORD,
  id,
  table,
  game,
  rules,
  seats,
  options,
  deck,
  dealt,
  ended,
  key,
  begun: openingEvents,
  answers,
  outcome,
  fair,
})
