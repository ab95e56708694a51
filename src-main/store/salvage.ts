/** What can still be read of a database that was set aside: row by row, from both ends of each table. */
import Database from 'libsql'
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import type { Db } from './database'

export interface Salvaged {
  readonly parties: number
  readonly matches: number
  readonly answers: number
}

type Row = { readonly [column: string]: unknown }
/** In the order in which rows may be written: none before what it names. By what they are found; the journal match by match. */
const TABLES = [
  { name: 'decks', where: '', key: 'rowid' },
  { name: 'parties', where: '', key: 'id' },
  { name: 'matches', where: '', key: 'rowid' },
  { name: 'answers', where: 'match = ? AND', key: 'n' },
  { name: 'imports', where: '', key: 'rowid' },
] as const
type Table = (typeof TABLES)[number]

/** Columns of these types are ours to write; the driver adds none of its own to them. */
const isValue = (value: unknown): value is string | number | null =>
  value === null || typeof value === 'string' || typeof value === 'number'

/**
 * Takes over what can be read. The file itself is not touched: a copy of it is read.
 * @returns how much it was, or null when nothing could be read
 */
export function salvage(file: string, key: string, into: Db): Salvaged | null {
  const copy = `${file}.reading`
  const parts = ['', '-wal'].filter(part => existsSync(file + part))
  let from: Db | null = null
  try {
    for (const part of parts) copyFileSync(file + part, copy + part)
    from = new Database(copy, { encryptionKey: key } as Database.Options)
    return takeOver(from, into)
  } catch {
    return null
  } finally {
    from?.close()
    // Where the driver still holds it, the copy stays until it is overwritten: it is encrypted as well.
    try {
      for (const part of ['', '-wal', '-shm']) rmSync(copy + part, { force: true })
    } catch {
      /* it stays */
    }
  }
}

function takeOver(from: Db, into: Db): Salvaged | null {
  const count: { [table: string]: number } = {}
  into.exec('BEGIN')
  for (const table of TABLES) {
    const { name } = table
    const theirs = columnsOf(from, name),
      columns = columnsOf(into, name).filter(column => theirs.includes(column))
    count[name] = 0
    if (columns.length === 0) continue
    const insert = into.prepare(
      `INSERT OR IGNORE INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    )
    for (const row of rowsOf(from, into, table, columns)) {
      const values = columns.map(column => row[column])
      // A row that is none of ours, or whose match or deck is gone, stays in the file that was set aside.
      try {
        if (values.every(isValue)) count[name] += insert.run(...values).changes
      } catch {
        continue
      }
    }
  }
  into.exec('COMMIT')
  const { parties = 0, matches = 0, answers = 0 } = count
  return parties + matches + answers === 0 ? null : { parties, matches, answers }
}

function columnsOf(db: Db, table: string): string[] {
  try {
    return (db.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[]).map(({ name }) => name)
  } catch {
    return []
  }
}

function* rowsOf(from: Db, into: Db, table: Table, columns: readonly string[]): Generator<Row> {
  if (table.where === '') {
    yield* readable(from, table, columns)
    return
  }
  for (const { id } of into.prepare('SELECT id FROM matches').all() as { id: string }[])
    yield* readable(from, table, columns, id)
}

/**
 * The rows from the first one on, up to a damaged page; then from the last one back. Each is asked for by itself: of
 * many at once the driver gives none when one of them cannot be read.
 */
function* readable(db: Db, { name, where, key }: Table, columns: readonly string[], ...of: string[]): Generator<Row> {
  for (const [beyond, way] of [
    ['>', 'ASC'],
    ['<', 'DESC'],
  ] as const) {
    const rows = (from: string): string =>
      `SELECT ${key} AS at, ${columns.join(', ')} FROM ${name} WHERE ${where} ${from} ORDER BY ${key} ${way} LIMIT 1`
    const next = (at: unknown): Row | undefined =>
      (at === null ? db.prepare(rows('TRUE')).get(...of) : db.prepare(rows(`${key} ${beyond} ?`)).get(...of, at)) as
        Row | undefined
    try {
      let row = next(null)
      for (; row !== undefined; row = next(row.at)) yield row
      return
    } catch {
      /* here it is torn: the other way round */
    }
  }
}
