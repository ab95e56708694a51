/** What can be taken back in Mascarade: what has shown no card to anybody. */
import { describe, expect, it } from 'vitest'
import { table, type Table } from './table'

const canTakeBack = (t: Table, seat: number): boolean => t.match.undoable(seat) !== null

describe('it can be taken back', () => {
  it('to announce, to pass and to claim, until the cards are revealed', () => {
    const t = table({ seats: 4 }).announce(0, 'king')
    expect(canTakeBack(t, 0)).toBe(true)
    t.pass(1).claim(2)
    expect([0, 1, 2].map(seat => canTakeBack(t, seat))).toEqual([true, true, true])
    t.pass(3)
    expect([0, 1, 2, 3].map(seat => canTakeBack(t, seat))).toEqual([false, false, false, false])
  })

  it.each(['king', 'judge', 'thief', 'cheat'] as const)(
    'to let the %s pass, whose power shows nothing: coins are public',
    character => {
      const t = table({ seats: 4 }).announce(0, character).allPass()
      expect([0, 1, 2, 3].map(seat => canTakeBack(t, seat))).toEqual([true, true, true, true])
    },
  )

  it('to swap the fortunes, and to leave them', () => {
    for (const choice of ['swap', 'keep'] as const) {
      const t = table({ seats: 5 }).announce(0, 'witch').allPass()
      t.way(0, choice, choice === 'swap' ? 2 : true)
      expect([t.kinds().includes('fortunes'), canTakeBack(t, 0)]).toEqual([true, true])
    }
  })

  it('to point at somebody, until their card is turned up', () => {
    const t = table({ seats: 11 }).announce(0, 'inquisitor').allPass().answer(0, 4)
    expect([canTakeBack(t, 0), canTakeBack(t, 3)]).toEqual([true, true])
    t.answer(4, 'king')
    expect([canTakeBack(t, 0), canTakeBack(t, 3), canTakeBack(t, 4)]).toEqual([false, false, false])
  })
})

describe('it cannot be taken back', () => {
  it('to look at a card', () => {
    expect(canTakeBack(table({ seats: 4 }).look(0), 0)).toBe(false)
  })

  it('what was answered before cards were revealed, though the power still awaits a choice', () => {
    const t = table({ seats: 5, cards: { s1: 'witch' } })
      .announce(0, 'witch')
      .claim(1)
      .pass(2, 3, 4)
    expect([t.asked(), [0, 1, 2, 3, 4].some(seat => canTakeBack(t, seat))]).toEqual([['1 witch'], false])
  })

  it('to swap or not, since the swapper is told', () => {
    for (const swap of ['yes', 'no'] as const)
      expect(canTakeBack(table({ seats: 4 }).swap(0, ['s0', 's1'], swap), 0)).toBe(false)
  })
})
