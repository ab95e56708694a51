/**
 * Chat at the table. It is separate from the match: no update, ask, clock or journal contains it. A host sends it only
 * to clients that have asked for it (`listen`), so clients without chat never get any.
 */
import * as v from 'valibot'
import type { Seat } from '../kernel'
import { personId } from '../ids'
import { id, n, word } from './schema'

/** Quick phrases, shown in each reader's language. Their texts have the same keys. */
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

/** Reactions, drawn by the page. */
export const REACTIONS = ['laugh', 'wow', 'think', 'cry', 'frown', 'heart', 'clap', 'toast'] as const

/** Longest typed line, in UTF-16 units. */
export const MAX_CHAT_LINE = 160

/** Number of latest lines that somebody gets after connecting. */
export const CHAT_LINES_KEPT = 30

/** A quick phrase, a reaction or a typed line. */
export type ChatContent =
  { readonly as: 'phrase' | 'reaction'; readonly key: string } | { readonly as: 'text'; readonly text: string }

/** One line of the chat. */
export interface ChatLine {
  readonly by: string
  readonly name: string
  /** The sender's seat at that time; null: a spectator. */
  readonly seat: Seat | null
  readonly said: ChatContent
}

/** Chat lines, sent to a client. */
export type ChatMessage = {
  readonly kind: 'talk'
  readonly lines: readonly ChatLine[]
  /** Whether these are earlier lines, sent after connecting. */
  readonly past: boolean
}

const chatInput = v.variant('as', [
  v.strictObject({ as: v.literal('phrase'), key: v.picklist(PHRASES) }),
  v.strictObject({ as: v.literal('reaction'), key: v.picklist(REACTIONS) }),
  v.strictObject({ as: v.literal('text'), text: v.pipe(v.string(), v.maxLength(MAX_CHAT_LINE)) }),
])
export type ChatInput = v.InferOutput<typeof chatInput>

/** Chat messages that everybody at the table may send. */
export const chatRequests = [
  v.strictObject({ kind: v.literal('talk'), n, said: chatInput }),
  /** Turns the chat on or off for this connection. It is off at first. */
  v.strictObject({ kind: v.literal('listen'), n, on: v.boolean() }),
] as const

/** Keys are not checked: a newer host may have more of them, and clients show nothing for an unknown one. */
const said = v.variant('as', [
  v.object({ as: v.picklist(['phrase', 'reaction']), key: id }),
  v.object({ as: v.literal('text'), text: v.pipe(v.string(), v.maxLength(MAX_CHAT_LINE)) }),
])

export const chatMessage = v.object({
  kind: v.literal('talk'),
  past: v.boolean(),
  lines: v.pipe(
    v.array(v.object({ by: personId, name: word, seat: v.nullable(v.number()), said })),
    v.maxLength(CHAT_LINES_KEPT),
  ),
})
