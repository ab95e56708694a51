/**
 * Reads a record from a file or from a host. Nobody is believed: its shape and its sizes are checked here, what its
 * answers lead to by whoever takes them again, and all its texts are shown as text only.
 */
import * as v from 'valibot'
import { refuse, type Refusal } from '../kernel/refusal'
import type { Json } from '../kernel'
import { RECORD, type MatchRecord } from './record'

/** Longest text of a record, in UTF-16 units: ten times the longest evening that bots have made of Overlord. */
export const MAX_RECORD_TEXT = 16_000_000
/** The most answers of a match: the longest that were seen have some thousands. */
const MAX_ANSWERS = 20_000
/** The most that is told of one answer, or of a deal. */
const MAX_TOLD = 500
/** Longest text inside of a record, and deepest nesting. */
const MAX_TEXT = 4000,
  MAX_DEPTH = 20
const MAX_SEATS = 16
/** The latest moment that a date can name. */
const MAX_MOMENT = 8_640_000_000_000_000

/** Why a text is no record that can be read here; each has its words in lang/ under `refusals`. */
export type RecordRefusal = 'recordUnreadable' | 'recordNewer' | 'recordTooLong'

const unreadable = refuse('recordUnreadable' satisfies RecordRefusal)

const faulty = (field: string): Refusal => refuse('recordUnreadable' satisfies RecordRefusal, { field })

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_MOMENT))
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80))
const name = v.pipe(v.string(), v.maxLength(200))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1))
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** What was parsed is plain data; its depth and sizes were looked at before. */
const json = v.custom<Json>(value => value !== undefined)
const object = v.custom<Json>(value => typeof value === 'object' && value !== null && !Array.isArray(value))
const told = v.pipe(
  v.array(v.strictObject({ event: object, own: v.optional(v.record(v.string(), json)) })),
  v.maxLength(MAX_TOLD),
)

const recordSchema = v.strictObject({
  record: v.literal(RECORD),
  id,
  table: name,
  game: id,
  rules: whole,
  seats: v.pipe(
    v.array(v.strictObject({ who: v.picklist(['person', 'bot']), name, person: v.nullable(id) })),
    v.minLength(1),
    v.maxLength(MAX_SEATS),
  ),
  options: v.record(id, json),
  deck: v.nullable(object),
  dealt: moment,
  ended: moment,
  key: hex,
  begun: told,
  answers: v.pipe(
    v.array(
      v.strictObject({
        entry: v.strictObject({ seat, ask: id, answer: json, by: v.picklist(['hand', 'clock']) }),
        told,
      }),
    ),
    v.maxLength(MAX_ANSWERS),
  ),
  outcome: v.nullable(v.strictObject({ winners: v.pipe(v.array(seat), v.maxLength(MAX_SEATS)), reason: id })),
  fair: v.nullable(
    v.strictObject({
      fixed: v.boolean(),
      commit: v.union([hex, v.literal('')]),
      number: v.union([hex, v.literal('')]),
      hands: v.pipe(v.array(v.strictObject({ seat, commit: hex, number: hex })), v.maxLength(MAX_SEATS)),
      restarts: v.pipe(v.array(name), v.maxLength(100)),
    }),
  ),
})

/** @returns the record, or why the text is none: `recordTooLong`, `recordNewer` (of a later version), or `recordUnreadable` (with the field that is wrong, where it is plain data) */
export function readRecord(text: string): MatchRecord | Refusal {
  if (text.length > MAX_RECORD_TEXT) return refuse('recordTooLong' satisfies RecordRefusal)
  const parsed = parse(text)
  return parsed === undefined ? unreadable : recordOf(parsed)
}

/** The same of what was parsed already. */
export function recordOf(parsed: unknown): MatchRecord | Refusal {
  if (!isTame(parsed, 0)) return unreadable
  if (versionOf(parsed) > RECORD) return refuse('recordNewer' satisfies RecordRefusal, { record: versionOf(parsed) })
  const read = v.safeParse(recordSchema, parsed)
  if (!read.success) return faulty(v.getDotPath(read.issues[0]) ?? 'record')
  if (!fitsItself(read.output)) return faulty('seats')
  // What was read of plain data is plain data: a told event without an own part has none.
  return read.output as MatchRecord
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const versionOf = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'record' in value && typeof value.record === 'number'
    ? value.record
    : 0

/** No nesting and no text that would make a page slow, and no field that means something to an object itself. */
function isTame(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.length <= MAX_TEXT
  if (typeof value !== 'object' || value === null) return true
  if (depth >= MAX_DEPTH) return false
  if (Array.isArray(value)) return value.every(one => isTame(one, depth + 1))
  return Object.entries(value).every(([field, one]) => !RESERVED.includes(field) && isTame(one, depth + 1))
}

const RESERVED: readonly string[] = ['__proto__', 'constructor', 'prototype']

/** Seats that are named are there. (Its end may lie before its deal: a host's clock was set back.) */
function fitsItself({ seats, answers, outcome }: v.InferOutput<typeof recordSchema>): boolean {
  const there = (at: number): boolean => at < seats.length
  return answers.every(({ entry }) => there(entry.seat)) && (outcome?.winners ?? []).every(there)
}
