/** A disk that is slow for the bench: for what waits for a sync, and nothing else. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const SLOWER_MS = 300
const preload = path.join(import.meta.dirname, 'slowDisk.mjs')

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'slow-'))
})
afterEach(() => {
  rmSync(dir, { recursive: true, force: true })
})

/** @param open flags; @param act what is timed, with `file` and `done` @returns milliseconds */
function timed(open: string, act: string): number {
  const program = `
    import { openSync, write, fsync, fdatasync, constants } from 'node:fs'
    const file = openSync(${JSON.stringify(path.join(dir, 'file'))}, ${open}, 0o600)
    const start = performance.now()
    const done = fault => {
      if (fault) throw fault
      process.stdout.write(String(performance.now() - start))
    }
    ${act}`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', preload, '--input-type=module', '--eval', program],
    { env: { ...process.env, SLOWER_MS: String(SLOWER_MS) }, encoding: 'utf8' },
  )
  if (stdout === '') throw new Error(stderr)
  return Number(stdout)
}

const WRITE = "write(file, Buffer.from('abc'), 0, 3, 0, done)"

it.each([
  ['a sync', "'w'", 'fsync(file, done)'],
  ['a sync of the contents alone', "'w'", 'fdatasync(file, done)'],
  // Windows knows no such files, and there nothing is written to them.
  ...(process.platform === 'win32'
    ? []
    : [['a write that syncs', 'constants.O_RDWR | constants.O_CREAT | constants.O_DSYNC', WRITE]]),
])('%s takes that much longer', (_, open, act) => {
  expect(timed(open ?? '', act ?? '')).toBeGreaterThanOrEqual(SLOWER_MS - 2)
})

it('a write that nobody syncs does not', () => {
  expect(timed("'w'", WRITE)).toBeLessThan(SLOWER_MS)
})
