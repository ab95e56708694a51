/**
 * 300 tables on one built host, its journal on the disk: at each one person with a socket and seven bots, who answer at
 * the pace of people. How long a person waits for the frame that follows their answer, what the host takes of the
 * processor meanwhile, and of memory for each table.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { drawAnswer, fastRandom } from '../../../src-shared/kernel'
import { PROTOCOL } from '../../../src-shared/wire'
import { Client } from '../../kit/served'
import { startHost, type HostSaid } from '../processes'
import { say, sayNot } from '../say'

const TABLES = 300, BOTS = 7
/** 300 deals at once are no evening. */
const WARM_MS = 8000, SECONDS = 20
/** A person looks at the table for so long before an answer: one second on average. */
const LEAST_MS = 500, MOST_MS = 1500
/** From one address come so many lines and no more. */
const ADDRESSES = 50
const GOAL = { ms: 25, cores: 1, tableMB: 0.15 } as const
const KIB = 1024, MB = 1_000_000, TICKS_A_SECOND = 100

type Said = HostSaid & { readonly tables: readonly { readonly id: string }[] }

const random = fastRandom(12)
let n = 100

async function sitDown(port: number, table: string, at: number): Promise<Client> {
  const client = await Client.connect(port, {}, process.platform === 'linux' ? `127.0.0.${1 + at % ADDRESSES}` : '127.0.0.1')
  client.send({ kind: 'hello', n: 0, version: PROTOCOL, name: 'Anna', table })
  await client.until(() => client.frames.length > 0)
  for (let bot = 0; bot < BOTS; bot++) await client.ask({ kind: 'addBot', n: n++ })
  const reply = await client.ask({ kind: 'start', n: n++ })
  if (reply.kind !== 'ok') throw new Error(`no match began: ${JSON.stringify(reply)}`)
  return client
}

interface Window { readonly from: number; readonly until: number; frames: number }

/** Answers what is asked. @param waits milliseconds from each answer to its frame */
async function play(client: Client, window: Window, waits: number[]): Promise<void> {
  await after(random.below(MOST_MS, ''))
  while (performance.now() < window.until) {
    const ask = client.frame.match?.view.own?.asks[0]
    if (client.frame.party.phase === 'result') await client.ask({ kind: 'rematch', n: n++ })
    else if (ask) {
      const sent = performance.now(), frames = client.frames.length
      const reply = await client.ask({ kind: 'answer', n: n++, ask: ask.id, answer: drawAnswer(ask.pick, of => random.below(of, '')) })
      // The frame comes before the word that the answer was taken.
      if (reply.kind === 'ok' && client.frames.length > frames && sent > window.from) waits.push(performance.now() - sent)
    }
    if (performance.now() > window.from) window.frames += client.frames.length - 1
    client.messages.splice(0, client.messages.length, client.frame)
    await after(LEAST_MS + random.below(MOST_MS - LEAST_MS, ''))
  }
}

const residentOf = (pid: number): number => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) * KIB
/** Seconds of processor time that a process has taken, all its threads together. */
function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

const dir = mkdtempSync(path.join(tmpdir(), 'bench-'))
const host = await startHost(dir, '--tables', String(TABLES)) as Awaited<ReturnType<typeof startHost>> & { readonly said: Said }
try {
  const linux = process.platform === 'linux', { port, tables } = host.said
  const empty = linux ? residentOf(host.pid) : 0
  const people: Client[] = []
  for (const [at, { id }] of tables.entries()) people.push(await sitDown(port, id, at))
  const from = performance.now() + WARM_MS, window: Window = { from, until: from + SECONDS * 1000, frames: 0 }, waits: number[] = []
  const playing = Promise.all(people.map(client => play(client, window, waits)))
  await after(from - performance.now())
  const before = linux ? processorOf(host.pid) : 0
  await after(window.until - performance.now())
  const cores = linux ? (processorOf(host.pid) - before) / SECONDS : 0, grown = linux ? (residentOf(host.pid) - empty) / TABLES / MB : 0
  await playing
  const note = `${waits.length} answers of people in ${SECONDS} s; about ${Math.round(window.frames / SECONDS)} frames a second came to them all, those of the bots' answers among them`
  say({ line: `${TABLES} tables, a person's answer to their frame`, unit: 'ms', values: waits, goal: { by: 'p99', most: GOAL.ms }, note })
  if (linux) {
    say({ line: 'processors taken, of bots too', unit: 'cores', values: [cores], goal: { by: 'median', most: GOAL.cores } })
    say({ line: 'memory a table, garbage included', unit: 'MB', values: [grown], goal: { by: 'median', most: GOAL.tableMB } })
  } else sayNot('processors and memory', 'they are read from /proc, which only Linux has')
} finally {
  await host.end()
  rmSync(dir, { recursive: true, force: true })
}
process.exit(0)
