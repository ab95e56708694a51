/** Broken Mirror, Black Pearl, Seal of the Lodge. */
import { expect } from 'vitest'
import type { ObjectId } from '../../../../../src-shared/games/castle/rules'
import type { At, Rules } from '../editions'

export const mirror: Rules = {
  does: [
    [
      'an offer of it must be accepted, and the whole exchange is silent',
      at => {
        const t = at.table({ hands: { 0: ['mirror'], 1: ['tome'] } }).offer(0, 1, 'mirror')
        expect(t.ways(1)).toEqual(['accept'])
        expect(t.accept(1, 'tome').kinds()).toEqual(['offer', 'exchange'])
        expect([t.hand(0), t.hand(1)]).toEqual([['tome'], ['mirror']])
      },
    ],
    [
      'returned, it silences the offered card',
      at => {
        expect(at.exchanged('monocle', 'mirror').kinds()).toEqual(['offer', 'exchange'])
      },
    ],
  ],
  doesNot: [
    [
      'its own holder may refuse any other offer',
      at => {
        expect(
          at
            .table({ hands: { 0: ['key'], 1: ['mirror'] } })
            .offer(0, 1, 'key')
            .ways(1),
        ).toEqual(['accept', 'refuse'])
      },
    ],
    [
      'its holder may declare',
      at => {
        expect(at.table({ hands: { 0: ['mirror', 'key'] }, societies: { 0: 'order' } }).ways(0)).toContain('declareOwn')
      },
    ],
  ],
  ends: [
    [
      'a Bag given for it draws nothing and is not named',
      at => {
        const t = at.exchanged('mirror', 'bagKey', { deck: ['tome', 'coat'] })
        expect([t.kinds(), t.state.deck.length]).toEqual([['offer', 'exchange'], 2])
      },
    ],
    [
      'demanded by a Diplomat it is silent too',
      at => {
        const t = at
          .table({ hands: { 0: ['monocle'], 1: ['mirror'] }, professions: { 0: 'diplomat' } })
          .diplomat(0, 1, 'mirror', 'monocle')
        expect([t.hand(0), t.kinds().includes('read')]).toEqual([['mirror'], false])
      },
    ],
    [
      'both partners are asked what to smuggle, and neither can use anything (ru, smuggling)',
      at => {
        if (at.edition === 'italian') return
        const t = at.exchanged('mirror', 'tome', { options: { smuggling: true } })
        expect([t.asked(), t.ways(0), t.ways(1)]).toEqual([['0 smuggle', '1 smuggle'], ['keep'], ['keep']])
      },
    ],
  ],
}

/** What may be declared with this hand, by a member of the Order. */
const declarations = (at: At, hand: readonly ObjectId[], options = {}): string[] =>
  at
    .table({ seats: 5, hands: { 0: hand }, societies: { 0: 'order' }, options: { divination: true, ...options } })
    .ways(0)
    .filter(way => way.startsWith('declare'))

export const pearl: Rules = {
  does: [
    [
      'an offer of it must be accepted',
      at => {
        expect(
          at
            .table({ hands: { 0: ['pearl'] } })
            .offer(0, 1, 'pearl')
            .ways(1),
        ).toEqual(['accept'])
      },
    ],
    [
      "its holder may not declare his society's victory, neither by its own relics nor by the rivals'",
      at => {
        expect(declarations(at, ['key', 'key', 'key', 'pearl'])).toEqual([])
      },
    ],
  ],
  doesNot: [
    [
      'it does not silence the other card, and may be returned',
      at => {
        expect(at.exchanged('pearl', 'monocle').asked()).toEqual(['1 useMonocle'])
        expect(at.exchanged('key', 'pearl').hand(0)).toContain('pearl')
      },
    ],
    [
      'its holder may be named by another, and wins with his society',
      at => {
        const t = at
          .table({ hands: { 0: ['key', 'key'], 1: ['key', 'pearl'] }, societies: { 0: 'order', 1: 'order' } })
          .declare(0, 1)
        expect(t.outcome).toEqual({ winners: [0, 1], reason: 'declared' })
      },
    ],
    [
      'it has no effect of its own: demanded by a Diplomat it is not read',
      at => {
        const t = at
          .table({ hands: { 0: ['key'], 1: ['pearl'] }, professions: { 0: 'diplomat' } })
          .diplomat(0, 1, 'pearl', 'key')
        expect([t.hand(0), t.kinds().includes('read')]).toEqual([['pearl'], false])
      },
    ],
  ],
  ends: [
    [
      'once it is given away, the next turn may begin with a declaration',
      at => {
        const t = at
          .table({ hands: { 0: ['key', 'pearl'] }, societies: { 0: 'order' } })
          .offer(0, 1, 'pearl')
          .clock(1)
          .quiet()
        for (const seat of [1, 2, 3]) t.spy(seat, 0).quiet()
        expect([t.asked(), t.ways(0).includes('declareOwn')]).toEqual([['0 turn'], true])
      },
    ],
    [
      'does not forbid the victory alone, but by option',
      at => {
        const hand: ObjectId[] = ['key', 'goblet', 'goblet', 'pearl', 'signet']
        expect(declarations(at, hand)).toEqual(['declareAlone'])
        expect(declarations(at, hand, { pearlBlocksLodge: true })).toEqual([])
      },
    ],
    [
      'given for a Bag it does not keep it from drawing',
      at => {
        expect(
          at
            .exchanged('bagKey', 'pearl', { deck: ['tome', 'coat'] })
            .answer(0, 'use')
            .hand(0),
        ).toEqual(['dagger', 'tome', 'pearl'])
      },
    ],
  ],
}

export const signet: Rules = {
  does: [
    [
      'with three Keys and Goblets in any mix in one hand: that player alone wins',
      at => {
        for (const mix of [
          ['key', 'goblet', 'goblet'],
          ['key', 'key', 'key'],
          ['goblet', 'goblet', 'goblet'],
        ] as const) {
          expect(at.table({ seats: 5, hands: { 0: [...mix, 'signet'] } }).alone(0).outcome).toEqual({
            winners: [0],
            reason: 'lodge',
          })
        }
      },
    ],
  ],
  doesNot: [
    [
      'without three relics in the own hand a victory alone is not offered: only when it is true',
      at => {
        expect(declarations(at, ['key', 'goblet', 'signet'])).not.toContain('declareAlone')
        expect(declarations(at, ['whip', 'signet'])).toEqual(['declareRival'])
      },
    ],
    [
      'three relics without it win nothing alone',
      at => {
        expect(declarations(at, ['key', 'goblet', 'key'])).not.toContain('declareAlone')
      },
    ],
    [
      'it has no effect in an exchange',
      at => {
        expect(at.exchanged('signet', 'key').kinds()).toEqual(['offer', 'exchange'])
      },
    ],
  ],
  ends: [
    [
      'Bags count once the deck is empty, and not before',
      at => {
        const ways = (deck: readonly ObjectId[]) =>
          at.table({ seats: 5, hands: { 0: ['key', 'goblet', 'bagKey', 'signet'] }, deck }).ways(0)
        expect([ways(['tome']).includes('declareAlone'), ways([]).includes('declareAlone')]).toEqual([false, true])
      },
    ],
    [
      'there is no discount for the minority',
      at => {
        const t = at.table({
          seats: 5,
          hands: { 0: ['key', 'key', 'signet'] },
          societies: { 0: 'order', 1: 'order', 2: 'brotherhood', 3: 'brotherhood', 4: 'brotherhood' },
        })
        expect(t.ways(0)).not.toContain('declareAlone')
      },
    ],
    [
      'ru: after a Diplomat too; it: at the start of the turn alone',
      at => {
        const t = at
          .table({ hands: { 0: ['key', 'goblet', 'dagger', 'signet'], 1: ['goblet'] }, professions: { 0: 'diplomat' } })
          .diplomat(0, 1, 'goblet', 'dagger')
        expect(t.ways(0).includes('declareAlone')).toBe(at.edition === 'russian')
      },
    ],
  ],
}
