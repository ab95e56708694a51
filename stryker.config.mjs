import { roomsOf } from './scripts/mutants/rooms.mjs'

const room = process.env.UNDERTABLE_ROOM

/**
 * Faults in pure code, one by one: `npm run proof -- mutants`, in one room with `--room NAME`. Those in what runs when a
 * module is loaded (the tables of data) take four fifths of the time: `UNDERTABLE_STATIC=1` tries them too. Results are
 * kept: what has not changed since is not tried again.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts' },
  mutate: [...roomsOf(room).map(({ mutate }) => mutate), '!**/index.ts'],
  incremental: true,
  incrementalFile: `reports/stryker-${room ?? 'all'}.json`,
  coverageAnalysis: 'perTest',
  ignoreStatic: process.env.UNDERTABLE_STATIC !== '1',
  concurrency: 2,
  timeoutMS: 5000,
  // On a busy machine the first run of all tests takes longer than the usual five minutes.
  dryRunTimeoutMinutes: 30,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 80 },
  tempDirName: '.stryker-tmp',
}
