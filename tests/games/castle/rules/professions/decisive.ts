/** What turns a duel over: Duelist, Alchemist, Doctor, Priest, Hypnotist. */
import { expect } from 'vitest'
import type { At, Rules } from '../editions'

export const duelist: Rules = {
  does: [
    [
      'nobody else takes part, and he gets a point, as attacker and as defender',
      at => {
        for (const [seat, counted] of [
          [0, { attacker: 2, defender: 1 }],
          [1, { attacker: 1, defender: 2 }],
        ] as const) {
          const t = at
            .duel({ professions: { [seat]: 'duelist' }, tokens: { 2: 3 } })
            .round({ 2: ['tokens', { count: 2, side: 'attacker' }] })
            .round({ [seat]: ['profession', 'duelist'] })
          expect([t.state.duel?.duelist, t.asked()]).toEqual([seat, ['0 react', '1 react']])
          expect(t.quiet('doctor').eventsOf('count')).toEqual([{ kind: 'count', ...counted }])
        }
      },
    ],
    [
      'the two duellists may go on using what they have',
      at => {
        const t = at
          .duel({ professions: { 0: 'duelist', 1: 'grandmaster' }, hands: { 1: ['gloves'] } })
          .round({ 0: ['profession', 'duelist'] })
          .round({ 1: ['object', 'gloves'] })
          .round({ 1: ['profession', 'grandmaster'] })
          .quiet('doctor')
        expect(t.eventsOf('count')).toEqual([{ kind: 'count', attacker: 2, defender: 3 }])
      },
    ],
  ],
  doesNot: [
    [
      'is of no use to a supporter',
      at => {
        expect(at.duel({ professions: { 2: 'duelist' } }).ways(2)).not.toContain('profession')
      },
    ],
    [
      'what the shut-out have used is not given back: tokens go to the stack, professions stay face up',
      at => {
        const t = at
          .duel({ professions: { 0: 'duelist', 3: 'bodyguard' }, tokens: { 2: 3 } })
          .round({ 2: ['tokens', { count: 2, side: 'attacker' }], 3: ['profession', 'bodyguard'] })
          .round({ 0: ['profession', 'duelist'] })
          .quiet('spoils')
          .clock(0)
          .quiet()
        expect([t.state.tokens[2], t.state.stack, t.state.up[3]]).toEqual([1, 11, true])
      },
    ],
  ],
  ends: [
    [
      'what comes clockwise after it in the same round is taken back unseen',
      at => {
        const t = at
          .duel({ professions: { 0: 'duelist' }, tokens: { 2: 1 } })
          .round({ 0: ['profession', 'duelist'], 2: ['tokens', { count: 1, side: 'attacker' }] })
        expect([t.eventsOf('use').length, t.state.tokens[2]]).toEqual([1, 1])
      },
    ],
    [
      'once: spent, it cannot be used',
      at => {
        expect(at.duel({ professions: { 0: 'duelist' }, up: [0] }).ways(0)).not.toContain('profession')
      },
    ],
    [
      'a tie of the two is a tie: the Ring decides',
      at => {
        const t = at
          .duel({ professions: { 0: 'duelist' }, hands: { 1: ['ring'] }, tokens: { 1: 1 } })
          .round({ 0: ['profession', 'duelist'] })
          .round({ 1: ['tokens', { count: 1, side: 'defender' }] })
          .quiet('ring')
          .use(1)
          .quiet('spoils')
        expect(t.eventsOf('won')).toEqual([{ kind: 'won', winner: 1, loser: 0 }])
      },
    ],
  ],
}

export const alchemist: Rules = {
  does: [
    [
      'decides who wins, ends the window at once and overrides count and Ring',
      at => {
        for (const [side, winner, loser] of [
          ['defender', 1, 0],
          ['attacker', 0, 1],
        ] as const) {
          const t = at
            .duel({ professions: { 2: 'alchemist' }, hands: { 0: ['ring'] } })
            .round({ 2: ['alchemist', side] })
          expect(t.kinds()).not.toContain('count')
          expect(t.asked()).toEqual(['0 doctor', '1 doctor', '3 doctor'])
          expect(t.quiet('spoils').eventsOf('won')).toEqual([{ kind: 'won', winner, loser }])
        }
      },
    ],
  ],
  doesNot: [
    [
      'is of no use to attacker or defender',
      at => {
        for (const seat of [0, 1])
          expect(at.duel({ professions: { [seat]: 'alchemist' } }).ways(seat)).not.toContain('alchemist')
      },
    ],
    [
      'of the hypnotised can do nothing',
      at => {
        const t = at
          .table({ professions: { 0: 'hypnotist', 2: 'alchemist' } })
          .challenge(0, 1)
          .quiet('support')
          .support({})
          .way(0, 'use', 2)
        expect(t.asked()).not.toContain('2 react')
      },
    ],
  ],
  ends: [
    [
      'once: spent, it cannot be used',
      at => {
        expect(at.duel({ professions: { 2: 'alchemist' }, up: [2] }).ways(2)).not.toContain('alchemist')
      },
    ],
    [
      'the Doctor alone comes after it',
      at => {
        const t = at
          .duel({ professions: { 2: 'alchemist', 3: 'doctor' } })
          .round({ 2: ['alchemist', 'defender'] })
          .use(3)
        expect([t.kinds().includes('won'), t.eventsOf('noResult')]).toEqual([false, [{ kind: 'noResult', seat: 3 }]])
      },
    ],
    [
      'what comes clockwise before it in the same round has happened, what comes after it has not',
      at => {
        const t = at.duel({ professions: { 2: 'alchemist' }, tokens: { 1: 1, 3: 1 } }).round({
          1: ['tokens', { count: 1, side: 'defender' }],
          2: ['alchemist', 'attacker'],
          3: ['tokens', { count: 1, side: 'defender' }],
        })
        expect([t.state.tokens[1], t.state.tokens[3]]).toEqual([0, 1])
      },
    ],
    [
      'after a Duelist not at all, but by option; and nobody else is asked more',
      at => {
        const after = (option: boolean) =>
          at
            .duel({ professions: { 0: 'duelist', 2: 'alchemist' }, options: { alchemistAfterDuelist: option } })
            .round({ 0: ['profession', 'duelist'] })
        expect(after(false).asked()).toEqual(['0 react', '1 react'])
        expect(after(true).asked()).toEqual(['0 react', '1 react', '2 react', '3 react'])
        expect([after(true).ways(2), after(true).ways(3)]).toEqual([['pass', 'alchemist'], ['pass']])
      },
    ],
  ],
}

export const doctor: Rules = {
  does: [
    [
      'the duel has no result: nobody looks and nobody takes',
      at => {
        const t = at
          .duel({ professions: { 3: 'doctor' }, tokens: { 0: 1 } })
          .round({ 0: ['tokens', { count: 1, side: 'attacker' }] })
          .quiet('doctor')
          .use(3)
        expect([t.eventsOf('noResult'), t.kinds().includes('won')]).toEqual([[{ kind: 'noResult', seat: 3 }], false])
        expect([t.state.stack, t.state.duel]).toEqual([12, null])
      },
    ],
    [
      'a drawn duel draws no object either',
      at => {
        const t = at
          .duel({ professions: { 0: 'doctor' }, deck: ['tome'] })
          .quiet('doctor')
          .use(0)
        expect([t.kinds().includes('draw'), t.state.deck]).toEqual([false, ['tome']])
      },
    ],
    [
      'may be used by attacker, defender and supporter',
      at => {
        for (const seat of [0, 1, 2])
          expect(
            at
              .duel({ professions: { [seat]: 'doctor' } })
              .quiet('doctor')
              .ways(seat),
          ).toEqual(['pass', 'use'])
      },
    ],
  ],
  doesNot: [
    [
      'cannot be used before the count',
      at => {
        expect(at.duel({ professions: { 2: 'doctor' } }).ways(2)).not.toContain('profession')
      },
    ],
    [
      'of the hypnotised can do nothing',
      at => {
        const t = at
          .table({ professions: { 0: 'hypnotist', 2: 'doctor' } })
          .challenge(0, 1)
          .quiet('support')
          .support({})
          .way(0, 'use', 2)
          .quiet('doctor')
        expect(t.asked()).not.toContain('2 doctor')
      },
    ],
  ],
  ends: [
    [
      'may be used after a Duelist by one whom he shut out',
      at => {
        expect(
          at
            .duel({ professions: { 0: 'duelist', 2: 'doctor' } })
            .round({ 0: ['profession', 'duelist'] })
            .quiet('doctor')
            .ways(2),
        ).toEqual(['pass', 'use'])
      },
    ],
    [
      'once: lies it spent, its window is skipped; face down, everybody is asked who could be it',
      at => {
        expect(
          at
            .duel({ professions: { 2: 'doctor' }, up: [2] })
            .quiet('doctor')
            .asked()
            .filter(ask => ask.endsWith('doctor')),
        ).toEqual([])
        expect(
          at
            .duel({ professions: { 2: 'thug' } })
            .quiet('doctor')
            .asked(),
        ).toEqual(['0 doctor', '1 doctor', '2 doctor', '3 doctor'])
      },
    ],
  ],
}

const challenged = (at: At, hand: readonly ('key' | 'dagger')[]) =>
  at.table({ hands: { 0: hand }, professions: { 1: 'priest', 0: 'diplomat' } }).challenge(0, 1)

export const priest: Rules = {
  does: [
    [
      'there is no duel; the attacker gives one object of his choice; his turn ends',
      at => {
        const t = challenged(at, ['key', 'dagger']).use(1)
        expect(t.asked()).toEqual(['0 priestPayment'])
        t.answer(0, 'key')
        expect(t.hand(1)).toContain('key')
        expect([t.asides('pay', 0), t.asides('pay', 1), t.asides('pay', 2)]).toEqual([
          [{ card: 'key' }],
          [{ card: 'key' }],
          [],
        ])
        expect([t.asked(), t.kinds().includes('support')]).toEqual([['1 turn'], false])
      },
    ],
    [
      'any other seat may be it, not the defender alone',
      at => {
        expect(
          at
            .table({ professions: { 3: 'priest' } })
            .challenge(0, 1)
            .use(3)
            .kinds(),
        ).toContain('profession')
      },
    ],
  ],
  doesNot: [
    [
      'is of no use to the attacker',
      at => {
        expect(
          at
            .table({ professions: { 0: 'priest' } })
            .challenge(0, 1)
            .asked(),
        ).toEqual(['1 priest', '2 priest', '3 priest'])
      },
    ],
    [
      'let pass, the duel goes on',
      at => {
        expect(challenged(at, ['key', 'dagger']).quiet('support').asked()).toEqual(['2 support', '3 support'])
      },
    ],
    [
      'what it is paid has no effect',
      at => {
        const t = at
          .table({ hands: { 0: ['bagKey', 'dagger'] }, professions: { 1: 'priest' }, deck: ['tome', 'coat'] })
          .challenge(0, 1)
          .use(1)
          .answer(0, 'bagKey')
        expect([t.kinds().includes('read'), t.state.deck.length]).toEqual([false, 2])
      },
    ],
  ],
  ends: [
    [
      'of two objects one is paid, of a single one none',
      at => {
        expect(challenged(at, ['key', 'dagger']).use(1).asked()).toEqual(['0 priestPayment'])
        const single = challenged(at, ['dagger']).use(1)
        expect([single.asked(), single.hand(0)]).toEqual([['1 turn'], ['dagger']])
      },
    ],
    [
      'a Priest with a full hand gives away at once',
      at => {
        const t = at
          .table({
            seats: 5,
            hands: { 0: ['key', 'dagger'], 2: ['goblet', 'knives', 'whip', 'ring', 'pass'] },
            professions: { 2: 'priest' },
          })
          .challenge(0, 1)
          .use(2)
          .answer(0, 'key')
        expect(t.asked()).toEqual(['2 gift'])
        expect(t.clock(2).eventsOf('gift')).toEqual([{ kind: 'gift', seat: 2, to: 3 }])
      },
    ],
    [
      'once: spent, its window is skipped',
      at => {
        expect(
          at
            .table({ professions: { 2: 'priest' }, up: [2] })
            .challenge(0, 1)
            .asked(),
        ).toEqual(['2 support', '3 support'])
      },
    ],
  ],
}

const supported = (at: At, more: Parameters<At['table']>[0] = {}) =>
  at
    .table({ professions: { 0: 'hypnotist' }, tokens: { 3: 2 }, ...more })
    .challenge(0, 1)
    .quiet('support')
    .support({ 3: 'defender' })

export const hypnotist: Rules = {
  does: [
    [
      "one supporter's support is void, and he may use nothing in this duel",
      at => {
        const t = supported(at).way(0, 'use', 3)
        expect(t.asked()).not.toContain('3 react')
        expect(t.quiet('doctor').eventsOf('count')).toEqual([{ kind: 'count', attacker: 2, defender: 1 }])
      },
    ],
    [
      'also at a supporter of his own',
      at => {
        expect(supported(at).way(0, 'use', 2).quiet('doctor').eventsOf('count')).toEqual([
          { kind: 'count', attacker: 1, defender: 2 },
        ])
      },
    ],
  ],
  doesNot: [
    [
      'does not work against the defender',
      at => {
        expect(supported(at).refuses(0, { branch: 'use', answer: 1 })).toBe('answerIllegal')
      },
    ],
    [
      'is of no use to a defender or a supporter: the attacker alone is asked',
      at => {
        for (const seat of [1, 2]) {
          const t = supported(at, { professions: { [seat]: 'hypnotist', 0: 'diplomat' } })
          expect([t.asked(), t.ways(0)]).toEqual([['0 hypnotist'], ['pass']])
        }
      },
    ],
    [
      'does not last longer than the duel',
      at => {
        const t = supported(at).way(0, 'use', 3).quiet('spoils').answer(0, 'society').quiet()
        expect(t.duel(1, 2, { 0: 'attacker', 3: 'defender' }).ways(3)).toContain('tokens')
      },
    ],
  ],
  ends: [
    [
      'again and again: face up already, it may be used',
      at => {
        expect(supported(at, { up: [0] }).ways(0)).toEqual(['pass', 'use'])
      },
    ],
    [
      'an attacker is asked if he could be it, and not if he shows another',
      at => {
        const thug = (up: readonly number[]) =>
          at
            .table({ professions: { 0: 'thug' }, up })
            .challenge(0, 1)
            .quiet('support')
            .support({})
            .asked()[0]
        expect([thug([]), thug([0])]).toEqual(['0 hypnotist', '0 react'])
      },
    ],
    [
      'the Priest comes before it, so the hypnotised has had his chance',
      at => {
        expect(
          at
            .table({ professions: { 0: 'hypnotist', 3: 'priest' } })
            .challenge(0, 1)
            .use(3)
            .asked(),
        ).toEqual(['1 turn'])
      },
    ],
  ],
}
