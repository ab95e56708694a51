/** Opens the data folder: its key, its database, and what was kept. */
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { OpenFault } from './database'
import { setAside } from './folder'
import type { KeyKeeper } from './keys'
import { LineStore, type Line } from './line'
import type { Loaded } from './reads'

export const DATABASE = 'tables.db'
export const KEY_FILE = 'tables.key'

export interface OpenStore {
  readonly store: LineStore
  readonly loaded: Loaded
  /** Where a database that could not be read was set aside, and why. */
  readonly aside: { readonly file: string; readonly detail: string } | null
}

export type Opening = OpenStore | { readonly why: OpenFault; readonly detail: string }

export interface OpenFolder {
  readonly dir: string
  readonly keys: KeyKeeper
  /** Starts a storage thread. */
  readonly thread: () => Line
  readonly now: () => Date
}

/**
 * Opens the store. What is torn, corrupt or of another key is set aside and a new one begun; any other fault leaves
 * the file where it is, and is returned.
 */
export async function openStore({ dir, keys, thread, now }: OpenFolder): Promise<Opening> {
  const file = path.join(dir, DATABASE)
  const ready = prepare(dir, file, keys)
  if ('why' in ready) return ready
  const first = ready.key === null ? { why: 'unreadable' as const, detail: 'no key' } : await start(thread, file, ready.key)
  if (!('why' in first) || first.why !== 'unreadable') return first
  try {
    const aside = { file: setAside(file, now()), detail: first.detail }
    const second = await start(thread, file, ready.key ?? keys.make())
    return 'why' in second ? second : { ...second, aside }
  } catch (fault) {
    return { why: 'closed', detail: String(fault) }
  }
}

/**
 * Makes the folder and, for a database that is to be begun, its key.
 * @returns the key, or null for a database whose key is gone
 */
function prepare(dir: string, file: string, keys: KeyKeeper): { readonly key: string | null } | { readonly why: OpenFault; readonly detail: string } {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    const key = keys.read()
    return { key: key === null && !existsSync(file) ? keys.make() : key }
  } catch (fault) {
    return { why: 'closed', detail: fault instanceof Error ? fault.message : String(fault) }
  }
}

async function start(thread: () => Line, file: string, key: string): Promise<Opening> {
  const store = new LineStore(thread())
  const opened = await store.open(file, key)
  if ('loaded' in opened) return { store, loaded: opened.loaded, aside: null }
  await store.close()
  return { why: opened.why, detail: opened.detail }
}
