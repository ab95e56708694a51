/** What a host says to a client: a closed union, checked in outline where it arrives. */
import * as v from 'valibot'
import type { Json, Refusal } from '../kernel'
import type { Hands } from '../fair/kept'
import { verdictSchema, type Verdict } from '../fair/verdict'
import type { MatchRecord } from '../record'
import { LEVELS, TEMPERS } from './nature'
import { pastMessages, type PastMessage } from './past'
import { hex, n, refusal, seat } from './schema'
import { talkMessage, type TalkMessage } from './talk'
import type { Frame } from './views'

export type HostMessage =
  | { readonly kind: 'welcome'; readonly n: number; readonly version: number; readonly token: string }
  | { readonly kind: 'ok'; readonly n: number }
  /** n is -1 when the message could not be read. */
  | { readonly kind: 'refused'; readonly n: number; readonly why: Refusal }
  /** The deck that the table's options name by its hash: sent before the first frame that does. */
  | { readonly kind: 'deck'; readonly hash: string; readonly deck: Json }
  /** A deal begins: this client is asked for a commitment. `commit` is the host's; `round` counts from 1. */
  | { readonly kind: 'round'; readonly match: string; readonly round: number; readonly commit: string }
  /** All commitments: whoever is among them opens their number. To who comes later too, as long as the match is on. */
  | ({ readonly kind: 'hands'; readonly match: string; readonly round: number } & Hands)
  /** The match is over: all that was secret in it. */
  | { readonly kind: 'laidOpen'; readonly record: MatchRecord }
  /** What everybody's client has found, in the order in which they said it. */
  | { readonly kind: 'verdicts'; readonly match: string; readonly verdicts: readonly SaidVerdict[] }
  /** A new token: it holds the place that this client has come back to. */
  | { readonly kind: 'token'; readonly token: string }
  /** The code that was asked for: once, and for so many milliseconds, it leads to this person's place. */
  | { readonly kind: 'link'; readonly code: string; readonly left: number }
  /** Nothing is new: it only says that the line stands. Comes at a steady pace, whatever happens at the table. */
  | { readonly kind: 'beat' }
  /** The host closes this connection next, and why. */
  | { readonly kind: 'closing'; readonly why: Refusal }
  | PastMessage
  | TalkMessage
  | Frame

/** What the client of a person has found. */
export interface SaidVerdict {
  readonly person: string
  readonly name: string
  readonly verdict: Verdict
}
/** More people than any table has, and more cards of one sort than any deck: a list so long would only choke the page. */
const MOST_PEOPLE = 100
const MOST_CARDS = 1000

/** The score of an evening. */
const evening = v.object({
  scores: v.pipe(
    v.array(v.object({ key: v.string(), name: v.string(), matches: n, wins: n, bot: v.boolean() })),
    v.maxLength(10 * MOST_PEOPLE),
  ),
  matches: v.pipe(
    v.array(v.object({ id: v.string(), game: v.string(), winners: v.array(v.string()) })),
    v.maxLength(MOST_PEOPLE),
  ),
})

const isDeckSized = (deck: { readonly [part: string]: unknown }): boolean =>
  Object.values(deck).every(part => !Array.isArray(part) || part.length <= MOST_CARDS)

/** A frame's party and views are checked in outline: what they hold is the game's, and is shown as text only. */
export const hostMessage = v.variant('kind', [
  v.object({ kind: v.literal('welcome'), n, version: v.number(), token: v.string() }),
  v.object({ kind: v.literal('ok'), n }),
  v.object({ kind: v.literal('refused'), n: v.number(), why: refusal }),
  v.object({ kind: v.literal('deck'), hash: v.string(), deck: v.pipe(v.looseObject({}), v.check(isDeckSized)) }),
  v.object({ kind: v.literal('round'), match: v.string(), round: n, commit: hex }),
  v.object({
    kind: v.literal('hands'),
    match: v.string(),
    round: n,
    commit: hex,
    hands: v.array(v.object({ seat, commit: hex })),
    restarts: v.array(v.string()),
  }),
  // Read field by field before it is played again.
  v.object({ kind: v.literal('laidOpen'), record: v.looseObject({ id: v.string() }) }),
  v.object({
    kind: v.literal('verdicts'),
    match: v.string(),
    verdicts: v.array(v.object({ person: v.string(), name: v.string(), verdict: verdictSchema })),
  }),
  v.object({ kind: v.literal('token'), token: v.string() }),
  v.object({ kind: v.literal('link'), code: v.string(), left: v.number() }),
  v.object({ kind: v.literal('beat') }),
  v.object({ kind: v.literal('closing'), why: refusal }),
  ...pastMessages,
  talkMessage,
  v.looseObject({
    kind: v.literal('frame'),
    seq: v.number(),
    party: v.looseObject({
      phase: v.picklist(['lobby', 'match', 'result']),
      game: v.string(),
      host: v.string(),
      table: v.looseObject({ id: v.string(), name: v.string() }),
      options: v.record(v.string(), v.unknown()),
      shelf: v.array(v.string()),
      evening: v.optional(evening),
      talk: v.optional(v.picklist(['free', 'phrases'])),
      invite: v.array(v.string()),
      cannotStart: v.nullable(refusal),
      seats: v.pipe(
        v.array(
          v.looseObject({
            who: v.picklist(['person', 'bot']),
            name: v.string(),
            level: v.optional(v.picklist(LEVELS)),
            temper: v.optional(v.picklist(TEMPERS)),
          }),
        ),
        v.maxLength(MOST_PEOPLE),
      ),
      spectators: v.pipe(
        v.array(v.looseObject({ id: v.string(), name: v.string(), here: v.boolean() })),
        v.maxLength(MOST_PEOPLE),
      ),
      you: v.looseObject({ id: v.string(), seat: v.nullable(v.number()), host: v.boolean() }),
    }),
    match: v.nullable(
      v.looseObject({
        id: v.string(),
        view: v.looseObject({ open: v.looseObject({}) }),
        events: v.array(v.looseObject({})),
      }),
    ),
    clocks: v.array(v.object({ seat: v.number(), key: v.string(), left: v.number(), of: v.number() })),
    log: v.optional(v.array(v.looseObject({}))),
  }),
])
