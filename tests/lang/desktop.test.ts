/** What the desktop app says, in three languages: its page, its menu and its questions. */
import { describe, expect, it } from 'vitest'
import { desktopWords } from '../../src-shared/lang/desktop'
import { shellWords } from '../../src-shared/lang/shell'
import { usageIn } from '../kit/usage'
import { LANGUAGES, leaves, paramsOf, proveParity, textsOf } from '../kit/words'

describe('the page of the desktop app', () => {
  proveParity(desktopWords)
})

describe('its menu and its questions', () => {
  it.each(LANGUAGES)('are told in %s', language => {
    const own = new Map(leaves(shellWords[language]))
    expect([...own.keys()]).toEqual(Object.keys(shellWords.en))
    for (const [key, text] of leaves(shellWords.en)) {
      expect([key, own.get(key)?.trim()]).not.toEqual([key, ''])
      expect([key, paramsOf(own.get(key) ?? '')]).toEqual([key, paramsOf(text)])
    }
  })
})

it('every word is used', () => {
  const usage = usageIn(['src-renderer/desktop', 'src-main/desktop', 'src-shared/desktop'], /words/)
  expect(
    textsOf(desktopWords)
      .keys()
      .filter(key => !usage.uses(key)),
  ).toEqual([])
  expect(Object.keys(shellWords.en).filter(key => !usage.uses(key))).toEqual([])
  expect(usage.uses('desktop.nothingSaysThis')).toBe(false)
})
