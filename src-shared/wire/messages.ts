/**
 * Messages between client and host: a closed union each way, checked by schema where they arrive. Every client
 * message carries a number of its own, which the host's `ok` or `refused` names.
 */
import * as v from 'valibot'
import type { Json, Refusal, Seat, View } from '../kernel'

/** Rises whenever an older client or host could no longer understand the other. */
export const PROTOCOL = 1

/** Longest frame a client may send, in bytes. A longer one closes the socket (1009). */
export const MAX_CLIENT_FRAME = 256 * 1024

/** Longest text of a deck file, in UTF-16 units: in a frame it takes up to twice that. */
export const MAX_DECK_TEXT = 120_000

/** Longest name of a person or table, in characters (code points). */
export const MAX_NAME = 24

const json: v.GenericSchema<Json> = v.lazy(() => v.union([
  v.null(), v.boolean(), v.pipe(v.number(), v.finite()), v.string(), v.array(json), v.record(v.string(), json),
]))
const n = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63))
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80))
const word = v.pipe(v.string(), v.maxLength(200))

export const clientMessage = v.variant('kind', [
  /** First of all. With a token: back to one's place. `table` names one of several. */
  v.strictObject({ kind: v.literal('hello'), n, version: v.number(), name: word, token: v.optional(id), table: v.optional(id) }),
  v.strictObject({ kind: v.literal('answer'), n, ask: id, answer: json }),
  v.strictObject({ kind: v.literal('rename'), n, name: word }),
  v.strictObject({ kind: v.literal('sit'), n }),
  v.strictObject({ kind: v.literal('stand'), n }),
  v.strictObject({ kind: v.literal('ready'), n, ready: v.boolean() }),
  /** The host's: */
  v.strictObject({ kind: v.literal('game'), n, game: id }),
  v.strictObject({ kind: v.literal('options'), n, options: v.record(id, json) }),
  /** A deck of one's own for the chosen game: the file's text. It is the table's deck from then on. */
  v.strictObject({ kind: v.literal('deck'), n, text: v.pipe(v.string(), v.maxLength(MAX_DECK_TEXT)) }),
  v.strictObject({ kind: v.literal('clock'), n, seconds: v.picklist([0, 15, 30, 60, 120, 300]) }),
  v.strictObject({ kind: v.literal('addBot'), n }),
  v.strictObject({ kind: v.literal('removeSeat'), n, seat }),
  v.strictObject({ kind: v.literal('moveSeat'), n, seat, to: seat }),
  /** Out of the party: a person at a seat or a spectator. In a match a bot takes over the seat. */
  v.strictObject({ kind: v.literal('kick'), n, person: id }),
  v.strictObject({ kind: v.literal('pause'), n, pause: v.boolean() }),
  v.strictObject({ kind: v.literal('start'), n }),
  /** From the result (or, to break off, from a match) back to the lobby. */
  v.strictObject({ kind: v.literal('lobby'), n }),
  /** From the result: the same game, options and people once more. */
  v.strictObject({ kind: v.literal('rematch'), n }),
  v.strictObject({ kind: v.literal('leave'), n }),
])
export type ClientMessage = v.InferOutput<typeof clientMessage>

/** Seconds that a table may give for an answer; 0 is no clock. */
export const CLOCKS = [0, 15, 30, 60, 120, 300] as const

export interface PersonView {
  readonly id: string
  /** Told apart from all other names at the table. */
  readonly name: string
  /** Whether a socket of theirs is open. */
  readonly here: boolean
}

export type SeatView =
  | { readonly who: 'person'; readonly id: string; readonly name: string; readonly here: boolean; readonly ready: boolean }
  | { readonly who: 'bot'; readonly name: string }

export interface PartyView {
  readonly table: { readonly id: string; readonly name: string }
  /** Addresses of the page under which others on the network find this table, the likeliest first. */
  readonly invite: readonly string[]
  readonly phase: 'lobby' | 'match' | 'result'
  /** The games this host can deal. */
  readonly shelf: readonly string[]
  readonly game: string
  readonly options: { readonly [key: string]: Json }
  /** Clockwise; in a match seat i here is seat i of the match. */
  readonly seats: readonly SeatView[]
  readonly spectators: readonly PersonView[]
  /** Who runs the table. */
  readonly host: string
  readonly paused: boolean
  /** Seconds for an answer; 0 is no clock. */
  readonly clock: number
  /** `--seed` was given: the shuffle of this table is fixed. */
  readonly fixedShuffle: boolean
  /** What forbids the start just now. */
  readonly cannotStart: Refusal | null
  readonly you: { readonly id: string; readonly seat: Seat | null; readonly host: boolean }
}

/** An event as one seat is told it. */
export interface ToldEvent<E = Json> {
  readonly event: E
  readonly own?: Json
}

export interface MatchPart<O = Json, W = Json, E = Json> {
  readonly id: string
  readonly view: View<O, W>
  /** What happened since the last frame. */
  readonly events: readonly ToldEvent<E>[]
}

/** Time left, in milliseconds, for a seat that is asked; never for a `seen` of others. */
export interface ClockView {
  readonly seat: Seat
  readonly key: string
  readonly left: number
  readonly of: number
}

export interface Frame {
  readonly kind: 'frame'
  /** Counts this connection's frames. */
  readonly seq: number
  readonly party: PartyView
  readonly match: MatchPart | null
  readonly clocks: readonly ClockView[]
  /** On arrival only: the last events that this seat may know, oldest first. */
  readonly log?: readonly ToldEvent[]
}

export type HostMessage =
  | { readonly kind: 'welcome'; readonly n: number; readonly version: number; readonly token: string }
  | { readonly kind: 'ok'; readonly n: number }
  /** n is -1 when the message could not be read. */
  | { readonly kind: 'refused'; readonly n: number; readonly why: Refusal }
  /** The deck that the table's options name by its hash: sent before the first frame that does. */
  | { readonly kind: 'deck'; readonly hash: string; readonly deck: Json }
  /** The host closes this connection next, and why. */
  | { readonly kind: 'closing'; readonly why: Refusal }
  | Frame

const refusal = v.object({ refused: v.string(), params: v.optional(v.record(v.string(), json)) })

/** A frame's party and views are checked in outline: what they hold is the game's, and is shown as text only. */
export const hostMessage = v.variant('kind', [
  v.object({ kind: v.literal('welcome'), n, version: v.number(), token: v.string() }),
  v.object({ kind: v.literal('ok'), n }),
  v.object({ kind: v.literal('refused'), n: v.number(), why: refusal }),
  v.object({ kind: v.literal('deck'), hash: v.string(), deck: v.looseObject({}) }),
  v.object({ kind: v.literal('closing'), why: refusal }),
  v.looseObject({
    kind: v.literal('frame'), seq: v.number(),
    party: v.looseObject({ phase: v.picklist(['lobby', 'match', 'result']), game: v.string(), seats: v.array(v.looseObject({ who: v.picklist(['person', 'bot']) })) }),
    match: v.nullable(v.looseObject({ id: v.string(), view: v.looseObject({ open: v.looseObject({}) }), events: v.array(v.looseObject({})) })),
    clocks: v.array(v.object({ seat: v.number(), key: v.string(), left: v.number(), of: v.number() })),
    log: v.optional(v.array(v.looseObject({}))),
  }),
])
