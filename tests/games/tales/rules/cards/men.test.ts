/** Young Hero, Merchant, Wise King, Wizard, Old Sage. */
import { describe, expect, it } from 'vitest'
import { table } from '../table'

describe('Young Hero', () => {
  it('by day: 1 VP, a sword or an armour, and one may discard 1 villain in play for +2', () => {
    const t = table({ time: 'day', hands: { 0: ['hero'] }, fronts: { 1: ['ogre'] } }).does('hero')
    expect(t.choices()).toEqual(['sword', 'armour'])
    t.does('armour')
    expect(t.choices()).toEqual(['decline', 'ogre'])
    t.does('ogre')
    expect([t.vp(0), t.items(0), t.front(1), t.discarded()]).toEqual([3, { armour: 1 }, [], ['ogre']])
  })

  it('one may decline: 1 VP', () => {
    const t = table({ time: 'day', hands: { 0: ['hero'] }, common: ['dragon'] }).does('hero', 'sword', 'decline')
    expect([t.vp(0), t.common()]).toEqual([1, ['dragon', 'hero']])
    expect(t.eventsOf('decline')).toMatchObject([{ seat: 0, what: 'discard', by: { card: 'hero' } }])
  })

  it('by night, or without a villain: the item alone', () => {
    for (const [time, common] of [
      ['night', ['dragon']],
      ['day', ['king']],
    ] as const) {
      const t = table({ time, hands: { 0: ['hero'] }, common }).does('hero', 'sword')
      expect([t.vp(0), t.asked()]).toEqual([1, ['1 play']])
    }
  })
})

describe('Merchant', () => {
  it('0 VP; draw 2; +2 per Merchant in play, this one too', () => {
    const t = table({ hands: { 0: ['merchant'] }, deck: ['king', 'night', 'sage', 'sage'] }).does('merchant')
    expect([t.vp(0), t.hand(0)]).toEqual([2, ['night', 'king']])
    expect(
      table({ hands: { 0: ['merchant'] }, common: ['merchant', 'merchant', 'king'] })
        .does('merchant')
        .vp(0),
    ).toBe(6)
  })

  it('under a Witch the cards are lost, the points are not', () => {
    const t = table({
      hands: { 0: ['merchant', 'king'] },
      fronts: { 0: ['witch'] },
      time: 'day',
      common: ['merchant'],
    }).does('merchant')
    expect([t.hand(0), t.eventsOf('vp').map(({ vp, by }) => [vp, by.by])]).toEqual([
      ['king'],
      [
        [4, 'card'],
        [1, 'permanent'],
      ],
    ])
  })

  it('draws what is left', () => {
    const t = table({ hands: { 0: ['merchant'] }, deck: ['king'] }).does('merchant')
    expect([t.vp(0), t.hand(0)]).toEqual([2, ['king']])
    expect(t.eventsOf('draw')).toMatchObject([{ seat: 0, cards: 1, left: 0 }])
  })
})

describe('Wise King', () => {
  it('by night: 2 VP and 1 gold; by day 1 more', () => {
    const night = table({ time: 'night', hands: { 0: ['king'] } }).does('king'),
      day = table({ time: 'day', hands: { 0: ['king'] } }).does('king')
    expect([night.vp(0), night.items(0)]).toEqual([2, { gold: 1 }])
    expect([day.vp(0), day.items(0)]).toEqual([2, { gold: 2 }])
  })
})

describe('Wizard', () => {
  it('2 VP; reveals the top card of the deck and plays it at once as yours', () => {
    const t = table({ hands: { 0: ['wizard', 'king'] }, deck: ['ogre', 'sage'] }).does('wizard')
    expect([t.vp(0), t.front(0), t.common(), t.hand(0)]).toEqual([3, ['ogre'], ['wizard'], ['king']])
    expect(t.eventsOf('play').map(({ card, seat, how }) => [card, seat, how])).toEqual([
      ['wizard', 0, 'turn'],
      ['ogre', 0, 'top'],
    ])
  })

  it('reveals another Wizard, who reveals the next card', () => {
    const t = table({ hands: { 0: ['wizard'] }, deck: ['wizard', 'king', 'sage'] }).does('wizard')
    expect([t.vp(0), t.common(), t.items(0)]).toEqual([6, ['wizard', 'wizard', 'king'], { gold: 1 }])
  })

  it('reveals a Day: it is day at once, +1 as it was night', () => {
    const t = table({ time: 'night', hands: { 0: ['wizard'] }, deck: ['day', 'sage'], fronts: { 0: ['sage'] } }).does(
      'wizard',
    )
    expect([t.vp(0), t.open.time, t.discarded()]).toEqual([5, 'day', ['night']])
  })

  it('the revealed card asks its own questions', () => {
    const t = table({ hands: { 0: ['wizard'] }, deck: ['dragon', 'sage'], common: ['cave', 'forest', 'king'] }).does(
      'wizard',
    )
    expect([t.asked(), t.choices()]).toEqual([['0 discard'], ['cave', 'forest']])
    t.does('forest')
    expect(t.choices()).toEqual(['king', 'wizard'])
  })
})

describe('Old Sage: permanent: at the end of your turn, by day, 1 VP', () => {
  it('works already on the turn it is played', () => {
    const t = table({ time: 'day', hands: { 0: ['sage'] } }).does('sage')
    expect([t.vp(0), t.front(0)]).toEqual([2, ['sage']])
  })

  it('by night: nothing', () => {
    expect(
      table({ time: 'night', hands: { 0: ['sage'] } })
        .does('sage')
        .vp(0),
    ).toBe(1)
  })

  it("each Sage for itself, in its owner's turns alone", () => {
    const t = table({ time: 'day', hands: { 0: ['charms'], 1: ['charms'] }, fronts: { 0: ['sage', 'sage'] } }).does(
      'charms',
      'gold',
    )
    expect(t.vp(0)).toBe(3)
    t.does('charms', 'gold')
    expect([t.vp(0), t.vp(1)]).toEqual([3, 1])
  })

  it('counts the time as it is at the end of the turn', () => {
    expect(
      table({ time: 'night', hands: { 0: ['day'] }, fronts: { 0: ['sage'] } })
        .does('day')
        .vp(0),
    ).toBe(3)
    expect(
      table({ time: 'day', hands: { 0: ['night'] }, fronts: { 0: ['sage'] } })
        .does('night')
        .vp(0),
    ).toBe(2)
  })
})
