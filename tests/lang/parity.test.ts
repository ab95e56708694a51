/** The three languages say the same things: same keys, same parameters, as many plural forms as each needs. */
import { describe, expect, it } from 'vitest'
import { mascaradeWords } from '../../src-shared/games/mascarade/words'
import { interfaceWords, LANGUAGES, type Language } from '../../src-shared/lang'

interface Table { readonly [key: string]: string | Table }

const flat = (table: Table, before = ''): [string, string][] => Object.entries(table)
  .flatMap(([key, value]) => typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`))

const tables: readonly (readonly [string, { readonly [language in Language]: Table }])[] =
  [['interface', interfaceWords], ['Mascarade', mascaradeWords]]

const params = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort()
const forms = (text: string): number => text.split(' | ').length

/** Singular and plural; Russian has three: 1, 21 – 2, 3, 4 – 0, 5, 11. */
const FORMS: { readonly [language in Language]: number } = { en: 2, ru: 3, it: 2 }

/** Here the names themselves show how many there are. */
const COUNTED_BY_NAMES: readonly string[] = ['result.wins']

describe.each(tables)('%s words', (_, words) => {
  const english = new Map(flat(words.en))

  describe.each(LANGUAGES.map(language => language.id))('in %s', language => {
    const own = flat(words[language])

    it('the same keys, in the same order of sections', () => {
      expect(own.map(([key]) => key).sort()).toEqual([...english.keys()].sort())
    })

    it('nothing is empty, nothing stands between bare bars', () => {
      expect(own.filter(([, text]) => text.trim() === '' || /\||\s$|^\s/.test(text.replaceAll(' | ', '')))).toEqual([])
    })

    it('the same parameters', () => {
      const differing = own.filter(([key, text]) => params(text).join() !== params(english.get(key) ?? '').join())
      expect(differing.map(([key]) => key)).toEqual([])
    })

    it('as many plural forms as the language has', () => {
      const wrong = own.filter(([key, text]) => forms(text) !== (forms(english.get(key) ?? '') > 1 ? FORMS[language] : 1))
      expect(wrong).toEqual([])
    })

    it('a text with plural forms speaks of {n}', () => {
      const silent = own.filter(([key, text]) => forms(text) > 1 && !params(text).includes('n') && !COUNTED_BY_NAMES.includes(key))
      expect(silent.map(([key]) => key)).toEqual([])
    })
  })
})
