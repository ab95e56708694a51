/** What a command prints, instead of printing it. */
import { afterEach, beforeEach, vi } from 'vitest'
import { terminalMessage } from '../../src-shared/locales/terminal'
import type { Translate } from '../../src-main/terminal/locale'

export const english: Translate = (key, params) => terminalMessage('en', key, params)

/** Catches what the tests of a file print. */
export function caughtOutput(): { readonly out: () => string[]; readonly err: () => string[] } {
  let out = '',
    err = ''
  beforeEach(() => {
    out = err = ''
    vi.spyOn(process.stdout, 'write').mockImplementation(text => {
      out += String(text)
      return true
    })
    vi.spyOn(process.stderr, 'write').mockImplementation(text => {
      err += String(text)
      return true
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const linesOf = (text: string): string[] => text.split('\n').filter(line => line !== '')
  return { out: () => linesOf(out), err: () => linesOf(err) }
}
