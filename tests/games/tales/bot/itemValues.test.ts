/** What items are worth at the end by story card B, line by line, as the rules count them. */
import { describe, expect, it } from 'vitest'
import { inStock, ownStoryPoints, storyPoints, withItems } from '../../../../src-shared/games/tales/bot/itemValues'
import { me, tablesOf, type TableReading } from '../../../../src-shared/games/tales/bot/tableReading'
import type { ScoreLine } from '../../../../src-shared/games/tales/rules'
import { DEFAULT_PROFILE } from '../../../../src-shared/wire'
import { table, type Literal } from '../rules/table'

/** As seat 0 sees it, where story card B has this line alone. */
function reading(line: ScoreLine, literal: Literal = {}): TableReading {
  const { open, own } = table({ seats: 3, ...literal }).match.view(0)
  if (!own) throw new Error('nobody sits there')
  return {
    seat: 0,
    profile: DEFAULT_PROFILE,
    deck: { ...tablesOf(null), b: [{ id: 'own', lines: [line] }] },
    table: { ...open.table, tale: { ...open.table.tale, b: 'own' } },
    own: own.private,
  }
}
const points = (line: ScoreLine, literal: Literal): number => ownStoryPoints(reading(line, literal))
const swords = (...counts: readonly number[]): Literal => ({
  items: Object.fromEntries(counts.map((sword, seat) => [seat, { sword }])),
})

describe('points for the most of something', () => {
  const most: ScoreLine = { score: 'most', of: 'sword', least: 2, vp: 5 }

  it('need as many as the line wants, though nobody else has any', () => {
    expect([0, 1, 2, 3].map(own => points(most, swords(own)))).toEqual([0, 0, 5, 5])
  })

  it('are shared in full by all who have the most, and no others', () => {
    expect([points(most, swords(2, 2)), points(most, swords(2, 3)), points(most, swords(3, 1, 2))]).toEqual([5, 0, 5])
  })
})

describe('points for a place', () => {
  const rank: ScoreLine = { score: 'rank', of: ['sword', 'wand'], vp: [6, 3] }

  it('go by how many others have more of all of it together: equals take the better place', () => {
    expect(points(rank, swords(2, 1, 1))).toBe(6)
    expect(points(rank, swords(2, 2, 2))).toBe(6)
    expect(points(rank, swords(1, 2, 1))).toBe(3)
    expect(points(rank, swords(0, 1, 1))).toBe(0)
    expect(points(rank, { items: { 0: { sword: 1, wand: 1 }, 1: { sword: 2 } } })).toBe(6)
  })
})

describe('points for sets, for each and for what has no partner', () => {
  it('are as many as there are whole sets', () => {
    const sets: ScoreLine = { score: 'sets', of: ['sword', 'armour'], vp: 4 }
    expect(points(sets, { items: { 0: { sword: 2, armour: 1 } } })).toBe(4)
    expect(points(sets, { items: { 0: { sword: 2 }, 1: { armour: 2 } } })).toBe(0)
  })

  it('count the own alone, in proportion', () => {
    const each: ScoreLine = { score: 'each', of: ['sword', 'wand'], per: 2, vp: 3 }
    expect(points(each, { items: { 0: { sword: 2, wand: 2 }, 1: { sword: 1 } } })).toBe(6)
  })

  it('count the difference, whichever there are more of', () => {
    const unpaired: ScoreLine = { score: 'unpaired', of: ['sword', 'wand'], vp: 2 }
    expect(points(unpaired, { items: { 0: { sword: 1, wand: 4 } } })).toBe(6)
    expect(points(unpaired, { items: { 0: { sword: 4, wand: 1 } } })).toBe(6)
  })
})

it('what is spent is counted as gone, and what is gained as there: the items at the table stay as they are', () => {
  const seen = reading({ score: 'each', of: ['sword'], per: 1, vp: 1 }, swords(2)),
    { items } = me(seen)
  expect(storyPoints(seen, withItems(items, ['sword'], -1))).toBe(1)
  expect(storyPoints(seen, withItems(items, ['sword', 'sword'], 1))).toBe(4)
  expect([ownStoryPoints(seen), items.sword]).toEqual([2, 2])
})

it('only what lies in the stock can be taken', () => {
  const seen = reading({ score: 'each', of: ['sword'], per: 1, vp: 1 })
  const { table } = seen
  const empty = { ...seen, table: { ...table, stock: { ...table.stock, sword: 0 } } }
  expect([inStock(seen, ['sword', 'wand']), inStock(empty, ['sword', 'wand'])].map(all => all.toSorted())).toEqual([
    ['sword', 'wand'],
    ['wand'],
  ])
})
