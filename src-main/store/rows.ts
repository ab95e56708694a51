/** Rows of statements, and the JSON in them. */
import type { Db } from './db'

/** Parses JSON that this program has written. */
export const parsed = <T>(text: string): T => JSON.parse(text) as T

/** Rows of a statement, typed by the columns it names. */
export const rows = <T>(db: Db, sql: string, ...params: (string | number | null)[]): T[] =>
  db.prepare(sql).all(params) as T[]
