/** What a match of Castle will be remembered for: each kind where it is told, where it is not, and the boundary. */
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../src-shared/kernel'
import { memories } from '../../../src-shared/games/castle/memories'
import type { ObjectId } from '../../../src-shared/games/castle/rules/cards'
import type { Aside, CastleEvent } from '../../../src-shared/games/castle/rules/state'
import type { Memory } from '../../../src-shared/record'
import { literalRecord } from '../../kit/record'

interface Emitted {
  readonly event: CastleEvent
  readonly own?: { readonly [seat: string]: Aside }
}

const SEATS = 4
/** The Order is 0 and 1, and wins. */
const WON: CastleEvent = { kind: 'end', winners: [0, 1], reason: 'declared', by: 0, society: 'order' }

const of = (told: readonly Emitted[], end: CastleEvent | null = WON): readonly Memory[] =>
  memories(
    literalRecord({
      game: 'castle',
      seats: SEATS,
      answers: [{ told: [...told, ...(end ? [{ event: end }] : [])] }],
      outcome: end ? { winners: [0, 1], reason: 'declared' } : null,
    }),
  )

const times = <T>(n: number, item: T): T[] => new Array<T>(n).fill(item)

const challenge = (attacker: Seat, defender: Seat): Emitted => ({ event: { kind: 'challenge', attacker, defender } })
const won = (winner: Seat, loser: Seat): Emitted => ({ event: { kind: 'won', winner, loser } })
const look = (seat: Seat, at: Seat): Emitted => ({ event: { kind: 'look', seat, at, what: 'society', how: 'duel' } })
const spy = (seat: Seat, from: Seat): Emitted => ({ event: { kind: 'spy', seat, from } })
const exchange = (seat: Seat, partner: Seat, gave: ObjectId, got: ObjectId): Emitted => ({
  event: { kind: 'exchange', seat, with: partner },
  own: { [seat]: { gave, got }, [partner]: { gave: got, got: gave } },
})
const gift = (seat: Seat, to: Seat, card: ObjectId): Emitted => ({
  event: { kind: 'gift', seat, to },
  own: { [seat]: { card }, [to]: { card } },
})
const take = (seat: Seat, from: Seat, got: ObjectId): Emitted => ({
  event: { kind: 'take', seat, from, back: false },
  own: { [seat]: { got }, [from]: { gave: got } },
})

describe('a declaration', () => {
  it('that was wrong is remembered of the declarer', () => {
    const end: CastleEvent = { kind: 'end', winners: [0, 1], reason: 'mistaken', by: 2, society: 'order' }
    expect(of([], end)).toEqual([{ key: 'mistake', seats: [2], params: { society: 'order' } }])
  })

  it('that unmasked the others names whom', () => {
    const end: CastleEvent = { kind: 'end', winners: [0, 1], reason: 'divined', by: 1, society: 'order' }
    const declare: Emitted = { event: { kind: 'declare', seat: 1, claim: 'rival', named: [2, 3] } }
    expect(of([declare], end)).toEqual([{ key: 'unmasked', seats: [1], params: { named: [2, 3] } }])
  })

  it('that was simply right is the result itself', () => {
    expect(of([])).toEqual([])
  })
})

describe('friendly fire', () => {
  it('is two challenges within a society, whoever attacked', () => {
    expect(of([challenge(0, 1), challenge(1, 0)])).toEqual([
      { key: 'friendlyFire', seats: [0, 1], params: { n: 2, society: 'order' } },
    ])
    expect(of([challenge(3, 2), challenge(3, 2)])[0]?.params.society).toBe('brotherhood')
  })

  it('is not one, not between enemies, and not told where two pairs fought as much', () => {
    expect(of([challenge(0, 1)])).toEqual([])
    expect(of(times(4, challenge(0, 2)))).toEqual([])
    expect(of([...times(2, challenge(0, 1)), ...times(2, challenge(2, 3))])).toEqual([])
  })

  it('is unknown after a victory alone: nobody showed a society', () => {
    const alone: CastleEvent = { kind: 'end', winners: [0], reason: 'lodge', by: 0, society: null }
    expect(of(times(3, challenge(0, 1)), alone)).toEqual([])
  })
})

describe('presents for the enemy', () => {
  it('are relics of the receiver’s society, given twice', () => {
    expect(of([exchange(2, 0, 'key', 'whip'), gift(2, 1, 'key')])).toEqual([
      { key: 'enemyGifts', seats: [2], params: { n: 2 } },
    ])
  })

  it('are passed on by the Sextant too: to the left, or to the right', () => {
    const passed = (to: 'left' | 'right', giver: Seat): Emitted => ({
      event: { kind: 'passOn', to },
      own: { [giver]: { gave: 'key', got: 'whip' } },
    })
    // The Order sits at 0 and 1: left of 3, right of 2.
    expect(of(times(2, passed('left', 3)))).toEqual([{ key: 'enemyGifts', seats: [3], params: { n: 2 } }])
    expect(of(times(2, passed('right', 2)))).toEqual([{ key: 'enemyGifts', seats: [2], params: { n: 2 } }])
    expect([of(times(2, passed('right', 3))), of(times(2, passed('left', 2)))]).toEqual([[], []])
  })

  it('count on both sides of an exchange', () => {
    expect(of(times(2, exchange(0, 2, 'goblet', 'key')))[0]).toEqual({
      key: 'enemyGifts',
      seats: [0, 2],
      params: { n: 2 },
      tied: true,
    })
  })

  it('are none once, within a society, of the own relics, or when they were taken', () => {
    expect(of([gift(2, 0, 'key')])).toEqual([])
    expect(of(times(2, gift(0, 1, 'key')))).toEqual([])
    expect(of(times(2, gift(2, 0, 'goblet')))).toEqual([])
    expect(of(times(2, take(0, 2, 'key')))).toEqual([])
  })
})

describe('duels', () => {
  it('won are told from two on', () => {
    expect(of([won(0, 2)])).toEqual([])
    expect(of([won(0, 2), won(3, 1), won(0, 2)])).toEqual([{ key: 'duelsWon', seats: [0], params: { n: 2 } }])
  })

  it('won by three alike are nobody’s distinction, by two are both’s', () => {
    const two = [...times(2, won(0, 2)), ...times(2, won(3, 1))]
    expect(of(two)[0]?.seats).toEqual([0, 3])
    expect(of([...two, ...times(2, won(1, 0))])).toEqual([])
  })
})

describe('secrets', () => {
  it('are the societies of two others, each counted once', () => {
    expect(of([look(0, 1), look(0, 1)])).toEqual([])
    expect(of([look(0, 1), look(0, 2)])).toEqual([{ key: 'insider', seats: [0], params: { n: 2 } }])
  })

  it('are no objects', () => {
    const objects = (at: Seat): Emitted => ({
      event: { kind: 'look', seat: 0, at, what: 'objects', how: 'pass' },
    })
    expect(of([objects(1), objects(2)])).toEqual([])
  })
})

describe('an object', () => {
  it('has travelled from five hands on', () => {
    expect(of(times(4, gift(0, 1, 'whip')))).toEqual([])
    expect(of([...times(3, gift(0, 1, 'whip')), take(0, 1, 'whip'), exchange(0, 1, 'ring', 'whip')])).toEqual([
      { key: 'traveller', seats: [], params: { object: 'whip', n: 5 } },
    ])
  })

  it('that is the loser’s last and comes straight back has gone nowhere', () => {
    const back: Emitted = { ...take(0, 1, 'whip'), own: { 0: { got: 'whip', gave: 'whip' } } }
    expect(of([...times(4, gift(0, 1, 'whip')), back])).toEqual([])
    expect(of([...times(4, gift(0, 1, 'whip')), { ...back, own: { 0: { got: 'ring', gave: 'whip' } } }])).toHaveLength(
      1,
    )
  })

  it('that has copies is not followed: it need not be the same card', () => {
    expect(of(times(6, gift(0, 1, 'key')))).toEqual([])
  })

  it('is followed when the Sextant moves it', () => {
    const passOn: Emitted = {
      event: { kind: 'passOn', to: 'left' },
      own: { 0: { gave: 'whip', got: 'ring' }, 1: { gave: 'mirror', got: 'whip' } },
    }
    expect(of([...times(4, gift(0, 1, 'whip')), passOn])[0]?.params).toEqual({ object: 'whip', n: 5 })
  })
})

it('luggage is suspicious from four spies on', () => {
  expect(of(times(3, spy(0, 2)))).toEqual([])
  expect(of([...times(3, spy(0, 2)), spy(1, 2), spy(2, 0)])).toEqual([{ key: 'suspect', seats: [2], params: { n: 4 } }])
})

it('nothing is remembered of an aborted match', () => {
  expect(of(times(9, won(0, 2)), null)).toEqual([])
})
