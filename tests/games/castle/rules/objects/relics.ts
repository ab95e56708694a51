/** Keys, Goblets and the Bags of Secrets. */
import { expect } from 'vitest'
import type { ObjectId, Society } from '../../../../../src-shared/games/castle/rules'
import type { Rules } from '../editions'

/** Seats 0 and 1 are of one society, 2 and 3 of the other. */
const two = (own: Society, rival: Society) => ({ 0: own, 1: own, 2: rival, 3: rival }) as const

/** @param another any object that is none of its society's */
const relic = (id: ObjectId, own: Society, rival: Society, another: ObjectId): Rules => ({
  does: [
    [
      "three of them, in the hands of the declarer and of those named, are its society's victory",
      at => {
        const t = at.table({ hands: { 0: [id, id], 1: [id] }, societies: two(own, rival) }).declare(0, 1)
        expect(t.outcome).toEqual({ winners: [0, 1], reason: 'declared' })
      },
    ],
    [
      'in an exchange it is known to the two partners alone',
      at => {
        const t = at.exchanged(id, another)
        expect([t.asides('offer', 0), t.asides('offer', 1), t.asides('offer', 2)]).toEqual([
          [{ card: id }],
          [{ card: id }],
          [],
        ])
        expect([t.asides('exchange', 0), t.asides('exchange', 1)]).toEqual([
          [{ gave: id, got: another }],
          [{ gave: another, got: id }],
        ])
        expect(t.asides('exchange', 3)).toEqual([])
      },
    ],
  ],
  doesNot: [
    [
      'is not named in an exchange and has no effect',
      at => {
        const t = at.exchanged(id, another)
        expect([t.hand(0), t.hand(1)]).toEqual([
          [another, 'dagger'],
          [id, 'gloves'],
        ])
        expect(t.kinds()).toEqual(['offer', 'exchange'])
      },
    ],
    [
      'three of them give the other society no right to declare',
      at => {
        expect(at.table({ hands: { 0: [id, id, id] }, societies: two(rival, own) }).ways(0)).not.toContain('declareOwn')
      },
    ],
    [
      'three of them in hands that are not named are no victory',
      at => {
        const t = at.table({ hands: { 0: [id, id], 1: [id] }, societies: two(own, rival) }).declare(0)
        expect(t.outcome).toEqual({ winners: [2, 3], reason: 'mistaken' })
      },
    ],
  ],
  ends: [
    [
      'two are one too few at an even table',
      at => {
        const t = at.table({ hands: { 0: [id], 1: [id], 2: [id] }, societies: two(own, rival) }).declare(0, 1)
        expect(t.outcome).toEqual({ winners: [2, 3], reason: 'mistaken' })
      },
    ],
    [
      'two suffice the minority of an odd table, and not the majority',
      at => {
        const minority = at
          .table({ seats: 5, hands: { 0: [id, id] }, societies: { ...two(own, rival), 4: rival } })
          .declare(0)
        expect(minority.outcome).toEqual({ winners: [0, 1], reason: 'declared' })
        const majority = at
          .table({ seats: 5, hands: { 0: [id, id] }, societies: { ...two(own, rival), 4: own } })
          .declare(0)
        expect(majority.outcome).toEqual({ winners: [2, 3], reason: 'mistaken' })
      },
    ],
    [
      'one is one too few for the minority too',
      at => {
        const t = at.table({ seats: 5, hands: { 0: [id] }, societies: { ...two(own, rival), 4: rival } }).declare(0)
        expect([t.outcome, t.eventsOf('removed')]).toEqual([{ winners: [2, 3, 4], reason: 'mistaken' }, []])
      },
    ],
    [
      'one is enough to be allowed to declare, none is not',
      at => {
        expect(at.table({ hands: { 0: [id] }, societies: two(own, rival) }).ways(0)).toContain('declareOwn')
        expect(at.table({ hands: { 0: [another] }, societies: two(own, rival) }).ways(0)).not.toContain('declareOwn')
      },
    ],
  ],
})

/** @param other the other Bag; @param relics what it is once the deck is empty */
const bag = (id: ObjectId, other: ObjectId, own: Society, relics: ObjectId): Rules => ({
  does: [
    [
      'exchanged, its giver may draw the top object',
      at => {
        const t = at.exchanged(id, relics, { deck: ['tome', 'coat'] }).answer(0, 'use')
        expect([t.hand(0), t.state.deck]).toEqual([[relics, 'dagger', 'tome'], ['coat']])
        expect([t.asides('draw', 0), t.asides('draw', 1)]).toEqual([[{ card: 'tome' }], []])
      },
    ],
    [
      'returned, it is for the player who returned it to draw',
      at => {
        const t = at.exchanged(relics, id, { deck: ['tome', 'coat'] })
        expect(t.asked()).toEqual(['1 useBag'])
        expect(t.answer(1, 'use').hand(1)).toContain('tome')
      },
    ],
    [
      'is read aloud as "a Bag", whichever it is',
      at => {
        expect(at.exchanged(id, relics).eventsOf('read')).toEqual([{ kind: 'read', seat: 1, giver: 0, card: 'bag' }])
      },
    ],
  ],
  doesNot: [
    [
      'draws nothing when its giver declines',
      at => {
        const t = at.exchanged(id, relics, { deck: ['tome', 'coat'] }).answer(0, 'decline')
        expect([t.hand(0), t.state.deck]).toEqual([
          [relics, 'dagger'],
          ['tome', 'coat'],
        ])
      },
    ],
    [
      'is not read and draws nothing when it is refused',
      at => {
        const t = at
          .table({ hands: { 0: [id], 1: [relics] } })
          .offer(0, 1, id)
          .refuse(1)
        expect(t.kinds().filter(kind => ['read', 'draw'].includes(kind))).toEqual([])
        expect([t.hand(0), t.hand(1)]).toEqual([[id], [relics]])
      },
    ],
    [
      'is never answered with the other Bag',
      at => {
        const t = at.table({ hands: { 0: [id], 1: [other, relics] } }).offer(0, 1, id)
        expect(t.refuses(1, { branch: 'accept', answer: other })).toBe('answerIllegal')
        expect(t.accept(1, relics).hand(0)).toEqual([relics])
      },
    ],
    [
      'draws nothing as loot',
      at => {
        const t = at
          .table({
            seats: 5,
            hands: { 0: ['key', 'goblet', 'dagger', 'ring', id], 1: ['whip'] },
            deck: ['tome', 'coat'],
          })
          .duel(0, 1, { 2: 'defender', 3: 'attacker', 4: 'defender' })
          .quiet('spoils')
        t.answer(1, 'search').answer(1, { take: id })
        expect([t.hand(1).includes(id), t.kinds().includes('read'), t.state.deck]).toEqual([
          true,
          false,
          ['tome', 'coat'],
        ])
      },
    ],
    [
      'draws nothing as a gift',
      at => {
        const t = at
          .table({ hands: { 0: ['key', 'goblet', 'dagger', 'ring', 'coat', id] }, deck: ['tome', 'whip'] })
          .duel(0, 1, { 2: 'attacker', 3: 'defender' })
          .quiet()
        // A draw: the attacker draws the seventh object.
        t.answer(0, { card: id, to: 2 })
        expect([t.hand(2).includes(id), t.kinds().includes('read'), t.eventsOf('draw').length]).toEqual([
          true,
          false,
          1,
        ])
      },
    ],
    [
      'is no relic as long as the deck has a card',
      at => {
        expect(at.table({ hands: { 0: [id] }, societies: { 0: own }, deck: ['tome'] }).ways(0)).not.toContain(
          'declareOwn',
        )
      },
    ],
  ],
  ends: [
    [
      'against a lone other Bag the refusal is forced, and gives a token',
      at => {
        const t = at.table({ hands: { 0: [id], 1: [other] } }).offer(0, 1, id)
        expect(t.ways(1)).toEqual(['refuse'])
        expect(t.refuse(1).state.tokens[0]).toBe(1)
      },
    ],
    [
      'once the deck is empty: silent, no drawing, and exchanged for the other Bag',
      at => {
        const t = at
          .table({ hands: { 0: [id], 1: [other] }, deck: [] })
          .offer(0, 1, id)
          .accept(1, other)
        expect([t.hand(0), t.hand(1)]).toEqual([[other], [id]])
        expect(t.kinds()).toEqual(['offer', 'exchange'])
      },
    ],
    [
      'its own draw of the last card makes it a relic',
      at => {
        const t = at
          .exchanged(id, 'whip', { deck: ['tome'], societies: { 1: own } })
          .answer(0, 'use')
          .quiet()
        expect(t.eventsOf('draw')).toMatchObject([{ seat: 0, left: 0 }])
        expect(t.ways(1)).toContain('declareOwn')
      },
    ],
    [
      'once the deck is empty it is a relic of its own society, and of no other',
      at => {
        const declared = (society: Society) =>
          at.table({ hands: { 0: [relics, relics, id] }, deck: [], societies: { 0: society } })
        expect(declared(own).declare(0).outcome).toMatchObject({ reason: 'declared' })
        expect(declared(own === 'order' ? 'brotherhood' : 'order').ways(0)).not.toContain('declareOwn')
      },
    ],
    [
      "a giver with a full hand draws, and gives one away at once, before the partner's effect",
      at => {
        const t = at
          .table({
            seats: 5,
            hands: { 0: [relics, id, 'dagger', 'knives', 'ring'], 1: ['whip', 'pass'] },
            deck: ['tome', 'coat'],
          })
          .offer(0, 1, id)
          .accept(1, 'pass')
          .answer(0, 'use')
        expect(t.asked()).toEqual(['0 gift'])
        expect(t.answer(0, { card: 'tome', to: 3 }).asked()).toEqual(['1 usePass'])
      },
    ],
  ],
})

export const key = relic('key', 'order', 'brotherhood', 'goblet')
export const goblet = relic('goblet', 'brotherhood', 'order', 'key')
export const bagKey = bag('bagKey', 'bagGoblet', 'order', 'key')
export const bagGoblet = bag('bagGoblet', 'bagKey', 'brotherhood', 'goblet')
