/**
 * A record from a file: read as it was written, and refused with a message as soon as anything in it does not belong in
 * a record.
 */
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../src-shared/kernel'
import { MAX_RECORD_TEXT, readRecord, type MatchRecord } from '../../src-shared/record'

const HEX = 'ab'.repeat(32)
const RECORD: MatchRecord = {
  record: 1,
  id: 'm',
  table: 'Table',
  game: 'mascarade',
  rules: 1,
  seats: [
    { who: 'person', name: 'Anna', person: 'p1' },
    { who: 'bot', name: 'Pierrot', person: null },
  ],
  options: { notes: true, deck: null },
  deck: null,
  dealt: 10,
  ended: 20,
  key: '0a'.repeat(32),
  begun: [{ event: { kind: 'dealt' }, own: { 1: { card: 'king' } } }],
  answers: [
    {
      entry: { seat: 1, ask: '0/turn/1', answer: { branch: 'swap', answer: ['a', 'b'] }, by: 'clock' },
      told: [{ event: { kind: 'swap', seat: 1 } }],
    },
  ],
  outcome: { winners: [0], reason: 'rich' },
  fair: { fixed: false, commit: HEX, number: HEX, hands: [{ seat: 0, commit: HEX, number: HEX }], restarts: ['Boris'] },
}

const whyOf = (text: string): string => {
  const read = readRecord(text)
  return isRefusal(read) ? read.refused : 'read'
}
const changed = (more: object): string => whyOf(JSON.stringify({ ...RECORD, ...more }))

describe('a record', () => {
  it('comes back to the byte, in whichever order its fields stand', () => {
    expect(JSON.stringify(readRecord(JSON.stringify(RECORD)))).toBe(JSON.stringify(RECORD))
    expect(readRecord(JSON.stringify(Object.fromEntries(Object.entries(RECORD).reverse())))).toEqual(RECORD)
  })

  it('of a match that was broken off, or of a deck of its own, is one too', () => {
    expect(changed({ outcome: null })).toBe('read')
    expect(changed({ deck: { cards: [] } })).toBe('read')
  })

  it('whose clock was set back is one too', () => {
    expect(changed({ dealt: 30 })).toBe('read')
  })

  it.each(['', '{', 'null', '[]', '7', '"record"', '{}', '{"record":0}'])('is not %j', text => {
    expect(whyOf(text)).toBe('recordUnreadable')
  })

  it('of a later version says so', () => {
    expect(whyOf('{"record":5,"something":"else"}')).toBe('recordNewer')
    expect(whyOf('{"record":"2"}')).toBe('recordUnreadable')
  })

  const seat = { who: 'bot', name: 'x', person: null }
  it.each([
    ['a field too many', { more: 1 }],
    ['no seats', { seats: [] }],
    ['seats of a crowd', { seats: Array(17).fill(seat) }],
    ['a seat of nobody', { seats: [{ who: 'ghost', name: 'x', person: null }, seat] }],
    ['a winner who did not sit', { outcome: { winners: [2], reason: 'x' } }],
    ['an answer of nobody', { answers: [{ entry: { seat: 2, ask: 'a', answer: 1, by: 'hand' }, told: [] }] }],
    ['an answer by magic', { answers: [{ entry: { seat: 0, ask: 'a', answer: 1, by: 'magic' }, told: [] }] }],
    ['no answer at all', { answers: [{ entry: { seat: 0, ask: 'a', by: 'hand' }, told: [] }] }],
    ['a short key', { key: 'ab' }],
    ['a moment outside of time', { ended: 1e300 }],
    ['a negative one', { dealt: -1 }],
    ['an event that is none', { begun: [{ event: 'boo' }] }],
    ['a deck that is none', { deck: 'marked' }],
    ['a long text', { table: 'x'.repeat(201) }],
    ['a long text inside', { options: { a: 'x'.repeat(5000) } }],
    ['a heap of events', { begun: Array(501).fill({ event: {} }) }],
    ['a fair deal of nobody', { fair: { fixed: 'yes' } }],
  ])('with %s is refused', (_, more) => {
    expect(changed(more)).toBe('recordUnreadable')
  })

  it('with fields that mean something to objects, or nested without end, is refused', () => {
    expect(whyOf(JSON.stringify(RECORD).replace('"notes":true', '"__proto__":{"notes":true}'))).toBe('recordUnreadable')
    const deep = `${'['.repeat(40)}${']'.repeat(40)}`
    expect(whyOf(JSON.stringify(RECORD).replace('"notes":true', `"notes":${deep}`))).toBe('recordUnreadable')
    expect(whyOf(JSON.stringify(RECORD).replace('"notes":true', '"notes":[[[]]]'))).toBe('read')
    expect(() => whyOf(`${'['.repeat(1_000_000)}`)).not.toThrow()
  })

  it('that is longer than any match is not even looked into', () => {
    expect(whyOf(' '.repeat(MAX_RECORD_TEXT + 1))).toBe('recordTooLong')
    expect(whyOf(' '.repeat(MAX_RECORD_TEXT))).toBe('recordUnreadable')
  })
})
