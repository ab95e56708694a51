/** Numbers in three languages, and the language that a person gets. */
import { describe, expect, it } from 'vitest'
import { createI18nForPage } from '../../src-renderer/i18n'
import { languageFor } from '../../src-shared/locales/languages'
import { pluralForm } from '../../src-shared/locales/grammar'
import { allWords } from '../kit/page'

describe('Russian has three forms', () => {
  it.each([
    [1, 0],
    [21, 0],
    [101, 0],
    [1001, 0],
    [2, 1],
    [3, 1],
    [4, 1],
    [22, 1],
    [104, 1],
    [0, 2],
    [5, 2],
    [10, 2],
    [11, 2],
    [12, 2],
    [13, 2],
    [14, 2],
    [19, 2],
    [20, 2],
    [25, 2],
    [111, 2],
    [112, 2],
    [214, 2],
  ])('%i takes form %i', (n, form) => {
    expect(pluralForm('ru', n, 3)).toBe(form)
  })

  it('as they are said', () => {
    const { t } = allWords('ru')
    expect([1, 2, 5, 11, 21, 22, 111].map(n => t('table.coins', { n }))).toEqual([
      '1 монета',
      '2 монеты',
      '5 монет',
      '11 монет',
      '21 монета',
      '22 монеты',
      '111 монет',
    ])
  })
})

describe('English and Italian have two', () => {
  it.each(['en', 'it'] as const)('in %s', language => {
    expect([0, 1, 2, 5, 21].map(n => pluralForm(language, n, 2))).toEqual([1, 0, 1, 1, 1])
  })

  it('as they are said', () => {
    expect([0, 1, 2].map(n => allWords('en').t('table.coins', { n }))).toEqual(['0 coins', '1 coin', '2 coins'])
    expect([1, 2].map(n => allWords('it').t('table.coins', { n }))).toEqual(['1 moneta', '2 monete'])
  })
})

describe('the language of the page', () => {
  it("is the first of the system's that we speak", () => {
    expect(languageFor(['ru-RU', 'en'])).toBe('ru')
    expect(languageFor(['de-DE', 'it-CH', 'en'])).toBe('it')
    expect(languageFor(['fr'])).toBe('en')
    expect(languageFor([])).toBe('en')
  })

  it('is switched at any time', () => {
    const words = createI18nForPage('en')
    words.setLanguage('it')
    expect(words.language.value).toBe('it')
    expect(words.t('app.close')).toBe('Chiudi')
  })
})
