/** Each object: what it does, what it does not do, and where that ends. */
import { describe, expect, it } from 'vitest'
import type { ObjectId, Side } from '../../../src-shared/games/castle'
import { table } from './table'

/** Accepted exchange of two cards: 0 offers the first to 1, who returns the second. */
const exchanged = (first: ObjectId, second: ObjectId, more: Omit<Parameters<typeof table>[0], 'seats' | 'hands'> = {}) =>
  table({ seats: 4, hands: { 0: [first, 'dagger'], 1: [second, 'gloves'] }, ...more }).offer(0, 1, first).accept(1, second)

describe('Key and Goblet', () => {
  it('pass unnamed', () => {
    const t = exchanged('key', 'goblet')
    expect([t.hand(0), t.hand(1)]).toEqual([['goblet', 'dagger'], ['key', 'gloves']])
    expect(t.kinds()).toEqual(['offer', 'exchange'])
  })

  it('the offered and the returned card are told to the two partners alone', () => {
    const t = exchanged('key', 'goblet')
    expect([t.asides('offer', 0), t.asides('offer', 1), t.asides('offer', 2)]).toEqual([[{ card: 'key' }], [{ card: 'key' }], []])
    expect([t.asides('exchange', 0), t.asides('exchange', 1)]).toEqual([[{ gave: 'key', got: 'goblet' }], [{ gave: 'goblet', got: 'key' }]])
    expect(t.asides('exchange', 3)).toEqual([])
  })
})

describe('Bags of Secrets', () => {
  it('the giver may draw the top object, or not', () => {
    expect(exchanged('bagKey', 'key', { deck: ['tome', 'coat'] }).answer(0, 'use').hand(0)).toContain('tome')
    const t = exchanged('bagKey', 'key', { deck: ['tome', 'coat'] }).answer(0, 'decline')
    expect([t.hand(0), t.state.deck]).toEqual([['key', 'dagger'], ['tome', 'coat']])
  })

  it('are read as "a Bag", whichever it is', () => {
    for (const bag of ['bagKey', 'bagGoblet'] as const) expect(exchanged(bag, 'key').told('read')).toMatchObject([{ card: 'bag' }])
  })

  it('are never answered with one another', () => {
    const t = table({ seats: 4, hands: { 0: ['bagKey'], 1: ['bagGoblet', 'key'] } }).offer(0, 1, 'bagKey')
    expect(t.refuses(1, { branch: 'accept', answer: 'bagGoblet' })).toBe('answerIllegal')
    expect(t.accept(1, 'key').hand(0)).toEqual(['key'])
  })

  it('once the deck is empty: no drawing, silent, and may be exchanged for one another', () => {
    const t = table({ seats: 4, hands: { 0: ['bagKey'], 1: ['bagGoblet'] }, deck: [] }).offer(0, 1, 'bagKey').accept(1, 'bagGoblet')
    expect([t.hand(0), t.hand(1)]).toEqual([['bagGoblet'], ['bagKey']])
    expect(t.kinds()).toEqual(['offer', 'exchange'])
  })
})

describe.each([
  ['dagger', 0, 'attacker', { attacker: 3, defender: 2 }], ['gloves', 1, 'defender', { attacker: 1, defender: 4 }],
  ['knives', 2, 'attacker', { attacker: 3, defender: 2 }], ['whip', 2, 'defender', { attacker: 1, defender: 4 }],
] as const)('%s', (object, holder, side: Side, counted) => {
  const duel = (seat: number, support: Side) => table({ seats: 4, hands: { [seat]: [object] } }).duel(0, 1, { 2: support, 3: 'defender' })

  it('gives its side a point, once, and is taken back', () => {
    const t = duel(holder, side).round({ [holder]: ['object', object] })
    expect(t.told('use')).toEqual([{ kind: 'use', used: { what: 'object', seat: holder, object, side } }])
    expect(t.ways(holder)).not.toContain('object')
    t.quiet('doctor')
    expect(t.told('count')).toEqual([{ kind: 'count', ...counted }])
    expect(t.hand(holder)).toContain(object)
  })

  it('is of no use in another role', () => {
    const other: Side = side === 'attacker' ? 'defender' : 'attacker'
    if (holder === 2) expect(duel(2, other).ways(2)).not.toContain('object')
    else expect(duel(1 - holder, 'attacker').ways(1 - holder)).not.toContain('object')
  })

  it('whoever could hold it is asked, whether he does or not', () => {
    const asked = (seat: number) => duel(seat, side).asked()
    expect(asked(holder)).toEqual(asked(3))
  })
})

describe('Poison Ring', () => {
  const tie = (seat: number) => table({ seats: 4, hands: { [seat]: ['ring'] } }).duel(0, 1, { 2: 'attacker', 3: 'defender' }).quiet('ring')

  it.each([[0, 1], [1, 0]] as const)('its holder, attacker or defender, wins a tie: %i', (winner, loser) => {
    const t = tie(winner).use(winner).quiet()
    expect(t.told('won')).toEqual([{ kind: 'won', winner, loser }])
  })

  it('both are asked whoever holds it; a supporter cannot use it; unused, the duel is drawn', () => {
    const t = tie(2)
    expect(t.asked()).toEqual(['0 ring', '1 ring'])
    expect([t.ways(0), t.ways(1)]).toEqual([['pass'], ['pass']])
    expect(t.quiet().kinds()).toContain('drawn')
  })

  it('without a tie there is no window', () => {
    expect(table({ seats: 4, hands: { 1: ['ring'] } }).duel(0, 1).quiet('ring').asked()).not.toContain('1 ring')
  })
})

describe('Privilege, Monocle', () => {
  it('Privilege: the giver looks at all objects of the partner after the swap; nobody else does', () => {
    const t = exchanged('pass', 'key').answer(0, 'use')
    expect(t.asides('look', 0)).toEqual([{ objects: ['gloves', 'pass'] }])
    expect(t.seen(0)).toEqual([{ kind: 'objects', seat: 1, objects: ['gloves', 'pass'] }])
    expect([t.asides('look', 1), t.asides('look', 2), t.seen(1)]).toEqual([[], [], []])
  })

  it('Monocle: the giver looks at the partner\'s society', () => {
    const t = exchanged('key', 'monocle', { societies: { 0: 'brotherhood', 1: 'order' } }).answer(1, 'use')
    expect(t.asides('look', 1)).toEqual([{ society: 'brotherhood' }])
    expect(t.own(1).memo?.at(-1)?.saw).toEqual({ kind: 'society', seat: 0, society: 'brotherhood' })
    expect(t.asides('look', 0)).toEqual([])
  })

  it('refused or declined, nothing is seen', () => {
    expect(exchanged('monocle', 'key').answer(0, 'decline').kinds()).not.toContain('look')
    expect(table({ seats: 4, hands: { 0: ['monocle'] } }).offer(0, 1, 'monocle').refuse(1).kinds()).not.toContain('read')
  })
})

describe('Tome', () => {
  it('swaps professions with the partner, both face down and fresh', () => {
    const t = exchanged('tome', 'key', { professions: { 0: 'priest', 1: 'thug' }, up: [0, 1] }).answer(0, 'use')
    expect([t.own(0).profession, t.own(1).profession, t.state.up]).toEqual(['thug', 'priest', [false, false, false, false]])
    expect(t.asides('professions', 1)).toEqual([{ lost: 'thug', won: 'priest' }])
    expect(t.asides('professions', 2)).toEqual([])
  })

  it('declined, they stay', () => {
    const t = exchanged('tome', 'key', { professions: { 0: 'priest', 1: 'thug' }, up: [0] }).answer(0, 'decline')
    expect([t.own(0).profession, t.state.up[0]]).toEqual(['priest', true])
  })
})

describe('Coat', () => {
  const coat = (up: readonly number[]) => exchanged('coat', 'key', { professions: { 0: 'priest', 1: 'thug', 2: 'doctor', 3: 'duelist' }, up })

  it('takes a left-over profession, face down and fresh; the old one joins them', () => {
    const t = coat([0]).turn(0, 'take', 'alchemist')
    expect([t.own(0).profession, t.state.up[0]]).toEqual(['alchemist', false])
    expect(t.state.leftOver).toEqual(['grandmaster', 'bodyguard', 'priest', 'hypnotist', 'diplomat', 'clairvoyant'])
    expect(t.told('coat')).toEqual([{ kind: 'coat', seat: 0, down: true }])
  })

  it('he may keep his own, refreshed', () => {
    const t = coat([0]).turn(0, 'take', 'priest')
    expect([t.own(0).profession, t.state.up[0], t.told('coat')[0]?.down]).toEqual(['priest', false, true])
  })

  it('a face-down profession: taken or not looks the same to all others', () => {
    const took = coat([]).turn(0, 'take', 'alchemist'), not = coat([]).turn(0, 'decline', true)
    expect(took.events).toEqual(not.events)
    expect(took.match.view(2)).toEqual(not.match.view(2))
  })
})

describe('Sextant', () => {
  it('everybody passes one object of own choice, all chosen before any is passed', () => {
    const t = table({ seats: 4, hands: { 0: ['sextant', 'dagger'], 1: ['key'], 2: ['pass'], 3: ['mirror'] } })
      .offer(0, 1, 'sextant').accept(1, 'key').answer(0, 'left')
    expect(t.asked()).toEqual(['0 passOn', '1 passOn', '2 passOn', '3 passOn'])
    t.answer(2, 'pass').answer(0, 'key').answer(3, 'mirror')
    expect(t.hand(3)).toEqual(['mirror'])
    t.answer(1, 'sextant')
    expect([0, 1, 2, 3].map(seat => t.hand(seat))).toEqual([['dagger', 'mirror'], ['key'], ['sextant'], ['pass']])
    expect(t.told('read').length).toBe(1)
    expect(t.asides('passOn', 2)).toEqual([{ gave: 'pass', got: 'sextant' }])
  })

  it('to the right, or not at all', () => {
    const t = exchanged('sextant', 'key').answer(0, 'right')
    expect(t.askOf(0).params).toEqual({ direction: 'right', to: 3 })
    expect(exchanged('sextant', 'key').answer(0, 'decline').kinds()).not.toContain('passOn')
  })

  it('a returned card that it moves on still has its effect, for the same giver and partner', () => {
    const t = table({ seats: 4, hands: { 0: ['sextant', 'dagger'], 1: ['monocle', 'key'] } })
      .offer(0, 1, 'sextant').accept(1, 'monocle').answer(0, 'left')
      .answer(0, 'monocle').answer(1, 'sextant').clock(2).clock(3)
    expect(t.asked()).toEqual(['1 useMonocle'])
    expect(t.answer(1, 'use').told('look')).toEqual([{ kind: 'look', seat: 1, at: 0, what: 'society', how: 'monocle' }])
  })
})

describe('Broken Mirror, Black Pearl', () => {
  it.each(['mirror', 'pearl'] as const)('an offer of the %s must be accepted', object => {
    const t = table({ seats: 4, hands: { 0: [object] } }).offer(0, 1, object)
    expect(t.ways(1)).toEqual(['accept'])
  })

  it('a returned Mirror silences the offered card', () => {
    expect(exchanged('monocle', 'mirror').kinds()).toEqual(['offer', 'exchange'])
  })

  it('the Pearl does not silence the other card, and may be returned', () => {
    expect(exchanged('pearl', 'monocle').asked()).toEqual(['1 useMonocle'])
    expect(exchanged('key', 'pearl').hand(0)).toContain('pearl')
  })

  it('the Pearl forbids to declare the society\'s victory', () => {
    const hands = (more: readonly ObjectId[]) => ({ 0: ['key', 'key', 'key', ...more] as ObjectId[] })
    const ways = (more: readonly ObjectId[]) => table({ seats: 4, hands: hands(more), societies: { 0: 'order' }, options: { divination: true } }).ways(0)
    expect(ways([])).toEqual(expect.arrayContaining(['declareOwn', 'declareRival']))
    expect(ways(['pearl']).filter(way => way.startsWith('declare'))).toEqual([])
  })
})

describe('Seal of the Lodge', () => {
  const ways = (hand: readonly ObjectId[], more: Partial<Parameters<typeof table>[0]> = {}) => table({ seats: 5, hands: { 0: hand }, ...more }).ways(0)

  it('three Keys and Goblets in any mix win alone', () => {
    const t = table({ seats: 5, hands: { 0: ['key', 'goblet', 'goblet', 'signet'] } }).alone(0)
    expect(t.outcome).toEqual({ winners: [0], reason: 'lodge' })
  })

  it('is offered only when true; no minority discount; Bags count once the deck is empty', () => {
    expect(ways(['key', 'goblet', 'signet'])).not.toContain('declareAlone')
    expect(ways(['key', 'goblet', 'key'])).not.toContain('declareAlone')
    expect(ways(['key', 'goblet', 'bagKey', 'signet'])).not.toContain('declareAlone')
    expect(ways(['key', 'goblet', 'bagKey', 'signet'], { deck: [] })).toContain('declareAlone')
  })

  it('the Pearl forbids it by option only', () => {
    const hand: ObjectId[] = ['key', 'goblet', 'goblet', 'pearl', 'signet']
    expect(ways(hand)).toContain('declareAlone')
    expect(ways(hand, { options: { pearlBlocksLodge: true } })).not.toContain('declareAlone')
  })
})
