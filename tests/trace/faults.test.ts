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
import { answer, answers, sitDown } from '../kit/pair'

/** System calls of a process on its log fail from now on. @returns how to end that */
async function failing(pid: number, log: string, inject: string): Promise<() => Promise<void>> {
  const strace = spawn(
    'strace',
    [
      '-f',
      '-p',
      String(pid),
      '-o',
      '/dev/null',
      '-P',
      log,
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

it.each([
  ['read-only', 'pwrite64:error=EROFS'],
  ['dying at its syncs', 'fsync,fdatasync:error=EIO'],
  ['full', 'pwrite64:error=ENOSPC'],
])('a disk that is %s under a running host', async (_, inject) => {
  const dir = mkdtempSync(path.join(tmpdir(), 'faults-'))
  const host = await startHost(dir)
  try {
    const people = await sitDown(host.port)
    const before = await answers(people, 5)
    const end = await failing(host.pid, path.join(dir, 'tables.db-wal'), inject)
    expect(await answer(people)).toBe('storeFailed')
    expect(await answer(people)).toBe('storeFailed')
    expect(host.complaints.join('')).toContain('could not be stored')
    await end()
    const after = await answers(people, 5)
    expect([before.refused, after.refused]).toEqual([null, null])
    await host.end('SIGKILL')
    const disk = new Disk(dir)
    const kept = disk.tables[0]?.match?.answers.map(({ entry }) => ({ ask: entry.ask, answer: entry.answer }))
    disk.close()
    expect(kept).toEqual([...before.given, ...after.given])
  } finally {
    await host.end('SIGKILL')
    rmSync(dir, { recursive: true, force: true })
  }
})
