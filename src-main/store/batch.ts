/** Commits pending writes in one transaction. */
import type { Db } from './db'
import type { Write, Writer } from './writes'

/** For each write: null when it is durable, or why not. */
export type CommitResults = readonly (string | null)[]

/** @param now milliseconds since 1970 */
export type Committer = (writes: readonly Write[], now: number) => CommitResults

/**
 * Commits writes together, so that all tables wait for one sync of the disk. An invalid row is refused alone; when the
 * disk or the file fails, all writes are refused.
 */
export function committer(db: Db, write: Writer): Committer {
  const transaction = transactions(db, write)
  return (writes, now) => {
    const failed = transaction(writes, now)
    if (failed === null) return writes.map(() => null)
    if (writes.length === 1 || !failed.isRowFault) return writes.map(() => failed.why)
    return writes.map(single => transaction([single], now)?.why ?? null)
  }
}

interface CommitFailure {
  readonly why: string
  readonly isRowFault: boolean
}

function transactions(db: Db, write: Writer): (writes: readonly Write[], now: number) => CommitFailure | null {
  // Prepared once: to parse them again takes longer than to write an answer's row.
  const begin = db.prepare('BEGIN IMMEDIATE'),
    commit = db.prepare('COMMIT')
  return (writes, now) => {
    try {
      begin.run()
      for (const single of writes) write(single, now)
      commit.run()
      return null
    } catch (fault) {
      // Some faults (a full disk) roll back by themselves.
      if (db.inTransaction) db.exec('ROLLBACK')
      write.rolledBack?.()
      return { why: fault instanceof Error ? fault.message : String(fault), isRowFault: isRowFault(fault) }
    }
  }
}

/** Whether a fault concerns the row, not the disk or the file. */
const isRowFault = (fault: unknown): boolean =>
  typeof fault === 'object' &&
  fault !== null &&
  'code' in fault &&
  /^SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)/.test(String(fault.code))
