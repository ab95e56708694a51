/** What acts when it is given away: Privilege, Monocle, Tome, Coat, Sextant. */
import { expect } from 'vitest'
import type { ObjectId } from '../../../../../src-shared/games/castle/rules'
import type { Rule } from '../../../../kit/cards'
import type { At, Rules } from '../editions'

/** What every card with an effect on exchange does not do. `about`: the events in which the effect shows. */
const noEffect = (object: ObjectId, about: readonly string[]): readonly Rule<At>[] => {
  const shows = (kinds: readonly string[]): readonly string[] => kinds.filter(kind => ['read', ...about].includes(kind))
  return [
    [
      'is neither read nor used when the offer is refused',
      at => {
        expect(
          shows(
            at
              .table({ hands: { 0: [object] } })
              .offer(0, 1, object)
              .refuse(1)
              .kinds(),
          ),
        ).toEqual([])
      },
    ],
    [
      'is silent when a Mirror is the other card',
      at => {
        expect(shows(at.exchanged(object, 'mirror').kinds())).toEqual([])
      },
    ],
    [
      'has no effect as loot',
      at => {
        const t = at
          .table({ hands: { 1: [object, 'gloves'] } })
          .duel(0, 1, { 2: 'attacker', 3: 'attacker' })
          .quiet('spoils')
          .answer(0, 'search')
          .answer(0, { take: object })
        expect(t.hand(0)).toContain(object)
        expect(shows(t.kinds().filter(kind => kind !== 'look'))).toEqual([])
      },
    ],
    [
      'smuggled past, it is not read (ru, smuggling)',
      at => {
        if (at.edition === 'italian') return
        const t = at
          .exchanged(object, 'key', { options: { smuggling: true } })
          .answer(0, 'keep')
          .answer(1, 'keep')
        expect(shows(t.kinds())).toEqual([])
      },
    ],
  ]
}

export const pass: Rules = {
  does: [
    [
      'the giver looks at all objects of the partner',
      at => {
        const t = at.exchanged('pass', 'key').answer(0, 'use')
        expect(t.asides('look', 0)).toEqual([{ objects: ['gloves', 'pass'] }])
        expect(t.seen(0)).toEqual([{ kind: 'objects', seat: 1, objects: ['gloves', 'pass'] }])
      },
    ],
    [
      "returned, it shows the offerer's objects to its giver",
      at => {
        expect(at.exchanged('key', 'pass').answer(1, 'use').asides('look', 1)).toEqual([
          { objects: ['dagger', 'pass'] },
        ])
      },
    ],
  ],
  doesNot: [
    [
      'nobody else is shown anything',
      at => {
        const t = at.exchanged('pass', 'key').answer(0, 'use')
        expect([t.asides('look', 1), t.asides('look', 2), t.seen(1), t.seen(2)]).toEqual([[], [], [], []])
        expect(t.eventsOf('look')).toEqual([{ kind: 'look', seat: 0, at: 1, what: 'objects', how: 'pass' }])
      },
    ],
    [
      'nothing is shown when its giver declines',
      at => {
        expect(at.exchanged('pass', 'key').answer(0, 'decline').kinds()).not.toContain('look')
      },
    ],
    ...noEffect('pass', ['look']),
  ],
  ends: [
    [
      'it is after the swap: the partner of one object holds the Privilege alone',
      at => {
        const t = at
          .table({ hands: { 0: ['pass'], 1: ['key'] } })
          .offer(0, 1, 'pass')
          .accept(1, 'key')
          .answer(0, 'use')
        expect(t.asides('look', 0)).toEqual([{ objects: ['pass'] }])
      },
    ],
    [
      "it is before the partner's effect: what a returned Bag draws is not among them",
      at => {
        const t = at
          .exchanged('pass', 'bagKey', { deck: ['tome', 'coat'] })
          .answer(0, 'use')
          .answer(1, 'use')
        expect(t.asides('look', 0)).toEqual([{ objects: ['gloves', 'pass'] }])
        expect(t.hand(1)).toContain('tome')
      },
    ],
  ],
}

export const monocle: Rules = {
  does: [
    [
      "the giver looks at the partner's society",
      at => {
        const t = at.exchanged('key', 'monocle', { societies: { 0: 'brotherhood', 1: 'order' } }).answer(1, 'use')
        expect(t.asides('look', 1)).toEqual([{ society: 'brotherhood' }])
        expect(t.own(1).memo?.at(-1)?.saw).toEqual({ kind: 'society', seat: 0, society: 'brotherhood' })
      },
    ],
  ],
  doesNot: [
    [
      'partner and others see that he looks, and nothing more',
      at => {
        const t = at.exchanged('monocle', 'key').answer(0, 'use')
        expect([t.asides('look', 1), t.asides('look', 2)]).toEqual([[], []])
        expect(t.eventsOf('look')).toEqual([{ kind: 'look', seat: 0, at: 1, what: 'society', how: 'monocle' }])
      },
    ],
    [
      'nothing is shown when its giver declines',
      at => {
        expect(at.exchanged('monocle', 'key').answer(0, 'decline').kinds()).not.toContain('look')
      },
    ],
    ...noEffect('monocle', ['look']),
  ],
  ends: [
    [
      'without the private list it is shown once, and not kept',
      at => {
        const t = at.exchanged('monocle', 'key', { options: { memo: false } }).answer(0, 'use')
        expect([t.seen(0).length, t.own(0).memo]).toEqual([1, null])
        expect(t.closeSeen(0).seen(0)).toEqual([])
      },
    ],
    [
      "against a Privilege: the offered card's effect first, then the returned one's",
      at => {
        const t = at.exchanged('monocle', 'pass')
        expect(t.asked()).toEqual(['0 useMonocle'])
        expect(t.answer(0, 'use').asked()).toEqual(['1 usePass'])
      },
    ],
  ],
}

const jobs = { professions: { 0: 'priest', 1: 'doctor' }, up: [0, 1] } as const

export const tome: Rules = {
  does: [
    [
      "swaps professions with the partner, both face down and fresh; each learns the other's old one",
      at => {
        const t = at.exchanged('tome', 'key', jobs).answer(0, 'use')
        expect([t.own(0).profession, t.own(1).profession, t.state.up]).toEqual([
          'doctor',
          'priest',
          [false, false, false, false],
        ])
        expect([t.asides('professions', 0), t.asides('professions', 1)]).toEqual([
          [{ lost: 'priest', won: 'doctor' }],
          [{ lost: 'doctor', won: 'priest' }],
        ])
      },
    ],
  ],
  doesNot: [
    [
      'others are not told which professions they are',
      at => {
        const t = at.exchanged('tome', 'key', { professions: jobs.professions }).answer(0, 'use')
        expect([t.asides('professions', 2), t.eventsOf('professions')]).toEqual([
          [],
          [{ kind: 'professions', seat: 0, with: 1 }],
        ])
      },
    ],
    [
      'nothing is swapped when its giver declines',
      at => {
        const t = at.exchanged('tome', 'key', jobs).answer(0, 'decline')
        expect([t.own(0).profession, t.own(1).profession, t.state.up]).toEqual([
          'priest',
          'doctor',
          [true, true, false, false],
        ])
      },
    ],
    ...noEffect('tome', ['professions']),
  ],
  ends: [
    [
      'a once profession that was spent may be used again, by its new owner',
      at => {
        const t = at.exchanged('tome', 'key', jobs).answer(0, 'use').quiet().challenge(1, 2)
        expect(t.asked()).not.toContain('1 priest')
        t.quiet('doctor').support({ 3: 'defender' }).quiet('doctor')
        expect(t.ways(0)).toEqual(['pass', 'use'])
      },
    ],
    [
      'a face-down one that it takes from the table was fresh, and is',
      at => {
        const t = at
          .exchanged('tome', 'key', { professions: { 0: 'thug', 1: 'clairvoyant' }, deck: ['coat', 'pearl'] })
          .answer(0, 'use')
        expect(t.ways(0)).toEqual(['end', 'clairvoyant'])
      },
    ],
  ],
}

const wearing = { 0: 'priest', 1: 'thug', 2: 'doctor', 3: 'duelist' } as const
const coated = (at: At, up: readonly number[]) => at.exchanged('coat', 'key', { professions: wearing, up })

export const coat: Rules = {
  does: [
    [
      'takes a left-over profession, face down and fresh; the old one joins them',
      at => {
        const t = coated(at, [0]).way(0, 'take', 'alchemist')
        expect([t.own(0).profession, t.state.up[0]]).toEqual(['alchemist', false])
        expect(t.state.leftOver).toEqual(['grandmaster', 'bodyguard', 'priest', 'hypnotist', 'diplomat', 'clairvoyant'])
        expect(t.eventsOf('coat')).toEqual([{ kind: 'coat', seat: 0, down: true }])
      },
    ],
    [
      'its giver looks through the left-overs, and nobody else does',
      at => {
        const t = coated(at, [])
        const leftOver = ['grandmaster', 'bodyguard', 'alchemist', 'hypnotist', 'diplomat', 'clairvoyant']
        expect([t.seen(0), t.asides('read', 0)]).toEqual([
          [{ kind: 'leftOver', professions: leftOver }],
          [{ leftOver }],
        ])
        expect([t.seen(1), t.asides('read', 1)]).toEqual([[], []])
      },
    ],
  ],
  doesNot: [
    [
      'a profession that lies before somebody cannot be taken',
      at => {
        expect(coated(at, []).refuses(0, { branch: 'take', answer: 'doctor' })).toBe('answerIllegal')
      },
    ],
    [
      'nothing changes when its giver declines',
      at => {
        const t = coated(at, [0]).way(0, 'decline')
        expect([t.own(0).profession, t.state.up[0], t.eventsOf('coat')[0]?.down]).toEqual(['priest', true, false])
      },
    ],
    [
      'nobody can tell whether a face-down profession was changed',
      at => {
        const took = coated(at, []).way(0, 'take', 'alchemist'),
          not = coated(at, []).way(0, 'decline')
        expect(took.events).toEqual(not.events)
        expect(took.match.view(2)).toEqual(not.match.view(2))
      },
    ],
    ...noEffect('coat', ['coat']),
  ],
  ends: [
    [
      'he may keep his own, refreshed',
      at => {
        const t = coated(at, [0]).way(0, 'take', 'priest')
        expect([t.own(0).profession, t.state.up[0], t.eventsOf('coat')[0]?.down]).toEqual(['priest', false, true])
      },
    ],
    [
      'at eight seats two left-overs and his own are all there is',
      at => {
        const t = at
          .table({ seats: 8, hands: { 0: ['coat'], 1: ['ring'] } })
          .offer(0, 1, 'coat')
          .accept(1, 'ring')
        const { pick } = t.askOf(0)
        expect(pick.pick === 'branch' && pick.of.take).toMatchObject({ of: [t.own(0).profession, ...t.state.leftOver] })
        expect(t.state.leftOver.length).toBe(2)
      },
    ],
  ],
}

export const sextant: Rules = {
  does: [
    [
      'everybody passes one object of own choice, all chosen before any is passed',
      at => {
        const t = at
          .table({ hands: { 0: ['sextant', 'dagger'], 1: ['key'], 2: ['pass'], 3: ['mirror'] } })
          .offer(0, 1, 'sextant')
          .accept(1, 'key')
          .answer(0, 'left')
        expect(t.asked()).toEqual(['0 passOn', '1 passOn', '2 passOn', '3 passOn'])
        t.answer(2, 'pass').answer(0, 'key').answer(3, 'mirror')
        expect(t.hand(3)).toEqual(['mirror'])
        t.answer(1, 'sextant')
        expect([0, 1, 2, 3].map(seat => t.hand(seat))).toEqual([['dagger', 'mirror'], ['key'], ['sextant'], ['pass']])
        expect(t.asides('passOn', 2)).toEqual([{ gave: 'pass', got: 'sextant' }])
      },
    ],
    [
      'left is the next seat, right the one before',
      at => {
        expect(at.exchanged('sextant', 'key').answer(0, 'left').askOf(0).params).toEqual({ direction: 'left', to: 1 })
        expect(at.exchanged('sextant', 'key').answer(0, 'right').askOf(0).params).toEqual({ direction: 'right', to: 3 })
      },
    ],
  ],
  doesNot: [
    [
      'it is no exchange: what is passed on is not read and has no effect',
      at => {
        const t = at
          .table({ hands: { 0: ['sextant', 'dagger'], 1: ['key'], 2: ['pass'], 3: ['monocle'] } })
          .offer(0, 1, 'sextant')
          .accept(1, 'key')
          .answer(0, 'right')
        t.answer(0, 'dagger').answer(1, 'sextant').answer(2, 'pass').answer(3, 'monocle')
        expect(t.eventsOf('read')).toEqual([{ kind: 'read', seat: 1, giver: 0, card: 'sextant' }])
        expect(t.asked()).toEqual(['0 endTurn'])
      },
    ],
    [
      'nothing moves when its giver declines',
      at => {
        expect(at.exchanged('sextant', 'key').answer(0, 'decline').kinds()).not.toContain('passOn')
      },
    ],
    [
      'nobody is told what others pass',
      at => {
        const t = at.exchanged('sextant', 'key').answer(0, 'left')
        for (const seat of [0, 1, 2, 3]) t.clock(seat)
        const [told] = t.log.filter(({ event }) => event.kind === 'passOn')
        expect(told?.event).toEqual({ kind: 'passOn', to: 'left' })
        for (const seat of [0, 1, 2, 3]) expect(Object.keys(t.asides('passOn', seat)[0] ?? {})).toEqual(['gave', 'got'])
      },
    ],
    ...noEffect('sextant', ['direction', 'passOn']),
  ],
  ends: [
    [
      'a returned card that it moves on still has its effect, for the same giver and partner',
      at => {
        const t = at
          .table({ hands: { 0: ['sextant', 'dagger'], 1: ['monocle', 'key'] } })
          .offer(0, 1, 'sextant')
          .accept(1, 'monocle')
          .answer(0, 'left')
          .answer(0, 'monocle')
          .answer(1, 'sextant')
          .clock(2)
          .clock(3)
        expect(t.asked()).toEqual(['1 useMonocle'])
        expect(t.answer(1, 'use').eventsOf('look')).toEqual([
          { kind: 'look', seat: 1, at: 0, what: 'society', how: 'monocle' },
        ])
      },
    ],
    [
      'a full hand passes one and gets one: nobody is over the limit',
      at => {
        const t = at
          .table({ seats: 5, hands: { 0: ['sextant', 'key', 'dagger', 'ring', 'coat'], 1: ['gloves'] } })
          .offer(0, 1, 'sextant')
          .accept(1, 'gloves')
          .answer(0, 'left')
        for (const seat of [0, 1, 2, 3, 4]) t.clock(seat)
        expect([t.hand(0).length, t.kinds().includes('gift')]).toEqual([5, false])
      },
    ],
    [
      'a Bag may be passed to who holds the other one alone',
      at => {
        const t = at
          .table({ hands: { 0: ['sextant', 'bagKey'], 1: ['key'], 2: ['bagGoblet'] } })
          .offer(0, 1, 'sextant')
          .accept(1, 'key')
          .answer(0, 'left')
        t.answer(0, 'bagKey').answer(1, 'sextant').answer(2, 'bagGoblet').clock(3)
        expect([t.hand(1), t.kinds().includes('draw')]).toEqual([['bagKey'], false])
      },
    ],
    [
      'smuggled into use it cannot be declined any more (ru, smuggling)',
      at => {
        if (at.edition === 'italian') return
        const t = at
          .exchanged('sextant', 'key', { options: { smuggling: true } })
          .answer(0, 'use')
          .answer(1, 'keep')
        expect(t.ways(0)).toEqual(['left', 'right'])
      },
    ],
  ],
}
