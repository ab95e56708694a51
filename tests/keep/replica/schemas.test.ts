/** What a computer takes of others and of its own disk: the last that fits, and the first that does not. */
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { NOTHING } from '../../../src-main/keep/protocol'
import { durableSchema, entrySchema, generationSchema, messageSchema } from '../../../src-main/keep/replica/schemas'

const ids = (count: number): string[] => Array.from({ length: count }, (_, n) => `c${n}`)
const GENERATION = { seq: 1, term: 1, members: ['a', 'b', 'c'] }
const ENTRY = { term: 1, sealed: 'AAAA' }
const BEGINNING = { generation: GENERATION, base: 'AAAA', share: 'AAAA', hashes: { a: 'AAAA' }, entries: [] }
const REPLICA = { ...BEGINNING, entries: [ENTRY] }
const STATUS = { term: 1, replica: { generation: GENERATION, length: 2 }, pending: [GENERATION], retired: null }
const MESSAGES = {
  append: { kind: 'append', term: 1, generation: GENERATION, from: 0, entries: [ENTRY], sent: 5 },
  appended: { kind: 'appended', term: 1, generation: GENERATION, length: 1, sent: 5 },
  stale: { kind: 'stale', term: 2 },
  prepare: { kind: 'prepare', term: 1, replica: BEGINNING },
  prepared: { kind: 'prepared', term: 1, generation: GENERATION },
  retire: { kind: 'retire', term: 1, generation: GENERATION, successor: GENERATION },
  retiring: { kind: 'retiring', term: 1, generation: GENERATION, successor: GENERATION },
  activate: { kind: 'activate', term: 1, generation: GENERATION },
  poll: { kind: 'poll' },
  status: { kind: 'status', status: STATUS },
  confirm: { kind: 'confirm', term: 3, generation: GENERATION, successor: GENERATION },
  confirmed: { kind: 'confirmed', term: 3, successor: GENERATION },
  request: { kind: 'request', term: 3, generation: GENERATION, length: 1, retired: ['a'] },
  share: { kind: 'share', term: 3, generation: GENERATION, share: 'AAAA' },
  move: { kind: 'move', term: 2, to: 'b', generation: GENERATION, length: 1 },
}
const fits = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success

describe('a set of keepers', () => {
  it.each<[string, object, object]>([
    ['has one computer at least', { members: ['a'] }, { members: [] }],
    ['has nine at most', { members: ids(9) }, { members: ids(10) }],
    ['names them', { members: ['c'.repeat(64)] }, { members: ['c'.repeat(65)] }],
    ['names each', { members: ['c'] }, { members: [''] }],
    ['is counted from nothing', { seq: 0 }, { seq: -1 }],
    ['is counted as far as numbers are exact', { seq: Number.MAX_SAFE_INTEGER }, { seq: Number.MAX_SAFE_INTEGER + 1 }],
    ['is of a term', { term: 0 }, { term: 0.5 }],
    ['has nothing else', {}, { key: 'x' }],
  ])('%s', (_, good, bad) => {
    expect([good, bad].map(more => fits(generationSchema, { ...GENERATION, ...more }))).toEqual([true, false])
  })
})

describe('a sealed text', () => {
  it('is base64, and no longer than the longest match needs', () => {
    const sealed = (text: string): boolean => fits(entrySchema, { term: 1, sealed: text })
    expect([sealed('A'.repeat(2 ** 22)), sealed('A'.repeat(2 ** 22 + 4)), sealed('~')]).toEqual([true, false, false])
    const base = (text: string): boolean =>
      fits(messageSchema, { ...MESSAGES.prepare, replica: { ...BEGINNING, base: text } })
    expect([base('A'.repeat(2 ** 23)), base('A'.repeat(2 ** 23 + 4)), base('~')]).toEqual([true, false, false])
    for (const text of ['', 'AAAA', 'AAA=', 'AA==', '+/+/']) expect([text, sealed(text)]).toEqual([text, true])
    for (const text of ['A', 'AAA', 'A===', '====', 'AA=A', '=AAA', 'AAAA=', 'AA==AAAA', '-_-_', 'AA\nA'])
      expect([text, sealed(text)]).toEqual([text, false])
  })
})

describe('a message', () => {
  it.each(Object.values(MESSAGES))('$kind is taken as it is, and with nothing more or less', message => {
    expect(fits(messageSchema, message)).toBe(true)
    expect(fits(messageSchema, { ...message, more: 1 })).toBe(false)
    for (const field of Object.keys(message)) {
      const less = Object.fromEntries(Object.entries(message).filter(([name]) => name !== field))
      expect([field, fits(messageSchema, less)]).toEqual([field, false])
    }
  })

  it.each<[string, object, object]>([
    ['append from the beginning', { ...MESSAGES.append, from: 0 }, { ...MESSAGES.append, from: -1 }],
    ['append sent at some time', { ...MESSAGES.append, sent: -2.5 }, { ...MESSAGES.append, sent: NaN }],
    ['appended nothing', { ...MESSAGES.appended, length: 0 }, { ...MESSAGES.appended, length: -1 }],
    ['a share', { ...MESSAGES.share, share: 'A'.repeat(64) }, { ...MESSAGES.share, share: 'A'.repeat(68) }],
    ['a share in base64', { ...MESSAGES.share, share: '' }, { ...MESSAGES.share, share: '~~~~' }],
    ['a request by nobody', { ...MESSAGES.request, retired: [] }, { ...MESSAGES.request, retired: [''] }],
    ['a request by nine', { ...MESSAGES.request, retired: ids(9) }, { ...MESSAGES.request, retired: ids(10) }],
    ['a move to somebody', { ...MESSAGES.move, to: 'b' }, { ...MESSAGES.move, to: '' }],
    [
      'a status with all that may be prepared',
      { kind: 'status', status: { ...STATUS, pending: Array(33).fill(GENERATION) } },
      { kind: 'status', status: { ...STATUS, pending: Array(34).fill(GENERATION) } },
    ],
    ['a status of who keeps nothing', { kind: 'status', status: { ...STATUS, replica: null } }, { kind: 'status' }],
  ])('%s', (_, good, bad) => {
    expect([fits(messageSchema, good), fits(messageSchema, bad)]).toEqual([true, false])
  })

  it('has as many entries as a generation can, and no more', () => {
    const of = (count: number): boolean =>
      fits(messageSchema, { ...MESSAGES.append, entries: Array(count).fill(ENTRY) })
    expect([of(20_000), of(20_001)]).toEqual([true, false])
  })
})

describe('the memory of a computer', () => {
  const reads = (more: object): boolean => fits(durableSchema, { ...NOTHING, ...more })

  it.each<[string, object, object]>([
    ['is of a term', { term: 0 }, { term: -1 }],
    ['knows a host, or none', { host: 'a' }, { host: '' }],
    ['knows for whom it voted', { voted: { term: 3, candidate: 'b' } }, { voted: { term: 3 } }],
    ['knows where the table went', { moved: { to: 'b', term: 2 } }, { moved: { to: 'b' } }],
    ['has a replica', { replica: REPLICA }, { replica: { ...REPLICA, entries: undefined } }],
    ['has generations that are prepared, without entries', { pending: [BEGINNING] }, { pending: [REPLICA] }],
    [
      'knows what was retired, and for what',
      { retired: { generation: GENERATION, successor: GENERATION } },
      { retired: { generation: GENERATION } },
    ],
  ])('%s', (_, good, bad) => {
    expect([reads(good), reads(bad)]).toEqual([true, false])
  })
})
