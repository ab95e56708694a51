/** What is said in a terminal is said in three languages, with the same parameters. */
import { describe, expect, it } from 'vitest'
import { findingWords } from '../../src-shared/lang/terminal/finding'
import { offeringWords } from '../../src-shared/lang/terminal/offering'
import { LANGUAGES, leaves, paramsOf } from '../kit/words'

describe.each([['finding tables', findingWords], ['offering installers', offeringWords]] as const)('%s', (_, table) => {
  it.each(LANGUAGES)('is told in %s', language => {
    const own = new Map(leaves(table[language]))
    for (const [key, text] of leaves(table.en)) {
      expect([key, own.get(key)?.trim()]).not.toEqual([key, ''])
      expect([key, paramsOf(own.get(key) ?? '')]).toEqual([key, paramsOf(text)])
    }
  })
})
