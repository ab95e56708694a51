/** What a host says to a client: a closed union, checked in outline where it arrives. */
import * as v from 'valibot'
import type { Json, Refusal } from '../kernel'
import { n, refusal } from './schema'
import type { Frame } from './views'

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

/** More people than any table has, and more cards of one sort than any deck: a list so long would only choke the page. */
const MOST_PEOPLE = 100
const MOST_CARDS = 1000

const isDeckSized = (deck: { readonly [part: string]: unknown }): boolean => Object.values(deck).every(part => !Array.isArray(part) || part.length <= MOST_CARDS)

/** A frame's party and views are checked in outline: what they hold is the game's, and is shown as text only. */
export const hostMessage = v.variant('kind', [
  v.object({ kind: v.literal('welcome'), n, version: v.number(), token: v.string() }),
  v.object({ kind: v.literal('ok'), n }),
  v.object({ kind: v.literal('refused'), n: v.number(), why: refusal }),
  v.object({ kind: v.literal('deck'), hash: v.string(), deck: v.pipe(v.looseObject({}), v.check(isDeckSized)) }),
  v.object({ kind: v.literal('closing'), why: refusal }),
  v.looseObject({
    kind: v.literal('frame'), seq: v.number(),
    party: v.looseObject({
      phase: v.picklist(['lobby', 'match', 'result']), game: v.string(), host: v.string(), table: v.looseObject({ id: v.string(), name: v.string() }),
      options: v.record(v.string(), v.unknown()), shelf: v.array(v.string()), invite: v.array(v.string()), cannotStart: v.nullable(refusal),
      seats: v.pipe(v.array(v.looseObject({ who: v.picklist(['person', 'bot']), name: v.string() })), v.maxLength(MOST_PEOPLE)),
      spectators: v.pipe(v.array(v.looseObject({ id: v.string(), name: v.string(), here: v.boolean() })), v.maxLength(MOST_PEOPLE)),
      you: v.looseObject({ id: v.string(), seat: v.nullable(v.number()), host: v.boolean() }),
    }),
    match: v.nullable(v.looseObject({ id: v.string(), view: v.looseObject({ open: v.looseObject({}) }), events: v.array(v.looseObject({})) })),
    clocks: v.array(v.object({ seat: v.number(), key: v.string(), left: v.number(), of: v.number() })),
    log: v.optional(v.array(v.looseObject({}))),
  }),
])
