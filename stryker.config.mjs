/** Where the rules are: the kernel, and one folder for each game. Bots and lessons have their own tests. */
const RULES = {
  kernel: 'src-shared/kernel/**/*.ts',
  mascarade: 'src-shared/games/mascarade/rules/**/*.ts',
  castle: 'src-shared/games/castle/rules/**/*.ts',
  tales: 'src-shared/games/tales/rules/**/*.ts',
  overlord: 'src-shared/games/overlord/rules/**/*.ts',
}
const room = process.env.UNDERTABLE_ROOM

/**
 * Faults in the rules, one by one: `npm run proof -- mutants`, of one game or the kernel with `--room NAME`. Those in what runs when a module is loaded (the
 * tables of data) take four fifths of the time: `UNDERTABLE_STATIC=1` tries them too.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts' },
  mutate: [...(room === undefined ? Object.values(RULES) : [RULES[room]]), '!**/index.ts'],
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
