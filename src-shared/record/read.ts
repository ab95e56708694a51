/** Reads a match's record from a file, or from whoever sent it: checked field by field before anything is done with it. */
import * as v from 'valibot'
import { refuse, type Json, type Refusal } from '../kernel'
import { readJson } from '../wire'
import { RECORD, type MatchRecord } from './record'

/** The refusals of a record. Each has its words in lang/ under `refusals`. */
export type RecordRefusal = 'recordNotJson' | 'recordNewer' | 'recordFaulty'

/** Longest text of a record, in UTF-16 units: an evening's longest match stays far below. */
const MAX_TEXT = 32 * 1024 * 1024
/** Deeper nesting than any record of ours has. */
const MAX_DEPTH = 32
/** More answers than any match has. */
const MAX_ANSWERS = 50_000
const MAX_TOLD = 10_000

// What comes here was JSON: whatever stands in it is plain data.
const plain = v.custom<Json>(value => value !== undefined)
const word = v.pipe(v.string(), v.maxLength(200))
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const seat = v.pipe(whole, v.maxValue(63))
const seats = <T extends v.GenericSchema>(one: T) => v.pipe(v.array(one), v.maxLength(64))
const told = v.pipe(v.array(v.strictObject({ event: plain, own: v.exactOptional(v.record(v.string(), plain)) })), v.maxLength(MAX_TOLD))
const entry = v.strictObject({ seat, ask: word, answer: plain, by: v.picklist(['hand', 'clock']) })

const fair = v.strictObject({
  fixed: v.boolean(),
  commit: v.union([hex, v.literal('')]),
  number: v.union([hex, v.literal('')]),
  hands: seats(v.strictObject({ seat, commit: hex, number: hex })),
  restarts: seats(word),
})

const schema: v.GenericSchema<unknown, MatchRecord> = v.strictObject({
  record: v.literal(RECORD),
  id: word,
  table: word,
  game: word,
  rules: whole,
  seats: seats(v.strictObject({ who: v.picklist(['person', 'bot']), name: word, person: v.nullable(word) })),
  options: v.record(v.string(), plain),
  deck: v.nullable(plain),
  dealt: v.number(),
  ended: v.number(),
  key: hex,
  begun: told,
  answers: v.pipe(v.array(v.strictObject({ entry, told })), v.maxLength(MAX_ANSWERS)),
  outcome: v.nullable(v.strictObject({ winners: seats(seat), reason: word })),
  fair: v.nullable(fair),
})

/** @returns the record that a text holds, or why it is none: not JSON, of a later program, or which field is wrong */
export function readRecord(text: string): MatchRecord | Refusal {
  const read = text.length > MAX_TEXT ? null : readJson(text, MAX_DEPTH)
  return !read || 'why' in read ? refuse('recordNotJson') : recordOf(read.value)
}

/** The same of a value that was JSON. */
export function recordOf(value: Json): MatchRecord | Refusal {
  const checked = v.safeParse(schema, value)
  if (checked.success) return checked.output
  const given = typeof value === 'object' && value !== null && 'record' in value ? value.record : null
  if (typeof given === 'number' && given > RECORD) return refuse('recordNewer', { record: given })
  return refuse('recordFaulty', { field: v.getDotPath(checked.issues[0]) ?? 'record' })
}
