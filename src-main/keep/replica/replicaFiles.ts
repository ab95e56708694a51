/**
 * A keeper's replica on disk: what the protocol has to remember, in a small file that is replaced as a whole, and the
 * entries of the replica in one that only grows.
 */
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { NOTHING, type Durable, type Entry, type Generation } from '../protocol'
import { durableSchema, entrySchema } from './schemas'

/** Where the protocol's memory is stored. */
export interface ReplicaStorage {
  /** What was written last; the protocol's empty memory where nothing was. @throws when it cannot be read */
  read(): Promise<Durable>
  /** Resolves when it is on disk. Calls never overlap. */
  write(durable: Durable): Promise<void>
  /** Removes everything, when this computer keeps the table no longer. */
  remove?(): Promise<void>
}

const STATE = 'state.json',
  OWNER_ALONE = 0o600,
  OWNERS_FOLDER = 0o700
const entriesFile = ({ term, seq }: Generation): string => `entries-${term}-${seq}.jsonl`

/** @param folder one for each table; made when it is first written to */
export function replicaFiles(folder: string): ReplicaStorage {
  /** What the files hold. */
  let written: Durable | null = null

  async function read(): Promise<Durable> {
    const text = await readIfPresent(path.join(folder, STATE))
    if (text === null) return NOTHING
    const durable = v.parse(durableSchema, JSON.parse(text))
    if (durable.replica) {
      const file = path.join(folder, entriesFile(durable.replica.generation))
      const entries = whole((await readIfPresent(file)) ?? '')
      // A line that was torn by a crash was promised to nobody; what is written next must not follow it.
      await replace(file, linesOf(entries))
      written = { ...durable, replica: { ...durable.replica, entries } }
    } else written = durable
    return written
  }

  async function write(durable: Durable): Promise<void> {
    const before = written?.replica,
      now = durable.replica
    await mkdir(folder, { recursive: true, mode: OWNERS_FOLDER })
    const goesOn = before && now && before.base === now.base && before.entries.length <= now.entries.length
    if (now) {
      const file = path.join(folder, entriesFile(now.generation))
      if (goesOn) await append(file, linesOf(now.entries.slice(before.entries.length)))
      else await replace(file, linesOf(now.entries))
    }
    if (!goesOn || stateOf(durable) !== (written && stateOf(written)))
      await replace(path.join(folder, STATE), stateOf(durable))
    written = durable
    if (!goesOn) await removeOthers(now ? entriesFile(now.generation) : null)
  }

  async function removeOthers(kept: string | null): Promise<void> {
    for (const file of await readdir(folder))
      if (file.startsWith('entries-') && file !== kept) await rm(path.join(folder, file), { force: true })
  }

  return { read, write, remove: () => rm(folder, { recursive: true, force: true }) }
}

const stateOf = (durable: Durable): string =>
  JSON.stringify({ ...durable, replica: durable.replica && { ...durable.replica, entries: [] } })

const linesOf = (entries: readonly Entry[]): string => entries.map(entry => `${JSON.stringify(entry)}\n`).join('')

/** The entries of whole lines: of one that a crash has torn, and of what follows, nothing. */
function whole(text: string): Entry[] {
  const entries: Entry[] = []
  for (const line of text.split('\n').slice(0, -1)) {
    try {
      entries.push(v.parse(entrySchema, JSON.parse(line)))
    } catch {
      break
    }
  }
  return entries
}

async function readIfPresent(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null
    throw fault
  }
}

async function append(file: string, text: string): Promise<void> {
  if (text === '') return
  await writeSynced(file, 'a', text)
}

async function replace(file: string, text: string): Promise<void> {
  await writeSynced(`${file}.new`, 'w', text)
  await rename(`${file}.new`, file)
  await syncFolder(path.dirname(file))
}

async function writeSynced(file: string, flag: 'a' | 'w', text: string): Promise<void> {
  const handle = await open(file, flag, OWNER_ALONE)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes a file's new name durable. Windows syncs no folders, and needs it not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
