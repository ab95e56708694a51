/** The data folder as one file, and back. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { CannotOpen, closeDatabase, openDatabase, type OpenFault } from './database'
import { setAside } from './folder'
import { keepKey, keyFile } from './keys'
import { DATABASE, KEY_FILE } from './open'
import { CannotUnseal, seal, unseal, type BackupFault } from './sealed'

/** Why there is no backup, or nothing was restored: nothing has changed then. `there`: the file is there already; `nothing`: nothing is kept yet. */
export type NoBackup = { readonly why: OpenFault | BackupFault | 'there' | 'nothing'; readonly detail: string }

export interface BackupSetup {
  readonly dir: string
  readonly file: string
  readonly passphrase: string
}

/** Writes all that is kept into one file. @returns null when it is on the disk */
export function backUp({ dir, file, passphrase }: BackupSetup): NoBackup | null {
  return tried(() => {
    if (existsSync(file)) return { why: 'there', detail: file }
    const database = path.join(dir, DATABASE)
    const key = keyFile(path.join(dir, KEY_FILE)).read()
    if (!existsSync(database)) return { why: 'nothing', detail: database }
    if (key === null) return { why: 'unreadable', detail: 'no key' }
    const copy = `${database}.copy`,
      fresh = `${file}.new`
    try {
      removeAll(copy, fresh)
      const db = openDatabase({ file: database, key })
      // One moment of the database, as small as it can be, encrypted as it is.
      try {
        db.prepare('VACUUM INTO ?').run(copy)
      } finally {
        closeDatabase(db)
      }
      seal(copy, key, passphrase, fresh)
      renameSync(fresh, file)
      return null
    } finally {
      removeAll(copy, fresh)
    }
  })
}

/** @returns what stood there before and was set aside, or why nothing was restored */
export function restore(
  { dir, file, passphrase }: BackupSetup,
  now: Date,
): { readonly aside: readonly string[] } | NoBackup {
  return tried(() => {
    const database = path.join(dir, DATABASE),
      keys = path.join(dir, KEY_FILE),
      fresh = `${database}.restored`
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    try {
      removeAll(fresh)
      const key = unseal(file, passphrase, fresh)
      check(fresh, key)
      letGo(database, keys)
      const aside = [database, keys].filter(existsSync).map(old => setAside(old, now))
      keepKey(keys, key)
      renameSync(fresh, database)
      syncFolder(dir)
      return { aside }
    } finally {
      removeAll(fresh)
    }
  })
}

/** What was restored is looked at before anything else is moved. */
function check(file: string, key: string): void {
  try {
    closeDatabase(openDatabase({ file, key }))
  } catch (fault) {
    throw fault instanceof CannotOpen && fault.why === 'newer' ? new CannotUnseal('later') : fault
  }
}

/** What is there is closed properly, so that it can be set aside in one piece. @throws CannotOpen when a host has it */
function letGo(database: string, keys: string): void {
  const key = keyFile(keys).read()
  if (!existsSync(database) || key === null) return
  try {
    closeDatabase(openDatabase({ file: database, key }))
  } catch (fault) {
    // What cannot be read, or is of a later version, is set aside as it is.
    if (!(fault instanceof CannotOpen) || fault.why === 'busy' || fault.why === 'closed') throw fault
  }
}

function tried<T>(act: () => T | NoBackup): T | NoBackup {
  try {
    return act()
  } catch (fault) {
    if (fault instanceof CannotOpen || fault instanceof CannotUnseal) return { why: fault.why, detail: fault.message }
    return { why: 'closed', detail: fault instanceof Error ? fault.message : String(fault) }
  }
}

function removeAll(...files: readonly string[]): void {
  for (const file of files) for (const part of ['', '-wal', '-shm', '-journal']) rmSync(file + part, { force: true })
}

/** The new names are on the disk. Windows knows no such thing for a folder. */
function syncFolder(dir: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(dir, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
