/** Matches of other hosts, imported from files: each is one document, apart from this host's journals. */
import type { MatchRecord, FinishedMatch } from '../../src-shared/record'
import type { Db } from './database'

/** The list entry of a record. */
export const finishedMatchOf = (
  { id, table, game, rules, seats, dealt, ended, answers, outcome }: MatchRecord,
  imported: boolean,
): FinishedMatch => ({ id, table, game, rules, seats, dealt, ended, answers: answers.length, outcome, imported })

/** @returns stores a record. It throws a constraint fault when a match of this id is known already */
export function importer(db: Db): (record: MatchRecord, now: number) => void {
  const insert = db.prepare(
    'INSERT INTO imports (id, came, ended, past, record) SELECT ?, ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM matches WHERE id = ?)',
  )
  return (record, now) => {
    const { changes } = insert.run(
      record.id,
      now,
      Math.trunc(record.ended),
      JSON.stringify(finishedMatchOf(record, true)),
      JSON.stringify(record),
      record.id,
    )
    if (changes === 0)
      throw Object.assign(new Error(`the match ${record.id} is known already`), { code: 'SQLITE_CONSTRAINT' })
  }
}
