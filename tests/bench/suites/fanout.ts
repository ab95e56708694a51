/**
 * One answer until the last of N guests has its new frame, at the built host with its journal on the disk. Beside it a
 * bare ws server that sends the very same bytes after one write and one fsync. Servers and guests are processes of
 * their own, all guests in one; of sixteen the three that find no seat look on.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startHost, startOwn } from '../processes'
import { say } from '../say'

const GUESTS = [2, 4, 8, 13, 16]
const ANSWERS = 300
const GOAL = { by: 'p99', mostRatio: 1.5 } as const

async function measure(guests: number, dir: string): Promise<void> {
  const recording = path.join(dir, `sent-${guests}.json`)
  const host = await startHost(path.join(dir, `data-${guests}`))
  const ours = await startOwn<number[]>('guests', host.said.port, guests, ANSWERS, recording, 'record')
  await host.end()
  const bare = await startOwn<{ readonly port: number }>('bareWs', recording, path.join(dir, `journal-${guests}`))
  const theirs = await startOwn<number[]>('guests', bare.said.port, guests, ANSWERS, recording, 'repeat')
  await bare.end()
  say({ line: `${guests} guests`, unit: 'ms', values: ours.said, anchor: { name: 'bare ws and one fsync', values: theirs.said }, goal: GOAL })
}

const dir = mkdtempSync(path.join(tmpdir(), 'bench-'))
try {
  for (const guests of GUESTS) await measure(guests, dir)
} finally {
  rmSync(dir, { recursive: true, force: true })
}
