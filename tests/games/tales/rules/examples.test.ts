/** The worked examples of docs/rules/tales.md, by name. */
import { describe, expect, it } from 'vitest'
import { table } from './table'

describe('the worked examples of the rules', () => {
  it('Wizard into Charms: 3 VP, and the item waits for the next turn', () => {
    const t = table({ hands: { 0: ['wizard', 'sage'] }, deck: ['charms', 'child'] }).does('wizard', 'wand')
    expect(t.vp(0)).toBe(3)
    expect(t.items(0)).toEqual({ wand: 1 })
    expect(t.common()).toEqual(['wizard'])
    expect(t.discarded()).toEqual(['charms'])
    expect(t.asked()).toEqual(['1 play'])
    // It is of use from the next turn on.
    t.does('sage')
    expect(t.asked()).toEqual(['0 useItem'])
  })

  describe('Dragon', () => {
    it.each([
      { what: 'no targets', common: ['princess'], vp: 0 },
      { what: 'a place', common: ['cave'], vp: 2 },
      { what: 'a man', common: ['king'], vp: 2 },
      { what: 'both', common: ['cave', 'king'], vp: 4 },
    ])('$what: $vp VP', ({ common, vp }) => {
      const t = table({ hands: { 0: ['dragon', 'sage'] }, common }).does('dragon')
      expect(t.vp(0)).toBe(vp)
      expect(t.common()).toEqual(common.includes('princess') ? ['princess', 'dragon'] : ['dragon'])
    })
  })

  it('Sword without a villain on A1: cannot be played', () => {
    expect(table({ at: 'start', items: { 0: { sword: 1 } }, common: ['king'] }).asked()).toEqual(['0 play'])
    expect(table({ at: 'start', items: { 0: { sword: 1 } }, common: ['ogre'] }).choices()).toEqual(['pass', '1'])
  })

  it('Fortune-teller: 3 places shown: 4 VP', () => {
    const t = table({ seats: 3, hands: { 0: ['gypsy', 'cave'], 1: ['forest', 'castle'], 2: ['ogre'] } }).does('gypsy')
    expect(t.vp(0)).toBe(4)
    expect(t.eventsOf('hands')).toMatchObject([{ seat: 0, hands: [['cave'], ['castle', 'forest'], ['ogre']] }])
    expect(t.hand(2)).toEqual(['ogre'])
  })

  it('Final count on B1: 31 + 3 + 5 = 39', () => {
    const t = table({
      seats: 3,
      b: 'first',
      deck: [],
      turn: 2,
      at: 'start',
      vp: { 0: 31, 1: 20, 2: 4 },
      hands: { 0: ['king', 'cave'], 1: ['hero', 'hero', 'hero'], 2: [] },
      fronts: { 0: ['child'] },
      items: { 0: { sword: 2, wand: 1, gold: 3 }, 1: { gold: 3 } },
    })
    expect(t.eventsOf('score').filter(({ seat }) => seat === 0)).toEqual([
      { kind: 'score', line: 1, seat: 0, count: 1, place: null, vp: 3 },
      { kind: 'score', line: 2, seat: 0, count: 5, place: 2, vp: 5 },
    ])
    expect(t.eventsOf('end')[0]?.totals[0]).toEqual({ seat: 0, played: 31, story: 8, total: 39, goods: 8 })
    expect(t.outcome).toEqual({ winners: [0], reason: 'points' })
  })

  it('Dark Lord with one Ogre and one Dragon in play: 4 VP', () => {
    const t = table({ hands: { 0: ['darklord', 'sage'] }, fronts: { 1: ['ogre'] }, common: ['dragon'] }).does(
      'darklord',
    )
    expect(t.vp(0)).toBe(4)
  })

  it('The last hand: the deck is empty; the player to move has no card: the game ends without that turn', () => {
    const t = table({
      deck: [],
      hands: { 0: ['king', 'sage'], 1: [] },
      items: { 1: { sword: 1 } },
      common: ['ogre'],
    }).does('king')
    expect(t.outcome?.winners).toEqual([0])
    expect(t.hand(0)).toEqual(['sage'])
    expect(t.kinds().slice(-6)).toEqual(['turn', 'score', 'score', 'score', 'score', 'end'])
  })
})
