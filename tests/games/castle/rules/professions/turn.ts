/** What is used in the own turn: Diplomat, Clairvoyant. */
import { expect } from 'vitest'
import type { ObjectId } from '../../../../../src-shared/games/castle/rules'
import type { At, Rules } from '../editions'

const asking = (at: At, more: Parameters<At['table']>[0] = {}) =>
  at.table({ hands: { 0: ['key', 'bagKey'], 1: ['monocle', 'goblet'] }, professions: { 0: 'diplomat' }, ...more })

export const diplomat: Rules = {
  does: [
    [
      'who has it must exchange it, with effects; the demanded card is the offered one',
      at => {
        const t = asking(at).diplomat(0, 1, 'monocle', 'bagKey')
        expect(t.eventsOf('diplomat')).toEqual([{ kind: 'diplomat', seat: 0, to: 1, object: 'monocle', has: true }])
        t.answer(1, 'decline').answer(0, 'decline')
        expect([t.hand(0), t.hand(1)]).toEqual([
          ['key', 'monocle'],
          ['goblet', 'bagKey'],
        ])
        expect(t.eventsOf('read').map(read => read.card)).toEqual(['monocle', 'bag'])
        expect(t.asked()).toEqual(['0 turn'])
      },
    ],
    [
      'a Bag is one kind: who has both picks, who has one is asked as well',
      at => {
        const both = asking(at, { hands: { 0: ['key'], 1: ['bagKey', 'bagGoblet'] } }).diplomat(0, 1, 'bag', 'key')
        expect(both.ways(1)).toEqual(['bagKey', 'bagGoblet'])
        expect(both.answer(1, 'bagGoblet').hand(0)).toEqual(['bagGoblet'])
        expect(
          asking(at, { hands: { 0: ['key'], 1: ['bagKey'] } })
            .diplomat(0, 1, 'bag', 'key')
            .ways(1),
        ).toEqual(['bagKey'])
      },
    ],
    [
      'the kind and the success are public, the object given in return is not',
      at => {
        const t = asking(at).diplomat(0, 1, 'goblet', 'key')
        expect(t.eventsOf('exchange')).toEqual([{ kind: 'exchange', seat: 1, with: 0 }])
        expect(t.asides('exchange', 2)).toEqual([])
      },
    ],
  ],
  doesNot: [
    [
      'if not, he shows the asker alone his objects and the turn ends, before or after the action',
      at => {
        const t = asking(at).diplomat(0, 1, 'tome', 'key')
        expect([t.asides('look', 0), t.asides('look', 2)]).toEqual([[{ objects: ['goblet', 'monocle'] }], []])
        expect([t.asked(), t.hand(0)]).toEqual([['1 turn'], ['key', 'bagKey']])
        expect(asking(at).spy(0, 2).diplomat(0, 1, 'tome', 'key').asked()).toEqual(['1 turn'])
      },
    ],
    [
      'a Bag may not be asked with nothing but Bags to give, nor paid with one',
      at => {
        expect(
          asking(at, { hands: { 0: ['bagKey'] } })
            .way(0, 'diplomat')
            .ways(0),
        ).toEqual(['object'])
        expect(
          asking(at)
            .way(0, 'diplomat')
            .refuses(0, { branch: 'bag', answer: { to: 1, give: 'bagKey' } }),
        ).toBe('answerIllegal')
      },
    ],
    [
      'cannot be used in the turn of another',
      at => {
        const t = at.table({ professions: { 1: 'diplomat' } }).spy(0, 2)
        expect(t.asked()).toEqual(['0 endTurn'])
      },
    ],
  ],
  ends: [
    [
      'once: spent, it is not offered; with another face-down profession one is asked to end the turn all the same',
      at => {
        expect(asking(at, { up: [0] }).ways(0)).not.toContain('diplomat')
        expect(
          asking(at, { up: [0] })
            .spy(0, 1)
            .asked(),
        ).toEqual(['1 turn'])
        const t = asking(at, { professions: { 0: 'thug' } }).spy(0, 1)
        expect([t.asked(), t.ways(0)]).toEqual([['0 endTurn'], ['end']])
      },
    ],
    [
      'on an empty deck a Bag is asked for as the Key or Goblet that it is',
      at => {
        const t = asking(at, { hands: { 0: ['key'], 1: ['bagGoblet'] }, deck: [] }).diplomat(0, 1, 'goblet', 'key')
        expect(t.hand(0)).toEqual(['bagGoblet'])
        expect(asking(at, { deck: [] }).way(0, 'diplomat').ways(0)).toEqual(['object'])
      },
    ],
    [
      'on a deck of one card a Key is no Bag',
      at => {
        const t = asking(at, { hands: { 0: ['goblet'], 1: ['bagKey'] }, deck: ['tome'] }).diplomat(
          0,
          1,
          'key',
          'goblet',
        )
        expect(t.eventsOf('diplomat')[0]?.has).toBe(false)
      },
    ],
    [
      'it: after it no victory may be declared in this turn; ru: it may',
      at => {
        const t = asking(at, { societies: { 0: 'order' }, hands: { 0: ['key', 'dagger'], 1: ['goblet'] } }).diplomat(
          0,
          1,
          'goblet',
          'dagger',
        )
        expect(t.ways(0).includes('declareOwn')).toBe(at.edition === 'russian')
      },
    ],
  ],
}

const seeing = (at: At, deck: readonly ObjectId[]) => at.table({ professions: { 0: 'clairvoyant' }, deck })

export const clairvoyant: Rules = {
  does: [
    [
      'looks through the deck and puts two on top in any order',
      at => {
        const t = seeing(at, ['tome', 'coat', 'mirror', 'pearl']).way(0, 'clairvoyant')
        expect(t.seen(0)).toEqual([{ kind: 'deck', objects: ['tome', 'coat', 'mirror', 'pearl'] }])
        t.answer(0, 'pearl').answer(0, 'tome')
        expect(t.state.deck.slice(0, 2)).toEqual(['pearl', 'tome'])
        expect([...t.state.deck].sort()).toEqual(['coat', 'mirror', 'pearl', 'tome'])
        expect(t.asked()).toEqual(['0 turn'])
      },
    ],
    [
      'holds no card of the deck back: as many lie there as before, and the Bags are none the later relics',
      at => {
        const t = seeing(at, ['tome', 'coat', 'mirror']).way(0, 'clairvoyant').answer(0, 'coat')
        const left = () => t.match.view(null).open.table.deck
        expect([left(), t.answer(0, 'tome') && left(), t.state.chosen]).toEqual([3, 3, []])
      },
    ],
    [
      'after the action too',
      at => {
        const t = at.table({ professions: { 0: 'clairvoyant' } }).spy(0, 1)
        expect(t.ways(0)).toEqual(['end', 'clairvoyant'])
        expect(t.answer(0, 'clairvoyant').asked()).toEqual(['0 clairvoyantTop'])
      },
    ],
    [
      'what lies on top is what is drawn next',
      at => {
        const t = seeing(at, ['tome', 'coat', 'mirror'])
          .way(0, 'clairvoyant')
          .answer(0, 'mirror')
          .answer(0, 'coat')
          .duel(0, 1, { 2: 'attacker', 3: 'defender' })
          .quiet()
        expect(t.asides('draw', 0)).toEqual([{ card: 'mirror' }])
      },
    ],
  ],
  doesNot: [
    [
      'nobody else learns what lies in the deck or on top of it',
      at => {
        const t = seeing(at, ['tome', 'coat', 'mirror', 'pearl'])
          .way(0, 'clairvoyant')
          .answer(0, 'pearl')
          .answer(0, 'tome')
        expect([t.asides('arranged', 0), t.asides('arranged', 1)]).toEqual([[{ top: ['pearl', 'tome'] }], []])
        expect([t.asides('clairvoyant', 1), t.seen(1)]).toEqual([[], []])
      },
    ],
    [
      'does not show in which order the deck lay',
      at => {
        const sees = (deck: readonly ObjectId[]) => seeing(at, deck).way(0, 'clairvoyant').match.view(0)
        expect(sees(['pearl', 'coat', 'tome'])).toEqual(sees(['tome', 'pearl', 'coat']))
      },
    ],
    [
      'is not the action of the turn',
      at => {
        const t = seeing(at, ['tome', 'coat', 'mirror']).way(0, 'clairvoyant').answer(0, 'coat').answer(0, 'tome')
        expect(t.ways(0)).toEqual(expect.arrayContaining(['spy', 'exchange', 'duel']))
      },
    ],
  ],
  ends: [
    [
      'a deck of two: the other one comes second; of one: that one; empty: not at all',
      at => {
        expect(seeing(at, ['tome', 'coat']).way(0, 'clairvoyant').answer(0, 'coat').state.deck).toEqual([
          'coat',
          'tome',
        ])
        expect(seeing(at, ['tome']).way(0, 'clairvoyant').asked()).toEqual(['0 turn'])
        expect(seeing(at, []).ways(0)).not.toContain('clairvoyant')
      },
    ],
    [
      'once: spent, it is not offered',
      at => {
        expect(at.table({ professions: { 0: 'clairvoyant' }, up: [0] }).ways(0)).not.toContain('clairvoyant')
      },
    ],
    [
      'it: after it no victory may be declared in this turn; ru: it may',
      at => {
        const t = at
          .table({
            professions: { 0: 'clairvoyant' },
            hands: { 0: ['key'] },
            societies: { 0: 'order' },
            deck: ['tome'],
          })
          .way(0, 'clairvoyant')
        expect(t.ways(0).includes('declareOwn')).toBe(at.edition === 'russian')
      },
    ],
  ],
}
