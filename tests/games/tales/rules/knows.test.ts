/** Who may know what. */
import { describe, expect, it } from 'vitest'
import { table } from './table'

/** A word of its own: 'asking' holds no king. */
const word = (hidden: string): RegExp => new RegExp(`\\b${hidden}\\b`)

const mid = () =>
  table({
    seats: 3,
    hands: { 0: ['king', 'cave'], 1: ['dragon', 'ogre', 'hero'], 2: ['princess'] },
    deck: ['gypsy', 'merchant', 'witch'],
    vp: { 0: 17, 1: 23, 2: 29 },
    common: ['forest'],
    discard: ['charms', 'helper'],
    items: { 1: { gold: 2 } },
  })

describe('public', () => {
  it('both areas, the whole discard pile, items, stock, deck size, hand sizes', () => {
    const { open } = mid()
    expect(open).toMatchObject({
      hash: null,
      tale: { a: 'a1', b: 'b1' },
      deck: 3,
      time: 'night',
      common: [{ card: 'forest' }],
      discard: ['charms', 'helper'],
      resolving: [],
      stock: { gold: 6, sword: 4, armour: 4, wand: 4 },
      scores: null,
    })
    expect(open.players.map(({ hand }) => hand)).toEqual([2, 3, 1])
    expect(open.players[1]).toEqual({
      hand: 3,
      front: [],
      items: { gold: 2, sword: 0, armour: 0, wand: 0 },
      cards: null,
      total: null,
    })
  })

  it('each gain of VP as it happens', () => {
    expect(
      table({ hands: { 0: ['king'] } })
        .does('king')
        .eventsOf('vp'),
    ).toEqual([{ kind: 'vp', seat: 0, vp: 2, by: { by: 'card', card: 'king', name: 'king#2' } }])
  })
})

describe('secret', () => {
  it("hands, the deck and totals stand in nobody else's view", () => {
    const { match } = mid()
    const everybody = JSON.stringify(match.view(null))
    for (const hidden of [
      'king',
      'cave',
      'dragon',
      'ogre',
      'hero',
      'princess',
      'gypsy',
      'merchant',
      'witch',
      '17',
      '23',
      '29',
    ])
      expect(everybody).not.toMatch(word(hidden))
    const second = JSON.stringify(match.view(1))
    for (const hidden of ['king', 'cave', 'princess', 'gypsy', 'merchant', 'witch', '17', '29'])
      expect(second).not.toMatch(word(hidden))
    expect(match.view(1).own?.private).toEqual({ hand: ['hero', 'dragon', 'ogre'], vp: 23 })
  })

  it('a drawn card: its drawer alone', () => {
    const t = table({ at: 'start', hands: { 0: ['sage'] }, deck: ['king', 'sage'] })
    expect(t.log[0]).toEqual({
      event: { kind: 'draw', seat: 0, cards: 1, left: 1, by: { by: 'turn' } },
      own: { 0: { cards: ['king'] } },
    })
  })

  it("Helper's two cards: that player alone", () => {
    const t = table({ hands: { 0: ['helper'] }, deck: ['king', 'cave', 'sage', 'sage'] }).does('helper')
    expect(JSON.stringify([t.match.view(1), t.match.view(null)])).not.toMatch(/"king"|"cave"/)
    expect(t.match.view(0).own?.asks[0]?.params).toMatchObject({ looked: ['king', 'cave'] })
    t.does('king')
    expect(t.eventsOf('peek')).toEqual([
      { kind: 'peek', seat: 0, looked: 2, left: 3, by: { by: 'card', card: 'helper', name: 'helper#2' } },
    ])
    expect([t.asides('peek', 0), t.asides('peek', 1)]).toEqual([[{ looked: ['king', 'cave'], card: 'king' }], []])
  })

  it('whether somebody is asked, and what, never depends on a hidden card', () => {
    const asked = (hand: string[], deck: string[]) => {
      const t = table({ a: 'second', at: 'start', hands: { 0: hand }, deck, items: { 0: { wand: 1 } } })
      return [t.match.view(1).open.asking, t.does('pass').match.view(1).open.asking]
    }
    expect(asked(['king', 'cave'], ['ogre', 'sage'])).toEqual(asked(['hero', 'hero'], ['hero', 'day']))
  })

  it('copies of one card are the same card: one taken from the table cannot be followed', () => {
    const t = table({ hands: { 0: ['princess', 'king'] }, common: ['king'] }).does('princess')
    expect(t.hand(0)).toEqual(['king', 'king'])
    expect(t.own(0).hand).toEqual(['king', 'king'])
  })

  it('a hand is held in the order of the table of cards, whatever came first', () => {
    expect(
      table({ hands: { 0: ['merchant', 'child'] }, deck: ['child', 'night', 'sage', 'sage'] })
        .does('merchant')
        .hand(0),
    ).toEqual(['night', 'child', 'child'])
  })
})
