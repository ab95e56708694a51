/** Where a headless host keeps its tables: opened, and said in words what is to be said of it. */
import { homedir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TerminalKey } from '../src-shared/lang/terminal'
import type { HostArguments } from './arguments'
import { userFolder } from './folder'
import type { KeptTable, Store } from './host/kept'
import { noStore } from './real'
import type { OpenFault } from './store/database'
import { keyFile, type KeyKeeper } from './store/keys'
import { KEY_FILE, openStore } from './store/open'
import type { Say } from './terminal/words'

export interface Data {
  readonly store: Store
  /** The folder in which it lies; null where nothing is kept. */
  readonly dir: string | null
  readonly tables: readonly KeptTable[]
  /** Keeps what still waits. */
  close(): Promise<void>
}

const FAULTS: { readonly [why in OpenFault]: TerminalKey } = {
  newer: 'dataNewer',
  busy: 'dataBusy',
  unsafe: 'dataUnsafe',
  closed: 'dataClosed',
  // A new database that is unreadable at once: its disk does not give back what it was given.
  unreadable: 'dataUnsafe',
}

/** The folder in which a host keeps all; null where nothing is kept. */
export const folderOf = (data: HostArguments['data']): string | null =>
  data === 'none'
    ? null
    : path.resolve(data.folder ?? userFolder({ platform: process.platform, home: homedir(), env: process.env }))

/** @param keys where the key is kept; null for a file beside the database. @returns null when nothing can be kept there: the reason has been said then */
export async function openData(
  data: HostArguments['data'],
  words: Say,
  complain: (line: string) => void,
  keys: KeyKeeper | null,
): Promise<Data | null> {
  const dir = folderOf(data)
  if (dir === null) return { store: noStore, dir: null, tables: [], close: () => Promise.resolve() }
  const opened = await openStore({
    dir,
    keys: keys ?? keyFile(path.join(dir, KEY_FILE)),
    now: () => new Date(),
    thread: () => new Worker(new URL('./storeWorker.js', import.meta.url)),
    died: why => {
      complain(why === null ? words('storeBack') : words('storeDied', { what: why }))
    },
  })
  if ('why' in opened) {
    complain(words(FAULTS[opened.why], { dir, what: opened.detail }))
    return null
  }
  const { store, loaded, aside, damaged } = opened
  if (aside) {
    complain(words('aside', { file: aside.file, what: aside.detail }))
    complain(aside.salvaged ? words('salvaged', { ...aside.salvaged }) : words('nothingSalvaged'))
  }
  if (damaged) complain(words('logDamaged', { file: damaged.file, n: damaged.lost }))
  for (const what of loaded.unreadable) complain(words('brokenRow', { what }))
  return { store, dir, tables: loaded.tables, close: () => store.close() }
}
