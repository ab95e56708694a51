/**
 * One answer until the last of N guests has its new frame, at the built host with its journal on the disk. Beside it a
 * bare ws server that sends the very same bytes after one write and one fsync; and boardgame.io and Colyseus, which write
 * nothing, with a small game whose state is as large as a frame of ours. Servers and guests are processes of their own,
 * all guests in one; of sixteen the three that find no seat look on.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ANCHORS, anchorSays, besideOf, rowFor, type AnchorName } from '../anchor'
import type { Goal } from '../lines'
import { startHost, startOwn } from '../processes'
import { say } from '../say'
import { readSent } from '../sent'

const GUESTS = [2, 4, 8, 13, 16]
const SEATS = 13
const ANSWERS = 300
/**
 * Ours and bare ws go in turn, so often: a disk that is slow for a minute meets both. With three rounds the ratios of one
 * build differed by a tenth between runs, and with six those of p95 still did.
 */
const ROUNDS = 9
/** All of ROUNDS together, beside bare ws and one sync. */
const GOALS: readonly Goal[] = [
  { by: 'median', mostRatio: 1.3 },
  { by: 'p95', mostRatio: 1.3 },
  { by: 'p99', mostRatio: 1.5 },
]
/** Those without a journal are undercut. */
const BELOW = { by: 'p99', mostRatio: 1 } as const

interface Other {
  readonly name: AnchorName
  readonly told: string
  readonly how: readonly string[]
}

/** By itself Colyseus patches every 50 ms: it is measured at its best, and as most would have it. */
const OTHERS: readonly Other[] = [
  { name: 'boardgame', told: ANCHORS.boardgame.title, how: [] },
  { name: 'colyseus', told: `${ANCHORS.colyseus.title}, patched at once`, how: ['at-once'] },
  { name: 'colyseus', told: `${ANCHORS.colyseus.title} as it comes`, how: ['as-it-comes'] },
]

async function measure(guests: number, dir: string): Promise<void> {
  const ours: number[] = [],
    theirs: number[] = [],
    recording = path.join(dir, `sent-${guests}.json`)
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(...(await ofOurs(guests, recording, path.join(dir, `data-${guests}-${round}`))))
    theirs.push(...(await ofBareWs(guests, recording, path.join(dir, `journal-${guests}-${round}`))))
  }
  for (const goal of GOALS)
    say({
      line: `${guests} guests, ${goal.by}`,
      unit: 'ms',
      values: ours,
      anchor: { name: 'bare ws and one fsync', values: theirs },
      goal,
    })
  const frame = meanFrame(recording)
  for (const other of OTHERS) standBeside(other, guests, ours, frame)
}

/** @param recording the file for what was sent to whom */
async function ofOurs(guests: number, recording: string, data: string): Promise<number[]> {
  const host = await startHost(data)
  const { said } = await startOwn<number[]>('guests', host.said.port, guests, ANSWERS, recording, 'record')
  await host.end()
  return said
}

/** The same again, from the recording. */
async function ofBareWs(guests: number, recording: string, journal: string): Promise<number[]> {
  const bare = await startOwn<{ readonly port: number }>('bareWs', recording, journal)
  const { said } = await startOwn<number[]>('guests', bare.said.port, guests, ANSWERS, recording, 'repeat')
  await bare.end()
  return said
}

/** The bytes of a frame of ours, on average. */
function meanFrame(recording: string): number {
  const frames = readSent(recording).flatMap(({ frames }) => frames)
  return frames.reduce((sum, frame) => sum + Buffer.byteLength(frame), 0) / frames.length
}

function standBeside({ name, told, how }: Other, guests: number, ours: readonly number[], frame: number): void {
  const said = anchorSays<{ readonly ms: readonly number[]; readonly bytes: number }>(
    name,
    'fanout.mjs',
    guests,
    Math.min(guests, SEATS),
    ANSWERS,
    rowFor(frame),
    ...how,
  )
  const note =
    'said' in said ? { note: `a guest is sent ${Math.round(frame)} bytes for an answer, there ${said.said.bytes}` } : {}
  say({
    line: `${guests} guests, beside ${told}`,
    unit: 'ms',
    values: ours,
    anchor: besideOf(name, said, ({ ms }) => ms),
    goal: BELOW,
    ...note,
  })
}

const dir = mkdtempSync(path.join(tmpdir(), 'bench-'))
try {
  for (const guests of GUESTS) await measure(guests, dir)
} finally {
  rmSync(dir, { recursive: true, force: true })
}
