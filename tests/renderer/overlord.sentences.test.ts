/** Every event of Overlord is told in words, in three languages, to whom it is about in a form of its own; so are bots' excuses. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../src-shared/kernel'
import type { Deck, OverlordEvent, Pressure, TaleLine } from '../../src-shared/games/overlord'
import { HOUSE_DECK, SYMBOLS } from '../../src-shared/games/overlord/deck'
import { EXCUSE_GROUPS, excuseMark, EXCUSES } from '../../src-shared/games/overlord/excuses'
import { LANGUAGES, type Language } from '../../src-shared/lang'
import type { ToldEvent } from '../../src-shared/wire'
import { actionName, cardCount, hintTitle, quotedTitle, within } from '../../src-renderer/boards/overlord/names'
import { lineText, saidText, sentence, toldText } from '../../src-renderer/boards/overlord/sentences'
import { deal, nextMove } from '../games/overlord/play'
import { make } from '../kit/play'
import { tellerIn } from './kit'

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

const told = (event: OverlordEvent, own?: object): ToldEvent => ({
  event: { ...event } as never,
  ...(own && { own: own as never }),
})
const LINES = ['', 'Where is it?', excuseMark('question', 0)] as const

/** A new kind of event is a type error here. */
const OF: { readonly [kind in OverlordEvent['kind']]: readonly ToldEvent[] } = {
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
  concede: [told({ kind: 'concede', seat: 1 })],
  goOn: [told({ kind: 'goOn', speaker: 1 })],
  plea: ['', 'Mercy!', excuseMark('plea', 0)].map(line => told({ kind: 'plea', seat: 1, line })),
  verdict: [true, false].map(accepted => told({ kind: 'verdict', seat: 1, accepted })),
  turnUp: [true, false].map(skull => told({ kind: 'turnUp', seat: 1, action: 'pass-item-1', skull })),
  plan: [told({ kind: 'plan', hints: [MAP, JOKER, 'bucket-helmet'] })],
  round: [told({ kind: 'round', number: 2, overlord: 1 })],
  accuse: LINES.map(line => told({ kind: 'accuse', seat: 1, to: 2, line })),
  told: [told({ kind: 'told', seat: 1 })],
  doubt: SYMBOLS.map(symbol => told({ kind: 'doubt', seat: 1, speaker: 2, action: 'pass-item-1', symbol })),
  seize: [told({ kind: 'seize', seat: 1, from: 2, hint: MAP })],
  interrupt: [told({ kind: 'interrupt', seat: 1, speaker: 2, action: 'freeze-item-1' })],
  silence: [told({ kind: 'silence', seat: 1, silenced: 2, action: 'freeze-item-1', with: 'freeze-item-2' })],
  blame: SYMBOLS.map(symbol => told({ kind: 'blame', seat: 1, to: 2, action: 'pass-item-1', symbol })),
  fail: [accused, { kind: 'blamed', by: 2, symbol: 'place' } as const].map(pressure =>
    told({ kind: 'fail', seat: 1, pressure }),
  ),
  mercy: [told({ kind: 'mercy', seat: 1, action: 'pass-item-2' })],
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

/** A sentence that a person can read: no key, no mark, no empty place, no form bar. */
const readable = (text: string | null): boolean =>
  text !== null &&
  text.length > 3 &&
  !/[{}|]|games\.|~t\d|“”|«»|\b(undefined|null)\b/.test(text) &&
  text[0] === text[0]?.toLocaleUpperCase()

const hintOf = (id: string) => HOUSE_DECK.hints.find(card => card.id === id) ?? null

describe.each(LANGUAGES.map(language => language.id))('in %s', (language: Language) => {
  it.each(Object.entries(OF))('%s is told to others, to oneself and to spectators', (_, events) => {
    for (const event of events) {
      const said = [1, 2, 0, null].map(you => sentence(event, tellerIn(language, you, 5)))
      expect(said.filter(text => !readable(text))).toEqual([])
    }
  })

  it('one is spoken to in a form of its own', () => {
    const event = told({ kind: 'pass', seat: 1, to: 2, action: 'pass-item-1' })
    const [by, to, other] = [1, 2, 0].map(you => sentence(event, tellerIn(language, you, 5)) ?? '')
    expect([by?.includes('Boris'), to?.includes('Carla'), other?.includes('Boris') && other.includes('Carla')]).toEqual(
      [false, false, true],
    )
  })

  it('a typed line is told as it was typed, a hint by its title in the language', () => {
    const text = sentence(told({ kind: 'hint', told: taleLine() }), tellerIn(language, 0, 5))
    expect(text).toContain('It said left.')
    expect(text).toContain(within(hintOf(MAP)?.titles[language] ?? '?', language))
  })

  it('drawn cards are named to whoever has drawn them', () => {
    const [drawn] = OF.draw
    if (!drawn) throw new Error('no draw')
    const teller = tellerIn(language, 1, 5)
    expect(sentence(drawn, teller)).toContain(quotedTitle(hintOf(MAP), teller))
    expect(sentence({ event: drawn.event }, teller)).not.toContain(quotedTitle(hintOf(MAP), teller))
  })

  it('every excuse is said around its title, in every form, and says whom it means', () => {
    const teller = tellerIn(language, 0, 5)
    for (const group of EXCUSE_GROUPS)
      for (let number = 0; number < EXCUSES[group]; number++) {
        const text = lineText(excuseMark(group, number, 3), { title: 'Tower', accuser: 2 }, teller)
        expect([group, number, readable(text)]).toEqual([group, number, true])
        if (group === 'passed') expect(text).toContain('Dmitri')
        if (group === 'told' || group === 'passed' || group === 'froze') expect(text).toMatch(/[“«]Tower[”»]/)
      }
  })

  it('whom an excuse means, where nobody knows any more, is somebody', () => {
    const text = lineText(excuseMark('passed', 0), { title: 'Tower' }, tellerIn(language, 0, 5))
    expect(readable(text)).toBe(true)
    expect(text).toContain(tellerIn(language, 0, 5).say('games.overlord.excuses.somebody'))
  })

  it('quotes within quotes are the inner ones', () => {
    const teller = tellerIn(language, 0, 5)
    const text = sentence(told({ kind: 'hint', told: taleLine({ line: excuseMark('told', 0) }) }), teller) ?? ''
    const [outer, inner] = language === 'en' ? ['“', '‘'] : language === 'ru' ? ['«', '„'] : ['«', '“']
    expect(text.split(outer).length - 1).toBe(2)
    expect(text).toContain(inner)
  })

  it.each([
    [3, 'classic'],
    [8, 'classic'],
    [4, 'formal'],
    [6, 'formal'],
  ] as const)('a match of %i seats, %s, is told without a gap', (seats, rules) => {
    const { match, told: first } = deal(seats, { rules, overlord: 1, silence: rules === 'classic' ? 5 : 0 }, seats)
    const random = fastRandom(seats)
    const log = [...first]
    for (let i = 0; i < 400 && !match.outcome; i++) log.push(...make(match, nextMove(match, random)).told)
    for (const you of [0, 1, null]) {
      const teller = tellerIn(language, you, seats)
      const unread = log
        .map(({ event, own }) =>
          sentence(told(event, you === null ? undefined : (own?.[you] as object | undefined)), teller),
        )
        .filter(text => !readable(text))
      expect(unread).toEqual([])
    }
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

  it('are those of the reader’s language, else the first there is', () => {
    expect(['a', 'b', 'c', 'd'].map(id => hintTitle(card(id), tellerIn('ru', 0, 4)))).toEqual([
      'Ombrello',
      'Зонт',
      '…',
      '…',
    ])
    expect(hintTitle(card('b'), tellerIn('it', 0, 4))).toBe('Umbrella')
  })

  it('of a table’s own deck are told as those of the house', () => {
    const line = taleLine({ hint: 'a', line: excuseMark('told', 0) })
    expect(toldText(line, tellerIn('en', 0, 4), deck)).toContain('“Ombrello”')
    expect(
      sentence(told({ kind: 'hint', told: { ...line, hint: 'b', symbol: 'place' } }), tellerIn('en', 0, 4), deck),
    ).toContain('“Umbrella”, to pass for a place')
  })

  it('of actions tell kind, corner and skull', () => {
    const { say } = tellerIn('en', 0, 4)
    expect(deck.actions.map(action => actionName(action, say))).toEqual(['Buck or Freeze (joker, skull)'])
    expect(actionName({ id: 'y', kind: 'freeze', symbol: 'item', skull: false }, say)).toBe('Freeze (item)')
  })

  it('are counted', () => {
    const { say } = tellerIn('ru', 0, 4)
    expect([cardCount(3, 1, say), cardCount(0, 2, say), cardCount(5, 0, say)]).toEqual([
      '3 намёка и 1 действие',
      '2 действия',
      '5 намёков',
    ])
  })

  it('hide nothing and turn nothing around, nor do typed lines', () => {
    const hostile = 'Cro\u202ewn\u200b'
    expect(hintTitle({ id: 'h', symbol: 'item', titles: { en: hostile } }, tellerIn('en', 0, 4))).toBe('Crown')
    expect(saidText(hostile, 1, tellerIn('en', 0, 4))).toBe('Crown')
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
    expect(within(text, language)).toBe(expected)
  })
})

it('an event that this page does not know is not told', () => {
  expect(sentence({ event: { kind: 'fireworks' } }, tellerIn('en', 0, 4))).toBeNull()
})
