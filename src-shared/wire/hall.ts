/**
 * Messages of the hall, which a host with `--hall` speaks beside those of its tables. A connection is in the hall or at
 * one table; what it says to its table it says as everywhere. Hosts without a hall know none of these messages.
 */
import * as v from 'valibot'
import { gameId, personId, tableId } from '../ids'
import type { Refusal } from '../kernel'
import { avatarSchema, type Avatar } from './avatars'
import { id, listOf, n, refusal, text, word } from './schema'
import {
  tournamentMessages,
  tournamentRequests,
  tournamentView,
  type TournamentMessage,
  type TournamentView,
} from './tournament'

/** Who may open tables. */
export const OPENERS = ['everybody', 'organizer'] as const
export type Openers = (typeof OPENERS)[number]

/** What the hall shows of a table: what everybody at it may know, or its name alone. */
export const LISTINGS = ['open', 'private'] as const
export type Listing = (typeof LISTINGS)[number]

/** Longest message to everybody, in UTF-16 units. */
export const MAX_HALL_TEXT = 240

export const hallRequests = [
  /**
   * Goes to a table. `watch`: takes no seat. Where the table asks for a code, `code` is the code itself (over TLS only)
   * and `proof` the proof of knowing it, as in `hello`.
   */
  v.strictObject({
    kind: v.literal('enterTable'),
    n,
    table: tableId,
    watch: v.optional(v.boolean()),
    code: v.optional(word),
    proof: v.optional(id),
  }),
  /** Back to the hall. A seat is kept while its match is played; otherwise this person leaves the table. */
  v.strictObject({ kind: v.literal('toHall'), n }),
  /** Opens a table and goes there. `code`: the join code of the new table. */
  v.strictObject({
    kind: v.literal('openTable'),
    n,
    name: word,
    game: gameId,
    listing: v.optional(v.picklist(LISTINGS)),
    code: v.optional(word),
  }),
  /** Changes what the hall shows of a table: for the person who runs it, and for the organizer. */
  v.strictObject({ kind: v.literal('listing'), n, table: tableId, listing: v.picklist(LISTINGS) }),
  /** From here on for the organizer. `anyway`: although a match is played there. */
  v.strictObject({ kind: v.literal('closeTable'), n, table: tableId, anyway: v.optional(v.boolean()) }),
  v.strictObject({ kind: v.literal('openers'), n, openers: v.picklist(OPENERS) }),
  /** A message to everybody in the hall and at its tables; an empty one takes the last back. */
  v.strictObject({ kind: v.literal('tellAll'), n, text: v.pipe(v.string(), v.maxLength(MAX_HALL_TEXT)) }),
  /** Moves somebody to a table, or to the hall (null). */
  v.strictObject({ kind: v.literal('movePerson'), n, person: personId, table: v.nullable(tableId) }),
  /** Everybody who sits at an open table without a match gets another seat by lot. */
  v.strictObject({ kind: v.literal('shuffleTables'), n }),
  ...tournamentRequests,
] as const
export type HallRequest = v.InferOutput<(typeof hallRequests)[number]>

const REQUESTS: readonly string[] = hallRequests.map(({ entries }) => entries.kind.literal)

export const isHallRequest = <M extends { readonly kind: string }>(message: M | HallRequest): message is HallRequest =>
  REQUESTS.includes(message.kind)

/** Somebody at a seat, as a card shows them. */
export interface CardPlayer {
  readonly name: string
  /** Missing for a bot. */
  readonly avatar?: Avatar
  /** Whether they are connected; a bot always is. */
  readonly here: boolean
}

/** A table as the hall shows it. */
export type TableCard =
  | { readonly id: string; readonly name: string; readonly listing: 'private' }
  | {
      readonly id: string
      readonly name: string
      readonly listing: 'open'
      readonly game: string
      readonly phase: 'lobby' | 'match' | 'result'
      readonly players: readonly CardPlayer[]
      /** How many people could sit down now. */
      readonly free: number
      readonly watchers: number
      /** Whether a code is needed. */
      readonly locked: boolean
      readonly doors: 'open' | 'watch' | 'shut'
      /** When its match began, by the clock of `HallView.now`. Only while one is played. */
      readonly since?: number
    }

/** Somebody in the hall, as its organizer sees them. */
export interface HallPersonView {
  readonly id: string
  readonly name: string
  readonly avatar: Avatar
  /** The table where they are; null in the hall, and at a private table. */
  readonly at: string | null
}

/** A table that has waited for somebody for a while, by what everybody at it is told. */
export interface TableWait {
  readonly table: string
  /** Places in the card's list of players, from 0. */
  readonly players: readonly number[]
  /** Since when, by the clock of `HallView.now`. */
  readonly since: number
}

/** Where this connection is: sent whenever that changes, before the first update of a table and after one of the hall. */
export interface HallPlace {
  readonly kind: 'place'
  /** Name of the hall; '' where it has none. */
  readonly hall: string
  /** Id of the table; null: in the hall. */
  readonly at: string | null
  /** Why somebody is here who did not come by themselves. */
  readonly why?: Refusal
}

/** The hall as one person sees it. Sent to those who are in the hall. */
export interface HallView {
  readonly kind: 'hall'
  readonly tables: readonly TableCard[]
  /** How many people are in the hall and at its tables. */
  readonly here: number
  /** Ids of the games that this host has. */
  readonly games: readonly string[]
  readonly openers: Openers
  /** Addresses of the hall for others on the network, the likeliest first. */
  readonly invite: readonly string[]
  /** The host's clock. */
  readonly now: number
  readonly you: {
    readonly id: string
    readonly name: string
    readonly avatar: Avatar
    readonly organizer: boolean
    /** Ids of the tables where this person has a seat. */
    readonly seats: readonly string[]
  }
  /** Everybody in the hall; the organizer's only. */
  readonly people?: readonly HallPersonView[]
  /** The tables that wait for somebody; the organizer's only. */
  readonly waits?: readonly TableWait[]
  /** Set while the seats of tables are being drawn anew. */
  readonly shuffling?: true
  /** The tournament; missing where none has begun. */
  readonly tournament?: TournamentView
}

/** The organizer's last message to everybody; '' when it was taken back. */
export interface HallAnnouncement {
  readonly kind: 'announcement'
  readonly text: string
  /** Name of the person who said it. */
  readonly by: string
}

export type HallMessage = HallPlace | HallView | HallAnnouncement | TournamentMessage

/** Longest lists: longer ones would only block the page. */
const MOST_TABLES = 400,
  MOST_PEOPLE = 1000

const card = v.variant('listing', [
  v.object({ id: tableId, name: word, listing: v.literal('private') }),
  v.object({
    id: tableId,
    name: word,
    listing: v.literal('open'),
    game: gameId,
    phase: v.picklist(['lobby', 'match', 'result']),
    players: v.pipe(
      v.array(v.object({ name: word, avatar: v.optional(avatarSchema), here: v.boolean() })),
      v.maxLength(MOST_PEOPLE),
    ),
    free: n,
    watchers: n,
    locked: v.boolean(),
    doors: v.picklist(['open', 'watch', 'shut']),
    since: v.optional(v.number()),
  }),
])

const person = v.object({ id: personId, name: word, avatar: avatarSchema, at: v.nullable(tableId) })

const wait = v.object({ table: tableId, players: v.pipe(v.array(n), v.maxLength(MOST_PEOPLE)), since: v.number() })

export const hallMessages = [
  v.object({ kind: v.literal('place'), hall: word, at: v.nullable(tableId), why: v.optional(refusal) }),
  v.object({
    kind: v.literal('hall'),
    tables: v.pipe(v.array(card), v.maxLength(MOST_TABLES)),
    here: n,
    games: listOf(gameId, MOST_TABLES),
    openers: v.picklist(OPENERS),
    invite: listOf(text, MOST_TABLES),
    now: v.number(),
    you: v.object({
      id: personId,
      name: word,
      avatar: avatarSchema,
      organizer: v.boolean(),
      seats: listOf(tableId, MOST_TABLES),
    }),
    people: v.optional(v.pipe(v.array(person), v.maxLength(MOST_PEOPLE))),
    waits: v.optional(v.pipe(v.array(wait), v.maxLength(MOST_TABLES))),
    shuffling: v.optional(v.literal(true)),
    tournament: v.optional(tournamentView),
  }),
  ...tournamentMessages,
  v.object({
    kind: v.literal('announcement'),
    text: v.pipe(v.string(), v.maxLength(MAX_HALL_TEXT)),
    by: word,
  }),
] as const
