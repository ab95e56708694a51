/** The second channel's packets: what fits, and what of a stranger's is not read. */
import { describe, expect, it } from 'vitest'
import {
  answer,
  goodbye,
  question,
  QUESTION_SIZE,
  readQuestion,
  readReply,
} from '../../../src-main/net/discovery/channel'
import { someFacts } from './tableRecord'

const nonce = new Uint8Array(8).fill(5),
  other = new Uint8Array(8).fill(6)
const ids = (count: number): string[] => Array.from({ length: count }, (_, n) => `table-${n}`)

describe('a reply', () => {
  it('is read if it repeats the number of the question, and no other', () => {
    const tables = [someFacts()]
    expect(readReply(answer(tables, { nonce, from: 0 }, QUESTION_SIZE), nonce)).toMatchObject({
      kind: 'answer',
      tables,
    })
    expect(readReply(answer(tables, { nonce: other, from: 0 }, QUESTION_SIZE), nonce)).toBeNull()
    expect(readReply(goodbye(['a'], nonce), nonce)).toEqual({ kind: 'goodbye', ids: ['a'] })
    expect(readReply(goodbye(['a'], other), nonce)).toBeNull()
  })

  it('is read up to 1500 bytes, which is more than any host sends', () => {
    const sent = goodbye(['a'], nonce)
    const padded = (size: number): Uint8Array => Buffer.concat([sent, Buffer.alloc(size - sent.length)])
    expect(readReply(padded(1500), nonce)).not.toBeNull()
    expect(readReply(padded(1501), nonce)).toBeNull()
  })

  it('that is cut is read as far as it is whole', () => {
    const sent = goodbye(['first', 'second'], nonce)
    expect(readReply(sent.subarray(0, sent.length - 1), nonce)).toEqual({ kind: 'goodbye', ids: [] })
    expect(readReply(answer([someFacts()], { nonce, from: 0 }, QUESTION_SIZE).subarray(0, 17), nonce)).toBeNull()
    for (let size = 0; size < 14; size++) expect([size, readReply(sent.subarray(0, size), nonce)]).toEqual([size, null])
  })

  it('goes on with the table after those that were told', () => {
    const tables = ids(30).map(id => someFacts({ id }))
    const first = readReply(answer(tables, { nonce, from: 0 }, QUESTION_SIZE), nonce)
    if (first?.kind !== 'answer') throw new Error('an answer')
    const second = readReply(answer(tables, { nonce, from: first.next }, QUESTION_SIZE), nonce)
    expect(first).toMatchObject({ total: 30, next: first.tables.length })
    expect(second).toMatchObject({ tables: expect.arrayContaining([tables[first.next]]) as unknown })
  })

  it('goes on behind a table that cannot be read: it has its place among the others, like those that can', () => {
    const known = ids(4).map(id => someFacts({ id })),
      [one, broken, last] = ['one', 'broken', 'last'].map(id => someFacts({ id }))
    if (!one || !broken || !last) throw new Error('three')
    const sent = Buffer.from(answer([...known, one, broken, last], { nonce, from: 4 }, QUESTION_SIZE))
    sent.write('id=brOken', sent.indexOf('id=broken'))
    expect(readReply(sent, nonce)).toEqual({ kind: 'answer', tables: [one, last], total: 7, next: 7 })
  })

  it('tells tables one after the other: what does not fit any more is the first of the next', () => {
    const [first, long, last] = [
      someFacts({ id: 'a' }),
      someFacts({ id: 'b', name: 'x'.repeat(100) }),
      someFacts({ id: 'c' }),
    ]
    const room = answer([first, last], { nonce, from: 0 }, QUESTION_SIZE).length
    expect(readReply(answer([first, long, last], { nonce, from: 0 }, room), nonce)).toEqual({
      ...{ kind: 'answer', tables: [first], total: 3, next: 1 },
    })
  })

  it('has nothing to tell who asks for tables behind the last one', () => {
    const sent = answer([someFacts()], { nonce, from: 1 }, QUESTION_SIZE)
    expect(readReply(sent, nonce)).toEqual({ kind: 'answer', tables: [], total: 1, next: 1 })
  })
})

describe('no packet is larger than a question', () => {
  it('an answer is not larger than the question that it answers', () => {
    const tables = ids(30).map(id => someFacts({ id }))
    for (const size of [QUESTION_SIZE, 600, 100])
      expect(answer(tables, { nonce, from: 0 }, size).length).toBeLessThanOrEqual(size)
    expect(answer(tables, { nonce, from: 0 }, 600).length).toBeGreaterThan(300)
    // Somebody's own question may be larger than ours: the answer still fits every network in one piece.
    expect(answer(tables, { nonce, from: 0 }, 1500).length).toBeLessThanOrEqual(QUESTION_SIZE)
  })

  it('a goodbye for very many tables is cut', () => {
    expect(goodbye(ids(400), nonce)).toHaveLength(QUESTION_SIZE)
  })
})

describe('a question', () => {
  it('is read from its first eighteen bytes, and not from fewer', () => {
    const sent = question({ nonce, from: 7 })
    expect(sent).toHaveLength(QUESTION_SIZE)
    expect(readQuestion(sent)).toEqual({ nonce, from: 7 })
    expect(readQuestion(sent.subarray(0, 18))).toEqual({ nonce, from: 7 })
    expect(readQuestion(sent.subarray(0, 17))).toBeNull()
    expect(readQuestion(goodbye(['a', 'b', 'c'], nonce))).toBeNull()
  })

  it('keeps its number when its packet is overwritten', () => {
    const bytes = question({ nonce, from: 0 })
    const read = readQuestion(bytes)
    bytes.fill(0)
    expect(read?.nonce).toEqual(nonce)
  })
})

it('a packet says what it is in its first fourteen bytes, which are the same in all versions', () => {
  const kinds = [question({ nonce, from: 0 }), answer([], { nonce, from: 0 }, QUESTION_SIZE), goodbye([], nonce)]
  for (const [n, bytes] of kinds.entries())
    expect(Buffer.from(bytes).subarray(0, 14)).toEqual(Buffer.from([...Buffer.from('UTBL'), 1, n + 1, ...nonce]))
})
