/**
 * Table records on both channels: they read back, they fit, and nothing that strangers send is believed or breaks
 * anything.
 */
import { describe, expect } from 'vitest'
import {
  answer,
  goodbye,
  question,
  QUESTION_SIZE,
  readQuestion,
  readReply,
} from '../../../src-main/net/discovery/channel'
import {
  MAX_RECORD_BYTES,
  readTableRecord,
  sizeOf,
  encodeTableRecord,
  type TableRecord,
} from '../../../src-main/net/discovery/tableRecord'
import { mdnsQuestion, questionsForUs, readMdns } from '../../../src-main/net/discovery/mdns'
import { readTables } from '../../../src-main/net/discovery/probeHost'
import { TABLE_SETTINGS } from '../../../src-shared/wire'
import { cleanName } from '../../../src-shared/wire/names'
import { fc, test } from './deps'

const id = fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 12, maxLength: 12 })
const record: fc.Arbitrary<TableRecord> = fc.record({
  protocol: fc.integer({ min: 0, max: 99 }),
  id,
  table: fc.option(id),
  name: fc.string({ unit: 'binary', maxLength: 24 }).map(cleanName),
  game: fc.constantFrom('mascarade', 'castle'),
  taken: fc.integer({ min: 0, max: 13 }),
  seats: fc.integer({ min: 2, max: 13 }),
  locked: fc.boolean(),
  doors: fc.constantFrom(...TABLE_SETTINGS.doors.values),
  port: fc.integer({ min: 1024, max: 65_535 }),
  fingerprint: fc.option(fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 43, maxLength: 43 })),
})
const nonce = fc.uint8Array({ minLength: 8, maxLength: 8 })
const scramble = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 })

function scrambled(bytes: Uint8Array, changes: readonly (readonly [number, number])[]): Uint8Array {
  const copy = Uint8Array.from(bytes)
  for (const [at, value] of changes) copy[at % copy.length] = value
  return copy
}

describe('a table record', () => {
  test('fits and reads back, except for the end of a long name', record, record => {
    const words = encodeTableRecord(record),
      read = readTableRecord(words)
    expect(sizeOf(words)).toBeLessThanOrEqual(MAX_RECORD_BYTES)
    expect(read).toMatchObject({ ...record, name: expect.any(String) as string })
    expect(record.name.startsWith(read?.name ?? '?')).toBe(true)
  })

  test(
    'is not believed if a word is changed',
    fc.tuple(record, fc.nat(), fc.string({ maxLength: 20 })),
    ([record, where, put]) => {
      const words = encodeTableRecord(record),
        at = where % words.length
      fc.pre(words[at] !== put)
      expect(readTableRecord(words.map((word, i) => (i === at ? put : word)))).toBeNull()
    },
  )
})

describe('the second channel', () => {
  test(
    'questions read back, answers as far as they fit',
    fc.tuple(fc.array(record, { maxLength: 30 }), nonce, fc.integer({ min: 0, max: 40 })),
    ([tables, asked, from]) => {
      const bytes = question({ nonce: asked, from })
      expect(bytes).toHaveLength(QUESTION_SIZE)
      expect(readQuestion(bytes)).toEqual({ nonce: asked, from })
      const messages = answer(tables, { nonce: asked, from }, bytes.length)
      expect(messages.length).toBeLessThanOrEqual(bytes.length)
      const read = readReply(messages, asked)
      if (read?.kind !== 'answer') throw new Error('no answer')
      expect(read.total).toBe(tables.length)
      expect(read.tables.map(table => table.id)).toEqual(tables.slice(from, read.next).map(table => table.id))
      if (from < tables.length) expect(read.next).toBeGreaterThan(from)
    },
  )

  test(
    'an answer is never larger than its question, however small that is',
    fc.tuple(fc.array(record, { minLength: 1, maxLength: 8 }), fc.integer({ min: 18, max: 1500 })),
    ([tables, room]) => {
      expect(answer(tables, { nonce: new Uint8Array(8), from: 0 }, room).length).toBeLessThanOrEqual(room)
    },
  )

  test("answers to somebody else's question are ignored", fc.tuple(record, nonce, nonce), ([record, asked, other]) => {
    fc.pre(Buffer.compare(asked, other) !== 0)
    expect(readReply(answer([record], { nonce: asked, from: 0 }, QUESTION_SIZE), other)).toBeNull()
    expect(readReply(goodbye([record.id], asked), other)).toBeNull()
    expect(readReply(goodbye([record.id], asked), asked)).toEqual({ kind: 'goodbye', ids: [record.id] })
  })
})

describe('a random packet', () => {
  test('is read without an error', fc.uint8Array({ maxLength: 2000 }), bytes => {
    expect(readMdns(bytes, '10.0.0.1').sightings).toEqual([])
    expect(questionsForUs(bytes)).toBeNull()
    readQuestion(bytes)
    readReply(bytes, bytes.slice(6, 14))
    readTables(Buffer.from(bytes).toString('utf8'))
  })

  test('made by scrambling a record is not a table', fc.tuple(record, nonce, scramble), ([record, asked, changes]) => {
    const read = readReply(scrambled(answer([record], { nonce: asked, from: 0 }, QUESTION_SIZE), changes), asked)
    if (read?.kind === 'answer') for (const table of read.tables) expect(table.id).toBe(record.id)
    questionsForUs(scrambled(mdnsQuestion(), changes))
  })
})
