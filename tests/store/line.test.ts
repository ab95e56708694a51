/** The storage thread dies, and another takes over: what was in hand is settled by what is on the disk. */
import path from 'node:path'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { CannotOpen, closeDatabase, openDatabase, type Db } from '../../src-main/store/database'
import { LineStore, type Line } from '../../src-main/store/line'
import { DATABASE } from '../../src-main/store/open'
import { readMatch } from '../../src-main/store/reads'
import { serveStore } from '../../src-main/store/thread'
import { keptAnswer, keptDeal, keptParty } from '../kit/keeps'
import { freshFolder } from '../kit/stored'

const KEY = 'ab'.repeat(32)

/** A store whose thread can be made to die before or after a commit. */
async function mortal() {
  const file = path.join(freshFolder(), DATABASE)
  const said: (string | null)[] = []
  const fate = { when: 'never' as 'never' | 'before' | 'after', closed: 0, threads: 0 }
  const retries: (() => void)[] = []
  let heard: () => void = () => undefined
  const thread = (): Line => {
    const { port1, port2 } = new MessageChannel()
    fate.threads++
    serveStore(port2, setup => {
      if (fate.closed-- > 0) throw new CannotOpen('closed', 'the disk is gone')
      return dying(openDatabase(setup), port2)
    })
    return port1 as unknown as Line
  }
  const dying = (db: Db, port: MessagePort): Db => {
    const exec = db.exec.bind(db)
    db.exec = sql => {
      const now = sql === 'COMMIT' ? fate.when : 'never'
      if (now === 'before') die(db, port)
      const done = exec(sql)
      if (now === 'after') die(db, port)
      return done
    }
    return db
  }
  const die = (db: Db, port: MessagePort): never => {
    fate.when = 'never'
    port.close()
    setImmediate(() => {
      closeDatabase(db)
    })
    throw new Error('the thread dies')
  }
  const store = new LineStore({
    thread,
    file,
    key: KEY,
    died: why => {
      said.push(why)
      heard()
    },
    after: (_, act) => {
      retries.push(act)
    },
  })
  await store.open()
  await store.deal(keptDeal('m'), [])
  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) {
      await Promise.race([
        new Promise<void>(done => {
          heard = done
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
  return { store, said, fate, until, answers }
}

const outcome = (write: Promise<void>): Promise<string> =>
  write.then(
    () => 'kept',
    (fault: unknown) => String(fault),
  )

describe('a storage thread that dies', () => {
  it('before a commit: the answer is refused and is not there, the next one is kept', async () => {
    const { store, said, fate, until, answers } = await mortal()
    fate.when = 'before'
    expect(
      await Promise.all([outcome(store.append('m', keptAnswer(1), null)), until(() => said.includes(null))]),
    ).toContain('Error: the storage thread has ended')
    expect(await outcome(store.append('m', keptAnswer(1), null))).toBe('kept')
    expect(await outcome(store.append('m', keptAnswer(2), null))).toBe('kept')
    expect(await answers()).toEqual([1, 2])
  })

  it('after a commit, with nobody told: the answer is there, so it is accepted', async () => {
    const { store, said, fate, until, answers } = await mortal()
    fate.when = 'after'
    expect(
      (await Promise.all([outcome(store.append('m', keptAnswer(1), null)), until(() => said.includes(null))]))[0],
    ).toBe('kept')
    expect(await outcome(store.append('m', keptAnswer(2), null))).toBe('kept')
    expect(await answers()).toEqual([1, 2])
  })

  it('while the disk is gone: new answers are refused at once, those in hand wait for the truth', async () => {
    const { store, said, fate, until, answers } = await mortal()
    Object.assign(fate, { when: 'after', closed: 3 })
    const inHand = outcome(store.append('m', keptAnswer(1), null))
    await until(() => said.length === 2)
    expect(said).toEqual(['the storage thread has ended', 'the disk is gone'])
    expect(await outcome(store.party(keptParty('t'), []))).toBe('Error: the storage thread has ended')
    await until(() => said.includes(null))
    expect(said).toEqual(['the storage thread has ended', 'the disk is gone', null])
    expect(await inHand).toBe('kept')
    expect(await answers()).toEqual([1])
  })

  it('is not started again once the store is closed', async () => {
    const { store, fate, until, said } = await mortal()
    Object.assign(fate, { when: 'before', closed: 1 })
    const inHand = outcome(store.append('m', keptAnswer(1), null))
    await until(() => said.length === 2)
    await store.close()
    const { threads } = fate
    expect(await inHand).toBe('Error: the store is closed')
    await until(() => true)
    expect(fate.threads).toBe(threads)
  })
})
