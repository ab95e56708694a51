/** What objects and deeds are worth to a bot of Castle. */
import { describe, expect, it } from 'vitest'
import {
  bestHeldValue,
  exchangeEffectValue,
  expectedReturn,
  givingCost,
  objectValue,
  societyLookValue,
} from '../../../../src-shared/games/castle/bot/valuation'
import { knowing, sure } from './known'

const ALLY = 1,
  RIVAL = 2
const SIDES = { allies: { [ALLY]: 1, [RIVAL]: 0 } }

describe('an object', () => {
  it('is worth most where it wins the match: the own relic, in either society', () => {
    const orders = knowing(),
      brothers = knowing({ society: 'brotherhood' })
    expect([objectValue(orders, 'key'), objectValue(brothers, 'goblet')]).toEqual([10, 10])
    expect(objectValue(orders, 'goblet')).toBeLessThan(objectValue(orders, 'whip'))
    expect(objectValue(orders, 'pearl')).toBeLessThan(0)
  })

  it('is worth more later: rivals are kept from their relic, and Bags become relics', () => {
    const values = (deck: number): number[] =>
      (['goblet', 'bagKey', 'bagGoblet'] as const).map(one => objectValue(knowing({ deck }), one))
    expect(values(9)).toEqual([0, 3, 2.5])
    expect(values(8)).toEqual([5, 3, 2.5])
    expect(values(3)).toEqual([5, 10, 5])
    expect(values(4)).toEqual(values(8))
  })

  it('the Seal of the Lodge is worth much with two Keys or Goblets beside it', () => {
    const seal = (...hand: readonly ('key' | 'goblet' | 'bagKey')[]): number =>
      objectValue(knowing({ hand: [...hand, 'signet'] }), 'signet')
    expect([seal(), seal('key'), seal('key', 'goblet')]).toEqual([2, 2, 8])
    // A Bag is none while the deck has cards.
    expect(seal('key', 'bagKey')).toBe(2)
    expect(objectValue(knowing({ hand: ['key', 'bagKey', 'signet'], deck: 0 }), 'signet')).toBe(8)
  })
})

describe('to give something', () => {
  it('costs a quarter of it where an ally has it then, all of it where a rival does', () => {
    const memory = knowing(SIDES)
    expect([givingCost(memory, 'key', ALLY), givingCost(memory, 'key', RIVAL)]).toEqual([2.5, 10])
    expect(givingCost(memory, 'key', 3)).toBe(6.25)
  })

  it('costs most where a rival gets their own relic, once the deck is low; before that it is nothing', () => {
    const cost = (deck: number, to = RIVAL): number => givingCost(knowing({ ...SIDES, deck }), 'goblet', to)
    expect([cost(9), cost(8), cost(8, ALLY)]).toEqual([0, 10, 1.25])
  })

  it('is a gain with the Pearl, and more of one at a rival', () => {
    const memory = knowing(SIDES)
    expect(givingCost(memory, 'pearl', RIVAL)).toBeLessThan(givingCost(memory, 'pearl', ALLY))
    expect(givingCost(memory, 'pearl', ALLY)).toBeLessThan(0)
  })
})

describe('an exchange', () => {
  it('brings on average what is known of the hand, and a little for what is not', () => {
    expect(expectedReturn(knowing(), 1)).toBe(1.5)
    expect(expectedReturn(knowing({ seen: { 1: sure('key') } }), 1)).toBe(10 / 4 + (3 / 4) * 1.5)
    expect(expectedReturn(knowing({ seen: { 1: [{ object: 'key', certainty: 0.5 }] } }), 1)).toBe(5 / 4 + (3 / 4) * 1.5)
  })

  it('has an effect worth something: a Bag draws while there is a deck, the Monocle and the Privilege show the unknown', () => {
    const value = (object: 'bagKey' | 'monocle' | 'pass' | 'whip', more: object = {}): number =>
      exchangeEffectValue(knowing(more), object, 1)
    expect([value('bagKey'), value('bagKey', { deck: 0 }), value('whip')]).toEqual([4, 0, 0])
    expect([value('monocle'), value('monocle', { allies: { 1: 1 } })]).toEqual([5, 0])
    expect([value('pass'), value('pass', { seen: { 1: sure('key', 'whip', 'ring', 'tome') } })]).toEqual([3, 0])
  })
})

it('a look at a society is worth most where nothing is known of it', () => {
  const look = (ally: number): number => societyLookValue(knowing({ allies: { 1: ally } }), 1)
  expect([look(0), look(0.5), look(1)]).toEqual([0, 5, 0])
  expect(look(0.8)).toBeCloseTo(look(0.2))
})

it('a hand is worth its best object to lose, and never less than nothing', () => {
  expect(bestHeldValue(knowing({ hand: ['whip', 'key', 'pearl'] }))).toBe(10)
  expect([bestHeldValue(knowing({ hand: ['pearl'] })), bestHeldValue(knowing())]).toEqual([0, 0])
})
