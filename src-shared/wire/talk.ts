/**
 * What people say to each other around the table, beside the game. Talk is no part of a match: no frame, ask, clock or
 * journal knows of it. A host tells it only to clients that have said that they listen, so that one which knows no talk
 * is never told any.
 */
import * as v from 'valibot'
import type { Seat } from '../kernel'
import { id, n } from './schema'

/** What can be said by one press, each in its reader's language. The words are in lang/talk.ts, by the same keys. */
export const PHRASES = [
  'hello',
  'luck',
  'moment',
  'thinking',
  'goOn',
  'trust',
  'doubt',
  'clever',
  'ouch',
  'thanks',
  'played',
  'again',
] as const

/** What can be shown by one press: drawn by the page. */
export const REACTIONS = ['laugh', 'wow', 'think', 'cry', 'frown', 'heart', 'clap', 'toast'] as const

/** Longest line that may be typed, in UTF-16 units: more is a letter, not a word across the table. */
export const MAX_LINE = 160

/** So many of the last lines are told to somebody who comes back. */
export const LINES_KEPT = 30

export type Said =
  { readonly as: 'phrase' | 'reaction'; readonly key: string } | { readonly as: 'text'; readonly text: string }

export interface TalkLine {
  readonly by: string
  readonly name: string
  /** Where they sat when they said it; null: they looked on. */
  readonly seat: Seat | null
  readonly said: Said
}

export type TalkMessage = {
  readonly kind: 'talk'
  readonly lines: readonly TalkLine[]
  /** Whether that was said before: to somebody who has just come back. */
  readonly past: boolean
}

const toSay = v.variant('as', [
  v.strictObject({ as: v.literal('phrase'), key: v.picklist(PHRASES) }),
  v.strictObject({ as: v.literal('reaction'), key: v.picklist(REACTIONS) }),
  v.strictObject({ as: v.literal('text'), text: v.pipe(v.string(), v.maxLength(MAX_LINE)) }),
])
export type ToSay = v.InferOutput<typeof toSay>

/** Anybody at the table may say these. */
export const talkWords = [
  v.strictObject({ kind: v.literal('talk'), n, said: toSay }),
  /** Whether this connection wants to hear what is said. Nobody is told anything before. */
  v.strictObject({ kind: v.literal('listen'), n, on: v.boolean() }),
  /** The host's: whether people may type what they like, or say what can be said by one press alone. */
  v.strictObject({ kind: v.literal('freeTalk'), n, on: v.boolean() }),
] as const

/** A newer host may know more keys: whoever has no words for one shows nothing. */
const said = v.variant('as', [
  v.object({ as: v.picklist(['phrase', 'reaction']), key: id }),
  v.object({ as: v.literal('text'), text: v.pipe(v.string(), v.maxLength(MAX_LINE)) }),
])

export const talkMessage = v.object({
  kind: v.literal('talk'),
  past: v.boolean(),
  lines: v.pipe(
    v.array(v.object({ by: v.string(), name: v.string(), seat: v.nullable(v.number()), said })),
    v.maxLength(LINES_KEPT),
  ),
})
