/**
 * What a sync costs: one entry on this disk by itself; and one answer until the last guest has its update, on disks that
 * take longer by a known time, at a host of ours and beside bare ws with one sync on a disk just as slow.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { EntryLog } from '../../../src-main/store/entryLog'
import { ownArgs, root, startNode, startOwn, hostArgs, type HostSaid } from '../processes'
import { say } from '../say'

const GUESTS = 8,
  ANSWERS = 120,
  ROUNDS = 2
/** Milliseconds that a disk takes longer: a memory card, a laptop's hard disk that other programs use. */
const SLOWER = [10, 40]
const GOAL = { by: 'median', mostRatio: 1.3 } as const
const slowDisk = ['--import', path.join(root, 'tests/bench/slowDisk.mjs')]

/** An entry as a player's answer makes one. */
const ENTRY = { seat: 1, ask: '12/turn/1', answer: { branch: 'announce', answer: 'king' }, by: 'hand' } as const

/** Milliseconds of each of so many entries of a host's log, one after another as people answer. */
async function entries(file: string, count: number): Promise<number[]> {
  const log = new EntryLog(file, randomBytes(32).toString('hex')),
    times: number[] = []
  log.open()
  for (let n = 1; n <= count; n++) {
    const start = performance.now()
    await log.append({ match: 'one', n, entry: ENTRY })
    times.push(performance.now() - start)
    await after(25)
  }
  log.close()
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
