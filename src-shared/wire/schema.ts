/** Schemas shared by client and host messages. */
import * as v from 'valibot'
import type { Json } from '../kernel'

/** Longest text that a page shows, in UTF-16 units. */
const MAX_TEXT = 1000
export const text = v.pipe(v.string(), v.maxLength(MAX_TEXT))

/** @param most entries */
export const listOf = <T extends v.GenericSchema>(item: T, most: number) => v.pipe(v.array(item), v.maxLength(most))

/** Options, settings, parameters of a text: none has as many. */
const MAX_FIELDS = 200
export const recordOf = <T extends v.GenericSchema>(value: T) => v.pipe(v.record(id, value), v.maxEntries(MAX_FIELDS))

/**
 * Any JSON, without `__proto__` keys. Not a recursive schema: that would take seconds for a message with a hundred
 * thousand numbers and block the host.
 */
export const json: v.GenericSchema<unknown, Json> = v.pipe(
  v.unknown(),
  v.metadata({ bound: 'its message: length, depth and number of values' }),
  v.check(value => value !== undefined),
  v.transform(plain),
)

/** Copies JSON without `__proto__` keys. */
function plain(value: unknown): Json {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value as Json
  const out: { [key: string]: Json } = {}
  for (const key of Object.keys(value))
    if (key !== '__proto__') out[key] = plain((value as { [key: string]: unknown })[key])
  return out
}

/** Longest id, in UTF-16 units. */
const MAX_ID = 80

/** The number of a message, or a count. */
export const n = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63))
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID))
/** A line of typed text. */
export const word = v.pipe(v.string(), v.maxLength(200))
export const refusal = v.object({ refused: id, params: v.optional(recordOf(json)) })
/** 32 bytes in hex: a number of a fair deal, a commitment, a key. */
export const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
