import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

/** Dates on pages read the same everywhere. */
process.env.TZ = 'UTC'

const SECOND = 1000

/** The suites of tests/, by the names that `npm test` prints. Seeds are fixed: a failure is always the same failure. */
const suite = (name: string, include: string[], timeout: number, exclude: string[] = []) => ({
  extends: true as const,
  test: { name, include, exclude: ['**/node_modules/**', ...exclude], testTimeout: timeout, hookTimeout: timeout },
})

/** The long form judges how soon a table goes on: after all else, and one file at a time. */
const handover = (project: ReturnType<typeof suite>) => ({
  ...project,
  test: {
    ...project.test,
    sequence: { groupOrder: 1 },
    ...(process.env.UNDERTABLE_PROOF === '1' ? { maxWorkers: 1 } : {}),
  },
})

export default defineConfig({
  plugins: [vue()],
  test: {
    pool: 'threads',
    // Asked for by the desktop suite alone: there every line is run.
    coverage: {
      provider: 'v8',
      include: ['src-main/desktop/**/*.ts'],
      reporter: ['text'],
      reportOnFailure: true,
      thresholds: { lines: 100 },
    },
    projects: [
      {
        ...suite(
          'unit',
          [
            'tests/{kernel,hall,games,decks,fair,succession,lessons,record,text,wire,locales,bots,host,keep,store,terminal,renderer,release,boundaries,recipes,docs}/**/*.test.ts',
            'tests/net/discovery/**/*.test.ts',
            'template/tests/**/*.test.ts',
          ],
          30 * SECOND,
          ['**/*.property.test.ts', '**/*.play.test.ts'],
        ),
        // Tests of `tests/renderer/pressed` ask for it: parts of the page are compiled as for a browser.
        resolve: {
          alias: { 'vitest-environment-page': resolve(import.meta.dirname, 'tests/renderer/pressed/environment.ts') },
        },
      },
      suite('property', ['tests/**/*.property.test.ts'], 300 * SECOND),
      suite('bots', ['tests/**/*.play.test.ts'], 600 * SECOND),
      suite('integration', ['tests/{net,headless}/**/*.test.ts'], 60 * SECOND, [
        '**/*.property.test.ts',
        'tests/net/discovery/**',
      ]),
      handover(suite('handover', ['tests/handover/**/*.test.ts'], 300 * SECOND)),
      // A defence is switched off by mocking a module: files stay isolated.
      suite('attacks', ['tests/attacks/**/*.test.ts'], 120 * SECOND),
      suite('chaos', ['tests/chaos/**/*.test.ts'], 1200 * SECOND),
      suite('trace', ['tests/trace/**/*.test.ts'], 300 * SECOND),
      suite('disks', ['tests/disks/**/*.test.ts'], 300 * SECOND),
      suite('load', ['tests/load/**/*.test.ts'], 600 * SECOND),
      suite('lan', ['tests/lan/**/*.test.ts'], 240 * SECOND),
      suite('secrecy', ['tests/secrecy/**/*.test.ts'], 600 * SECOND),
      suite('boardgame', ['tests/bench/boardgame/*.test.ts'], 120 * SECOND),
      suite('build', ['tests/build/**/*.test.ts'], 60 * SECOND),
      suite('pack', ['tests/pack/**/*.test.ts'], 240 * SECOND),
      // A real Electron, where there is one.
      suite('electron', ['tests/electron/**/*.test.ts'], 120 * SECOND),
      {
        ...suite('desktop', ['tests/desktop/**/*.test.ts'], 240 * SECOND),
        // Electron's binary is not needed: a stand-in takes its place.
        resolve: { alias: { electron: resolve(import.meta.dirname, 'tests/desktop/electron/module.ts') } },
      },
      suite('browser', ['tests/e2e/**/*.test.ts'], 900 * SECOND, ['tests/e2e/faceSpeed.test.ts']),
      // A new game and the tutorial, in copies of the project: `npm run proof -- kit`.
      suite('kit', ['tests/newGame/**/*.test.ts'], 600 * SECOND),
      suite('speed', ['tests/e2e/faceSpeed.test.ts'], 300 * SECOND),
    ],
  },
})
