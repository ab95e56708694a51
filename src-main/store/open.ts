/** Opens the data folder: its key, its database, and the stored tables. */
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Damage } from '../host/storage/storeTypes'
import type { OpenFault } from './database'
import { EntryLog } from './entryLog'
import { ENTRIES, setAside } from './folder'
import type { KeyStorage } from './keys'
import { ofOthers } from './ownFolder'
import { StoreClient, type StorePort, type StoreClientSetup } from './storeClient'
import { damagedWal, type DamagedLog } from './walReader'
import type { Loaded } from './reads'
import type { Salvaged } from './salvage'

export const DATABASE = 'tables.db'
export const KEY_FILE = 'tables.key'

export interface OpenStore {
  readonly store: StoreClient
  readonly loaded: Loaded
  /** Where an unreadable database was set aside, why, and what was salvaged from it. */
  readonly aside: { readonly file: string; readonly detail: string; readonly salvaged: Salvaged | null } | null
  /** Acknowledged writes at the end of a log that could not be read. */
  readonly damaged: DamagedLog | null
}

export type OpenResult = OpenStore | { readonly why: OpenFault; readonly detail: string }

export interface OpenStoreSetup {
  readonly dir: string
  readonly keys: KeyStorage
  /** Starts a storage thread. */
  readonly thread: () => StorePort
  readonly now: () => Date
  /** Called when the thread has died, and with null when another has taken over. */
  readonly onThreadDied?: (why: string | null) => void
  /** Called with each damaged row that is met after the opening. */
  readonly onDamage?: (damage: Damage) => void
}

/**
 * Opens the store. A damaged database, or one of another key, is set aside and replaced by a new one with all readable
 * rows; any other fault leaves the file where it is, and is returned.
 */
export async function openStore(folder: OpenStoreSetup): Promise<OpenResult> {
  const { dir, keys, thread, now, onThreadDied, onDamage } = folder,
    file = path.join(dir, DATABASE)
  const ready = prepare(folder, file)
  if ('why' in ready) return ready
  const { key, damaged } = ready
  const opened =
    key === null
      ? { why: 'unreadable' as const, detail: 'no key' }
      : await start({ thread, file, key, onThreadDied, onDamage }, null)
  if (!('why' in opened)) return { ...opened, damaged: damaged ?? opened.damaged }
  if (opened.why !== 'unreadable') return opened
  try {
    const aside = setAside(file, now())
    const newKey = key ?? keys.create()
    const reopened = await start({ thread, file, key: newKey, onThreadDied, onDamage }, key === null ? null : aside)
    return 'why' in reopened
      ? reopened
      : { ...reopened, aside: { file: aside, detail: opened.detail, salvaged: reopened.salvaged } }
  } catch (fault) {
    return { why: 'closed', detail: String(fault) }
  }
}

/**
 * Creates the folder and, for a new database, its key.
 * @returns the key, or null for a database whose key is gone; and the damage of its log, if any
 */
function prepare(
  { dir, keys, now }: OpenStoreSetup,
  file: string,
):
  | { readonly key: string | null; readonly damaged: DamagedLog | null }
  | { readonly why: OpenFault; readonly detail: string } {
  try {
    // Looked at before the folder is made, too: what is made follows links as well.
    const shared = ofOthers(dir) ?? (mkdirSync(dir, { recursive: true, mode: 0o700 }), ofOthers(dir))
    if (shared !== null) return { why: 'shared', detail: shared }
    const key = keys.read()
    return { key: key === null && !existsSync(file) ? keys.create() : key, damaged: damagedWal(file, now()) }
  } catch (fault) {
    return { why: 'closed', detail: fault instanceof Error ? fault.message : String(fault) }
  }
}

async function start(
  setup: StoreClientSetup,
  from: string | null,
): Promise<(OpenStore & { readonly salvaged: Salvaged | null }) | Extract<OpenResult, { why: OpenFault }>> {
  const { file, key } = setup
  const store = new StoreClient({ ...setup, log: new EntryLog(`${file}${ENTRIES}`, key) })
  const opened = await store.open(from)
  if ('loaded' in opened) return { store, ...opened, aside: null }
  await store.close()
  return { why: opened.why, detail: opened.detail }
}
