/** Two and three seats. */
import { describe, expect, it } from 'vitest'
import { legalAnswers } from '../../../../src-shared/kernel'
import { table, type Table } from './table'

const announce = (slot: string) => ({ branch: 'announce', answer: { slot, character: 'king' } })
const swap = (a: string, b: string) => ({ branch: 'swap', answer: { slots: [a, b], swap: 'yes' } })
const pairs = (t: Table, seat: number): string[] => {
  const { pick } = t.askOf(seat)
  const slots = pick.pick === 'each' ? pick.of.slots : undefined
  return slots ? [...legalAnswers(slots)].map(pair => (pair as string[]).join('-')) : []
}

describe('three seats', () => {
  it("swap or not one of the own two with one of an opponent's", () => {
    const t = table({ seats: 3 })
    for (const mine of ['s0.left', 's0.right'])
      for (const theirs of ['s1.left', 's1.right', 's2.left', 's2.right'])
        expect(t.refuses(0, swap(mine, theirs))).toBeNull()
    expect(t.refuses(0, swap('s0.left', 's0.right'))).toBe('answerIllegal')
    expect(t.refuses(0, swap('s1.left', 's2.left'))).toBe('answerIllegal')
  })

  it('prepare by the same swap rule, with any of their cards', () => {
    expect(pairs(table({ seats: 3, number: 1, sort: 'prepare' }), 0)).toHaveLength(8)
  })

  it('look at one of theirs', () => {
    const t = table({ seats: 3, cards: { 's0.right': 'king' } })
    expect(t.refuses(0, { branch: 'look', answer: 's1.left' })).toBe('answerIllegal')
    expect(t.look(0, 's0.right').seen(0)).toEqual([{ kind: 'card', slot: 's0.right', character: 'king' }])
  })

  it('announce with a hand on one of theirs; a challenger shows which card is meant, and only the shown one counts', () => {
    const t = table({ seats: 3, cards: { 's0.left': 'king', 's1.left': 'queen', 's1.right': 'witch' } })
      .announce(0, 'queen', 's0.left')
      .claim(1, 's1.right')
      .pass(2)
    expect(t.eventsOf('reveal')[0]?.cards.map(card => card.slot)).toEqual(['s0.left', 's1.right'])
    expect(t.eventsOf('nobody')).toHaveLength(1)
    expect(t.coins).toEqual([5, 5, 6])
  })

  it('one card per player: nobody claims twice or with a card of another', () => {
    const t = table({ seats: 3 }).announce(0, 'king', 's0.left')
    expect(t.refuses(1, { branch: 'claim', answer: 's0.right' })).toBe('answerIllegal')
    expect(t.claim(1, 's1.left').asked()).toEqual(['2 challenge'])
  })

  it('the Fool chooses one card of each opponent', () => {
    const t = table({ seats: 3, turn: 1 }).announce(1, 'fool', 's1.left').allPass()
    expect(pairs(t, 1)).toEqual(['s2.left-s0.left', 's2.left-s0.right', 's2.right-s0.left', 's2.right-s0.right'])
  })

  it('the fortune is of both characters together', () => {
    const t = table({ seats: 3, coins: { 1: 1 }, cards: { 's0.left': 'queen' } })
      .announce(0, 'queen', 's0.left')
      .claim(1, 's1.left')
      .pass(2)
    expect(t.outcome).toEqual({ winners: [0], reason: 'bankrupt' })
  })

  it('by the classic rule also their own two', () => {
    const t = table({ seats: 3, options: { smallTableSwap: 'classic2013' } })
    expect(t.refuses(0, swap('s0.left', 's0.right'))).toBeNull()
    expect(t.refuses(0, swap('s0.left', 's2.right'))).toBeNull()
    expect(t.refuses(0, swap('s1.left', 's2.right'))).toBe('answerIllegal')
  })
})

describe('two seats', () => {
  it("swap or not any of the three with the opponent's left or right, never with the protected one", () => {
    const t = table({ seats: 2 })
    for (const mine of ['s0.left', 's0.protected', 's0.right']) {
      for (const theirs of ['s1.left', 's1.right']) expect(t.refuses(0, swap(mine, theirs))).toBeNull()
      expect(t.refuses(0, swap(mine, 's1.protected'))).toBe('answerIllegal')
    }
    expect(t.refuses(0, swap('s0.left', 's0.protected'))).toBe('answerIllegal')
  })

  it('prepare by the same swap rule', () => {
    expect(pairs(table({ seats: 2, number: 1, sort: 'prepare' }), 0)).toHaveLength(6)
  })

  it('look at any one of their three', () => {
    for (const slot of ['s0.left', 's0.protected', 's0.right'])
      expect(table({ seats: 2 }).look(0, slot).seen(0)).toMatchObject([{ slot }])
    for (const slot of ['s1.left', 's1.protected'])
      expect(table({ seats: 2 }).refuses(0, { branch: 'look', answer: slot })).toBe('answerIllegal')
  })

  it('announce with the left or right, never with the protected one', () => {
    const t = table({ seats: 2 })
    expect(t.refuses(0, announce('s0.left'))).toBeNull()
    expect(t.refuses(0, announce('s0.right'))).toBeNull()
    expect(t.refuses(0, announce('s0.protected'))).toBe('answerIllegal')
  })

  it('challenge with any of the three', () => {
    const t = table({ seats: 2, cards: { 's1.protected': 'king', 's0.left': 'queen' } })
      .announce(0, 'king', 's0.left')
      .claim(1, 's1.protected')
    expect(t.coins).toEqual([5, 9])
    expect(t.eventsOf('reveal')[0]?.cards.map(card => card.slot)).toEqual(['s0.left', 's1.protected'])
  })

  it("the Fool takes the opponent's left and right", () => {
    const t = table({ seats: 2, cards: { 's1.left': 'king', 's1.right': 'queen' } })
      .announce(0, 'fool', 's0.left')
      .pass(1)
    expect(pairs(t, 0)).toEqual(['s1.left-s1.right'])
    t.take(0, ['s1.left', 's1.right'])
    expect([t.card('s1.left'), t.card('s1.right')]).toEqual(['queen', 'king'])
  })

  it("by the classic rule one of the open two, with another of the own or with the opponent's left or right", () => {
    const t = table({ seats: 2, options: { smallTableSwap: 'classic2013' } })
    for (const [a, b] of [
      ['s0.left', 's0.right'],
      ['s0.left', 's0.protected'],
      ['s0.right', 's0.protected'],
      ['s0.left', 's1.right'],
      ['s0.right', 's1.left'],
    ] as const) {
      expect(t.refuses(0, swap(a, b))).toBeNull()
    }
    for (const [a, b] of [
      ['s0.protected', 's1.left'],
      ['s0.left', 's1.protected'],
      ['s0.left', 's0.left'],
      ['s1.left', 's1.right'],
    ] as const) {
      expect(t.refuses(0, swap(a, b))).toBe('answerIllegal')
    }
  })
})

describe('from four seats on', () => {
  it('the classic rule changes nothing', () => {
    const ask = (options = {}) => table({ seats: 4, options }).askOf(0).pick
    expect(ask({ smallTableSwap: 'classic2013' })).toEqual(ask())
  })
})
