/** What is said in a terminal is said in three languages, with the same parameters. */
import { describe, expect, it } from 'vitest'
import { findingWords } from '../../src-shared/lang/terminal/finding'
import { verifyWords } from '../../src-shared/lang/terminal/verify'
import { LANGUAGES, leaves, paramsOf } from '../kit/words'

type Table = { readonly [key: string]: string }

describe.each([['finding', findingWords], ['verify', verifyWords]] as const)('%s tables', (_, words) => {
  it.each(LANGUAGES)('is told in %s', language => {
    const own = new Map(leaves(words[language] as Table))
    for (const [key, text] of leaves(words.en as Table)) {
      expect([key, own.get(key)?.trim()]).not.toEqual([key, ''])
      expect([key, paramsOf(own.get(key) ?? '')]).toEqual([key, paramsOf(text)])
    }
  })
})
