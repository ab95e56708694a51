import { describe, expect, it } from 'vitest'
import {
  afterPower,
  afterFines,
  winChance,
  type CoinTable,
} from '../../../../src-shared/games/mascarade/bot/coinValuation'
import type { Character } from '../../../../src-shared/games/mascarade/rules'

const coinTable = (coins: readonly number[], courthouse = 0): CoinTable => ({ coins, courthouse, cheat: null })
const used = (character: Character, coins: readonly number[], courthouse = 0) =>
  afterPower(coinTable(coins, courthouse), 0, character).coins

describe('what a purse is worth', () => {
  it('is the fair share among equals, and more for the richer', () => {
    expect(winChance(coinTable([6, 6, 6, 6]), 2)).toBe(0.25)
    expect(winChance(coinTable([7, 6, 6, 6]), 0)).toBeGreaterThan(0.25)
    expect(winChance(coinTable([5, 6, 6, 6]), 0)).toBeLessThan(0.25)
  })

  it('is the win where it is decided: 13 coins, a bankruptcy, the Cheat', () => {
    expect([
      winChance(coinTable([13, 6, 6]), 0),
      winChance(coinTable([13, 6, 6]), 1),
      winChance(coinTable([13, 13, 6]), 1),
    ]).toEqual([1, 0, 0.5])
    expect([
      winChance(coinTable([0, 9, 9]), 1),
      winChance(coinTable([0, 9, 8]), 1),
      winChance(coinTable([0, 9, 8]), 0),
    ]).toEqual([0.5, 1, 0])
    // Ruling: 13 beats bankruptcy.
    expect(winChance(coinTable([13, 0, 12]), 0)).toBe(1)
    expect(winChance(afterPower(coinTable([10, 12, 6]), 0, 'cheat'), 0)).toBe(1)
    expect(winChance(afterPower(coinTable([9, 12, 6]), 0, 'cheat'), 0)).toBeLessThan(0.5)
  })
})

describe('what a power leaves', () => {
  it.each<[Character, readonly number[], readonly number[], number?]>([
    ['king', [6, 6, 6], [9, 6, 6]],
    ['queen', [6, 6, 6], [8, 6, 6]],
    ['fool', [6, 6, 6], [7, 6, 6]],
    ['peasant', [6, 6, 6], [7, 6, 6]],
    ['judge', [6, 6, 6], [10, 6, 6], 4],
    ['bishop', [6, 7, 8], [8, 7, 6]],
    ['bishop', [6, 1, 1], [7, 0, 1]],
    ['thief', [6, 6, 6, 6], [8, 5, 6, 5]],
    ['widow', [2, 6, 6], [10, 6, 6]],
    ['widow', [11, 6, 6], [11, 6, 6]],
    ['witch', [3, 9, 6], [9, 3, 6]],
    ['witch', [9, 9, 6], [9, 9, 6]],
    ['inquisitor', [6, 9, 6], [8, 7, 6]],
  ])('%s from %j: %j', (character, before, left, courthouse) => {
    expect(used(character, before, courthouse)).toEqual(left)
  })

  it('fines go to the courthouse, but none are paid when the match is over', () => {
    expect(afterFines(coinTable([6, 6, 6], 1), [0, 2])).toEqual({ coins: [5, 6, 5], courthouse: 3, cheat: null })
    expect(afterFines(coinTable([6, 13, 6], 1), [0, 2])).toEqual(coinTable([6, 13, 6], 1))
  })

  it('nor are they once somebody is ruined, or the Cheat has won', () => {
    expect(afterFines(coinTable([0, 9, 9], 1), [1])).toEqual(coinTable([0, 9, 9], 1))
    expect(winChance(afterFines(coinTable([0, 9, 9]), [1]), 1)).toBe(0.5)
    const cheated: CoinTable = { coins: [10, 6, 6], courthouse: 1, cheat: 0 }
    expect(afterFines(cheated, [1, 2])).toEqual(cheated)
  })

  it('a fine is paid to the last coin, and twelve are not the victory yet', () => {
    expect(afterFines(coinTable([1, 12, 6]), [0, 1])).toEqual({ coins: [0, 11, 6], courthouse: 2, cheat: null })
  })
})
