/** What is shown in a duel: Dagger, Gloves, Throwing Knives, Whip, Poison Ring. */
import { expect } from 'vitest'
import type { ObjectId, Side } from '../../../../../src-shared/games/castle/rules'
import { SIDES, type At, type Rules } from '../editions'

/**
 * Of four seats 0 attacks 1; 2 may support either; 3 supports the defender. So it stands 3:2 with 2 for the attacker,
 * 2:3 otherwise.
 */
const inHandOf = (at: At, object: ObjectId, seat: number, side: Side) =>
  at.table({ hands: { [seat]: [object] } }).duel(0, 1, { 2: side, 3: 'defender' })

/** Without anything shown. */
const PLAIN = { attacker: { attacker: 2, defender: 2 }, defender: { attacker: 1, defender: 3 } } as const

interface Fitting {
  readonly holder: number
  readonly side: Side
}

/** @param holder the seat for whom it fits, which is or supports @param side */
const point = (object: ObjectId, { holder, side }: Fitting): Rules => {
  const support: Side = holder === 2 ? side : 'attacker'
  const plain = PLAIN[support]
  const counted = { ...plain, [side]: plain[side] + 1 }
  return {
    does: [
      [
        'shown, it gives its side a point, and is taken back',
        at => {
          const t = inHandOf(at, object, holder, support).round({ [holder]: ['object', object] })
          expect(t.eventsOf('use')).toEqual([{ kind: 'use', used: { what: 'object', seat: holder, object, side } }])
          t.quiet('doctor')
          expect(t.eventsOf('count')).toEqual([{ kind: 'count', ...counted }])
          expect(t.hand(holder)).toContain(object)
        },
      ],
    ],
    doesNot: [
      [
        'is of no use in any other role',
        at => {
          const roles = [
            { seat: 0, side: 'attacker' },
            { seat: 1, side: 'attacker' },
            { seat: 2, side: 'attacker' },
            { seat: 2, side: 'defender' },
          ] as const
          const fits = ({ seat, side: with2 }: (typeof roles)[number]): boolean =>
            inHandOf(at, object, seat, with2).ways(seat).includes('object')
          expect(roles.filter(fits)).toEqual([{ seat: holder, side: support }])
        },
      ],
      [
        'not shown, it counts for nothing',
        at => {
          expect(inHandOf(at, object, holder, support).quiet('doctor').eventsOf('count')).toEqual([
            { kind: 'count', ...plain },
          ])
        },
      ],
      [
        'counts for nothing once a Duelist has shut its holder out, and for a duellist it does',
        at => {
          const duelist = holder === 0 ? 1 : 0
          const t = at
            .table({ hands: { [holder]: [object] }, professions: { [duelist]: 'duelist' } })
            .duel(0, 1, { 2: support, 3: 'defender' })
            .round({ [holder]: ['object', object] })
            .round({ [duelist]: ['profession', 'duelist'] })
            .quiet('doctor')
          const alone = { attacker: 1, defender: 1 }
          alone[SIDES[duelist === 0 ? 0 : 1]]++
          if (holder !== 2) alone[side]++
          expect(t.eventsOf('count')).toEqual([{ kind: 'count', ...alone }])
          expect(t.hand(holder)).toContain(object)
        },
      ],
    ],
    ends: [
      [
        'counts once a duel, and again in the next',
        at => {
          const t = inHandOf(at, object, holder, support).round({ [holder]: ['object', object] })
          expect(t.ways(holder)).not.toContain('object')
          t.quiet('spoils')
          const [won] = t.eventsOf('won')
          if (won) t.answer(won.winner, 'society').quiet()
          for (const seat of [1, 2, 3]) t.spy(seat, 0).quiet()
          expect(t.duel(0, 1, { 2: support, 3: 'defender' }).ways(holder)).toContain('object')
        },
      ],
      [
        'adds up with a duel token of the same player',
        at => {
          const t = at
            .table({ hands: { [holder]: [object] }, tokens: { [holder]: 1 } })
            .duel(0, 1, { 2: support, 3: 'defender' })
            .round({ [holder]: ['object', object] })
            .round({ [holder]: ['tokens', { count: 1, side }] })
            .quiet('doctor')
          expect(t.eventsOf('count')).toEqual([{ kind: 'count', ...plain, [side]: plain[side] + 2 }])
        },
      ],
      [
        'every player who could hold it is asked, whether he does or not',
        at => {
          expect(inHandOf(at, object, holder, support).asked()).toEqual(inHandOf(at, object, 3, support).asked())
        },
      ],
    ],
  }
}

export const dagger = point('dagger', { holder: 0, side: 'attacker' })
export const gloves = point('gloves', { holder: 1, side: 'defender' })
export const knives = point('knives', { holder: 2, side: 'attacker' })
export const whip = point('whip', { holder: 2, side: 'defender' })

/** 2:2, with the Ring in this hand. */
const tie = (at: At, seat: number, more: Parameters<At['table']>[0] = {}) =>
  at.table({ hands: { [seat]: ['ring'] }, ...more }).duel(0, 1, { 2: 'attacker', 3: 'defender' })

export const ring: Rules = {
  does: [
    [
      'its holder wins a tie, as the attacker and as the defender',
      at => {
        for (const [winner, loser] of [
          [0, 1],
          [1, 0],
        ] as const) {
          expect(tie(at, winner).quiet('ring').use(winner).quiet().eventsOf('won')).toEqual([
            { kind: 'won', winner, loser },
          ])
        }
      },
    ],
  ],
  doesNot: [
    [
      'helps no supporter: both duellists are asked, with nothing to show',
      at => {
        const t = tie(at, 2).quiet('ring')
        expect(t.asked()).toEqual(['0 ring', '1 ring'])
        expect([t.ways(0), t.ways(1)]).toEqual([['pass'], ['pass']])
      },
    ],
    [
      'kept back, the duel is drawn',
      at => {
        expect(tie(at, 0).quiet().kinds()).toContain('drawn')
      },
    ],
    [
      'cannot be shown in the open window',
      at => {
        expect(tie(at, 0).ways(0)).not.toContain('object')
      },
    ],
    [
      'is overridden by the Alchemist: no window for it',
      at => {
        const t = tie(at, 0, { professions: { 2: 'alchemist' } }).round({ 2: ['alchemist', 'defender'] })
        expect(t.quiet('spoils').eventsOf('won')).toEqual([{ kind: 'won', winner: 1, loser: 0 }])
        expect(t.kinds()).not.toContain('ring')
      },
    ],
  ],
  ends: [
    [
      'one point less is no tie: there is no window',
      at => {
        const t = tie(at, 1, { tokens: { 0: 1 } })
          .round({ 0: ['tokens', { count: 1, side: 'attacker' }] })
          .quiet('ring')
        expect(t.eventsOf('count')).toEqual([{ kind: 'count', attacker: 3, defender: 2 }])
        expect(t.quiet('spoils').eventsOf('won')).toEqual([{ kind: 'won', winner: 0, loser: 1 }])
      },
    ],
    [
      'what made the tie in the last round counts',
      at => {
        const t = at
          .table({ hands: { 1: ['ring'] }, tokens: { 1: 2 } })
          .duel(0, 1, { 2: 'attacker', 3: 'attacker' })
          .round({ 1: ['tokens', { count: 2, side: 'defender' }] })
          .quiet('ring')
        expect(t.eventsOf('count')).toEqual([{ kind: 'count', attacker: 3, defender: 3 }])
        expect(t.use(1).quiet('spoils').eventsOf('won')).toEqual([{ kind: 'won', winner: 1, loser: 0 }])
      },
    ],
    [
      'the Doctor may still call the duel off',
      at => {
        const t = tie(at, 0, { professions: { 3: 'doctor' } })
          .quiet('ring')
          .use(0)
          .quiet('doctor')
          .use(3)
        expect([t.kinds().includes('won'), t.eventsOf('noResult')]).toEqual([false, [{ kind: 'noResult', seat: 3 }]])
      },
    ],
  ],
}
