/** How much one table takes: what is prepared, what one message brings, and what follows it. */
import { describe, expect, it } from 'vitest'
import type { Entry, Replica } from '../../../src-main/keep/protocol'
import { isInPieces, mayBegin, mayPrepare, piece, storedOf } from '../../../src-main/keep/protocol/room'
import { NOTHING } from '../../../src-main/keep/protocol'

const MB = 2 ** 20
const replica = (base: string, entries: readonly Entry[] = []): Replica => ({
  ...{ generation: { seq: 1, term: 1, members: ['a'] }, share: '', hashes: {} },
  base,
  entries,
})
const EIGHT = replica('A'.repeat(8 * MB))
const entries = (...sizes: number[]): Entry[] => sizes.map(size => ({ term: 1, sealed: 'A'.repeat(size) }))

it('sixteen megabytes may be prepared, or 32 generations', () => {
  expect(mayPrepare([EIGHT], EIGHT)).toBe(true)
  expect(mayPrepare([EIGHT, replica('A')], EIGHT)).toBe(false)
  const small = (count: number): Replica[] => Array<Replica>(count).fill(replica('A'))
  expect([mayPrepare(small(31), replica('A')), mayPrepare(small(32), replica('A'))]).toEqual([true, false])
  expect([mayBegin(small(31)), mayBegin(small(32))]).toEqual([true, false])
  expect([mayBegin([EIGHT, EIGHT]), mayBegin([EIGHT, EIGHT, replica('A')])]).toEqual([true, false])
})

it('what is stored of a table is its generation with its entries, and all that are prepared', () => {
  expect(storedOf(NOTHING)).toBe(0)
  expect(storedOf({ ...NOTHING, replica: replica('AA', entries(3, 4)), pending: [replica('A'), replica('AAA')] })).toBe(
    13,
  )
})

describe('a message', () => {
  it('brings entries of a megabyte; one that is longer comes alone', () => {
    const all = entries(MB / 2, MB / 2, 1, 3 * MB, 2 * MB, 5)
    const lengths = (from: number): number[] => piece(all, from).map(({ sealed }) => sealed.length)
    expect([0, 1, 2, 3, 4, 5, 6].map(lengths)).toEqual([
      [MB / 2, MB / 2],
      [MB / 2, 1],
      [1],
      [3 * MB],
      [2 * MB],
      [5],
      [],
    ])
    expect([0, 4, 5, 6].map(from => isInPieces(all, from))).toEqual([true, true, false, false])
  })
})
