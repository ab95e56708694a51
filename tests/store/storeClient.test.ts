/** The storage thread dies, and another takes over: pending writes are settled by what is on the disk. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { CannotOpen, closeDatabase, openDatabase, type Db } from '../../src-main/store/database'
import { StoreClient, type StorePort } from '../../src-main/store/storeClient'
import type { StoredMatch } from '../../src-main/host/storage/storeTypes'
import { ENTRIES } from '../../src-main/store/folder'
import { DATABASE, KEY_FILE } from '../../src-main/store/open'
import { readMatch } from '../../src-main/store/reads'
import { serveStore } from '../../src-main/store/thread'
import { aroundCommits } from '../kit/commits'
import { answerFixture, dealFixture, partyFixture, snapshotFixture } from '../kit/storeFixtures'
import { freshFolder, openTestStore } from '../kit/testStore'

const KEY = 'ab'.repeat(32)

/** A store whose thread can be made to die before or after a commit. */
async function crashingWorker() {
  const file = path.join(freshFolder(), DATABASE)
  const messages: (string | null)[] = []
  const fate = { when: 'never' as 'never' | 'before' | 'after', closed: 0, threads: 0 }
  const retries: (() => void)[] = []
  let received: () => void = () => undefined
  let planned: () => void = () => undefined
  /** The thread could not be started again, and will be tried later. */
  const retryPlanned = new Promise<void>(done => {
    planned = done
  })
  const thread = (): StorePort => {
    const { port1, port2 } = new MessageChannel()
    fate.threads++
    serveStore(port2, setup => {
      if (fate.closed-- > 0) throw new CannotOpen('closed', 'the disk is gone')
      return dying(openDatabase(setup), port2)
    })
    return port1 as unknown as StorePort
  }
  const dying = (db: Db, port: MessagePort): Db =>
    aroundCommits(db, commit => {
      const now = fate.when
      if (now === 'before') die(db, port)
      commit()
      if (now === 'after') die(db, port)
    })
  const die = (db: Db, port: MessagePort): never => {
    fate.when = 'never'
    port.close()
    setImmediate(() => {
      closeDatabase(db)
    })
    throw new Error('the thread dies')
  }
  const store = new StoreClient({
    thread,
    file,
    key: KEY,
    onThreadDied: why => {
      messages.push(why)
      received()
    },
    after: (_, act) => {
      retries.push(act)
      planned()
    },
  })
  await store.open()
  await store.saveDeal(dealFixture('m'), [])
  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) {
      await Promise.race([
        new Promise<void>(done => {
          received = done
        }),
        new Promise(done => setTimeout(done, 5)),
      ])
      for (const again of retries.splice(0)) again()
    }
  }
  const answers = async (): Promise<number[]> => {
    await store.close()
    const db = openDatabase({ file, key: KEY })
    try {
      return readMatch(db, 'm')?.answers.map(({ n }) => n) ?? []
    } finally {
      closeDatabase(db)
    }
  }
  return { store, said: messages, fate, until, answers, retries, retryPlanned }
}

const outcome = (write: Promise<void>): Promise<string> =>
  write.then(
    () => 'kept',
    (fault: unknown) => String(fault),
  )

describe('a storage thread that dies', () => {
  it('before a commit: the answer is refused and is not stored, the next one is', async () => {
    const { store, said: messages, fate, until, answers } = await crashingWorker()
    fate.when = 'before'
    expect(
      await Promise.all([outcome(store.appendAnswer('m', answerFixture(1))), until(() => messages.includes(null))]),
    ).toContain('Error: the storage thread has ended')
    expect(await outcome(store.appendAnswer('m', answerFixture(1)))).toBe('kept')
    expect(await outcome(store.appendAnswer('m', answerFixture(2)))).toBe('kept')
    expect(await answers()).toEqual([1, 2])
  })

  it('before the commit of a later answer: that one is refused, though those before it are stored', async () => {
    const { store, said: messages, fate, until, answers } = await crashingWorker()
    for (const n of [1, 2]) expect(await outcome(store.appendAnswer('m', answerFixture(n)))).toBe('kept')
    await store.saveDeal(dealFixture('other'), [])
    expect(await outcome(store.appendAnswer('other', answerFixture(1)))).toBe('kept')
    fate.when = 'before'
    const inHand = [
      outcome(store.appendAnswer('m', answerFixture(3))),
      outcome(store.appendAnswer('other', answerFixture(2))),
    ]
    await until(() => messages.includes(null))
    expect(await Promise.all(inHand)).toEqual(Array(2).fill('Error: the storage thread has ended'))
    expect(await outcome(store.appendAnswer('m', answerFixture(3)))).toBe('kept')
    expect(await answers()).toEqual([1, 2, 3])
  })

  it('after a commit that nobody was told of: the answer is stored, so it is accepted', async () => {
    const { store, said: messages, fate, until, answers } = await crashingWorker()
    fate.when = 'after'
    expect(
      (
        await Promise.all([outcome(store.appendAnswer('m', answerFixture(1))), until(() => messages.includes(null))])
      )[0],
    ).toBe('kept')
    expect(await outcome(store.appendAnswer('m', answerFixture(2)))).toBe('kept')
    expect(await answers()).toEqual([1, 2])
  })

  it('after a deal was stored that nobody was told of: the match can begin, and is dealt once', async () => {
    const { store, said: messages, fate, until, answers } = await crashingWorker()
    fate.when = 'after'
    const dealt = outcome(store.saveDeal(dealFixture('next'), []))
    await until(() => messages.includes(null))
    expect(await dealt).toBe('kept')
    expect(await outcome(store.saveDeal(dealFixture('next'), []))).toMatch(/UNIQUE/)
    expect(await outcome(store.appendAnswer('next', answerFixture(1)))).toBe('kept')
    expect(await answers()).toEqual([])
  })

  it('before a deal was stored: it is refused, and can be dealt again', async () => {
    const { store, said: messages, fate, until } = await crashingWorker()
    fate.when = 'before'
    const dealt = outcome(store.saveDeal(dealFixture('next'), []))
    await until(() => messages.includes(null))
    expect(await dealt).toBe('Error: the storage thread has ended')
    expect(await outcome(store.saveDeal(dealFixture('next'), []))).toBe('kept')
    await store.close()
  })

  it('while the disk is gone: new answers are refused at once, pending ones wait until the disk can be read', async () => {
    const { store, said: messages, fate, until, answers } = await crashingWorker()
    Object.assign(fate, { when: 'after', closed: 3 })
    const inHand = outcome(store.appendAnswer('m', answerFixture(1)))
    await until(() => messages.length === 2)
    expect(messages).toEqual(['the storage thread has ended', 'the disk is gone'])
    expect(await outcome(store.saveParty(partyFixture('t'), []))).toBe('Error: the storage thread has ended')
    await until(() => messages.includes(null))
    expect(messages).toEqual(['the storage thread has ended', 'the disk is gone', null])
    expect(await inHand).toBe('kept')
    expect(await answers()).toEqual([1])
  })

  it('is not started again once the store is closed', async () => {
    const { store, fate, retries, retryPlanned } = await crashingWorker()
    Object.assign(fate, { when: 'before', closed: 1 })
    const inHand = outcome(store.appendAnswer('m', answerFixture(1)))
    await retryPlanned
    await store.close()
    const { threads } = fate
    expect(await inHand).toBe('Error: the store is closed')
    for (const retry of retries) retry()
    expect(fate.threads).toBe(threads)
  })
})

describe('writes after answers that were accepted ahead', () => {
  const ofMatch = async () => {
    const dir = freshFolder()
    const { store } = await openTestStore(dir)
    await store.saveDeal(dealFixture('m'), [])
    const accept = async (n: number): Promise<void> => {
      await store.ahead?.log('m', n, answerFixture(n).entry)
      store.ahead?.complete('m', answerFixture(n))
    }
    const stored = async (): Promise<StoredMatch> => {
      await store.close()
      const db = openDatabase({
        file: path.join(dir, DATABASE),
        key: readFileSync(path.join(dir, KEY_FILE), 'utf8').trim(),
      })
      const match = readMatch(db, 'm')
      closeDatabase(db)
      if (!match) throw new Error('no match')
      return match
    }
    return { dir, store, accept, stored }
  }

  it('come after their rows, each in its turn: a snapshot, an answer that is stored whole, an end', async () => {
    const { store, accept, stored } = await ofMatch()
    await accept(1)
    await accept(2)
    const done: string[] = []
    await Promise.all([
      store.saveSnapshot('m', snapshotFixture(2)).then(() => done.push('snapshot')),
      store.appendAnswer('m', answerFixture(3)).then(() => done.push('answer')),
      store.saveParty(partyFixture('t'), []).then(() => done.push('party')),
    ])
    expect(done).toEqual(['snapshot', 'answer', 'party'])
    const { answers, latest, tail } = await stored()
    expect([answers.map(({ n }) => n), latest.answerCount, tail]).toEqual([[1, 2, 3], 2, undefined])
  })

  it('do not wait where nothing is to follow', async () => {
    const { store, stored } = await ofMatch()
    await store.appendAnswer('m', answerFixture(1))
    expect((await stored()).answers).toHaveLength(1)
  })

  it('hold no answer up, but one that comes after the party that names its match is not taken ahead of it', async () => {
    const { store, accept } = await ofMatch()
    const party = store.saveParty(partyFixture('t'), [])
    expect(store.ahead?.log('m', 1, answerFixture(1).entry)).toBeNull()
    await party
    await accept(1)
    // Without its snapshot a restart replays more.
    const snapshot = store.saveSnapshot('m', snapshotFixture(1))
    await accept(2)
    await snapshot
    await store.close()
  })

  it('and reads have them before them', async () => {
    const { store, accept } = await ofMatch()
    await accept(1)
    store.ahead?.complete('m', { ...answerFixture(2), outcome: { rankings: [[0], [1]] } as never })
    expect(await store.history({ table: null, before: null, limit: 9 })).toMatchObject([{ id: 'm' }])
    await store.close()
  })

  it('are there when the store is closed: then the log is gone', async () => {
    const { dir, accept, stored } = await ofMatch()
    await accept(1)
    expect(readdirSync(dir)).toContain(`${DATABASE}${ENTRIES}`)
    expect((await stored()).answers).toHaveLength(1)
    expect(readdirSync(dir).sort()).toEqual([DATABASE, KEY_FILE])
  })
})
