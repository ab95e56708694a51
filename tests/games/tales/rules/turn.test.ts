/** A turn, and the end of the game. */
import { describe, expect, it } from 'vitest'
import { table } from './table'

describe('a turn', () => {
  it('draw, item, card, permanents – then the next seat clockwise', () => {
    const t = table({
      seats: 3,
      turn: 2,
      at: 'start',
      time: 'night',
      hands: { 2: ['king'] },
      deck: ['cave', 'sage'],
      fronts: { 2: ['child'] },
      items: { 2: { wand: 1 } },
    })
    expect([t.hand(2), t.asked()]).toEqual([['cave', 'king'], ['2 useItem']])
    t.does('3')
    expect([t.hand(2), t.asked()]).toEqual([['cave', 'king', 'sage'], ['2 play']])
    t.does('king')
    expect(t.kinds()).toEqual(['draw', 'useLine', 'draw', 'item', 'vp', 'play', 'vp', 'item', 'vp', 'turn', 'nothing'])
    expect([t.asked(), t.open.turn]).toEqual([['0 play'], { seat: 0, number: 11, phase: 'play' }])
  })

  it('the phase under way is public', () => {
    const t = table({ at: 'start', items: { 0: { wand: 1 } }, hands: { 0: ['charms'] } })
    expect(t.open.turn.phase).toBe('item')
    t.does('pass', 'charms')
    expect(t.open.turn.phase).toBe('play')
  })

  it('a card is compulsory: a hand of one card is asked too', () => {
    const t = table({ hands: { 0: ['king'] } })
    expect([t.asked(), t.choices(), t.refusal('cave')]).toEqual([['0 play'], ['king'], 'answerIllegal'])
  })

  it('an item gained in phase 3 waits for a later turn', () => {
    expect(
      table({ hands: { 0: ['charms', 'sage'] } })
        .does('charms', 'wand')
        .asked(),
    ).toEqual(['1 play'])
  })

  it('only one item is played in phase 2', () => {
    expect(
      table({ at: 'start', items: { 0: { wand: 2 } } })
        .does('3')
        .asked(),
    ).toEqual(['0 play'])
  })

  it('any card may be played at any time, even where it does nothing', () => {
    const t = table({ hands: { 0: ['princess'] }, common: ['cave'] }).does('princess')
    expect([t.vp(0), t.asked()]).toEqual([2, ['1 play']])
  })
})

describe('in play', () => {
  it('is the common area and what lies in front of any player, never a hand or the discard pile', () => {
    const t = table({
      time: 'day',
      hands: { 0: ['darklord', 'ogre'], 1: ['ogre'] },
      discard: ['ogre'],
      common: ['dragon'],
      fronts: { 0: ['child'], 1: ['child'] },
    }).does('darklord')
    expect(t.vp(0)).toBe(6)
  })

  it('time cards are never targets', () => {
    // No card of the house deck discards events; that they are set apart shows in what lies where.
    const t = table({ time: 'day', common: ['king'] })
    expect(t.open).toMatchObject({ timeCard: { card: 'day' }, common: [{ card: 'king' }] })
  })

  it('cards have names of their own there, and lose them when they leave', () => {
    const t = table({ hands: { 0: ['princess', 'charms'], 1: ['charms'] }, common: ['king'] }).does('princess')
    expect(t.eventsOf('take')).toMatchObject([{ card: 'king', name: 'king#2' }])
    t.does('charms', 'gold', 'king')
    expect(t.eventsOf('play').at(-1)).toMatchObject({ card: 'king', name: 'king#5' })
  })
})

describe('the end', () => {
  it('once the deck is empty nobody draws, and play goes on', () => {
    const t = table({ deck: [], hands: { 0: ['king', 'king'], 1: ['king'] } }).does('king')
    expect([t.hand(1), t.asked()]).toEqual([['king'], ['1 play']])
    t.does('king')
    expect([t.hand(0), t.asked()]).toEqual([['king'], ['0 play']])
    t.does('king')
    expect(t.outcome?.winners).toEqual([0])
  })

  it('with cards still in the deck a player without cards draws and plays on', () => {
    const t = table({ at: 'start', hands: { 0: [] }, deck: ['king'] })
    expect([t.hand(0), t.asked(), t.outcome]).toEqual([['king'], ['0 play'], null])
  })

  it('a player whose last card was drawn back in time plays on', () => {
    const t = table({ deck: [], hands: { 0: ['princess'], 1: ['cave'] }, common: ['king'] }).does('princess', 'cave')
    expect([t.asked(), t.choices()]).toEqual([['0 play'], ['king']])
  })

  it('hands and totals lie open', () => {
    const t = table({ deck: [], hands: { 0: ['king', 'sage'], 1: [] } })
    expect(t.open.players.map(({ cards }) => cards)).toEqual([null, null])
    t.does('king')
    expect(t.open.players.map(({ cards }) => cards)).toEqual([['sage'], []])
    expect(t.open.players[0]?.total).toEqual({ seat: 0, played: 2, story: 8, total: 10, goods: 2 })
  })
})

it('the cards played are counted anew with each turn: a later one may go on as long', () => {
  const t = table({ hands: { 0: ['king', 'sage'], 1: ['king', 'sage'] }, deck: ['night', 'night', 'night', 'night'] })
  for (const seat of [0, 1]) {
    expect([t.state.turn.seat, t.state.turn.plays]).toEqual([seat, 0])
    t.does('king')
  }
  expect(t.state.turn.plays).toBe(0)
})
