/** What a host says to a client: a closed union, checked in outline where it arrives. */
import * as v from 'valibot'
import type { Json, Refusal } from '../kernel'
import { pastMessages, type PastMessage } from './past'
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
  | PastMessage
  | Frame

/** A frame's party and views are checked in outline: what they hold is the game's, and is shown as text only. */
export const hostMessage = v.variant('kind', [
  v.object({ kind: v.literal('welcome'), n, version: v.number(), token: v.string() }),
  v.object({ kind: v.literal('ok'), n }),
  v.object({ kind: v.literal('refused'), n: v.number(), why: refusal }),
  v.object({ kind: v.literal('deck'), hash: v.string(), deck: v.looseObject({}) }),
  v.object({ kind: v.literal('closing'), why: refusal }),
  ...pastMessages,
  v.looseObject({
    kind: v.literal('frame'), seq: v.number(),
    party: v.looseObject({ phase: v.picklist(['lobby', 'match', 'result']), game: v.string(), seats: v.array(v.looseObject({ who: v.picklist(['person', 'bot']) })) }),
    match: v.nullable(v.looseObject({ id: v.string(), view: v.looseObject({ open: v.looseObject({}) }), events: v.array(v.looseObject({})) })),
    clocks: v.array(v.object({ seat: v.number(), key: v.string(), left: v.number(), of: v.number() })),
    log: v.optional(v.array(v.looseObject({}))),
  }),
])
