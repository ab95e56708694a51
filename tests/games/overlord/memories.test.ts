/** What a match of the Overlord will be remembered for: where it is told, where it is not, and the boundary. */
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../src-shared/kernel'
import { memories } from '../../../src-shared/games/overlord/memories'
import type { OverlordEvent } from '../../../src-shared/games/overlord/rules/state'
import type { Memory } from '../../../src-shared/record'
import { literalRecord, recordOfEvents } from '../../kit/record'

const of = (...events: readonly OverlordEvent[]): readonly Memory[] =>
  memories(recordOfEvents('overlord', 5, events, [1]))

const times = <T>(n: number, item: T): T[] => new Array<T>(n).fill(item)

const DEAL: OverlordEvent = { kind: 'deal', overlord: 0 }
const ROUND: OverlordEvent = { kind: 'round', number: 1, overlord: 0 }
const look = (seat: Seat): OverlordEvent => ({ kind: 'look', seat, count: 1, reason: 'whim' })
const pass = (seat: Seat, to: Seat): OverlordEvent => ({ kind: 'pass', seat, to, action: 'a1' })
const freePass = (seat: Seat, to: Seat): OverlordEvent => ({ kind: 'freePass', seat, to })
const blame = (seat: Seat, to: Seat): OverlordEvent => ({
  kind: 'blame',
  seat,
  to,
  action: 'a1',
  symbol: 'item',
  line: '',
})
const turnUp = (seat: Seat, skull: boolean): OverlordEvent => ({ kind: 'turnUp', seat, action: 'a1', skull })
const hint = (seat: Seat, line: string): OverlordEvent => ({
  kind: 'hint',
  told: {
    turn: 1,
    seat,
    hint: 'goose',
    symbol: null,
    line,
    how: 'told',
    action: null,
    pressure: { kind: 'questioned', by: 0, symbol: null },
    said: '',
  },
})

describe('no look', () => {
  it('is told of a servant where two others got one', () => {
    expect(of(DEAL, look(1), look(2), look(3))).toEqual([{ key: 'noLook', seats: [4], params: {} }])
    expect(of(DEAL, look(1), look(2))).toEqual([{ key: 'noLook', seats: [3, 4], params: {} }])
  })

  it('is nothing where one got them all, or three got none', () => {
    expect(of(DEAL, ...times(3, look(1)))).toEqual([])
    expect(of({ kind: 'deal', overlord: 4 }, look(0), look(0))).toEqual([])
  })

  it('is no merit of the Overlord, who gives them – unless the title goes round', () => {
    const all = [look(1), look(2), look(3), look(4)]
    expect(of(DEAL, ...all)).toEqual([])
    expect(of(DEAL, ROUND, ...all)).toEqual([{ key: 'noLook', seats: [0], params: {} }])
  })
})

describe('a narrow escape', () => {
  it('is a card without a skull', () => {
    expect(of(turnUp(2, false))).toEqual([{ key: 'narrowEscape', seats: [2], params: { n: 1 } }])
    expect(of(turnUp(2, true))).toEqual([])
  })

  it('of the one who escaped most is told', () => {
    expect(of(turnUp(2, false), turnUp(1, false), turnUp(2, false))[0]?.seats).toEqual([2])
  })
})

describe('mercy', () => {
  const mercy: OverlordEvent = { kind: 'mercy', seat: 2, action: 'a1', line: '' }
  const spared: OverlordEvent = { kind: 'spared', seat: 2, count: 1 }

  it('is told when it was had twice', () => {
    expect(of(mercy, spared, mercy, spared)).toEqual([{ key: 'mercies', seats: [2], params: { n: 2 } }])
    expect(of(mercy, mercy, spared)).toEqual([])
  })

  it('is not what saves in classic', () => {
    expect(of(...times(2, spared))).toEqual([])
  })
})

describe('an excuse', () => {
  it('is long from forty letters on', () => {
    expect(of(hint(3, 'x'.repeat(40)))).toEqual([
      { key: 'longExcuse', seats: [3], params: { title: 'goose', line: 'x'.repeat(40) } },
    ])
    expect(of(hint(3, 'x'.repeat(39)))).toEqual([])
  })

  it('is the longest one, or none of two that are as long', () => {
    expect(of(hint(3, 'x'.repeat(40)), hint(1, 'y'.repeat(41)))[0]?.seats).toEqual([1])
    expect(of(hint(3, 'x'.repeat(40)), hint(1, 'y'.repeat(40)))).toEqual([])
  })
})

describe('blame', () => {
  it('passed three times, to one and by one, is told of both', () => {
    expect(of(pass(1, 2), blame(1, 2), pass(1, 2))).toEqual([
      { key: 'scapegoat', seats: [2], params: { n: 3 } },
      { key: 'blamer', seats: [1], params: { n: 3 } },
    ])
    expect(of(pass(1, 2), blame(1, 2))).toEqual([])
  })

  it('is not the free pass of the first round', () => {
    expect(of(...times(3, freePass(1, 2)))).toEqual([])
  })
})

it('breaking into stories is told from two times on, by both rules', () => {
  const freeze: OverlordEvent = { kind: 'freeze', seat: 1, speaker: 2, action: 'a1' }
  const interrupt: OverlordEvent = { kind: 'interrupt', seat: 1, speaker: 2, action: 'a1' }
  expect(of(freeze)).toEqual([])
  expect(of(freeze, interrupt)).toEqual([{ key: 'freezer', seats: [1], params: { n: 2 } }])
})

it('nothing is remembered of an aborted match', () => {
  const told = [{ event: turnUp(2, false) }]
  expect(memories(literalRecord({ game: 'overlord', seats: 5, answers: [{ told }], outcome: null }))).toEqual([])
})
