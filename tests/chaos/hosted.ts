/** The built headless host as a process that can be killed at any moment, and what it leaves on the disk. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as after } from 'node:timers/promises'
import type { Entry } from '../../src-shared/kernel'
import type { StoredMatch, StoredTable } from '../../src-main/host/storage/storeTypes'
import { closeDatabase, openDatabase } from '../../src-main/store/database'
import { readEntryLog } from '../../src-main/store/readEntryLog'
import { ENTRIES } from '../../src-main/store/folder'
import { DATABASE, KEY_FILE } from '../../src-main/store/open'
import { load, readMatch } from '../../src-main/store/reads'
import { insertTail } from '../../src-main/store/tails'

/** The command that starts the host. */
export const COMMAND: readonly string[] = [
  process.execPath,
  path.resolve(import.meta.dirname, '../../scripts/undertable.mjs'),
]

export interface Hosted {
  readonly port: number
  readonly pid: number
  /** Proves the owner of this host. */
  readonly ownerKey: string
  /** Lets a computer keep its tables, where it takes keepers. */
  readonly invitation?: string
  readonly tables: readonly { readonly id: string; readonly name: string }[]
  /** What it wrote to stderr. */
  readonly complaints: readonly string[]
  /** Ends the process, and waits until it has ended. */
  end(signal: 'SIGKILL' | 'SIGINT'): Promise<void>
}

export const startHost = (dir: string, ...args: string[]): Promise<Hosted> => startHostBy(COMMAND, dir, ...args)

/** @param command what precedes its arguments: another build, or one under strace */
export async function startHostBy(command: readonly string[], dir: string, ...args: string[]): Promise<Hosted> {
  const child = launch(command, dir, args)
  const removed = once(child, 'exit')
  const complaints: string[] = []
  child.stderr?.on('data', (text: Buffer) => {
    complaints.push(String(text))
  })
  if (!child.stdout) throw new Error('no output')
  const line = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    removed.then(() => {
      throw new Error(`the host ended: ${complaints.join('')}`)
    }),
  ])) as [string]
  const ready = JSON.parse(line[0]) as Pick<Hosted, 'port' | 'tables' | 'ownerKey' | 'invitation'>
  return {
    ...ready,
    pid: child.pid ?? 0,
    complaints,
    async end(signal) {
      child.kill(signal)
      await removed
    },
  }
}

/** A host that is killed this soon after its process has begun, wherever its start is then. */
export async function startAndKill(
  command: readonly string[],
  dir: string,
  ms: number,
  ...args: string[]
): Promise<void> {
  const child = launch(command, dir, args),
    removed = once(child, 'exit')
  await after(ms)
  child.kill('SIGKILL')
  await removed
}

function launch([program = '', ...before]: readonly string[], dir: string, args: readonly string[]): ChildProcess {
  return spawn(
    program,
    [
      ...before,
      'host',
      '--bind',
      '127.0.0.1',
      '--no-advertise',
      '--no-open',
      '--json',
      '--port',
      '0',
      '--lang',
      'en',
      '--data',
      dir,
      ...args,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
}

/** What the disk holds at this moment: read from a copy, so that the host finds its files as it left them. */
export class Disk {
  readonly tables: readonly StoredTable[]
  private readonly matches = new Map<string, StoredMatch | null>()
  private readonly read: (id: string) => StoredMatch | null
  readonly close: () => void

  constructor(dir: string) {
    const copy = mkdtempSync(path.join(tmpdir(), 'chaos-copy-'))
    for (const name of [DATABASE, `${DATABASE}-wal`])
      if (existsSync(path.join(dir, name))) copyFileSync(path.join(dir, name), path.join(copy, name))
    const key = readFileSync(path.join(dir, KEY_FILE), 'utf8').trim()
    const { entries, lost } = readEntryLog(path.join(dir, `${DATABASE}${ENTRIES}`), key)
    if (lost > 0) throw new Error(`${lost} blocks of the log of answers are unreadable`)
    const db = openDatabase({ file: path.join(copy, DATABASE), key })
    insertTail(db, entries)
    const { tables, unreadable } = load(db)
    if (unreadable.length > 0) throw new Error(`unreadable: ${unreadable.join(', ')}`)
    this.tables = tables
    this.read = id => readMatch(db, id)
    this.close = () => {
      closeDatabase(db)
      rmSync(copy, { recursive: true })
    }
  }

  /** What was accepted in a match, whether or not it is known what it led to. */
  accepted(id: string): readonly Entry[] {
    const { answers, tail = [] } = this.match(id)
    return [...answers, ...tail].map(({ entry }) => entry)
  }

  match(id: string): StoredMatch {
    const known = this.find(id)
    if (!known) throw new Error(`the match ${id} is gone`)
    return known
  }

  /** Null for a match that was abandoned. */
  find(id: string): StoredMatch | null {
    const known = this.matches.get(id) ?? this.read(id)
    this.matches.set(id, known)
    return known
  }
}
