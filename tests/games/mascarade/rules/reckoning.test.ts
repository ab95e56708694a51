/**
 * Rulings, in this order: reveal, power, Cheat's win, anyone at 13+, anyone at 0, fines as one step, anyone at 0,
 * cards down.
 */
import { describe, expect, it } from 'vitest'
import { table } from './table'

describe('thirteen coins', () => {
  it('end the game at once: 13 win, 12 do not', () => {
    expect(
      table({ seats: 4, coins: { 0: 10 } })
        .announce(0, 'king')
        .allPass().outcome,
    ).toEqual({ winners: [0], reason: 'thirteen' })
    expect(
      table({ seats: 4, coins: { 0: 9 } })
        .announce(0, 'king')
        .allPass().outcome,
    ).toBeNull()
  })

  it('may be more than thirteen', () => {
    const t = table({ seats: 4, coins: { 0: 12 } })
      .announce(0, 'king')
      .allPass()
    expect(t.coins[0]).toBe(15)
    expect(t.outcome?.winners).toEqual([0])
  })

  it('win together: both Peasants', () => {
    const t = table({ seats: 8, cards: { s0: 'peasant', s3: 'peasant' }, coins: { 0: 11, 3: 12 } })
      .announce(0, 'peasant')
      .pass(1, 2)
      .claim(3)
      .allPass()
    expect(t.outcome).toEqual({ winners: [0, 3], reason: 'thirteen' })
  })

  it('win with all who have them, not only who has most', () => {
    const t = table({ seats: 8, cards: { s0: 'peasant', s3: 'peasant' }, coins: { 0: 11, 3: 11 } })
      .announce(0, 'peasant')
      .pass(1, 2)
      .claim(3)
      .allPass()
    expect(t.outcome?.winners).toEqual([0, 3])
  })

  it('beat bankruptcy', () => {
    const t = table({ seats: 4, coins: { 0: 12, 1: 1 } })
      .announce(0, 'thief')
      .allPass()
    expect(t.coins).toEqual([14, 0, 6, 5])
    expect(t.outcome).toEqual({ winners: [0], reason: 'thirteen' })
  })

  it('come before the fines: none are paid any more', () => {
    const t = table({ seats: 4, cards: { s0: 'thief', s1: 'king' }, coins: { 0: 1, 1: 10 } })
      .announce(0, 'king')
      .claim(1)
      .allPass()
    expect(t.outcome).toEqual({ winners: [1], reason: 'thirteen' })
    expect([t.coins[0], t.courthouse]).toEqual([1, 0])
  })
})

describe('the Cheat', () => {
  it('wins before any fine is paid or anybody is broke', () => {
    const t = table({ seats: 4, cards: { s1: 'cheat' }, coins: { 0: 1, 1: 10 } })
      .announce(0, 'cheat')
      .claim(1)
      .allPass()
    expect(t.outcome).toEqual({ winners: [1], reason: 'cheat' })
    expect([t.coins[0], t.courthouse]).toEqual([1, 0])
  })

  it('wins alone, though another is richer', () => {
    const t = table({ seats: 4, coins: { 0: 10, 1: 12 } })
      .announce(0, 'cheat')
      .allPass()
    expect(t.outcome).toEqual({ winners: [0], reason: 'cheat' })
  })
})

describe('bankruptcy', () => {
  it('by a power ends the game before the fines', () => {
    const t = table({ seats: 11, cards: { s0: 'inquisitor', s5: 'queen' }, coins: { 5: 4, 1: 6 } })
      .announce(0, 'inquisitor')
      .claim(1)
      .allPass()
      .answer(0, 5)
      .answer(5, 'judge')
    expect(t.coins[5]).toBe(0)
    expect(t.outcome).toEqual({ winners: [0], reason: 'bankrupt' })
    expect([t.coins[1], t.courthouse]).toEqual([6, 0])
  })

  it('by a fine ends the game, and the richest win', () => {
    const t = table({ seats: 4, cards: { s0: 'queen' }, coins: { 1: 1, 3: 9 } })
      .announce(0, 'queen')
      .claim(1)
      .allPass()
    expect(t.coins).toEqual([8, 0, 6, 9])
    expect(t.outcome).toEqual({ winners: [3], reason: 'bankrupt' })
  })

  it('of one coin left is none', () => {
    expect(
      table({ seats: 4, cards: { s0: 'queen' }, coins: { 1: 2 } })
        .announce(0, 'queen')
        .claim(1)
        .allPass().outcome,
    ).toBeNull()
  })

  it('lets all the richest win together', () => {
    const t = table({ seats: 4, cards: { s0: 'queen' }, coins: { 0: 6, 1: 1, 2: 8, 3: 3 } })
      .announce(0, 'queen')
      .claim(1)
      .allPass()
    expect(t.outcome).toEqual({ winners: [0, 2], reason: 'bankrupt' })
  })

  it('waits for all fines: they are one step', () => {
    // 0 is broke by the fine; 1, who was as rich as 3, pays as well and wins no more.
    const t = table({ seats: 4, cards: { s2: 'king' }, coins: { 0: 1, 1: 9, 3: 9 } })
      .announce(0, 'queen')
      .claim(1)
      .pass(2, 3)
    expect(t.coins).toEqual([0, 8, 6, 9])
    expect(t.courthouse).toBe(2)
    expect(t.outcome).toEqual({ winners: [3], reason: 'bankrupt' })
  })

  it('waits for both neighbours of the Thief, though the first goes broke', () => {
    const t = table({ seats: 4, turn: 2, coins: { 3: 1, 1: 3 } })
      .announce(2, 'thief')
      .allPass()
    expect(t.coins).toEqual([6, 2, 8, 0])
    expect(t.outcome).toEqual({ winners: [2], reason: 'bankrupt' })
  })

  it('is not saved by a power that was used before: fines come after it', () => {
    const t = table({ seats: 4, cards: { s0: 'thief', s1: 'queen' }, coins: { 0: 1 } })
      .announce(0, 'queen')
      .claim(1)
      .allPass()
    expect(t.coins[0]).toBe(0)
    expect(t.outcome).toEqual({ winners: [1], reason: 'bankrupt' })
  })
})

describe('a power of several answers is one atomic step', () => {
  it('but a Fool who reaches 13 with the coin has won at once, without a swap', () => {
    const t = table({ seats: 7, cards: { s1: 'king', s2: 'queen' }, coins: { 0: 12 } })
      .announce(0, 'fool')
      .allPass()
    expect([t.coins[0], t.asked()]).toEqual([13, []])
    expect(t.outcome).toEqual({ winners: [0], reason: 'thirteen' })
  })

  it('with 12 he swaps first', () => {
    const t = table({ seats: 7, coins: { 0: 11 } })
      .announce(0, 'fool')
      .allPass()
    expect([t.coins[0], t.asked(), t.outcome]).toEqual([12, ['0 fool'], null])
  })

  it('the Witch wins nothing by what she gives away', () => {
    const t = table({ seats: 5, coins: { 0: 4, 3: 12 } })
      .announce(0, 'witch')
      .allPass()
      .answer(0, { branch: 'swap', answer: 3 })
    expect(t.coins).toEqual([12, 6, 6, 4, 6])
    expect(t.outcome).toBeNull()
  })
})

describe('the end', () => {
  it('is told, asks nobody any more and lays all cards open', () => {
    const t = table({ seats: 4, coins: { 0: 10 } })
      .announce(0, 'king')
      .allPass()
    expect(t.events.at(-1)).toEqual({ kind: 'end', winners: [0], reason: 'thirteen' })
    expect(t.asked()).toEqual([])
    expect(t.open.slots.map(slot => slot.face)).toEqual(t.state.cards)
  })
})
