/**
 * Every event of Overlord has a message in three languages, with a form of its own for the player it is about; and so
 * have bots' excuses.
 */
import { describe, expect, it } from 'vitest'
import {
  overlord,
  type Deck,
  type OverlordEvent,
  type Pressure,
  type TaleLine,
} from '../../../../src-shared/games/overlord/rules'
import { titledHouseDeck } from '../../../../src-shared/games/overlord/locales/houseDeck'
import { SYMBOLS } from '../../../../src-shared/games/overlord/rules/deck'
import { EXCUSE_GROUPS, excuseMark, EXCUSES } from '../../../../src-shared/games/overlord/rules/excuses'
import { LANGUAGES, type Language } from '../../../../src-shared/locales/languages'
import type { SeenEvent } from '../../../../src-shared/wire'
import {
  actionName,
  cardCount,
  hintTitle,
  quotedTitle,
  withInnerQuotes,
} from '../../../../src-renderer/games/overlord/names'
import { overlordEvents } from '../../../../src-renderer/games/overlord/events'
import { lineText, orderText, hintLineText } from '../../../../src-renderer/games/overlord/lines'
import { nextMove } from '../../../games/overlord/rules/play'
import { asJson } from '../../../games/tales/rules/decks'
import { contextIn } from '../../kit'
import { shownIn } from '../../wholeMatches'

const MAP = 'rough-map',
  JOKER = 'cheating-fate'
const accused: Pressure = { kind: 'accused', by: 1, symbol: null }

const taleLine = (more: Partial<TaleLine> = {}): TaleLine => ({
  turn: 1,
  seat: 1,
  hint: MAP,
  symbol: null,
  line: 'It said left.',
  how: 'told',
  action: null,
  pressure: { kind: 'passed', by: 2, symbol: null },
  said: '',
  ...more,
})

const told = (event: OverlordEvent, own?: object): SeenEvent => ({
  event: { ...event } as never,
  ...(own && { own: own as never }),
})
const LINES = ['', 'Where is it?', excuseMark('question', 0)] as const

/** A new kind of event is a type error here. */
const OF: { readonly [kind in OverlordEvent['kind']]: readonly SeenEvent[] } = {
  deal: [told({ kind: 'deal', overlord: 1 })],
  draw: [
    told({ kind: 'draw', seat: 1, hints: 1, actions: 2 }, { hints: [MAP], actions: ['pass-item-1', 'freeze-item-1'] }),
    told({ kind: 'draw', seat: 1, hints: 0, actions: 1 }),
  ],
  discard: [
    told({ kind: 'discard', seat: 1, hints: 3, actions: 3 }),
    told({ kind: 'discard', seat: 1, hints: 3, actions: 0 }),
  ],
  shuffle: (['hints', 'actions'] as const).map(what => told({ kind: 'shuffle', what, cards: 21 })),
  errand: ['', 'The crown.', excuseMark('errand', 0)].map(line => told({ kind: 'errand', seat: 1, line })),
  hint: [
    taleLine(),
    taleLine({ line: '' }),
    taleLine({ how: 'froze', line: excuseMark('froze', 0) }),
    taleLine({ how: 'passed', line: excuseMark('passed', 0, 2) }),
    taleLine({ hint: JOKER, symbol: 'monster' }),
    taleLine({ hint: JOKER }),
    taleLine({ hint: 'no-such-hint' }),
  ].map(line => told({ kind: 'hint', told: line })),
  question: LINES.map(line => told({ kind: 'question', seat: 1, to: 2, line })),
  pass: [told({ kind: 'pass', seat: 1, to: 2, action: 'pass-item-1' })],
  freePass: [told({ kind: 'freePass', seat: 1, to: 2 })],
  nextInCircle: [told({ kind: 'nextInCircle', to: 1 })],
  firstRoundOver: [told({ kind: 'firstRoundOver' })],
  freezing: [told({ kind: 'freezing', seat: 1, speaker: 2 })],
  freeze: [told({ kind: 'freeze', seat: 1, speaker: 2, action: 'freeze-item-1' })],
  more: LINES.map(line => told({ kind: 'more', speaker: 1, line })),
  twist: LINES.map(line => told({ kind: 'twist', speaker: 1, line })),
  hurry: [told({ kind: 'hurry', speaker: 1 })],
  patience: [told({ kind: 'patience', speaker: 1 })],
  patienceSet: [0, 1, 7].map(seconds => told({ kind: 'patienceSet', seat: 1, seconds })),
  concede: [told({ kind: 'concede', seat: 1 })],
  goOn: [told({ kind: 'goOn', speaker: 1 })],
  plea: ['', 'Mercy!', excuseMark('plea', 0)].map(line => told({ kind: 'plea', seat: 1, line })),
  verdict: [true, false].map(accepted => told({ kind: 'verdict', seat: 1, accepted })),
  turnUp: [true, false].map(skull => told({ kind: 'turnUp', seat: 1, action: 'pass-item-1', skull })),
  plan: [told({ kind: 'plan', hints: [MAP, JOKER, 'bucket-helmet'] })],
  round: [told({ kind: 'round', number: 2, overlord: 1 })],
  accuse: LINES.map(line => told({ kind: 'accuse', seat: 1, to: 2, line })),
  told: [told({ kind: 'told', seat: 1 })],
  doubt: SYMBOLS.flatMap(symbol =>
    LINES.map(line => told({ kind: 'doubt', seat: 1, speaker: 2, action: 'pass-item-1', symbol, line })),
  ),
  seize: [told({ kind: 'seize', seat: 1, from: 2, hint: MAP })],
  interrupt: [told({ kind: 'interrupt', seat: 1, speaker: 2, action: 'freeze-item-1' })],
  silence: [told({ kind: 'silence', seat: 1, silenced: 2, action: 'freeze-item-1', with: 'freeze-item-2' })],
  blame: SYMBOLS.flatMap(symbol =>
    LINES.map(line => told({ kind: 'blame', seat: 1, to: 2, action: 'pass-item-1', symbol, line })),
  ),
  fail: [accused, { kind: 'blamed', by: 2, symbol: 'place' } as const].map(pressure =>
    told({ kind: 'fail', seat: 1, pressure }),
  ),
  mercy: ['', 'Mercy!', excuseMark('plea', 0)].map(line =>
    told({ kind: 'mercy', seat: 1, action: 'pass-item-2', line }),
  ),
  cancel: [told({ kind: 'cancel', seat: 1, victim: 2, action: 'pass-item-2' })],
  look: [
    ...[1, 2, 3].map(count => told({ kind: 'look', seat: 1, count, reason: 'boring' })),
    ...(
      [
        'noHint',
        'conceded',
        'noPass',
        'sameToYou',
        'noAnswer',
        'slow',
        'ignored',
        'disrespect',
        'chatter',
        'whim',
      ] as const
    ).map(reason => told({ kind: 'look', seat: 1, count: 1, reason })),
  ],
  spared: [1, 2].map(count => told({ kind: 'spared', seat: 1, count })),
  end: (['refused', 'skull', 'most', 'lastOverlord', 'shared'] as const).map(reason =>
    told({ kind: 'end', winners: [2, 3], reason, doomed: 1 }),
  ),
}

/** A readable sentence: no key, no mark, no empty parameter, no plural bar. */
const readable = (text: string | null): boolean =>
  text !== null &&
  text.length > 3 &&
  !/[{}|]|games\.|~t\d|“”|«»|\b(undefined|null)\b/.test(text) &&
  text[0] === text[0]?.toLocaleUpperCase()

const hintOf = (id: string) => titledHouseDeck.hints.find(card => card.id === id) ?? null

const played = (rules: 'classic' | 'formal', seats: number) => {
  const options = { rules, overlord: 1, silence: rules === 'classic' ? 5 : 0 }
  return { rules, seats, ...shownIn(overlord, [{ seats, options, next: nextMove, deal: seats }]) }
}
const TABLES = [played('classic', 3), played('classic', 8), played('formal', 4), played('formal', 6)]

describe.each(LANGUAGES.map(language => language.id))('in %s', (language: Language) => {
  it.each(Object.entries(OF))('%s has a message for others, for the own seat and for spectators', (_, events) => {
    for (const event of events) {
      const said = [1, 2, 0, null].map(you => overlordEvents.eventMessage(event, contextIn(language, you, 5)))
      expect(said.filter(text => !readable(text))).toEqual([])
    }
  })

  it('the reader is addressed as "you"', () => {
    const event = told({ kind: 'pass', seat: 1, to: 2, action: 'pass-item-1' })
    const [by, to, other] = [1, 2, 0].map(you => overlordEvents.eventMessage(event, contextIn(language, you, 5)) ?? '')
    expect([by?.includes('Boris'), to?.includes('Carla'), other?.includes('Boris') && other.includes('Carla')]).toEqual(
      [false, false, true],
    )
  })

  it('a typed line is quoted as typed, a hint by its title in the language', () => {
    const text = overlordEvents.eventMessage(told({ kind: 'hint', told: taleLine() }), contextIn(language, 0, 5))
    expect(text).toContain('It said left.')
    expect(text).toContain(withInnerQuotes(hintOf(MAP)?.titles?.[language] ?? '?', language))
  })

  it('drawn cards are named to the player who drew them', () => {
    const [drawn] = OF.draw
    if (!drawn) throw new Error('no draw')
    const context = contextIn(language, 1, 5)
    expect(overlordEvents.eventMessage(drawn, context)).toContain(quotedTitle(hintOf(MAP), context))
    expect(overlordEvents.eventMessage({ event: drawn.event }, context)).not.toContain(
      quotedTitle(hintOf(MAP), context),
    )
  })

  it('every excuse contains its title, in every form, and names whom it means', () => {
    const context = contextIn(language, 0, 5)
    for (const group of EXCUSE_GROUPS)
      for (let number = 0; number < EXCUSES[group]; number++) {
        const text = lineText(excuseMark(group, number, 3), { title: 'Tower', accuser: 2 }, context)
        expect([group, number, readable(text)]).toEqual([group, number, true])
        if (group === 'passed') expect(text).toContain('Dmitri')
        if (group === 'told' || group === 'passed' || group === 'froze') expect(text).toMatch(/[“«]Tower[”»]/)
      }
  })

  it('an excuse about an unknown person says "somebody"', () => {
    const text = lineText(excuseMark('passed', 0), { title: 'Tower' }, contextIn(language, 0, 5))
    expect(readable(text)).toBe(true)
    expect(text).toContain(contextIn(language, 0, 5).t('games.overlord.excuses.somebody'))
  })

  it('quotes within quotes become inner ones', () => {
    const context = contextIn(language, 0, 5)
    const text =
      overlordEvents.eventMessage(told({ kind: 'hint', told: taleLine({ line: excuseMark('told', 0) }) }), context) ??
      ''
    const [outer, inner] = language === 'en' ? ['“', '‘'] : language === 'ru' ? ['«', '„'] : ['«', '“']
    expect(text.split(outer).length - 1).toBe(2)
    expect(text).toContain(inner)
  })

  it.each(TABLES)('a match of $seats seats, $rules, has a message for every event', ({ seats, told: said }) => {
    const context = contextIn(language, null, seats)
    expect(said.filter(one => !readable(overlordEvents.eventMessage(one, { ...context, you: one.you })))).toEqual([])
  })
})

describe('names of cards', () => {
  const deck: Deck = {
    hints: [
      { id: 'a', symbol: 'item', titles: { it: 'Ombrello' } },
      { id: 'b', symbol: 'joker', titles: { en: 'Umbrella', ru: 'Зонт' } },
      { id: 'c', symbol: 'item', titles: {} },
    ],
    actions: [{ id: 'x', kind: 'both', symbol: 'joker', skull: true }],
  }
  const card = (id: string) => deck.hints.find(one => one.id === id) ?? null

  it('are in the reader’s language, else in the first there is', () => {
    expect(['a', 'b', 'c', 'd'].map(id => hintTitle(card(id), contextIn('ru', 0, 4)))).toEqual([
      'Ombrello',
      'Зонт',
      '…',
      '…',
    ])
    expect(hintTitle(card('b'), contextIn('it', 0, 4))).toBe('Umbrella')
  })

  it("of a custom deck are used like the house deck's", () => {
    const line = taleLine({ hint: 'a', line: excuseMark('told', 0) })
    expect(hintLineText(line, contextIn('en', 0, 4), deck)).toContain('“Ombrello”')
    expect(
      overlordEvents.eventMessage(told({ kind: 'hint', told: { ...line, hint: 'b', symbol: 'place' } }), {
        ...contextIn('en', 0, 4),
        ownDeck: asJson(deck),
      }),
    ).toContain('“Umbrella”, to pass for a place')
  })

  it('of actions contain kind, corner and skull', () => {
    const { t } = contextIn('en', 0, 4)
    expect(deck.actions.map(action => actionName(action, t))).toEqual(['Buck or Freeze (joker, skull)'])
    expect(actionName({ id: 'y', kind: 'freeze', symbol: 'item', skull: false }, t)).toBe('Freeze (item)')
  })

  it('are counted', () => {
    const { t } = contextIn('ru', 0, 4)
    expect([cardCount(3, 1, t), cardCount(0, 2, t), cardCount(5, 0, t)]).toEqual([
      '3 намёка и 1 действие',
      '2 действия',
      '5 намёков',
    ])
  })

  it('hide and reorder nothing, and neither do typed lines', () => {
    const hostile = 'Cro\u202ewn\u200b'
    expect(hintTitle({ id: 'h', symbol: 'item', titles: { en: hostile } }, contextIn('en', 0, 4))).toBe('Crown')
    expect(orderText(hostile, 1, contextIn('en', 0, 4))).toBe('Crown')
  })
})

describe('quotes', () => {
  it.each([
    ['en', 'a “b” c', 'a ‘b’ c'],
    ['ru', 'a «b» и «c»', 'a „b“ и „c“'],
    ['ru', 'a “b”', 'a „b“'],
    ['it', 'a «b» „c“', 'a “b” “c”'],
    ['it', '«b', '«b'],
  ] as const)('in %s: %s', (language, text, expected) => {
    expect(withInnerQuotes(text, language)).toBe(expected)
  })
})

it('an unknown event has no message', () => {
  expect(overlordEvents.eventMessage({ event: { kind: 'fireworks' } }, contextIn('en', 0, 4))).toBeNull()
})
