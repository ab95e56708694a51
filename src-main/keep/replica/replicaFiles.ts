/**
 * A keeper's replica on disk: what the protocol has to remember, in a small file that is replaced as a whole, and the
 * entries of the replica in one that only grows.
 */
import { mkdir, open, readdir, readFile, rename, rm, type FileHandle } from 'node:fs/promises'
import { constants } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { isSame, NOTHING, type Durable, type Entry, type Generation, type Replica } from '../protocol'
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
/**
 * How the file that grows is opened: on Linux so that a write is on the disk when it returns, one way instead of two. Where
 * such a write may stay in the drive's own memory (macOS), it is synced by itself.
 */
const GROWING = constants.O_CREAT | constants.O_WRONLY
/**
 * The file has this much room behind its entries, in bytes: zeros, which no line ends. Where a file grows with each entry its
 * new length is synced with each as well.
 */
const ROOM = 2 ** 18
const syncedWrites = (platform: NodeJS.Platform): number => (platform === 'linux' ? constants.O_DSYNC : 0)
const entriesFile = ({ term, seq }: Generation): string => `entries-${term}-${seq}.jsonl`

/** @param folder one for each table; made when it is first written to */
export function replicaFiles(folder: string, platform = process.platform): ReplicaStorage {
  const synced = syncedWrites(platform)
  /** What the files hold. */
  let written: Durable | null = null
  let isMade = false
  /** The file that grows stays open: an entry is on its way to the disk at once. */
  let growing: Growing | null = null

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
    if (!isMade) await mkdir(folder, { recursive: true, mode: OWNERS_FOLDER })
    isMade = true
    const goesOn = before && now && isSameBeginning(before, now) && before.entries.length <= now.entries.length
    if (goesOn) await append(path.join(folder, entriesFile(now.generation)), now.entries.slice(before.entries.length))
    else {
      await close()
      if (now) await replace(path.join(folder, entriesFile(now.generation)), linesOf(now.entries))
    }
    if (!goesOn || !written || !isSameState(written, durable)) await replace(path.join(folder, STATE), stateOf(durable))
    written = durable
    if (!goesOn) await removeOthers(now ? entriesFile(now.generation) : null)
  }

  async function append(file: string, entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return
    if (growing?.file !== file) {
      await close()
      const handle = await open(file, GROWING | synced, OWNER_ALONE),
        { size } = await handle.stat()
      growing = { file, handle, end: size, size }
    }
    await growOn(growing, Buffer.from(linesOf(entries)))
    if (!synced) await growing.handle.datasync()
  }

  async function close(): Promise<void> {
    const open = growing
    growing = null
    await open?.handle.close()
  }

  async function removeOthers(kept: string | null): Promise<void> {
    for (const file of await readdir(folder))
      if (file.startsWith('entries-') && file !== kept) await rm(path.join(folder, file), { force: true })
  }

  async function remove(): Promise<void> {
    await close()
    await rm(folder, { recursive: true, force: true })
  }

  return { read, write, close, remove }
}

/** The file of entries while it is open. */
interface Growing {
  readonly file: string
  readonly handle: FileHandle
  /** Where the next entry goes, in bytes. */
  end: number
  /** The file's length with its room. */
  size: number
}

/** Writes behind the last entry. What failed in part is written over by the next entry, or is a torn line. */
async function growOn(growing: Growing, bytes: Buffer): Promise<void> {
  const { handle, end } = growing
  if (end + bytes.length > growing.size) {
    await writeAt(handle, Buffer.concat([bytes, Buffer.alloc(ROOM)]), end)
    growing.size = end + bytes.length + ROOM
  } else await writeAt(handle, bytes, end)
  growing.end = end + bytes.length
}

async function writeAt(handle: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, at + done)
    done += bytesWritten
  }
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
