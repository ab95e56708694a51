import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

/** Dates on pages read the same everywhere. */
process.env.TZ = 'UTC'

const SECOND = 1000
const LONG = process.env.UNDERTABLE_EFFORT === 'long'

/** The suites of tests/, by the names that `npm test` prints. Seeds are fixed: a failure is always the same failure. */
const suite = (name: string, include: readonly string[], timeout: number, exclude: readonly string[] = []) => ({
  extends: true as const,
  test: {
    name,
    include: [...include],
    exclude: ['**/node_modules/**', ...exclude],
    testTimeout: timeout,
    hookTimeout: timeout,
  },
})

/** Rooms without a page: their files share what they import. */
const ROOMS = [
  'tests/{kernel,hall,games,decks,fair,succession,lessons,record,text,wire,locales,bots,host,keep,store,terminal,release,boundaries,recipes,docs}/**/*.test.ts',
  'tests/net/discovery/**/*.test.ts',
  'template/tests/**/*.test.ts',
]
/** Rooms with pages, or with processes of their own. */
const ELSEWHERE = /^tests.(renderer|attacks|desktop|e2e|net.(?!discovery)|headless)/
/** Files that replace a module: for nobody else. */
const ISOLATED = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map(file => join('tests', file))
  .filter(file => file.endsWith('.test.ts') && !ELSEWHERE.test(file))
  .filter(file => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')))
  .map(file => file.replaceAll('\\', '/'))

/** What `npm test` does not run: whole matches, and what takes long. */
const LATER = ['**/*.property.test.ts', '**/*.long.test.ts']

/** Tours of every screen, language and size, and whole matches by keyboard: weekly, in the long form. */
const WEEKLY = LONG
  ? []
  : ['tests/e2e/{face,screen,castleBoard,keyboard,lessons,largeText,look,rest,wholeMatches}.test.ts']

/** Parts of the page are compiled as for a browser, where a test asks for it: `@vitest-environment page`. */
const forPage = {
  resolve: {
    alias: { 'vitest-environment-page': resolve(import.meta.dirname, 'tests/renderer/pressed/environment.ts') },
  },
}

/** Several files in one worker, which imports each module once. */
const shared = <P extends ReturnType<typeof suite>>(project: P) => ({
  ...project,
  test: { ...project.test, isolate: false },
})

/** The long form judges how soon a table goes on: after all else, and one file at a time. */
const handover = (project: ReturnType<typeof suite>) => ({
  ...project,
  test: { ...project.test, sequence: { groupOrder: 1 }, ...(LONG ? { maxWorkers: 1 } : {}) },
})

export default defineConfig({
  plugins: [vue()],
  test: {
    pool: 'threads',
    unstubGlobals: true,
    unstubEnvs: true,
    // Asked for by `npm run proof -- desktop` alone: there every line is run.
    coverage: {
      provider: 'v8',
      include: ['src-main/desktop/**/*.ts'],
      reporter: ['text'],
      reportOnFailure: true,
      thresholds: { lines: 100 },
    },
    projects: [
      shared(suite('unit', ROOMS, 120 * SECOND, [...LATER, ...ISOLATED])),
      suite('isolated', ISOLATED, 120 * SECOND, LATER),
      { ...suite('page', ['tests/renderer/**/*.test.ts'], 120 * SECOND, LATER), ...forPage },
      shared(suite('property', ['tests/**/*.property.test.ts'], 300 * SECOND)),
      { ...suite('long', ['tests/**/*.long.test.ts'], 900 * SECOND), ...forPage },
      suite('integration', ['tests/{net,headless}/**/*.test.ts'], 120 * SECOND, [...LATER, 'tests/net/discovery/**']),
      handover(suite('handover', ['tests/handover/**/*.test.ts'], 300 * SECOND)),
      // A defence is switched off by mocking a module: files stay isolated.
      suite('attacks', ['tests/attacks/**/*.test.ts'], 120 * SECOND, LATER),
      suite('chaos', ['tests/chaos/**/*.test.ts'], 1200 * SECOND),
      suite('trace', ['tests/trace/**/*.test.ts'], 300 * SECOND),
      suite('disks', ['tests/disks/**/*.test.ts'], 300 * SECOND),
      suite('load', ['tests/load/**/*.test.ts'], 600 * SECOND),
      suite('lan', ['tests/lan/**/*.test.ts'], 240 * SECOND),
      suite('secrecy', ['tests/secrecy/**/*.test.ts'], 600 * SECOND),
      suite('boardgame', ['tests/bench/boardgame/*.test.ts'], 120 * SECOND),
      suite('build', ['tests/build/**/*.test.ts'], 120 * SECOND),
      suite('pack', ['tests/pack/**/*.test.ts'], 240 * SECOND),
      // A real Electron, where there is one.
      suite('electron', ['tests/electron/**/*.test.ts'], 120 * SECOND),
      {
        ...suite('desktop', ['tests/desktop/**/*.test.ts'], 240 * SECOND),
        // Electron's binary is not needed: a stand-in takes its place.
        resolve: { alias: { electron: resolve(import.meta.dirname, 'tests/desktop/electron/module.ts') } },
      },
      suite('matches', ['tests/e2e/*.match.test.ts'], 900 * SECOND),
      suite('browser', ['tests/e2e/**/*.test.ts'], 900 * SECOND, [
        '**/*.match.test.ts',
        'tests/e2e/faceSpeed.test.ts',
        ...WEEKLY,
      ]),
      // A new game and the tutorial, in copies of the project: `npm run proof -- kit`.
      suite('kit', ['tests/newGame/**/*.test.ts'], 600 * SECOND),
      suite('speed', ['tests/e2e/faceSpeed.test.ts'], 300 * SECOND),
    ],
  },
})
