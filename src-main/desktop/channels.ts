/** The one list of what the page may ask, with the shape of what it gives: whatever is not here is dropped. */
import * as v from 'valibot'
import type { Calls } from '../../src-shared/desktop/bridge'
import { isCode } from '../../src-shared/lan/proof'
import { MAX_CLIENT_FRAME } from '../../src-shared/wire'

/** More addresses no machine has, and no name or link is longer. */
const MAX_ADDRESSES = 8,
  MAX_TEXT = 255
/** Lengths that people type, in characters. */
const MAX_NAME = 60

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT))
const name = v.pipe(v.string(), v.maxLength(MAX_NAME))
const line = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

export const tablePlace = v.strictObject({
  addresses: v.pipe(v.array(text), v.minLength(1), v.maxLength(MAX_ADDRESSES)),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  fingerprint: v.nullable(text),
  table: v.nullable(text),
})

export const hostWishes = v.strictObject({
  name,
  visible: v.boolean(),
  guests: v.boolean(),
  code: v.nullable(v.pipe(text, v.check(isCode))),
})

const nothing = v.null()

/** What a call gives. `satisfies` keeps list and types together. */
export const GIVES = {
  begin: nothing,
  set: v.partial(
    v.strictObject({
      name,
      language: v.nullable(v.picklist(['en', 'ru', 'it'])),
      look: v.picklist(['system', 'dark', 'light']),
      notify: v.boolean(),
      tableName: name,
      visible: v.boolean(),
      guests: v.boolean(),
      updates: v.boolean(),
    }),
  ),
  look: v.boolean(),
  scan: nothing,
  before: nothing,
  host: hostWishes,
  closeHost: nothing,
  dial: v.strictObject({ line, place: tablePlace }),
  say: v.strictObject({ line, text: v.pipe(v.string(), v.maxLength(MAX_CLIENT_FRAME)) }),
  hangUp: line,
  keepToken: v.strictObject({ line, token: text }),
  trustAnew: tablePlace,
  installers: tablePlace,
  saveInstaller: v.strictObject({ place: tablePlace, name: text }),
  openRelease: nothing,
  turn: v.boolean(),
  doctor: nothing,
  about: nothing,
  showLogs: nothing,
} satisfies { readonly [C in keyof Calls]: v.GenericSchema }
