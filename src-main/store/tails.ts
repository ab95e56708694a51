/**
 * The tail of a match: entries recovered after a crash that have no answer rows yet. When the match resumes, it replays
 * them and stores their rows. Each has a MAC.
 */
import type { StoredEntry } from '../host/storage/storeTypes'
import type { Db } from './db'
import type { LoggedEntry } from './entryBlocks'
import { parsed, rows } from './rows'
import { DamagedRow, type EntryRow } from './rowMac'

/** Stores recovered entries that continue an open match, in one transaction. Others are skipped. */
export function insertTail(db: Db, entries: readonly LoggedEntry[]): void {
  if (entries.length === 0) return
  const insert = db.prepare('INSERT INTO entries (match, n, entry, mac) VALUES (?, ?, ?, ?)')
  // An older entry of the same number led to a failed step; its ask was then answered again.
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

/** The MAC of a match's deal; null unless the match is open and its n-th answer can be inserted. */
function dealBefore(db: Db, match: string, n: number): string | null {
  const [open] = rows<{ readonly deal_mac: string; readonly answers: number; readonly last: number }>(
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

/** @returns a function that removes the entries of a match up to number `n`, or all of them */
export function tailRemover(db: Db): (match: string, n?: number) => void {
  const remove = db.prepare('DELETE FROM entries WHERE match = ? AND n <= ?')
  // Entries exist only after a crash, and none are added later.
  const some = new Set(rows<{ match: string }>(db, 'SELECT DISTINCT match FROM entries').map(({ match }) => match))
  return (match, n = Number.MAX_SAFE_INTEGER) => {
    if (some.has(match)) remove.run(match, n)
  }
}
