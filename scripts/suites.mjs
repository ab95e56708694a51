/** The suites of `npm test` and of `npm run proof`, as data. */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'

const bin = name => `node_modules/.bin/${name}`
const vitest = project => [bin('vitest'), 'run', '--project', project]
/** Suites that only reckon or only wait take both of two processors. */
const wide = project => [...vitest(project), '--maxWorkers=2']
/** Between what two pages do there are moments in which both wait: a third test takes those. */
const wider = project => [...vitest(project), '--maxWorkers=3']

/** In the order in which they run: the quickest to fail first. `browser`: needs a Chromium, Chrome or Edge; `lab`: network namespaces; `linux`: Linux. */
export const SUITES = [
  { name: 'types', run: [bin('vue-tsc'), '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'lint', run: [bin('eslint'), '.'] },
  { name: 'walls', run: [bin('depcruise'), '--config', 'walls.config.mjs', 'src-shared', 'src-main', 'src-renderer'] },
  { name: 'unit', run: wide('unit') },
  { name: 'property', run: wide('property') },
  { name: 'build', run: [bin('electron-vite'), 'build'] },
  { name: 'built', run: vitest('build') },
  // The stub of Electron that it packs around is one of Linux.
  { name: 'pack', run: vitest('pack'), linux: true },
  { name: 'integration', run: wide('integration') },
  { name: 'chaos', run: vitest('chaos') },
  { name: 'trace', run: vitest('trace'), needs: 'trace' },
  { name: 'disks', run: vitest('disks'), needs: 'disks' },
  // Its trials wait far more than they work: side by side, however few the processors.
  { name: 'lan', run: [...vitest('lan'), '--maxWorkers=6'], lab: true },
  { name: 'secrecy', run: wide('secrecy') },
  { name: 'bots', run: wide('bots') },
  // Every line of the desktop shell is run, or the suite fails.
  { name: 'desktop', run: [...wide('desktop'), '--coverage'], browser: true },
  { name: 'browser', run: wider('browser'), browser: true },
  // How quickly a page follows is measured with nothing beside it.
  { name: 'speed', run: vitest('speed'), browser: true },
]

/** The long forms. `built`: tries what was built, so that is built first. */
export const PROOFS = {
  // `--pairs N`: so many pairs of states a game, and nothing else; `--from SEED` goes on where an earlier run stopped.
  secrecy: {
    run: vitest('secrecy'),
    settings: { pairs: 'UNDERTABLE_PAIRS', from: 'UNDERTABLE_FROM' },
    narrow: ['-t', 'to the byte'],
  },
  // Ours beside a boardgame.io server, which is a package of its own with a lockfile of its own.
  tap: {
    run: [
      bin('vitest'),
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
  fuzz: { run: [...vitest('secrecy'), 'tests/secrecy/fuzz.test.ts'] },
  hostile: { run: [...vitest('secrecy'), 'tests/secrecy/hostile.test.ts'] },
  // With all that is tested of the bots, twins too, and every lesson in every language, taken in a browser. One after
  // another: how long a choice takes, and how long a bot holds up its host, is measured with nothing beside it.
  bots: {
    run: [
      bin('vitest'),
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
  chaos: { run: vitest('chaos'), built: true },
  trace: { run: vitest('trace'), needs: 'trace', built: true },
  disks: { run: vitest('disks'), needs: 'disks', built: true },
  load: { run: vitest('load'), built: true },
  // One after another, so that the figures are not those of a crowd.
  lan: { run: [...vitest('lan'), '--no-file-parallelism'], lab: true, built: true },
  // Every screen in every language and size (`--languages ru,it --widths 360` takes some), and how quickly the page follows.
  face: {
    run: [
      bin('vitest'),
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
        'castleFace',
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
        'door',
        'story',
        'touch',
        'largeText',
        'focus',
      ].map(file => `tests/e2e/${file}`),
      'tests/desktop/face.test.ts',
    ],
    settings: { languages: 'UNDERTABLE_LANGUAGES', widths: 'UNDERTABLE_WIDTHS' },
    built: true,
  },
  mutants: { run: [process.execPath, 'scripts/mutants.mjs'] },
}

/** What stands behind a proof's name: its own settings as environment, the rest for its runner. */
export function settingsOf({ settings = {}, narrow = [] }, given) {
  const env = {},
    args = []
  for (let i = 0; i < given.length; i++) {
    const variable = given[i].startsWith('--') ? settings[given[i].slice(2)] : undefined
    if (variable === undefined) args.push(given[i])
    else env[variable] = given[++i] ?? ''
  }
  return { env, args: Object.keys(env).length > 0 ? [...narrow, ...args] : args }
}

/** The shell without a window first: the same Chromium, in half the time. */
const BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The browser that tests may drive: `UNDERTABLE_BROWSER`, or the first one found; null when there is none. */
export const findBrowser = () =>
  [process.env.UNDERTABLE_BROWSER, ...BROWSERS].find(at => at !== undefined && at !== '' && existsSync(at)) ?? null

/** Why no system call of a process can be watched here. */
function whyNoTrace() {
  if (process.platform !== 'linux') return 'strace needs Linux'
  const run = spawnSync('strace', ['-D', '-f', '-o', '/dev/null', process.execPath, '-e', ''])
  return run.status === 0 ? null : run.error ? 'strace is missing' : 'strace may trace nothing here'
}

/** Why no disk of our own can be made here: small, read-only, and seen by nobody else. */
function whyNoDisks() {
  if (process.platform !== 'linux') return 'mount namespaces need Linux'
  if (process.getuid() !== 0) return 'mounts need root'
  const run = spawnSync('unshare', ['-m', 'sh', '-c', 'mount -t tmpfs -o size=1m tmpfs /mnt && nsenter --version'])
  return run.status === 0
    ? null
    : run.error
      ? 'the unshare command (util-linux) is missing'
      : 'mounts are not allowed here'
}

/** Why a suite that needs something of the machine does not run, or null. */
export const whyNot = ({ lab, needs, linux }) =>
  linux && process.platform !== 'linux'
    ? 'it packs for Linux, which only Linux does'
    : lab
      ? whyNoLab()
      : needs === 'trace'
        ? whyNoTrace()
        : needs === 'disks'
          ? whyNoDisks()
          : null

/** Why no network of our own can be made here, for tests whose traffic shall stay out of any real one; null when one can. */
export function whyNoLab() {
  if (process.platform !== 'linux') return 'network namespaces need Linux'
  if (process.getuid() !== 0) return 'network namespaces need root'
  const name = `ut-try-${randomUUID().slice(0, 8)}`
  const made = spawnSync('ip', ['netns', 'add', name])
  if (made.status !== 0)
    return made.error ? 'the ip command (iproute2) is missing' : 'network namespaces are not allowed here'
  const bridge = spawnSync('ip', ['-n', name, 'link', 'add', 'br0', 'type', 'bridge'])
  spawnSync('ip', ['netns', 'del', name])
  return bridge.status === 0 ? null : 'bridges are not allowed here'
}
