/** What games make their memories with: counts, leads and what is commonest. */
import { describe, expect, it } from 'vitest'
import {
  commonest,
  emittedOf,
  greatest,
  leadMemory,
  leadOf,
  memoriesFrom,
  tally,
  type Memory,
} from '../../src-shared/record'
import { literalRecord } from '../kit/record'

const memory = (key: string): Memory => ({ key, seats: [0], params: {} })

describe('the memories of a match', () => {
  const finders = ['a', null, 'b', 'c', 'd', 'e'].map(key => () => (key === null ? null : memory(key)))

  it('are the most remarkable four, in the order of their finders', () => {
    const of = memoriesFrom(() => null, finders)
    expect(of(literalRecord({ game: 'castle', seats: 2 })).map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('are none where the match was broken off, and nothing is read for them', () => {
    const of = memoriesFrom(() => {
      throw new Error('read')
    }, finders)
    expect(of(literalRecord({ game: 'castle', seats: 2, outcome: null }))).toEqual([])
  })

  it('are read from all events in order, the setup first, without what was taken back', () => {
    const record = literalRecord({
      game: 'castle',
      seats: 2,
      begun: [{ event: { kind: 'dealt' } }],
      answers: [
        { entry: { ask: '1/a/0' }, told: [{ event: { kind: 'one' } }] },
        { entry: { ask: '2/b/0' }, told: [{ event: { kind: 'two' } }] },
        { entry: { ask: '3/undo/0', by: 'undo', answer: ['2/b/0'] }, told: [{ event: { kind: 'undone' } }] },
        { entry: { ask: '4/c/0' }, told: [{ event: { kind: 'three' } }, { event: { kind: 'four' } }] },
      ],
    })
    expect(emittedOf<{ kind: string }>(record).map(({ event: { kind } }) => kind)).toEqual([
      'dealt',
      'one',
      'three',
      'four',
    ])
  })
})

describe('a count of seats', () => {
  it('has a number for every seat, and none for seats that there are not', () => {
    expect(tally(3, [0, 2, 2, 3, 7])).toEqual([1, 0, 2])
    expect(tally(2, [])).toEqual([0, 0])
  })

  it('is led by the one with the most, or by two; three are no distinction', () => {
    expect(leadOf([1, 3, 2], 1)).toEqual({ seats: [1], n: 3 })
    expect(leadOf([3, 1, 3], 1)).toEqual({ seats: [0, 2], n: 3 })
    expect(leadOf([3, 3, 3], 1)).toBeNull()
  })

  it('is worth telling from its least on', () => {
    expect(leadOf([2, 0], 2)).toEqual({ seats: [0], n: 2 })
    expect(leadOf([2, 0], 3)).toBeNull()
  })

  it('is a memory that says how many, and whether two share it', () => {
    expect(leadMemory('fines', [1, 3], 2)).toEqual({ key: 'fines', seats: [1], params: { n: 3 } })
    expect(leadMemory('fines', [3, 3], 2)).toEqual({ key: 'fines', seats: [0, 1], params: { n: 3 }, tied: true })
    expect(leadMemory('fines', [1, 1], 2)).toBeNull()
  })
})

describe('what stands out', () => {
  it('are all that have the greatest value, in their order', () => {
    expect(greatest(['aa', 'b', 'cc'], ({ length }) => length)).toEqual(['aa', 'cc'])
    expect(greatest([-3, -1], value => value)).toEqual([-1])
  })

  it('is the commonest, unless another is as common, and if it came often enough', () => {
    expect(commonest(['a', 'b', 'b'], 2)).toEqual({ item: 'b', n: 2 })
    expect(commonest(['a', 'b', 'b', 'a'], 1)).toBeNull()
    expect(commonest(['a', 'b', 'b'], 3)).toBeNull()
    expect(commonest([], 0)).toBeNull()
  })
})
