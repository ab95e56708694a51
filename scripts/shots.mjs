/**
 * `npm run shots [-- FOLDER] [--languages ru,it] [--widths 360,1024]`: builds the page, and takes a screenshot of every
 * screen in every language and size. `npm run shots -- docs`: the pictures of the documentation.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { takeDocsPictures } from './docsPictures.mjs'
import { findBrowser } from './machine.mjs'
import { PROOFS, settingsOf, SUITES } from './suites.mjs'

const browser = findBrowser()
if (browser === null) {
  process.stderr.write('no picture was taken: no Chromium, Chrome or Edge was found\n')
  process.exit(3)
}
const {
  env,
  args: [folder = 'reports/shots', ...others],
} = settingsOf({ settings: PROOFS.face.settings }, process.argv.slice(2))
if (others.length > 0) {
  process.stderr.write('usage: npm run shots [-- FOLDER] [--languages ru,it] [--widths 360,1024]\n')
  process.exit(2)
}
const target = path.resolve(folder)
const run = ([command, ...args], more = {}) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, UNDERTABLE_BROWSER: browser, ...more },
  }).status ?? 1
const built = run(SUITES.find(suite => suite.name === 'build').run)
if (built !== 0) process.exit(built)
if (folder === 'docs') {
  await takeDocsPictures(browser, path.resolve('docs/pictures'))
  process.exit(0)
}
const status = run([...PROOFS.face.run, '-t', 'every screen'], { UNDERTABLE_SHOTS: target, ...env })
process.stdout.write(`pictures are in ${target}${status === 0 ? '' : '; some screens have faults, named above'}\n`)
process.exit(status)
