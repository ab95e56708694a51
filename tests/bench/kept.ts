/** What a host of the bench has kept in its data folder, read once the host has ended. */
import path from 'node:path'
import { closeDatabase, openDatabase } from '../../src-main/store/database'
import { keyFile } from '../../src-main/store/keys'
import { DATABASE, KEY_FILE } from '../../src-main/store/open'

/**
 * Answers that somebody gave, person or bot, as the journal has them; what the clock gave is none.
 * @param from since then, in milliseconds since 1970; @param until before then
 * @returns how many of each table that had one
 */
export function answersKept(data: string, from: number, until: number): number[] {
  const key = keyFile(path.join(data, KEY_FILE)).read()
  if (key === null) throw new Error('the host has kept no key')
  const db = openDatabase({ file: path.join(data, DATABASE), key })
  try {
    const rows = db
      .prepare(
        `SELECT count(*) AS given FROM matches JOIN answers ON answers.match = matches.id
      WHERE taken >= ? AND taken < ? AND json_extract(entry, '$.by') = 'hand' GROUP BY party`,
      )
      .all(from, until) as { readonly given: number }[]
    return rows.map(({ given }) => given)
  } finally {
    closeDatabase(db)
  }
}
