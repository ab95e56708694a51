/** Runs the desktop app from this folder, and recognizes that this Linux does not let Electron run. */
import { spawn } from 'node:child_process'
import path from 'node:path'

/** What Electron prints before it aborts: Chromium's sandbox has neither user namespaces nor its helper. */
const FORBIDDEN = /SUID sandbox helper binary was found, but is not configured correctly|No usable sandbox/
const AS_ROOT = /Running as root without --no-sandbox is not supported/
/** Enough of its errors to find these lines, in characters. */
const MAX_ERRORS = 20_000

/**
 * @param program Electron's program
 * @param errors what it printed
 * @returns one line that says how it could run, or null when it was not the sandbox that stopped it
 */
export function sandboxRemedy(program, errors) {
  if (AS_ROOT.test(errors)) return 'Electron does not run as root: start it as another user.'
  if (!FORBIDDEN.test(errors)) return null
  const helper = path.join(path.dirname(program), 'chrome-sandbox')
  return `This Linux keeps Electron from its sandbox; once this allows it: sudo chown root:root '${helper}' && sudo chmod 4755 '${helper}'`
}

/**
 * Starts the app and waits for its end.
 * @returns its exit code, or the remedy when it could not start
 */
export function runApp(program, args) {
  return new Promise((done, fail) => {
    const app = spawn(program, args, { stdio: ['inherit', 'inherit', 'pipe'] })
    let errors = ''
    app.stderr.on('data', chunk => {
      if (errors.length < MAX_ERRORS) errors += String(chunk)
      process.stderr.write(chunk)
    })
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => app.kill(signal))
    app.once('error', fail)
    app.once('close', code => {
      const remedy = code === 0 ? null : sandboxRemedy(program, errors)
      done(remedy === null ? { code: code ?? 1 } : { remedy })
    })
  })
}
