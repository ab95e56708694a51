/**
 * What a host takes while nobody does anything: at twenty tables people and bots sit and a match waits for a person, and
 * at twenty more they sit in the lobby. All are connected; their pages are told that the host is there, and no more.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { processorOf, sitDown } from '../evening'
import { startHost } from '../processes'
import { say, sayNot } from '../say'
import { arrive } from '../table'

const TABLES = 20,
  BOTS = 3
/** The bots have answered what they are asked, and the threads have settled. */
const SETTLE_MS = 30_000
const SPANS = 5,
  SPAN_MS = 10_000
const MS = 1000
/** Of one core. */
const GOAL = { by: 'median', most: 0.01 } as const

async function measure(dir: string): Promise<void> {
  const host = await startHost(dir, '--tables', String(2 * TABLES))
  try {
    const { port, tables } = host.said
    for (const [at, { id }] of tables.entries())
      if (at < TABLES) await sitDown(port, id, 2, BOTS)
      else for (const name of ['Guest 1', 'Guest 2']) await arrive(port, name, { table: id, from: `127.0.0.${1 + at}` })
    await after(SETTLE_MS)
    const cores: number[] = []
    for (let span = 0; span < SPANS; span++) {
      const before = processorOf(host.pid),
        start = performance.now()
      await after(SPAN_MS)
      cores.push((processorOf(host.pid) - before) / ((performance.now() - start) / MS))
    }
    say({ line: `${TABLES} matches that wait and ${TABLES} lobbies`, unit: 'cores', values: cores, goal: GOAL })
  } finally {
    await host.end()
  }
}

if (process.platform === 'linux') {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-'))
  try {
    await measure(path.join(dir, 'data'))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
} else sayNot('an idle host', 'its processor time is read from /proc, which only Linux has')
process.exit(0)
