/** One transaction for all that waits. */
import type { Db } from './database'
import type { Write, Writer } from './writes'

/** Whether each of them is durable: null, or what stood against it. */
export type Verdicts = readonly (string | null)[]

/**
 * Commits writes together: with them, all tables wait for one sync of the disk. When one of them is no row of ours,
 * it alone is refused; when the disk or the file fails, all are.
 */
export function commitAll(db: Db, write: Writer, writes: readonly Write[], now: number): Verdicts {
  const failed = commit(db, write, writes, now)
  if (failed === null) return writes.map(() => null)
  if (writes.length === 1 || !failed.own) return writes.map(() => failed.why)
  return writes.map(one => commit(db, write, [one], now)?.why ?? null)
}

interface Failed {
  readonly why: string
  readonly own: boolean
}

function commit(db: Db, write: Writer, writes: readonly Write[], now: number): Failed | null {
  try {
    db.exec('BEGIN IMMEDIATE')
    for (const one of writes) write(one, now)
    db.exec('COMMIT')
    return null
  } catch (fault) {
    // Some faults (a full disk) have rolled it back already.
    if (db.inTransaction) db.exec('ROLLBACK')
    return { why: fault instanceof Error ? fault.message : String(fault), own: isOwn(fault) }
  }
}

/** Whether a fault is of the row, not of the disk or the file. */
const isOwn = (fault: unknown): boolean =>
  typeof fault === 'object' &&
  fault !== null &&
  'code' in fault &&
  /^SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)/.test(String(fault.code))
