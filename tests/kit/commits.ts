/** Stands around the commits of a database. */
import type { Db } from '../../src-main/store/db'

/** Calls `commit` in place of each commit of a database; it is given the database's own. @returns the same database */
export function aroundCommits(db: Db, commit: (own: () => void) => void): Db {
  const prepare = db.prepare.bind(db)
  db.prepare = ((sql: string) => {
    const statement = prepare(sql)
    if (sql !== 'COMMIT') return statement
    const run = statement.run.bind(statement)
    let result: ReturnType<typeof run> | null = null
    statement.run = () => {
      commit(() => {
        result = run()
      })
      return result ?? { changes: 0, lastInsertRowid: 0 }
    }
    return statement
  }) as typeof db.prepare
  return db
}
