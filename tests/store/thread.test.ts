/** The storage thread: many tables, one transaction; and what is said when it fails. */
import { describe, expect, it } from 'vitest'
import { openDatabase, type Db } from '../../src-main/store/database'
import { keptAnswer, keptDeal, keptParty } from '../kit/keeps'
import { freshFolder, opened } from '../kit/stored'

/** A database that counts its transactions, and can be kept from growing. */
function watched() {
  const watch = { commits: 0, db: null as Db | null }
  const opens: typeof openDatabase = setup => {
    const db = openDatabase(setup)
    const exec = db.exec.bind(db)
    db.exec = sql => {
      if (sql === 'COMMIT') watch.commits++
      return exec(sql)
    }
    watch.db = db
    watch.commits = 0
    return db
  }
  return { watch, opens }
}

const outcomes = async (writes: readonly Promise<void>[]): Promise<string[]> =>
  (await Promise.allSettled(writes)).map(({ status }) => status)

describe('the storage thread', () => {
  it('commits what all tables have waiting in one transaction', async () => {
    const { watch, opens } = watched(),
      dir = freshFolder()
    const { store } = await opened(dir, opens)
    await Promise.all(Array.from({ length: 300 }, (_, table) => store.deal(keptDeal(`m${table}`), [])))
    expect(watch.commits).toBe(1)
    await Promise.all(Array.from({ length: 300 }, (_, table) => store.append(`m${table}`, keptAnswer(1), null)))
    expect(watch.commits).toBe(2)
    await store.close()
  })

  it('refuses one bad row alone', async () => {
    const { store } = await opened(freshFolder())
    await Promise.all([store.deal(keptDeal('a'), []), store.deal(keptDeal('b'), [])])
    await store.append('a', keptAnswer(1), null)
    expect(
      await outcomes([
        store.append('b', keptAnswer(1), null),
        store.append('a', keptAnswer(1), null),
        store.append('b', keptAnswer(2), null),
      ]),
    ).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    await store.close()
  })

  it('refuses all when the disk is full, keeps nothing of them, and works again when it is not', async () => {
    const { watch, opens } = watched(),
      dir = freshFolder()
    const { store } = await opened(dir, opens)
    await store.deal(keptDeal('m'), [])
    const long = { ...keptAnswer(1), told: [{ event: 'x'.repeat(100_000) }] }
    watch.db?.exec('PRAGMA max_page_count = 1')
    expect(await outcomes([store.append('m', long, null), store.party(keptParty('t'), [])])).toEqual([
      'rejected',
      'rejected',
    ])
    watch.db?.exec('PRAGMA max_page_count = 1000000')
    expect(await outcomes([store.append('m', keptAnswer(1), null)])).toEqual(['fulfilled'])
    await store.close()
    const again = await opened(dir)
    expect(again.loaded.tables).toEqual([])
    await again.store.close()
  })

  it('keeps what waits when it is told to close, and takes nothing more', async () => {
    const dir = freshFolder()
    const { store } = await opened(dir)
    const kept = store.party(keptParty('t'), [])
    await store.close()
    expect(await outcomes([kept, store.party(keptParty('late'), [])])).toEqual(['fulfilled', 'rejected'])
    const again = await opened(dir)
    expect(again.loaded.tables.map(({ party }) => party.id)).toEqual(['t'])
    await again.store.close()
  })
})
