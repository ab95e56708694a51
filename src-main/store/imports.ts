/** Matches that were played at other hosts and brought in as files: each is one document, and touches no journal of ours. */
import type { MatchRecord, PastMatch } from '../../src-shared/record'
import type { Db } from './database'

/** What a list shows of a record. */
export const pastOf = (
  { id, table, game, rules, seats, dealt, ended, answers, outcome }: MatchRecord,
  imported: boolean,
): PastMatch => ({ id, table, game, rules, seats, dealt, ended, answers: answers.length, outcome, imported })

/** @returns keeps a record. It throws, as a row of ours that does not fit, when a match of this id is known already. */
export function importer(db: Db): (record: MatchRecord, now: number) => void {
  const insert = db.prepare(
    'INSERT INTO imports (id, came, ended, past, record) SELECT ?, ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM matches WHERE id = ?)',
  )
  return (record, now) => {
    const { changes } = insert.run(
      record.id,
      now,
      Math.trunc(record.ended),
      JSON.stringify(pastOf(record, true)),
      JSON.stringify(record),
      record.id,
    )
    if (changes === 0)
      throw Object.assign(new Error(`the match ${record.id} is known already`), { code: 'SQLITE_CONSTRAINT' })
  }
}
