/**
 * What it costs that two other computers keep a table: one answer until the last guest has its update, beside two keepers
 * and without any. With them each answer waits until it is safe on one more disk. All on one machine: three journals share
 * its disk, which in the wild are three disks.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { startHost, startKeeper, startOwn } from '../processes'
import { say } from '../say'

const GUESTS = [4, 8, 13]
const ANSWERS = 300
/** With and without go in turn, so often: a disk that is slow for a minute meets both. */
const ROUNDS = 3
const GOAL = { by: 'p99', mostRatio: 1.5 } as const
const KEEPERS = ['127.0.0.2', '127.0.0.3']
/** Milliseconds until all keep a table, at most. */
const PATIENCE_MS = 60_000

/** Whether a keeper holds a replica of all computers. */
function keeps(data: string): boolean {
  const folder = path.join(data, 'kept')
  if (!existsSync(folder)) return false
  return readdirSync(folder).some(table => {
    const file = path.join(folder, table, 'state.json')
    if (!existsSync(file)) return false
    const { replica } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly replica: { readonly generation: { readonly members: readonly string[] } } | null
    }
    return replica?.generation.members.length === KEEPERS.length + 1
  })
}

async function times(guests: number, dir: string, kept: boolean): Promise<number[]> {
  const host = await startHost(path.join(dir, 'host'), ...(kept ? ['--keepers'] : []))
  const folders = kept ? KEEPERS.map((_, n) => path.join(dir, `keeper-${n}`)) : []
  const keepers = []
  for (const [n, folder] of folders.entries()) keepers.push(await startKeeper(host.said, folder, KEEPERS[n] ?? ''))
  for (let waited = 0; !folders.every(keeps); waited += 100) {
    if (waited > PATIENCE_MS) throw new Error('nobody keeps the table')
    await after(100)
  }
  const { said } = await startOwn<number[]>(
    'guests',
    host.said.port,
    guests,
    ANSWERS,
    path.join(dir, 'sent.json'),
    'record',
  )
  await host.end()
  for (const keeper of keepers) await keeper.end()
  return said
}

const dir = mkdtempSync(path.join(tmpdir(), 'bench-'))
try {
  for (const guests of GUESTS) {
    const beside: number[] = [],
      without: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      without.push(...(await times(guests, path.join(dir, `${guests}-${round}-alone`), false)))
      beside.push(...(await times(guests, path.join(dir, `${guests}-${round}-kept`), true)))
    }
    say({
      line: `${guests} guests, kept by two`,
      unit: 'ms',
      values: beside,
      anchor: { name: 'kept by nobody', values: without },
      goal: GOAL,
    })
  }
} finally {
  rmSync(dir, { recursive: true, force: true })
}
