/** Small schemas that messages of both ways are made of. */
import * as v from 'valibot'
import type { Json } from '../kernel'

/** Plain data. */
export const json: v.GenericSchema<Json> = v.lazy(() => v.union([
  v.null(), v.boolean(), v.pipe(v.number(), v.finite()), v.string(), v.array(json), v.record(v.string(), json),
]))
/** A message's number, or a count. */
export const n = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63))
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80))
/** What a person types in a line. */
export const word = v.pipe(v.string(), v.maxLength(200))
export const refusal = v.object({ refused: v.string(), params: v.optional(v.record(v.string(), json)) })
/** 32 bytes in hex: a number of a fair deal, a commitment, a key. */
export const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
