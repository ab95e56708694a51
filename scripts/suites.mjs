/** The suites of `npm test` and of `npm run proof`, as data. */
import { program, programFile } from './programs.mjs'

const vitest = (...projects) => [
  ...program('vitest'),
  'run',
  ...projects.flatMap(project => ['--project', project]),
  '--maxWorkers=2',
]
/** Whether a suite is run by vitest, which counts its tests. */
export const countsTests = ({ run }) => run[1] === programFile('vitest')
/** For suites whose processes or pages mostly wait: several at a time, also on few processors. */
const atOnce = (workers, project) => [...program('vitest'), 'run', '--project', project, `--maxWorkers=${workers}`]

/** What tools keep between two runs on the same machine. */
const CACHE = 'node_modules/.cache'
const cached = name => ['--cache', '--cache-location', `${CACHE}/${name}`, '--cache-strategy', 'content']

/**
 * The suites in the order in which they run: the quickest to fail first. `npm test` runs those without `later`, in the
 * quick form, `npm run test:all` the others, in the short form; both run what is `always`. `browser`: needs a Chromium,
 * Chrome or Edge; `lab`: needs network namespaces; `linux`: needs Linux; `needs`: something else, by its name; `beside`:
 * takes one processor or mostly waits, and runs at the same time as its neighbours of this kind.
 */
export const SUITES = [
  {
    name: 'types',
    beside: true,
    run: [
      ...program('vue-tsc'),
      ...['--noEmit', '-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', `${CACHE}/types.tsbuildinfo`],
    ],
  },
  { name: 'lint', run: [...program('eslint'), ...cached('eslint'), '.'], beside: true },
  {
    name: 'boundaries',
    beside: true,
    run: [
      ...program('depcruise'),
      '--config',
      'module-boundaries.config.mjs',
      'src-shared',
      'src-main',
      'src-renderer',
    ],
  },
  { name: 'build', run: [...program('electron-vite'), 'build'], always: true },
  { name: 'unit', run: vitest('unit', 'isolated', 'page', 'property') },
  { name: 'integration', run: vitest('build', 'integration', 'attacks', 'secrecy') },
  { name: 'matches', run: atOnce(3, 'matches'), browser: true },
  // What `npm run test:all` adds.
  {
    name: 'format',
    run: [...program('prettier'), '--check', '--log-level', 'warn', ...cached('prettier'), '.'],
    later: true,
  },
  // Whole matches of bots, and what else takes long.
  { name: 'long', run: vitest('long'), later: true },
  // Its Electron stub exists only for Linux.
  { name: 'pack', run: vitest('pack'), linux: true, later: true },
  { name: 'chaos', run: vitest('chaos'), later: true },
  { name: 'trace', run: vitest('trace'), needs: 'trace', later: true },
  { name: 'disks', run: vitest('disks'), needs: 'disks', later: true },
  // Real processes, which mostly wait for a host that is gone.
  { name: 'handover', run: atOnce(4, 'handover'), beside: true, later: true },
  { name: 'lan', run: atOnce(6, 'lan'), lab: true, beside: true, later: true },
  { name: 'desktop', run: vitest('desktop'), browser: true, later: true },
  // The app in a real Electron, where one is found.
  { name: 'electron', run: [...vitest('electron'), '--no-file-parallelism'], needs: 'electron', later: true },
  { name: 'browser', run: atOnce(3, 'browser'), browser: true, later: true },
  // Measures how fast the page responds, so it runs alone.
  { name: 'speed', run: vitest('speed'), browser: true, later: true },
]

/** The long forms of suites. `built`: needs a build first; `heap`: megabytes that it may take at most. */
export const PROOFS = {
  // `--pairs N`: only N pairs of states per game; `--from SEED` continues an earlier run.
  secrecy: {
    run: vitest('secrecy'),
    settings: { pairs: 'UNDERTABLE_PAIRS', from: 'UNDERTABLE_FROM' },
    narrow: ['-t', 'to the byte'],
  },
  // Compares with a boardgame.io server, which is a separate package with its own lockfile.
  tap: {
    run: [...vitest('secrecy', 'boardgame'), 'tests/secrecy/tap.test.ts', 'tests/bench/boardgame'],
    installs: 'tests/bench/boardgame',
  },
  // The hostile host's ways to cheat, and an honest host that is never called unfair.
  host: { run: [...vitest('unit', 'long'), 'tests/fair'] },
  fuzz: { run: [...vitest('secrecy'), 'tests/secrecy/fuzz.test.ts'] },
  hostile: { run: [...vitest('secrecy'), 'tests/secrecy/hostile.test.ts'] },
  // All tests of bots, and every lesson in every language, in a browser. Sequential, because it measures how long a
  // choice takes and how long a bot blocks its host.
  bots: {
    run: [...vitest('unit', 'long', 'browser'), '--no-file-parallelism', 'tests/bots', 'tests/e2e/lessons'],
    built: true,
  },
  // A hostile host, neighbour, guest, keeper and user of the same machine, each way with its control.
  attacks: { run: vitest('attacks'), built: true },
  chaos: { run: vitest('chaos'), built: true },
  // How a table changes hands: the protocol simulated, signatures, and real processes on networks of their own.
  // `--evenings N`, `--trials N` (of each kind in an evening), `--runs N` (of the simulation): fewer.
  handover: {
    run: [
      ...vitest('property', 'unit', 'isolated', 'long', 'handover'),
      'tests/keep',
      'tests/succession',
      'tests/fair/moves.test.ts',
      'tests/handover',
    ],
    settings: { evenings: 'UNDERTABLE_EVENINGS', trials: 'UNDERTABLE_TRIALS', runs: 'UNDERTABLE_RUNS' },
    // All orders of a small table's events are eight million states.
    heap: 12_000,
    built: true,
  },
  // Every line of the app is run, on a stand-in for Electron.
  desktop: { run: [...vitest('desktop'), '--coverage'], built: true },
  trace: { run: vitest('trace'), needs: 'trace', built: true },
  disks: { run: vitest('disks'), needs: 'disks', built: true },
  // Whole tournaments at a real host that is killed: over the wire, and with six real browsers among the players.
  hall: {
    run: [
      ...vitest('integration', 'browser'),
      '--no-file-parallelism',
      'tests/headless/tournament.test.ts',
      'tests/e2e/tournamentEvening.test.ts',
    ],
    built: true,
  },
  load: { run: vitest('load'), built: true },
  // Sequential, so that tests do not distort each other's figures.
  lan: { run: [...vitest('lan'), '--no-file-parallelism'], lab: true, built: true },
  // Every screen in every language and size (`--languages ru,it --widths 360` selects some), and the page's speed.
  face: {
    run: [
      ...vitest('browser', 'matches', 'speed', 'desktop'),
      '--no-file-parallelism',
      'tests/e2e/',
      'tests/desktop/face.test.ts',
    ],
    settings: { languages: 'UNDERTABLE_LANGUAGES', widths: 'UNDERTABLE_WIDTHS' },
    built: true,
  },
  // A new game from the template and the tutorial's, each in a copy of the project: checked, built, and played in two
  // browsers; and all that must hold of any game, of every game.
  kit: {
    run: [...vitest('kit', 'long'), '--no-file-parallelism', 'tests/newGame', 'tests/games/check.long.test.ts'],
  },
  mutants: { run: [process.execPath, 'scripts/mutants.mjs'] },
}

/** Splits a proof's arguments: its own settings become environment variables, the rest goes to its runner. */
export function settingsOf({ settings = {}, narrow = [] }, argv) {
  const env = {},
    args = []
  for (let i = 0; i < argv.length; i++) {
    const variable = argv[i].startsWith('--') ? settings[argv[i].slice(2)] : undefined
    if (variable === undefined) args.push(argv[i])
    else env[variable] = argv[++i] ?? ''
  }
  return { env, args: Object.keys(env).length > 0 ? [...narrow, ...args] : args }
}
