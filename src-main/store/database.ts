/** Opens the database: encrypted, with a write-ahead log, synced at every commit. Both settings are read back. */
import Database from 'libsql'
import type { Db } from './db'
import { rowMacs } from './rowMac'
import { SCHEMA, TABLES } from './schema'

export type { Db } from './db'

/**
 * Why a database cannot be used. `unreadable`: damaged, or another key; `newer`: of another version of the format;
 * `busy`: another host uses it; `unsafe`: it would not be durable here; `closed`: its folder or disk is not writable;
 * `shared`: another user of this machine could put links into its folder.
 */
export type OpenFault = 'unreadable' | 'newer' | 'busy' | 'unsafe' | 'closed' | 'shared'

export class CannotOpen extends Error {
  constructor(
    readonly why: OpenFault,
    detail: string,
  ) {
    super(detail)
  }
}

/** Time for another host that is ending to release the file. */
const BUSY_SECONDS = 3
/** Value of `PRAGMA synchronous` when each commit is synced. */
const FULL = 2

export interface OpenSetup {
  readonly file: string
  readonly key: string
  /** How long to wait for a file in use, in seconds. */
  readonly busy?: number
}

/** @throws CannotOpen */
export function openDatabase({ file, key, busy = BUSY_SECONDS }: OpenSetup): Db {
  let db: Db | null = null
  try {
    db = Object.assign(new Database(file, { encryptionKey: key, timeout: busy * 1000 } as Database.Options), {
      macs: rowMacs(key),
    })
    const version = versionOf(db)
    harden(db)
    createTables(db, version)
    // Reads every page and compares every index, so that damage shows now and not during a match.
    const integrity = fieldOf(db.prepare('PRAGMA integrity_check').get(), 'integrity_check')
    if (integrity !== 'ok') throw new CannotOpen('unreadable', String(integrity))
    return db
  } catch (fault) {
    const failure =
      fault instanceof CannotOpen
        ? fault
        : new CannotOpen(openFaultOf(fault), fault instanceof Error ? fault.message : String(fault))
    if (db) closeAfter(failure.why, db)
    throw failure
  }
}

/** Closes a database that cannot be used. Its log stays beside it where it cannot be merged: the disk may be full. */
function closeAfter(why: OpenFault, db: Db): void {
  if (why === 'busy' || why === 'newer') db.close()
  else if (why === 'unreadable') releaseAndClose(db)
  else
    try {
      closeDatabase(db)
    } catch {
      releaseAndClose(db)
    }
}

/** Closes a database and merges its log into the file. */
export function closeDatabase(db: Db): void {
  db.exec('PRAGMA journal_mode = DELETE')
  releaseAndClose(db)
}

/** Releases the lock explicitly: the driver holds a connection for as long as its statements live. */
function releaseAndClose(db: Db): void {
  try {
    db.exec('PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_master')
  } catch {
    /* an unreadable file is not locked */
  }
  db.close()
}

/** Locks the file for this process, and enables the write-ahead log and a sync per commit. */
function harden(db: Db): void {
  // Before locking: an unreadable file stays unlocked.
  db.prepare('SELECT count(*) FROM sqlite_master').get()
  db.exec('PRAGMA locking_mode = EXCLUSIVE')
  db.prepare('PRAGMA journal_mode = WAL').get()
  db.exec('PRAGMA synchronous = FULL')
  db.exec('PRAGMA foreign_keys = ON')
  const mode = fieldOf(db.prepare('PRAGMA journal_mode').get(), 'journal_mode')
  const synced = fieldOf(db.prepare('PRAGMA synchronous').get(), 'synchronous')
  if (mode !== 'wal' || synced !== FULL)
    throw new CannotOpen('unsafe', `journal_mode ${String(mode)}, synchronous ${String(synced)}`)
}

/** The version of a file, 0 for a new one. Read before anything is written. @throws CannotOpen for another than ours */
function versionOf(db: Db): number {
  const version = Number(fieldOf(db.prepare('PRAGMA user_version').get(), 'user_version'))
  if (version !== 0 && version !== SCHEMA) throw new CannotOpen('newer', `schema ${version}, ours is ${SCHEMA}`)
  return version
}

/** Creates the tables of a new file. */
function createTables(db: Db, version: number): void {
  db.exec('BEGIN')
  try {
    if (version === 0) db.exec(TABLES)
    // Also where the tables are there: only a write shows at once, and not at the first answer, whether the file is
    // writable.
    db.exec(`PRAGMA user_version = ${SCHEMA}`)
    db.exec('COMMIT')
  } catch (fault) {
    if (db.inTransaction) db.exec('ROLLBACK')
    throw fault
  }
}

function openFaultOf(fault: unknown): OpenFault {
  const code = typeof fault === 'object' && fault !== null && 'code' in fault ? String(fault.code) : ''
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'busy'
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return 'unreadable'
  // All other faults concern the disk or the folder: the file may be intact, so it stays where it is.
  return 'closed'
}

/** A field of the single row that a statement returns. */
function fieldOf(row: unknown, field: string): unknown {
  return typeof row === 'object' && row !== null ? (row as { readonly [field: string]: unknown })[field] : undefined
}
