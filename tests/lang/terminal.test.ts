/** What is said in a terminal is said in three languages, with the same parameters. */
import { describe, expect, it } from 'vitest'
import { fileWords } from '../../src-shared/lang/terminal/files'
import { findingWords } from '../../src-shared/lang/terminal/finding'
import { keepingWords } from '../../src-shared/lang/terminal/keeping'
import { offeringWords } from '../../src-shared/lang/terminal/offering'
import { verifyWords } from '../../src-shared/lang/terminal/verify'
import { LANGUAGES, leaves, paramsOf } from '../kit/words'

type Table = { readonly [key: string]: string }

describe.each([
  ['finding tables', findingWords],
  ['matches as files', fileWords],
  ['keeping data', keepingWords],
  ['offering installers', offeringWords],
  ['verifying', verifyWords],
] as const)('%s', (_, table) => {
  it.each(LANGUAGES)('is told in %s', language => {
    const own = new Map(leaves(table[language] as Table))
    for (const [key, text] of leaves(table.en as Table)) {
      expect([key, own.get(key)?.trim()]).not.toEqual([key, ''])
      expect([key, paramsOf(own.get(key) ?? '')]).toEqual([key, paramsOf(text)])
    }
  })
})
