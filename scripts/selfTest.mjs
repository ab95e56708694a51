/** `npm run self-test [-- --app PATH]`: runs the packed app's own test of what only a real system shows. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { packedAt } from '../tests/desktop/smoke.mjs'

/** Time for all checks. */
const PATIENCE_MS = 600_000

/** @returns the exit code of the app's self-test; its report is printed */
export function runSelfTest(program, args = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'undertable-self-test-'))
  const run = spawnSync(program, [...args, '--self-test', `--user-data-dir=${folder}`], {
    encoding: 'utf8',
    timeout: PATIENCE_MS,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.stdout.write(run.stdout ?? '')
  if (run.error) process.stderr.write(`${run.error.message}\n`)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  return run.status ?? 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { app: { type: 'string' } } })
  const program = path.resolve(
    values.app ?? packedAt(fileURLToPath(new URL('../dist', import.meta.url)), process.platform, process.arch),
  )
  if (existsSync(program)) process.exitCode = runSelfTest(program)
  else {
    process.stderr.write(`there is no app at ${program}: run "npm run dist" first, or name one with --app\n`)
    process.exitCode = 2
  }
}
