#!/usr/bin/env node
/**
 * `npm start`: starts the desktop app if Electron is available; otherwise it says so, and starts the same host headless
 * with its page in a browser. With options, which are those of `undertable host`, it always runs in the terminal.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findElectron } from './electron.mjs'
import { buildIfNeeded, runCommand } from './undertable.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2)
// A machine without a display cannot open a window.
const screen = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
const found =
  args.length > 0
    ? null
    : screen
      ? findElectron(root, process.env.UNDERTABLE_NO_DOWNLOAD === undefined)
      : { why: 'this machine has no screen' }

if (found && 'program' in found) {
  buildIfNeeded()
  const app = spawn(found.program, [root], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      app.kill(signal)
    })
  app.once('exit', code => {
    process.exitCode = code ?? 1
  })
} else {
  if (found)
    process.stderr.write(`No desktop app: Electron cannot be had (${found.why}). The same table opens in a browser.\n`)
  await runCommand(['host', ...args])
}
