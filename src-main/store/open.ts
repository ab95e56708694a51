/** Opens the data folder: its key, its database, and what was kept. */
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { OpenFault } from './database'
import { setAside } from './folder'
import type { KeyKeeper } from './keys'
import { LineStore, type Line, type LineSetup } from './line'
import { damagedLog, type DamagedLog } from './log'
import type { Loaded } from './reads'
import type { Salvaged } from './salvage'

export const DATABASE = 'tables.db'
export const KEY_FILE = 'tables.key'

export interface OpenStore {
  readonly store: LineStore
  readonly loaded: Loaded
  /** Where a database that could not be read was set aside, why, and what could be saved from it. */
  readonly aside: { readonly file: string; readonly detail: string; readonly salvaged: Salvaged | null } | null
  /** Commits at the end of the log that could not be read, though they had been acknowledged. */
  readonly damaged: DamagedLog | null
}

export type Opening = OpenStore | { readonly why: OpenFault; readonly detail: string }

export interface OpenFolder {
  readonly dir: string
  readonly keys: KeyKeeper
  /** Starts a storage thread. */
  readonly thread: () => Line
  readonly now: () => Date
  /** Told when the thread has died, and, with null, when another has taken over. */
  readonly died?: (why: string | null) => void
}

/**
 * Opens the store. What is torn, corrupt or of another key is set aside and a new one begun, with all that can still be
 * read; any other fault leaves the file where it is, and is returned.
 */
export async function openStore(folder: OpenFolder): Promise<Opening> {
  const { dir, keys, thread, now, died } = folder,
    file = path.join(dir, DATABASE)
  const ready = prepare(folder, file)
  if ('why' in ready) return ready
  const { key, damaged } = ready
  const first =
    key === null ? { why: 'unreadable' as const, detail: 'no key' } : await start({ thread, file, key, died }, null)
  if (!('why' in first)) return { ...first, damaged }
  if (first.why !== 'unreadable') return first
  try {
    const aside = setAside(file, now())
    const second = await start({ thread, file, key: key ?? keys.make(), died }, key === null ? null : aside)
    return 'why' in second
      ? second
      : { ...second, aside: { file: aside, detail: first.detail, salvaged: second.salvaged } }
  } catch (fault) {
    return { why: 'closed', detail: String(fault) }
  }
}

/**
 * Makes the folder and, for a database that is to be begun, its key.
 * @returns the key, or null for a database whose key is gone; and what is to be said of its log
 */
function prepare(
  { dir, keys, now }: OpenFolder,
  file: string,
):
  | { readonly key: string | null; readonly damaged: DamagedLog | null }
  | { readonly why: OpenFault; readonly detail: string } {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    const key = keys.read()
    return { key: key === null && !existsSync(file) ? keys.make() : key, damaged: damagedLog(file, now()) }
  } catch (fault) {
    return { why: 'closed', detail: fault instanceof Error ? fault.message : String(fault) }
  }
}

async function start(
  setup: LineSetup,
  from: string | null,
): Promise<(OpenStore & { readonly salvaged: Salvaged | null }) | Extract<Opening, { why: OpenFault }>> {
  const store = new LineStore(setup)
  const opened = await store.open(from)
  if ('loaded' in opened) return { store, loaded: opened.loaded, salvaged: opened.salvaged, aside: null, damaged: null }
  await store.close()
  return { why: opened.why, detail: opened.detail }
}
