/**
 * What holds for every table of messages, in all three languages. `proveParity` works for any table; `proveWords` also
 * checks a game's options, refusals and rulebook. The messages of a game's events and asks are tested in the game's own
 * test.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createI18n } from 'vue-i18n'
import type { OptionSpec, Refusal } from '../../src-shared/kernel'
import { LANGUAGES as SPOKEN, type Language } from '../../src-shared/locales/languages'
import { grammarOf, pluralForm } from '../../src-shared/locales/grammar'

export interface WordTable {
  readonly [key: string]: string | WordTable
}
export type Worded<T extends WordTable = WordTable> = { readonly [language in Language]: T }

export const LANGUAGES: readonly Language[] = SPOKEN.map(language => language.id)

/** Singular and plural; Russian has three: 1, 21 – 2, 3, 4 – 0, 5, 11. */
const formsIn = (language: Language): number => grammarOf(language).plural.forms
/** Numbers that cover every plural form of every language. */
const COUNTS = [0, 1, 2, 5, 11, 21] as const
/** The most characters that fit a chip. */
const LONGEST_SHORT = 28

export const leaves = (table: WordTable, path = ''): [string, string][] =>
  Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  )

export const sorted = (keys: Iterable<string>): string[] => [...new Set(keys)].sort()
export const paramsOf = (text: string): string[] =>
  sorted([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
const formsOf = (text: string): string[] => text.split('|').map(form => form.trim())

/** The English table, in which a game's test looks up its messages. */
export interface Texts {
  /** The text of a key; empty if there is none. */
  readonly of: (key: string) => string
  readonly keys: () => readonly string[]
  /** The keys with this prefix, without the prefix. */
  readonly below: (prefix: string) => string[]
}

export function textsOf(words: Worded): Texts {
  const english = new Map(leaves(words.en))
  return {
    of: key => english.get(key) ?? '',
    keys: () => [...english.keys()],
    below: prefix => [...english.keys()].filter(key => key.startsWith(prefix)).map(key => key.slice(prefix.length)),
  }
}

/** @param countedByNames texts with plural forms in which the listed names themselves show how many there are */
export function proveParity(words: Worded, countedByNames: readonly string[] = []): void {
  const english = new Map(leaves(words.en))

  describe.each(LANGUAGES)('the words in %s', language => {
    const own = new Map(leaves(words[language]))

    it('have the keys of the English ones, in the same order, and none is empty', () => {
      expect([...own.keys()]).toEqual([...english.keys()])
      expect([...own].filter(([, text]) => formsOf(text).includes('')).map(([key]) => key)).toEqual([])
    })

    it('use the same parameters, in every plural form', () => {
      for (const [key, text] of english) {
        const [first = ''] = formsOf(text)
        for (const form of formsOf(own.get(key) ?? '')) expect([key, paramsOf(form)]).toEqual([key, paramsOf(first)])
      }
    })

    it('have the plural forms of the language wherever the English ones have two', () => {
      for (const [key, text] of english) {
        expect([key, formsOf(own.get(key) ?? '').length]).toEqual([
          key,
          formsOf(text).length === 1 ? 1 : formsIn(language),
        ])
      }
    })

    it('contain {n} wherever they have plural forms', () => {
      const silent = [...own].filter(
        ([key, text]) => formsOf(text).length > 1 && !paramsOf(text).includes('n') && !countedByNames.includes(key),
      )
      expect(silent.map(([key]) => key)).toEqual([])
    })

    it('use typographic characters, and none that vue-i18n treats as syntax', () => {
      for (const [key, text] of own) {
        expect([key, text.replace(/\{\w+\}/g, 'x').match(/[{}@$"']| - | {2}|^ | $/)?.[0]]).toEqual([key, undefined])
        // The old modulo syntax: %{name}.
        expect([key, text.includes('%{')]).toEqual([key, false])
        // A dash between words is long in Russian, and short in the others.
        expect([key, text.includes(language === 'ru' ? ' – ' : '—')]).toEqual([key, false])
        expect([key, text.replaceAll(' | ', '').includes('|')]).toEqual([key, false])
        if (language !== 'en') expect([key, /[“”]/.test(text)]).toEqual([key, false])
      }
    })
  })

  describe('vue-i18n', () => {
    const told: unknown[][] = []
    beforeEach(() => {
      told.length = 0
      for (const way of ['warn', 'error'] as const)
        vi.spyOn(console, way).mockImplementation((...args) => {
          told.push(args)
        })
    })
    afterEach(() => {
      vi.restoreAllMocks()
    })

    it.each(LANGUAGES)('renders every message in %s as it is written', language => {
      const say = sayer(words, language)
      for (const [key, text] of leaves(words[language])) {
        const forms = formsOf(text)
        for (const n of COUNTS) {
          const params: { [name: string]: string | number } = Object.fromEntries(
            paramsOf(text).map(name => [name, name === 'n' ? n : `<${name}>`]),
          )
          const form = text.includes('|') ? (forms[pluralForm(language, n, forms.length)] ?? '') : text
          expect([key, say(key, params, n)]).toEqual([
            key,
            form.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name])),
          ])
        }
      }
      expect(told).toEqual([])
    })
  })
}

function sayer(words: Worded, language: Language) {
  const { t } = createI18n({
    legacy: false,
    locale: language as string,
    messages: { ...words },
    pluralRules: Object.fromEntries(LANGUAGES.map(id => [id, (n: number, forms: number) => pluralForm(id, n, forms)])),
  }).global
  return (key: string, params: { readonly [name: string]: string | number }, n: number): string => t(key, params, n)
}

/** The messages that every game has, apart from those for its own events and cards. */
interface GameTable extends WordTable {
  readonly options: WordTable
  readonly rulebook: { readonly [section: string]: { readonly title: string; readonly text: string } }
}

export interface GameWords<T extends GameTable> {
  readonly words: Worded<T>
  readonly options: readonly OptionSpec[]
  /** The short texts that must fit a chip. */
  readonly shorts: (words: T) => readonly string[]
  /** A text with plural forms, and what it is in Russian for 1, 2, 5, 11 and 21. */
  readonly russian: { readonly key: string; readonly said: readonly string[] }
  /** Refusals of illegal tables: at least one example for every reason the game has. */
  readonly refused: readonly (Refusal | null)[]
}

/** The values of an option that have messages of their own. */
function valuesOf(spec: OptionSpec): readonly string[] {
  switch (spec.kind) {
    case 'choice':
      return spec.values
    case 'flag':
      return ['on', 'off']
    case 'set':
      return ['base', 'own']
    case 'deck':
      return ['house', 'own']
    case 'people':
      return []
    case 'number':
      return spec.min === 0 || spec.off === 0 ? ['off', 'number'] : ['number']
  }
}

export function proveWords<T extends GameTable>({ words, options, shorts, russian, refused }: GameWords<T>): void {
  const texts = textsOf(words)
  proveParity(words)

  it.each(LANGUAGES)(`every chip has a short text of at most ${LONGEST_SHORT} characters in %s`, language => {
    const all = shorts(words[language])
    expect(all.length).toBeGreaterThan(0)
    expect(all.filter(short => short.length > LONGEST_SHORT)).toEqual([])
  })

  it('the Russian plural forms follow the number', () => {
    const say = sayer(words, 'ru')
    expect([1, 2, 5, 11, 21].map(n => say(russian.key, { n }, n))).toEqual(russian.said)
  })

  it('every option has its name, its hint and all its values', () => {
    for (const spec of options) {
      const values = valuesOf(spec)
      expect(sorted(texts.below(`options.${spec.key}.`))).toEqual(
        sorted(['name', 'hint', ...values.map(value => `values.${value}`)]),
      )
    }
    expect(sorted(Object.keys(words.en.options))).toEqual(sorted(options.map(spec => spec.key)))
  })

  it('every refusal has a message with its own parameters', () => {
    const whys = refused.filter(why => why !== null)
    expect(whys).toHaveLength(refused.length)
    expect(sorted(texts.below('refusals.'))).toEqual(sorted(whys.map(why => why.refused)))
    for (const { refused: why, params = {} } of whys)
      expect([why, paramsOf(texts.of(`refusals.${why}`))]).toEqual([why, sorted(Object.keys(params))])
  })

  it('the rulebook has sections, each with a title and a text of whole paragraphs', () => {
    for (const language of LANGUAGES)
      for (const { title, text } of Object.values(words[language].rulebook)) {
        expect(title).not.toMatch(/[.\n]/)
        for (const paragraph of text.split('\n\n')) expect(paragraph).toMatch(/^[^\n]+[.!?:]$/)
      }
  })
}
