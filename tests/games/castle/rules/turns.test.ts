/** Setup, spying, limits and gifts, tokens, smuggling, the clock. */
import { describe, expect, it } from 'vitest'
import type { Options } from '../../../../src-shared/kernel'
import { castle, type ObjectId } from '../../../../src-shared/games/castle/rules'
import { deal, options, table } from './table'

describe('setup', () => {
  it.each([
    [3, 2, 15, 7],
    [4, 1, 17, 6],
    [5, 1, 16, 5],
    [6, 1, 15, 4],
    [7, 1, 14, 3],
    [8, 1, 13, 2],
  ] as const)('%i seats: %i objects each, %i in the deck, %i left-over professions', (seats, each, deck, leftOver) => {
    const { open } = deal(seats).match.view(null)
    expect(open.table.players.map(player => player.hand)).toEqual(new Array(seats).fill(each))
    expect([open.table.deck, open.table.leftOver, open.table.stack]).toEqual([deck, leftOver, 12])
  })

  it.each([3, 4, 5, 6, 7, 8])('%i seats: the red-sealed objects are dealt, at 8 the green-sealed too', seats => {
    for (let key = 1; key < 20; key++) {
      const dealt = deal(seats, {}, key).match.snapshot().state.hands.flat()
      const count = (id: string): number => dealt.filter(object => object === id).length
      expect(dealt).toEqual(expect.arrayContaining(['key', 'goblet', 'bagKey', 'bagGoblet']))
      if (seats === 8) expect([count('key') >= 2, count('goblet') >= 2]).toEqual([true, true])
    }
  })

  it('3 seats without the Pearl by option; the Italian rules begin at four', () => {
    expect(deal(3, { pearlAtThree: false }).match.snapshot().state.box).toEqual(['pearl'])
    expect(castle.validateOptions(options({ edition: 'italian' }), 3)?.refused).toBe('editionNeedsSeats')
    expect(castle.validateOptions(options({ edition: 'italian' }), 4)).toBeNull()
  })
})

describe('who begins', () => {
  it('is drawn at random (ruling), or named by the table: who has travelled furthest', () => {
    const firstOf = (first: number, key: number) => deal(5, { first }, key).match.snapshot().state.first
    for (let key = 1; key < 9; key++) expect([firstOf(1, key), firstOf(5, key)]).toEqual([0, 4])
    expect(new Set(Array.from({ length: 40 }, (_, key) => firstOf(0, key))).size).toBe(5)
    expect(castle.validateOptions(options({ first: 5 }), 5)).toBeNull()
    expect(castle.validateOptions(options({ first: 6 }), 5)).toEqual({
      refused: 'firstNotSeated',
      params: { seat: 6, seats: 5 },
    })
  })
})

describe('a turn', () => {
  it('spy: everybody sees who spied on whom, the spy alone sees the card', () => {
    const t = table({ seats: 4, hands: { 1: ['mirror'] } }).spy(0, 1)
    expect(t.events[0]).toEqual({ kind: 'spy', seat: 0, from: 1 })
    expect([t.asides('spy', 0), t.asides('spy', 1)]).toEqual([[{ card: 'mirror' }], []])
    expect(t.own(0).memo).toEqual([{ turn: 10, saw: { kind: 'object', seat: 1, object: 'mirror', how: 'spy' } }])
  })

  it('what is seen again takes the place of what was seen before of the same', () => {
    const t = table({
      seats: 3,
      hands: { 1: ['mirror'] },
      professions: { 0: 'thug', 1: 'grandmaster', 2: 'bodyguard' },
      up: [0, 1, 2],
    })
    for (let round = 0; round < 3; round++) t.spy(0, 1).spy(1, 0).spy(2, 0)
    expect(t.own(0).memo).toEqual([{ turn: 16, saw: { kind: 'object', seat: 1, object: 'mirror', how: 'spy' } }])
  })

  it('without the option no list is kept', () => {
    expect(
      table({ seats: 4, options: { memo: false } })
        .spy(0, 1)
        .own(0).memo,
    ).toBeNull()
  })

  it('by the clock: spies on a random seat; a gift goes to the nearest seat clockwise below the limit', () => {
    expect(table({ seats: 4 }).clock(0).kinds()).toEqual(['spy'])
    const full = ['goblet', 'knives', 'whip', 'ring', 'pass'] as const
    const t = table({
      seats: 5,
      hands: { 0: ['key', 'bagKey', 'dagger', 'gloves', 'monocle'], 1: full },
      deck: ['tome', 'coat'],
    })
      .offer(0, 1, 'bagKey')
      .accept(1, 'goblet')
      .answer(0, 'use')
      .clock(0)
    expect(t.eventsOf('gift')).toEqual([{ kind: 'gift', seat: 0, to: 2 }])
    expect(t.hand(0).length).toBe(5)
  })

  it('a seat that is full is no place for a gift', () => {
    const t = table({
      seats: 5,
      hands: { 0: ['key', 'bagKey', 'dagger', 'gloves', 'monocle'], 1: ['goblet', 'knives', 'whip', 'ring', 'pass'] },
      deck: ['tome'],
    })
      .offer(0, 1, 'bagKey')
      .accept(1, 'goblet')
      .answer(0, 'use')
    expect(t.refuses(0, { card: 'key', to: 1 })).toBe('answerIllegal')
  })

  it('option giftToAnybody, the Russian text: it may go to one at the limit, who gives in turn before anything else', () => {
    const full = ['goblet', 'knives', 'whip', 'ring', 'pass'] as const
    const t = table({
      seats: 5,
      hands: { 0: ['key', 'bagKey', 'dagger', 'gloves', 'monocle'], 1: full },
      deck: ['tome', 'coat'],
      options: { giftToAnybody: true },
    })
      .offer(0, 1, 'bagKey')
      .accept(1, 'goblet')
      .answer(0, 'use')
      .answer(0, { card: 'dagger', to: 1 })
    expect([t.hand(0).length, t.hand(1).length, t.asked()]).toEqual([5, 6, ['1 gift']])
    t.answer(1, { card: 'whip', to: 3 })
    expect([t.hand(1).length, t.eventsOf('gift').length, t.asked().includes('1 gift')]).toEqual([5, 2, false])
  })

  it('by the clock a gift goes below the limit even so; and not at all at an Italian table', () => {
    const given = (options: Options) =>
      table({
        seats: 5,
        hands: { 0: ['key', 'bagKey', 'dagger', 'gloves', 'monocle'], 1: ['goblet', 'knives', 'whip', 'ring', 'pass'] },
        deck: ['tome', 'coat'],
        options,
      })
        .offer(0, 1, 'bagKey')
        .accept(1, 'goblet')
        .answer(0, 'use')
    expect(given({ giftToAnybody: true }).clock(0).eventsOf('gift')).toEqual([{ kind: 'gift', seat: 0, to: 2 }])
    const italian = table({
      seats: 5,
      hands: { 0: ['key', 'bagKey', 'dagger', 'gloves', 'monocle'], 1: ['goblet', 'knives', 'whip', 'ring', 'pass'] },
      deck: ['tome'],
      options: { giftToAnybody: true, edition: 'italian' },
    })
    expect(italian.state.options.giftToAnybody).toBe(false)
  })

  it('an offered object is seen by who offers it and by who is asked, until it is answered', () => {
    const t = table({ seats: 4, hands: { 0: ['mirror'] } }).offer(0, 1, 'mirror')
    expect([0, 1, 2, 3].map(seat => t.own(seat).offered)).toEqual(['mirror', 'mirror', null, null])
    expect(t.match.view(null).open.table.exchange).toEqual({ by: 0, to: 1 })
    t.accept(1, t.hand(1)[0] ?? 'key')
    expect([0, 1].map(seat => t.own(seat).offered)).toEqual([null, null])
    expect(t.match.view(null).open.table.exchange).toBeNull()
  })

  it('refused with the stack empty: no token', () => {
    expect(
      table({ seats: 4, hands: { 0: ['key'] }, stack: 0 })
        .offer(0, 1, 'key')
        .refuse(1)
        .eventsOf('refuse')[0]?.token,
    ).toBe(false)
  })
})

describe('duel tokens', () => {
  const at = (edition: string) =>
    table({ seats: 4, tokens: { 2: 3 }, options: { edition } }).duel(0, 1, { 2: 'attacker', 3: 'defender' })

  it('ru: for the side you support; it: for either', () => {
    const other = { branch: 'tokens', answer: { count: 2, side: 'defender' } }
    expect([at('russian').refuses(2, other), at('italian').refuses(2, other)]).toEqual(['answerIllegal', null])
    const t = at('italian')
      .round({ 2: ['tokens', other.answer] })
      .quiet('doctor')
    expect(t.eventsOf('count')).toEqual([{ kind: 'count', attacker: 2, defender: 4 }])
  })

  it('any number, and used ones go back to the stack', () => {
    const t = at('russian').round({ 2: ['tokens', { count: 3, side: 'attacker' }] })
    expect([t.state.tokens[2], t.state.stack]).toEqual([0, 9])
    expect(t.quiet('spoils').clock(0).state.stack).toBe(12)
  })
})

describe('the winner', () => {
  const won = () =>
    table({ seats: 4, hands: { 1: ['key', 'goblet'] }, societies: { 1: 'brotherhood' } })
      .duel(0, 1)
      .quiet('spoils')

  it('looks at the society: that he does is public, what he sees is not', () => {
    const t = won().answer(0, 'society')
    expect(t.eventsOf('look')).toEqual([{ kind: 'look', seat: 0, at: 1, what: 'society', how: 'duel' }])
    expect([t.asides('look', 0), t.asides('look', 2)]).toEqual([[{ society: 'brotherhood' }], []])
  })

  it('or searches, and then must take one', () => {
    const t = won().answer(0, 'search').answer(0, { take: 'key' })
    expect([t.hand(0).includes('key'), t.hand(1)]).toEqual([true, ['goblet']])
    expect([t.asides('take', 1), t.asides('take', 3)]).toEqual([[{ gave: 'key' }], []])
  })

  it('who holds too much by the loot gives an object away, before anything else; at the limit nobody does', () => {
    const looted = (...hand: readonly ObjectId[]) =>
      table({ seats: 5, hands: { 0: hand, 1: ['key', 'goblet'] } })
        .duel(0, 1)
        .quiet('spoils')
        .answer(0, 'search')
        .answer(0, { take: 'key' })
    const full = looted('goblet', 'knives', 'whip', 'ring', 'pass')
    expect([full.hand(0).length, full.asked()]).toEqual([6, ['0 gift']])
    expect(full.answer(0, { card: 'whip', to: 1 }).hand(0)).toHaveLength(5)
    expect(looted('goblet', 'knives', 'whip', 'ring').kinds()).not.toContain('gift')
    expect(looted('goblet', 'knives', 'whip', 'ring').asked()).not.toContain('0 gift')
  })
})

describe('smuggling', () => {
  const at = (first: 'monocle' | 'key' | 'mirror', second: 'goblet' | 'tome') =>
    table({ seats: 4, hands: { 0: [first], 1: [second] }, options: { smuggling: true } })
      .offer(0, 1, first)
      .accept(1, second)

  it('both partners are asked whatever they gave, even the Mirror', () => {
    for (const t of [at('monocle', 'tome'), at('key', 'goblet'), at('mirror', 'tome')])
      expect(t.asked()).toEqual(['0 smuggle', '1 smuggle'])
    expect([at('mirror', 'tome').ways(1), at('monocle', 'goblet').ways(0)]).toEqual([['keep'], ['use', 'keep']])
  })

  it('not used, the card is not read; used, it is', () => {
    expect(at('monocle', 'goblet').answer(0, 'keep').answer(1, 'keep').kinds()).toEqual(['offer', 'exchange'])
    expect(at('monocle', 'goblet').answer(0, 'use').answer(1, 'keep').kinds()).toEqual([
      'offer',
      'exchange',
      'read',
      'look',
    ])
    expect(at('monocle', 'tome').answer(1, 'use').answer(0, 'keep').eventsOf('read')).toEqual([
      { kind: 'read', seat: 0, giver: 1, card: 'tome' },
    ])
  })
})

describe('windows', () => {
  it('last as long as the table says, for all alike', () => {
    const t = table({ seats: 5, options: { window: 17 } }).challenge(0, 1)
    expect(new Set(t.match.asks().map(ask => `${ask.key} ${ask.seconds}`))).toEqual(new Set(['priest 17']))
  })

  it('an act opens a new round for all; it ends with a round in which all pass', () => {
    const t = table({ seats: 4, hands: { 0: ['dagger'] } }).duel(0, 1)
    const before = t.match.asks().map(ask => ask.id)
    t.round({ 0: ['object', 'dagger'] })
    expect(t.match.asks().map(ask => ask.key)).toEqual(['react', 'react', 'react', 'react'])
    expect(t.match.asks().some(ask => before.includes(ask.id))).toBe(false)
    expect(t.round().kinds()).toContain('count')
  })

  it('a pass is seen by nobody else', () => {
    const t = table({ seats: 4 }).duel(0, 1)
    const before = JSON.stringify([t.match.view(0), t.match.view(null)])
    expect(JSON.stringify([t.way(1, 'pass', true).match.view(0), t.match.view(null)])).toBe(before)
  })
})
