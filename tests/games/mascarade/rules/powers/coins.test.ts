/** The powers that only move coins: King, Queen, Judge, Thief, Peasant, Cheat, Widow. */
import { describe, expect, it } from 'vitest'
import { table } from '../table'

describe('King', () => {
  it('takes 3 coins from the bank', () => {
    const t = table({ seats: 4 })
    const { bank } = t.state
    t.announce(0, 'king').allPass()
    expect(t.coins).toEqual([9, 6, 6, 6])
    expect(t.state.bank).toBe(bank - 3)
    expect(t.eventsOf('coins')).toEqual([{ kind: 'coins', from: 'bank', to: 0, amount: 3, why: 'king' }])
  })

  it('takes nothing before all have been asked', () => {
    expect(table({ seats: 4 }).announce(0, 'king').pass(1, 2).coins).toEqual([6, 6, 6, 6])
  })
})

describe('Queen', () => {
  it('takes 2 coins from the bank', () => {
    expect(table({ seats: 4 }).announce(0, 'queen').allPass().coins).toEqual([8, 6, 6, 6])
  })

  it('gives a false claimant nothing', () => {
    expect(
      table({ seats: 4, cards: { s0: 'queen' } })
        .announce(0, 'queen')
        .claim(1)
        .allPass().coins,
    ).toEqual([8, 5, 6, 6])
  })
})

describe('Judge', () => {
  it('takes all coins on the courthouse', () => {
    const t = table({ seats: 4, courthouse: 5 }).announce(0, 'judge').allPass()
    expect([t.coins[0], t.courthouse]).toEqual([11, 0])
  })

  it('takes nothing from an empty one', () => {
    const t = table({ seats: 4 }).announce(0, 'judge').allPass()
    expect(t.coins).toEqual([6, 6, 6, 6])
    expect(t.eventsOf('coins')).toEqual([])
    expect(t.eventsOf('noEffect')).toEqual([{ kind: 'noEffect', seat: 0, character: 'judge' }])
    expect(t.asked()).toEqual(['1 turn'])
  })

  it('says nothing of the kind while there is a coin on it', () => {
    expect(table({ seats: 4, courthouse: 1 }).announce(0, 'judge').allPass().eventsOf('noEffect')).toEqual([])
  })

  it('takes no fine of this same dispute', () => {
    const t = table({ seats: 4, courthouse: 1, cards: { s1: 'judge' } })
      .announce(0, 'judge')
      .claim(1)
      .allPass()
    expect([t.coins[1], t.courthouse]).toEqual([7, 1])
  })
})

describe('Thief', () => {
  it('takes 1 coin from the left neighbour and 1 from the right', () => {
    expect(table({ seats: 4, turn: 1 }).announce(1, 'thief').allPass().coins).toEqual([5, 8, 5, 6])
  })

  it('sits next to the last seat as seat 0', () => {
    expect(table({ seats: 7 }).announce(0, 'thief').allPass().coins).toEqual([8, 5, 6, 6, 6, 6, 5])
  })

  it("out of turn takes from his own neighbours, not from the announcer's", () => {
    expect(
      table({ seats: 7, cards: { s3: 'thief' } })
        .announce(0, 'thief')
        .pass(1, 2)
        .claim(3)
        .allPass().coins,
    ).toEqual([5, 6, 5, 8, 5, 6, 6])
  })
})

describe('Peasant', () => {
  it('takes 1 coin unchallenged, be he one or not', () => {
    for (const card of ['peasant', 'king'] as const)
      expect(
        table({ seats: 8, cards: { s0: card } })
          .announce(0, 'peasant')
          .allPass().coins[0],
      ).toBe(7)
  })

  it('a single true one in a dispute takes 1', () => {
    const t = table({ seats: 8, cards: { s0: 'peasant', s1: 'king' } })
      .announce(0, 'peasant')
      .claim(1)
      .allPass()
    expect(t.coins.slice(0, 2)).toEqual([7, 5])
  })

  it('both in a dispute that a third announced take 2 each', () => {
    const t = table({ seats: 8, cards: { s5: 'peasant', s2: 'peasant', s0: 'king' } })
      .announce(0, 'peasant')
      .pass(1)
      .claim(2)
      .pass(3, 4)
      .claim(5)
      .allPass()
    expect(t.coins).toEqual([5, 6, 8, 6, 6, 8, 6, 6])
    expect(
      t
        .eventsOf('coins')
        .filter(event => event.why === 'peasant')
        .map(event => event.to),
    ).toEqual([2, 5])
  })

  it('both take effect in seat order, no matter which of them announced', () => {
    const t = table({ seats: 8, turn: 5, cards: { s5: 'peasant', s2: 'peasant' } })
      .announce(5, 'peasant')
      .pass(6, 7, 0, 1)
      .claim(2)
      .allPass()
    expect(t.eventsOf('coins').map(event => [event.to, event.amount])).toEqual([
      [2, 2],
      [5, 2],
    ])
  })
})

describe('Cheat', () => {
  it('wins the game at 10 coins, unchallenged, be he one or not', () => {
    for (const card of ['cheat', 'king'] as const) {
      const t = table({ seats: 4, cards: { s0: card }, coins: { 0: 10 } })
        .announce(0, 'cheat')
        .allPass()
      expect(t.outcome).toEqual({ winners: [0], reason: 'cheat' })
    }
  })

  it('below 10 does nothing', () => {
    const t = table({ seats: 4, coins: { 0: 9 } })
      .announce(0, 'cheat')
      .allPass()
    expect(t.outcome).toBeNull()
    expect(t.coins).toEqual([9, 6, 6, 6])
    expect(t.eventsOf('noEffect')).toEqual([{ kind: 'noEffect', seat: 0, character: 'cheat' }])
  })

  it('falsely announced by a rich one wins nothing when challenged', () => {
    const t = table({ seats: 4, cards: { s0: 'king', s1: 'queen' }, coins: { 0: 12 } })
      .announce(0, 'cheat')
      .claim(1)
      .allPass()
    expect(t.outcome).toBeNull()
    expect(t.coins).toEqual([11, 5, 6, 6])
  })
})

describe('Widow', () => {
  it.each([
    [1, 10],
    [9, 10],
  ])('with %i coins is filled up to %i', (before, after) => {
    const t = table({ seats: 12, coins: { 0: before } })
      .announce(0, 'widow')
      .allPass()
    expect(t.coins[0]).toBe(after)
    expect(t.eventsOf('coins')).toEqual([{ kind: 'coins', from: 'bank', to: 0, amount: after - before, why: 'widow' }])
  })

  it.each([10, 12])('with %i coins gets nothing and loses nothing', coins => {
    const t = table({ seats: 12, coins: { 0: coins } })
      .announce(0, 'widow')
      .allPass()
    expect(t.coins[0]).toBe(coins)
    expect(t.eventsOf('noEffect')).toEqual([{ kind: 'noEffect', seat: 0, character: 'widow' }])
  })
})

describe('the bank', () => {
  it('never runs out', () => {
    const t = table({ seats: 4 })
    const snapshot = t.match.snapshot()
    expect(snapshot.state.bank).toBe(194 - 24)
    const poor = table({ seats: 4, courthouse: 169 }).announce(0, 'king').allPass()
    expect(poor.coins[0]).toBe(9)
    expect(poor.state.bank).toBe(-2)
  })
})
