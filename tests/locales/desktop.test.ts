/** What the desktop app says, in three languages: its page, its menu and its questions. */
import { describe, expect, it } from 'vitest'
import { desktopMessages } from '../../src-shared/locales/desktop'
import { desktopShellMessages } from '../../src-shared/locales/desktopShell'
import { usageIn } from '../kit/usage'
import { LANGUAGES, leaves, paramsOf, proveParity, textsOf } from '../kit/messages'

describe('the page of the desktop app', () => {
  proveParity(desktopMessages)
})

describe('its menu and its questions', () => {
  it.each(LANGUAGES)('are told in %s', language => {
    const own = new Map(leaves(desktopShellMessages[language]))
    expect([...own.keys()]).toEqual(Object.keys(desktopShellMessages.en))
    for (const [key, text] of leaves(desktopShellMessages.en)) {
      expect([key, own.get(key)?.trim()]).not.toEqual([key, ''])
      expect([key, paramsOf(own.get(key) ?? '')]).toEqual([key, paramsOf(text)])
    }
  })
})

it('every word is used', () => {
  const usage = usageIn(['src-renderer/desktop', 'src-main/desktop', 'src-shared/desktop'], /words/)
  expect(
    textsOf(desktopMessages)
      .keys()
      .filter(key => !usage.uses(key)),
  ).toEqual([])
  expect(Object.keys(desktopShellMessages.en).filter(key => !usage.uses(key))).toEqual([])
  expect(usage.uses('desktop.nothingSaysThis')).toBe(false)
})
