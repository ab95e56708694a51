/** `npm run new-game`: a game from the template, under a name of its own; a bad name changes nothing. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newGame, templateFiles, whyNotName } from '../../scripts/newGame.mjs'
import { projectCopy, ROOT } from '../kit/projectCopy'

/** Lines of the template's whole folder. */
const MOST_LINES = 700

const NEEDED = ['template', 'src-shared', 'src-renderer', 'tests', 'package.json', '.prettierrc.json'] as const
const filesIn = (root: string): string[] =>
  NEEDED.flatMap(name => {
    const at = path.join(root, name)
    if (!statSync(at).isDirectory()) return [name]
    return readdirSync(at, { recursive: true, encoding: 'utf8' }).map(file => path.posix.join(name, file))
  })

let copy: ReturnType<typeof projectCopy>
beforeAll(() => {
  copy = projectCopy(NEEDED)
})
afterAll(() => {
  copy.remove()
})
const read = (file: string): string => readFileSync(path.join(copy.root, file), 'utf8')

describe('a name', () => {
  it('that is not given is asked for', () => {
    expect(whyNotName(ROOT, undefined)).toContain('What is the game called?')
  })
  it.each(['', 'Night', '1st', 'night-market', '../up', 'a', 'class', 'template', 'plain', 'smugglers'])(
    'that is none is refused: %s',
    name => {
      expect(whyNotName(ROOT, name)).toContain('no name for a game')
    },
  )
  it.each(['mascarade', 'castle', 'gameUi', 'registry'])('that is taken is refused: %s', name => {
    expect(whyNotName(ROOT, name)).not.toBeNull()
  })
  it('that is refused changes nothing', async () => {
    const before = filesIn(copy.root),
      registry = read('src-shared/games/registry.ts')
    expect(await newGame(copy.root, 'mascarade')).toHaveProperty('refused')
    expect(filesIn(copy.root)).toEqual(before)
    expect(read('src-shared/games/registry.ts')).toBe(registry)
  })
})

describe('the template', () => {
  it('is small', () => {
    const lines = templateFiles(ROOT).map(
      file => readFileSync(path.join(ROOT, 'template', file), 'utf8').split('\n').length - 1,
    )
    expect(lines.reduce((all, n) => all + n, 0)).toBeLessThan(MOST_LINES)
  })

  it('is no game of the product', () => {
    for (const side of ['shared', 'renderer'])
      expect(readFileSync(path.join(ROOT, `src-${side}/games/registry.ts`), 'utf8')).not.toMatch(/smugglers|template/)
  })
})

describe('a new game', () => {
  let files: readonly string[] = []
  beforeAll(async () => {
    files = (await newGame(copy.root, 'nightMarket')).files ?? []
  })

  it('has a folder for its rules, its board and its tests, and a line in each registry', () => {
    for (const file of [
      'src-shared/games/nightMarket/rules/index.ts',
      'src-renderer/games/nightMarket/ui.ts',
      'tests/games/nightMarket/rules.test.ts',
    ])
      expect(files).toContain(file)
    for (const side of ['shared', 'renderer'])
      expect(read(`src-${side}/games/registry.ts`).trimEnd().split('\n').at(-1)).toBe(
        "export { manifest as nightMarket } from './nightMarket/manifest'",
      )
  })

  it('is called so in every language, and the old name is gone', () => {
    for (const language of ['en', 'ru', 'it'])
      expect(read(`src-shared/games/nightMarket/locales/${language}/title.ts`)).toContain("name: 'Night market'")
    expect(files.filter(file => /smugglers/i.test(read(file) + file))).toEqual([])
  })

  it('imports files that are there', () => {
    const missing = files.flatMap(file =>
      [...read(file).matchAll(/(?:from |import\()'(\.[^']*)'/g)]
        .map(([, target = '']) => path.join(copy.root, path.dirname(file), target))
        .filter(
          at => !['', '.ts', '.vue', '/index.ts'].some(end => existsSync(at + end) && statSync(at + end).isFile()),
        ),
    )
    expect(missing).toEqual([])
  })

  it('is not made twice', async () => {
    expect(await newGame(copy.root, 'nightMarket')).toHaveProperty('refused')
    expect(await newGame(copy.root, 'nightmarket')).toHaveProperty('refused')
  })
})
