/** The browser for tests and benches. */
import { existsSync } from 'node:fs'

/** Browsers to look for. The headless shell comes first: it is the same Chromium, but twice as fast. */
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

/** The browser for tests: `UNDERTABLE_BROWSER`, or the first one found; null when there is none. */
export const findBrowser = () =>
  [process.env.UNDERTABLE_BROWSER, ...BROWSERS].find(at => at !== undefined && at !== '' && existsSync(at)) ?? null
