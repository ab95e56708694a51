/** What is said in a terminal is said in three languages, with the same parameters. */
import { describe, expect, it } from 'vitest'
import { fileWords } from '../../src-shared/lang/terminal/files'
import { findingWords } from '../../src-shared/lang/terminal/finding'
import { LANGUAGES, leaves, paramsOf } from '../kit/words'

describe.each([['finding tables', findingWords], ['matches as files', fileWords]] as const)('%s', (_, words) => {
  it.each(LANGUAGES)('is told in %s', language => {
    const own = new Map(leaves(words[language]))
    for (const [key, text] of leaves(words.en)) {
      expect([key, own.get(key)?.trim()]).not.toEqual([key, ''])
      expect([key, paramsOf(own.get(key) ?? '')]).toEqual([key, paramsOf(text)])
    }
  })
})
