/** Messages between the computers of a table: what is none of ours is none. */
import { describe, expect, it } from 'vitest'
import { readKeepMessage } from '../../../src-main/keep/links/messages'

const computer = (n = 1, more: object = {}) => ({
  id: `c${n}`,
  name: 'desk',
  addresses: ['10.0.0.2'],
  port: 1,
  ...more,
})
const offer = { kind: 'offer', table: 't', name: 'desk', addresses: ['10.0.0.2'], port: 26262 }
const book = (computers: readonly object[]) => ({ kind: 'book', table: 't', computers })
const move = {
  kind: 'move',
  term: 2,
  to: 'b',
  generation: { seq: 1, term: 1, members: ['a', 'b'] },
  length: 0,
}
const KEY = Buffer.alloc(32, 7).toString('base64')
const taken = (message: unknown): boolean => readKeepMessage(JSON.stringify(message)) !== null

describe('what computers say while a host is gone, or when they leave', () => {
  const opinion = { kind: 'opinion', table: 't', seq: 1, term: 1, length: 0, agreed: null }

  it('is whole, in whole numbers', () => {
    expect([opinion, { ...opinion, agreed: 'b' }, { ...opinion, length: 0 }].map(taken)).toEqual([true, true, true])
    for (const more of [{ agreed: '' }, { agreed: undefined }, { seq: -1 }, { term: 0.5 }, { length: null }])
      expect(taken({ ...opinion, ...more })).toBe(false)
    for (const kind of ['leave', 'left', 'declined'])
      expect([taken({ kind, table: 't' }), taken({ kind, table: 't', to: 'b' }), taken({ kind })]).toEqual([
        true,
        false,
        false,
      ])
  })
})

describe('the bounds of a message', () => {
  const text = (length: number): string => 'x'.repeat(length)
  const step = (more: object): boolean => taken({ kind: 'step', table: 't', message: move, ...more })

  it('hold names and addresses of up to 64 characters, eight addresses, and eighteen computers', () => {
    for (const [length, fits] of [
      [64, true],
      [65, false],
    ] as const) {
      expect(taken({ ...offer, name: text(length) })).toBe(fits)
      expect(taken({ ...offer, addresses: [text(length)] })).toBe(fits)
    }
    expect([40, 41].map(length => taken({ ...offer, table: text(length) }))).toEqual([true, false])
    expect(taken({ ...offer, addresses: Array(8).fill('10.0.0.2') })).toBe(true)
    expect(taken(book(Array.from({ length: 18 }, (_, n) => computer(n))))).toBe(true)
    expect([65_535, 1, 1.5].map(port => taken({ ...offer, port }))).toEqual([true, true, false])
    expect([true, false].map(ofPerson => taken({ ...offer, ofPerson }))).toEqual([true, false])
  })

  it('hold a vote as we sign it, and a key of 32 bytes', () => {
    expect([step({ vote: text(100) }), step({ vote: 'a-_9' })]).toEqual([true, true])
    for (const vote of [text(101), '', 'a+b', 'a=']) expect(step({ vote })).toBe(false)
    expect([step({ key: KEY }), step({ key: `${KEY}AAAA` }), step({ key: '-'.repeat(44) })]).toEqual([
      true,
      false,
      false,
    ])
    expect(step({ office: { succession: {}, members: null } })).toBe(false)
  })
})

describe('a message between computers', () => {
  it('is one of four', () => {
    expect(taken(offer)).toBe(true)
    expect(taken({ ...offer, addresses: [] })).toBe(true)
    expect(taken({ kind: 'declined', table: 't' })).toBe(true)
    expect(taken(book([computer()]))).toBe(true)
    expect(taken({ kind: 'step', table: 't', message: move })).toBe(true)
    expect(taken({ kind: 'step', table: 't', message: move, key: KEY })).toBe(true)
  })

  it.each<[string, unknown]>([
    ['of another kind', { kind: 'hello', table: 't' }],
    ['without a table', { ...offer, table: '' }],
    ['with more than it has', { ...offer, code: '1' }],
    ['with no port', { ...offer, port: 0 }],
    ['with a port that is none', { ...offer, port: 65_536 }],
    ['with more addresses than a computer has', { ...offer, addresses: Array(9).fill('10.0.0.2') }],
    ['of a computer that is reached nowhere', book([computer(1, { addresses: [] })])],
    ['of more computers than a table has', book(Array.from({ length: 19 }, (_, n) => computer(n)))],
    ['with a key that is too short', { kind: 'step', table: 't', message: move, key: KEY.slice(4) }],
    ['with a step that is none', { kind: 'step', table: 't', message: { ...move, term: '2' } }],
  ])('is not taken %s', (_, message) => {
    expect(taken(message)).toBe(false)
  })

  it('is not taken where it is no JSON', () => {
    expect([readKeepMessage('{'), readKeepMessage('null'), readKeepMessage('')]).toEqual([null, null, null])
  })

  it('of a computer whose name shows nothing is taken without it: one such name spoils no book', () => {
    expect(
      readKeepMessage(JSON.stringify(book([computer(1, { name: '\u200b' }), computer(2, { name: '' })]))),
    ).toMatchObject({
      computers: [{ name: '' }, { name: '' }],
    })
  })
})
