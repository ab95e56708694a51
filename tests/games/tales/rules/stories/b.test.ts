/** The lines of story cards B1 to B3, the winner and ties. */
import { describe, expect, it } from 'vitest'
import { table, type Literal, type Story } from '../table'

/** The game ends at once: seat 0 begins its turn without cards, and the deck is empty. */
const ended = (b: Story, literal: Literal) =>
  table({ b, at: 'start', deck: [], ...literal, hands: { 0: [], ...literal.hands } })

/** Points by a line of B, by seat. */
const worth = (b: Story, line: number, literal: Literal): number[] =>
  ended(b, literal)
    .eventsOf('score')
    .filter(score => score.line === line)
    .map(({ vp }) => vp)

describe('B1 Iron Army', () => {
  it('3 VP per pair of your sword and your villain', () => {
    expect(
      worth('first', 1, {
        items: { 0: { sword: 3 }, 1: { sword: 1 } },
        fronts: { 0: ['ogre', 'child'], 1: ['ogre', 'ogre', 'sage'] },
        common: ['dragon'],
      }),
    ).toEqual([6, 3])
    expect(worth('first', 1, { items: { 0: { sword: 2 } }, fronts: { 1: ['ogre'] } })).toEqual([0, 0])
  })

  it('rank by gold + cards in hand: 8, 5, 2, 0', () => {
    const t = {
      seats: 4,
      items: { 0: { gold: 1 }, 1: { gold: 3 } },
      hands: { 1: ['king'], 2: ['king', 'king'], 3: [] },
    }
    expect(worth('first', 2, t)).toEqual([2, 8, 5, 0])
  })

  it('tied players take the better place: rank = 1 + players strictly ahead', () => {
    const t = { seats: 4, items: { 0: { gold: 2 }, 1: { gold: 2 }, 3: { gold: 1 } }, hands: { 1: [], 2: [], 3: [] } }
    expect(worth('first', 2, t)).toEqual([8, 8, 0, 2])
    expect(worth('first', 2, { seats: 3, hands: { 1: [], 2: [] } })).toEqual([8, 8, 8])
  })
})

describe("B2 The Dragon's Treasure", () => {
  it('1 VP per gold', () => {
    expect(worth('second', 1, { items: { 0: { gold: 5 } } })).toEqual([5, 0])
  })

  it('5 per set of sword, armour and wand', () => {
    expect(worth('second', 2, { items: { 0: { sword: 2, armour: 2, wand: 3 }, 1: { sword: 1, armour: 1 } } })).toEqual([
      10, 0,
    ])
  })

  it('4 to each player with the most gold, at least 1', () => {
    expect(worth('second', 3, { seats: 3, items: { 0: { gold: 2 }, 1: { gold: 2 }, 2: { gold: 1 } } })).toEqual([
      4, 4, 0,
    ])
    expect(worth('second', 3, { seats: 3 })).toEqual([0, 0, 0])
  })
})

describe("B3 His Majesty's Forge", () => {
  it('5 VP per pair of sword and armour, 1 per unpaired sword or armour', () => {
    const t = { seats: 3, items: { 0: { sword: 3, armour: 1 }, 1: { armour: 2 } } }
    expect([worth('third', 1, t), worth('third', 2, t)]).toEqual([
      [5, 0, 0],
      [2, 2, 0],
    ])
  })

  it('1 per wand, 1 per 2 gold', () => {
    const t = { seats: 3, items: { 0: { wand: 2, gold: 5 }, 1: { gold: 1 }, 2: { gold: 2 } } }
    expect([worth('third', 3, t), worth('third', 4, t)]).toEqual([
      [2, 0, 0],
      [2, 0, 1],
    ])
  })
})

describe('the winner', () => {
  it('has the most VP, with those of the story', () => {
    const t = ended('second', { vp: { 0: 9, 1: 10 }, items: { 0: { gold: 1 } } })
    expect(t.outcome).toEqual({ winners: [0], reason: 'points' })
    expect(t.eventsOf('end')[0]?.totals.map(({ total }) => total)).toEqual([14, 10])
  })

  it('tied: most items + hand cards among the tied', () => {
    const t = ended('third', {
      seats: 3,
      vp: { 0: 10, 1: 10, 2: 3 },
      hands: { 1: ['king'], 2: ['king', 'king', 'king'] },
      items: { 0: { gold: 1 }, 1: { gold: 1 } },
    })
    expect(t.outcome).toEqual({ winners: [1], reason: 'items' })
  })

  it('still tied: shared', () => {
    const t = ended('third', {
      seats: 3,
      vp: { 0: 10, 1: 10, 2: 3 },
      hands: { 1: [] },
      items: { 0: { gold: 1 }, 1: { gold: 1 } },
    })
    expect(t.outcome).toEqual({ winners: [0, 1], reason: 'shared' })
  })

  it('the count is told line by line and seat by seat, then the totals', () => {
    const t = ended('second', { vp: { 0: 1 } })
    expect(t.eventsOf('score').map(({ line, seat }) => [line, seat])).toEqual([
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
      [3, 0],
      [3, 1],
    ])
    expect(t.kinds().at(-1)).toBe('end')
    expect(t.open.scores).toHaveLength(6)
    expect(t.open.players.map(({ total }) => total?.total)).toEqual([1, 0])
  })
})
