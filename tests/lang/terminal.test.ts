/** What is said in a terminal is said in three languages, with the same parameters. */
import { describe, expect, it } from 'vitest'
import { findingWords } from '../../src-shared/lang/terminal/finding'
import { LANGUAGES, leaves, paramsOf } from '../kit/words'

describe('finding tables', () => {
  it.each(LANGUAGES)('is told in %s', language => {
    const own = new Map(leaves(findingWords[language]))
    for (const [key, text] of leaves(findingWords.en)) {
      expect([key, own.get(key)?.trim()]).not.toEqual([key, ''])
      expect([key, paramsOf(own.get(key) ?? '')]).toEqual([key, paramsOf(text)])
    }
  })
})
