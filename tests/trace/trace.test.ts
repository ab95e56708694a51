/**
 * A traced run: before the first byte of an answer's frame is written to any socket, the log that holds the answer has
 * been synced. A process that is killed cannot show this (what it has written is in the system's hands); a machine
 * that loses its power can. Controls: without syncs, and with frames that do not wait, the same look finds it.
 */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { expect, describe, it } from 'vitest'
import { drawAnswer, fastRandom } from '../../src-shared/kernel'
import { COMMAND, startHostBy } from '../chaos/hosted'
import { patchedBuild, type Patch } from '../kit/patched'
import { Client } from '../kit/testServer'
import { isWhole, judge, readTrace, STRACE, type Call } from './strace'
import { LONG } from '../kit/effort'

const ANSWERS = LONG ? 300 : 30
const NAMES = ['Anna', 'Boris', 'Carla'] as const

/** Three people play, one answer after another, until this many were given; then the host says goodbye. */
async function traced(command: readonly string[], count: number): Promise<readonly Call[]> {
  const trace = path.join(mkdtempSync(path.join(tmpdir(), 'trace-')), 'calls')
  const host = await startHostBy([...STRACE, '-o', trace, ...command], mkdtempSync(path.join(tmpdir(), 'traced-')))
  try {
    await play(host.port, count)
  } finally {
    await host.end('SIGKILL')
  }
  // The tracer writes on for a moment.
  while (!isWhole(readFileSync(trace, 'utf8'), host.pid)) await after(20)
  return readTrace(trace, host.pid)
}

async function play(port: number, count: number): Promise<void> {
  const guests: Client[] = []
  for (const name of NAMES) guests.push(await Client.arrive(port, name))
  const [anna, ...others] = guests
  let n = 1
  for (const other of others) await other.ask({ kind: 'ready', n: n++, ready: true })
  expect(await anna?.ask({ kind: 'start', n: n++ })).toMatchObject({ kind: 'ok' })
  const random = fastRandom(6)
  for (let given = 0; given < count; given++) {
    const asked = () =>
      guests.map(guest => ({ guest, ask: guest.update.match?.view.own?.asks[0] })).find(({ ask }) => ask)
    const over = () => anna?.update.party.phase === 'result'
    await Promise.race(guests.map(guest => guest.until(() => asked() !== undefined || over())))
    if (over()) {
      // The next match at the same table.
      expect(await anna?.ask({ kind: 'rematch', n: n++ })).toMatchObject({ kind: 'ok' })
      continue
    }
    const found = asked()
    if (!found?.ask) continue
    const { guest } = found,
      frames = guest.updates.length
    const reply = await guest.ask({
      kind: 'answer',
      n: n++,
      ask: found.ask.id,
      answer: drawAnswer(found.ask.pick, of => random.nextInt(of, '')),
    })
    if (reply.kind === 'ok') await guest.until(() => guest.updates.length > frames)
  }
}

describe('a traced host', () => {
  it(`has synced its log before any frame leaves, ${ANSWERS} answers long`, async () => {
    const { answers, frames, early } = judge(await traced(COMMAND, ANSWERS))
    process.stdout.write(
      `trace: ${answers} answers, ${frames} frames and replies, ${early.length} before the sync of their log\n`,
    )
    expect(answers).toBeGreaterThanOrEqual(ANSWERS * 0.9)
    expect(frames).toBeGreaterThan(answers)
    expect(early).toEqual([])
  })

  const unsynced: Patch[] = [{ find: 'O_CREAT | SYNCED', put: 'O_CREAT' }]
  const noEntries: Patch = { find: '!isOpen() || !this.hasLog()', put: 'true' }
  const unsyncedRows: Patch[] = [
    noEntries,
    { find: 'PRAGMA synchronous = FULL', put: 'PRAGMA synchronous = OFF' },
    { find: 'synced !== FULL', put: 'synced === FULL' },
  ]
  // A sync takes no longer than the rules do: late, it would be waited for.
  const hasty: Patch[] = [
    { find: 'await stored;', put: 'void stored;' },
    {
      find: 'write(file, bytes, 0, bytes.length, at, (',
      put: 'setTimeout(write, 20, file, bytes, 0, bytes.length, at, (',
    },
  ]
  it.each([
    ['that never syncs', unsynced],
    ['without entries ahead that never syncs its rows', unsyncedRows],
    ['whose frames do not wait', hasty],
  ])('%s is caught', async (_, patches) => {
    const { answers, early } = judge(await traced(patchedBuild(...patches), 10))
    expect(answers).toBeGreaterThan(5)
    expect(early.length).toBeGreaterThan(answers / 2)
  })
})
