/** What a doubt is worth by the formal rules: the best of those that the hand allows, and never less than none. */
import { describe, expect, it } from 'vitest'
import type { Odds } from '../../../../src-shared/games/overlord/bot/cardTracking'
import {
  bestDoubt,
  demandOf,
  doubtValue,
  expectedDoubtValue,
} from '../../../../src-shared/games/overlord/bot/doubtValuation'
import { Memory, type OverlordPart } from '../../../../src-shared/games/overlord/bot/memory'
import { SYMBOLS } from '../../../../src-shared/games/overlord/rules/deck'
import { partOf } from '../../../kit/arena'
import { formal } from '../rules/table'

/** Seat 0, on the throne, with these actions. */
function holding(...actions: readonly string[]): Memory {
  const part = partOf(formal({ hands: { 0: { actions: [...actions] } } }).match, 0, []) as unknown as OverlordPart
  return new Memory({ seat: 0, random: { nextInt: () => 0 } }, part)
}
/** Seats that lack these symbols as likely as this; all others they have for certain. */
const lacking =
  (chances: { readonly [symbol: string]: number }): Odds =>
  (_, symbol) =>
    chances[symbol] ?? 0

describe('the best doubt', () => {
  const odds = lacking({ item: 0.2, place: 0.9, monster: 0.5 })

  it('is of the symbol that the servant most likely lacks, in whatever order the cards are held', () => {
    for (const actions of [
      ['pass-item-1', 'pass-place-1', 'pass-monster-1'],
      ['pass-place-1', 'pass-item-1', 'pass-monster-1'],
      ['pass-monster-1', 'pass-item-1', 'pass-place-1'],
    ])
      expect(bestDoubt(holding(...actions), odds, 1, 0)).toMatchObject({ symbol: 'place', fails: 0.9 })
  })

  it('is one for which there is a card: a freeze is none', () => {
    expect(bestDoubt(holding('pass-item-1', 'freeze-place-1'), odds, 1, 0)).toMatchObject({ symbol: 'item' })
    expect(bestDoubt(holding('freeze-item-1', 'freeze-place-1'), odds, 1, 0)).toBeNull()
  })

  it('goes by the hand that is left after the hints still to come', () => {
    const later: Odds = (_, symbol, played = 0) => (symbol === 'item' ? played / 4 : 0)
    const fails = (played: number) => bestDoubt(holding('pass-item-1', 'freeze-place-1'), later, 1, played)?.fails
    expect([fails(0), fails(1), fails(2)]).toEqual([0, 0.25, 0.5])
  })

  it.each(SYMBOLS)('is with a joker of whichever symbol the servant most likely lacks: %s', symbol => {
    const memory = holding('both-joker-1', 'freeze-place-1')
    expect(bestDoubt(memory, lacking({ [symbol]: 0.9 }), 1, 0)).toMatchObject({ symbol, fails: 0.9 })
  })

  it('costs the card that it is made with, except the last one', () => {
    const worth = (...actions: readonly string[]): number => {
      const memory = holding(...actions)
      return (bestDoubt(memory, odds, 1, 0)?.value ?? NaN) - expectedDoubtValue(memory, 1, 0.2)
    }
    expect(worth('pass-item-1')).toBeCloseTo(0)
    expect(worth('pass-item-1', 'freeze-place-1')).toBeLessThan(-0.05)
  })
})

it('a card demands its own symbol, whatever is named with it; a joker what is named', () => {
  const memory = holding('pass-item-1', 'both-joker-1')
  expect([demandOf(memory, 'pass-item-1', undefined), demandOf(memory, 'pass-item-1', 'place')]).toEqual([
    'item',
    'item',
  ])
  expect([demandOf(memory, 'both-joker-1', 'place'), demandOf(memory, 'both-joker-1', undefined)]).toEqual([
    'place',
    null,
  ])
})

describe('a doubt', () => {
  it('is worth the more the likelier it is not answered, and costs a point where it is answered for certain', () => {
    const memory = holding('pass-item-1', 'freeze-place-1')
    const values = [0, 0.25, 0.5, 0.75, 1].map(fails => expectedDoubtValue(memory, 1, fails))
    expect(values).toEqual([...values].sort((a, b) => a - b))
    expect(values[0]).toBeLessThan(0)
    expect(values[4]).toBeGreaterThan(0)
  })

  it('that nobody would make is worth nothing, not less', () => {
    const memory = holding('pass-item-1', 'freeze-place-1')
    expect(doubtValue(memory, lacking({}), 1)).toBe(0)
    expect(doubtValue(holding('freeze-item-1'), lacking({ item: 1 }), 1)).toBe(0)
    expect(doubtValue(memory, lacking({ item: 1 }), 1)).toBeGreaterThan(0)
  })

  it('of a servant who has still to tell counts once it has told', () => {
    const memory = holding('pass-item-1', 'freeze-place-1')
    const from =
      (least: number): Odds =>
      (_, __, played = 0) =>
        played >= least ? 1 : 0
    expect(doubtValue(memory, from(1), 1)).toBeGreaterThan(0)
    expect(doubtValue(memory, from(2), 1)).toBe(0)
  })
})
