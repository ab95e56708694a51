/** Schemas shared by client and host messages. */
import * as v from 'valibot'
import type { Json } from '../kernel'

/**
 * Any JSON, without `__proto__` keys. Not a recursive schema: that would take seconds for a message with a hundred
 * thousand numbers and block the host.
 */
export const json: v.GenericSchema<unknown, Json> = v.pipe(
  v.unknown(),
  v.check(value => value !== undefined),
  v.transform(plain),
)

/** Copies JSON without `__proto__` keys. */
export function plain(value: unknown): Json {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value as Json
  const out: { [key: string]: Json } = {}
  for (const key of Object.keys(value))
    if (key !== '__proto__') out[key] = plain((value as { [key: string]: unknown })[key])
  return out
}

/** Longest id, in UTF-16 units. */
const MAX_ID = 80

export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

export const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= MAX_ID

/** The number of a message, or a count. */
export const n = v.custom<number>(isCount)
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63))
export const id = v.custom<string>(isId)
/** A line of typed text. */
export const word = v.pipe(v.string(), v.maxLength(200))
export const refusal = v.object({ refused: v.string(), params: v.optional(v.record(v.string(), json)) })
/** 32 bytes in hex: a number of a fair deal, a commitment, a key. */
export const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
