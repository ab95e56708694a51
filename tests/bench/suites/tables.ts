/**
 * 300 tables on one built host, its journal on the disk: at each one person with a socket and seven bots, who answer at
 * the pace of people. How long a person waits for the frame that follows their answer, what the host takes of the
 * processor meanwhile, and of memory for each table. Then the same with eight people at each of 40 tables: a host takes
 * 400 lines of guests and no more.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Client } from '../../kit/served'
import { evening, residentOf, sitDown } from '../evening'
import { startHost, type HostSaid, type Started } from '../processes'
import { say, sayNot } from '../say'

interface Scene { readonly tables: number; readonly people: number; readonly bots: number; readonly told: string }

const SCENES: readonly Scene[] = [
  { tables: 300, people: 1, bots: 7, told: '300 tables' },
  { tables: 40, people: 8, bots: 0, told: '40 tables of eight people' },
]
const GOAL = { ms: 25, cores: 1, tableMB: 0.15 } as const

type Said = HostSaid & { readonly tables: readonly { readonly id: string }[] }

async function measure({ tables, people, bots, told }: Scene, host: Started<Said>): Promise<void> {
  const empty = residentOf(host.pid), seated: (readonly Client[])[] = []
  for (const { id } of host.said.tables) seated.push(await sitDown(host.said.port, id, people, bots))
  const { waits, cores, resident, note } = await evening(seated, host.pid)
  say({ line: `${told}, a person's answer to their frame`, unit: 'ms', values: waits, goal: { by: 'p99', most: GOAL.ms }, note: bots > 0 ? `${note}, those of the bots' answers among them` : note })
  // What a host takes is judged where it is full; at a few tables what it takes by itself is shared by few.
  const goalOf = (most: number) => tables === SCENES[0]?.tables ? { goal: { by: 'median', most } as const } : {}
  say({ line: `${told}, processors taken${bots > 0 ? ', of bots too' : ''}`, unit: 'cores', values: [cores], ...goalOf(GOAL.cores) })
  say({ line: `${told}, memory a table, garbage included`, unit: 'MB', values: [(resident - empty) / tables], ...goalOf(GOAL.tableMB) })
}

async function run(scene: Scene): Promise<void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const host = await startHost(dir, '--tables', String(scene.tables)) as Started<Said>
  try {
    await measure(scene, host)
  } finally {
    await host.end()
    rmSync(dir, { recursive: true, force: true })
  }
}

for (const scene of SCENES) {
  if (process.platform === 'linux') await run(scene)
  else sayNot(scene.told, 'so many come from many addresses of the loopback network, and what they take is read from /proc: only Linux has both')
}
process.exit(0)
