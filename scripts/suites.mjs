/** The suites of `npm test` and of `npm run proof`, as data. */
import { existsSync } from 'node:fs'

const bin = name => `node_modules/.bin/${name}`
const vitest = project => [bin('vitest'), 'run', '--project', project]

/** In the order in which they run: the quickest to fail first. `browser`: needs a Chromium, Chrome or Edge. */
export const SUITES = [
  { name: 'types', run: [bin('vue-tsc'), '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'lint', run: [bin('eslint'), '.'] },
  { name: 'walls', run: [bin('depcruise'), '--config', 'walls.config.mjs', 'src-shared', 'src-main', 'src-renderer'] },
  { name: 'unit', run: vitest('unit') },
  { name: 'property', run: vitest('property') },
  { name: 'build', run: [bin('electron-vite'), 'build'] },
  { name: 'built', run: vitest('build') },
  { name: 'integration', run: vitest('integration') },
  { name: 'chaos', run: vitest('chaos') },
  { name: 'secrecy', run: vitest('secrecy') },
  { name: 'bots', run: vitest('bots') },
  { name: 'browser', run: vitest('browser'), browser: true },
]

/** The long forms. */
export const PROOFS = {
  secrecy: { run: vitest('secrecy') },
  bots: { run: vitest('bots') },
  chaos: { run: vitest('chaos') },
  mutants: { run: [process.execPath, 'scripts/mutants.mjs'] },
}

const BROWSERS = [
  '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe', 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The browser that tests may drive: `UNDERTABLE_BROWSER`, or the first one found; null when there is none. */
export const findBrowser = () => [process.env.UNDERTABLE_BROWSER, ...BROWSERS].find(at => at !== undefined && at !== '' && existsSync(at)) ?? null
