/** Matches of other hosts, imported from files: each is one document, apart from this host's journals. */
import type { MatchRecord, FinishedMatch } from '../../src-shared/record'
import type { Db } from './db'

/** The list entry of a record. */
export const finishedMatchOf = (
  { id, table, game, rules, seats, dealt, ended, answers, outcome }: MatchRecord,
  imported: boolean,
): FinishedMatch => ({ id, table, game, rules, seats, dealt, ended, answers: answers.length, outcome, imported })

/** @returns stores a record. It throws a constraint fault when a match of this id is known already */
export function importer(db: Db): (record: MatchRecord, now: number) => void {
  const insert = db.prepare(
    'INSERT INTO imports (id, came, ended, past, record, mac, record_mac) SELECT ?, ?, ?, ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM matches WHERE id = ?)',
  )
  return (record, now) => {
    const { id } = record
    const row = {
      id,
      came: now,
      ended: Math.trunc(record.ended),
      past: JSON.stringify(finishedMatchOf(record, true)),
    }
    const text = JSON.stringify(record)
    const { changes } = insert.run(
      id,
      row.came,
      row.ended,
      row.past,
      text,
      db.macs.imported(row),
      db.macs.record(id, text),
      id,
    )
    if (changes === 0)
      throw Object.assign(new Error(`the match ${record.id} is known already`), { code: 'SQLITE_CONSTRAINT' })
  }
}
