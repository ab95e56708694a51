/**
 * Reads a record from a file or from a host, neither of which is trusted. Its shape and sizes are checked here; its
 * answers are checked when they are replayed; its texts are shown as plain text only.
 */
import * as v from 'valibot'
import { droppedDealSchema, termsSchema } from '../fair/terms'
import { gameId, matchId, personId } from '../ids'
import { successionSchema } from '../succession/succession'
import { refuse, type Refusal } from '../kernel/refusal'
import type { Json } from '../kernel'
import { readJson } from '../text/readJson'
import { recordOf as boundedRecord } from '../wire/schema'
import { RECORD, type MatchRecord } from './record'
import { MOST_WENT_ON } from './wentOnAlone'

/** Longest text of a record, in UTF-16 units: ten times the longest match of Overlord that bots have played. */
export const MAX_RECORD_TEXT = 16_000_000
/** Most answers of a match: the longest seen so far have a few thousand. */
const MAX_ANSWERS = 20_000
/** Most events of one answer, or of a deal. */
const MAX_TOLD = 500
/** Longest text inside a record, and deepest nesting. */
const MAX_TEXT = 4000,
  MAX_DEPTH = 20
const MAX_SEATS = 16
/** Most deals that were thrown away before one match. */
const MAX_DROPPED = 100
/** Most computers that can keep a table. */
const MAX_COMPUTERS = 20
/** The latest time that a Date can hold. */
const MAX_MOMENT = 8_640_000_000_000_000

/** Why a record cannot be read. The texts are in locales/ under `refusals`. */
export type RecordRefusal = 'recordUnreadable' | 'recordNewer' | 'recordTooLong'

const unreadable = refuse('recordUnreadable' satisfies RecordRefusal)

const unreadableField = (field: string): Refusal => refuse('recordUnreadable' satisfies RecordRefusal, { field })

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_MOMENT))
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80))
const name = v.pipe(v.string(), v.maxLength(200))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1))
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** Parsed plain data whose depth and sizes were checked before. */
const json = v.pipe(
  v.custom<Json>(value => value !== undefined),
  v.metadata({ bound: 'isWithinLimits' }),
)
const object = v.pipe(
  v.custom<Json>(value => typeof value === 'object' && value !== null && !Array.isArray(value)),
  v.metadata({ bound: 'isWithinLimits' }),
)
const told = v.pipe(
  v.array(v.strictObject({ event: object, own: v.optional(boundedRecord(json)) })),
  v.maxLength(MAX_TOLD),
)

const recordSchema = v.strictObject({
  record: v.literal(RECORD),
  id: matchId,
  table: name,
  game: gameId,
  rules: whole,
  seats: v.pipe(
    v.array(v.strictObject({ who: v.picklist(['person', 'bot']), name, person: v.nullable(personId) })),
    v.minLength(1),
    v.maxLength(MAX_SEATS),
  ),
  options: boundedRecord(json),
  deck: v.nullable(object),
  dealt: moment,
  ended: moment,
  key: hex,
  begun: told,
  answers: v.pipe(
    v.array(
      v.strictObject({
        entry: v.strictObject({ seat, ask: id, answer: json, by: v.picklist(['hand', 'clock', 'undo']) }),
        told,
      }),
    ),
    v.maxLength(MAX_ANSWERS),
  ),
  outcome: v.nullable(v.strictObject({ winners: v.pipe(v.array(seat), v.maxLength(MAX_SEATS)), reason: id })),
  fair: v.strictObject({
    fixed: v.boolean(),
    commit: v.union([hex, v.literal('')]),
    number: v.union([hex, v.literal('')]),
    hands: v.pipe(v.array(v.strictObject({ seat, commit: hex, number: hex })), v.maxLength(MAX_SEATS)),
    restarts: v.pipe(v.array(name), v.maxLength(100)),
    terms: v.optional(termsSchema),
    dropped: v.optional(v.pipe(v.array(droppedDealSchema), v.maxLength(MAX_DROPPED))),
    moves: v.optional(successionSchema),
  }),
  wentOnAlone: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          after: whole,
          at: moment,
          host: name,
          missing: v.pipe(v.array(name), v.maxLength(MAX_COMPUTERS)),
        }),
      ),
      v.maxLength(MOST_WENT_ON),
    ),
  ),
})

/**
 * Reads a record from JSON text.
 * @returns the record, or `recordTooLong`, `recordNewer` (from a later version) or `recordUnreadable` (with the wrong
 * field, if known)
 */
export function readRecord(text: string): MatchRecord | Refusal {
  if (text.length > MAX_RECORD_TEXT) return refuse('recordTooLong' satisfies RecordRefusal)
  const parsed = parse(text)
  return parsed === undefined ? unreadable : recordOf(parsed)
}

/** Reads a record that is already parsed. */
export function recordOf(parsed: unknown): MatchRecord | Refusal {
  if (!isWithinLimits(parsed, 0)) return unreadable
  if (versionOf(parsed) > RECORD) return refuse('recordNewer' satisfies RecordRefusal, { record: versionOf(parsed) })
  const read = v.safeParse(recordSchema, parsed)
  if (!read.success) return unreadableField(v.getDotPath(read.issues[0]) ?? 'record')
  if (!isConsistent(read.output)) return unreadableField('seats')
  // Valibot types optional fields as possibly undefined, but parsed JSON has no undefined.
  return read.output as MatchRecord
}

function parse(text: string): unknown {
  const read = readJson(text, MAX_DEPTH)
  return 'why' in read ? undefined : read.value
}

const versionOf = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'record' in value && typeof value.record === 'number'
    ? value.record
    : 0

/** Whether nesting and texts are short enough for a page, and no field name is special to objects. */
function isWithinLimits(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.length <= MAX_TEXT
  if (typeof value !== 'object' || value === null) return true
  if (depth >= MAX_DEPTH) return false
  if (Array.isArray(value)) return value.every(one => isWithinLimits(one, depth + 1))
  return Object.entries(value).every(([field, one]) => !RESERVED.includes(field) && isWithinLimits(one, depth + 1))
}

const RESERVED: readonly string[] = ['__proto__', 'constructor', 'prototype']

/** Whether all seats that are named exist. (The end may lie before the deal: a host's clock may be set back.) */
function isConsistent({ seats, answers, outcome }: v.InferOutput<typeof recordSchema>): boolean {
  const exists = (seat: number): boolean => seat < seats.length
  return answers.every(({ entry }) => exists(entry.seat)) && (outcome?.winners ?? []).every(exists)
}
