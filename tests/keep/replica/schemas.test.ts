/** What a computer takes of another one, or of its own disk: nothing larger than a table can be, and nothing unknown. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { MOST_PENDING, NOTHING } from '../../../src-main/keep/protocol'
import { durableSchema, generationSchema, MAX_MEMBERS, messageSchema } from '../../../src-main/keep/replica/schemas'

const generation = { seq: 1, term: 1, members: ['a', 'b'] }
const replica = { generation, base: 'AAAA', share: 'AAAA', hashes: { a: 'AAAA' }, entries: [] as object[] }
const is = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success
const message = (value: object): boolean => is(messageSchema, value)
const many = <T>(one: T, count: number): T[] => Array.from({ length: count }, () => one)

describe('a generation', () => {
  it('has one to nine computers, each with a name of up to 64 characters', () => {
    const of = (members: readonly string[]): boolean => is(generationSchema, { ...generation, members })
    expect([0, 1, MAX_MEMBERS, MAX_MEMBERS + 1].map(count => of(many('a', count)))).toEqual([false, true, true, false])
    expect([0, 64, 65].map(length => of(['x'.repeat(length)]))).toEqual([false, true, false])
    expect(MAX_MEMBERS).toBe(9)
  })

  it('is counted in whole numbers from 0', () => {
    for (const key of ['seq', 'term'])
      expect([0, -1, 0.5, 2 ** 53, '1'].map(count => is(generationSchema, { ...generation, [key]: count }))).toEqual([
        true,
        ...many(false, 4),
      ])
  })
})

describe('a copy', () => {
  const prepare = (more: object): boolean => message({ kind: 'prepare', term: 1, replica: { ...replica, ...more } })

  it('is sealed text in base64, with a share and hashes that are short', () => {
    expect([prepare({}), prepare({ base: 'no base64!' }), prepare({ share: 'A'.repeat(64) })]).toEqual([
      true,
      false,
      true,
    ])
    for (const more of [{ share: 'A'.repeat(68) }, { hashes: { a: 'A'.repeat(68) } }, { hashes: { '': 'AAAA' } }])
      expect(prepare(more)).toBe(false)
    for (const base of ['', 'AAA=', 'AA==', 'AAAA+/09']) expect(prepare({ base })).toBe(true)
    for (const base of ['A', 'AAA', 'A===', '====', 'AA=A', 'AAAA\n', '\u212aAAA'])
      expect(prepare({ base })).toBe(false)
    expect(prepare({ owner: 'a' })).toBe(false)
  })

  it('is no larger than the longest match, and neither are its entries', () => {
    expect(prepare({ base: 'A'.repeat(2 ** 24) })).toBe(true)
    expect(prepare({ base: 'A'.repeat(2 ** 24 + 4) })).toBe(false)
    const append = (...entries: object[]): boolean =>
      message({ kind: 'append', term: 1, generation, from: 0, sent: 0, entries })
    expect(append({ term: 1, sealed: 'A'.repeat(2 ** 22) })).toBe(true)
    expect(append({ term: 1, sealed: 'A'.repeat(2 ** 22 + 4) })).toBe(false)
    expect(append(...many({ term: 1, sealed: '' }, 20_000))).toBe(true)
    expect(append(...many({ term: 1, sealed: '' }, 20_001))).toBe(false)
    expect(append({ term: -1, sealed: '' })).toBe(false)
  })
})

describe('a step of the protocol', () => {
  it('says how far somebody is, with so many generations and no more', () => {
    const status = (more: object): boolean =>
      message({ kind: 'status', status: { term: 1, replica: null, pending: [], retired: null, ...more } })
    expect(status({ pending: many(generation, MOST_PENDING + 1) })).toBe(true)
    expect(status({ pending: many(generation, MOST_PENDING + 2) })).toBe(false)
    expect(status({ replica: { generation, length: -1 } })).toBe(false)
    expect(status({ retired: { generation } })).toBe(false)
  })

  it('asks with those who have retired a generation: as many as can keep one', () => {
    const request = (retired: readonly string[]): boolean =>
      message({ kind: 'request', term: 1, generation, length: 0, retired })
    expect([request(many('a', 9)), request(many('a', 10))]).toEqual([true, false])
  })

  it('may be sent at any moment of a clock, and none that is no number', () => {
    const at = (sent: unknown): boolean => message({ kind: 'appended', term: 1, generation, length: 0, sent })
    expect([0, -5.5, Infinity, null].map(at)).toEqual([true, true, false, false])
  })

  it('is one of those that are known, whole, and with nothing more', () => {
    expect(message({ kind: 'poll' })).toBe(true)
    for (const one of [
      { kind: 'poll', term: 1 },
      { kind: 'crown', term: 1 },
      { kind: 'stale' },
      { kind: 'activate', term: 1 },
      { kind: 'move', term: 1, to: '', generation, length: 0 },
      { kind: 'confirmed', term: 1 },
    ])
      expect(message(one)).toBe(false)
  })
})

it('what a keeper remembers is whole: without its vote it is none', () => {
  expect(is(durableSchema, NOTHING)).toBe(true)
  for (const key of Object.keys(NOTHING)) {
    const rest = Object.entries(NOTHING).filter(([name]) => name !== key)
    expect(is(durableSchema, Object.fromEntries(rest))).toBe(false)
  }
  expect(is(durableSchema, { ...NOTHING, term: 0.5 })).toBe(false)
  expect(is(durableSchema, { ...NOTHING, voted: { term: 1 } })).toBe(false)
})
