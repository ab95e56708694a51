/** The words of Mascarade: the same in all three languages, fit for vue-i18n, and one for everything the game says. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createI18n } from 'vue-i18n'
import { fastRandom, type Json, type Pick } from '../../../src-shared/kernel'
import type { MascaradeEvent, Place } from '../../../src-shared/games/mascarade'
import { CHARACTER_IDS, type Character } from '../../../src-shared/games/mascarade/characters'
import { OPTION_SPECS } from '../../../src-shared/games/mascarade/options'
import { refuseSet } from '../../../src-shared/games/mascarade/sets'
import { slotsOf } from '../../../src-shared/games/mascarade/slots'
import { mascaradeWords } from '../../../src-shared/games/mascarade/words'
import { pluralForm } from '../../../src-shared/lang'
import { combinations, make, nextMove, SEAT_COUNTS } from './play'
import { deal, table } from './table'

type Table = { readonly [key: string]: string | Table }
type Language = keyof typeof mascaradeWords

const LANGUAGES: readonly Language[] = ['en', 'ru', 'it']
const FORMS: { readonly [language in Language]: number } = { en: 2, ru: 3, it: 2 }
/** A chip holds no more. */
const LONGEST_SHORT = 28

const leaves = (table: Table, path = ''): [string, string][] =>
  Object.entries(table).flatMap(([key, value]) => typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`))

const texts: { readonly [language in Language]: ReadonlyMap<string, string> } = {
  en: new Map(leaves(mascaradeWords.en)), ru: new Map(leaves(mascaradeWords.ru)), it: new Map(leaves(mascaradeWords.it)),
}
const formsOf = (text: string): string[] => text.split('|').map(form => form.trim())
const paramsOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()
const below = (prefix: string): string[] => [...texts.en.keys()].filter(key => key.startsWith(prefix))

describe.each(LANGUAGES)('the words in %s', language => {
  const words = texts[language]

  it('have the keys of the English ones, in the same order, and none is empty', () => {
    expect([...words.keys()]).toEqual([...texts.en.keys()])
    expect([...words].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('speak of the same parameters, in every plural form', () => {
    for (const [key, english] of texts.en) {
      const [first = ''] = formsOf(english)
      for (const form of formsOf(words.get(key) ?? '')) expect([key, paramsOf(form)]).toEqual([key, paramsOf(first)])
    }
  })

  it('have the plural forms of the language wherever the English ones have two', () => {
    for (const [key, english] of texts.en) {
      expect([key, formsOf(words.get(key) ?? '').length]).toEqual([key, formsOf(english).length === 1 ? 1 : FORMS[language]])
    }
  })

  it('keep to typographic signs, and to those that mean nothing to vue-i18n', () => {
    for (const [key, text] of words) {
      expect([key, text.replace(/\{\w+\}/g, 'x').match(/[{}@$%"'—]| - | {2}|^ | $/)?.[0]]).toEqual([key, undefined])
      if (language !== 'en') expect([key, /[“”]/.test(text)]).toEqual([key, false])
    }
  })

  it(`have a short text of at most ${LONGEST_SHORT} characters for every chip`, () => {
    for (const id of CHARACTER_IDS) {
      const short = mascaradeWords[language].characters[id].short
      expect([short, short.length <= LONGEST_SHORT]).toEqual([short, true])
    }
  })
})

describe('vue-i18n', () => {
  const told: unknown[][] = []
  beforeEach(() => {
    told.length = 0
    for (const way of ['warn', 'error'] as const) vi.spyOn(console, way).mockImplementation((...args) => { told.push(args) })
  })
  afterEach(() => { vi.restoreAllMocks() })

  const { t, locale } = createI18n({
    legacy: false, locale: 'en' as string, messages: { ...mascaradeWords },
    pluralRules: Object.fromEntries(LANGUAGES.map(language => [language, (n: number, forms: number) => pluralForm(language, n, forms)])),
  }).global

  it.each(LANGUAGES)('says every message in %s as it is written', language => {
    locale.value = language
    for (const [key, text] of texts[language]) {
      const forms = formsOf(text)
      for (const n of [0, 1, 2, 5, 11, 21]) {
        const params: { [name: string]: string | number } = Object.fromEntries(paramsOf(text).map(name => [name, name === 'n' ? n : `<${name}>`]))
        const form = text.includes('|') ? forms[pluralForm(language, n, forms.length)] ?? '' : text
        expect([key, t(key, params, n)]).toEqual([key, form.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))])
      }
    }
    expect(told).toEqual([])
  })

  it('chooses the Russian forms', () => {
    locale.value = 'ru'
    expect([1, 2, 5, 11, 21].map(n => t('coins', { n }, n))).toEqual(['1 монета', '2 монеты', '5 монет', '11 монет', '21 монета'])
  })
})

/** The key of an event's sentence. A new kind of event is a type error here. */
function keyOf(event: MascaradeEvent): string {
  switch (event.kind) {
    case 'deal': case 'cover': case 'announce': case 'claim': case 'pass': case 'reveal': case 'nobody': case 'power': case 'noEffect': case 'point':
      return event.kind
    case 'turn': return `turn.${event.sort}`
    case 'swap': case 'look': return `${event.kind}.${event.how}`
    case 'coins': return `coins.${event.why}`
    case 'fortunes': return `fortunes.${event.with === null ? 'kept' : 'swapped'}`
    case 'confess': return `confess.${event.said === 'silence' ? 'silence' : event.right ? 'right' : 'wrong'}`
    case 'end': return `end.${event.reason}`
  }
}

/** The keys of an event as it is told to those it is about. */
function keysForYou(event: MascaradeEvent): string[] {
  switch (event.kind) {
    case 'cover': case 'reveal': case 'nobody': case 'end': return []
    case 'coins': return [
      ...typeof event.to === 'number' ? [`coins.to.${event.why}`] : [],
      ...typeof event.from === 'number' ? [`coins.from.${event.why}`] : [],
    ]
    case 'point': return ['point', 'pointed']
    case 'fortunes': return [keyOf(event), ...event.with === null ? [] : ['fortunes.with']]
    default: return [keyOf(event)]
  }
}

/** The words of a pick that are no names, characters or slots: ways to go on, and parts of an answer. */
function wordsOfPick(pick: Pick, branches: Set<string>, parts: Set<string>): void {
  if (pick.pick === 'one') for (const word of pick.of) if (!CHARACTER_IDS.some(id => id === word)) branches.add(word)
  if (pick.pick === 'branch') for (const word of Object.keys(pick.of)) branches.add(word)
  if (pick.pick === 'each') for (const part of Object.keys(pick.of)) parts.add(part)
  if (pick.pick === 'each' || pick.pick === 'branch') for (const of of Object.values(pick.of)) wordsOfPick(of, branches, parts)
}

/** All that is said in random matches at every seat count, with every combination of options. */
function saidInPlay() {
  const said = { events: new Set<string>(), you: new Set<string>(), reasons: new Set<string>(), asks: new Set<string>(), askParams: new Map<string, Set<string>>(), branches: new Set<string>(), parts: new Set<string>() }
  const hear = (events: readonly { readonly event: MascaradeEvent }[]): void => {
    for (const { event } of events) {
      said.events.add(keyOf(event))
      for (const key of keysForYou(event)) said.you.add(key)
    }
  }
  for (const seats of SEAT_COUNTS) for (const [i, options] of combinations(seats).entries()) {
    const { match, told } = deal(seats, options, seats)
    hear(told)
    const random = fastRandom(seats * 100 + i)
    while (match.outcome === null) {
      const move = nextMove(match, random)
      const { key, params, pick } = move.ask
      said.asks.add(key)
      said.askParams.set(key, new Set(Object.keys(params ?? {})))
      wordsOfPick(pick, said.branches, said.parts)
      hear(make(match, move).told)
    }
    said.reasons.add(match.outcome.reason)
  }
  // Chance seldom lets the Cheat win.
  const won = table({ seats: 4, cards: { s0: 'cheat' }, coins: { 0: 10 } }).announce(0, 'cheat').allPass()
  hear(won.log)
  said.reasons.add(won.outcome?.reason ?? '')
  return said
}

describe('everything the game says has its words', () => {
  const said = saidInPlay()
  const sorted = (keys: Iterable<string>): string[] => [...keys].sort()
  const withoutPrefix = (prefix: string): string[] => below(prefix).map(key => key.slice(prefix.length))

  it('every event has its sentence, and every sentence its event', () => {
    // At two and three seats it is told which card was meant.
    const small = ['announceWith', 'claimWith']
    expect(sorted(withoutPrefix('events.'))).toEqual(sorted([...said.events, ...small]))
    expect(sorted(withoutPrefix('eventsYou.'))).toEqual(sorted([...said.you, ...small]))
  })

  it('every question has its title, its hint and what the others read meanwhile', () => {
    expect(sorted(new Set(withoutPrefix('asks.')))).toEqual(sorted([...said.asks].flatMap(key => [`${key}.title`, `${key}.hint`])))
    expect(sorted(withoutPrefix('waiting.'))).toEqual(sorted([...said.asks].filter(key => key !== 'seen')))
  })

  it('a question speaks of nothing but its own parameters, and its hint of none', () => {
    for (const key of said.asks) {
      const known = said.askParams.get(key)
      expect([key, paramsOf(texts.en.get(`asks.${key}.title`) ?? '').filter(name => !known?.has(name))]).toEqual([key, []])
      expect([key, paramsOf(texts.en.get(`asks.${key}.hint`) ?? '')]).toEqual([key, []])
    }
  })

  it('every way to answer has its button and every part of an answer its question', () => {
    expect(sorted(withoutPrefix('branches.'))).toEqual(sorted([...said.branches, 'swapFortune']))
    expect(sorted(withoutPrefix('parts.'))).toEqual(sorted(said.parts))
  })

  it('every end has its reason', () => {
    expect(sorted(withoutPrefix('reasons.'))).toEqual(sorted(said.reasons))
  })

  it('every character has its name and its power, and no two share them', () => {
    for (const language of LANGUAGES) {
      const { characters } = mascaradeWords[language]
      expect(sorted(Object.keys(characters))).toEqual(sorted(CHARACTER_IDS))
      for (const part of ['name', 'is', 'short', 'power'] as const) expect(new Set(CHARACTER_IDS.map(id => characters[id][part])).size).toBe(CHARACTER_IDS.length)
    }
  })

  it('every place has its name, with and without an owner', () => {
    const places = new Set<Place>(SEAT_COUNTS.flatMap(seats => slotsOf(seats, Math.max(seats, 6)).map(slot => slot.place)))
    expect(sorted(withoutPrefix('places.'))).toEqual(sorted(places))
    expect(sorted(withoutPrefix('slot.'))).toEqual(sorted([...places].flatMap(place => place === 'middle' ? [place] : [place, `own.${place}`])))
  })

  it('every option has its name, its hint and all its values', () => {
    for (const spec of OPTION_SPECS) {
      const values = spec.kind === 'choice' ? spec.values : spec.kind === 'flag' ? ['on', 'off'] : spec.kind === 'set' ? ['base', 'own']
        : spec.min === 0 ? ['off', 'number'] : ['number']
      expect(sorted(withoutPrefix(`options.${spec.key}.`))).toEqual(sorted(['name', 'hint', ...values.map(value => `values.${value}`)]))
    }
    expect(sorted(Object.keys(mascaradeWords.en.options))).toEqual(sorted(OPTION_SPECS.map(spec => spec.key)))
  })

  it('every refusal has its words, with its own parameters', () => {
    const refusals = new Map<string, readonly string[]>()
    const four: readonly Character[] = ['judge', 'bishop', 'king', 'queen']
    const poor: readonly Character[] = ['judge', 'bishop', 'king', 'thief', 'witch', 'cheat']
    for (const [set, seats] of [[four, 2], [['king'], 4], [[...four, 'peasant'], 6], [four, 4], [poor, 4]] as const) {
      const why = refuseSet(set, seats)
      if (why) refusals.set(why.refused, sorted(Object.keys(why.params ?? {} as { [name: string]: Json })))
    }
    expect(sorted(withoutPrefix('refusals.'))).toEqual(sorted(refusals.keys()))
    for (const [key, params] of refusals) expect([key, paramsOf(texts.en.get(`refusals.${key}`) ?? '')]).toEqual([key, params])
  })

  it('the rulebook has sections of a title and a text of whole paragraphs', () => {
    for (const language of LANGUAGES) for (const { title, text } of Object.values(mascaradeWords[language].rulebook)) {
      expect(title).not.toMatch(/[.\n]/)
      for (const paragraph of text.split('\n\n')) expect(paragraph).toMatch(/^[^\n]+[.!?:]$/)
    }
  })
})
