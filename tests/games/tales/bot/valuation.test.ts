/** What effects are worth to a bot of Dark Tales, and when it waits for a better moment. */
import { describe, expect, it } from 'vitest'
import { ANSWER_SCORES } from '../../../../src-shared/games/tales/bot/answerScores'
import { tablesOf, turnsLeft, type TableReading } from '../../../../src-shared/games/tales/bot/tableReading'
import { cardValueParts, effectValue, removalValue } from '../../../../src-shared/games/tales/bot/valuation'
import { inPlay } from '../../../../src-shared/games/tales/bot/tableReading'
import type { Effect, Time } from '../../../../src-shared/games/tales/rules'
import { pick } from '../../../../src-shared/kernel'
import { DEFAULT_PROFILE, type BotProfile } from '../../../../src-shared/wire'
import { table, type Literal } from '../rules/table'

/** As seat 0 sees it. */
function reading(literal: Literal = {}, profile: Partial<BotProfile> = {}): TableReading {
  const { open, own } = table(literal).match.view(0)
  if (!own) throw new Error('nobody sits there')
  return {
    seat: 0,
    profile: { ...DEFAULT_PROFILE, ...profile },
    deck: tablesOf(null),
    table: open.table,
    own: own.private,
  }
}
const worth = (effect: Effect, literal: Literal = {}): number => effectValue(reading(literal), effect)

describe('an item', () => {
  it('that must be given back is the one that is worth least, and one that may be taken the one that is worth most', () => {
    const seen = reading({ items: { 0: { sword: 1, wand: 1 } } }),
      ask = { key: '', pick: pick.ok(), params: {} }
    const items = ['sword', 'wand', 'armour', 'treasure'] as const
    const take = ANSWER_SCORES.takeItem?.(seen, ask),
      giveBack = ANSWER_SCORES.returnItem?.(seen, ask)
    if (!take || !giveBack) throw new Error('nothing to score by')
    const values = items.map(item => take(item))
    expect(new Set(values).size).toBeGreaterThan(1)
    expect(items.map(item => giveBack(item))).toEqual(values.map(value => -value))
  })
})

describe('an effect on cards in play', () => {
  const takes = (within?: 'front'): Effect =>
    ({ do: 'takeInPlay', types: ['man', 'woman'], ...(within ? { in: within } : {}) }) as Effect

  it('is worth something where there is one that it may take, wherever that lies', () => {
    expect([worth(takes()), worth(takes(), { common: ['sage'] }), worth(takes(), { fronts: { 1: ['sage'] } })]).toEqual(
      [0, 1, 1],
    )
  })

  it('that takes one’s own sees those in front of this seat alone', () => {
    expect(worth(takes('front'), { fronts: { 1: ['sage'] } })).toBe(0)
    expect(worth(takes('front'), { common: ['sage'] })).toBe(0)
    expect(worth(takes('front'), { fronts: { 0: ['sage'] } })).toBe(1)
  })

  it('that discards hurts its owner: half as much counts where that is somebody else', () => {
    const value = (at: 0 | 1): number => {
      const seen = reading({ fronts: { [at]: ['sage'] }, time: 'day' })
      const [target] = inPlay(seen).filter(one => one.at === at)
      return target ? removalValue(seen, target) : NaN
    }
    expect(value(0)).toBeLessThan(0)
    expect(value(1)).toBeGreaterThan(0)
    expect(-value(0)).toBeCloseTo(2 * value(1))
  })
})

describe('an effect of the deck', () => {
  it('draws no more than there are, and nothing from an empty one', () => {
    const draws: Effect = { do: 'draw', cards: 2 }
    expect(worth(draws)).toBeCloseTo(1.4)
    expect(worth(draws, { deck: ['child'] })).toBeCloseTo(0.7)
    expect([worth(draws, { deck: [] }), worth({ do: 'playTop' }, { deck: [] })]).toEqual([0, 0])
  })
})

describe('an item', () => {
  const passes = (profile: Partial<BotProfile>, deck?: readonly string[]): number => {
    const seen = reading({ ...(deck ? { deck, hands: { 0: ['sage'], 1: [] } } : {}) }, profile)
    const score = ANSWER_SCORES.useItem?.(seen, { key: 'useItem', pick: pick.ok(), params: {} })
    return score?.({ branch: 'pass', answer: true }) ?? NaN
  }

  it('is kept for a better moment by the careful longest, by the bold hardly', () => {
    expect((['bold', 'even', 'careful'] as const).map(personality => passes({ personality }))).toEqual([0.1, 0.5, 1.2])
  })

  it('is kept by nobody at the end: there is no better moment any more', () => {
    expect(turnsLeft(reading({ deck: [], hands: { 0: ['sage'], 1: [] } }))).toBeLessThan(1)
    for (const personality of ['bold', 'even', 'careful'] as const) expect(passes({ personality }, [])).toBe(0)
  })
})

describe('a change of the time of day', () => {
  /** What the Day is worth by night, for that alone, to seat 0 where so many Sages, who score by day, lie in front of each seat. */
  const change = (sages: readonly number[], { time = 'night', card = 'day' }: { time?: Time; card?: Time } = {}) => {
    const fronts = Object.fromEntries(sages.map((count, seat) => [seat, new Array<string>(count).fill('sage')]))
    return cardValueParts(reading({ seats: sages.length, fronts, time }), card).change
  }

  it('is worth nothing where everybody gains the same by it, however many they are', () => {
    expect([change([1, 1]), change([1, 1, 1]), change([2, 2, 2, 2]), change([0, 0, 0])]).toEqual([0, 0, 0, 0])
  })

  it('is worth what this seat gains more than the others do on average, for as long as a time of day lasts', () => {
    expect([change([1, 0, 0]), change([2, 1, 1])]).toEqual([1.5, 1.5])
    expect(change([0, 2, 0])).toBe(-1.5)
    expect(change([0, 1, 0])).toBe(-0.75)
  })

  it('costs what it brings where it goes back, and is none where it is that time already', () => {
    expect(change([1, 0, 0], { time: 'day', card: 'night' })).toBe(-1.5)
    expect(change([1, 0, 0], { time: 'day' })).toBe(0)
  })

  it('is nothing that a beginner thinks of', () => {
    const seen = reading({ fronts: { 0: ['sage'] }, time: 'night' }, { level: 'easy' })
    expect(cardValueParts(seen, 'day').change).toBe(0)
  })
})

describe('a card that stays in front of its player', () => {
  /** Twelve cards are left to two players: six turns for each. */
  const AT: Literal = {
    b: 'first',
    hands: { 0: ['sage', 'sage', 'sage', 'sage'], 1: [] },
    deck: new Array<string>(8).fill('child'),
  }
  const parts = (card: string, literal: Literal = {}) => cardValueParts(reading({ ...AT, ...literal }), card)

  it('brings until the end what it scores by day or by night in half of the turns, and in all what it scores always', () => {
    expect(parts('sage').lasting).toBeCloseTo(0.5 * 6)
    expect(parts('king').lasting).toBe(0)
  })

  it('that forbids to draw brings no more than the hand lasts, and costs the cards that are not drawn', () => {
    expect(parts('witch').lasting).toBeCloseTo(1.5 * 4 - 0.7 * 6)
  })

  it('counts for a set where one of its kind lies there already: its share of the points', () => {
    expect([parts('ogre').counted, parts('ogre', { fronts: { 1: ['ogre'] } }).counted]).toEqual([0, 0])
    expect(parts('ogre', { fronts: { 0: ['ogre'] } }).counted).toBeCloseTo(1.5)
  })
})
