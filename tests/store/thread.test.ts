/** The storage thread: many tables, one transaction; and what it reports when that fails. */
import { once } from 'node:events'
import path from 'node:path'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeDatabase, openDatabase, type Db } from '../../src-main/store/database'
import type { StoreReply } from '../../src-main/store/messages'
import { readMatch } from '../../src-main/store/reads'
import { serveStore } from '../../src-main/store/thread'
import { answerFixture, dealFixture, partyFixture } from '../kit/storeFixtures'
import { aroundCommits } from '../kit/commits'
import { freshFolder, inlineStorePort, openTestStore } from '../kit/testStore'

/** A database that counts its transactions, can be kept from growing, and whose commits fail as often as they are told to. */
function watched() {
  const watch = { commits: 0, failing: 0, db: null as Db | null }
  const opens: typeof openDatabase = setup => {
    const db = aroundCommits(openDatabase(setup), commit => {
      if (watch.failing > 0) {
        watch.failing--
        throw new Error('disk I/O error')
      }
      watch.commits++
      commit()
    })
    watch.db = db
    watch.commits = 0
    return db
  }
  return { watch, opens }
}

const outcomes = async (writes: readonly Promise<void>[]): Promise<string[]> =>
  (await Promise.allSettled(writes)).map(({ status }) => status)

describe('a thread whose database is not open', () => {
  it('refuses what it is asked, by its number: nobody waits for ever', async () => {
    const port = inlineStorePort()
    const replies: StoreReply[] = []
    const three = new Promise<void>(done => {
      port.on('message', reply => {
        if (replies.push(reply) === 3) done()
      })
    })
    port.postMessage({ kind: 'write', n: 4, write: { kind: 'abandon', match: 'm' } })
    port.postMessage({ kind: 'read', n: 5, read: { kind: 'statistics', table: null } })
    port.postMessage({ kind: 'close' })
    await three
    expect(replies).toEqual([
      { kind: 'written', verdicts: [[4, 'the database is not open']] },
      { kind: 'notFound', n: 5, why: 'the database is not open', damage: null },
      { kind: 'closed' },
    ])
  })
})

describe('the log of a database', () => {
  /** A thread, and the files whose logs were given room. */
  function thread() {
    const { port1, port2 } = new MessageChannel()
    const rooms: string[] = []
    serveStore(port2, openDatabase, file => rooms.push(file))
    const file = path.join(freshFolder(), 'tables.db')
    return { port: port1, rooms, file, key: 'ab'.repeat(32) }
  }
  const reply = async (port: MessagePort): Promise<StoreReply> => ((await once(port, 'message')) as [StoreReply])[0]
  afterEach(() => {
    vi.useRealTimers()
  })

  it('gets its room soon after the host has begun, and again when another thread takes over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { port, rooms, file, key } = thread()
    for (const message of [{ kind: 'open', file, key, from: null }, { kind: 'close' }] as const) {
      port.postMessage(message)
      await reply(port)
      if (message.kind === 'open') expect(rooms).toEqual([])
      vi.advanceTimersByTime(1000)
      expect(rooms).toEqual([file])
    }
    const other = thread()
    other.port.postMessage({ kind: 'reopen', file: other.file, key, unsettled: [] })
    await reply(other.port)
    vi.advanceTimersByTime(1000)
    expect(other.rooms).toEqual([other.file])
    other.port.postMessage({ kind: 'close' })
    await reply(other.port)
  })

  it('gets none when the host has ended before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { port, rooms, file, key } = thread()
    port.postMessage({ kind: 'open', file, key, from: null })
    await reply(port)
    port.postMessage({ kind: 'close' })
    await reply(port)
    vi.advanceTimersByTime(1000)
    expect(rooms).toEqual([])
  })
})

describe('the storage thread', () => {
  it('commits the waiting writes of all tables in one transaction', async () => {
    const { watch, opens } = watched(),
      dir = freshFolder()
    const { store } = await openTestStore(dir, opens)
    await Promise.all(Array.from({ length: 300 }, (_, table) => store.saveDeal(dealFixture(`m${table}`), [])))
    expect(watch.commits).toBe(1)
    await Promise.all(Array.from({ length: 300 }, (_, table) => store.appendAnswer(`m${table}`, answerFixture(1))))
    expect(watch.commits).toBe(2)
    await store.close()
  })

  it('takes an answer that comes alone, and what comes after one that was refused', async () => {
    const dir = freshFolder()
    const { store } = await openTestStore(dir)
    await store.saveParty(partyFixture('t', { match: 'm', phase: 'match' }), [])
    await store.saveDeal(dealFixture('m', 't'), [])
    await store.appendAnswer('m', answerFixture(1))
    expect(await outcomes([store.appendAnswer('m', answerFixture(1))])).toEqual(['rejected'])
    await store.appendAnswer('m', answerFixture(2))
    await store.close()
    const again = await openTestStore(dir)
    expect(again.loaded.tables[0]?.match?.answers.map(({ n }) => n)).toEqual([1, 2])
    await again.store.close()
  })

  it('refuses a bad row and nothing else', async () => {
    const { store } = await openTestStore(freshFolder())
    await Promise.all([store.saveDeal(dealFixture('a'), []), store.saveDeal(dealFixture('b'), [])])
    await store.appendAnswer('a', answerFixture(1))
    expect(
      await outcomes([
        store.appendAnswer('b', answerFixture(1)),
        store.appendAnswer('a', answerFixture(1)),
        store.appendAnswer('b', answerFixture(2)),
      ]),
    ).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    await store.close()
  })

  it('tells of each bad row why it was refused, not why another was', async () => {
    const { store } = await openTestStore(freshFolder())
    await store.saveDeal(dealFixture('a'), [])
    const refused = await Promise.allSettled([
      store.saveDeal(dealFixture('a'), []),
      store.appendAnswer('nobody dealt', answerFixture(1)),
      store.appendAnswer('a', answerFixture(1)),
    ])
    expect(refused.map(one => (one.status === 'rejected' ? String(one.reason) : 'done'))).toEqual([
      expect.stringMatching(/UNIQUE/),
      expect.stringMatching(/FOREIGN KEY/),
      'done',
    ])
    await store.close()
  })

  it('refuses all writes when the disk is full, stores none of them, and works again when there is room', async () => {
    const { watch, opens } = watched(),
      dir = freshFolder()
    const { store } = await openTestStore(dir, opens)
    await store.saveDeal(dealFixture('m'), [])
    const long = { ...answerFixture(1), events: [{ event: 'x'.repeat(100_000) }] }
    watch.db?.exec('PRAGMA max_page_count = 1')
    expect(await outcomes([store.appendAnswer('m', long), store.saveParty(partyFixture('t'), [])])).toEqual([
      'rejected',
      'rejected',
    ])
    watch.db?.exec('PRAGMA max_page_count = 1000000')
    expect(await outcomes([store.appendAnswer('m', answerFixture(1))])).toEqual(['fulfilled'])
    await store.close()
    const again = await openTestStore(dir)
    expect(again.loaded.tables).toEqual([])
    await again.store.close()
  })

  it('has the answer after a refused one follow what was stored, so that the chain of MACs holds', async () => {
    const { watch, opens } = watched(),
      dir = freshFolder()
    const { store } = await openTestStore(dir, opens)
    await Promise.all([
      store.saveParty(partyFixture('t', { match: 'm', phase: 'match' }), []),
      store.saveDeal(dealFixture('m'), []),
    ])
    await store.appendAnswer('m', answerFixture(1))
    watch.db?.exec('PRAGMA max_page_count = 1')
    const long = { ...answerFixture(2), events: [{ event: 'x'.repeat(100_000) }] }
    expect(await outcomes([store.appendAnswer('m', long)])).toEqual(['rejected'])
    watch.db?.exec('PRAGMA max_page_count = 1000000')
    for (const n of [2, 3]) await store.appendAnswer('m', answerFixture(n))
    await store.close()
    const again = await openTestStore(dir)
    expect(again.loaded.damage).toEqual([])
    expect(again.loaded.tables[0]?.match?.answers.map(({ n }) => n)).toEqual([1, 2, 3])
    await again.store.close()
  })

  it('has it follow that also where an answer was written and its commit failed', async () => {
    const { watch, opens } = watched(),
      dir = freshFolder()
    const { store } = await openTestStore(dir, opens)
    await store.saveParty(partyFixture('t', { match: 'm', phase: 'match' }), [])
    await store.saveDeal(dealFixture('m'), [])
    await store.appendAnswer('m', answerFixture(1))
    watch.failing = 1
    expect(await outcomes([store.appendAnswer('m', { ...answerFixture(2), events: [] })])).toEqual(['rejected'])
    for (const n of [2, 3]) await store.appendAnswer('m', answerFixture(n))
    await store.close()
    const again = await openTestStore(dir)
    expect(again.loaded.damage).toEqual([])
    expect(again.loaded.tables[0]?.match?.answers.map(({ n }) => n)).toEqual([1, 2, 3])
    await again.store.close()
  })

  it('reads nothing any more once it is told to close: who waits for that is told so, and the file is left alone', async () => {
    const { watch, opens } = watched()
    const { store } = await openTestStore(freshFolder(), opens)
    await store.saveDeal(dealFixture('m'), [])
    const reads = Array.from({ length: 3 }, () => store.statistics(null))
    const settled = Promise.allSettled(reads)
    let late = 0
    const { db } = watch
    if (!db) throw new Error('no database')
    const close = db.close.bind(db),
      prepare = db.prepare.bind(db)
    db.close = () => {
      db.prepare = sql => {
        late++
        return prepare(sql)
      }
      return close()
    }
    await store.close()
    for (let n = 0; n < 5; n++) await new Promise(setImmediate)
    expect((await settled).map(({ status }) => status)).toContain('rejected')
    expect(late).toBe(0)
  })

  it('stores what is waiting when it is told to close, and accepts nothing more', async () => {
    const dir = freshFolder()
    const { store } = await openTestStore(dir)
    const stored = store.saveParty(partyFixture('t'), [])
    await store.close()
    expect(await outcomes([stored, store.saveParty(partyFixture('late'), [])])).toEqual(['fulfilled', 'rejected'])
    const again = await openTestStore(dir)
    expect(again.loaded.tables.map(({ party }) => party.id)).toEqual(['t'])
    await again.store.close()
  })
})

describe('rows of answers that were accepted ahead', () => {
  it('are written once, however often they come, and never behind a hole', async () => {
    const { port1, port2 } = new MessageChannel()
    serveStore(port2)
    const file = path.join(freshFolder(), 'tables.db'),
      key = 'ab'.repeat(32)
    let n = 0
    const write = async (...numbers: number[]): Promise<unknown> => {
      const rows = numbers.map(number => ({ match: 'm', answer: answerFixture(number) }))
      port1.postMessage({ kind: 'write', n: n++, write: { kind: 'rows', rows } })
      return ((await once(port1, 'message')) as [{ readonly verdicts: [[number, unknown]] }])[0].verdicts[0][1]
    }
    port1.postMessage({ kind: 'open', file, key, from: null })
    await once(port1, 'message')
    port1.postMessage({ kind: 'write', n: n++, write: { kind: 'deal', deal: dealFixture('m'), decks: [] } })
    await once(port1, 'message')
    expect([await write(1, 2), await write(1, 2), await write(1, 2, 3)]).toEqual([null, null, null])
    expect(await write(5)).toContain('missing')
    port1.postMessage({ kind: 'close' })
    await once(port1, 'message')
    const db = openDatabase({ file, key })
    expect(readMatch(db, 'm')?.answers.map(answer => answer.n)).toEqual([1, 2, 3])
    closeDatabase(db)
  })
})
