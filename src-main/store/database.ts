/** Opens the database: encrypted, written ahead, synced at every commit, of our schema. Both are read back. */
import Database from 'libsql'
import { MIGRATIONS } from './migrations'

export type Db = Database.Database

/**
 * Why a database cannot be used. `unreadable`: damaged, or of another key; `newer`: of a later version of ours;
 * `busy`: another host has it; `unsafe`: it would not be durable here; `closed`: its folder or disk lets nobody write.
 */
export type OpenFault = 'unreadable' | 'newer' | 'busy' | 'unsafe' | 'closed'

export class CannotOpen extends Error {
  constructor(
    readonly why: OpenFault,
    detail: string,
  ) {
    super(detail)
  }
}

/** Another host that is just ending has so long to let go of the file. */
const BUSY_SECONDS = 3
/** What `PRAGMA synchronous` answers when each commit is synced. */
const FULL = 2

export interface OpenSetup {
  readonly file: string
  readonly key: string
  /** Steps of the schema: fewer of them in a test make an older file. */
  readonly migrations?: readonly string[]
  /** How long a file in use is waited for, in seconds. */
  readonly busy?: number
}

/** @throws CannotOpen */
export function openDatabase({ file, key, migrations = MIGRATIONS, busy = BUSY_SECONDS }: OpenSetup): Db {
  let db: Db | null = null
  try {
    db = new Database(file, { encryptionKey: key, timeout: busy * 1000 } as Database.Options)
    harden(db)
    migrate(db, migrations)
    // Every page is read and every index compared: what is torn shows now, not in the middle of an evening.
    const sound = only(db.prepare('PRAGMA integrity_check').get(), 'integrity_check')
    if (sound !== 'ok') throw new CannotOpen('unreadable', String(sound))
    return db
  } catch (fault) {
    const cannot =
      fault instanceof CannotOpen
        ? fault
        : new CannotOpen(whyOf(fault), fault instanceof Error ? fault.message : String(fault))
    if (cannot.why === 'busy') db?.close()
    else if (db) {
      if (cannot.why === 'unreadable') letGo(db)
      else closeDatabase(db)
    }
    throw cannot
  }
}

/** Closes a database: its log goes into the file. */
export function closeDatabase(db: Db): void {
  db.exec('PRAGMA journal_mode = DELETE')
  letGo(db)
}

/** The driver holds a connection for as long as its statements live: the lock is given back by hand. */
function letGo(db: Db): void {
  try {
    db.exec('PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_master')
  } catch {
    /* where nothing can be read no lock is kept */
  }
  db.close()
}

/** One host alone, until its process ends; a log ahead of the file; each commit synced. */
function harden(db: Db): void {
  // Before the lock: of a file that cannot be read, none is kept.
  db.prepare('SELECT count(*) FROM sqlite_master').get()
  db.exec('PRAGMA locking_mode = EXCLUSIVE')
  db.prepare('PRAGMA journal_mode = WAL').get()
  db.exec('PRAGMA synchronous = FULL')
  db.exec('PRAGMA foreign_keys = ON')
  const mode = only(db.prepare('PRAGMA journal_mode').get(), 'journal_mode')
  const synced = only(db.prepare('PRAGMA synchronous').get(), 'synchronous')
  if (mode !== 'wal' || synced !== FULL)
    throw new CannotOpen('unsafe', `journal_mode ${String(mode)}, synchronous ${String(synced)}`)
}

/** Brings an older schema to ours, step by step, each in a transaction of its own. */
function migrate(db: Db, migrations: readonly string[]): void {
  const version = Number(only(db.prepare('PRAGMA user_version').get(), 'user_version'))
  if (version > migrations.length) throw new CannotOpen('newer', `schema ${version}, ours is ${migrations.length}`)
  for (let at = version; at < migrations.length; at++) {
    db.exec('BEGIN EXCLUSIVE')
    try {
      db.exec(`${migrations[at] ?? ''};\nPRAGMA user_version = ${at + 1}`)
      db.exec('COMMIT')
    } catch (fault) {
      if (db.inTransaction) db.exec('ROLLBACK')
      throw fault
    }
  }
  // A reader takes no lock: this one shows at once whether the file is ours to write.
  db.exec('BEGIN IMMEDIATE; COMMIT')
}

function whyOf(fault: unknown): OpenFault {
  const code = typeof fault === 'object' && fault !== null && 'code' in fault ? String(fault.code) : ''
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'busy'
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return 'unreadable'
  // What is left is of the disk or the folder: the file itself may be well, so it stays where it is.
  return 'closed'
}

/** A field of the one row that a statement answers. */
function only(row: unknown, field: string): unknown {
  return typeof row === 'object' && row !== null ? (row as { readonly [field: string]: unknown })[field] : undefined
}
