/** Messages from a host to a client: a closed union, whose outline is checked on arrival. */
import * as v from 'valibot'
import { deckId, gameId, matchId, personId, tableId, token } from '../ids'
import type { Json, Refusal } from '../kernel'
import type { Commitments } from '../fair/evidence'
import type { DealTerms } from '../fair/terms'
import { verdictSchema, type Verdict } from '../fair/verdict'
import type { MatchRecord } from '../record'
import { wordsNonce, type WordsNonce } from './authWords'
import { LEVELS, PERSONALITIES } from './botProfile'
import { invitationMessage, keepingSchema, officeMessage, type InvitationMessage, type OfficeMessage } from './keeping'
import { hallMessages, type HallMessage } from './hall'
import { historyMessages, type HistoryMessage } from './matchHistory'
import { avatarSchema } from './avatars'
import { hex, id, json, listOf, n, recordOf, refusal, seat, text, word } from './schema'
import { chatMessage, type ChatMessage } from './chat'
import type { StateUpdate } from './views'

export type HostMessage =
  | { readonly kind: 'welcome'; readonly n: number; readonly version: number; readonly token: string }
  | { readonly kind: 'ok'; readonly n: number }
  /** `n` is -1 when the message had no readable number. */
  | { readonly kind: 'refused'; readonly n: number; readonly why: Refusal }
  /** The custom deck that the table's options name by its hash. Sent before the first update that does. */
  | { readonly kind: 'deck'; readonly hash: string; readonly deck: Json }
  /** A deal begins by these terms: asks the contributors' clients for a commitment. `commit` is the host's. */
  | { readonly kind: 'round'; readonly terms: DealTerms; readonly commit: string }
  /** All commitments. Clients among them reply with their number. Also sent to clients that join during the match. */
  | ({ readonly kind: 'commitments' } & Commitments)
  /** The record of a finished match, with all its secrets. */
  | { readonly kind: 'laidOpen'; readonly record: MatchRecord }
  /** The verdicts of all clients, in order of arrival. */
  | { readonly kind: 'verdicts'; readonly match: string; readonly verdicts: readonly SaidVerdict[] }
  /** The requested link code: it leads to this person's place once, within `left` milliseconds. */
  | { readonly kind: 'link'; readonly code: string; readonly left: number }
  /** Shows that the connection is alive. Sent at a steady pace. */
  | { readonly kind: 'heartbeat' }
  /** Why the host closes this connection next. */
  | { readonly kind: 'closing'; readonly why: Refusal }
  | WordsNonce
  | InvitationMessage
  | HistoryMessage
  | ChatMessage
  | HallMessage
  | OfficeMessage
  | StateUpdate

/** The verdict of one person's client. */
export interface SaidVerdict {
  readonly person: string
  readonly name: string
  readonly verdict: Verdict
}
/** Longest lists of people and cards: longer ones would only block the page. */
const MOST_PEOPLE = 100
const MOST_CARDS = 1000
/** Of one update, its log included: a match of hundreds of turns has some thousands. */
const MOST_EVENTS = 20_000

/** The terms of a deal are checked field by field before a number is given for them. */
const terms = v.looseObject({ table: tableId, match: matchId, round: n })

/** The score of a game night. */
const evening = v.object({
  scores: v.pipe(
    v.array(v.object({ key: id, name: word, matches: n, wins: n, bot: v.boolean() })),
    v.maxLength(10 * MOST_PEOPLE),
  ),
  matches: v.pipe(
    v.array(v.object({ id: matchId, game: gameId, winners: listOf(id, MOST_PEOPLE) })),
    v.maxLength(MOST_PEOPLE),
  ),
})

const isDeckSized = (deck: { readonly [part: string]: unknown }): boolean =>
  Object.values(deck).every(part => !Array.isArray(part) || part.length <= MOST_CARDS)

/**
 * Schema of host messages. Only the outline of party and views is checked: their content depends on the game and is
 * shown as text.
 */
export const hostMessage = v.variant('kind', [
  wordsNonce,
  v.object({ kind: v.literal('welcome'), n, version: v.number(), token }),
  v.object({ kind: v.literal('ok'), n }),
  v.object({ kind: v.literal('refused'), n: v.number(), why: refusal }),
  v.object({ kind: v.literal('deck'), hash: deckId, deck: v.pipe(v.looseObject({}), v.check(isDeckSized)) }),
  v.object({ kind: v.literal('round'), terms, commit: hex }),
  v.object({
    kind: v.literal('commitments'),
    terms,
    commit: hex,
    hands: v.pipe(v.array(v.object({ seat, commit: hex })), v.maxLength(MOST_PEOPLE)),
  }),
  // The record is checked field by field before it is replayed.
  officeMessage,
  v.object({ kind: v.literal('laidOpen'), record: v.looseObject({ id: matchId }) }),
  v.object({
    kind: v.literal('verdicts'),
    match: matchId,
    verdicts: listOf(v.object({ person: personId, name: word, verdict: verdictSchema }), MOST_PEOPLE),
  }),
  v.object({ kind: v.literal('link'), code: token, left: v.number() }),
  v.object({ kind: v.literal('heartbeat') }),
  v.object({ kind: v.literal('closing'), why: refusal }),
  invitationMessage,
  ...historyMessages,
  chatMessage,
  ...hallMessages,
  v.looseObject({
    kind: v.literal('frame'),
    seq: v.number(),
    party: v.looseObject({
      phase: v.picklist(['lobby', 'match', 'result']),
      game: gameId,
      host: text,
      owner: v.optional(text),
      table: v.looseObject({ id: tableId, name: word }),
      options: recordOf(json),
      shelf: listOf(id, MOST_PEOPLE),
      evening: v.optional(evening),
      settings: recordOf(v.union([text, v.number(), v.boolean()])),
      invite: listOf(text, MOST_PEOPLE),
      cannotStart: v.nullable(refusal),
      seats: v.pipe(
        v.array(
          v.looseObject({
            who: v.picklist(['person', 'bot']),
            name: word,
            avatar: v.optional(avatarSchema),
            level: v.optional(v.picklist(LEVELS)),
            personality: v.optional(v.picklist(PERSONALITIES)),
          }),
        ),
        v.maxLength(MOST_PEOPLE),
      ),
      spectators: v.pipe(
        v.array(v.looseObject({ id: personId, name: word, avatar: v.optional(avatarSchema), here: v.boolean() })),
        v.maxLength(MOST_PEOPLE),
      ),
      characters: v.optional(listOf(id, MOST_PEOPLE)),
      claims: listOf(
        v.object({
          by: personId,
          person: v.optional(personId),
          seat: v.optional(seat),
          asked: listOf(personId, MOST_PEOPLE),
        }),
        MOST_PEOPLE,
      ),
      wishes: v.pipe(v.array(v.object({ person: personId, next: v.boolean() })), v.maxLength(MOST_PEOPLE)),
      votes: v.pipe(v.array(v.object({ person: personId, game: gameId })), v.maxLength(MOST_PEOPLE)),
      you: v.looseObject({ id: personId, seat: v.nullable(v.number()), host: v.boolean() }),
    }),
    match: v.nullable(
      v.looseObject({
        id: matchId,
        view: v.looseObject({ open: v.looseObject({}) }),
        events: listOf(v.looseObject({}), MOST_EVENTS),
      }),
    ),
    clocks: listOf(v.object({ seat: v.number(), key: id, left: v.number(), of: v.number() }), MOST_PEOPLE),
    log: v.optional(listOf(v.looseObject({}), MOST_EVENTS)),
    keeping: v.optional(keepingSchema),
  }),
])
