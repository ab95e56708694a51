/** What computers that keep a table say to each other, beside the protocol itself. */
import * as v from 'valibot'
import { readJson } from '../../../src-shared/text/readJson'
import { computerId, tableId } from '../../../src-shared/ids'
import { officeSchema } from '../../../src-shared/succession/succession'
import { cleanComputerName } from '../../../src-shared/wire/names'
import { messageSchema, MAX_MEMBERS } from '../replica/schemas'

/** Characters of a name, an id, an address. */
const MAX_NAME = 64,
  MAX_ADDRESSES = 8
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME))
/** Shown to people. '' where nothing shows: the book of all computers holds it as well. */
const name = v.pipe(v.string(), v.maxLength(MAX_NAME), v.transform(cleanComputerName))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const port = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535))

/** Whether the name is that of the person at the computer, not its own. */
const ofPerson = v.exactOptional(v.literal(true))

const addressesSchema = v.pipe(v.array(text), v.maxLength(MAX_ADDRESSES))
const computerSchema = v.strictObject({
  id: computerId,
  name,
  addresses: v.pipe(v.array(text), v.minLength(1), v.maxLength(MAX_ADDRESSES)),
  port,
  ofPerson,
})
/** Where a computer is reached. Addresses: the likeliest first. */
export interface ComputerAddress {
  readonly id: string
  readonly name: string
  readonly addresses: string[]
  readonly port: number
  /** The name is that of the person at it. */
  readonly ofPerson?: true
}

/** All computers of a table. */
export const bookSchema = v.pipe(v.array(computerSchema), v.maxLength(2 * MAX_MEMBERS))

/** Bytes of a generation's key, in base64. */
const KEY_LENGTH = 44,
  MAX_SIGNATURE = 100

export const keepMessageSchema = v.variant('kind', [
  /**
   * A step of the protocol. `key`: goes with a move, to the computer that the table is given to. `office`: shows that the
   * sender hosts the table, or has given it away. `vote`: the signature of a vote.
   */
  v.strictObject({
    kind: v.literal('step'),
    table: tableId,
    message: messageSchema,
    key: v.optional(v.pipe(v.string(), v.base64(), v.length(KEY_LENGTH))),
    office: v.optional(officeSchema),
    vote: v.optional(v.pipe(v.string(), v.maxLength(MAX_SIGNATURE), v.regex(/^[\w-]+$/))),
  }),
  /** A computer would keep the table; said again every few seconds. */
  v.strictObject({ kind: v.literal('offer'), table: tableId, name, addresses: addressesSchema, port, ofPerson }),
  /** A computer will not keep the table any longer: its person leaves, or it falls asleep. */
  v.strictObject({ kind: v.literal('leave'), table: tableId }),
  /** The table is safe without the computer that leaves. */
  v.strictObject({ kind: v.literal('left'), table: tableId }),
  /** While the host is gone: what a computer holds of the table, and whom its person has agreed to (decision.ts). */
  v.strictObject({
    kind: v.literal('opinion'),
    table: tableId,
    seq: count,
    term: count,
    length: count,
    agreed: v.nullable(computerId),
  }),
  /** The host does not want this computer as a keeper. */
  v.strictObject({ kind: v.literal('declined'), table: tableId }),
  /** All computers of the table, from its host: so that they find each other without it. */
  v.strictObject({
    kind: v.literal('book'),
    table: tableId,
    computers: bookSchema,
  }),
])
export type KeepMessage = v.InferOutput<typeof keepMessageSchema>

/** The deepest message has half as many objects and lists within each other. */
const MAX_DEPTH = 16

/** @returns null for what is none of our messages */
export function readKeepMessage(data: string): KeepMessage | null {
  const json = readJson(data, MAX_DEPTH)
  const read = v.safeParse(keepMessageSchema, 'why' in json ? null : json.value)
  return read.success ? read.output : null
}
