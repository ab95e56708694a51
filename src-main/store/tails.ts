/**
 * Entries that a crash has left without their rows: what was answered is known, what it led to is worked out by the rules
 * when the match goes on. Until then they stand here, each with a MAC.
 */
import type { StoredEntry } from '../host/storage/storeTypes'
import type { Db } from './db'
import type { LoggedEntry } from './entryLog'
import { parsed, rows } from './rows'
import { DamagedRow, type EntryRow } from './rowMac'

/** Takes in what the log has of matches that are still played; all of it is durable afterwards. */
export function takeInEntries(db: Db, entries: readonly LoggedEntry[]): void {
  if (entries.length === 0) return
  const insert = db.prepare('INSERT INTO entries (match, n, entry, mac) VALUES (?, ?, ?, ?)')
  // An entry at which a step failed may be left from before: it was answered anew.
  const removeFrom = db.prepare('DELETE FROM entries WHERE match = ? AND n >= ?')
  db.exec('BEGIN IMMEDIATE')
  try {
    for (const { match, n, entry } of entries) {
      const deal = dealBefore(db, match, n)
      if (deal === null || !entry) continue
      const row = { match, n, entry: JSON.stringify(entry) }
      removeFrom.run(match, n)
      insert.run(match, n, row.entry, db.macs.entry(row, deal))
    }
    db.exec('COMMIT')
  } catch (fault) {
    if (db.inTransaction) db.exec('ROLLBACK')
    throw fault
  }
}

/** The MAC of a match's deal; null where it is over, has a row for this answer, or lacks one before it. */
function dealBefore(db: Db, match: string, n: number): string | null {
  const [open] = rows<{ readonly deal_mac: string | null; readonly answers: number; readonly last: number }>(
    db,
    `SELECT deal_mac, (SELECT coalesce(max(n), 0) FROM answers WHERE match = id) AS answers,
      (SELECT coalesce(max(n), 0) FROM entries WHERE match = id) AS last
    FROM matches WHERE id = ? AND status = 'open'`,
    match,
  )
  if (!open || n <= open.answers || n > Math.max(open.answers, open.last) + 1) return null
  return open.deal_mac ?? ''
}

/** The entries behind the last answer of a match. @param deal the MAC of its deal @throws DamagedRow */
export function tailOf(db: Db, match: string, answers: number, deal: string): readonly StoredEntry[] {
  const found = rows<EntryRow & { readonly mac: string }>(
    db,
    'SELECT match, n, entry, mac FROM entries WHERE match = ? AND n > ? ORDER BY n',
    match,
    answers,
  )
  return found.map((row, at) => {
    const n = answers + at + 1
    if (row.n !== n || row.mac !== db.macs.entry(row, deal)) throw new DamagedRow({ kind: 'answer', id: match, n })
    return { n, entry: parsed<StoredEntry['entry']>(row.entry) }
  })
}

/** @returns removes the entries of a match up to the n-th, whose rows are there; without a number: all of them */
export function tailRemover(db: Db): (match: string, n?: number) => void {
  const remove = db.prepare('DELETE FROM entries WHERE match = ? AND n <= ?')
  // There are some after a crash only, and none are added while the database is open.
  const some = new Set(rows<{ match: string }>(db, 'SELECT DISTINCT match FROM entries').map(({ match }) => match))
  return (match, n = Number.MAX_SAFE_INTEGER) => {
    if (some.has(match)) remove.run(match, n)
  }
}
