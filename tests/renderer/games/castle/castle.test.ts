/** Castle on the page: messages of every event, texts of every choice of random matches, duels and exchanges. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, shallowRef, type EffectScope, type ShallowRef } from 'vue'
import type { Options, SeatAsk } from '../../../../src-shared/kernel'
import { castle, type CastleEvent, type Duel } from '../../../../src-shared/games/castle/rules'
import { OBJECT_IDS, PROFESSION_IDS } from '../../../../src-shared/games/castle/rules/cards'
import { LANGUAGES, type Language } from '../../../../src-shared/locales/languages'
import { choice, otherChoices, ownChoices, part, title } from '../../../../src-renderer/games/castle/askMessages'
import { endOfDuel, sideOf, progressOf } from '../../../../src-renderer/games/castle/duel'
import { useLastDuel } from '../../../../src-renderer/games/castle/lastDuel'
import { factsOf } from '../../../../src-renderer/games/castle/seat'
import { staged } from '../../../../src-renderer/games/castle/staging'
import { castleUi } from '../../../../src-renderer/games/castle/ui'
import { seatLayout, exchangeIn, openOf, othersOf, ownOf } from '../../../../src-renderer/games/castle/selectors'
import { castleEvents } from '../../../../src-renderer/games/castle/events'
import { cardsOf, shownText } from '../../../../src-renderer/games/castle/shown'
import { emblemOf } from '../../../../src-renderer/games/castle/icons'
import type { AnswerChoices, MessageContext } from '../../../../src-renderer/games/gameUi'
import { buildAnswer, sendsAtOnce, type Choice } from '../../../../src-renderer/store/answerBuilder'
import type { MatchPart, SeenEvent } from '../../../../src-shared/wire'
import { nextMove } from '../../../games/castle/rules/play'
import { matchPart, contextIn, partyOf } from '../../kit'
import { shapeOf, shownIn, wholeMatch } from '../../wholeMatches'

const OF: { readonly [kind in CastleEvent['kind']]: readonly SeenEvent[] } = {
  deal: [told({ kind: 'deal', first: 1 })],
  turn: [told({ kind: 'turn', seat: 1, number: 3 })],
  spy: [told({ kind: 'spy', seat: 1, from: 2 }, { card: 'key' })],
  offer: [told({ kind: 'offer', seat: 1, to: 2 }, { card: 'coat' })],
  refuse: [true, false].map(token => told({ kind: 'refuse', seat: 1, to: 2, token })),
  exchange: [told({ kind: 'exchange', seat: 1, with: 2 }, { gave: 'key', got: 'bagKey' })],
  read: (['bag', 'pass', 'monocle', 'tome', 'coat', 'sextant'] as const).map(card =>
    told({ kind: 'read', seat: 1, giver: 2, card }, card === 'coat' ? { leftOver: ['thug', 'priest'] } : undefined),
  ),
  decline: (['bag', 'sextant'] as const).map(card => told({ kind: 'decline', seat: 1, card })),
  look: [
    ...(['pass', 'diplomat', 'duel'] as const).map(how =>
      told({ kind: 'look', seat: 1, at: 2, what: 'objects', how }, { objects: ['key', 'key', 'pearl'] }),
    ),
    ...(['monocle', 'duel'] as const).map(how =>
      told({ kind: 'look', seat: 1, at: 2, what: 'society', how }, { society: 'order' }),
    ),
  ],
  professions: [told({ kind: 'professions', seat: 1, with: 2 }, { lost: 'thug', won: 'doctor' })],
  coat: [
    told({ kind: 'coat', seat: 1, down: true }, { lost: 'thug', won: 'doctor' }),
    told({ kind: 'coat', seat: 1, down: false }, { lost: 'thug', won: 'thug' }),
  ],
  direction: (['left', 'right'] as const).map(to => told({ kind: 'direction', seat: 1, to })),
  passOn: (['left', 'right'] as const).map(to => told({ kind: 'passOn', to }, { gave: 'whip', got: 'ring' })),
  draw: [
    told({ kind: 'draw', seat: 1, why: 'bag', left: 3 }, { card: 'whip' }),
    told({ kind: 'draw', seat: 1, why: 'draw', left: 0 }),
  ],
  gift: [told({ kind: 'gift', seat: 1, to: 2 }, { card: 'whip' })],
  profession: PROFESSION_IDS.map(profession => told({ kind: 'profession', seat: 1, profession })),
  clairvoyant: [told({ kind: 'clairvoyant', seat: 1, deck: 5 }, { deck: ['key', 'whip'] })],
  arranged: [told({ kind: 'arranged', seat: 1, cards: 2 }, { top: ['whip', 'key'] })],
  diplomat: [true, false].map(has => told({ kind: 'diplomat', seat: 1, to: 2, object: 'bag', has })),
  challenge: [told({ kind: 'challenge', attacker: 1, defender: 2 })],
  pay: [told({ kind: 'pay', seat: 1, to: 2 }, { card: 'whip' })],
  support: [
    told({
      kind: 'support',
      sides: [
        { seat: 0, side: 'attacker' },
        { seat: 3, side: 'attacker' },
      ],
    }),
  ],
  hypnotise: [told({ kind: 'hypnotise', seat: 1, target: 2 })],
  use: (['attacker', 'defender'] as const).flatMap(side => [
    told({ kind: 'use', used: { what: 'object', seat: 1, object: 'dagger', side } }),
    told({ kind: 'use', used: { what: 'tokens', seat: 1, count: 2, side } }),
    told({ kind: 'use', used: { what: 'profession', seat: 1, profession: 'thug', side } }),
    told({ kind: 'use', used: { what: 'profession', seat: 1, profession: 'duelist', side } }),
  ]),
  alchemist: (['attacker', 'defender'] as const).map(winner => told({ kind: 'alchemist', seat: 1, winner })),
  count: [told({ kind: 'count', attacker: 3, defender: 2 })],
  ring: [told({ kind: 'ring', seat: 1 })],
  won: [told({ kind: 'won', winner: 1, loser: 2 })],
  drawn: [told({ kind: 'drawn' })],
  noResult: [told({ kind: 'noResult', seat: 1 })],
  take: [
    told({ kind: 'take', seat: 1, from: 2, back: false }, { got: 'key', gave: 'key' }),
    told({ kind: 'take', seat: 1, from: 2, back: true }, { got: 'key', gave: 'whip' }),
  ],
  declare: [
    ...(['own', 'rival'] as const).map(claim => told({ kind: 'declare', seat: 1, claim, named: [2, 3] })),
    told({ kind: 'declare', seat: 1, claim: 'own', named: [] }),
    told({ kind: 'declare', seat: 1, claim: 'alone', named: [] }),
  ],
  turnUp: [null, 'thug' as const].map(profession =>
    told({ kind: 'turnUp', seat: 1, society: 'order', objects: ['key', 'key'], profession }),
  ),
  removed: [told({ kind: 'removed', society: 'brotherhood' })],
  end: (['declared', 'divined', 'mistaken', 'lodge'] as const).map(reason =>
    told({ kind: 'end', winners: [1, 2], reason, by: 1, society: reason === 'lodge' ? null : 'order' }),
  ),
}

function told(event: CastleEvent, own?: object): SeenEvent {
  return { event: { ...event } as never, ...(own && { own: own as never }) }
}

/** A readable text: no key, no empty parameter, no plural bar. */
const readable = (text: string | null): boolean =>
  text !== null && text.trim().length > 0 && !/[{}|]|games\.|\b(undefined|null|NaN)\b/.test(text)

/** All choices in an ask, step by step: each path of choices is taken once. */
function unreadable(ask: SeatAsk, context: MessageContext): string[] {
  const bad: string[] = []
  const check = (text: string): void => {
    if (!readable(text)) bad.push(`${ask.key}: ${text}`)
  }
  const { title: head, hint } = title(ask, context)
  check(head)
  check(hint)
  const go = (choices: readonly Choice[]): void => {
    const { question, made, answer } = buildAnswer(ask.pick, choices)
    for (const one of made) check(choice(ask, one.path, one.kind, one.value, context).text)
    if (!question) {
      if (!answer) bad.push(`${ask.key}: no answer`)
      return
    }
    if (question.path.length > 0 && !['seat', 'word', 'words', 'slot', 'number'].includes(question.kind))
      bad.push(question.kind)
    if (question.path.length > 0 && part(ask, question.path, context) === '')
      bad.push(`${ask.key}: part ${question.path.join('.')}`)
    if (question.kind === 'words') {
      question.of.forEach(word => {
        check(choice(ask, question.path, 'word', word, context).text)
      })
      go([...choices, question.of.slice(0, question.max)])
      return
    }
    if (question.kind === 'number') {
      go([...choices, question.max])
      return
    }
    if (question.kind === 'text') return
    for (const of of question.of) {
      const words = choice(ask, question.path, question.kind, of, context)
      check(words.text)
      if (words.icon?.startsWith('object.') && !emblemOf(words.icon)) bad.push(words.icon)
    }
    // One path per branch; the first card or seat stands for all.
    const ways: readonly Choice[] =
      question.kind === 'branch' || question.kind === 'word' ? question.of : question.of.slice(0, 1)
    for (const way of ways) go([...choices, way])
  }
  go([])
  return bad
}

const memoOf = (part: MatchPart) => ownOf(part)?.memo?.map(({ saw }) => saw) ?? []
const played = (seats: number, options: Options = {}) => ({
  seats,
  ...shownIn(
    castle,
    [1, 2, 3].map(deal => ({ seats, options, next: nextMove, deal })),
    part => memoOf(part).at(-1),
  ),
})
const TABLES = [
  played(3),
  played(5, { smuggling: true, divination: true }),
  played(6, { edition: 'italian' }),
  played(8),
]

describe.each(LANGUAGES.map(language => language.id))('in %s', (language: Language) => {
  it.each(Object.entries(OF))(
    '%s has a message for everybody concerned, with and without its private part',
    (_, events) => {
      for (const one of events) {
        const said = [1, 2, 0, null].flatMap(you => [
          castleEvents.eventMessage({ event: one.event }, contextIn(language, you, 6)),
          castleEvents.eventMessage(one, contextIn(language, you, 6)),
        ])
        expect(said.filter(text => !readable(text))).toEqual([])
        if (one.own)
          expect(castleEvents.eventMessage(one, contextIn(language, 1, 6))?.length).toBeGreaterThan(
            castleEvents.eventMessage({ event: one.event }, contextIn(language, 1, 6))?.length ?? 0,
          )
      }
    },
  )

  it.each(TABLES)(
    'whole matches with $seats seats: every event, question, choice, glimpse and memory has words',
    ({ seats, told: said, asked }) => {
      const context = contextIn(language, null, seats)
      expect(said.filter(one => !readable(castleEvents.eventMessage(one, { ...context, you: one.you })))).toEqual([])
      expect(
        asked.flatMap(({ you, view }) => (view.own?.asks ?? []).flatMap(ask => unreadable(ask, { ...context, you }))),
      ).toEqual([])
      const saw = new Map(asked.flatMap(memoOf).map(one => [shapeOf(one), one]))
      for (const one of saw.values())
        expect((['memo', 'shown'] as const).filter(where => !readable(shownText(one, where, context)))).toEqual([])
    },
  )

  it('the cast and the rulebook have texts', () => {
    const context = contextIn(language, 1, 6)
    const cast = castleUi.cast(null, {} as never, context.t, null)
    expect(cast).toHaveLength(OBJECT_IDS.length + PROFESSION_IDS.length)
    expect(cast.filter(one => !readable(one.text) || !readable(one.detail ?? '') || !emblemOf(one.icon ?? ''))).toEqual(
      [],
    )
    expect(castleUi.rulebook(context.t).filter(one => !readable(one.title) || !readable(one.text))).toEqual([])
  })
})

it('an unknown event has no message', () => {
  expect(castleEvents.eventMessage({ event: { kind: 'fireworks' } }, contextIn('en', 0, 4))).toBeNull()
})

describe('choosing', () => {
  const choosing = (ask: SeatAsk, choices: readonly Choice[]): AnswerChoices => {
    const composed = buildAnswer(ask.pick, choices)
    const of = <T>(value: T) => ({ value }) as never
    return {
      ask: of(ask),
      draft: of(composed),
      slots: of(composed.question?.kind === 'slot' ? composed.question.of : []),
      seats: of([]),
      chosen: of([]),
      sent: of(false),
      choose: () => undefined,
      back: () => undefined,
      confirm: () => undefined,
    }
  }
  const exchange: SeatAsk = {
    id: '1',
    key: 'turn',
    pick: {
      pick: 'branch',
      of: {
        exchange: {
          pick: 'each',
          of: { card: { pick: 'card', of: ['key', 'whip'] }, to: { pick: 'seat', of: [0, 2] } },
        },
        spy: { pick: 'seat', of: [0, 2] },
      },
    },
  }

  it('own cards are pointed at by kind, with one copy or two', () => {
    expect(ownChoices(choosing(exchange, ['exchange']))).toEqual({ can: ['key', 'whip'], taken: [] })
    expect(ownChoices(choosing(exchange, ['exchange', 'key']))).toEqual({ can: [], taken: ['key'] })
    expect(buildAnswer(exchange.pick, ['exchange', 'key', 2]).answer?.value).toEqual({
      branch: 'exchange',
      answer: { card: 'key', to: 2 },
    })
  })

  it("a loser's cards and the deck's are not own cards", () => {
    const take: SeatAsk = {
      id: '2',
      key: 'take',
      params: { loser: 1 },
      pick: { pick: 'each', of: { take: { pick: 'card', of: ['key', 'whip'] } } },
    }
    expect(ownChoices(choosing(take, []))).toEqual({ can: [], taken: [] })
    expect(otherChoices(choosing(take, []), ['key'])).toEqual(['key', 'whip'])
    const last: SeatAsk = {
      id: '3',
      key: 'take',
      params: { loser: 1 },
      pick: { pick: 'each', of: { take: { pick: 'card', of: ['whip'] }, give: { pick: 'card', of: ['key', 'whip'] } } },
    }
    expect(ownChoices(choosing(last, []))).toEqual({ can: ['key', 'whip'], taken: [] })
    expect(otherChoices(choosing(last, []), ['key'])).toEqual(['whip'])
  })

  it('an offer with only one answer says why', () => {
    const context = contextIn('en', 0, 3)
    const hint = (of: { readonly [way: string]: object }): string =>
      title(
        { id: '4', key: 'offered', params: { by: 1, card: 'bagKey' }, pick: { pick: 'branch', of } as never },
        context,
      ).hint
    const accept = { pick: 'card', of: ['key'] },
      refuse = { pick: 'ok' }
    expect(hint({ refuse })).toMatch(/^You have to refuse/)
    expect(hint({ accept })).toMatch(/^You have to accept/)
    expect(hint({ accept, refuse })).toMatch(/^Accept, and/)
  })

  it('a pass is sent at once; what cannot be undone is confirmed', () => {
    const question = { kind: 'branch', path: [], of: ['pass', 'declareAlone'] } as const
    const of = { pick: 'branch', of: { pass: { pick: 'ok' }, declareAlone: { pick: 'ok' } } } as const
    expect(sendsAtOnce(of, question, 'pass', castleUi.confirmed)).toBe(true)
    expect(sendsAtOnce(of, question, 'declareAlone', castleUi.confirmed)).toBe(false)
    const word = { kind: 'word', path: [], of: ['pass', 'use'] } as const
    expect([
      sendsAtOnce({ pick: 'one', of: word.of }, word, 'pass'),
      sendsAtOnce({ pick: 'one', of: word.of }, word, 'use'),
    ]).toEqual([true, false])
    // The Privilege is called "pass" too, but it is no pass.
    const privilege = { kind: 'word', path: ['object', 'object'], of: ['pass', 'ring'] } as const
    expect(sendsAtOnce({ pick: 'one', of: privilege.of }, privilege, 'pass')).toBe(false)
  })
})

describe('a duel', () => {
  const duel: Duel = {
    attacker: 0,
    defender: 1,
    sides: ['attacker', 'defender', 'attacker', 'defender'],
    hypnotised: null,
    duelist: null,
    alchemist: null,
    ring: null,
    used: [
      { what: 'object', seat: 0, object: 'dagger', side: 'attacker' },
      { what: 'tokens', seat: 3, count: 2, side: 'defender' },
    ],
    score: null,
    result: null,
  }

  it('counts people and the cards they play', () => {
    expect([sideOf(duel, 'attacker').points, sideOf(duel, 'defender').points]).toEqual([3, 4])
    expect(sideOf({ ...duel, hypnotised: 3 }, 'defender').points).toBe(1)
    expect([
      sideOf({ ...duel, duelist: 0 }, 'attacker').points,
      sideOf({ ...duel, duelist: 0 }, 'defender').points,
    ]).toEqual([2, 1])
  })

  it('counts as the rules do', () => {
    let compared = 0
    for (const deal of [1, 2, 3])
      for (const sent of wholeMatch(castle, { seats: 6, options: { edition: 'italian' }, next: nextMove, deal })) {
        const { duel: now } = openOf(sent(null))
        if (!now?.score) continue
        const open = { ...now, score: null }
        expect({ attacker: sideOf(open, 'attacker').points, defender: sideOf(open, 'defender').points }).toEqual(
          now.score,
        )
        compared++
      }
    expect(compared).toBeGreaterThan(0)
  })

  it('has a stage, and is remembered with its end', () => {
    expect(progressOf(['turn', 'duelOver', 'support']).stage).toBe('support')
    expect(progressOf(['turn', 'duelOver', 'ring'])).toEqual({ stage: 'count', aside: 'ring' })
    expect(endOfDuel(duel, [{ kind: 'count', attacker: 3, defender: 3 }, { kind: 'drawn' }])).toMatchObject({
      how: 'drawn',
      duel: { result: 'draw', score: { attacker: 3, defender: 3 } },
    })
    expect(
      endOfDuel({ ...duel, result: 'attacker' }, [{ kind: 'look', seat: 0, at: 1, what: 'society', how: 'duel' }])?.how,
    ).toBe('won')
    expect(endOfDuel(duel, [{ kind: 'profession', seat: 2, profession: 'priest' }])?.how).toBe('priest')
  })
})

describe('a duel on the board', () => {
  const fought = { attacker: 0, defender: 1, sides: ['attacker', 'defender', null], result: null, used: [] }
  const on = (duel: object | null, step: string): MatchPart =>
    matchPart('m', [], {
      steps: [{ step, opened: 0, data: null }] as never,
      table: { duel, turn: { seat: 0, number: 1 }, players: [] } as never,
    })

  it('has secret supporters while they choose, and none who is on no side from then on', () => {
    const sides = (step: string) => [0, 1, 2].map(seat => factsOf(on(fought, step), partyOf(3), seat).side)
    expect(sides('support')).toEqual(['attacker', 'defender', 'secret'])
    expect(sides('react')).toEqual(['attacker', 'defender', null])
    expect(factsOf(on(null, 'support'), partyOf(3), 2).side).toBeNull()
  })

  it('comes on stage with its challenge, and not with what was before that', () => {
    const all = [told({ kind: 'decline', seat: 1, card: 'bag' }), told({ kind: 'challenge', seat: 0, to: 1 } as never)]
    const until = (to: number) =>
      staged({
        ...{ moment: { name: 'told', ms: 1, from: 0, to }, events: all.slice(0, to), all },
        ...{ before: on(null, 'turn'), after: on(fought, 'support') },
      }).duel
    expect([until(1), until(2)?.how]).toEqual([null, null])
    expect(until(2)?.duel).toEqual(fought)
  })
})

describe('a card that is shown', () => {
  it('has a picture, whatever it is: also the bag, which is two objects', () => {
    const { t } = contextIn('en', 1, 6)
    const shown = [
      { kind: 'deck', objects: [...OBJECT_IDS, 'bag'] },
      { kind: 'leftOver', professions: PROFESSION_IDS },
      { kind: 'society', society: 'order', seat: 1 },
    ].flatMap(one => cardsOf(one as never, t))
    expect(shown.filter(({ icon, name }) => emblemOf(icon) === null || !readable(name))).toEqual([])
    expect(shown).toHaveLength(OBJECT_IDS.length + PROFESSION_IDS.length + 2)
  })
})

describe('a duel that is over', () => {
  const fought = { attacker: 0, defender: 1, sides: [], used: [], score: null, result: null } as unknown as Duel
  const part = (now: Duel | null, ...events: readonly CastleEvent[]): MatchPart =>
    matchPart(
      'm',
      events.map(event => told(event)),
      { table: { duel: now } as never },
    )
  const WON: CastleEvent = { kind: 'won', winner: 1, loser: 0 } as never
  let match: ShallowRef<MatchPart>, scope: EffectScope
  beforeEach(() => {
    vi.useFakeTimers()
    match = shallowRef(part(fought))
    scope = effectScope()
  })
  afterEach(() => {
    scope.stop()
    vi.useRealTimers()
  })
  function watching(): () => string | null {
    const last = scope.run(() => useLastDuel(() => match.value))
    return () => last?.value?.how ?? null
  }
  async function comes(next: MatchPart): Promise<void> {
    match.value = next
    await nextTick()
  }

  it('stays in sight for six seconds, whatever else happens', async () => {
    const shown = watching()
    expect(shown()).toBeNull()
    await comes(part(null, WON))
    await comes(part(null))
    vi.advanceTimersByTime(5999)
    expect(shown()).toBe('won')
    vi.advanceTimersByTime(1)
    expect(shown()).toBeNull()
  })

  it('makes way for the next one at once, whose end stays for six seconds of its own', async () => {
    const shown = watching()
    await comes(part(null, WON))
    vi.advanceTimersByTime(5000)
    await comes(part(fought))
    expect(shown()).toBeNull()
    await comes(part(null, { kind: 'drawn' }))
    vi.advanceTimersByTime(5999)
    expect(shown()).toBe('drawn')
    vi.advanceTimersByTime(1)
    expect(shown()).toBeNull()
  })

  it('that nobody here has seen is not shown, and nothing runs on when its board is gone', async () => {
    match.value = part(null)
    const shown = watching()
    await comes(part(null, WON))
    expect(shown()).toBeNull()
    await comes(part(fought))
    await comes(part(null, WON))
    scope.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('selectors', () => {
  it('the others sit in turn order, left to right', () => {
    expect(othersOf(5, 3)).toEqual([4, 0, 1, 2])
    expect(othersOf(3, null)).toEqual([0, 1, 2])
    for (let others = 2; others <= 8; others++)
      for (const wide of [true, false]) {
        const seats = Array.from({ length: others }, (_, i) => i),
          { left, top, right } = seatLayout(seats, wide)
        expect([...left.toReversed(), ...top, ...right]).toEqual(seats)
        expect(left.length).toBe(right.length)
      }
  })

  it('an exchange shows both cards to its two seats only', () => {
    const own = (seat: number, offered: string | null) => ({
      seat,
      asks: [],
      seen: [],
      sealed: null,
      private: { offered },
    })
    const part = (seat: number | null, offered: string | null, step: string): MatchPart => {
      const base = matchPart('m', [], {
        steps: [{ step, opened: 0, data: null }],
        table: { exchange: { by: 1, to: 2 } } as never,
      })
      return { ...base, view: { ...base.view, own: seat === null ? null : (own(seat, offered) as never) } }
    }
    const swapped = [told({ kind: 'exchange', seat: 1, with: 2 }, { gave: 'key', got: 'whip' })]
    expect(exchangeIn(part(2, 'key', 'offered'), [])).toMatchObject({ accepted: false, offered: 'key', returned: null })
    expect(exchangeIn(part(1, null, 'effects'), swapped)).toMatchObject({
      accepted: true,
      offered: 'key',
      returned: 'whip',
    })
    expect(exchangeIn(part(2, null, 'effects'), swapped)).toMatchObject({ offered: 'whip', returned: 'key' })
    // The same two have exchanged before, and so have others since.
    const earlier = told({ kind: 'exchange', seat: 1, with: 2 }, { gave: 'cup', got: 'ring' }),
      others = told({ kind: 'exchange', seat: 1, with: 0 }, { gave: 'cloak', got: 'tome' })
    expect(exchangeIn(part(1, null, 'effects'), [earlier, ...swapped, others])).toMatchObject({
      offered: 'key',
      returned: 'whip',
    })
    expect(exchangeIn(part(0, null, 'effects'), [told({ kind: 'exchange', seat: 1, with: 2 })])).toMatchObject({
      offered: null,
      returned: null,
    })
    expect(exchangeIn(part(null, null, 'offered'), [])).toMatchObject({ offered: null, returned: null })
  })
})
