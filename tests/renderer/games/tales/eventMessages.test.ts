/** Texts of Dark Tales: what every card does, in any deck and three languages, and messages of every event. */
import { describe, expect, it } from 'vitest'
import {
  tales,
  type Effect,
  type GameCard,
  type ItemLine,
  type ScoreLine,
  type TalesDeck,
  type TalesEvent,
} from '../../../../src-shared/games/tales/rules'
import { CARD_TYPES, ITEMS, TERMS, TIMES } from '../../../../src-shared/games/tales/rules/deck'
import { HOUSE_DECK } from '../../../../src-shared/games/tales/rules/deck/house'
import { LANGUAGES as SPOKEN, type Language } from '../../../../src-shared/locales/languages'
import {
  costText,
  describeCard,
  describeEffects,
  describeLine,
  describeScore,
  typesText,
} from '../../../../src-renderer/games/tales/describe'
import {
  byText,
  cardName,
  cardNames,
  itemName,
  placeHint,
  placeName,
  storyFlavour,
  storyName,
  taleName,
  timeName,
  typeName,
  type Reader,
} from '../../../../src-renderer/games/tales/names'
import { talesEvents } from '../../../../src-renderer/games/tales/events'
import { allWords } from '../../../kit/page'
import type { SeenEvent } from '../../../../src-shared/wire'
import { nextMove } from '../../../games/tales/rules/play'
import { asJson } from '../../../games/tales/rules/decks'
import { contextIn } from '../../kit'
import { shownIn } from '../../wholeMatches'
import { EN, IT, RU } from './texts'

const LANGUAGES = SPOKEN.map(({ id }) => id)

/** A readable text: no key, no empty parameter, no plural bar. */
const readable = (text: string | null): boolean =>
  text !== null && text.trim().length > 3 && !/[{}|]|games\.|\b(undefined|null|NaN)\b|\( | ,|\.\.|\(\)/.test(text)
const isSentence = (text: string): boolean => readable(text) && /^\p{Lu}|^\d/u.test(text) && text.endsWith('.')

const readerIn = (language: Language, deck: TalesDeck = HOUSE_DECK): Reader => ({
  deck,
  language,
  t: allWords(language).t,
})

/** What the house deck's cards and lines do, by id. */
function house(language: Language): { readonly [id: string]: readonly string[] } {
  const reader = readerIn(language),
    { cards, a, b } = HOUSE_DECK
  return Object.fromEntries([
    ...cards.map(card => [card.id, describeCard(card, reader)] as const),
    ...a.map(story => [story.id, story.lines.flatMap(line => describeLine(line, reader))] as const),
    ...b.map(story => [story.id, story.lines.flatMap(line => describeScore(line, reader))] as const),
  ])
}

describe('the house deck', () => {
  it.each([
    ['en', EN],
    ['ru', RU],
    ['it', IT],
  ] as const)('says what docs/rules/tales.md says, in %s', (language, texts) => {
    expect(house(language)).toEqual(texts)
  })

  it('has a title for every tale', () => {
    const title = (language: Language, a: string, b: string): string =>
      taleName(HOUSE_DECK, { a, b }, language, readerIn(language).t)
    expect(title('en', 'a3', 'b2')).toBe('Trial of the Knights and the Dragon’s Treasure')
    expect(title('ru', 'a1', 'b1')).toBe('Битва на Позабытых болотах и железная армия')
    expect(title('it', 'a2', 'b3')).toBe('Sortilegi al crepuscolo e la fucina di Sua Maestà')
  })
})

const vp = (amount: number): Effect => ({ do: 'vp', amount })
const own = (effects: readonly Effect[], more: Partial<GameCard> = {}): GameCard => ({
  id: 'own',
  type: 'man',
  copies: 1,
  vp: 0,
  to: 'common',
  effects,
  ...more,
})
/** Without the places where long names may break. */
const said = (effects: readonly Effect[], language: Language = 'en'): string =>
  describeEffects(effects, readerIn(language)).join(' ').replaceAll('\u00ad', '')

describe('the end of a condition is clear', () => {
  it('at the end of the sentence after a colon, before it in brackets', () => {
    expect(
      said([
        {
          do: 'when',
          time: 'day',
          effects: [
            { do: 'draw', cards: 1 },
            { do: 'when', time: 'night', was: true, effects: [vp(2)] },
          ],
        },
      ]),
    ).toBe('By day: draw 1 card; if it was night before: score 2 points.')
    expect(
      said([
        {
          do: 'when',
          time: 'day',
          effects: [
            { do: 'when', time: 'night', was: true, effects: [vp(2)] },
            { do: 'draw', cards: 1 },
          ],
        },
      ]),
    ).toBe('By day: if it was night before (score 2 points), draw 1 card.')
  })

  it('the gain of a discard', () => {
    const discard: Effect = { do: 'discard', types: ['villain', 'woman'], then: [{ do: 'draw', cards: 2 }, vp(1)] }
    expect(said([discard])).toBe('Discard 1 woman or 1 villain in play; if you do: draw 2 cards, score 1 point.')
    expect(said([{ do: 'may', effects: [discard, { do: 'takeDiscarded' }] }])).toBe(
      'If you like, all of it or nothing: discard 1 woman or 1 villain in play (if you do: draw 2 cards, score 1 point), take the top card of the discard pile.',
    )
  })

  it('a condition on nothing but a condition is merged with it', () => {
    expect(said([{ do: 'when', time: 'night', effects: [{ do: 'may', effects: [{ do: 'playMore' }] }] }])).toBe(
      'By night, if you like: play 1 more card.',
    )
  })

  it('a time that adds to earlier effects says "also"', () => {
    expect(said([vp(1), { do: 'when', time: 'day', effects: [vp(1)] }])).toBe(
      'Score 1 point. By day also: score 1 point.',
    )
  })
})

describe('what is counted', () => {
  const amount = (
    per: Extract<Extract<Effect, { do: 'vp' }>['amount'], object>['per'],
    more: Partial<GameCard> = {},
  ): string => describeCard(own([{ do: 'vp', amount: { each: 2, per, most: 4 } }], more), readerIn('en')).join(' ')

  it('a card says whether it counts itself', () => {
    expect(amount({ in: 'play', types: ['man', 'event'] })).toBe(
      'Score 2 points for each man and each event in play (this one too, 4 cards at most).',
    )
    expect(amount({ in: 'play', types: ['man'], others: true })).toBe(
      'Score 2 points for each other man in play (4 cards at most).',
    )
    expect(amount({ in: 'front', types: ['man'] })).toBe(
      'Score 2 points for each man in front of you (4 cards at most).',
    )
    expect(amount({ in: 'front', types: [...CARD_TYPES] }, { to: 'front' })).toBe(
      'Score 2 points for each card in front of you (this one too, 4 cards at most).',
    )
    expect(amount({ in: 'front', card: 'ogre', others: true })).toBe(
      'Score 2 points for each other “Ogre” in front of you (4 cards at most).',
    )
  })

  it('a line of card A does not: it is no card', () => {
    const line: ItemLine = {
      cost: ['gold', 'wand', 'gold'],
      effects: [{ do: 'vp', amount: { each: 1, per: { in: 'play', types: ['villain'], others: true } } }],
    }
    expect(describeLine(line, readerIn('en'))).toEqual(['2 gold and 1 wand: score 1 point for each villain in play.'])
    expect(costText(line.cost, readerIn('ru'))).toBe('2 золотые монеты и 1 волшебная палочка')
  })
})

describe('numbers and cases', () => {
  const line = (score: ScoreLine, language: Language): string => describeScore(score, readerIn(language)).join(' ')

  it.each([
    [{ do: 'draw', cards: 5 }, 'Возьмите из колоды 5 карт.', 'Pesca 5 carte.'],
    [{ do: 'peek', look: 1 }, 'Добавьте на руку верхнюю карту колоды.', 'Aggiungi alla mano la prima carta del mazzo.'],
    [
      { do: 'peek', look: 5 },
      'Посмотрите 5 верхних карт колоды и добавьте одну из них на руку.',
      'Guarda le prime 5 carte del mazzo e aggiungine 1 alla mano.',
    ],
    [
      { do: 'item', of: ['gold', 'wand'] },
      'Возьмите 1 золотую монету или 1 волшебную палочку.',
      'Prendi 1 moneta d’oro o 1 bacchetta magica.',
    ],
    [
      { do: 'takeInPlay', types: ['man', 'woman', 'place'] },
      'Возьмите на руку 1 мужчину, 1 женщину или 1 место в игре.',
      'Prendi in mano 1 uomo, 1 donna o 1 luogo in gioco.',
    ],
    [
      { do: 'showHands', types: ['woman', 'event'], each: 5 },
      'Все игроки, и вы тоже, показывают карты на руках: 5 очков за каждую женщину и каждое событие среди них.',
      'Tutti i giocatori, anche tu, mostrano la mano: 5 punti per ogni donna e ogni evento tra le carte mostrate.',
    ],
    [
      { do: 'discard', types: ['man'], may: true, then: [vp(1)] },
      'Можете сбросить 1 мужчину в игре и получить за это 1 очко.',
      'Puoi scartare 1 uomo in gioco e in cambio ottenere 1 punto.',
    ],
    [
      { do: 'vp', amount: { each: 21, per: { in: 'front', types: ['woman'] }, most: 21 } },
      'Получите 21 очко за каждую женщину перед вами (не больше 21 карты).',
      'Ottieni 21 punti per ogni donna davanti a te (al massimo 21 carte).',
    ],
    [
      { do: 'vp', amount: { each: 3, per: { in: 'play', card: 'helper' } } },
      'Получите 3 очка за каждую карту «Тайная помощница» в игре.',
      'Ottieni 3 punti per ogni carta «Aiutante segreta» in gioco.',
    ],
  ] satisfies [Effect, string, string][])('of an effect: %o', (effect, ru, it_) => {
    expect([said([effect], 'ru'), said([effect], 'it')]).toEqual([ru, it_])
  })

  it.each([
    [
      { score: 'sets', of: ['hand'], vp: 1 },
      '1 point for each card in hand.',
      '1 очко за каждую карту на руке.',
      '1 punto per ogni carta in mano.',
    ],
    [
      { score: 'sets', of: ['wand', 'woman', 'hand'], vp: 5 },
      '5 points for each set of wand, woman in front of you and card in hand.',
      '5 очков за каждый набор «волшебная палочка, женщина перед вами и карта на руке».',
      '5 punti per ogni serie di bacchetta magica, donna davanti a te e carta in mano.',
    ],
    [
      { score: 'each', of: ['villain'], per: 2, vp: 1 },
      '1 point for every 2 villains in front of you.',
      '1 очко за каждые 2 карты злодеев перед вами.',
      '1 punto ogni 2 cattivi davanti a te.',
    ],
    [
      { score: 'each', of: ['man'], per: 5, vp: 2 },
      '2 points for every 5 men in front of you.',
      '2 очка за каждые 5 карт мужчин перед вами.',
      '2 punti ogni 5 uomini davanti a te.',
    ],
    [
      { score: 'each', of: ['sword', 'place'], per: 3, vp: 4 },
      '4 points for every 3 among swords and places in front of you.',
      '4 очка за каждые 3 из общего числа мечей и мест перед вами.',
      '4 punti ogni 3 tra spade e luoghi davanti a te.',
    ],
    [
      { score: 'each', of: ['gold', 'event'], per: 1, vp: 1 },
      '1 point for each gold and each event in front of you.',
      '1 очко за каждую золотую монету и каждое событие перед вами.',
      '1 punto per ogni moneta d’oro e ogni evento davanti a te.',
    ],
    [
      { score: 'most', of: 'woman', least: 2, vp: 3 },
      '3 points to each player with the most women in front of them (at least 2).',
      '3 очка каждому, у кого больше всех женщин перед собой (но не меньше 2).',
      '3 punti a chi ha più donne davanti a sé, anche a pari merito (almeno 2).',
    ],
  ] satisfies [ScoreLine, string, string, string][])('of a line of card B: %o', (score, en, ru, it_) => {
    expect([line(score, 'en'), line(score, 'ru'), line(score, 'it')]).toEqual([en, ru, it_])
  })
})

/** Every kind of effect, in every shape with a text of its own. */
const SIMPLE: { readonly [kind in Effect['do']]: readonly Effect[] } = {
  vp: [1, 2, 5, 21].flatMap(n => [
    vp(n),
    ...(['play', 'front'] as const).flatMap(where =>
      [true, false].flatMap(others => [
        ...CARD_TYPES.map((type): Effect => ({
          do: 'vp',
          amount: { each: n, most: n, per: { in: where, types: [type], ...(others && { others }) } },
        })),
        { do: 'vp', amount: { each: n, per: { in: where, card: 'ogre', ...(others && { others }) } } } satisfies Effect,
      ]),
    ),
    ...ITEMS.flatMap((item): Effect[] =>
      [true, false].map(all => ({
        do: 'vp',
        amount: { each: n, most: n, per: { in: 'items', of: [item], ...(all && { all }) } },
      })),
    ),
    { do: 'vp', amount: { each: n, per: { in: 'hand' } } } satisfies Effect,
  ]),
  draw: [1, 2, 5].map(cards => ({ do: 'draw', cards })),
  item: [
    ...ITEMS.map((item): Effect => ({ do: 'item', of: [item] })),
    { do: 'item', of: ['gold', 'sword', 'armour'] },
    { do: 'item', of: ITEMS },
  ],
  discard: [CARD_TYPES, ...CARD_TYPES.map(type => [type])].flatMap(types =>
    [[], [vp(1)], [{ do: 'playTop' } as const, vp(2)]].flatMap(then =>
      [true, false].flatMap((may): Effect[] => [
        { do: 'discard', types, ...(may && { may }), then },
        { do: 'discard', types, in: 'front', ...(may && { may }), then },
      ]),
    ),
  ),
  discardHand: [{ do: 'discardHand' }, { do: 'discardHand', then: [vp(2)] }],
  returnItem: ITEMS.flatMap((item): Effect[] => [
    { do: 'returnItem', of: [item] },
    { do: 'returnItem', of: ['gold', item], then: [vp(1), { do: 'playTop' }] },
  ]),
  takeInPlay: [
    { do: 'takeInPlay', types: ['man'], in: 'front' },
    { do: 'takeInPlay', types: CARD_TYPES },
    { do: 'takeInPlay', types: ['man', 'place', 'event'] },
  ],
  takeDiscarded: [{ do: 'takeDiscarded' }],
  playTop: [{ do: 'playTop' }],
  peek: [1, 2, 5].map(look => ({ do: 'peek', look })),
  showHands: [0, 1, 2].map(each => ({ do: 'showHands', types: ['place', 'man'], each })),
  useLine: [{ do: 'useLine' }],
  playMore: [{ do: 'playMore' }],
  when: TIMES.flatMap(time =>
    [true, false].map((was): Effect => ({
      do: 'when',
      time,
      ...(was && { was }),
      effects: [vp(1), { do: 'may', effects: [vp(1)] }],
    })),
  ),
  may: [
    { do: 'may', effects: [vp(1)] },
    { do: 'may', effects: [vp(1), { do: 'when', time: 'day', effects: [vp(1)] }, vp(2)] },
  ],
}

describe.each(LANGUAGES)('any deck in %s', language => {
  const reader = readerIn(language)

  it.each(Object.entries(SIMPLE))('%s: by itself, under a condition and at the end of a turn', (_, effects) => {
    for (const effect of effects) {
      const cards = [
        own([effect, effect]),
        own([{ do: 'when', time: 'day', effects: [effect, { do: 'draw', cards: 2 }, effect] }]),
        own([], { to: 'front', permanent: { noDraw: true, endOfTurn: [effect] } }),
      ]
      for (const text of cards.flatMap(card => describeCard(card, reader)))
        expect([text, isSentence(text)]).toEqual([text, true])
    }
  })

  it('every line of card B, with every term', () => {
    const lines = TERMS.flatMap((of, i): ScoreLine[] => {
      const other = TERMS[(i + 1) % TERMS.length] ?? 'hand'
      return [
        { score: 'sets', of: [of], vp: 1 },
        { score: 'sets', of: [of, other], vp: 2 },
        { score: 'each', of: [of], per: 3, vp: 5 },
        { score: 'each', of: [of, other], per: 2, vp: 0 },
        { score: 'unpaired', of: [of, other], vp: 1 },
        { score: 'rank', of: [of, other], vp: [8, 5] },
        { score: 'most', of, least: 1, vp: 4 },
      ]
    })
    for (const text of lines.flatMap(one => describeScore(one, reader)))
      expect([text, isSentence(text)]).toEqual([text, true])
  })

  it('cards, items and places have names, also in a list', () => {
    const { t } = reader
    const names = [
      ...HOUSE_DECK.cards.map(({ id }) => cardName(HOUSE_DECK, id, language, t)),
      ...ITEMS.map(item => itemName(item, t)),
      ...CARD_TYPES.map(type => typeName(type, t)),
      ...TIMES.map(time => timeName(time, t)),
      ...(['common', 'front', 'discard'] as const).flatMap(place => [placeName(place, t), placeHint(place, t)]),
      ...[...HOUSE_DECK.a, ...HOUSE_DECK.b].flatMap(({ id }) => [
        storyName(HOUSE_DECK, id, language, t),
        storyFlavour(HOUSE_DECK, id, language, t),
      ]),
      typesText(CARD_TYPES, reader),
    ]
    expect(names.filter(name => name === null || name.length < 2 || name.includes('games.'))).toEqual([])
    expect(cardNames(HOUSE_DECK, ['ogre', 'night', 'ogre'], language, t)).toMatch(/^\S+ ×2, \S+$/)
  })
})

describe('a custom deck', () => {
  const deck: TalesDeck = {
    ...HOUSE_DECK,
    cards: [
      ...HOUSE_DECK.cards,
      own([], { titles: { ru: 'Колобок', it: 'Focaccina' } }),
      { ...own([]), id: 'ogre', titles: { en: 'Giant\u202e' } },
    ].filter((card, i, all) => all.findLastIndex(({ id }) => id === card.id) === i),
    a: [{ id: 'a1', lines: [], titles: { en: 'A Feast' } }],
  }
  const name = (id: string, language: Language): string => cardName(deck, id, language, readerIn(language).t)

  it('has card names of its own: in the reader’s language, else in the first there is', () => {
    expect([name('own', 'it'), name('own', 'en'), name('ogre', 'ru'), name('night', 'ru')]).toEqual([
      'Focaccina',
      'Колобок',
      'Giant',
      'Ночь',
    ])
    expect(taleName(deck, { a: 'a1', b: 'b1' }, 'en', readerIn('en').t)).toBe('A Feast and the Iron Army')
    expect(storyFlavour(deck, 'a1', 'en', readerIn('en').t)).toBeNull()
  })

  it('an unknown card is called by its id', () => {
    expect(['nobody', 'constructor', 'toString', ''].map(id => name(id, 'it'))).toEqual([
      'nobody',
      'constructor',
      'toString',
      '',
    ])
    expect(storyName(deck, 'constructor', 'en', readerIn('en').t)).toBe('constructor')
    expect(byText({ by: 'permanent', card: 'own', name: 'own#3' }, readerIn('ru', deck))).toBe('Колобок, конец хода')
  })

  it('appears in the messages', () => {
    const event = { kind: 'escape', seat: 1, names: ['own#3', 'ogre#12', 'own#5'] }
    expect(talesEvents.eventMessage({ event }, { ...contextIn('en', 0, 4), ownDeck: asJson(deck) })).toBe(
      'Boris has no cards left and discards: Колобок ×2, Giant.',
    )
  })
})

const CARD = { by: 'card', card: 'dragon', name: 'dragon#4' } as const
const PERMANENT = { by: 'permanent', card: 'sage', name: 'sage#2' } as const
const LINE = { by: 'line', line: 2 } as const
const told = (event: TalesEvent, aside?: object): SeenEvent => ({
  event: { ...event } as never,
  ...(aside && { own: aside as never }),
})
const KINDS = Object.keys(SIMPLE) as Effect['do'][]
const TOTALS = [0, 1, 2, 3].map(seat => ({ seat, played: 20, story: seat, total: 20 + seat, goods: 2 }))

const EVENTS: { readonly [kind in TalesEvent['kind']]: readonly SeenEvent[] } = {
  deal: [told({ kind: 'deal', first: 1, a: 'a1', b: 'b3', time: 'night' }, { cards: ['ogre', 'ogre', 'day'] })],
  turn: [told({ kind: 'turn', seat: 1, number: 7 })],
  draw: [0, 9].flatMap(left => [
    told({ kind: 'draw', seat: 1, cards: 1, left, by: { by: 'turn' } }, { cards: ['ogre'] }),
    ...[CARD, LINE, PERMANENT].map(by =>
      told({ kind: 'draw', seat: 1, cards: 2, left, by }, { cards: ['ogre', 'day'] }),
    ),
  ]),
  escape: [told({ kind: 'escape', seat: 1, names: ['witch#3', 'witch#8'] })],
  useLine: [true, false].map(free => told({ kind: 'useLine', seat: 1, line: 1, paid: ['sword', 'armour'], free })),
  play: (['turn', 'more', 'top'] as const).map(how =>
    told({ kind: 'play', seat: 1, card: 'dragon', name: 'dragon#4', to: 'common', how }),
  ),
  time: TIMES.flatMap(time => TIMES.map(old => told({ kind: 'time', time, old }))),
  vp: [CARD, LINE, PERMANENT].map(by => told({ kind: 'vp', seat: 1, vp: 2, by })),
  item: ITEMS.map(item => told({ kind: 'item', seat: 1, item, by: CARD })),
  discard: [null, 1, 2].map(at => told({ kind: 'discard', seat: 1, card: 'sage', name: 'sage#2', at, by: CARD })),
  take: [null, 1, 2].map(at => told({ kind: 'take', seat: 1, card: 'sage', name: 'sage#2', at, by: CARD })),
  returnItem: ITEMS.map(item => told({ kind: 'returnItem', seat: 1, item, by: CARD })),
  discardHand: [told({ kind: 'discardHand', seat: 1, card: 'sage', by: CARD })],
  takeDiscarded: [told({ kind: 'takeDiscarded', seat: 1, card: 'sage', by: LINE })],
  peek: [
    told({ kind: 'peek', seat: 1, looked: 2, left: 5, by: CARD }, { looked: ['ogre', 'day'], card: 'day' }),
    told({ kind: 'peek', seat: 1, looked: 1, left: 0, by: CARD }, { looked: ['day'], card: 'day' }),
  ],
  hands: [told({ kind: 'hands', seat: 1, hands: [['ogre', 'ogre'], [], ['day'], []], by: CARD })],
  decline: KINDS.map(what => told({ kind: 'decline', seat: 1, what, by: CARD })),
  nothing: [
    ...KINDS.map(what => told({ kind: 'nothing', seat: 1, what, by: LINE })),
    told({ kind: 'nothing', seat: 1, what: 'draw', by: { by: 'turn' } }),
  ],
  away: [told({ kind: 'away', card: 'charms', name: 'charms#9' })],
  score: [null, 1, 4].map(place => told({ kind: 'score', line: 2, seat: 1, count: 3, place, vp: 5 })),
  end: [
    told({ kind: 'end', winners: [1], reason: 'points', totals: TOTALS }),
    told({ kind: 'end', winners: [1], reason: 'items', totals: TOTALS }),
    told({ kind: 'end', winners: [1, 2], reason: 'shared', totals: TOTALS }),
  ],
}

const TABLES = [2, 3, 4].map(seats => ({
  seats,
  ...shownIn(
    tales,
    (['first', 'second', 'third'] as const).map((a, i) => ({
      ...{ seats, options: { a, b: a }, next: nextMove, deal: seats + i },
    })),
  ),
}))

describe.each(LANGUAGES)('events in %s', language => {
  it.each(Object.entries(EVENTS))(
    '%s is told to all concerned, with and without what one alone is told',
    (_, events) => {
      for (const one of events) {
        const texts = [1, 2, 0, null].flatMap(you => [
          talesEvents.eventMessage({ event: one.event }, contextIn(language, you, 4)),
          talesEvents.eventMessage(one, contextIn(language, you, 4)),
        ])
        expect(texts.filter(text => !isSentence(text ?? ''))).toEqual([])
        if (one.own)
          expect(talesEvents.eventMessage(one, contextIn(language, 1, 4))?.length).toBeGreaterThan(
            talesEvents.eventMessage({ event: one.event }, contextIn(language, 1, 4))?.length ?? 0,
          )
      }
    },
  )

  it.each(TABLES)('whole matches with $seats seats have a message for every event', ({ seats, told: said }) => {
    const context = contextIn(language, null, seats)
    expect(said.filter(one => !isSentence(talesEvents.eventMessage(one, { ...context, you: one.you }) ?? ''))).toEqual(
      [],
    )
  })
})

describe('who is addressed', () => {
  const discard = told({ kind: 'discard', seat: 1, card: 'sage', name: 'sage#2', at: 2, by: CARD })
  it.each([
    [
      'en',
      [
        'Boris discards Old Sage, a card of Carla (Dragon).',
        'You discard Old Sage, a card of Carla (Dragon).',
        'Boris discards Old Sage, a card of yours (Dragon).',
      ],
    ],
    [
      'ru',
      [
        'Boris сбрасывает карту игрока Carla: Старый мудрец (Дракон).',
        'Вы сбрасываете карту игрока Carla: Старый мудрец (Дракон).',
        'Boris сбрасывает вашу карту: Старый мудрец (Дракон).',
      ],
    ],
    [
      'it',
      [
        'Boris scarta una carta di Carla: Vecchio saggio (Drago).',
        'Scarti una carta di Carla: Vecchio saggio (Drago).',
        'Boris scarta una carta tua: Vecchio saggio (Drago).',
      ],
    ],
  ] as const)('in %s', (language, texts) => {
    expect([0, 1, 2].map(you => talesEvents.eventMessage(discard, contextIn(language, you, 4)))).toEqual(texts)
  })

  it('causes, numbers and hands', () => {
    const context = contextIn('en', 0, 4)
    expect(talesEvents.eventMessage(told({ kind: 'vp', seat: 1, vp: 1, by: PERMANENT }), context)).toBe(
      'Boris scores 1 point (Old Sage, end of turn).',
    )
    expect(talesEvents.eventMessage(told({ kind: 'vp', seat: 0, vp: 3, by: LINE }), context)).toBe(
      'You score 3 points (line 2 of card A).',
    )
    expect(talesEvents.eventMessage(told({ kind: 'time', time: 'night', old: 'night' }), context)).toBe(
      'It stays night.',
    )
    expect(EVENTS.hands.map(one => talesEvents.eventMessage(one, context))).toEqual([
      'Boris makes everybody show their hands (Dragon). Anna holds: Ogre ×2; Boris holds no cards; Carla holds: Day; Dmitri holds no cards.',
    ])
    expect(talesEvents.eventMessage({ event: { kind: 'fireworks' } }, context)).toBeNull()
  })
})
