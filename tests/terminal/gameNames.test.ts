/** Commands name games as their boxes do, in the language of the terminal, and not by the ids of the wire. */
import { describe, expect, it } from 'vitest'
import { tableLines } from '../../src-main/terminal/find'
import { GAMES } from '../../src-shared/games'
import { gameTitle } from '../../src-shared/games/titles'
import { LANGUAGE_IDS } from '../../src-shared/locales/languages'
import { terminalMessage } from '../../src-shared/locales/terminal'

const linesFor = (game: string, fingerprint: string | null, language: (typeof LANGUAGE_IDS)[number]): string[] => {
  const record = {
    ...{ protocol: 3, id: 'x', table: null, name: 'Friday', game, taken: 1, seats: 4 },
    ...{ locked: false, doors: 'open', port: 26262, fingerprint },
  }
  return tableLines(
    { record, addresses: ['192.168.1.2'], stale: false, version: 'same', ways: [] } as unknown as Parameters<
      typeof tableLines
    >[0],
    (key, params) => terminalMessage(language, key, params),
    language,
  )
}

describe('a table in the list of `find`', () => {
  it.each(LANGUAGE_IDS)('has the name of its game in %s', language => {
    for (const { id } of GAMES) {
      expect(gameTitle(id, language)).not.toBe(id)
      expect(linesFor(id, null, language)[0]).toContain(gameTitle(id, language))
    }
  })

  it('has the id of a game that only a later version knows', () => {
    expect(linesFor('chess', null, 'en')[0]).toContain('chess')
  })

  it('says for whom it is encrypted, because the address below is that of a browser', () => {
    const [, mark, link] = linesFor('castle', 'ab', 'en')
    expect(mark).toBe('  (encrypted for the Undertable app; not in a browser (http))')
    expect(link).toContain('http://192.168.1.2:26262/')
    expect(linesFor('castle', null, 'en')[1]).toContain('http://')
  })
})
