/** Declaring victory: the own society, the rival one, and what the editions say. */
import { describe, expect, it } from 'vitest'
import { table, type Literal } from './table'

const societies = { 0: 'order', 1: 'order', 2: 'brotherhood', 3: 'brotherhood' } as const
const at = (more: Partial<Literal>) => table({ seats: 4, societies, ...more })

describe('the own society', () => {
  it('holds when declarer and named hold the quota together: the whole society wins, named or not', () => {
    const t = table({
      seats: 6,
      hands: { 0: ['key'], 1: ['key', 'key'] },
      societies: { 0: 'order', 1: 'order', 2: 'order' },
    }).declare(0, 1)
    expect(t.outcome).toEqual({ winners: [0, 1, 2], reason: 'declared' })
  })

  it('nobody need be named by who holds the quota himself', () => {
    expect(at({ hands: { 0: ['key', 'key', 'key'] } }).declare(0).outcome).toEqual({
      winners: [0, 1],
      reason: 'declared',
    })
  })

  it('a relic too few: the other society wins', () => {
    expect(at({ hands: { 0: ['key'], 1: ['key'], 2: ['key'] } }).declare(0, 1).outcome).toEqual({
      winners: [2, 3],
      reason: 'mistaken',
    })
  })

  it('a named member without a relic makes it wrong (ruling)', () => {
    expect(at({ hands: { 0: ['key', 'key', 'key'], 1: ['dagger'] } }).declare(0, 1).outcome).toEqual({
      winners: [2, 3],
      reason: 'mistaken',
    })
  })

  it('one own relic is the condition: a Bag is one only once the deck is empty', () => {
    expect(at({ hands: { 0: ['goblet', 'bagKey'] } }).ways(0)).not.toContain('declareOwn')
    expect(at({ hands: { 0: ['bagKey'] }, deck: [] }).ways(0)).toContain('declareOwn')
    expect(at({ hands: { 0: ['key'] } }).ways(0)).toContain('declareOwn')
  })

  it('the minority wins with one relic and the own Bag once the deck is empty', () => {
    const t = table({
      seats: 5,
      hands: { 0: ['key'], 1: ['bagKey'] },
      deck: [],
      societies: { ...societies, 4: 'brotherhood' },
    }).declare(0, 1)
    expect(t.outcome).toEqual({ winners: [0, 1], reason: 'declared' })
  })

  it('who holds three of an odd table needs no removed card to prove it', () => {
    const t = table({
      seats: 5,
      hands: { 0: ['key', 'key', 'key'] },
      societies: { ...societies, 4: 'brotherhood' },
    }).declare(0)
    expect(t.eventsOf('removed')).toEqual([])
    expect(t.outcome?.reason).toBe('declared')
  })
})

describe('the rival society', () => {
  const options = { divination: true }

  it("right: the declarer's society wins; he needs no relic", () => {
    expect(at({ hands: { 2: ['goblet', 'goblet'], 3: ['goblet'] }, options }).divine(0, 2, 3).outcome).toEqual({
      winners: [0, 1],
      reason: 'divined',
    })
  })

  it.each([[[2]], [[1, 2, 3]]] as const)('wrong, naming %s: the rival society wins', named => {
    expect(at({ hands: { 2: ['goblet', 'goblet'], 3: ['goblet'] }, options }).divine(0, ...named).outcome).toEqual({
      winners: [2, 3],
      reason: 'mistaken',
    })
  })

  it("the declarer's own relics do not count to the rival's quota", () => {
    const t = at({ hands: { 0: ['goblet'], 2: ['goblet', 'goblet'], 3: ['key'] }, options }).divine(0, 2)
    expect(t.outcome).toEqual({ winners: [2, 3], reason: 'mistaken' })
  })

  it('is a rule of `it` and an option of `ru`; somebody must be named', () => {
    expect(at({ options: { edition: 'italian' } }).ways(0)).toContain('declareRival')
    expect(at({}).ways(0)).not.toContain('declareRival')
    expect(at({ options }).refuses(0, { branch: 'declareRival', answer: [] })).toBe('answerIllegal')
  })
})

describe('when', () => {
  it('ru: it is the action of a turn, so not after one', () => {
    expect(
      at({ hands: { 0: ['key'] } })
        .spy(0, 1)
        .asked(),
    ).toEqual(['0 endTurn'])
  })

  it('everything is open once the match is over, and nothing before', () => {
    const t = at({ hands: { 0: ['key', 'key', 'key'] } })
    expect(t.open.players.every(player => player.objects === null && player.society === null)).toBe(true)
    expect(t.declare(0).open.players.map(player => player.society)).toEqual([
      'order',
      'order',
      'brotherhood',
      'brotherhood',
    ])
  })
})
