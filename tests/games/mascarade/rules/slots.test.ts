import { describe, expect, it } from 'vitest'
import { slotsOf } from '../../../../src-shared/games/mascarade/rules/slots'
import { cardAt, firstSlot } from '../../../../src-shared/games/mascarade/rules/state'
import { table } from './table'

const named = (seats: number, cards: number): string[] =>
  slotsOf(seats, cards).map(({ id, seat, place }) => `${id}: ${place} of ${seat ?? 'nobody'}`)

describe('the slots of a table', () => {
  it('from four seats on are one card each, then the middle', () => {
    expect(named(4, 6)).toEqual([
      's0: card of 0',
      's1: card of 1',
      's2: card of 2',
      's3: card of 3',
      'm0: middle of nobody',
      'm1: middle of nobody',
    ])
  })

  it('at three seats are a left and a right one each', () => {
    expect(named(3, 6)).toEqual(
      [0, 1, 2].flatMap(seat => [`s${seat}.left: left of ${seat}`, `s${seat}.right: right of ${seat}`]),
    )
  })

  it('at two seats have a protected one between them', () => {
    expect(named(2, 6)).toEqual(
      [0, 1].flatMap(seat => ['left', 'protected', 'right'].map(place => `s${seat}.${place}: ${place} of ${seat}`)),
    )
  })

  it('are no others: a slot or a seat that is none is found out', () => {
    const { state } = table({ seats: 4 })
    expect(() => cardAt(state, 's4')).toThrow('no slot is called s4')
    expect(() => firstSlot(state, 4)).toThrow('seat 4 has no slot')
  })
})
