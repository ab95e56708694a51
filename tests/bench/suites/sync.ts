/**
 * What a sync costs: one entry on this disk by itself; and one answer until the last guest has its update, on disks that
 * take longer by a known time, at a host of ours and beside bare ws with one sync on a disk just as slow.
 */
import { closeSync, constants, fsync, mkdtempSync, openSync, rmSync, write } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { ownArgs, root, startNode, startOwn, hostArgs, type HostSaid } from '../processes'
import { say } from '../say'

const GUESTS = 8,
  ANSWERS = 120,
  ROUNDS = 2
/** Milliseconds that a disk takes longer: a memory card, a laptop's hard disk that other programs use. */
const SLOWER = [10, 40]
const GOAL = { by: 'median', mostRatio: 1.3 } as const
const slowDisk = ['--import', path.join(root, 'tests/bench/slowDisk.mjs')]

/** About as long as an entry in the log. */
const ENTRY = Buffer.alloc(200, 7)
const SYNCED = (constants as { readonly O_DSYNC?: number }).O_DSYNC ?? 0

/** Milliseconds of each of so many entries, one after another as people answer. */
async function entries(file: string, count: number): Promise<number[]> {
  const log = openSync(file, constants.O_RDWR | constants.O_CREAT | SYNCED),
    times: number[] = []
  for (let n = 0; n < count; n++) {
    const start = performance.now()
    await new Promise<void>((done, fail) => {
      const then = (fault: Error | null): void => {
        if (fault) fail(fault)
        else done()
      }
      write(log, ENTRY, 0, ENTRY.length, n * ENTRY.length, fault => {
        if (fault || SYNCED !== 0) then(fault)
        else fsync(log, then)
      })
    })
    times.push(performance.now() - start)
    await after(25)
  }
  closeSync(log)
  return times
}

async function ofGuests(port: number, recording: string, mode: 'record' | 'repeat'): Promise<number[]> {
  return (await startOwn<number[]>('guests', port, GUESTS, ANSWERS, recording, mode)).said
}

async function atDisk(ms: number, dir: string): Promise<void> {
  // Both servers inherit it.
  process.env['SLOWER_MS'] = String(ms)
  const ours: number[] = [],
    theirs: number[] = [],
    recording = path.join(dir, 'sent.json')
  for (let round = 0; round < ROUNDS; round++) {
    const data = path.join(dir, `data-${ms}-${round}`),
      host = await startNode<HostSaid>([...slowDisk, ...hostArgs(data)])
    ours.push(...(await ofGuests(host.said.port, recording, 'record')))
    await host.end()
    const bare = await startNode<{ readonly port: number }>([
      ...slowDisk,
      ...ownArgs('bareWs', recording, path.join(dir, `journal-${ms}-${round}`)),
    ])
    theirs.push(...(await ofGuests(bare.said.port, recording, 'repeat')))
    await bare.end()
  }
  say({
    line: `${GUESTS} guests, a disk that takes ${ms} ms longer`,
    unit: 'ms',
    values: ours,
    anchor: { name: 'bare ws and one fsync', values: theirs },
    goal: GOAL,
  })
}

const dir = mkdtempSync(path.join(tmpdir(), 'bench-'))
try {
  say({ line: 'one entry on this disk, by itself', unit: 'ms', values: await entries(path.join(dir, 'log'), 300) })
  for (const ms of SLOWER) await atDisk(ms, dir)
} finally {
  rmSync(dir, { recursive: true, force: true })
}
