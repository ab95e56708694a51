/** What is said of matches that are over: asked by a client, answered beside the frames. Never of one that is still played. */
import * as v from 'valibot'
import type { PastMatch, Tally } from '../record/past'
import { id, n } from './schema'

/** Anybody at the table may ask these. */
export const pastQuestions = [
  /** The list of matches, the newest first. `before`: only those that ended before this moment. */
  v.strictObject({ kind: v.literal('history'), n, before: v.nullable(v.pipe(v.number(), v.finite())) }),
  /** One of them as a whole. */
  v.strictObject({ kind: v.literal('record'), n, match: id }),
  v.strictObject({ kind: v.literal('statistics'), n }),
] as const

/** A record leaves in parts of so many UTF-16 units: frames of the table's life pass between them. */
export const RECORD_PART = 128 * 1024

export type PastMessage =
  | { readonly kind: 'history'; readonly n: number; readonly matches: readonly PastMatch[]; readonly more: boolean }
  /** A part of the record's text, from 0: together they are what a file would hold. */
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

export const pastMessages = [
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
