/** Schemas of all requests that the page may send: anything else is dropped. */
import * as v from 'valibot'
import type { Calls } from '../../src-shared/desktop/bridge'
import { computerId, tableId, token } from '../../src-shared/ids'
import { isJoinCode } from '../../src-shared/lan/joinCodeProof'
import { LANGUAGE_IDS } from '../../src-shared/locales/languages'
import { avatarSchema } from '../../src-shared/wire/avatars'
import { MAX_CLIENT_FRAME } from '../../src-shared/wire'

/** Limits for addresses per table and for the length of a text. */
const MAX_ADDRESSES = 8,
  MAX_TEXT = 255
/** Maximal length of typed names, in characters. */
const MAX_NAME = 60

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT))
const name = v.pipe(v.string(), v.maxLength(MAX_NAME))
const port = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535))
const line = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

const pin = v.strictObject({ fingerprint: computerId, from: v.picklist(['link', 'own', 'met']) })
const announcement = v.strictObject({ instance: text, fingerprint: v.nullable(computerId) })

export const tablePlace = v.strictObject({
  addresses: v.pipe(v.array(text), v.minLength(1), v.maxLength(MAX_ADDRESSES)),
  port,
  pin: v.nullable(pin),
  announced: v.nullable(announcement),
  table: v.nullable(tableId),
})

export const hostWishes = v.strictObject({
  name,
  visible: v.boolean(),
  guests: v.boolean(),
  hall: v.boolean(),
  keepers: v.boolean(),
  code: v.nullable(v.pipe(text, v.check(isJoinCode))),
})

const nothing = v.null()

/** The request schema of each call. `satisfies` keeps it complete. */
export const REQUEST_SCHEMAS = {
  initialize: nothing,
  changeSettings: v.partial(
    v.strictObject({
      name,
      avatar: v.nullable(avatarSchema),
      language: v.nullable(v.picklist(LANGUAGE_IDS)),
      look: v.picklist(['system', 'dark', 'light']),
      notify: v.boolean(),
      tableName: name,
      visible: v.boolean(),
      guests: v.boolean(),
      hall: v.boolean(),
      keepers: v.boolean(),
      keeps: v.picklist(['ask', 'yes', 'no']),
      goesOn: v.boolean(),
      updates: v.boolean(),
    }),
  ),
  browse: v.boolean(),
  scan: nothing,
  knownHosts: nothing,
  openHost: hostWishes,
  closeHost: nothing,
  dial: v.strictObject({
    line,
    place: tablePlace,
    from: v.optional(v.strictObject({ fingerprint: computerId, table: v.nullable(tableId) })),
  }),
  send: v.strictObject({ line, text: v.pipe(v.string(), v.maxLength(MAX_CLIENT_FRAME)) }),
  hangUp: line,
  storeToken: v.strictObject({ line, token }),
  keepTable: v.strictObject({ line, table: tableId, invitation: text }),
  leaveTable: tableId,
  agreeTo: v.strictObject({ table: tableId, computer: computerId }),
  askComputer: v.strictObject({
    table: tableId,
    nonce: text,
    computer: v.strictObject({ id: computerId, addresses: v.pipe(v.array(text), v.maxLength(MAX_ADDRESSES)), port }),
  }),
  confirmHost: computerId,
  forgetHost: computerId,
  installers: tablePlace,
  saveInstaller: v.strictObject({ place: tablePlace, name: text }),
  openRelease: nothing,
  setAttention: v.boolean(),
  setGivable: v.boolean(),
  doctor: nothing,
  about: nothing,
  showLogs: nothing,
} satisfies { readonly [C in keyof Calls]: v.GenericSchema }
