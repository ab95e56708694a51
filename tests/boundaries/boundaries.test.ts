/** Each wall of the house holds: a file that leans on it is found. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ESLint } from 'eslint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import boundaries from '../../module-boundaries.config.mjs'
import { programFile } from '../../scripts/programs.mjs'

const root = path.resolve(import.meta.dirname, '../..')

/** A file, and what it imports against which wall. */
const LEANING: { readonly [wall: string]: readonly [file: string, imports: string] } = {
  'shared-imports-only-shared': ['src-shared/bots/a.ts', '../../src-main/host/x'],
  'shared-is-pure': ['src-shared/wire/b.ts', 'vue'],
  'shared-knows-no-core-module': ['src-shared/kernel/c.ts', 'node:fs'],
  'main-not-renderer': ['src-main/net/d.ts', '../../src-renderer/x'],
  'renderer-not-main': ['src-renderer/e.ts', '../src-main/host/x'],
  'games-apart': ['src-shared/games/castle/f.ts', '../tales/x'],
  'games-by-registry': ['src-main/s.ts', '../src-shared/games/tales/x'],
  'game-pages-apart': ['src-renderer/games/castle/t.ts', '../../../src-shared/games/tales/x'],
  'net-not-host': ['src-main/net/u.ts', '../host/x'],
  'host-knows-no-hall': ['src-main/host/aa.ts', '../hall/x'],
  'hall-knows-no-match': ['src-main/hall/ab.ts', '../../src-shared/kernel/match'],
  'no-cycles': ['src-main/v.ts', './w'],
  'kernel-below-games': ['src-shared/kernel/g.ts', '../games/tales/x'],
  'games-know-kernel-only': ['src-shared/games/castle/rules/h.ts', '../../../bots/x'],
  'only-desktop-imports-electron': ['src-main/host/i.ts', 'electron'],
  'net-sees-frames-only': ['src-main/net/j.ts', '../../src-shared/kernel/match'],
  'bots-know-no-host': ['src-shared/bots/k.ts', '../../src-main/host/x'],
  'bot-worker-knows-bots-only': ['src-main/host/bots/botWorker.ts', './x'],
  'store-knows-no-host': ['src-main/store/m.ts', '../host/x'],
  'store-beside-host': ['src-main/host/n.ts', '../store/m'],
  'only-store-imports-the-driver': ['src-main/host/o.ts', 'libsql'],
  'page-holds-no-state': ['src-renderer/l.ts', '../src-shared/kernel/match'],
  'page-manifests-load-late': ['src-renderer/games/tales/manifest.ts', './ui'],
  'rules-for-whole-matches': ['src-renderer/lobby/z.ts', '../games/loadRules'],
  'commands-come-when-called': ['src-main/headless.ts', './terminal/x'],
  'tables-load-beside-the-data': ['src-main/dataFolder.ts', './listening'],
  'hall-and-keepers-come-when-wanted': ['src-main/listening.ts', './openHall'],
  'http-by-one-door': ['src-main/net/ac.ts', 'node:http'],
  'replay-comes-when-wanted': ['src-renderer/p.ts', './replay/x'],
  'lessons-come-when-wanted': ['src-renderer/r.ts', './lesson/x'],
  'memories-come-after-the-match': ['src-renderer/games/tales/early.ts', './memories'],
  'dealVerification-is-fetched-late': ['src-renderer/q.ts', './dealVerification/x'],
}

const TARGETS = [
  'src-main/host/x.ts',
  'src-main/host/bots/x.ts',
  'src-main/hall/x.ts',
  'src-main/openHall.ts',
  'src-renderer/x.ts',
  'src-renderer/games/tales/ui.ts',
  'src-renderer/games/loadRules.ts',
  'src-renderer/games/tales/memories.ts',
  'src-renderer/replay/x.ts',
  'src-shared/games/tales/x.ts',
  'src-shared/bots/x.ts',
  'src-shared/kernel/match.ts',
  'src-renderer/dealVerification/x.ts',
  'src-renderer/lesson/x.ts',
  'src-main/terminal/x.ts',
]

let folder = ''
let broken: string[] = []

function put(file: string, text: string): void {
  const at = path.join(folder, file)
  mkdirSync(path.dirname(at), { recursive: true })
  writeFileSync(at, text)
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'boundaries-'))
  for (const file of TARGETS) put(file, 'export const x = 1\n')
  for (const [file, imports] of Object.values(LEANING))
    put(file, `import { x } from '${imports}'\nexport const y = x\n`)
  put('src-main/w.ts', "import { y } from './v'\nexport const x = y\n")
  put('src-renderer/games/tales/good.ts', "import { x } from '../../../src-shared/games/tales/x'\nexport const z = x\n")
  put('src-shared/games/castle/good.ts', "import { x } from '../../kernel/match'\nexport const z = x\n")
  put('src-renderer/replay/good.ts', "import { x } from '../../src-shared/kernel/match'\nexport const z = x\n")
  put('src-renderer/lazy.ts', "export const z = () => import('./replay/x')\n")
  put('src-main/hosting.ts', "export const z = () => import('./terminal/x')\n")
  put('src-renderer/late.ts', "export const z = () => import('./dealVerification/x')\n")
  put(
    'src-renderer/dealVerification/replays.ts',
    "import { x } from '../../src-shared/kernel/match'\nexport const z = x\n",
  )
  put('tsconfig.json', '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler"}}')
  put('package.json', '{"type":"module"}')
  const run = spawnSync(
    process.execPath,
    [
      programFile('depcruise'),
      '--config',
      path.join(root, 'module-boundaries.config.mjs'),
      '--output-type',
      'json',
      'src-shared',
      'src-main',
      'src-renderer',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  const { summary } = JSON.parse(run.stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } }
  broken = summary.violations.map(({ from, rule }) => `${rule.name} ${from}`)
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('module boundaries', () => {
  it('all are tried here', () => {
    expect(Object.keys(LEANING).sort()).toEqual(boundaries.forbidden.map(rule => rule.name).sort())
  })

  it.each(Object.entries(LEANING))('%s holds', (wall, [file]) => {
    expect(broken).toContain(`${wall} ${file}`)
  })

  it('let the page fetch the verifying room, and that room play a match', () => {
    expect(broken.filter(found => found.includes('late.ts') || found.includes('replays.ts'))).toEqual([])
  })

  it('let a game import the kernel', () => {
    expect(broken.filter(found => found.includes('good.ts'))).toEqual([])
  })

  it('let the command load what is called for', () => {
    expect(broken.filter(found => found.includes('hosting.ts'))).toEqual([])
  })

  it('let the page fetch a replay when somebody wants one', () => {
    expect(broken.filter(found => found.includes('lazy.ts'))).toEqual([])
  })
})

describe('lint of what is forbidden', () => {
  const rulesBroken = async (file: string, text: string): Promise<(string | null)[]> => {
    const [result] = await new ESLint({ cwd: root }).lintText(text, { filePath: path.join(root, file) })
    return (result?.messages ?? []).map(message => message.ruleId)
  }

  it.each([
    [
      'chance in rules',
      'src-shared/games/mascarade/x.ts',
      'export const x = Math.random()',
      'no-restricted-properties',
    ],
    ['dates in rules', 'src-shared/kernel/x.ts', 'export const x = new Date()', 'no-restricted-globals'],
    [
      'locale order in rules',
      'src-shared/kernel/x.ts',
      "export const x = 'a'.localeCompare('b')",
      'no-restricted-properties',
    ],
    ['timers in the host', 'src-main/host/x.ts', 'setTimeout(() => undefined, 1)', 'no-restricted-globals'],
    [
      'crypto in the host',
      'src-main/host/x.ts',
      "import { randomBytes } from 'node:crypto'\nexport const x = randomBytes(1)",
      'no-restricted-imports',
    ],
    [
      'storage outside of platform.ts',
      'src-renderer/x.ts',
      "export const x = localStorage.getItem('x')",
      'no-restricted-globals',
    ],
    [
      'the clipboard outside of platform.ts',
      'src-renderer/x.ts',
      'export const x = navigator.clipboard',
      'no-restricted-properties',
    ],
    [
      'asking a bot of the host why',
      'src-main/host/x.ts',
      'export const x = (mind: { why?(): string }): string | undefined => mind.why?.()',
      'no-restricted-syntax',
    ],
    ...[
      "import { rm } from 'node:fs/promises'\nvoid rm('x', { recursive: true })",
      "import { rmSync } from 'node:fs'\nrmSync('x', { force: true, 'recursive': true })",
      "import * as fs from 'node:fs'\nfs.rmSync('x', { recursive: true })",
      "import { rmSync } from 'node:fs'\nexport const x = (all: object): void => rmSync('x', { ...all })",
      "import { rmSync } from 'node:fs'\nexport const x = (all: object): void => rmSync('x', all)",
      "import { rm as remove } from 'node:fs/promises'\nvoid remove('x')",
    ].map((text, n) => [
      `removing a folder with all that is in it (${n})`,
      'src-main/keep/x.ts',
      text,
      'no-restricted-syntax',
    ]),
    ['console on the page', 'src-renderer/x.ts', "console.log('x')", 'no-console'],
    ['any', 'src-main/x.ts', 'export const x = (y: any): unknown => y', '@typescript-eslint/no-explicit-any'],
    [
      'the exclamation mark',
      'src-main/x.ts',
      'export const x = (y: string | null): string => y!',
      '@typescript-eslint/no-non-null-assertion',
    ],
  ])('%s', async (_, file, text, rule) => {
    expect(await rulesBroken(file, text)).toContain(rule)
  })

  it('lets a file be removed, and tableFolder.ts a folder', async () => {
    expect(
      await rulesBroken('src-main/x.ts', "import { rmSync } from 'node:fs'\nrmSync('x', { force: true })"),
    ).toEqual([])
    const all = "import { rmSync } from 'node:fs'\nrmSync('x', { recursive: true })"
    expect(await rulesBroken('src-main/tableFolder.ts', all)).toEqual([])
  })

  it('lets the host use the clock it is given', async () => {
    expect(
      await rulesBroken('src-main/host/x.ts', 'export const x = (clock: { now(): number }): number => clock.now()'),
    ).toEqual([])
  })
})
