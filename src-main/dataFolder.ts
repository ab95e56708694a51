/** Opens the data folder of a host, and reports problems in the person's language. */
import { homedir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TerminalKey } from '../src-shared/locales/terminal'
import type { HostArguments } from './arguments'
import { userFolder } from './userFolder'
import type { Damage, StoredTable, Store } from './host/storage/storeTypes'
import { noStore } from './nodeDeps'
import type { OpenFault } from './store/database'
import { keyFile, type KeyStorage } from './store/keys'
import { KEY_FILE, openStore } from './store/open'
import type { Translate } from './terminal/locale'

export interface DataFolder {
  readonly store: Store
  /** The folder; null where nothing is stored. */
  readonly dir: string | null
  readonly tables: readonly StoredTable[]
  /** Finishes pending writes. */
  close(): Promise<void>
}

const FAULTS: { readonly [why in OpenFault]: TerminalKey } = {
  newer: 'dataNewer',
  busy: 'dataBusy',
  unsafe: 'dataUnsafe',
  closed: 'dataClosed',
  shared: 'dataShared',
  // Even the new database is unreadable: the disk is unreliable.
  unreadable: 'dataUnsafe',
}

/** The data folder's path; null where nothing is stored. */
export const dataFolderPath = (data: HostArguments['data']): string | null =>
  data === 'none'
    ? null
    : path.resolve(data.folder ?? userFolder({ platform: process.platform, home: homedir(), env: process.env }))

/**
 * Opens the data folder.
 * @param keys where the key is stored; null for a file beside the database
 * @returns null when nothing can be stored there, after reporting why
 */
export async function openDataFolder(
  data: HostArguments['data'],
  t: Translate,
  report: (line: string) => void,
  keys: KeyStorage | null,
): Promise<DataFolder | null> {
  const dir = dataFolderPath(data)
  if (dir === null) return { store: noStore, dir: null, tables: [], close: () => Promise.resolve() }
  const opened = await openStore({
    dir,
    keys: keys ?? keyFile(path.join(dir, KEY_FILE)),
    now: () => new Date(),
    thread: () => new Worker(new URL('./storeWorker.js', import.meta.url)),
    onThreadDied: why => {
      report(why === null ? t('storeBack') : t('storeDied', { what: why }))
    },
    onDamage: damage => {
      report(damageText(damage, t))
    },
  })
  if ('why' in opened) {
    report(t(FAULTS[opened.why], { dir, what: opened.detail }))
    return null
  }
  const { store, loaded, aside, damaged } = opened
  if (aside) {
    report(t('aside', { file: aside.file, what: aside.detail }))
    report(aside.salvaged ? t('salvaged', { ...aside.salvaged }) : t('nothingSalvaged'))
  }
  if (damaged) report(t('logDamaged', { file: damaged.file, n: damaged.lost }))
  for (const damage of loaded.damage) report(damageText(damage, t))
  for (const what of loaded.unreadable)
    if (!loaded.damage.some(({ id }) => id === what)) report(t('brokenRow', { what }))
  return { store, dir, tables: loaded.tables, close: () => store.close() }
}

const DAMAGED: { readonly [kind in Damage['kind']]: TerminalKey } = {
  party: 'damagedTable',
  deck: 'damagedDeck',
  answer: 'damagedAnswer',
  deal: 'damagedMatch',
  head: 'damagedMatch',
  snapshot: 'damagedMatch',
  import: 'damagedMatch',
}

/** Names a damaged row to the person who runs the host. */
export const damageText = ({ kind, id, n }: Damage, t: Translate): string => t(DAMAGED[kind], { id, n: n ?? 0 })
