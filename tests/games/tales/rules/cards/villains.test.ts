/** Dragon, Ogre, Dark Lord, Child of the Night. */
import { describe, expect, it } from 'vitest'
import { table } from '../table'

describe('Dragon', () => {
  it("reaches the common area and every player's cards; several targets are chosen one effect at a time", () => {
    const t = table({ hands: { 0: ['dragon'] }, common: ['cave', 'castle', 'king'], fronts: { 1: ['sage'] } }).does(
      'dragon',
    )
    expect(t.choices()).toEqual(['cave', 'castle'])
    t.does('castle')
    expect([t.vp(0), t.choices()]).toEqual([2, ['king', 'sage']])
    t.does('sage')
    expect([t.vp(0), t.front(1), t.common(), t.discarded()]).toEqual([
      4,
      [],
      ['cave', 'king', 'dragon'],
      ['sage', 'castle'],
    ])
  })

  it('your own cards are compulsory when they are the only ones', () => {
    const t = table({ hands: { 0: ['dragon'] }, fronts: { 0: ['sage'] } }).does('dragon')
    expect([t.vp(0), t.front(0)]).toEqual([2, []])
  })

  it('never reaches hands or the discard pile', () => {
    const t = table({ hands: { 0: ['dragon', 'king'], 1: ['king', 'cave'] }, discard: ['king', 'cave'] }).does('dragon')
    expect([
      t.vp(0),
      t
        .eventsOf('nothing')
        .slice(0, 2)
        .map(({ what }) => what),
    ]).toEqual([0, ['discard', 'discard']])
  })
})

describe('Ogre', () => {
  it('1 VP; discards 1 woman in play for +2; it lies in front of you', () => {
    const t = table({ hands: { 0: ['ogre'] }, common: ['fairy'], fronts: { 1: ['witch'] } }).does('ogre')
    expect(t.choices()).toEqual(['fairy', 'witch'])
    t.does('witch')
    expect([t.vp(0), t.front(0), t.front(1)]).toEqual([3, ['ogre'], []])
  })

  it('without a woman in play: 1 VP', () => {
    expect(
      table({ hands: { 0: ['ogre'] }, common: ['king'] })
        .does('ogre')
        .vp(0),
    ).toBe(1)
  })
})

describe('Dark Lord', () => {
  it('does not count itself: alone 0 VP', () => {
    expect(
      table({ hands: { 0: ['darklord'] }, common: ['king'] })
        .does('darklord')
        .vp(0),
    ).toBe(0)
  })

  it('+2 per other villain in play, in front of you too', () => {
    expect(
      table({ hands: { 0: ['darklord'] }, common: ['dragon'], fronts: { 0: ['ogre'], 1: ['ogre'] } })
        .does('darklord')
        .vp(0),
    ).toBe(6)
  })
})

describe('Child of the Night: permanent: at the end of your turn, by night, 1 VP', () => {
  it('works already on the turn it is played, by night alone', () => {
    expect(
      table({ time: 'night', hands: { 0: ['child'] } })
        .does('child')
        .vp(0),
    ).toBe(2)
    expect(
      table({ time: 'day', hands: { 0: ['child'] } })
        .does('child')
        .vp(0),
    ).toBe(1)
  })

  it('every turn of its owner', () => {
    const t = table({
      time: 'night',
      hands: { 0: ['charms', 'charms'], 1: ['charms'] },
      fronts: { 0: ['child'] },
    }).does('charms', 'gold')
    expect(t.vp(0)).toBe(2)
    t.does('charms', 'gold', 'charms', 'gold')
    expect(t.vp(0)).toBe(4)
  })
})
