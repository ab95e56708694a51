/** What was built for guests: readable by the oldest browser we promise, small, and alone in the world. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { parse } from 'acorn'
import { describe, expect, it } from 'vitest'
import { castleMessages } from '../../src-shared/games/castle/locales/messages'
import { mascaradeMessages } from '../../src-shared/games/mascarade/locales/messages'
import { overlordMessages } from '../../src-shared/games/overlord/locales/messages'
import { talesMessages } from '../../src-shared/games/tales/locales/messages'

const folder = path.resolve(import.meta.dirname, '../../out/renderer')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => path.join(folder, name))
const boards = path.resolve(import.meta.dirname, '../../src-renderer/games')
const text = (file: string): string => readFileSync(file, 'utf8')
const scripts = files.filter(file => file.endsWith('.js'))

/** Kilobytes of script that a guest's first screen may cost, gzipped. */
const MOST_SCRIPT_KB = 200

/** Scripts and styles of the first screen. */
const MOST_FILES = 6

/** The scripts that the page loads at once: its entry and all it imports without being asked. */
function firstScreen(page = 'index.html'): string[] {
  const entry = /<script[^>]+src="\.?\/?([^"]+)"/.exec(text(path.join(folder, page)))?.[1]
  if (entry === undefined) throw new Error('the page has no script')
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    for (const [, spec] of text(file).matchAll(/(?:^|[;}\s])import\s*(?:[^"'()]*?from\s*)?["'](\.[^"']+)["']/g)) {
      if (spec !== undefined) visit(path.resolve(path.dirname(file), spec))
    }
  }
  visit(path.join(folder, entry))
  return [...found]
}

describe('the built page', () => {
  it.each(scripts.map(file => [path.relative(folder, file), file]))('%s is ES2022', (_, file) => {
    expect(() => parse(text(file), { ecmaVersion: 2022, sourceType: 'module' })).not.toThrow()
  })

  it('a newer syntax would be found', () => {
    expect(() => parse('using x = y', { ecmaVersion: 2022, sourceType: 'module' })).toThrow()
  })

  it.each(['index.html', 'desktop.html'])(
    `%s costs at most ${MOST_SCRIPT_KB} kB of script, gzipped, for the first screen`,
    page => {
      const bytes = firstScreen(page).reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)
      expect(bytes).toBeGreaterThan(10_000)
      expect(bytes / 1024).toBeLessThanOrEqual(MOST_SCRIPT_KB)
    },
  )

  it('asks for its first screen in a few files: each takes its turn on a connection', () => {
    const asked = [
      ...text(path.join(folder, 'index.html')).matchAll(/<(?:script|link rel="(?:stylesheet|modulepreload)")/g),
    ]
    expect(asked.length).toBeGreaterThan(1)
    expect(asked.length).toBeLessThanOrEqual(MOST_FILES)
    expect(firstScreen().length).toBeLessThanOrEqual(MOST_FILES)
  })

  it('is sent nothing of the frame that only the app has', () => {
    const script = firstScreen().map(text).join('')
    expect(script).not.toContain('join-place')
    expect(firstScreen('desktop.html').map(text).join('')).toContain('join-place')
  })

  // The words of its rulebook and a drawing of its own stand for all that a game has.
  it.each([
    ['mascarade', mascaradeMessages.en.rulebook, 'masks.ts'],
    ['castle', castleMessages.en.rulebook, 'emblems.ts'],
    ['tales', talesMessages.en.rulebook, 'scenes.ts'],
    ['overlord', overlordMessages.en.rulebook, 'motifs.ts'],
  ] as const)(
    'has %s, its words and its art, in a script of their own that is loaded once the game is chosen',
    (game, rulebook, art) => {
      const drawn = [...readFileSync(path.join(boards, game, art), 'utf8').matchAll(/'([^'\n]+)'/g)]
        .map(([, one]) => one ?? '')
        .reduce((a, b) => (b.length > a.length ? b : a), '')
      const [page] = Object.values(rulebook)
      const marks = [page?.text.slice(0, 60).split(/['"\n]/)[0] ?? '', drawn]
      const first = [...firstScreen(), ...firstScreen('desktop.html')].map(text).join('\n')
      for (const mark of marks) {
        expect(mark.length).toBeGreaterThan(15)
        expect([game, mark, first.includes(mark)]).toEqual([game, mark, false])
        expect([game, mark, scripts.filter(file => text(file).includes(mark)).length]).toEqual([game, mark, 1])
      }
    },
  )

  it('names no address outside', () => {
    const allowed = /^https?:\/\/(www\.w3\.org|127\.|localhost|table\.test)/
    const outside = files
      .filter(file => /\.(js|css|html|svg)$/.test(file))
      .flatMap(file =>
        [...text(file).matchAll(/https?:\/\/[a-z0-9.-]+\.[a-z]{2,}/gi)]
          .map(([url]) => url)
          .filter(url => !allowed.test(url)),
      )
    // Vue and its router of warnings name their documentation in messages; nothing of it is fetched (the browser tests watch).
    expect(outside.filter(url => !/(vuejs\.org|intlify\.dev)/.test(url))).toEqual([])
  })

  it('needs no code from strings', () => {
    for (const file of scripts) expect(text(file)).not.toMatch(/new Function\(|\beval\(/)
  })
})
