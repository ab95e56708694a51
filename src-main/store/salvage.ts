/** Salvages readable rows of a database that was set aside: row by row, from both ends of each table. */
import Database from 'libsql'
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import type { Db } from './db'

export interface Salvaged {
  readonly parties: number
  readonly matches: number
  readonly answers: number
}

type Source = Database.Database
type Row = { readonly [column: string]: unknown }
/** In the order of their references. Rows are found by `key`; answers match by match. */
const TABLES = [
  { name: 'decks', where: '', key: 'rowid' },
  { name: 'parties', where: '', key: 'id' },
  { name: 'matches', where: '', key: 'rowid' },
  { name: 'answers', where: 'match = ? AND', key: 'n' },
  { name: 'entries', where: 'match = ? AND', key: 'n' },
  { name: 'imports', where: '', key: 'rowid' },
] as const
type Table = (typeof TABLES)[number]

/** The column types that this program writes; the driver adds no others. */
const isValue = (value: unknown): value is string | number | null =>
  value === null || typeof value === 'string' || typeof value === 'number'

/**
 * Copies readable rows with their MACs, which are checked when they are read. The file itself is not touched: a copy of
 * it is read.
 * @returns how many rows were copied, or null when nothing could be read
 */
export function salvage(file: string, key: string, target: Db): Salvaged | null {
  const copy = `${file}.reading`
  const parts = ['', '-wal'].filter(part => existsSync(file + part))
  let source: Source | null = null
  try {
    for (const part of parts) copyFileSync(file + part, copy + part)
    source = new Database(copy, { encryptionKey: key } as Database.Options)
    return copyRows(source, target)
  } catch {
    return null
  } finally {
    source?.close()
    // If the driver still holds the copy, it stays until it is overwritten: it is encrypted as well.
    try {
      for (const part of ['', '-wal', '-shm']) rmSync(copy + part, { force: true })
    } catch {
      /* it stays */
    }
  }
}

function copyRows(source: Source, target: Db): Salvaged | null {
  const count: { [table: string]: number } = {}
  target.exec('BEGIN')
  for (const table of TABLES) {
    const { name } = table
    const columns = columnsOf(target, name)
    count[name] = 0
    const insert = target.prepare(
      `INSERT OR IGNORE INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    )
    for (const row of rowsOf(source, target, table, columns)) {
      const values = columns.map(column => row[column])
      // A row with foreign values, or whose match or deck is gone, stays in the file that was set aside.
      try {
        if (values.every(isValue)) count[name] += insert.run(...values).changes
      } catch {
        continue
      }
    }
  }
  target.exec('COMMIT')
  const { parties = 0, matches = 0, answers = 0 } = count
  return parties + matches + answers === 0 ? null : { parties, matches, answers }
}

const columnsOf = (db: Db, table: string): string[] =>
  (db.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[]).map(({ name }) => name)

function* rowsOf(source: Source, target: Db, table: Table, columns: readonly string[]): Generator<Row> {
  if (table.where === '') {
    yield* readRows(source, table, columns)
    return
  }
  for (const { id } of target.prepare('SELECT id FROM matches').all() as { id: string }[])
    yield* readRows(source, table, columns, id)
}

/**
 * The rows from the first one up to a damaged page, then from the last one back. Each row has its own query: a query
 * for many fails as a whole when one row cannot be read.
 */
function* readRows(
  db: Source,
  { name, where, key }: Table,
  columns: readonly string[],
  ...params: string[]
): Generator<Row> {
  for (const [comparison, direction] of [
    ['>', 'ASC'],
    ['<', 'DESC'],
  ] as const) {
    const select = (condition: string): string =>
      `SELECT ${key} AS at, ${columns.join(', ')} FROM ${name} WHERE ${where} ${condition} ORDER BY ${key} ${direction} LIMIT 1`
    const next = (at: unknown): Row | undefined =>
      (at === null
        ? db.prepare(select('TRUE')).get(...params)
        : db.prepare(select(`${key} ${comparison} ?`)).get(...params, at)) as Row | undefined
    try {
      let row = next(null)
      for (; row !== undefined; row = next(row.at)) yield row
      return
    } catch {
      /* a damaged page: go on from the other end */
    }
  }
}
