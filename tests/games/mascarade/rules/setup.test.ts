import { describe, expect, it } from 'vitest'
import { Match } from '../../../../src-shared/kernel'
import { mascarade } from '../../../../src-shared/games/mascarade/rules'
import { baseSet, cardsOf } from '../../../../src-shared/games/mascarade/rules/sets'
import { deal, keyOf, options, Table } from './table'

const seatCounts = Array.from({ length: 12 }, (_, i) => i + 2)
const sorted = <T>(items: readonly T[]): T[] => [...items].sort()

describe.each(seatCounts)('%i seats sit down', seats => {
  const t = new Table(deal(seats).match)
  const { slots, coins, courthouse, characters } = t.open

  it('with six coins each and an empty courthouse', () => {
    expect(coins).toEqual(new Array(seats).fill(6))
    expect(courthouse).toBe(0)
    expect(t.state.bank).toBe(194 - 6 * seats)
  })

  it('with every card of the set in exactly one slot, face up', () => {
    expect(sorted(slots.map(slot => slot.face))).toEqual(sorted(cardsOf(baseSet(seats))))
    expect(new Set(slots.map(slot => slot.id)).size).toBe(slots.length)
    expect(characters).toEqual(baseSet(seats))
  })

  it('with the cards where the rules say', () => {
    const each = seats === 2 ? ['left', 'protected', 'right'] : seats === 3 ? ['left', 'right'] : ['card']
    for (let seat = 0; seat < seats; seat++)
      expect(slots.filter(slot => slot.seat === seat).map(slot => slot.place)).toEqual(each)
    const middle = seats === 4 ? 2 : seats === 5 ? 1 : 0
    expect(slots.filter(slot => slot.seat === null).map(slot => slot.place)).toEqual(new Array(middle).fill('middle'))
  })

  it('and all look until every seat says ready; then the first seat prepares', () => {
    expect(t.asked()).toEqual(Array.from({ length: seats }, (_, seat) => `${seat} ready`))
    for (let seat = seats - 1; seat > 0; seat--) t.answer(seat, true)
    expect(t.faceUp()).toHaveLength(slots.length)
    t.answer(0, true)
    expect(t.faceUp()).toEqual([])
    expect(t.asked()).toEqual([`${t.open.first} prepare`])
    expect(t.kinds()).toEqual(['cover', 'turn'])
  })
})

describe('the deal', () => {
  it('is drawn from the key, the first seat too', () => {
    const dealt = (key: number) => {
      const { cards, first } = deal(8, {}, key).match.snapshot().state
      return JSON.stringify([cards, first])
    }
    expect(dealt(1)).toBe(dealt(1))
    expect(new Set(Array.from({ length: 20 }, (_, key) => dealt(key))).size).toBe(20)
    const firsts = Array.from({ length: 60 }, (_, key) => deal(4, {}, key).match.view(null).open.table.first)
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]))
  })

  it('deals at random which card is left, right or protected', () => {
    const middle = Array.from({ length: 60 }, (_, key) => new Table(deal(2, {}, key).match).card('s0.protected'))
    expect(new Set(middle).size).toBe(6)
  })

  it('is told with the first seat and no card', () => {
    const { events, match } = deal(4)
    expect(events).toEqual([{ event: { kind: 'deal', first: match.view(null).open.table.first } }])
  })

  it.each([1, 14, 0])('is for 2 to 13 seats, not %i', seats => {
    expect(() => Match.start(mascarade, seats, options(), keyOf(1))).toThrow(RangeError)
  })
})

describe('the time to look', () => {
  const seconds = (seats: number, lookTime?: number) =>
    deal(seats, lookTime === undefined ? {} : { lookTime })
      .match.asks()
      .map(ask => ask.seconds)

  it('is 3 s per seat by default', () => {
    expect(seconds(13)).toEqual(new Array(13).fill(39))
    expect(seconds(3)).toEqual([9, 9, 9])
  })

  it('is what the host sets, and at least 8 s', () => {
    expect(seconds(5, 10)).toEqual(new Array(5).fill(50))
    expect(seconds(2)).toEqual([8, 8])
    expect(seconds(4, 1)).toEqual([8, 8, 8, 8])
  })

  it('ends by the clock as by the hand', () => {
    const t = new Table(deal(4).match)
    for (const seat of [0, 1, 2, 3]) expect(t.byClock(seat)).toMatchObject({ answer: true, by: 'clock' })
    expect(t.faceUp()).toEqual([])
    expect(t.asked()[0]).toContain('prepare')
  })
})

describe('the options of a table', () => {
  const chosen = {
    challenge: 'sealed',
    afterReveal: 'noAnnounce',
    turnLimit: 30,
    smallTableSwap: 'classic2013',
    first: 3,
    notes: true,
    lookTime: 5,
  }

  it('are what its host chose', () => {
    const { match } = deal(4, { ...chosen, characters: ['witch', 'judge', 'cheat', 'king', 'queen', 'bishop'] })
    expect(match.snapshot().state.options).toEqual({
      ...chosen,
      characters: ['judge', 'bishop', 'king', 'queen', 'witch', 'cheat'],
    })
    expect(match.view(null).open.table).toMatchObject({ turnLimit: 30, notes: true })
  })

  it('may name who begins (the youngest, say); otherwise chance does', () => {
    const firstOf = (first: number, key: number) => deal(4, { first }, key).match.snapshot().state.first
    for (let key = 1; key < 9; key++) expect([firstOf(1, key), firstOf(4, key)]).toEqual([0, 3])
    expect(new Set(Array.from({ length: 30 }, (_, key) => firstOf(0, key))).size).toBe(4)
    expect(mascarade.validateOptions({ first: 4 }, 4)).toBeNull()
    expect(mascarade.validateOptions({ first: 5 }, 4)).toEqual({
      refused: 'firstNotSeated',
      params: { seat: 5, seats: 4 },
    })
  })

  it('are those of the rules otherwise', () => {
    const { match } = deal(4)
    expect(match.snapshot().state.options).toEqual({
      characters: null,
      challenge: 'inTurn',
      afterReveal: 'swap',
      turnLimit: 0,
      smallTableSwap: 'seed',
      first: 0,
      notes: false,
      lookTime: 3,
    })
    expect(match.view(null).open.table).toMatchObject({ turnLimit: 0, notes: false })
  })
})

describe('a table with an own set', () => {
  const characters = ['widow', 'judge', 'king', 'queen', 'spy', 'witch', 'fool', 'bishop']

  it('plays with those characters, the last ones in the middle, all of them in the game', () => {
    const { slots, characters: inGame } = new Table(deal(6, { characters }).match).open
    expect(slots.filter(slot => slot.place === 'middle').map(slot => slot.id)).toEqual(['m0', 'm1'])
    expect(sorted(slots.map(slot => slot.face))).toEqual(sorted(characters))
    expect(inGame).toEqual(['judge', 'bishop', 'king', 'queen', 'fool', 'witch', 'spy', 'widow'])
  })

  it('plays the fixed six at 2 and 3 seats', () => {
    for (const seats of [2, 3])
      expect(new Table(deal(seats, { characters }).match).open.characters).toEqual(baseSet(seats))
  })
})
