/** What a computer accepts of others, and reads from its own disk. */
import * as v from 'valibot'
import { computerId } from '../../../src-shared/ids'
import { MOST_PENDING } from '../protocol/types'

/** Characters: a fingerprint has 43. */
const MAX_NAME = 64
/** As many computers as can keep one table. */
export const MAX_MEMBERS = 9
/**
 * Characters of a sealed table, and of one entry, which may bring all decks of a table. The longest match with the largest
 * deck has 900,000.
 */
export const MAX_BASE = 2 ** 23
const MAX_ENTRY = 2 ** 22
/** Entries of a generation, after which the host begins another one at the latest. */
const MAX_ENTRIES = 20_000

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** Milliseconds of somebody's clock. */
const time = v.pipe(v.number(), v.finite())
const computer = computerId
/** By what must not occur: a pattern of whole groups, such as valibot's, overflows the stack from some 4 MB on. */
const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 &&
  !/[^A-Za-z\d+/]/.test(text.slice(0, -2)) &&
  /^(?:[A-Za-z\d+/]{2}|[A-Za-z\d+/]=|==)?$/.test(text.slice(-2))
const sealedText = (most: number) => v.pipe(v.string(), v.maxLength(most), v.check(isBase64))

export const generationSchema = v.strictObject({
  seq: count,
  term: count,
  members: v.pipe(v.array(computer), v.minLength(1), v.maxLength(MAX_MEMBERS)),
})
export const entrySchema = v.strictObject({ term: count, sealed: sealedText(MAX_ENTRY) })
const share = v.pipe(v.string(), v.maxLength(MAX_NAME), v.base64())
const replicaSchema = v.strictObject({
  generation: generationSchema,
  base: sealedText(MAX_BASE),
  share,
  hashes: v.pipe(v.record(computer, share), v.maxEntries(MAX_MEMBERS)),
  entries: v.pipe(v.array(entrySchema), v.maxLength(MAX_ENTRIES)),
})
/** A generation begins without entries. */
const beginningSchema = v.strictObject({ ...replicaSchema.entries, entries: v.strictTuple([]) })
const retiredSchema = v.nullable(v.strictObject({ generation: generationSchema, successor: generationSchema }))

export const durableSchema = v.strictObject({
  term: count,
  host: v.nullable(computer),
  voted: v.nullable(v.strictObject({ term: count, candidate: computer })),
  replica: v.nullable(replicaSchema),
  pending: v.pipe(v.array(beginningSchema), v.maxLength(MOST_PENDING)),
  retired: retiredSchema,
  moved: v.nullable(v.strictObject({ to: computer, term: count })),
})

/** A message of the protocol from another computer. */
export const messageSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('append'),
    term: count,
    generation: generationSchema,
    from: count,
    entries: v.pipe(v.array(entrySchema), v.maxLength(MAX_ENTRIES)),
    sent: time,
  }),
  v.strictObject({ kind: v.literal('appended'), term: count, generation: generationSchema, length: count, sent: time }),
  v.strictObject({ kind: v.literal('stale'), term: count }),
  v.strictObject({ kind: v.literal('prepare'), term: count, replica: beginningSchema }),
  v.strictObject({ kind: v.literal('prepared'), term: count, generation: generationSchema }),
  v.strictObject({
    kind: v.literal('retire'),
    term: count,
    generation: generationSchema,
    successor: generationSchema,
  }),
  v.strictObject({
    kind: v.literal('retiring'),
    term: count,
    generation: generationSchema,
    successor: generationSchema,
  }),
  v.strictObject({ kind: v.literal('activate'), term: count, generation: generationSchema }),
  v.strictObject({ kind: v.literal('poll') }),
  v.strictObject({
    kind: v.literal('status'),
    status: v.strictObject({
      term: count,
      replica: v.nullable(v.strictObject({ generation: generationSchema, length: count })),
      pending: v.pipe(v.array(generationSchema), v.maxLength(MOST_PENDING + 1)),
      retired: retiredSchema,
    }),
  }),
  v.strictObject({
    kind: v.literal('confirm'),
    term: count,
    generation: generationSchema,
    successor: generationSchema,
  }),
  v.strictObject({ kind: v.literal('confirmed'), term: count, successor: generationSchema }),
  v.strictObject({
    kind: v.literal('request'),
    term: count,
    generation: generationSchema,
    length: count,
    retired: v.pipe(v.array(computer), v.maxLength(MAX_MEMBERS)),
  }),
  v.strictObject({ kind: v.literal('share'), term: count, generation: generationSchema, share }),
  v.strictObject({
    kind: v.literal('move'),
    term: count,
    to: computer,
    generation: generationSchema,
    length: count,
  }),
])
