/** Cursed Castle, Enchanted Forest, Hidden Cave. */
import { describe, expect, it } from 'vitest'
import { table } from '../table'

describe('Cursed Castle', () => {
  it("by night: 1 VP, +1 per villain in play, anybody's", () => {
    const t = table({
      time: 'night',
      hands: { 0: ['castle'] },
      common: ['dragon', 'king'],
      fronts: { 1: ['ogre'] },
    }).does('castle')
    expect([t.vp(0), t.items(0), t.common()]).toEqual([3, {}, ['dragon', 'king', 'castle']])
  })

  it('counts 3 villains at most', () => {
    expect(
      table({ time: 'night', hands: { 0: ['castle'] }, common: ['dragon', 'dragon', 'darklord', 'darklord'] })
        .does('castle')
        .vp(0),
    ).toBe(4)
  })

  it('by day: 1 VP and 1 armour, villains or not', () => {
    const t = table({ time: 'day', hands: { 0: ['castle'] }, common: ['dragon'] }).does('castle')
    expect([t.vp(0), t.items(0)]).toEqual([1, { armour: 1 }])
  })
})

describe('Enchanted Forest', () => {
  it('by night: 1 VP, draw 1, take 1 wand', () => {
    const t = table({
      time: 'night',
      hands: { 0: ['forest'] },
      deck: ['king', 'sage', 'sage'],
      common: ['princess'],
    }).does('forest')
    expect([t.vp(0), t.hand(0), t.items(0)]).toEqual([1, ['king'], { wand: 1 }])
  })

  it('by night with an empty deck: the wand alone', () => {
    const t = table({ time: 'night', hands: { 0: ['forest', 'sage'] }, deck: [] }).does('forest')
    expect([t.vp(0), t.hand(0), t.items(0)]).toEqual([1, ['sage'], { wand: 1 }])
    expect(t.eventsOf('nothing').slice(0, 1)).toMatchObject([{ seat: 0, what: 'draw', by: { card: 'forest' } }])
  })

  it('by day: +1 per woman in play, 3 at most; no card, no wand', () => {
    const t = table({
      time: 'day',
      hands: { 0: ['forest'] },
      common: ['princess', 'fairy'],
      fronts: { 1: ['witch'] },
    }).does('forest')
    expect([t.vp(0), t.hand(0), t.items(0)]).toEqual([4, [], {}])
    expect(
      table({ time: 'day', hands: { 0: ['forest'] }, common: ['princess', 'fairy', 'fairy', 'fairy'] })
        .does('forest')
        .vp(0),
    ).toBe(4)
    expect(
      table({ time: 'day', hands: { 0: ['forest'] }, common: ['king'] })
        .does('forest')
        .vp(0),
    ).toBe(1)
  })
})

describe('Hidden Cave', () => {
  it('by night: 1 VP, 1 gold and 1 sword', () => {
    const t = table({ time: 'night', hands: { 0: ['cave'] } }).does('cave')
    expect([t.vp(0), t.items(0)]).toEqual([1, { gold: 1, sword: 1 }])
  })

  it('by day: 2 gold', () => {
    expect(
      table({ time: 'day', hands: { 0: ['cave'] } })
        .does('cave')
        .items(0),
    ).toEqual({ gold: 2 })
  })

  it('by day with one gold left: 1 gold', () => {
    const t = table({ time: 'day', hands: { 0: ['cave'] }, items: { 1: { gold: 7 } } }).does('cave')
    expect(t.items(0)).toEqual({ gold: 1 })
    expect(t.open.stock.gold).toBe(0)
  })

  it('by night with the swords out of stock: the missed sword is told', () => {
    const t = table({
      time: 'night',
      hands: { 0: ['cave'] },
      items: { 1: { sword: 4 } },
    }).does('cave')
    expect(t.items(0)).toEqual({ gold: 1 })
    expect(t.eventsOf('nothing').filter(({ by }) => by.by === 'card')).toEqual([
      { kind: 'nothing', seat: 0, what: 'item', by: expect.objectContaining({ card: 'cave' }) as never },
    ])
  })

  it('what is not due, by day, is no loss', () => {
    const t = table({ time: 'day', hands: { 0: ['cave'] }, items: { 1: { sword: 4 } } }).does('cave')
    expect([t.items(0), t.eventsOf('nothing').filter(({ by }) => by.by === 'card')]).toEqual([{ gold: 2 }, []])
  })
})
