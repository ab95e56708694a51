/** The lines of story cards A1 to A3. Turns begin at phase 1: the seat draws, then is asked for an item. */
import { describe, expect, it } from 'vitest'
import { table, type Literal } from '../table'

const turn = (literal: Literal) =>
  table({ at: 'start', deck: ['sage', 'child', 'child', 'child'], hands: { 0: ['king'] }, ...literal })

describe('A1 Battle of the Forgotten Marshes', () => {
  const a1 = (literal: Literal) => turn({ a: 'first', ...literal })

  it('sword: discard any villain in play, 3 VP', () => {
    const t = a1({ items: { 0: { sword: 1 } }, common: ['dragon'], fronts: { 1: ['ogre'] } }).does('1')
    expect([t.asked(), t.choices()]).toEqual([['0 discard'], ['dragon', 'ogre']])
    t.does('ogre')
    expect([t.vp(0), t.front(1), t.items(0), t.asked()]).toEqual([3, [], {}, ['0 play']])
    expect(t.open.stock.sword).toBe(4)
  })

  it('armour: take the top card of the discard pile', () => {
    const t = a1({ items: { 0: { armour: 1 } }, discard: ['cave', 'hero'] }).does('2')
    expect([t.hand(0), t.discarded(), t.vp(0)]).toEqual([['cave', 'king', 'sage'], ['hero'], 0])
  })

  it('armour with an empty discard pile: cannot be played', () => {
    expect(a1({ items: { 0: { armour: 1 } } }).asked()).toEqual(['0 play'])
  })

  it('wand: draw 1, take 1 gold, 1 VP', () => {
    const t = a1({ items: { 0: { wand: 1 } } }).does('3')
    expect([t.hand(0), t.items(0), t.vp(0)]).toEqual([['king', 'sage', 'child'], { gold: 1 }, 1])
  })

  it('wand without cards and gold: 1 VP all the same', () => {
    const t = a1({ deck: [], items: { 0: { wand: 1 }, 1: { gold: 8 } } }).does('3')
    expect([t.hand(0), t.items(0), t.vp(0)]).toEqual([['king'], {}, 1])
  })

  it('gold is of no use', () => {
    expect(a1({ items: { 0: { gold: 3 } }, common: ['ogre'], discard: ['cave'] }).asked()).toEqual(['0 play'])
  })
})

describe('A2 Twilight Sorcery', () => {
  const a2 = (literal: Literal) => turn({ a: 'second', ...literal })

  it('wand: 1 VP and play 1 more card', () => {
    const t = a2({ items: { 0: { wand: 1 } } }).does('1')
    expect([t.vp(0), t.asked()]).toEqual([1, ['0 playMore']])
    t.does('king')
    expect([t.vp(0), t.items(0), t.asked(), t.choices()]).toEqual([3, { gold: 1 }, ['0 play'], ['sage']])
  })

  it('wand in phase 2 only with at least 2 cards in hand', () => {
    expect(a2({ items: { 0: { wand: 1 } }, fronts: { 0: ['witch'] } }).asked()).toEqual(['0 play'])
    expect(
      a2({ items: { 0: { wand: 1 } }, fronts: { 0: ['witch'] }, hands: { 0: ['king', 'sage'] } }).choices(),
    ).toEqual(['pass', '1'])
  })

  it('wand in phase 3, by the Fairy, with at least 1', () => {
    const one = table({ a: 'second', hands: { 0: ['fairy', 'king'] } }).does('fairy')
    expect(one.choices()).toEqual(['pass', '1'])
    expect(one.does('1', 'king').vp(0)).toBe(4)
    expect(
      table({ a: 'second', hands: { 0: ['fairy'] }, deck: [] })
        .does('fairy')
        .asked(),
    ).toEqual(['1 play'])
  })

  it('a Fairy played by the wand in phase 2 still leaves phase 3 a card', () => {
    const t = a2({ items: { 0: { wand: 1 } }, hands: { 0: ['fairy'] }, deck: ['king'] }).does('1', 'fairy')
    expect(t.asked()).toEqual(['0 play'])
  })

  it('sword: discard a man or woman in play, 2 VP', () => {
    const t = a2({ items: { 0: { sword: 1 } }, common: ['hero', 'dragon'], fronts: { 1: ['witch'] } }).does('2')
    expect(t.choices()).toEqual(['hero', 'witch'])
    expect(t.does('witch').vp(0)).toBe(2)
    expect(a2({ items: { 0: { sword: 1 } }, common: ['dragon', 'cave'] }).asked()).toEqual(['0 play'])
  })

  it('armour: 2 VP, 3 by night', () => {
    expect(
      a2({ time: 'day', items: { 0: { armour: 1 } } })
        .does('3')
        .vp(0),
    ).toBe(2)
    expect(
      a2({ time: 'night', items: { 0: { armour: 1 } } })
        .does('3')
        .vp(0),
    ).toBe(3)
  })

  it('gold: draw 1', () => {
    expect(
      a2({ items: { 0: { gold: 2 } } })
        .does('4')
        .hand(0),
    ).toEqual(['king', 'sage', 'child'])
  })

  it('gold that would do nothing at all cannot be used', () => {
    expect(a2({ items: { 0: { gold: 2 } }, deck: ['sage'] }).asked()).toEqual(['0 play'])
    expect(a2({ items: { 0: { gold: 2 } }, fronts: { 0: ['witch'] } }).asked()).toEqual(['0 play'])
  })
})

describe('A3 Trial of the Knights', () => {
  const a3 = (literal: Literal) => turn({ a: 'third', ...literal })

  it('sword + armour: draw 2, 3 VP; both go back', () => {
    const t = a3({ items: { 0: { sword: 1, armour: 2 } } }).does('1')
    expect([t.hand(0), t.vp(0), t.items(0)]).toEqual([['king', 'sage', 'child', 'child'], 3, { armour: 1 }])
    expect(t.eventsOf('useLine')).toMatchObject([{ paid: ['sword', 'armour'] }])
  })

  it('sword + armour under a Witch: 3 VP alone', () => {
    const t = a3({ items: { 0: { sword: 1, armour: 1 } }, fronts: { 0: ['witch'] } }).does('1')
    expect([t.hand(0), t.vp(0)]).toEqual([['king'], 3])
  })

  it('a sword alone is of no use', () => {
    expect(a3({ items: { 0: { sword: 2 }, 1: { armour: 1 } } }).asked()).toEqual(['0 play'])
  })

  it('wand: discard any villain in play, take 1 gold, 2 VP', () => {
    const t = a3({ items: { 0: { wand: 1 } }, common: ['ogre'] }).does('2')
    expect([t.vp(0), t.items(0), t.common()]).toEqual([2, { gold: 1 }, []])
    expect(a3({ items: { 0: { wand: 1 } }, common: ['king'] }).asked()).toEqual(['0 play'])
  })

  it('gold: exchange for 1 sword or 1 armour', () => {
    const t = a3({ items: { 0: { gold: 1 } } }).does('3')
    expect(t.choices()).toEqual(['sword', 'armour'])
    expect(t.does('armour').items(0)).toEqual({ armour: 1 })
    expect(t.open.stock).toEqual({ gold: 8, sword: 4, armour: 3, wand: 4 })
  })

  it('gold needs a sword or armour in stock', () => {
    expect(a3({ items: { 0: { gold: 1 }, 1: { sword: 4, armour: 4 } } }).asked()).toEqual(['0 play'])
    expect(
      a3({ items: { 0: { gold: 1 }, 1: { sword: 4, armour: 3 } } })
        .does('3')
        .items(0),
    ).toEqual({ armour: 1 })
  })
})

it('one may pass, and nothing is told of it', () => {
  const t = turn({ items: { 0: { wand: 1 } } })
  const before = t.events.length
  t.does('pass')
  expect([t.items(0), t.asked(), t.events.length]).toEqual([{ wand: 1 }, ['0 play'], before])
})
