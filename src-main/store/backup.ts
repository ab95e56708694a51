/** The data folder as one file, and back. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { CannotOpen, closeDatabase, openDatabase, type OpenFault } from './database'
import { setAside, syncFolder } from './folder'
import { writeKey, keyFile } from './keys'
import { ofOthers } from './ownFolder'
import { recoverEntries } from './recoverEntries'
import { DATABASE, KEY_FILE } from './open'
import { CannotUnseal, seal, unseal, type BackupFault } from './sealedBackup'

/**
 * Why nothing was backed up or restored; nothing has changed then. `there`: the file exists; `nothing`: nothing is
 * stored.
 */
export type BackupFailure = { readonly why: OpenFault | BackupFault | 'there' | 'nothing'; readonly detail: string }

export interface BackupSetup {
  readonly dir: string
  readonly file: string
  readonly passphrase: string
}

/** Writes the whole data folder into one file. @returns null when it is on the disk */
export function backUp({ dir, file, passphrase }: BackupSetup): BackupFailure | null {
  return asFailure(() => {
    const shared = ofOthers(dir)
    if (shared !== null) return { why: 'shared', detail: shared }
    if (existsSync(file)) return { why: 'there', detail: file }
    const database = path.join(dir, DATABASE)
    const key = keyFile(path.join(dir, KEY_FILE)).read()
    if (!existsSync(database)) return { why: 'nothing', detail: database }
    if (key === null) return { why: 'unreadable', detail: 'no key' }
    const copy = `${database}.copy`,
      newFile = `${file}.new`
    try {
      removeAll(copy, newFile)
      const db = openDatabase({ file: database, key })
      // A consistent, compact copy, still encrypted, with what a crash has left beside the database.
      try {
        recoverEntries(db, database, key)
        db.prepare('VACUUM INTO ?').run(copy)
      } finally {
        closeDatabase(db)
      }
      seal(copy, key, passphrase, newFile)
      renameSync(newFile, file)
      return null
    } finally {
      removeAll(copy, newFile)
    }
  })
}

/** Restores a backup. @returns the files that were there before and were set aside, or why nothing was restored */
export function restore(
  { dir, file, passphrase }: BackupSetup,
  now: Date,
): { readonly aside: readonly string[] } | BackupFailure {
  return asFailure(() => {
    const shared = ofOthers(dir)
    if (shared !== null) return { why: 'shared', detail: shared }
    const database = path.join(dir, DATABASE),
      keyPath = path.join(dir, KEY_FILE),
      newFile = `${database}.restored`
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    try {
      removeAll(newFile)
      const key = unseal(file, passphrase, newFile)
      check(newFile, key)
      closeCleanly(database, keyPath)
      const setAsideFiles = [database, keyPath].filter(existsSync).map(old => setAside(old, now))
      writeKey(keyPath, key)
      renameSync(newFile, database)
      syncFolder(dir)
      return { aside: setAsideFiles }
    } finally {
      removeAll(newFile)
    }
  })
}

/** Checks the restored database before anything else is moved. */
function check(file: string, key: string): void {
  try {
    closeDatabase(openDatabase({ file, key }))
  } catch (fault) {
    throw fault instanceof CannotOpen && fault.why === 'newer' ? new CannotUnseal('later') : fault
  }
}

/** Closes the old database properly, so that it is one file to set aside. @throws CannotOpen when a host uses it */
function closeCleanly(database: string, keyPath: string): void {
  const key = keyFile(keyPath).read()
  if (!existsSync(database) || key === null) return
  try {
    closeDatabase(openDatabase({ file: database, key }))
  } catch (fault) {
    // An unreadable database, or one of a later version, is set aside as it is.
    if (!(fault instanceof CannotOpen) || fault.why === 'busy' || fault.why === 'closed') throw fault
  }
}

function asFailure<T>(act: () => T | BackupFailure): T | BackupFailure {
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
