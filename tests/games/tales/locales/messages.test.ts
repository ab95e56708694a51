/** The words of Dark Tales: the same in all three languages, fit for vue-i18n, and one for everything the game says. */
import { describe, expect, it } from 'vitest'
import { isRefusal, type Json } from '../../../../src-shared/kernel'
import type { AskKey, Aside, EffectKind, EndReason, TalesEvent } from '../../../../src-shared/games/tales/rules'
import {
  CARD_TYPES,
  ITEMS,
  MOST_SEATS,
  PLACES,
  TERMS,
  TIMES,
  type Amount,
  type GameCard,
  type ScoreLine,
  type TalesDeck,
} from '../../../../src-shared/games/tales/rules/deck'
import { readTalesDeck } from '../../../../src-shared/games/tales/rules/deck/check'
import { HOUSE_CARD_IDS, HOUSE_DECK } from '../../../../src-shared/games/tales/rules/deck/house'
import { OPTION_SPECS, refuseOptions } from '../../../../src-shared/games/tales/rules/options'
import { talesMessages } from '../../../../src-shared/games/tales/locales/messages'
import { LANGUAGES, paramsOf, proveWords, sorted, textsOf } from '../../../kit/messages'

const { of: textOf, below } = textsOf(talesMessages)

/** A deck with one story card of each kind. */
const SMALL = { ...HOUSE_DECK, a: HOUSE_DECK.a.slice(0, 1), b: HOUSE_DECK.b.slice(0, 1) } as unknown as Json

proveWords({
  words: talesMessages,
  options: OPTION_SPECS,
  shorts: ({ cards, items, types, places }) => [
    ...Object.values(cards),
    ...[items, types, places].flatMap(table => Object.values(table).map(({ name }) => name)),
  ],
  russian: { key: 'points', said: ['1 очко', '2 очка', '5 очков', '11 очков', '21 очко'] },
  refused: [
    refuseOptions({ a: 'third' }, 2, SMALL),
    refuseOptions({ b: 'second' }, 2, SMALL),
    refuseOptions({ first: 4 }, 3),
  ],
})

/**
 * The parameters of a question's title, its ways to answer, and the parts of an answer that are a question of their
 * own.
 */
interface Asked {
  readonly params?: readonly string[]
  readonly branches?: readonly string[]
  readonly parts?: readonly string[]
}

const LINES: Asked = { branches: ['pass', 'use'], parts: ['use'] }

/** Every question. A new one is a type error here. */
const ASKS: { readonly [key in AskKey]: Asked } = {
  useItem: LINES,
  play: {},
  playMore: { params: ['by'] },
  takeItem: { params: ['by'] },
  discard: { params: ['by', 'types'] },
  mayDiscard: { params: ['by', 'types'], branches: ['decline', 'discard'], parts: ['discard'] },
  takeCard: { params: ['by', 'types'] },
  discardOwn: { params: ['by', 'types'] },
  mayDiscardOwn: { params: ['by', 'types'], branches: ['decline', 'discard'], parts: ['discard'] },
  takeOwn: { params: ['by', 'types'] },
  discardHand: { params: ['by'] },
  returnItem: { params: ['by'] },
  peek: { params: ['by', 'looked'] },
  freeLine: { ...LINES, params: ['by'] },
  may: { params: ['by', 'effects'], branches: ['do', 'decline'] },
}

/** Every reason for an end. A new one is a type error here. */
const REASONS: { readonly [reason in EndReason]: true } = { points: true, items: true, shared: true }

/** The sentences of an event, and what they may speak of. `to`: whether there is somebody it is done to. */
interface Sentence {
  readonly keys: readonly string[]
  readonly params?: readonly string[]
  readonly by?: boolean
  readonly to?: boolean
}

const MOVED = ['common', 'own'] as const
const WAYS = ['now', 'still'].flatMap(way => TIMES.map(time => `${way}.${time}`))

/** Effects that tell by themselves what is missing; of all others `other` is told. */
const MISSED: readonly EffectKind[] = [
  'draw',
  'item',
  'discard',
  'discardHand',
  'returnItem',
  'takeInPlay',
  'takeDiscarded',
  'playTop',
  'peek',
  'playMore',
]

/** Every event. A new kind is a type error here. */
const EVENTS: { readonly [kind in TalesEvent['kind']]: readonly Sentence[] } = {
  deal: [{ keys: [''], params: ['name', 'tale'], by: true }],
  turn: [{ keys: [''], params: ['name', 'number'], by: true }],
  draw: [
    { keys: ['turn'], params: ['name'], by: true },
    { keys: ['more'], params: ['name', 'n', 'by'], by: true },
  ],
  escape: [{ keys: [''], params: ['name', 'cards'], by: true }],
  useLine: [{ keys: ['turn', 'free'], params: ['name', 'items', 'line'], by: true }],
  play: [{ keys: ['turn', 'more', 'top'], params: ['name', 'card'], by: true }],
  time: [{ keys: WAYS }],
  vp: [{ keys: [''], params: ['name', 'n', 'by'], by: true }],
  item: [{ keys: [''], params: ['name', 'item', 'by'], by: true }],
  discard: [
    { keys: MOVED, params: ['name', 'card', 'by'], by: true },
    { keys: ['other'], params: ['name', 'other', 'card', 'by'], by: true, to: true },
  ],
  take: [
    { keys: MOVED, params: ['name', 'card', 'by'], by: true },
    { keys: ['other'], params: ['name', 'other', 'card', 'by'], by: true, to: true },
  ],
  returnItem: [{ keys: [''], params: ['name', 'item', 'by'], by: true }],
  discardHand: [{ keys: [''], params: ['name', 'card', 'by'], by: true }],
  takeDiscarded: [{ keys: [''], params: ['name', 'card', 'by'], by: true }],
  peek: [{ keys: [''], params: ['name', 'n', 'by'], by: true }],
  hands: [{ keys: [''], params: ['name', 'hands', 'by'], by: true }],
  decline: [{ keys: ['discard', 'useLine', 'may'], params: ['name', 'by'], by: true }],
  nothing: [
    { keys: ['turn'], params: ['name'], by: true },
    { keys: [...MISSED, 'other'], params: ['name', 'by'], by: true },
  ],
  away: [{ keys: [''], params: ['card'] }],
  score: [
    { keys: ['counted'], params: ['name', 'n', 'line'], by: true },
    { keys: ['ranked'], params: ['name', 'n', 'line', 'place'], by: true },
  ],
  end: [
    { keys: ['points'], params: ['name', 'n'], by: true },
    { keys: ['items'], params: ['name'], by: true },
    { keys: ['shared'], params: ['names'] },
  ],
}

/** With the two that are told in another way once the deck is empty. */
const SENTENCES = [
  ...Object.entries(EVENTS),
  ['drawLast', EVENTS.draw] as const,
  ['peekLast', [{ keys: [''], params: ['name', 'by'], by: true }]] as const,
].flatMap(([kind, all]) =>
  all.flatMap(({ keys, ...one }: Sentence) => keys.map(key => ({ key: key === '' ? kind : `${kind}.${key}`, ...one }))),
)

/** Every aside, and what it may speak of. */
const ASIDES: { readonly [key: string]: readonly (keyof Aside)[] } = {
  deal: ['cards'],
  draw: ['cards'],
  peek: ['looked', 'card'],
  peekOne: ['card'],
}

describe('everything the game shows has its words', () => {
  const keys = Object.keys(ASKS) as AskKey[]

  it('every event has its sentences, and every sentence its event', () => {
    expect(sorted(below('events.'))).toEqual(sorted(SENTENCES.map(one => one.key)))
    expect(sorted(below('eventsYou.'))).toEqual(sorted(SENTENCES.filter(one => one.by).map(one => one.key)))
    expect(sorted(below('eventsToYou.'))).toEqual(sorted(SENTENCES.filter(one => one.to).map(one => one.key)))
  })

  it('a sentence tells all that the event tells; the person spoken to has no name', () => {
    for (const { key, params = [], by, to } of SENTENCES) {
      expect([key, paramsOf(textOf(`events.${key}`))]).toEqual([key, sorted(params)])
      if (by)
        expect([key, paramsOf(textOf(`eventsYou.${key}`))]).toEqual([
          key,
          sorted(params.filter(name => name !== 'name')),
        ])
      if (to)
        expect([key, paramsOf(textOf(`eventsToYou.${key}`))]).toEqual([
          key,
          sorted(params.filter(name => name !== 'other')),
        ])
    }
  })

  it('every aside has its sentence', () => {
    expect(sorted(below('asides.'))).toEqual(sorted(Object.keys(ASIDES)))
    for (const [key, fields] of Object.entries(ASIDES))
      expect([key, paramsOf(textOf(`asides.${key}`))]).toEqual([key, sorted(fields)])
  })

  it('every question has its title, its hint and what the others read meanwhile', () => {
    expect(sorted(below('asks.'))).toEqual(sorted([...keys, 'seen'].flatMap(key => [`${key}.title`, `${key}.hint`])))
    expect(sorted(below('waiting.'))).toEqual(sorted(keys))
    for (const key of keys) {
      expect([key, paramsOf(textOf(`waiting.${key}`))]).toEqual([key, ['name']])
      expect([key, paramsOf(textOf(`asks.${key}.title`)).filter(name => !ASKS[key].params?.includes(name))]).toEqual([
        key,
        [],
      ])
      expect([key, paramsOf(textOf(`asks.${key}.hint`))]).toEqual([key, []])
    }
  })

  it('every way to answer has its button, every part of an answer its question, and buttons are told apart', () => {
    expect(sorted(below('branches.'))).toEqual(
      sorted(keys.flatMap(key => (ASKS[key].branches ?? []).map(word => `${key}.${word}`))),
    )
    expect(sorted(below('parts.'))).toEqual(
      sorted(keys.flatMap(key => (ASKS[key].parts ?? []).map(word => `${key}.${word}`))),
    )
    for (const language of LANGUAGES)
      for (const [key, words] of Object.entries(talesMessages[language].branches)) {
        expect([key, new Set(Object.values(words)).size]).toEqual([key, Object.values(words).length])
      }
  })

  it('every end has its reason', () => {
    expect(sorted(below('reasons.'))).toEqual(sorted(Object.keys(REASONS)))
  })
})

describe('everything a card can be or do has its words', () => {
  /** Every effect; points are said by `amount`. A new kind is a type error here. */
  const EFFECTS: { readonly [kind in EffectKind]: readonly string[] } = {
    vp: [],
    draw: ['draw'],
    item: ['item', 'anyItem'],
    discard: ['discard', 'mayDiscard', 'discardOwn', 'mayDiscardOwn', 'forPoints', 'mayForPoints', 'then'],
    discardHand: ['discardHand'],
    returnItem: ['returnItem'],
    takeInPlay: ['takeInPlay', 'takeOwn'],
    takeDiscarded: ['takeDiscarded'],
    playTop: ['playTop'],
    peek: ['peekOne', 'peek'],
    showHands: ['showHands', 'showHandsFor'],
    useLine: ['useLine'],
    playMore: ['playMore'],
    when: ['now', 'also', 'was'].flatMap(way => TIMES.map(time => `when.${way}.${time}`)),
    may: ['may', 'mayAll'],
  }
  /** Every way to score. A new one is a type error here. */
  const SCORES: { readonly [kind in ScoreLine['score']]: readonly string[] } = {
    sets: ['pair', 'set'],
    each: ['each', 'every', 'among'],
    unpaired: ['unpaired'],
    rank: ['rank', 'place', 'tied'],
    most: ['most'],
  }
  const COUNTED: readonly Exclude<Amount, number>['per']['in'][] = ['play', 'front', 'items', 'hand']

  it('cards: the house deck’s, and no others', () => {
    expect(below('cards.')).toEqual([...HOUSE_CARD_IDS])
    for (const language of LANGUAGES)
      expect(new Set(Object.values(talesMessages[language].cards)).size).toBe(HOUSE_CARD_IDS.length)
  })

  it('story cards: a name, a name within the title of the tale, and a line of at most 60 characters', () => {
    const ids = [...HOUSE_DECK.a, ...HOUSE_DECK.b].map(({ id }) => id)
    expect(below('stories.')).toEqual(ids.flatMap(id => ['name', 'inTale', 'flavour'].map(part => `${id}.${part}`)))
    for (const language of LANGUAGES)
      for (const { flavour } of Object.values(talesMessages[language].stories)) {
        expect(flavour.length).toBeLessThanOrEqual(60)
        expect(flavour).toMatch(/\.$/)
      }
    expect(paramsOf(textOf('tale'))).toEqual(['a', 'b'])
  })

  it('items, types, places, times, terms and places in a ranking', () => {
    expect(sorted(below('items.'))).toEqual(
      sorted(ITEMS.flatMap(item => ['name', 'count', 'take'].map(form => `${item}.${form}`))),
    )
    expect(sorted(below('types.'))).toEqual(
      sorted([...CARD_TYPES, 'any'].flatMap(type => ['name', 'one', 'each', 'other'].map(form => `${type}.${form}`))),
    )
    expect(sorted(below('places.'))).toEqual(sorted(PLACES.flatMap(place => [`${place}.name`, `${place}.hint`])))
    expect(sorted(below('times.'))).toEqual(sorted(TIMES))
    expect(sorted(below('terms.'))).toEqual(
      sorted(TERMS.flatMap(term => ['pair', 'each', 'counted', 'mine', 'theirs'].map(form => `${term}.${form}`))),
    )
    expect(below('ordinals.')).toHaveLength(MOST_SEATS)
  })

  it('effects, amounts and lines of story card B', () => {
    expect(sorted(below('effects.'))).toEqual(
      sorted([...Object.values(EFFECTS).flat(), ...TIMES.map(time => `time.${time}`), 'noDraw', 'endOfTurn']),
    )
    expect(sorted(below('amount.'))).toEqual(
      sorted(['score', ...COUNTED, 'allItems', 'card.each', 'card.other', 'self', 'most', 'mostOf']),
    )
    expect(sorted(below('score.'))).toEqual(sorted(Object.values(SCORES).flat()))
    expect(sorted(below('by.'))).toEqual(['line', 'permanent', 'turn'])
  })
})

describe('every fault of a deck has its words', () => {
  const house = (change: Partial<TalesDeck>): object => ({ ...HOUSE_DECK, ...change })
  const [night, ...others] = HOUSE_DECK.cards,
    [a] = HOUSE_DECK.a
  if (!night || !a) throw new Error('the house deck is empty')
  const card = (change: Partial<GameCard>): object =>
    house({
      cards: [
        ...HOUSE_DECK.cards,
        { id: 'own', type: 'man', copies: 1, vp: 1, to: 'common', effects: [], titles: { en: 'Own' }, ...change },
      ],
    })
  const lines = (...effects: TalesDeck['a'][number]['lines'][number]['effects']): object =>
    house({ a: [{ ...a, lines: [{ cost: ['gold'], effects }] }] })

  /** A deck with each fault that deck/check.ts documents. */
  const FAULTY: { readonly [reason: string]: object } = {
    doubled: house({ cards: [...HOUSE_DECK.cards, night] }),
    few: house({ cards: [night] }),
    many: house({
      cards: [
        ...HOUSE_DECK.cards,
        ...['own1', 'own2', 'own3', 'own4'].map((id): GameCard => ({
          id,
          type: 'man',
          copies: 40,
          vp: 1,
          to: 'common',
          effects: [],
          titles: { en: 'Own' },
        })),
      ],
    }),
    noNight: house({ cards: others }),
    untitled: house({
      cards: [...HOUSE_DECK.cards, { id: 'own', type: 'man', copies: 1, vp: 1, to: 'common', effects: [] }],
    }),
    unknownCard: card({ effects: [{ do: 'vp', amount: { each: 1, per: { in: 'play', card: 'nobody' } } }] }),
    timeInCommon: card({ time: 'day', to: 'front' }),
    permanentInFront: card({ permanent: { noDraw: true } }),
    long: card({
      effects: Array.from(
        { length: 3 },
        () => ({ do: 'may', effects: Array.from({ length: 12 }, () => ({ do: 'draw', cards: 1 }) as const) }) as const,
      ),
    }),
    deep: card({
      effects: [{ do: 'may', effects: [{ do: 'may', effects: [{ do: 'may', effects: [{ do: 'draw', cards: 1 }] }] }] }],
    }),
    empty: card({ to: 'front', permanent: {} }),
    neededOnLine: card({ effects: [{ do: 'draw', cards: 1, needed: true }] }),
    lineInLine: lines({ do: 'useLine' }),
    letters: card({ id: 'a b' }),
  }

  it('has words for these, and for no others', () => {
    expect(sorted(below('deckFaults.'))).toEqual(sorted(Object.keys(FAULTY)))
  })

  it.each(Object.entries(FAULTY))('%s', (reason, deck) => {
    const read: object = readTalesDeck(deck as Json) as object
    if (!isRefusal(read)) throw new Error('taken')
    expect(read.params?.reason).toBe(reason)
    const told = Object.keys(read.params ?? {})
    expect(paramsOf(textOf(`deckFaults.${reason}`)).filter(name => !told.includes(name))).toEqual([])
  })
})
