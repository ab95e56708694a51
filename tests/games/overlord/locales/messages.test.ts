/** The words of Overlord: the same in all three languages, fit for vue-i18n, and one for everything the game says. */
import { describe, expect, it } from 'vitest'
import { fastRandom, type ChoiceSpec, type Refusal } from '../../../../src-shared/kernel'
import type {
  AskKey,
  Aside,
  EndReason,
  LookReason,
  OverlordDeckReason,
  OverlordEvent,
  Pressure,
  PressureKind,
  TaleLine,
} from '../../../../src-shared/games/overlord/rules'
import {
  ACTION_KINDS,
  HOUSE_DECK,
  LEAST,
  readOverlordDeck,
  SYMBOLS,
  type ActionCard,
  type Deck,
} from '../../../../src-shared/games/overlord/rules/deck'
import {
  EXCUSE_GROUPS,
  excuseMark,
  EXCUSES,
  readMark,
  type ExcuseGroup,
} from '../../../../src-shared/games/overlord/rules/excuses'
import { OPTION_SPECS, refuseOptions } from '../../../../src-shared/games/overlord/rules/options'
import { WHIMS } from '../../../../src-shared/games/overlord/rules/state'
import { titledHouseDeck } from '../../../../src-shared/games/overlord/locales/houseDeck'
import { overlordMessages } from '../../../../src-shared/games/overlord/locales/messages'
import { LANGUAGES, leaves, paramsOf, proveWords, sorted, textsOf } from '../../../kit/messages'
import { make } from '../../../kit/play'
import { combinations, deal, nextMove, SEAT_COUNTS } from '../rules/play'

const { of: textOf, keys: allKeys, below } = textsOf(overlordMessages)

proveWords({
  words: overlordMessages,
  options: OPTION_SPECS.filter(({ kind }) => kind !== 'people'),
  shorts: ({ symbols, actions, whims, looks }) => [
    ...Object.values(symbols).map(symbol => symbol.name),
    ...ACTION_KINDS.flatMap(kind => [actions[kind].name, actions[kind].short]),
    ...Object.values(whims),
    ...Object.values(looks).map(look => look.name),
  ],
  russian: { key: 'counts.hints', said: ['1 намёк', '2 намёка', '5 намёков', '11 намёков', '21 намёк'] },
  refused: [refuseOptions({ rules: 'formal', overlord: 0 }, 3), refuseOptions({ rules: 'classic', overlord: 9 }, 4)],
})

/**
 * The parameters of a question, what else its title or hint may be, the words of its answers, and the questions about
 * its parts.
 */
interface Asked {
  readonly params?: readonly string[]
  /** Titles and hints for a special case: by pressure, or in the first round. */
  readonly besides?: readonly string[]
  readonly branches?: readonly string[]
  readonly parts?: readonly string[]
}

const FREEZE = { branches: ['quiet', 'freeze'], parts: ['hint', 'line', 'action'] } as const

/** Every question. A new one is a type error here. */
const ASKS: { readonly [key in AskKey]: Asked } = {
  errand: { parts: ['line', 'to'] },
  question: { params: ['barred'], branches: ['question', 'look'], parts: ['to', 'line', 'seat', 'reason'] },
  tell: {
    params: ['pressure', 'by', 'left'],
    besides: ['first', 'questioned', 'passed', 'frozen'],
    branches: ['hint', 'pass', 'end', 'concede'],
    parts: ['hint', 'line', 'action', 'to'],
  },
  freeze: { params: ['speaker'], ...FREEZE },
  freezeToo: { params: ['speaker', 'by'], ...FREEZE },
  freezeStill: { params: ['speaker'], ...FREEZE },
  rule: {
    params: ['speaker'],
    branches: ['look', 'both', 'more', 'twist', 'hurry', 'patience', 'quiet'],
    parts: ['seat', 'reason', 'more', 'twist', 'patience'],
  },
  ruleStill: {
    params: ['speaker'],
    branches: ['look', 'both', 'more', 'twist', 'hurry', 'patience'],
    parts: ['seat', 'reason', 'more', 'twist', 'patience'],
  },
  patience: { params: ['speaker'], branches: ['calm'] },
  goOn: { params: ['speaker', 'victims'], branches: ['goOn', 'question', 'next'], parts: ['to', 'line'] },
  plea: {},
  verdict: { params: ['by'], branches: ['accept', 'refuse'] },
  plan: {},
  draw: { params: ['round'] },
  accuse: { parts: ['to', 'line'] },
  answer: {
    params: ['pressure', 'by', 'symbol'],
    besides: ['accused', 'doubted', 'blamed', 'interrupted'],
    branches: ['hint', 'joker', 'decline'],
    parts: ['hint', 'symbol', 'line'],
  },
  told: { branches: ['ok'] },
  doubt: { params: ['speaker', 'hint'], branches: ['pass', 'doubt', 'joker'], parts: ['action', 'symbol', 'line'] },
  interrupt: { params: ['speaker', 'symbol'], branches: ['pass', 'freeze'], parts: ['freeze'] },
  silence: { params: ['speaker'], branches: ['allow', 'silence'], parts: ['allow', 'seat', 'action'] },
  blame: { branches: ['pass', 'blame', 'joker'], parts: ['action', 'symbol', 'to', 'line'] },
  mercy: { params: ['count'], branches: ['pass', 'mercy'], parts: ['action', 'line'] },
  cancel: { params: ['victim', 'count'], branches: ['pass', 'cancel'], parts: ['cancel'] },
}

/** The sentence of an event, and what it may speak of. `to`: there is somebody it is done to. */
interface Sentence {
  readonly key: string
  readonly params?: readonly string[]
  readonly by?: boolean
  readonly to?: boolean
}

/** About somebody who does it, about somebody to whom it is done, or about nobody. */
const nobody = (key: string, ...params: string[]): Sentence => ({ key, params })
const by = (key: string, ...params: string[]): Sentence => ({ key, params: ['name', ...params], by: true })
const byTo = (key: string, ...params: string[]): Sentence => ({
  key,
  params: ['name', 'other', ...params],
  by: true,
  to: true,
})

const saidOr = (line: string): string => (line === '' ? 'silent' : 'said')
const withLine = (line: string): string[] => (line === '' ? [] : ['line'])

/** A new kind of event is a type error here. */
function sentenceOf(event: OverlordEvent): Sentence {
  const { kind } = event
  switch (kind) {
    case 'deal':
    case 'concede':
    case 'nextInCircle':
    case 'hurry':
    case 'patience':
    case 'goOn':
    case 'told':
      return by(kind)
    case 'patienceSet':
      return event.seconds === 0 ? by('patienceSet.endless') : by('patienceSet.seconds', 'n')
    case 'draw':
    case 'discard':
      return by(kind, 'cards')
    case 'shuffle':
      return nobody(`shuffle.${event.what}`, 'n')
    case 'errand':
    case 'plea':
    case 'mercy':
    case 'more':
    case 'twist':
      return by(`${kind}.${saidOr(event.line)}`, ...withLine(event.line))
    case 'question':
    case 'accuse':
      return byTo(`${kind}.${saidOr(event.line)}`, ...withLine(event.line))
    case 'hint': {
      const { hint, symbol, how, line } = event.told
      const joker = symbol !== null && HOUSE_DECK.hints.find(card => card.id === hint)?.symbol === 'joker'
      const way = joker ? 'joker' : how === 'froze' ? how : 'told'
      return by(`hint.${way}.${saidOr(line)}`, 'title', ...(joker ? ['symbol'] : []), ...withLine(line))
    }
    case 'pass':
    case 'freePass':
    case 'freezing':
    case 'freeze':
    case 'interrupt':
    case 'silence':
    case 'cancel':
      return byTo(kind)
    case 'firstRoundOver':
      return nobody(kind)
    case 'verdict':
      return by(`verdict.${event.accepted ? 'accepted' : 'refused'}`)
    case 'turnUp':
      return by(`turnUp.${event.skull ? 'skull' : 'none'}`)
    case 'plan':
      return nobody(kind, 'titles')
    case 'round':
      return by(kind, 'number')
    case 'doubt':
    case 'blame':
      return byTo(`${kind}.${saidOr(event.line)}`, 'symbol', ...withLine(event.line))
    case 'seize':
      return byTo(kind, 'title')
    case 'fail':
      return event.pressure.symbol === null ? by('fail.any') : by('fail.symbol', 'symbol')
    case 'look':
      return by(`look.${['first', 'second', 'third'][event.count - 1] ?? ''}`, 'why')
    case 'spared':
      return by(kind, 'n')
    case 'end':
      return by(`end.${event.reason}`, 'names')
  }
}

/** Lists with nothing left out. A new one is a type error here. */
const REASONS: { readonly [reason in EndReason]: true } = {
  refused: true,
  skull: true,
  most: true,
  lastOverlord: true,
  shared: true,
}
const LOOK_REASONS: { readonly [reason in LookReason]: true } = {
  slow: true,
  boring: true,
  ignored: true,
  disrespect: true,
  chatter: true,
  whim: true,
  noHint: true,
  conceded: true,
  noPass: true,
  sameToYou: true,
  noAnswer: true,
}
/** Whether a symbol is demanded. */
const PRESSURES: { readonly [kind in PressureKind]: boolean } = {
  questioned: false,
  passed: false,
  frozen: false,
  accused: false,
  doubted: true,
  blamed: true,
  interrupted: true,
}
const reasons = Object.keys(REASONS) as EndReason[]

const accused: Pressure = { kind: 'accused', by: 1, symbol: null }
const blamed: Pressure = { kind: 'blamed', by: 1, symbol: 'item' }
const told = (more: Partial<TaleLine>): OverlordEvent & { kind: 'hint' } => ({
  kind: 'hint',
  told: {
    turn: 1,
    seat: 0,
    hint: 'rough-map',
    symbol: null,
    line: '',
    how: 'told',
    action: null,
    pressure: accused,
    said: '',
    ...more,
  },
})
const LINES = ['', 'hm'] as const

/** Every event there is, in every shape that has a sentence of its own. */
const EVENTS: { readonly [K in OverlordEvent['kind']]: readonly (OverlordEvent & { readonly kind: K })[] } = {
  deal: [{ kind: 'deal', overlord: 0 }],
  draw: [{ kind: 'draw', seat: 0, hints: 1, actions: 2 }],
  discard: [{ kind: 'discard', seat: 0, hints: 1, actions: 2 }],
  shuffle: (['hints', 'actions'] as const).map(what => ({ kind: 'shuffle', what, cards: 5 })),
  errand: LINES.map(line => ({ kind: 'errand', seat: 0, line })),
  hint: LINES.flatMap(line => [
    told({ line }),
    told({ line, how: 'froze' }),
    told({ line, how: 'passed' }),
    told({ line, hint: 'cheating-fate', symbol: 'item' }),
  ]),
  question: LINES.map(line => ({ kind: 'question', seat: 0, to: 1, line })),
  pass: [{ kind: 'pass', seat: 0, to: 1, action: 'pass-item-1' }],
  freePass: [{ kind: 'freePass', seat: 0, to: 1 }],
  nextInCircle: [{ kind: 'nextInCircle', to: 1 }],
  firstRoundOver: [{ kind: 'firstRoundOver' }],
  freezing: [{ kind: 'freezing', seat: 0, speaker: 1 }],
  freeze: [{ kind: 'freeze', seat: 0, speaker: 1, action: 'freeze-item-1' }],
  more: LINES.map(line => ({ kind: 'more', speaker: 0, line })),
  twist: LINES.map(line => ({ kind: 'twist', speaker: 0, line })),
  hurry: [{ kind: 'hurry', speaker: 0 }],
  patience: [{ kind: 'patience', speaker: 0 }],
  patienceSet: [0, 7].map(seconds => ({ kind: 'patienceSet', seat: 0, seconds })),
  concede: [{ kind: 'concede', seat: 0 }],
  goOn: [{ kind: 'goOn', speaker: 0 }],
  plea: LINES.map(line => ({ kind: 'plea', seat: 0, line })),
  verdict: [true, false].map(accepted => ({ kind: 'verdict', seat: 0, accepted })),
  turnUp: [true, false].map(skull => ({ kind: 'turnUp', seat: 0, action: 'pass-item-1', skull })),
  plan: [{ kind: 'plan', hints: ['rough-map'] }],
  round: [{ kind: 'round', number: 1, overlord: 0 }],
  accuse: LINES.map(line => ({ kind: 'accuse', seat: 0, to: 1, line })),
  told: [{ kind: 'told', seat: 0 }],
  doubt: LINES.map(line => ({ kind: 'doubt', seat: 0, speaker: 1, action: 'pass-item-1', symbol: 'item', line })),
  seize: [{ kind: 'seize', seat: 0, from: 1, hint: 'rough-map' }],
  interrupt: [{ kind: 'interrupt', seat: 0, speaker: 1, action: 'freeze-item-1' }],
  silence: [{ kind: 'silence', seat: 0, silenced: 1, action: 'freeze-item-1', with: 'freeze-item-2' }],
  blame: LINES.map(line => ({ kind: 'blame', seat: 0, to: 1, action: 'pass-item-1', symbol: 'item', line })),
  fail: [accused, blamed].map(pressure => ({ kind: 'fail', seat: 0, pressure })),
  mercy: LINES.map(line => ({ kind: 'mercy', seat: 0, action: 'pass-item-2', line })),
  cancel: [{ kind: 'cancel', seat: 0, victim: 1, action: 'pass-item-2' }],
  look: [1, 2, 3].map(count => ({ kind: 'look', seat: 0, count, reason: 'slow' })),
  spared: [{ kind: 'spared', seat: 0, count: 2 }],
  end: reasons.map(reason => ({ kind: 'end', winners: [1], reason, doomed: 0 })),
}

/** The words of a pick that are no cards, seats or symbols, and the parts that are a question of their own. */
function wordsOfPick(pick: ChoiceSpec, path: readonly string[], branches: Set<string>, parts: Set<string>): void {
  const last = path.at(-1)
  if (pick.pick === 'one' && path.length === 0) for (const word of pick.of) branches.add(word)
  if (pick.pick === 'branch') for (const word of Object.keys(pick.of)) branches.add(word)
  if (pick.pick === 'branch' || pick.pick === 'each')
    for (const [part, of] of Object.entries(pick.of)) wordsOfPick(of, [...path, part], branches, parts)
  else if (last !== undefined && pick.pick !== 'ok') parts.add(last)
}

/** Answers in a random match: it need not end. */
const ANSWERS = 100

describe('everything the game shows has its words', () => {
  const sentences = (Object.values(EVENTS).flat() as readonly OverlordEvent[]).map(sentenceOf)
  const keys = Object.keys(ASKS) as AskKey[]

  it('every event has its sentence, and every sentence its event', () => {
    expect(sorted(below('events.'))).toEqual(sorted(sentences.map(one => one.key)))
    expect(sorted(below('eventsYou.'))).toEqual(sorted(sentences.filter(one => one.by).map(one => one.key)))
    expect(sorted(below('eventsToYou.'))).toEqual(sorted(sentences.filter(one => one.to).map(one => one.key)))
  })

  it('a sentence tells all that it can: who, to whom, and what', () => {
    for (const { key, params = [], by: does, to } of sentences) {
      expect([key, paramsOf(textOf(`events.${key}`))]).toEqual([key, sorted(params)])
      // The person spoken to has no name.
      if (does)
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

  it('drawn cards are named to the player who has drawn them', () => {
    expect(below('asides.')).toEqual(['draw'])
    expect(paramsOf(textOf('asides.draw'))).toEqual(['cards'])
  })

  it('every question has its title, its hint and what the others read meanwhile', () => {
    expect(sorted(below('asks.'))).toEqual(
      sorted(keys.flatMap(key => ['title', 'hint', ...(ASKS[key].besides ?? [])].map(word => `${key}.${word}`))),
    )
    expect(sorted(below('waiting.'))).toEqual(sorted(keys))
    for (const key of keys) expect([key, paramsOf(textOf(`waiting.${key}`))]).toEqual([key, ['name']])
  })

  it('a question speaks of nothing but its own parameters, and its hint of none', () => {
    for (const key of keys) {
      const known = ASKS[key].params ?? []
      for (const word of ['title', ...(ASKS[key].besides ?? [])])
        expect([key, word, paramsOf(textOf(`asks.${key}.${word}`)).filter(name => !known.includes(name))]).toEqual([
          key,
          word,
          [],
        ])
      expect([key, paramsOf(textOf(`asks.${key}.hint`))]).toEqual([key, []])
    }
    // The parameter of the Overlord's question is a list of seats, and so are the victims: they are no words.
    expect(allKeys().filter(key => /\{(barred|victims|pressure|hint)\}/.test(textOf(key)))).toEqual([])
  })

  it('every way to answer has its button and every part of an answer its question', () => {
    expect(sorted(below('branches.'))).toEqual(
      sorted(keys.flatMap(key => (ASKS[key].branches ?? []).map(word => `${key}.${word}`))),
    )
    expect(sorted(below('parts.'))).toEqual(
      sorted(keys.flatMap(key => (ASKS[key].parts ?? []).map(word => `${key}.${word}`))),
    )
  })

  it('buttons of one question are told apart, in every language', () => {
    for (const language of LANGUAGES)
      for (const [key, words] of Object.entries(overlordMessages[language].branches)) {
        expect([key, new Set(Object.values(words)).size]).toEqual([key, Object.values(words).length])
      }
  })

  it('every end has its reason, and every look', () => {
    expect(sorted(below('reasons.'))).toEqual(sorted(reasons))
    expect(sorted(below('lookReasons.'))).toEqual(sorted(Object.keys(LOOK_REASONS)))
    expect(sorted(below('whims.'))).toEqual(sorted(WHIMS))
    expect(sorted(below('looks.'))).toEqual(
      sorted(['none', 'first', 'second', 'third'].flatMap(look => [`${look}.name`, `${look}.numeral`])),
    )
  })

  it('every pressure has its heading, short enough to be read across the room, and its sentences', () => {
    expect(sorted(below('pressures.'))).toEqual(
      sorted(Object.keys(PRESSURES).flatMap(kind => ['head', 'text', 'you', 'byYou'].map(word => `${kind}.${word}`))),
    )
    for (const [kind, demands] of Object.entries(PRESSURES)) {
      const symbol = demands ? ['symbol'] : []
      expect([kind, paramsOf(textOf(`pressures.${kind}.text`))]).toEqual([kind, ['by', 'name', ...symbol]])
      expect([kind, paramsOf(textOf(`pressures.${kind}.you`))]).toEqual([kind, ['by', ...symbol]])
      expect([kind, paramsOf(textOf(`pressures.${kind}.byYou`))]).toEqual([kind, ['name', ...symbol]])
      for (const language of LANGUAGES)
        expect(overlordMessages[language].pressures[kind as PressureKind].head.length).toBeLessThanOrEqual(LONGEST_HEAD)
    }
  })

  it('every symbol and every kind of action has its names, and no two share them', () => {
    const corners = [...SYMBOLS, 'joker']
    expect(sorted(below('symbols.'))).toEqual(sorted(corners.flatMap(corner => [`${corner}.name`, `${corner}.one`])))
    expect(sorted(below('actions.'))).toEqual(
      sorted([...ACTION_KINDS.flatMap(kind => [`${kind}.name`, `${kind}.short`]), 'card', 'cardSkull', 'skull']),
    )
    for (const language of LANGUAGES) {
      const { symbols, actions } = overlordMessages[language]
      for (const part of ['name', 'one'] as const)
        expect(new Set(Object.values(symbols).map(symbol => symbol[part])).size).toBe(corners.length)
      expect(new Set(ACTION_KINDS.map(kind => actions[kind].name)).size).toBe(ACTION_KINDS.length)
    }
  })

  it('random matches, at every seat count and with every combination of options, show nothing else', () => {
    const known = new Set(allKeys())
    const missing = new Set<string>(),
      unknown = new Set<string>()
    const need = (key: string): void => {
      if (!known.has(key)) missing.add(key)
    }
    for (const seats of SEAT_COUNTS)
      for (const [i, options] of combinations(seats).entries()) {
        const { match, events: first } = deal(seats, options, seats)
        const random = fastRandom(seats * 100 + i)
        const log = [...first]
        for (let answers = 0; answers < ANSWERS && match.outcome === null; answers++) {
          const move = nextMove(match, random)
          const { key, params, pick } = move.ask
          log.push(...make(match, move).events)
          need(`asks.${key}.title`)
          const asked: Asked = ASKS[key as AskKey],
            branches = new Set<string>(),
            parts = new Set<string>()
          for (const name of Object.keys(params ?? {}))
            if (!asked.params?.includes(name)) unknown.add(`${key}: ${name}`)
          if (typeof params?.pressure === 'string') need(`asks.${key}.${params.pressure}`)
          wordsOfPick(pick, [], branches, parts)
          for (const word of branches) need(`branches.${key}.${word}`)
          for (const word of parts) need(`parts.${key}.${word}`)
        }
        for (const { event, own } of log) {
          need(`events.${sentenceOf(event).key}`)
          if (event.kind === 'look') need(`lookReasons.${event.reason}`)
          for (const aside of Object.values((own ?? {}) as { readonly [seat: string]: Aside })) {
            if (event.kind !== 'draw') unknown.add(`own of ${event.kind}`)
            for (const field of Object.keys(aside))
              if (field !== 'hints' && field !== 'actions') unknown.add(`own: ${field}`)
          }
        }
        if (match.outcome) need(`reasons.${match.outcome.reason}`)
      }
    expect([...missing]).toEqual([])
    expect([...unknown]).toEqual([])
  })
})

/** A heading of the board holds no more characters in one line. */
const LONGEST_HEAD = 24

describe('decks that are refused', () => {
  const { hints, actions } = titledHouseDeck
  const [hint] = hints,
    [action] = actions
  if (!hint || !action) throw new Error('no house deck')
  const FAULTS: { readonly [reason in OverlordDeckReason]: Deck } = {
    letters: { hints: [{ ...hint, id: 'a b' }, ...hints], actions },
    doubled: { hints: [hint, ...hints], actions },
    untitled: { hints: [{ ...hint, id: 'x', titles: {} }, ...hints], actions },
    tooFew: { hints: hints.slice(0, LEAST.hints - 1), actions },
    noPass: { hints, actions: freezes(LEAST.actions) },
    onlySkulls: { hints, actions: actions.map(one => ({ ...one, skull: true })) },
  }

  it.each(Object.entries(FAULTS))('%s has its words', (reason, deck) => {
    const why = readOverlordDeck(deck as never) as Refusal
    expect([why.refused, why.params?.reason]).toEqual(['deckFaulty', reason])
    const text = textOf(`deckFaults.${reason}`)
    expect(text).not.toBe('')
    expect(paramsOf(text).filter(name => !Object.hasOwn(why.params ?? {}, name))).toEqual([])
  })

  it('none has other words', () => {
    expect(sorted(below('deckFaults.'))).toEqual(sorted(Object.keys(FAULTS)))
  })
})

function freezes(count: number): ActionCard[] {
  return Array.from({ length: count }, (_, i) => ({ id: `f${i}`, kind: 'freeze', symbol: 'item', skull: false }))
}

/** What a template of each group may speak of; the first is in each. */
const OF_GROUP: { readonly [group in ExcuseGroup]: readonly string[] } = {
  told: ['title', 'accuser'],
  passed: ['title', 'target'],
  froze: ['title'],
  plea: [],
  question: ['target'],
  twist: [],
  errand: [],
  blamed: ['target'],
  doubted: ['target'],
}
const SECTION: { readonly [group in ExcuseGroup]: 'excuses' | 'orders' } = {
  told: 'excuses',
  passed: 'excuses',
  froze: 'excuses',
  plea: 'excuses',
  question: 'orders',
  twist: 'orders',
  errand: 'orders',
  blamed: 'excuses',
  doubted: 'orders',
}
const numbersOf = (group: ExcuseGroup): number[] => Array.from({ length: EXCUSES[group] }, (_, i) => i)

describe('excuses of bots', () => {
  it('there are as many as their table says, and no more', () => {
    const all = EXCUSE_GROUPS.flatMap(group => numbersOf(group).map(i => `${SECTION[group]}.${group}.${i}`))
    expect(
      sorted([...below('excuses.').map(key => `excuses.${key}`), ...below('orders.').map(key => `orders.${key}`)]),
    ).toEqual(sorted([...all, 'excuses.somebody']))
  })

  it.each(EXCUSE_GROUPS)('%s speak of what they may, and of the one thing that they are about', group => {
    const [first, ...others] = OF_GROUP[group]
    for (const i of numbersOf(group)) {
      const params = paramsOf(textOf(`${SECTION[group]}.${group}.${i}`))
      expect([i, params.filter(name => name !== first && !others.includes(name))]).toEqual([i, []])
      if (first !== undefined) expect([i, params.includes(first)]).toEqual([i, true])
    }
    const all = numbersOf(group).flatMap(i => paramsOf(textOf(`${SECTION[group]}.${group}.${i}`)))
    for (const name of others) expect(all).toContain(name)
  })

  it('the servant passed to is named in each, since the line says whose fault it was', () => {
    for (const i of numbersOf('passed'))
      expect([i, paramsOf(textOf(`excuses.passed.${i}`))]).toEqual([i, ['target', 'title']])
  })

  it.each(LANGUAGES)('a title stands in quotes, and no two are the same, in %s', language => {
    const texts = leaves({
      excuses: overlordMessages[language].excuses,
      orders: overlordMessages[language].orders,
    }).map(([, text]) => text)
    const titled = texts.filter(text => text.includes('{title}'))
    expect(titled.filter(text => !text.includes(language === 'en' ? '“{title}”' : '«{title}»'))).toEqual([])
    expect(new Set(texts).size).toBe(texts.length)
  })

  it.each(LANGUAGES)('they are short in %s', language => {
    const texts = leaves({
      excuses: overlordMessages[language].excuses,
      orders: overlordMessages[language].orders,
    }).map(([, text]) => text)
    expect(texts.filter(text => text.length > LONGEST_EXCUSE)).toEqual([])
  })

  it('a mark is read as it was made, with and without whom it speaks of', () => {
    for (const group of EXCUSE_GROUPS)
      for (const number of numbersOf(group))
        for (const target of [null, 0, 9]) {
          expect(readMark(excuseMark(group, number, target))).toEqual({ group, number, target })
          expect(excuseMark(group, number, target)).toMatch(/^~t\d{1,3}(@\d)?$/)
        }
  })

  it.each([
    '',
    'It was the cat.',
    '~t',
    '~t16',
    '~t99',
    '~t112',
    '~t999',
    '~t1000',
    '~t-1',
    '~t1 ',
    ' ~t1',
    '~t1@',
    '~t1@x',
    '~T1',
    '~t1\n',
  ])('%j says what it says', line => {
    expect(readMark(line)).toBeNull()
  })

  it.each([
    ['told', 16],
    ['plea', -1],
    ['twist', 0.5],
  ] as const)('there is no excuse %s %d', (group, number) => {
    expect(() => excuseMark(group, number)).toThrow('no excuse')
  })
})

/** Read aloud, no longer than one breath. */
const LONGEST_EXCUSE = 125
