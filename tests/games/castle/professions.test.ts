/** Each profession: what it does, what it does not do, and where that ends. */
import { describe, expect, it } from 'vitest'
import type { Profession } from '../../../src-shared/games/castle'
import { table, type Literal } from './table'

/** 0 duels 1; 2 supports the attacker, 3 the defender. */
const duel = (more: Partial<Literal> = {}) => table({ seats: 4, ...more }).duel(0, 1, { 2: 'attacker', 3: 'defender' })
const with0 = (seat: number, profession: Profession, more: Partial<Literal> = {}): Partial<Literal> => ({ professions: { [seat]: profession }, ...more })

describe.each([
  ['thug', 0, { attacker: 3, defender: 2 }], ['grandmaster', 1, { attacker: 2, defender: 3 }],
  ['bodyguard', 2, { attacker: 3, defender: 2 }], ['bodyguard', 3, { attacker: 2, defender: 3 }],
] as const)('%s of seat %i', (profession, seat, counted) => {
  it('gives a point and stays face up', () => {
    const t = duel(with0(seat, profession)).round({ [seat]: ['profession', profession] }).quiet('doctor')
    expect(t.told('count')).toEqual([{ kind: 'count', ...counted }])
    expect(t.open.players[seat]).toMatchObject({ profession, faceUp: true })
  })

  it('may be used again and again, but once a duel', () => {
    const t = duel(with0(seat, profession, { up: [seat] }))
    expect(t.ways(seat)).toContain('profession')
    expect(t.round({ [seat]: ['profession', profession] }).ways(seat)).not.toContain('profession')
  })

  it('is of no use in another role', () => {
    for (const other of [0, 1, 2, 3].filter(one => one !== seat && !(profession === 'bodyguard' && one > 1))) {
      expect(duel(with0(other, profession)).ways(other)).not.toContain('profession')
    }
  })
})

describe('Duelist', () => {
  it('nobody else takes part, and he gets a point', () => {
    const t = duel(with0(1, 'duelist', { tokens: { 2: 3 } })).round({ 2: ['tokens', { count: 2, side: 'attacker' }] }).round({ 1: ['profession', 'duelist'] })
    expect(t.state.duel?.duelist).toBe(1)
    expect(t.asked()).toEqual(['0 react', '1 react'])
    t.quiet('doctor')
    expect(t.told('count')).toEqual([{ kind: 'count', attacker: 1, defender: 2 }])
  })

  it('tokens of those shut out go to the stack, their professions stay face up', () => {
    const t = duel({ professions: { 0: 'duelist', 3: 'bodyguard' }, tokens: { 2: 3 } })
      .round({ 2: ['tokens', { count: 2, side: 'attacker' }], 3: ['profession', 'bodyguard'] }).round({ 0: ['profession', 'duelist'] }).quiet('spoils').clock(0).quiet()
    expect([t.state.tokens[2], t.state.stack, t.state.up[3]]).toEqual([1, 11, true])
  })

  it('what comes clockwise after it in the same round is taken back unseen', () => {
    const t = duel(with0(0, 'duelist', { tokens: { 2: 1 } })).round({ 0: ['profession', 'duelist'], 2: ['tokens', { count: 1, side: 'attacker' }] })
    expect(t.told('use').length).toBe(1)
    expect(t.state.tokens[2]).toBe(1)
  })

  it('spent, it cannot be used; and never by a supporter', () => {
    expect(duel(with0(0, 'duelist', { up: [0] })).ways(0)).not.toContain('profession')
    expect(duel(with0(2, 'duelist')).ways(2)).not.toContain('profession')
  })
})

describe('Alchemist', () => {
  it('decides who wins, ends the window at once and overrides count and Ring', () => {
    const t = duel(with0(2, 'alchemist', { hands: { 0: ['ring'] } })).round({ 2: ['alchemist', 'defender'], 3: ['pass', true] })
    expect(t.kinds()).not.toContain('count')
    expect(t.asked().map(ask => ask.split(' ')[1])).toEqual(['doctor', 'doctor', 'doctor'])
    expect(t.quiet('spoils').told('won')).toEqual([{ kind: 'won', winner: 1, loser: 0 }])
  })

  it('is of no use to a party, and cannot be used again', () => {
    expect(duel(with0(0, 'alchemist')).ways(0)).not.toContain('alchemist')
    expect(duel(with0(2, 'alchemist', { up: [2] })).ways(2)).not.toContain('alchemist')
  })

  it.each([[false, ['0 react', '1 react']], [true, ['0 react', '1 react', '2 react', '3 react']]] as const)('after a Duelist, option alchemistAfterDuelist %s', (option, asked) => {
    const t = duel({ professions: { 0: 'duelist', 2: 'alchemist' }, options: { alchemistAfterDuelist: option } }).round({ 0: ['profession', 'duelist'] })
    expect(t.asked()).toEqual(asked)
    if (option) expect(t.ways(2)).toEqual(['pass', 'alchemist'])
    if (option) expect(t.ways(3)).toEqual(['pass'])
  })
})

describe('Doctor', () => {
  it('the duel has no result; a drawn duel draws no object either', () => {
    const t = table({ seats: 4, professions: { 0: 'doctor' }, deck: ['tome'] }).duel(0, 1, { 3: 'defender' }).quiet('doctor').use(0)
    expect(t.told('noResult')).toEqual([{ kind: 'noResult', seat: 0 }])
    expect(t.kinds()).not.toContain('draw')
    expect(t.state.deck).toEqual(['tome'])
  })

  it('may be used after a Duelist by one shut out, not by the hypnotised', () => {
    const t = duel({ professions: { 0: 'duelist', 2: 'doctor' } }).round({ 0: ['profession', 'duelist'] }).quiet('doctor')
    expect(t.ways(2)).toEqual(['pass', 'use'])
    const h = table({ seats: 4, professions: { 0: 'hypnotist', 2: 'doctor' } }).challenge(0, 1).quiet('support').support({}).turn(0, 'use', 2).quiet('doctor')
    expect(h.asked()).not.toContain('2 doctor')
  })

  it('lies spent: its window is skipped; face down, everybody is asked who could be it', () => {
    expect(duel(with0(2, 'doctor', { up: [2] })).quiet('doctor').asked().some(ask => ask.endsWith('doctor'))).toBe(false)
    expect(duel(with0(2, 'thug')).quiet('doctor').asked()).toEqual(['0 doctor', '1 doctor', '2 doctor', '3 doctor'])
  })
})

describe('Priest', () => {
  it('no duel; an attacker with two objects gives one of his choice; his turn ends', () => {
    const t = table({ seats: 4, hands: { 0: ['key', 'dagger'] }, professions: { 1: 'priest', 0: 'diplomat' } }).challenge(0, 1).use(1)
    expect(t.asked()).toEqual(['0 priestPayment'])
    t.answer(0, 'key')
    expect(t.hand(1)).toContain('key')
    expect([t.asides('pay', 0), t.asides('pay', 1), t.asides('pay', 2)]).toEqual([[{ card: 'key' }], [{ card: 'key' }], []])
    expect(t.asked()).toEqual(['1 turn'])
  })

  it('a Priest at the limit gives away at once', () => {
    const t = table({ seats: 5, hands: { 0: ['key', 'dagger'], 2: ['goblet', 'knives', 'whip', 'ring', 'pass'] }, professions: { 2: 'priest' } })
      .challenge(0, 1).use(2).answer(0, 'key')
    expect(t.asked()).toEqual(['2 gift'])
    expect(t.clock(2).told('gift')).toEqual([{ kind: 'gift', seat: 2, to: 3 }])
  })

  it('not by the attacker; spent, the window is skipped', () => {
    expect(table({ seats: 4, professions: { 0: 'priest' } }).challenge(0, 1).asked()).toEqual(['1 priest', '2 priest', '3 priest'])
    expect(table({ seats: 4, professions: { 2: 'priest' }, up: [2] }).challenge(0, 1).asked()).toEqual(['2 support', '3 support'])
  })
})

describe('Hypnotist', () => {
  const at = (more: Partial<Literal> = {}) => table({ seats: 4, professions: { 0: 'hypnotist' }, tokens: { 3: 2 }, ...more }).challenge(0, 1).quiet('support').support({ 3: 'defender' })

  it('one supporter\'s support is void, and he may use nothing in this duel', () => {
    const t = at().turn(0, 'use', 3)
    expect(t.asked()).not.toContain('3 react')
    expect(t.quiet('doctor').told('count')).toEqual([{ kind: 'count', attacker: 2, defender: 1 }])
  })

  it('not against the defender; again and again', () => {
    expect(at().refuses(0, { branch: 'use', answer: 1 })).toBe('answerIllegal')
    expect(at({ up: [0] }).ways(0)).toContain('use')
  })

  it('the attacker is asked if he could be it, and not if he shows another', () => {
    const thug = (up: readonly number[]) => table({ seats: 4, professions: { 0: 'thug' }, up }).challenge(0, 1).quiet('support').support({}).asked()[0]
    expect([thug([]), thug([0])]).toEqual(['0 hypnotist', '0 react'])
  })
})

describe('Diplomat', () => {
  const at = (more: Partial<Literal> = {}) => table({ seats: 4, hands: { 0: ['key', 'bagKey'], 1: ['monocle', 'goblet'] }, professions: { 0: 'diplomat' }, ...more })

  it('who has it must exchange it, with effects; the demanded card is the offered one', () => {
    const t = at().diplomat(0, 1, 'monocle', 'bagKey')
    expect(t.told('diplomat')).toEqual([{ kind: 'diplomat', seat: 0, to: 1, object: 'monocle', has: true }])
    t.answer(1, 'decline').answer(0, 'decline')
    expect([t.hand(0), t.hand(1)]).toEqual([['key', 'monocle'], ['goblet', 'bagKey']])
    expect(t.told('read').map(read => read.card)).toEqual(['monocle', 'bag'])
    expect(t.asked()).toEqual(['0 turn'])
  })

  it('if not, he shows the asker his objects and the turn ends, before or after the action', () => {
    const t = at().diplomat(0, 1, 'tome', 'key')
    expect([t.asides('look', 0), t.asides('look', 2)]).toEqual([[{ objects: ['goblet', 'monocle'] }], []])
    expect(t.asked()).toEqual(['1 turn'])
    expect(at().spy(0, 2).diplomat(0, 1, 'tome', 'key').asked()).toEqual(['1 turn'])
  })

  it('a Bag is one kind: who has both picks, who has one is asked as well', () => {
    const both = at({ hands: { 0: ['key'], 1: ['bagKey', 'bagGoblet'] } }).diplomat(0, 1, 'bag', 'key')
    expect(both.ways(1)).toEqual(['bagKey', 'bagGoblet'])
    expect(both.answer(1, 'bagGoblet').hand(0)).toEqual(['bagGoblet'])
    expect(at({ hands: { 0: ['key'], 1: ['bagKey'] } }).diplomat(0, 1, 'bag', 'key').ways(1)).toEqual(['bagKey'])
  })

  it('a Bag may not be asked with nothing but Bags to give; on an empty deck it is asked for as Key or Goblet', () => {
    expect(at({ hands: { 0: ['bagKey'] } }).turn(0, 'diplomat', true).ways(0)).toEqual(['object'])
    expect(at().turn(0, 'diplomat', true).refuses(0, { branch: 'bag', answer: { to: 1, give: 'bagKey' } })).toBe('answerIllegal')
    const t = at({ hands: { 0: ['key'], 1: ['bagGoblet'] }, deck: [] }).diplomat(0, 1, 'goblet', 'key')
    expect(t.hand(0)).toEqual(['bagGoblet'])
  })

  it('spent, it is not offered; a seat with another face-down profession is asked to end its turn all the same', () => {
    expect(at({ up: [0] }).ways(0)).not.toContain('diplomat')
    expect(at({ up: [0] }).spy(0, 1).asked()).toEqual(['1 turn'])
    const t = at({ professions: { 0: 'thug' } }).spy(0, 1)
    expect([t.asked(), t.ways(0)]).toEqual([['0 endTurn'], ['end']])
  })

  it('it: after it no victory may be declared in this turn; ru: it may', () => {
    const ways = (edition: string) => at({ societies: { 0: 'order' }, hands: { 0: ['key', 'dagger'], 1: ['goblet'] }, options: { edition } }).diplomat(0, 1, 'goblet', 'dagger').ways(0)
    expect(ways('ru')).toContain('declareOwn')
    expect(ways('it')).not.toContain('declareOwn')
  })
})

describe('Clairvoyant', () => {
  it('looks through the deck and puts two on top in any order', () => {
    const t = table({ seats: 4, professions: { 0: 'clairvoyant' }, deck: ['tome', 'coat', 'mirror', 'pearl'] }).turn(0, 'clairvoyant', true)
    expect(t.seen(0)).toEqual([{ kind: 'deck', objects: ['tome', 'coat', 'mirror', 'pearl'] }])
    t.answer(0, 'pearl').answer(0, 'tome')
    expect(t.state.deck.slice(0, 2)).toEqual(['pearl', 'tome'])
    expect([...t.state.deck].sort()).toEqual(['coat', 'mirror', 'pearl', 'tome'])
    expect([t.asides('arranged', 0), t.asides('arranged', 1)]).toEqual([[{ top: ['pearl', 'tome'] }], []])
    expect(t.asked()).toEqual(['0 turn'])
  })

  it('a deck of two: the other one comes second; of one: that one; empty: not at all', () => {
    const at = (deck: Literal['deck'] & object) => table({ seats: 4, professions: { 0: 'clairvoyant' }, deck })
    expect(at(['tome', 'coat']).turn(0, 'clairvoyant', true).answer(0, 'coat').state.deck).toEqual(['coat', 'tome'])
    expect(at(['tome']).turn(0, 'clairvoyant', true).asked()).toEqual(['0 turn'])
    expect(at([]).ways(0)).not.toContain('clairvoyant')
  })

  it('after the action too', () => {
    const t = table({ seats: 4, professions: { 0: 'clairvoyant' } }).spy(0, 1)
    expect(t.ways(0)).toEqual(['end', 'clairvoyant'])
    expect(t.answer(0, 'clairvoyant').asked()).toEqual(['0 clairvoyantTop'])
  })
})
