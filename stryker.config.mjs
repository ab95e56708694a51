/**
 * Faults in kernel and games, one by one: `npm run proof -- mutants`. Those in what runs when a module is loaded (the
 * tables of data) take four fifths of the time: `UNDERTABLE_STATIC=1` tries them too.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts' },
  mutate: ['src-shared/kernel/**/*.ts', 'src-shared/games/*/**/*.ts', '!src-shared/games/*/locales/**', '!**/index.ts'],
  coverageAnalysis: 'perTest',
  ignoreStatic: process.env.UNDERTABLE_STATIC !== '1',
  concurrency: 2,
  timeoutMS: 5000,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 80 },
  tempDirName: '.stryker-tmp',
}
