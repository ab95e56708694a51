/** Words to compare aloud: as many in each language, the same things, none like another. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src-shared/locales/languages'
import { allComparisonWords, comparisonWords } from '../../src-shared/locales/comparisonWords'

describe.each(LANGUAGES.map(({ id }) => id))('words to compare in %s', language => {
  const words = allComparisonWords(language)

  it('are 256, each once, none longer than a breath', () => {
    expect(words).toHaveLength(256)
    expect(new Set(words.map(word => word.normalize('NFC').replaceAll('ё', 'е'))).size).toBe(256)
    expect(words.filter(word => !/^\p{Ll}{2,13}$/u.test(word))).toEqual([])
  })
})

it('stand for the same things at the same places', () => {
  const dragon = allComparisonWords('en').indexOf('dragon'),
    apple = allComparisonWords('en').indexOf('apple'),
    zebra = 255
  expect(comparisonWords('en', [dragon, apple, zebra])).toEqual(['dragon', 'apple', 'zebra'])
  expect(comparisonWords('ru', [dragon, apple, zebra])).toEqual(['дракон', 'яблоко', 'зебра'])
  expect(comparisonWords('it', [dragon, apple, zebra])).toEqual(['drago', 'mela', 'zebra'])
})
