/** Every terminal message exists in every language, with the same parameters. */
import { describe, expect, it } from 'vitest'
import { terminalMessages } from '../../src-shared/locales/terminal'
import { LANGUAGES, leaves, paramsOf } from '../kit/messages'

describe('the terminal', () => {
  it.each(LANGUAGES)('is spoken to in %s', language => {
    const own = new Map(leaves(terminalMessages[language]))
    expect([...own.keys()]).toEqual(Object.keys(terminalMessages.en))
    for (const [key, text] of leaves(terminalMessages.en)) {
      expect([key, own.get(key)?.trim()]).not.toEqual([key, ''])
      expect([key, paramsOf(own.get(key) ?? '')]).toEqual([key, paramsOf(text)])
    }
  })
})
