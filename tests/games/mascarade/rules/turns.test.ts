import { describe, expect, it } from 'vitest'
import { legalAnswers } from '../../../../src-shared/kernel'
import { deal, table, Table } from './table'

const announce = (slot: string, character: string) => ({ branch: 'announce', answer: { slot, character } })

/** A table whose cards have been looked at, at its first turn. */
function dealt(seats: number, key = 1): Table {
  const t = new Table(deal(seats, {}, key).match)
  for (let seat = 0; seat < seats; seat++) t.answer(seat, true)
  return t
}

describe('preparation', () => {
  it.each([2, 3, 4, 5, 13])('is the first four turns of the game at %i seats, not four each', seats => {
    const t = dealt(seats, 5)
    const first = t.open.first
    for (let turn = 0; turn < 4; turn++) {
      const seat = (first + turn) % seats
      expect(t.asked()).toEqual([`${seat} prepare`])
      const [answer] = legalAnswers(t.askOf(seat).pick)
      t.answer(seat, answer ?? null)
    }
    expect(t.asked()).toEqual([`${(first + 4) % seats} turn`])
    expect(t.eventsOf('turn').map(event => [event.number, event.sort])).toEqual([
      [1, 'prepare'],
      [2, 'prepare'],
      [3, 'prepare'],
      [4, 'prepare'],
      [5, 'free'],
    ])
  })

  it('goes 1-2-3-1 at three seats and 1-2-1-2 at two', () => {
    const order = (seats: number): number[] => {
      const t = dealt(seats)
      for (let turn = 0; turn < 4; turn++) t.clock((t.open.first + turn) % seats)
      return t
        .eventsOf('turn')
        .slice(0, 4)
        .map(event => ((event.seat - t.open.first + seats) % seats) + 1)
    }
    expect(order(3)).toEqual([1, 2, 3, 1])
    expect(order(2)).toEqual([1, 2, 1, 2])
  })

  it('covers nothing more: the dealt cards were turned down once, all together', () => {
    const t = dealt(4)
    t.clock(t.open.first)
    expect(t.eventsOf('cover').map(event => event.slots)).toEqual([t.open.slots.map(slot => slot.id)])
  })

  it('neither looks nor announces', () => {
    const t = table({ seats: 4, number: 4, sort: 'prepare' })
    for (const answer of [
      { branch: 'look', answer: 's0' },
      announce('s0', 'king'),
      { branch: 'swap', answer: { slots: ['s0', 's1'], swap: 'yes' } },
    ]) {
      expect(t.refuses(0, answer)).toBe('answerIllegal')
    }
    expect(t.take(0, ['s0', 's1']).asked()).toEqual(['1 turn'])
  })

  it('cannot be passed over: it is a swap or a "not" with a named card', () => {
    const t = table({ seats: 4, number: 1, sort: 'prepare' })
    for (const answer of [null, true, { slots: ['s0', 's1'] }, { slots: ['s0'], swap: 'no' }])
      expect(t.refuses(0, answer)).toBe('answerIllegal')
  })
})

describe('swap or not', () => {
  it("swaps the own card with another seat's", () => {
    const t = table({ seats: 4, cards: { s0: 'king', s2: 'thief' } }).swap(0, ['s0', 's2'], 'yes')
    expect([t.card('s0'), t.card('s2')]).toEqual(['thief', 'king'])
  })

  it('or does not', () => {
    const t = table({ seats: 4, cards: { s0: 'king', s2: 'thief' } }).swap(0, ['s0', 's2'], 'no')
    expect([t.card('s0'), t.card('s2')]).toEqual(['king', 'thief'])
  })

  it('may be with a card in the middle', () => {
    const t = table({ seats: 4, cards: { s0: 'king', m1: 'thief' } }).swap(0, ['s0', 'm1'])
    expect([t.card('s0'), t.card('m1')]).toEqual(['thief', 'king'])
  })

  it('is not with the own card itself, nor with two of others, nor with a slot that is none', () => {
    const t = table({ seats: 4 })
    for (const slots of [
      ['s0', 's0'],
      ['s1', 's2'],
      ['s1', 's0'],
      ['s0', 's9'],
      ['s0', 'm2'],
      ['m0', 'm1'],
    ]) {
      expect(t.refuses(0, { branch: 'swap', answer: { slots, swap: 'yes' } })).toBe('answerIllegal')
    }
  })

  it('says yes or no', () => {
    expect(table({ seats: 4 }).refuses(0, { branch: 'swap', answer: { slots: ['s0', 's1'], swap: 'maybe' } })).toBe(
      'answerIllegal',
    )
  })

  it('shows everybody which two slots were taken, and the swapper alone whether they were swapped', () => {
    for (const swap of ['yes', 'no'] as const) {
      const t = table({ seats: 4 }).swap(0, ['s0', 'm0'], swap)
      expect(t.eventsOf('swap')).toEqual([{ kind: 'swap', seat: 0, slots: ['s0', 'm0'], how: 'turn' }])
      expect(t.seen(0)).toEqual([{ kind: 'swapped', slots: ['s0', 'm0'], swapped: swap === 'yes' }])
      for (const seat of [1, 2, 3]) expect(t.seen(seat)).toEqual([])
    }
  })

  it('names the slots in the order of the table, in whatever order they were taken', () => {
    expect(table({ seats: 4, turn: 2 }).swap(2, ['s2', 's0']).eventsOf('swap')[0]?.slots).toEqual(['s0', 's2'])
  })

  it('moves no coins and turns no card', () => {
    const t = table({ seats: 4 }).swap(0, ['s0', 's1'])
    expect(t.coins).toEqual([6, 6, 6, 6])
    expect(t.faceUp()).toEqual([])
    expect(t.kinds()).toEqual(['swap', 'turn'])
  })
})

describe('look', () => {
  it('shows the own card to its seat alone', () => {
    const t = table({ seats: 4, cards: { s0: 'king' } }).look(0)
    expect(t.seen(0)).toEqual([{ kind: 'card', slot: 's0', character: 'king' }])
    for (const seat of [1, 2, 3]) expect(t.seen(seat)).toEqual([])
    expect(t.eventsOf('look')).toEqual([{ kind: 'look', seat: 0, slots: ['s0'], how: 'turn' }])
    expect(t.faceUp()).toEqual([])
  })

  it('is at no other card', () => {
    for (const slot of ['s1', 'm0', 's9'])
      expect(table({ seats: 4 }).refuses(0, { branch: 'look', answer: slot })).toBe('answerIllegal')
  })

  it('is forgotten by the view at the next answer', () => {
    const t = table({ seats: 4 }).look(0).look(1)
    expect(t.seen(0)).toHaveLength(1)
    t.announce(2, 'king').pass(3)
    expect(t.seen(0)).toHaveLength(1)
    t.pass(0)
    expect(t.seen(0)).toEqual([])
    expect(t.seen(1)).toHaveLength(1)
  })

  it('is forgotten when its seat says so', () => {
    const t = table({ seats: 4 }).look(0).closeSeen(0)
    expect(t.seen(0)).toEqual([])
    expect(t.asked()).toEqual(['1 turn'])
  })
})

describe('announce', () => {
  it('is of a character in this game, those in the middle too', () => {
    const t = table({ seats: 4, cards: { m0: 'king', m1: 'cheat' } })
    for (const character of ['judge', 'bishop', 'king', 'queen', 'thief', 'cheat'])
      expect(t.refuses(0, announce('s0', character))).toBeNull()
  })

  it('is of no character that is not', () => {
    for (const character of ['witch', 'peasant', 'jester'])
      expect(table({ seats: 4 }).refuses(0, announce('s0', character))).toBe('answerIllegal')
  })

  it('is with the own card', () => {
    for (const slot of ['s1', 'm0'])
      expect(table({ seats: 4 }).refuses(0, announce(slot, 'king'))).toBe('answerIllegal')
  })
})

describe('the turn', () => {
  it('goes clockwise, round the table', () => {
    const t = table({ seats: 4, turn: 3 }).look(3)
    expect(t.asked()).toEqual(['0 turn'])
    expect(t.open.turn).toEqual({ seat: 0, number: 11 })
  })

  it('goes on from the seat whose turn it was, whatever seat used a power', () => {
    const t = table({ seats: 4, cards: { s0: 'thief', s2: 'king' } })
      .announce(0, 'king')
      .pass(1)
      .claim(2)
      .pass(3)
    expect(t.asked()).toEqual(['1 turn'])
  })

  it('is answered by nobody else', () => {
    const t = table({ seats: 4 })
    const result = t.match.answer(1, t.askOf(0).id, { branch: 'look', answer: 's1' })
    expect(result).toMatchObject({ refused: 'askNotYours' })
  })
})

describe('option turnLimit', () => {
  it('ends the game after that many turns: the richest win together', () => {
    const t = table({ seats: 4, number: 10, coins: { 1: 8, 3: 8 }, options: { turnLimit: 10 } }).look(0)
    expect(t.outcome).toEqual({ winners: [1, 3], reason: 'turnLimit' })
  })

  it('not a turn earlier', () => {
    expect(table({ seats: 4, number: 9, options: { turnLimit: 10 } }).look(0).outcome).toBeNull()
  })

  it("is reckoned after the last turn's dispute and its fines", () => {
    const t = table({
      seats: 4,
      number: 10,
      cards: { s0: 'thief', s1: 'king' },
      coins: { 0: 9, 2: 9 },
      options: { turnLimit: 10 },
    })
      .announce(0, 'king')
      .claim(1)
      .allPass()
    expect(t.outcome).toEqual({ winners: [1, 2], reason: 'turnLimit' })
    expect(t.courthouse).toBe(1)
  })

  it('gives way to thirteen coins in that very turn', () => {
    const t = table({ seats: 4, number: 10, coins: { 0: 10, 2: 12 }, options: { turnLimit: 10 } })
      .announce(0, 'king')
      .allPass()
    expect(t.outcome).toEqual({ winners: [0], reason: 'thirteen' })
  })

  it('is off by default', () => {
    expect(table({ seats: 4, number: 3000 }).look(0).outcome).toBeNull()
  })
})
