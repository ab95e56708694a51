/** What a match of Dark Tales will be remembered for: each kind where it is told, where it is not, and the boundary. */
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../src-shared/kernel'
import { memories } from '../../../src-shared/games/tales/memories'
import type { By, TalesEvent } from '../../../src-shared/games/tales/rules/state'
import type { Memory } from '../../../src-shared/record'
import { literalRecord, recordOfEvents } from '../../kit/record'

const of = (events: readonly TalesEvent[], winners: readonly Seat[] = [0]): readonly Memory[] =>
  memories(recordOfEvents('tales', 3, events, winners))

const times = <T>(n: number, item: T): T[] => new Array<T>(n).fill(item)

const LINE: By = { by: 'line', line: 1 }
const card = (name: string): By => ({ by: 'card', card: 'dragon', name })
const turn = (seat: Seat, number: number): TalesEvent => ({ kind: 'turn', seat, number })
const vp = (seat: Seat, n: number, by: By = LINE): TalesEvent => ({ kind: 'vp', seat, vp: n, by })
const moved = (kind: 'take' | 'discard', seat: Seat, at: Seat | null): TalesEvent => ({
  kind,
  seat,
  at,
  card: 'dragon',
  name: 'dragon#1',
  by: LINE,
})
const end = (...played: readonly number[]): TalesEvent => ({
  kind: 'end',
  winners: [0],
  reason: 'points',
  totals: played.map((n, seat) => ({ seat, played: n, story: 0, total: n, goods: 0 })),
})

describe('a comeback', () => {
  it('is a winner two points behind before the story is counted', () => {
    expect(of([end(10, 12, 4)])).toEqual([{ key: 'comeback', seats: [0], params: { n: 2 } }])
    expect(of([end(11, 12, 4)])).toEqual([])
    expect(of([end(12, 10, 4)])).toEqual([])
  })

  it('is none of shared winners', () => {
    expect(of([end(10, 12, 4)], [0, 1])).toEqual([])
  })
})

describe('the best turn', () => {
  it('is one of six points, of its own player', () => {
    expect(of([turn(1, 4), vp(1, 4), vp(1, 2)])).toEqual([{ key: 'bestTurn', seats: [1], params: { n: 6, turn: 4 } }])
    expect(of([turn(1, 4), vp(1, 4), vp(1, 1)])).toEqual([])
    expect(of([turn(1, 4), vp(1, 4), vp(0, 2)])).toEqual([])
  })

  it('does not run on into the next', () => {
    expect(of([turn(1, 4), vp(1, 4), turn(1, 5), vp(1, 4)])).toEqual([])
  })

  it('is not told where two are as good', () => {
    expect(of([turn(1, 4), vp(1, 6), turn(2, 5), vp(2, 6)])).toEqual([])
  })
})

describe('the best card', () => {
  it('is one of six points, from turn to turn', () => {
    const scored = [vp(2, 3, card('dragon#1')), vp(2, 3, { by: 'permanent', card: 'dragon', name: 'dragon#1' })]
    expect(of(scored)).toEqual([{ key: 'bestCard', seats: [2], params: { n: 6, card: 'dragon' } }])
    expect(of([vp(2, 3, card('dragon#1')), vp(2, 2, card('dragon#1'))])).toEqual([])
  })

  it('is one card, not two of a kind, and no line', () => {
    expect(of([vp(2, 3, card('dragon#1')), vp(2, 3, card('dragon#2'))])).toEqual([])
    expect(of([vp(2, 9)])).toEqual([])
  })
})

describe.each([
  ['robber', 'take', 2],
  ['breaker', 'discard', 3],
] as const)('the %s', (key, kind, least) => {
  it('has done it to others often enough', () => {
    expect(of(times(least, moved(kind, 1, 0)))).toEqual([{ key, seats: [1], params: { n: least } }])
    expect(of(times(least - 1, moved(kind, 1, 0)))).toEqual([])
  })

  it('has not done it to the own cards or the common ones', () => {
    expect(of(times(least, moved(kind, 1, 1)))).toEqual([])
    expect(of(times(least, moved(kind, 1, null)))).toEqual([])
  })
})

it('nothing is remembered of an aborted match', () => {
  const told = [{ event: end(1, 99, 4) }]
  expect(memories(literalRecord({ game: 'tales', seats: 3, answers: [{ told }], outcome: null }))).toEqual([])
})
