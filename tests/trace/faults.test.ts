/**
 * A disk that fails under a running host: its writes or syncs are answered with an error, as a file system does that
 * has become read-only or a disk that is dying. Answers are refused; when it works again, play goes on; nothing that
 * was acknowledged is gone.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { Disk, startHost } from '../chaos/hosted'
import { answers, sitDown } from '../kit/pair'

/** System calls of a process on these files fail from now on. @returns how to end that */
async function failing(pid: number, files: readonly string[], inject: string): Promise<() => Promise<void>> {
  const strace = spawn(
    'strace',
    [
      '-f',
      '-p',
      String(pid),
      '-o',
      '/dev/null',
      ...files.flatMap(file => ['-P', file]),
      '-e',
      `trace=${inject.split(':')[0] ?? ''}`,
      '-e',
      `inject=${inject}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await once(createInterface(strace.stderr), 'line')
  return async () => {
    strace.kill('SIGINT')
    await once(strace, 'exit')
  }
}

const LOG = 'tables.db-wal',
  AHEAD = 'tables.db-entries'
/** More than are taken before a database that fails is noticed. */
const MANY = 200

it.each([
  ['read-only', 'pwrite64:error=EROFS', [LOG, AHEAD]],
  ['dying at its syncs', 'pwrite64,fsync,fdatasync:error=EIO', [LOG, AHEAD]],
  ['full', 'pwrite64:error=ENOSPC', [LOG, AHEAD]],
  // Only one file is out of order: what was taken before that showed is kept, and so is what is taken afterwards.
  ['failing in the database alone', 'pwrite64:error=EIO', [LOG]],
  ['failing in the entries ahead of it alone', 'pwrite64:error=EIO', [AHEAD]],
])('a disk that is %s under a running host', async (_, inject, files) => {
  const dir = mkdtempSync(path.join(tmpdir(), 'faults-'))
  const host = await startHost(dir)
  try {
    const people = await sitDown(host.port)
    const before = await answers(people, 5)
    const end = await failing(
      host.pid,
      files.map(file => path.join(dir, file)),
      inject,
    )
    const failed = await answers(people, MANY)
    expect(failed.refused).toBe('storeFailed')
    const next = await answers(people, 2)
    expect(next.refused).toBe(files.includes(LOG) ? 'storeFailed' : null)
    expect(host.complaints.join('')).toContain('could not be stored')
    await end()
    const after = await answers(people, 5)
    expect([before.refused, after.refused]).toEqual([null, null])
    await host.end('SIGKILL')
    const disk = new Disk(dir)
    const [match] = disk.tables.flatMap(table => table.match?.deal.id ?? [])
    const kept = disk.accepted(match ?? '').map(({ ask, answer: given }) => ({ ask, answer: given }))
    disk.close()
    expect(kept).toEqual([...before.given, ...failed.given, ...next.given, ...after.given])
  } finally {
    await host.end('SIGKILL')
    rmSync(dir, { recursive: true, force: true })
  }
})
