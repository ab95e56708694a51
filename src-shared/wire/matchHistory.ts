/** Requests and replies about finished matches. */
import * as v from 'valibot'
import type { FinishedMatch, Tally } from '../record/matchHistory'
import { id, n } from './schema'

/** Requests that everybody at the table may make. */
export const historyRequests = [
  /** The list of matches, the newest first. `before`: only those that ended before this moment. */
  v.strictObject({ kind: v.literal('history'), n, before: v.nullable(v.pipe(v.number(), v.finite())) }),
  /** The record of one match. */
  v.strictObject({ kind: v.literal('record'), n, match: id }),
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

const seats = v.array(
  v.object({ who: v.picklist(['person', 'bot']), name: v.string(), person: v.nullable(v.string()) }),
)
const outcome = v.nullable(v.object({ winners: v.array(v.number()), reason: v.string() }))

export const historyMessages = [
  v.object({
    kind: v.literal('history'),
    n,
    more: v.boolean(),
    matches: v.array(
      v.object({
        id: v.string(),
        table: v.string(),
        game: v.string(),
        rules: v.number(),
        seats,
        dealt: v.number(),
        ended: v.number(),
        answers: v.number(),
        outcome,
        imported: v.boolean(),
      }),
    ),
  }),
  v.object({ kind: v.literal('record'), n, match: v.string(), part: n, of: n, text: v.string() }),
  v.object({
    kind: v.literal('statistics'),
    n,
    tallies: v.array(
      v.object({
        person: v.string(),
        name: v.string(),
        game: v.string(),
        matches: v.number(),
        wins: v.number(),
        last: v.number(),
        longest: v.number(),
      }),
    ),
  }),
] as const
