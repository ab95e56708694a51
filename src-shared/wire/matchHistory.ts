/** Requests and replies about finished matches. */
import * as v from 'valibot'
import { gameId, matchId, personId } from '../ids'
import type { FinishedMatch, Tally } from '../record/matchHistory'
import { id, listOf, n, word } from './schema'

/** Requests that everybody at the table may make. */
export const historyRequests = [
  /** The list of matches, the newest first. `before`: only those that ended before this moment. */
  v.strictObject({ kind: v.literal('history'), n, before: v.nullable(v.pipe(v.number(), v.finite())) }),
  /** The record of one match. */
  v.strictObject({ kind: v.literal('record'), n, match: matchId }),
  v.strictObject({ kind: v.literal('statistics'), n }),
] as const

/** Records are sent in parts of this many UTF-16 units, so that state updates can pass between them. */
export const RECORD_PART = 128 * 1024

export type HistoryMessage =
  | { readonly kind: 'history'; readonly n: number; readonly matches: readonly FinishedMatch[]; readonly more: boolean }
  /** One part of a record's text; `part` counts from 0. Joined, they are the content of a record file. */
  | {
      readonly kind: 'record'
      readonly n: number
      readonly match: string
      readonly part: number
      readonly of: number
      readonly text: string
    }
  | { readonly kind: 'statistics'; readonly n: number; readonly tallies: readonly Tally[] }

/** Of one page of the list, and people with a tally. */
const MOST_MATCHES = 1000,
  MOST_TALLIES = 10_000,
  MOST_SEATS = 64
/** JSON of a part may write each of its characters as an escape. */
const MAX_PART = 6 * RECORD_PART

const seats = listOf(
  v.object({ who: v.picklist(['person', 'bot']), name: word, person: v.nullable(personId) }),
  MOST_SEATS,
)
const outcome = v.nullable(v.object({ winners: listOf(v.number(), MOST_SEATS), reason: id }))

export const historyMessages = [
  v.object({
    kind: v.literal('history'),
    n,
    more: v.boolean(),
    matches: listOf(
      v.object({
        id: matchId,
        table: word,
        game: gameId,
        rules: v.number(),
        seats,
        dealt: v.number(),
        ended: v.number(),
        answers: v.number(),
        outcome,
        imported: v.boolean(),
      }),
      MOST_MATCHES,
    ),
  }),
  v.object({
    kind: v.literal('record'),
    n,
    match: matchId,
    part: n,
    of: n,
    text: v.pipe(v.string(), v.maxLength(MAX_PART)),
  }),
  v.object({
    kind: v.literal('statistics'),
    n,
    tallies: listOf(
      v.object({
        person: personId,
        name: word,
        game: gameId,
        matches: v.number(),
        wins: v.number(),
        last: v.number(),
        longest: v.number(),
      }),
      MOST_TALLIES,
    ),
  }),
] as const
