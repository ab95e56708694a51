#!/usr/bin/env node
/**
 * `npm start`: starts the desktop app if Electron is available; otherwise it says so, and starts the same host headless
 * with its page in a browser. With options, which are those of `undertable host`, it always runs in the terminal.
 */
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { runApp } from './desktopApp.mjs'
import { DOWNLOAD_MB, downloadElectron, findElectron, mayDownload, noteDownload } from './electron.mjs'
import { buildIfNeeded, runCommand } from './undertable.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2)

/** Electron, downloaded if the person wants that. */
async function electron() {
  // A machine without a display cannot open a window.
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY)
    return { why: 'this machine has no screen' }
  const found = findElectron(root)
  if (found.program || !found.missing) return found
  const answer = mayDownload(root)
  if (answer !== 'ask') return { why: answer }
  if (!(await wanted())) return { why: 'its program has not been downloaded' }
  const downloaded = await downloadElectron(root, { onProgress: progress() })
  process.stderr.write('\n')
  noteDownload(root, downloaded.program ? {} : { failed: Date.now() })
  return downloaded
}

async function wanted() {
  if (process.env.UNDERTABLE_DOWNLOAD) return true
  // Nobody is there to be asked.
  if (!process.stdin.isTTY || !process.stderr.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(
    `The desktop app needs Electron: about ${DOWNLOAD_MB} MB, once, from github.com. Download it now? [Y/n] `,
  )
  terminal.close()
  const declined = /^\s*n/i.test(answer)
  if (declined) noteDownload(root, { declined })
  return !declined
}

/** Prints the share that has arrived, in steps of a tenth where nobody watches. */
function progress() {
  let printed = -1
  return share => {
    const percent = Math.floor(100 * share),
      step = process.stderr.isTTY ? percent : Math.floor(percent / 10) * 10
    if (step === printed) return
    printed = step
    process.stderr.write(`${process.stderr.isTTY ? '\r' : '\n'}Downloading Electron: ${step} %`)
  }
}

/** Why the desktop app did not run, or null once it has ended. @param more its own arguments */
async function runDesktop(more = []) {
  const found = await electron()
  if (!found.program) return `No desktop app: Electron cannot be had (${found.why}).`
  buildIfNeeded()
  const ended = await runApp(found.program, [root, ...more])
  if (ended.remedy) return ended.remedy
  process.exitCode = ended.code
  return null
}

// The one option of the desktop app itself.
const selfTest = args[0] === '--self-test'
const why = selfTest ? await runDesktop(args) : args.length > 0 ? '' : await runDesktop()
if (why !== null && selfTest) {
  process.stderr.write(`${why}\n`)
  process.exitCode = 3
} else if (why !== null) {
  if (why !== '') process.stderr.write(`${why} The same table opens in a browser.\n`)
  await runCommand(['host', ...args])
}
