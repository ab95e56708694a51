/** Components and setup. */
import { describe, expect, it } from 'vitest'
import { tales } from '../../../../src-shared/games/tales/rules'
import { HOUSE_DECK } from '../../../../src-shared/games/tales/rules/deck/house'
import { deal } from './table'

const COUNTS = [2, 3, 4] as const
const CHOICES = ['first', 'second', 'third'] as const

describe('the house deck', () => {
  it('has 48 game cards, 3 + 3 story cards, 8 gold and 4 of each other item', () => {
    expect(HOUSE_DECK.cards).toHaveLength(20)
    expect(HOUSE_DECK.cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(48)
    expect([HOUSE_DECK.a.length, HOUSE_DECK.b.length]).toEqual([3, 3])
    expect(HOUSE_DECK.items).toEqual({ gold: 8, sword: 4, armour: 4, wand: 4 })
  })
})

describe.each(COUNTS)('setup at %i seats', seats => {
  it('one Night starts face up, 3 cards to each hand, the other cards are the deck; the first seat draws', () => {
    const { match } = deal(seats)
    const { state } = match.snapshot()
    expect(state.time).toEqual({ card: 'night', name: 'night#1' })
    expect(state.hands.map(hand => hand.length)).toEqual(state.hands.map((_, seat) => (seat === state.first ? 4 : 3)))
    expect(state.deck).toHaveLength(47 - 3 * seats - 1)
    const all = [...state.hands.flat(), ...state.deck, 'night'].sort()
    expect(all).toEqual(HOUSE_DECK.cards.flatMap(({ id, copies }) => new Array<string>(copies).fill(id)).sort())
  })

  it('tells each seat its own hand, and everybody the tale', () => {
    const { events } = deal(seats, { a: 'second', b: 'third' })
    const [first] = events
    expect(first?.event).toMatchObject({ kind: 'deal', a: 'a2', b: 'b3', time: 'night' })
    expect(Object.keys(first?.own ?? {})).toHaveLength(seats)
  })
})

describe('the tale', () => {
  it('can be any of the nine', () => {
    const tales = CHOICES.flatMap(a => CHOICES.map(b => deal(2, { a, b }).match.view(null).open.table.tale))
    expect(tales.map(({ a, b }) => a + b)).toEqual([
      'a1b1',
      'a1b2',
      'a1b3',
      'a2b1',
      'a2b2',
      'a2b3',
      'a3b1',
      'a3b2',
      'a3b3',
    ])
  })

  it('is random where nothing is chosen', () => {
    const tales = new Set(
      Array.from({ length: 60 }, (_, key) => {
        const { a, b } = deal(2, {}, key).match.view(null).open.table.tale
        return a + b
      }),
    )
    expect(tales.size).toBe(9)
  })

  it('the table may name who begins', () => {
    for (let key = 1; key < 9; key++)
      for (const first of [1, 4]) expect(deal(4, { first }, key).match.snapshot().state.first).toBe(first - 1)
    expect(tales.validateOptions({ first: 4 }, 3)).toEqual({ refused: 'firstNotSeated', params: { seat: 4, seats: 3 } })
    expect(tales.validateOptions({ first: 3 }, 3)).toBeNull()
  })

  it('the first seat is random (ruling)', () => {
    expect(new Set(Array.from({ length: 40 }, (_, key) => deal(4, {}, key).match.snapshot().state.first)).size).toBe(4)
  })
})
