/** The suites of `npm test` and of `npm run proof`, as data. */
import { program, programFile } from './programs.mjs'

const vitest = project => [...program('vitest'), 'run', '--project', project]
/** Whether a suite is run by vitest, which counts its tests. */
export const countsTests = ({ run }) => run[1] === programFile('vitest')
/** For suites that mostly compute or mostly wait: two workers. */
const twoWorkers = project => [...vitest(project), '--maxWorkers=2']
/** For suites whose pages wait now and then: a third worker uses those moments. */
const threeWorkers = project => [...vitest(project), '--maxWorkers=3']

/**
 * The suites in the order in which they run: the quickest to fail first. `browser`: needs a Chromium, Chrome or Edge;
 * `lab`: needs network namespaces; `linux`: needs Linux; `needs`: something else, by its name; `beside`: takes one
 * processor or mostly waits, and runs at the same time as its neighbours of this kind.
 */
export const SUITES = [
  { name: 'types', run: [...program('vue-tsc'), '--noEmit', '-p', 'tsconfig.json'], beside: true },
  { name: 'lint', run: [...program('eslint'), '.'], beside: true },
  { name: 'format', run: [...program('prettier'), '--check', '--log-level', 'warn', '.'], beside: true },
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
  { name: 'unit', run: twoWorkers('unit') },
  { name: 'property', run: twoWorkers('property') },
  { name: 'build', run: [...program('electron-vite'), 'build'] },
  { name: 'built', run: vitest('build') },
  // Its Electron stub exists only for Linux.
  { name: 'pack', run: vitest('pack'), linux: true },
  { name: 'integration', run: twoWorkers('integration') },
  { name: 'attacks', run: twoWorkers('attacks') },
  { name: 'chaos', run: vitest('chaos') },
  { name: 'trace', run: vitest('trace'), needs: 'trace' },
  { name: 'disks', run: vitest('disks'), needs: 'disks' },
  // Real processes, which mostly wait for a host that is gone: side by side also on few processors.
  { name: 'handover', run: [...vitest('handover'), '--maxWorkers=4'], beside: true },
  // Its tests mostly wait, so they run in parallel even on few processors.
  { name: 'lan', run: [...vitest('lan'), '--maxWorkers=6'], lab: true, beside: true },
  { name: 'secrecy', run: twoWorkers('secrecy') },
  { name: 'bots', run: twoWorkers('bots') },
  // Requires full line coverage of the desktop shell.
  { name: 'desktop', run: [...twoWorkers('desktop'), '--coverage'], browser: true },
  // The app in a real Electron, where one is found.
  { name: 'electron', run: [...vitest('electron'), '--no-file-parallelism'], needs: 'electron' },
  { name: 'browser', run: threeWorkers('browser'), browser: true },
  // Measures how fast the page responds, so it runs alone.
  { name: 'speed', run: vitest('speed'), browser: true },
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
    run: [
      ...program('vitest'),
      'run',
      '--project',
      'secrecy',
      '--project',
      'boardgame',
      'tests/secrecy/tap.test.ts',
      'tests/bench/boardgame',
    ],
    installs: 'tests/bench/boardgame',
  },
  // The hostile host's ways to cheat, and an honest host that is never called unfair.
  host: { run: [...vitest('unit'), 'tests/fair'] },
  fuzz: { run: [...vitest('secrecy'), 'tests/secrecy/fuzz.test.ts'] },
  hostile: { run: [...vitest('secrecy'), 'tests/secrecy/hostile.test.ts'] },
  // All tests of bots, and every lesson in every language, in a browser. Sequential, because it measures how long a
  // choice takes and how long a bot blocks its host.
  bots: {
    run: [
      ...program('vitest'),
      'run',
      '--project',
      'unit',
      '--project',
      'bots',
      '--project',
      'browser',
      '--no-file-parallelism',
      'tests/bots',
      'tests/e2e/lessons',
    ],
    built: true,
  },
  // A hostile host, neighbour, guest, keeper and user of the same machine, each way with its control.
  attacks: { run: vitest('attacks'), built: true },
  chaos: { run: vitest('chaos'), built: true },
  // How a table changes hands: the protocol simulated, signatures, and real processes on networks of their own.
  // `--evenings N`, `--trials N` (of each kind in an evening), `--runs N` (of the simulation): fewer.
  handover: {
    run: [
      ...program('vitest'),
      'run',
      '--project',
      'property',
      '--project',
      'unit',
      '--project',
      'handover',
      '--maxWorkers=2',
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
  trace: { run: vitest('trace'), needs: 'trace', built: true },
  disks: { run: vitest('disks'), needs: 'disks', built: true },
  // Whole tournaments at a real host that is killed: over the wire, and with six real browsers among the players.
  hall: {
    run: [
      ...program('vitest'),
      'run',
      '--project',
      'integration',
      '--project',
      'browser',
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
      ...program('vitest'),
      'run',
      '--project',
      'browser',
      '--project',
      'speed',
      '--project',
      'desktop',
      '--no-file-parallelism',
      ...[
        'face',
        'castleBoard',
        'keyboard',
        'barriers',
        'presets',
        'evening',
        'tales',
        'page',
        'people',
        'screen',
        'overlord',
        'match',
        'access',
        'log',
        'touch',
        'largeText',
        'focus',
        'together',
        'undo',
        'avatar',
        'look',
        'told',
        'enlarge',
        'moments',
        'lobby',
        'wholeMatches',
        'workshop',
      ].map(file => `tests/e2e/${file}`),
      'tests/desktop/face.test.ts',
    ],
    settings: { languages: 'UNDERTABLE_LANGUAGES', widths: 'UNDERTABLE_WIDTHS' },
    built: true,
  },
  // A new game from the template and the tutorial's, each in a copy of the project: checked, built, and played in two
  // browsers; and all that must hold of any game, of every game.
  kit: {
    run: [
      ...program('vitest'),
      'run',
      '--project',
      'kit',
      '--project',
      'property',
      '--no-file-parallelism',
      'tests/newGame',
      'tests/games/check.property.test.ts',
    ],
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
