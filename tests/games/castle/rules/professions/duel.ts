/** Points in a duel: Thug, Grand Master, Bodyguard. */
import { expect } from 'vitest'
import type { Profession, Side } from '../../../../../src-shared/games/castle/rules'
import type { At, Rules } from '../editions'

/** 0 duels 1 with 2 on his side and 3 on the other; who has this profession. It stands 2:2. */
const has = (at: At, profession: Profession, seat: number, up: readonly number[] = []) =>
  at.duel({ professions: { [seat]: profession }, up })
const PLAIN = { attacker: 2, defender: 2 }

/** @param fitting seats for whom it fits, and the side that gets the point */
const point = (profession: Profession, fitting: { readonly [seat: number]: Side }): Rules => {
  const seats = Object.keys(fitting).map(Number)
  return {
    does: [
      [
        'turned up, it gives its side a point, and stays face up',
        at => {
          for (const seat of seats) {
            const t = has(at, profession, seat)
              .round({ [seat]: ['profession', profession] })
              .quiet('doctor')
            const side = fitting[seat] ?? 'attacker'
            expect(t.eventsOf('count')).toEqual([{ kind: 'count', ...PLAIN, [side]: 3 }])
            expect(t.open.players[seat]).toMatchObject({ profession, faceUp: true })
          }
        },
      ],
    ],
    doesNot: [
      [
        'is of no use in any other role',
        at => {
          for (const other of [0, 1, 2, 3].filter(seat => !seats.includes(seat)))
            expect(has(at, profession, other).ways(other)).not.toContain('profession')
        },
      ],
      [
        'not used, it counts for nothing and stays face down',
        at => {
          const [seat = 0] = seats
          const t = has(at, profession, seat).quiet('doctor')
          expect(t.eventsOf('count')).toEqual([{ kind: 'count', ...PLAIN }])
          expect(t.open.players[seat]).toMatchObject({ profession: null, faceUp: false })
        },
      ],
    ],
    ends: [
      [
        'counts once a duel',
        at => {
          for (const seat of seats)
            expect(
              has(at, profession, seat)
                .round({ [seat]: ['profession', profession] })
                .ways(seat),
            ).not.toContain('profession')
        },
      ],
      [
        'works again and again: face up already, it may be used',
        at => {
          for (const seat of seats) expect(has(at, profession, seat, [seat]).ways(seat)).toContain('profession')
        },
      ],
      [
        'who could have it is asked like who has it',
        at => {
          const [seat = 0] = seats
          expect(has(at, profession, seat).asked()).toEqual(has(at, 'clairvoyant', seat).asked())
        },
      ],
    ],
  }
}

const party = (profession: Profession, seat: number, side: Side, object: 'dagger' | 'gloves'): Rules => {
  const rules = point(profession, { [seat]: side })
  return {
    ...rules,
    ends: [
      ...rules.ends,
      [
        'adds up with an object of the same player',
        at => {
          const t = at
            .duel({ professions: { [seat]: profession }, hands: { [seat]: [object] } })
            .round({ [seat]: ['profession', profession] })
            .round({ [seat]: ['object', object] })
            .quiet('doctor')
          expect(t.eventsOf('count')).toEqual([{ kind: 'count', ...PLAIN, [side]: 4 }])
        },
      ],
    ],
  }
}

const supporting = point('bodyguard', { 2: 'attacker', 3: 'defender' })

export const thug = party('thug', 0, 'attacker', 'dagger')
export const grandmaster = party('grandmaster', 1, 'defender', 'gloves')
export const bodyguard: Rules = {
  ...supporting,
  doesNot: [
    ...supporting.doesNot,
    [
      'shut out by a Duelist, it counts for nothing, and stays face up',
      at => {
        const t = at
          .duel({ professions: { 0: 'duelist', 3: 'bodyguard' } })
          .round({ 3: ['profession', 'bodyguard'] })
          .round({ 0: ['profession', 'duelist'] })
          .quiet('doctor')
        expect(t.eventsOf('count')).toEqual([{ kind: 'count', attacker: 2, defender: 1 }])
        expect(t.state.up[3]).toBe(true)
      },
    ],
  ],
}
