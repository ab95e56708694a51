/**
 * 300 tables of eight on one built host, its journal on the disk: at each one person with a socket, who answers once a
 * second when asked, and seven bots at the pace of people. Together they come to about one answer a second of a table,
 * which is counted in the journal and judged. How long it takes from a person's answer to the last frame, what the host
 * takes of the processor meanwhile, and of memory for each table. Then the same with eight people at each of 40 tables (a
 * host takes 400 lines of guests and no more), one answer a second between them: there the clock stops at the last of
 * the eight frames.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { evening, residentOf, SECONDS, sitDown, type Evening } from '../evening'
import type { Guest } from '../guest'
import { answersKept } from '../kept'
import { startHost, type HostSaid, type Started } from '../processes'
import { say, sayNot } from '../say'

interface Scene {
  readonly tables: number
  readonly people: number
  readonly bots: number
  readonly told: string
  /** What the last update is. */
  readonly last: string
}

const SCENES: readonly Scene[] = [
  {
    tables: 300,
    people: 1,
    bots: 7,
    told: '300 tables',
    last: "the only socket of a table is its person's, so their frame is the last; the bots' are told of it within the host",
  },
  {
    tables: 40,
    people: 8,
    bots: 0,
    told: '40 tables of eight people',
    last: 'sealed answers, of which the other seven are shown nothing, are given and not measured',
  },
]
/** The load is one answer a second; a new match, or a bot that answers first, may take a tenth of them. */
const GOAL = { ms: 25, answers: 0.9, cores: 1 } as const

type Said = HostSaid & { readonly tables: readonly { readonly id: string }[] }

async function measure({ tables, people, bots, told, last }: Scene, host: Started<Said>): Promise<Evening> {
  const empty = residentOf(host.pid),
    seated: (readonly Guest[])[] = []
  for (const { id } of host.said.tables) seated.push(await sitDown(host.said.port, id, people, bots))
  const found = await evening(seated, host.pid),
    { waits, cores, resident, frames } = found
  say({
    line: `${told}, a person's answer to the last frame`,
    unit: 'ms',
    values: waits,
    goal: { by: 'p99', most: GOAL.ms },
    note: `${waits.length} answers of people in ${SECONDS} s; ${Math.round(frames)} frames a second came to them all; ${last}`,
  })
  // What a host takes is judged when it is full; with only a few tables, its fixed costs dominate.
  const goalOf = (most: number) => (tables === SCENES[0]?.tables ? { goal: { by: 'median', most } as const } : {})
  say({
    line: `${told}, processors taken${bots > 0 ? ', of bots too' : ''}`,
    unit: 'cores',
    values: [cores],
    ...goalOf(GOAL.cores),
  })
  say({
    line: `${told}, memory a table, garbage included`,
    unit: 'MB',
    values: [(resident - empty) / tables],
  })
  return found
}

/** From the journal: what each table was answered in a second, by people and bots together. */
function sayAnswers({ tables, told }: Scene, data: string, { from, until }: Evening): void {
  const kept = answersKept(data, from, until),
    all = kept.reduce((sum, given) => sum + given, 0)
  const silent = Array.from({ length: tables - kept.length }, () => 0)
  say({
    line: `${told}, answers a second of a table`,
    unit: '1/s',
    values: [...kept, ...silent].map(given => given / SECONDS),
    goal: { by: 'median', least: GOAL.answers },
    note: `${all} answers in the journal: ${(all / tables / SECONDS).toFixed(2)} a second of a table on average`,
  })
}

async function run(scene: Scene): Promise<void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const host = (await startHost(dir, '--tables', String(scene.tables))) as Started<Said>
  try {
    const found = await measure(scene, host)
    // Until its host has ended nobody else may read a journal.
    await host.end()
    sayAnswers(scene, dir, found)
  } finally {
    await host.end()
    rmSync(dir, { recursive: true, force: true })
  }
}

for (const scene of SCENES) {
  if (process.platform === 'linux') await run(scene)
  else
    sayNot(
      scene.told,
      'so many come from many addresses of the loopback network, and what they take is read from /proc: only Linux has both',
    )
}
process.exit(0)
