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
})
