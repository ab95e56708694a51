/** Commits pending writes in one transaction. */
import type { Db } from './db'
import type { Write, Writer } from './writes'

/** For each write: null when it is durable, or why not. */
export type CommitResults = readonly (string | null)[]

/**
 * Commits writes together, so that all tables wait for one sync of the disk. An invalid row is refused alone; when the
 * disk or the file fails, all writes are refused.
 */
export function commitAll(db: Db, write: Writer, writes: readonly Write[], now: number): CommitResults {
  const failed = commit(db, write, writes, now)
  if (failed === null) return writes.map(() => null)
  if (writes.length === 1 || !failed.isRowFault) return writes.map(() => failed.why)
  return writes.map(single => commit(db, write, [single], now)?.why ?? null)
}

interface CommitFailure {
  readonly why: string
  readonly isRowFault: boolean
}

function commit(db: Db, write: Writer, writes: readonly Write[], now: number): CommitFailure | null {
  try {
    db.exec('BEGIN IMMEDIATE')
    for (const single of writes) write(single, now)
    db.exec('COMMIT')
    return null
  } catch (fault) {
    // Some faults (a full disk) roll back by themselves.
    if (db.inTransaction) db.exec('ROLLBACK')
    return { why: fault instanceof Error ? fault.message : String(fault), isRowFault: isRowFault(fault) }
  }
}

/** Whether a fault concerns the row, not the disk or the file. */
const isRowFault = (fault: unknown): boolean =>
  typeof fault === 'object' &&
  fault !== null &&
  'code' in fault &&
  /^SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)/.test(String(fault.code))
