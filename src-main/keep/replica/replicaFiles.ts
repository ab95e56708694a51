/**
 * A keeper's replica on disk: what the protocol has to remember, in a small file that is replaced as a whole, and the
 * entries of the replica in one that only grows.
 */
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { fileIn, removeTableFolder, type TableFolder } from '../../tableFolder'
import { isSame, NOTHING, type Durable, type Entry, type Generation, type Replica } from '../protocol'
import { GrowingFile } from './growingFile'
import { durableSchema, entrySchema } from './schemas'

/** Where the protocol's memory is stored. */
export interface ReplicaStorage {
  /** What was written last; the protocol's empty memory where nothing was. @throws when it cannot be read */
  read(): Promise<Durable>
  /** Resolves when it is on disk. Calls never overlap. */
  write(durable: Durable): Promise<void>
  /** Ends writing: what was written stays. Not called while anything is being written. */
  close?(): Promise<void>
  /** Removes everything, when this computer keeps the table no longer. */
  remove?(): Promise<void>
}

const STATE = 'state.json',
  OWNER_ALONE = 0o600,
  OWNERS_FOLDER = 0o700
const entriesFile = ({ term, seq }: Generation): string => `entries-${term}-${seq}.jsonl`

/** @param folder one for each table; made when it is first written to */
export function replicaFiles(folder: TableFolder, platform = process.platform): ReplicaStorage {
  /** What the files hold. */
  let written: Durable | null = null
  let isMade = false
  /** The file that grows stays open: an entry is on its way to the disk at once. */
  let growing: GrowingFile | null = null

  async function read(): Promise<Durable> {
    const text = await readIfPresent(fileIn(folder, STATE))
    if (text === null) return NOTHING
    const durable = v.parse(durableSchema, JSON.parse(text))
    if (durable.replica) {
      const file = fileIn(folder, entriesFile(durable.replica.generation))
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
    if (!isMade) await mkdir(folder, { recursive: true, mode: OWNERS_FOLDER })
    isMade = true
    const goesOn = before && now && isSameBeginning(before, now) && before.entries.length <= now.entries.length
    if (goesOn) await append(fileIn(folder, entriesFile(now.generation)), now.entries.slice(before.entries.length))
    else {
      await close()
      if (now) await replace(fileIn(folder, entriesFile(now.generation)), linesOf(now.entries))
    }
    if (!goesOn || !written || !isSameState(written, durable)) await replace(fileIn(folder, STATE), stateOf(durable))
    written = durable
    if (!goesOn) await removeOthers(now ? entriesFile(now.generation) : null)
  }

  async function append(file: string, entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return
    if (growing?.path !== file) {
      await close()
      growing = await GrowingFile.open(file, OWNER_ALONE, platform)
    }
    await growing.append(Buffer.from(linesOf(entries)))
  }

  async function close(): Promise<void> {
    const open = growing
    growing = null
    await open?.close()
  }

  async function removeOthers(kept: string | null): Promise<void> {
    for (const file of await readdir(folder))
      if (file.startsWith('entries-') && file !== kept) await rm(fileIn(folder, file), { force: true })
  }

  async function remove(): Promise<void> {
    await close()
    await removeTableFolder(folder)
  }

  return { read, write, close, remove }
}

/** Whether one replica can be the other with further entries: of two hosts' generations the bases differ. */
const isSameBeginning = (one: Replica, other: Replica): boolean =>
  one.base === other.base && isSame(one.generation, other.generation)

/** Whether nothing but entries differs. A step that only adds one leaves the rest as it is, so that nothing is compared. */
function isSameState(one: Durable, other: Durable): boolean {
  const parts = ['term', 'host', 'voted', 'pending', 'retired', 'moved'] as const
  return parts.every(part => one[part] === other[part]) || stateOf(one) === stateOf(other)
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

async function replace(file: string, text: string): Promise<void> {
  const handle = await open(`${file}.new`, 'w', OWNER_ALONE)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${file}.new`, file)
  await syncFolder(path.dirname(file))
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
