/** A new language is a line in languages.ts, a folder of the app and a folder per game: nothing else has to change. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer, type ViteDevServer } from 'vite'
import { LANGUAGE_IDS } from '../../src-shared/locales/languages'
import { GAMES } from '../../src-shared/games'
import { root, typeErrors } from './compiler'

const LIST = 'src-shared/locales/languages.ts'
/** A compiler beside other suites takes its time. */
const TIMEOUT = 120_000
const LINE = "  { id: 'xx', name: 'Xxish' },\n"
const list = readFileSync(path.join(root, LIST), 'utf8')
const longer = list.replace("name: 'Italiano' },\n", line => line + LINE)

const FOLDERS = ['src-shared/locales', ...GAMES.map(({ id }) => `src-shared/games/${id}/locales`)]
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => ending.test(file))
    .map(file => `${folder}/${file.replaceAll('\\', '/')}`)

/** The new files, by path: copies of the Russian ones, whose types come from the English ones. */
const added = new Map(
  FOLDERS.flatMap(folder =>
    filesIn(`${folder}/ru`, /\.ts$/).map(file => [
      file.replace('/ru/', '/xx/'),
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  ),
)

/** Shared sources that know the list of languages, or something by language. What lists languages elsewhere is found below. */
const concerned = filesIn('src-shared', /(?<!\.d)\.ts$/).filter(file =>
  /from '[^']*(locales|decks)\//.test(readFileSync(path.join(root, file), 'utf8')),
)

/** A table that lists the languages itself: what the check must find. */
const CONTROL = 'src-shared/locales/control.ts'
const LISTED_BY_HAND = `import type { ByLanguage } from './byLanguage'
export const names: ByLanguage<string> = { en: 'a', ru: 'b', it: 'c' }
`

describe('the sources with a line and five folders more', () => {
  it(
    'are without a type error',
    () => {
      const found = typeErrors(
        [...concerned, ...added.keys(), CONTROL],
        new Map([...added, [LIST, longer], [CONTROL, LISTED_BY_HAND]]),
      )
      const [control] = found.filter(error => error.startsWith(CONTROL))
      expect(control).toContain("'xx' is missing")
      // What is wrong without them is no matter of languages.
      const before = found.length > 1 ? typeErrors(concerned, new Map()) : []
      expect(found.filter(error => error !== control && !before.includes(error))).toEqual([])
    },
    TIMEOUT,
  )
})

describe('a copy of them', () => {
  let folder = '',
    server: ViteDevServer | null = null
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'undertable-language-'))
    cpSync(path.join(root, 'src-shared'), path.join(folder, 'src-shared'), { recursive: true })
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
    for (const [file, text] of added) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text.replaceAll('Закрыть', 'Xlose'))
    }
    writeFileSync(path.join(folder, LIST), longer)
    server = await createServer({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
    })
  })
  afterAll(async () => {
    await server?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const load = async <T>(file: string): Promise<T> => (await server?.ssrLoadModule(`/${file}`)) as T

  it('serves the texts of the app', async () => {
    const { appMessages } = await load<{ appMessages: { xx: { app: { close: string } } } }>(
      'src-shared/locales/messages.ts',
    )
    expect(appMessages.xx.app.close).toBe('Xlose')
  })

  it('serves every table by language, of the app and of each game', async () => {
    const tables = FOLDERS.flatMap(at =>
      readdirSync(path.join(root, at), { withFileTypes: true })
        .filter(
          entry => entry.isFile() && readFileSync(path.join(root, at, entry.name), 'utf8').includes('byLanguage('),
        )
        .map(entry => `${at}/${entry.name}`),
    ).filter(file => !file.endsWith('/byLanguage.ts'))
    expect(tables.length).toBeGreaterThan(4 * GAMES.length)
    for (const file of tables) {
      const found = Object.values(await load<object>(file)).filter(
        (value): value is object => typeof value === 'object' && value !== null && 'en' in value,
      )
      for (const table of found) expect([file, Object.keys(table)]).toEqual([file, [...LANGUAGE_IDS, 'xx']])
    }
  })

  it('takes its titles in deck files, and knows the language by its tag', async () => {
    const { languageFor } = await load<{ languageFor: (tags: string[]) => string }>(LIST)
    expect(languageFor(['xx-YY'])).toBe('xx')
    const { titleIn } = await load<{ titleIn: (titles: object, language: string) => string }>(
      'src-shared/decks/titles.ts',
    )
    expect(titleIn({ en: 'Box', xx: 'Xox' }, 'xx')).toBe('Xox')
  })
})

it('no source outside of the locales lists languages', () => {
  /** Values of an option of Castle in tables that version 0.1 saved: no languages. */
  const editions = ['src-shared/games/castle/rules/options.ts', 'src-shared/fair/hash.ts']
  const listing = ['src-shared', 'src-main', 'src-renderer']
    .flatMap(part => filesIn(part, /\.(ts|vue)$/))
    .filter(file => !file.includes('/locales/') && !editions.includes(file))
    .filter(file => {
      const code = readFileSync(path.join(root, file), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
      return /'(ru|it)'|\b(ru|it):|(?<!\.)\.(ru|it)\b/.test(code)
    })
  expect(listing).toEqual([])
})

it('a language whose folder lacks a file is named at once', async () => {
  const { byLanguage } = await import('../../src-shared/locales/byLanguage')
  expect(() => byLanguage({ './en/title.ts': 1, './ru/title.ts': 2 })).toThrow(
    'language "it" has no file beside ./en/title.ts',
  )
})
