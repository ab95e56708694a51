/** What is not lost: reads and writes in flight when the thread dies, rows in the log of a file that is set aside. */
import { copyFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { CannotOpen, closeDatabase, openDatabase } from '../../src-main/store/database'
import { isDamaged } from '../../src-main/host/storage/storeTypes'
import { DATABASE, KEY_FILE, openStore } from '../../src-main/store/open'
import { keyFile } from '../../src-main/store/keys'
import { StoreClient, type StorePort } from '../../src-main/store/storeClient'
import type { StoreRequest } from '../../src-main/store/messages'
import { answerFixture, dealFixture, partyFixture } from '../kit/storeFixtures'
import { outcome, PaperThread, paperThreads } from '../kit/paperThread'
import { freshFolder, inlineStorePort, NOON, openTestStore, tryOpenStore } from '../kit/testStore'

const KEY = 'ab'.repeat(32)

async function opened() {
  const threads: PaperThread[] = [],
    news: (string | null)[] = [],
    later: (() => void)[] = []
  const store = new StoreClient({
    ...paperThreads(threads),
    file: 'tables.db',
    key: KEY,
    onThreadDied: why => news.push(why),
    after: (_, act) => later.push(act),
  })
  const opening = store.open()
  threads[0]?.say({ kind: 'opened', loaded: { tables: [], unreadable: [], damage: [] }, salvaged: null, damaged: null })
  await opening
  return { store, threads, news, later }
}

describe('when the storage thread dies', () => {
  it('reads in flight fail at once: their caller can ask again', async () => {
    const { store, threads } = await opened()
    const read = outcome(store.history({ table: null, before: null, limit: 1 }))
    threads[0]?.die()
    expect(await read).toContain('it fell over')
  })

  it('writes in flight are settled by what the next one finds, one by one', async () => {
    const { store, threads, news } = await opened()
    const [kept, lost] = [1, 2].map(n => outcome(store.appendAnswer('m', answerFixture(n))))
    threads[0]?.die()
    const [request] = threads[1]?.asked ?? []
    expect(request).toMatchObject({ kind: 'reopen', unsettled: [{ n: 0 }, { n: 1 }] })
    expect(await outcome(store.abandon('m'))).not.toBe('done')
    threads[1]?.say({
      kind: 'reopened',
      verdicts: [
        [0, null],
        [1, 'it is not there'],
      ],
    })
    expect([await kept, await lost]).toEqual(['done', 'Error: it is not there'])
    expect(news).toEqual(['it fell over', null])
    const again = outcome(store.abandon('m'))
    threads[1]?.say({ kind: 'written', verdicts: [[2, null]] })
    expect(await again).toBe('done')
  })

  it('the next one is asked about what nobody was told of, and about nothing that was settled before', async () => {
    const { store, threads } = await opened()
    const first = outcome(store.appendAnswer('m', answerFixture(1)))
    threads[0]?.say({ kind: 'written', verdicts: [[0, null]] })
    expect(await first).toBe('done')
    const second = outcome(store.appendAnswer('m', answerFixture(2)))
    threads[0]?.die()
    const [request] = threads[1]?.asked ?? []
    expect(request?.kind === 'reopen' && request.unsettled.map(({ n }) => n)).toEqual([1])
    // What the dead one says late is not believed: the next one has looked.
    threads[0]?.say({ kind: 'written', verdicts: [[1, null]] })
    threads[1]?.say({ kind: 'reopened', verdicts: [[1, 'it is not there']] })
    expect(await second).toBe('Error: it is not there')
  })

  it('and the file cannot be opened, it is tried again later, and told once', async () => {
    const { threads, news, later } = await opened()
    threads[0]?.die()
    for (let n = 1; n <= 3; n++) {
      threads[n]?.say({ kind: 'cannotOpen', why: 'closed', detail: 'the disk is gone' })
      expect(threads[n]?.asked.at(-1)).toEqual({ kind: 'close' })
      threads[n]?.emit('exit')
      later.shift()?.()
    }
    expect(threads).toHaveLength(5)
    expect(news.filter(why => why === 'the disk is gone')).toHaveLength(1)
  })

  it('again after another has taken over, that is told again, though it died of the same', async () => {
    const { threads, news } = await opened()
    for (let n = 0; n < 2; n++) {
      threads[n]?.die()
      threads[n + 1]?.say({ kind: 'reopened', verdicts: [] })
    }
    expect(news).toEqual(['it fell over', null, 'it fell over', null])
  })

  it('a read that is asked for before another has taken over fails at once, and is served afterwards', async () => {
    const { store, threads } = await opened()
    threads[0]?.die()
    expect(await outcome(store.statistics(null))).toBe('Error: the storage thread has ended')
    expect(threads[1]?.asked.map(({ kind }) => kind)).toEqual(['reopen'])
    threads[1]?.say({ kind: 'reopened', verdicts: [] })
    const read = outcome(store.statistics(null))
    const asked = threads[1]?.asked.at(-1)
    if (asked?.kind !== 'read') throw new Error('nothing is read')
    threads[1]?.say({ kind: 'found', n: asked.n, found: [], damage: [] })
    expect(await read).toBe('done')
  })

  it('and the next one dies too, a second passes before it is tried again, and none but the last is believed', async () => {
    const waits: number[] = [],
      threads: PaperThread[] = []
    const store = new StoreClient({
      ...paperThreads(threads),
      file: 'tables.db',
      key: KEY,
      after: ms => waits.push(ms),
    })
    const opening = store.open()
    threads[0]?.say({
      kind: 'opened',
      loaded: { tables: [], unreadable: [], damage: [] },
      salvaged: null,
      damaged: null,
    })
    await opening
    threads[0]?.die()
    expect([threads.length, waits]).toEqual([2, []])
    threads[1]?.die()
    expect([threads.length, waits]).toEqual([2, [1000]])
    // The end of one that is gone already is nothing new.
    threads[0]?.emit('exit')
    threads[1]?.emit('close')
    expect([threads.length, waits]).toEqual([2, [1000]])
  })

  it('before it has opened the file, that is said, and nothing is tried again', async () => {
    const thread = new PaperThread(),
      started: PaperThread[] = []
    const store = new StoreClient({
      thread: () => {
        started.push(thread)
        return thread as unknown as StorePort
      },
      file: 'tables.db',
      key: KEY,
      after: (_, act) => act(),
    })
    const opening = store.open()
    expect(await outcome(store.abandon('m'))).toBe('Error: the storage thread has ended')
    thread.die()
    expect(await opening).toEqual({ why: 'closed', detail: 'it fell over' })
    expect([started.length, await outcome(store.abandon('m'))]).toEqual([1, 'Error: the store is closed'])
  })

  it('after the store was closed, nothing is started, and nobody waits for ever', async () => {
    const { store, threads } = await opened()
    const write = outcome(store.abandon('m')),
      read = outcome(store.statistics(null))
    const closing = store.close()
    expect(await outcome(store.abandon('m'))).toContain('closed')
    threads[0]?.emit('exit')
    await closing
    expect([await write, await read].map(how => how.startsWith('Error'))).toEqual([true, true])
    expect(threads).toHaveLength(1)
  })

  it('after the store was closed, the next one takes over nothing more: what it finds is told, and it ends', async () => {
    const { store, threads, news } = await opened()
    const write = outcome(store.appendAnswer('m', answerFixture(1)))
    threads[0]?.die()
    const closing = store.close()
    threads[1]?.say({ kind: 'reopened', verdicts: [[0, null]] })
    const late = outcome(store.abandon('m'))
    expect(threads[1]?.asked.map(({ kind }) => kind)).toEqual(['reopen', 'close'])
    expect(await late).toBe('Error: the store is closed')
    threads[1]?.emit('exit')
    await closing
    expect([await write, threads.length, news]).toEqual(['done', 2, ['it fell over']])
  })
})

describe('a damaged row', () => {
  it('that is met again and again is told once', async () => {
    const told: unknown[] = []
    const thread = new PaperThread()
    const store = new StoreClient({
      thread: () => thread as unknown as StorePort,
      file: 'tables.db',
      key: KEY,
      onDamage: damage => told.push(damage),
    })
    const opening = store.open()
    thread.say({ kind: 'opened', loaded: { tables: [], unreadable: [], damage: [] }, salvaged: null, damaged: null })
    await opening
    const damage = [{ kind: 'head', id: 'm', n: null }] as never
    for (let n = 0; n < 3; n++) {
      const read = store.statistics(null)
      thread.say({ kind: 'found', n, found: [], damage })
      await read
    }
    expect(told).toHaveLength(1)
  })

  it('is told when it keeps a record from being read, and its reader is told which it is', async () => {
    const told: unknown[] = []
    const thread = new PaperThread()
    const store = new StoreClient({
      thread: () => thread as unknown as StorePort,
      file: 'tables.db',
      key: KEY,
      onDamage: damage => told.push(damage),
    })
    const opening = store.open()
    thread.say({ kind: 'opened', loaded: { tables: [], unreadable: [], damage: [] }, salvaged: null, damaged: null })
    await opening
    const damage = { kind: 'answer', id: 'm', n: 3 } as const
    for (const [n, found] of [damage, null, damage].entries()) {
      const read = store.record('m', null)
      thread.say({ kind: 'notFound', n, why: 'it is damaged', damage: found })
      const fault: unknown = await read.catch((why: unknown) => why)
      expect([String(fault), isDamaged(fault)]).toEqual(['Error: it is damaged', found !== null])
    }
    expect(told).toEqual([damage])
  })
})

describe('a database that is set aside', () => {
  it('is salvaged with what stood in its log only', async () => {
    const dir = freshFolder(),
      copy = freshFolder()
    const { store } = await openTestStore(dir)
    await store.saveParty(partyFixture('t', { match: 'm' }), [])
    await store.saveDeal(dealFixture('m'), [])
    for (const part of [DATABASE, `${DATABASE}-wal`, KEY_FILE])
      copyFileSync(path.join(dir, part), path.join(copy, part))
    await store.close()
    let fails = true
    const open = await tryOpenStore(copy, setup => {
      if (fails) {
        fails = false
        throw new CannotOpen('unreadable', 'a page')
      }
      return openDatabase(setup)
    })
    if ('why' in open) throw new Error(open.detail)
    expect(open.aside?.salvaged).toEqual({ parties: 1, matches: 1, answers: 0 })
    await open.store.close()
    const again = await openTestStore(copy)
    expect(again.loaded.tables.map(({ party }) => party.id)).toEqual(['t'])
    await again.store.close()
  })

  it('was released before, though nothing of it could be read: another program may look at it', async () => {
    const dir = freshFolder(),
      first = await openTestStore(dir)
    await first.store.close()
    let fails = true
    const open = await openTestStore(dir, setup => {
      const db = openDatabase(setup)
      if (fails) {
        fails = false
        const prepare = db.prepare.bind(db)
        db.prepare = sql => {
          if (sql.includes('FROM parties')) throw new Error('a page cannot be read')
          return prepare(sql)
        }
      }
      return db
    })
    const file = open.aside?.file ?? ''
    const key = keyFile(path.join(dir, KEY_FILE)).read() ?? ''
    closeDatabase(openDatabase({ file, key, busy: 0 }))
    expect(open.aside?.detail).toBe('a page cannot be read')
    await open.store.close()
  })

  it('whose key is gone is set aside for that reason, and a new one is made', async () => {
    const dir = freshFolder(),
      first = await openTestStore(dir)
    await first.store.saveParty(partyFixture('t'), [])
    await first.store.close()
    rmSync(path.join(dir, KEY_FILE))
    const { store, loaded, aside } = await openTestStore(dir)
    expect([aside?.detail, aside?.salvaged, loaded.tables]).toEqual(['no key', null, []])
    expect(keyFile(path.join(dir, KEY_FILE)).read()).toMatch(/^[0-9a-f]{64}$/)
    await store.close()
  })

  it('was closed before: no thread of it goes on', async () => {
    const dir = freshFolder()
    const asked: string[][] = []
    let fails = true
    const open = await openStore({
      dir,
      keys: keyFile(path.join(dir, KEY_FILE), () => NOON),
      now: () => NOON,
      thread: () => {
        const kinds: string[] = []
        asked.push(kinds)
        const port = inlineStorePort(setup => {
          if (fails) {
            fails = false
            throw new CannotOpen('unreadable', 'a page')
          }
          return openDatabase(setup)
        })
        return {
          postMessage: (message: StoreRequest) => {
            kinds.push(message.kind)
            port.postMessage(message)
          },
          on: port.on.bind(port) as StorePort['on'],
        }
      },
    })
    if ('why' in open) throw new Error(open.detail)
    expect(asked).toEqual([['open', 'close'], ['open']])
    await open.store.close()
  })

  it('is so when an index does not fit its rows: that shows at the opening, not during a match', async () => {
    const dir = freshFolder()
    const { store } = await openTestStore(dir)
    await store.saveDeal(dealFixture('m'), [])
    await store.close()
    const file = path.join(dir, DATABASE),
      key = keyFile(path.join(dir, KEY_FILE)).read() ?? ''
    const db = openDatabase({ file, key })
    db.exec('PRAGMA writable_schema = ON')
    db.exec(
      `UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master WHERE name = 'parties') WHERE name = 'matches_of_party'`,
    )
    db.exec('PRAGMA writable_schema = OFF')
    closeDatabase(db)
    expect(() => openDatabase({ file, key })).toThrow(CannotOpen)
  })
})

describe('rows that change places', () => {
  it('the records of two imported matches are not taken for one another', async () => {
    const dir = freshFolder()
    const { store } = await openTestStore(dir)
    const record = (id: string) =>
      ({
        record: 1,
        id,
        table: 'T',
        game: 'mascarade',
        rules: 1,
        seats: [],
        answers: [],
        dealt: 1,
        ended: 2,
        outcome: null,
      }) as never
    for (const id of ['a', 'b']) await store.importRecord(record(id))
    await store.close()
    const key = keyFile(path.join(dir, KEY_FILE)).read() ?? ''
    const db = openDatabase({ file: path.join(dir, DATABASE), key })
    db.exec(`UPDATE imports SET
      record = (SELECT other.record FROM imports AS other WHERE other.id <> imports.id),
      record_mac = (SELECT other.record_mac FROM imports AS other WHERE other.id <> imports.id) WHERE id = 'a'`)
    closeDatabase(db)
    const again = await openTestStore(dir)
    await expect(again.store.record('a', null)).rejects.toThrow('damaged')
    expect(await again.store.record('b', null)).toMatchObject({ id: 'b' })
    await again.store.close()
  })
})
