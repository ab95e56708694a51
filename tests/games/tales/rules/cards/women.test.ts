/** Princess, Fairy, Fortune-teller, Witch, Secret Helper. */
import { describe, expect, it } from 'vitest'
import { table } from '../table'

describe('Princess', () => {
  it('2 VP; takes 1 man in play into the hand, from the common area or from anybody', () => {
    const t = table({
      hands: { 0: ['princess'] },
      common: ['king', 'dragon'],
      fronts: { 0: ['sage'], 1: ['sage'] },
    }).does('princess')
    expect([t.asked(), t.choices()]).toEqual([['0 takeCard'], ['king', 'sage', 'sage']])
    t.does('king')
    expect([t.vp(0), t.hand(0), t.common()]).toEqual([2, ['king'], ['dragon', 'princess']])
    expect(t.eventsOf('take')).toMatchObject([{ seat: 0, card: 'king', at: null }])
  })

  it('takes the only man without asking, your own too', () => {
    const t = table({ time: 'day', hands: { 0: ['princess'] }, fronts: { 0: ['sage'] } }).does('princess')
    expect([t.hand(0), t.front(0)]).toEqual([['sage'], []])
    // A permanent that is taken stops at once.
    expect(t.vp(0)).toBe(2)
  })

  it('without a man in play: 2 VP', () => {
    const t = table({ hands: { 0: ['princess'] }, common: ['fairy'], discard: ['king'] }).does('princess')
    expect([t.vp(0), t.hand(0)]).toEqual([2, []])
    expect(t.eventsOf('nothing')).toMatchObject([{ seat: 0, what: 'takeInPlay' }])
  })
})

describe('Fairy', () => {
  it('1 VP and 1 wand; one may at once play 1 item – the wand just taken, say', () => {
    const t = table({ hands: { 0: ['fairy'] }, deck: ['king', 'sage'] }).does('fairy')
    expect([t.asked(), t.choices()]).toEqual([['0 freeLine'], ['pass', '3']])
    t.does('3')
    // A1, wand: draw 1, take 1 gold, 1 VP.
    expect([t.vp(0), t.items(0), t.hand(0)]).toEqual([2, { gold: 1 }, ['king']])
    expect(t.eventsOf('useLine')).toEqual([{ kind: 'useLine', seat: 0, line: 3, paid: ['wand'], free: true }])
  })

  it('one may pass, and keeps the wand', () => {
    const t = table({ hands: { 0: ['fairy'] } }).does('fairy', 'pass')
    expect([t.vp(0), t.items(0)]).toEqual([1, { wand: 1 }])
  })

  it('without a line that can be used nothing is asked', () => {
    const t = table({ hands: { 0: ['fairy'] }, items: { 1: { wand: 4 } } }).does('fairy')
    expect([t.vp(0), t.items(0), t.asked()]).toEqual([1, {}, ['1 useItem']])
  })
})

describe('Fortune-teller', () => {
  it('no place shown: 1 VP; hands are taken back', () => {
    const t = table({ hands: { 0: ['gypsy', 'king'], 1: ['hero'] }, common: ['cave'] }).does('gypsy')
    expect([t.vp(0), t.hand(0), t.discarded()]).toEqual([1, ['king'], ['gypsy']])
  })

  it('your own places count too', () => {
    expect(
      table({ hands: { 0: ['gypsy', 'cave', 'cave'], 1: ['forest'] } })
        .does('gypsy')
        .vp(0),
    ).toBe(4)
  })

  it('all hands lie before everybody, until each has seen them', () => {
    const t = table({ seats: 3, hands: { 0: ['gypsy', 'king'], 1: ['hero'], 2: ['cave'] } }).does('gypsy')
    for (const seat of [0, 1, 2])
      expect(t.seen(seat)).toEqual([{ kind: 'hands', seat: 0, hands: [['king'], ['hero'], ['cave']] }])
    expect(t.closeSeen(2).seen(2)).toEqual([])
    expect(t.seen(0)).toHaveLength(1)
  })
})

describe('Witch', () => {
  it('1 VP; at the end of your turn 1 VP, 2 by night', () => {
    expect(
      table({ time: 'day', hands: { 0: ['witch'] } })
        .does('witch')
        .vp(0),
    ).toBe(2)
    expect(
      table({ time: 'night', hands: { 0: ['witch'] } })
        .does('witch')
        .vp(0),
    ).toBe(3)
  })

  it('per Witch', () => {
    expect(
      table({ time: 'night', hands: { 0: ['witch'] }, fronts: { 0: ['witch'] } })
        .does('witch')
        .vp(0),
    ).toBe(5)
  })

  it('you do not draw from the deck: neither at the start of the turn, nor by Merchant, Forest or a line', () => {
    const start = table({ at: 'start', hands: { 0: ['king'] }, fronts: { 0: ['witch'] } })
    expect(start.hand(0)).toEqual(['king'])
    expect(start.eventsOf('nothing')).toMatchObject([{ seat: 0, what: 'draw', by: { by: 'turn' } }])
    for (const card of ['merchant', 'forest'])
      expect(
        table({ hands: { 0: [card, 'king'] }, fronts: { 0: ['witch'] } })
          .does(card)
          .hand(0),
      ).toEqual(['king'])
    expect(
      table({ at: 'start', hands: { 0: ['king'] }, fronts: { 0: ['witch'] }, items: { 0: { wand: 1 } } })
        .does('3')
        .hand(0),
    ).toEqual(['king'])
  })

  it('Princess, Secret Helper, Wizard and the discard pile still work', () => {
    const fronts = { 0: ['witch'] }
    expect(
      table({ hands: { 0: ['princess'] }, fronts, common: ['king'] })
        .does('princess')
        .hand(0),
    ).toEqual(['king'])
    expect(
      table({ hands: { 0: ['helper'] }, fronts, deck: ['king', 'cave', 'sage'] })
        .does('helper', 'cave')
        .hand(0),
    ).toEqual(['cave'])
    expect(
      table({ hands: { 0: ['wizard'] }, fronts, deck: ['cave', 'sage'] })
        .does('wizard')
        .common(),
    ).toEqual(['wizard', 'cave'])
    const armour = table({
      at: 'start',
      hands: { 0: ['sage'] },
      fronts,
      discard: ['king'],
      items: { 0: { armour: 1 } },
    }).does('2')
    expect(armour.hand(0)).toEqual(['king', 'sage'])
  })

  it('starting a turn with an empty hand while the deck has cards: discard your Witches, then draw', () => {
    const t = table({
      at: 'start',
      hands: { 0: [] },
      fronts: { 0: ['witch', 'sage', 'witch'], 1: ['witch'] },
      deck: ['king', 'sage'],
    })
    expect([t.front(0), t.front(1), t.discarded(), t.hand(0)]).toEqual([
      ['sage'],
      ['witch'],
      ['witch', 'witch'],
      ['king'],
    ])
    expect(t.eventsOf('escape')).toHaveLength(1)
  })

  it('without cards in the deck she does not save you: the game ends', () => {
    const t = table({ at: 'start', hands: { 0: [] }, fronts: { 0: ['witch'] }, deck: [] })
    expect([t.outcome === null, t.front(0)]).toEqual([false, ['witch']])
  })

  it('discarded, she stops at once: the next turn draws', () => {
    const t = table({
      seats: 2,
      turn: 1,
      hands: { 1: ['ogre'], 0: ['king'] },
      fronts: { 0: ['witch'] },
      deck: ['cave', 'sage'],
    }).does('ogre')
    expect([t.front(0), t.hand(0)]).toEqual([[], ['cave', 'king']])
  })
})

describe('Secret Helper', () => {
  it('looks at the top 2 cards and takes 1; the other stays on top', () => {
    const t = table({ hands: { 0: ['helper'] }, deck: ['king', 'cave', 'sage', 'sage'] }).does('helper')
    expect([t.asked(), t.choices()]).toEqual([['0 peek'], ['cave', 'king']])
    expect(t.ask().params).toMatchObject({ looked: ['king', 'cave'] })
    t.does('cave')
    expect([t.vp(0), t.hand(0), t.discarded()]).toEqual([1, ['cave'], ['helper']])
    // The next player draws what stayed.
    expect(t.hand(1)).toEqual(['king', 'sage'])
  })

  it('two of one kind are asked too: what they are is hidden', () => {
    expect(
      table({ hands: { 0: ['helper'] }, deck: ['king', 'king', 'sage'] })
        .does('helper')
        .choices(),
    ).toEqual(['king'])
  })
})
