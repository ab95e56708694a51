/** Whatever happens between an entry in the log and its row in the database: nothing accepted is lost, and nothing waits for ever. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { EntryLog } from '../../src-main/store/entryLog'
import { readEntryLog } from '../../src-main/store/readEntryLog'
import { ENTRIES } from '../../src-main/store/folder'
import { keyFile } from '../../src-main/store/keys'
import { CannotOpen, openDatabase, type Db } from '../../src-main/store/database'
import { DATABASE, KEY_FILE, type OpenStore } from '../../src-main/store/open'
import { StoreClient } from '../../src-main/store/storeClient'
import { aroundCommits } from '../kit/commits'
import { outcome, PaperThread, paperThreads } from '../kit/paperThread'
import { answerFixture, dealFixture, partyFixture, snapshotFixture } from '../kit/storeFixtures'
import { freshFolder, openTestStore, tryOpenStore } from '../kit/testStore'

const logOf = (dir: string): string => path.join(dir, `${DATABASE}${ENTRIES}`)
const left = (dir: string): readonly number[] =>
  readEntryLog(logOf(dir), keyFile(path.join(dir, KEY_FILE)).read() ?? '').entries.map(({ n }) => n)

const accept = async ({ store }: OpenStore, n: number): Promise<void> => {
  await store.ahead?.log('m', n, answerFixture(n).entry)
  store.ahead?.complete('m', answerFixture(n))
}

/** A table with a match, in a folder of its own. */
async function playing(opens?: typeof openDatabase): Promise<{ readonly dir: string; readonly open: OpenStore }> {
  const dir = freshFolder(),
    open = await openTestStore(dir, opens)
  await open.store.saveDeal(dealFixture('m'), [])
  await open.store.saveParty(partyFixture('t', { phase: 'match', match: 'm' }), [])
  return { dir, open }
}
/** What the next start finds: the numbers of the answers that have rows, and of those that have none. */
async function found(dir: string): Promise<unknown> {
  const { store, loaded } = await openTestStore(dir)
  await store.close()
  expect(loaded).toMatchObject({ unreadable: [], damage: [] })
  const match = loaded.tables[0]?.match
  return [match?.answers.map(({ n }) => n), match?.tail?.map(({ n }) => n) ?? []]
}
describe('the log of a host that runs', () => {
  it('is left alone by another one, which is refused', async () => {
    const { dir, open } = await playing()
    await accept(open, 1)
    expect(await tryOpenStore(dir)).toMatchObject({ why: 'busy' })
    expect(left(dir)).toEqual([1])
    await open.store.close()
    expect(await found(dir)).toEqual([[1], []])
  })

  it.each([
    ['cannot be written', new CannotOpen('closed', 'no room')],
    ['is of a later version', new CannotOpen('newer', 'schema 99')],
  ])('is kept by a start whose database %s', async (_, fault) => {
    const { dir, open } = await playing()
    const log = new EntryLog(logOf(dir), keyFile(path.join(dir, KEY_FILE)).read() ?? '')
    await open.store.close()
    log.open()
    await log.append({ match: 'm', n: 1, entry: answerFixture(1).entry })
    log.close()
    const refuses = (): Db => {
      throw fault
    }
    expect(await tryOpenStore(dir, refuses)).toMatchObject({ why: fault.why })
    expect(left(dir)).toEqual([1])
    expect(await found(dir)).toEqual([[], [1]])
  })
})

describe('rows that the disk refuses once', () => {
  it('are all written afterwards, in one chain, whatever came first', async () => {
    const fate = { fails: 0 }
    const { dir, open } = await playing(setup =>
      aroundCommits(openDatabase(setup), commit => {
        if (fate.fails-- > 0) throw new Error('the disk is full')
        commit()
      }),
    )
    for (const n of [1, 2, 3]) await accept(open, n)
    fate.fails = 1
    const snapshot = outcome(open.store.saveSnapshot('m', snapshotFixture(3)))
    expect(await snapshot).toContain('the disk is full')
    // None is taken ahead now: this one is stored as a whole, after those that are due.
    expect(open.store.ahead?.log('m', 4, answerFixture(4).entry)).toBeNull()
    await open.store.appendAnswer('m', answerFixture(4))
    await accept(open, 5)
    await open.store.close()
    expect(await found(dir)).toEqual([[1, 2, 3, 4, 5], []])
  })
})

describe('a match that ends while an answer is on its way to the log', () => {
  it('has it before its end', async () => {
    const { dir, open } = await playing()
    const logged = open.store.ahead?.log('m', 1, answerFixture(1).entry)
    const abandoned = open.store.abandon('m')
    await logged
    open.store.ahead?.complete('m', answerFixture(1))
    await abandoned
    await open.store.close()
    const { store, loaded } = await openTestStore(dir)
    expect(loaded).toMatchObject({ unreadable: [], damage: [] })
    await store.close()
  })
})

describe('writes that wait for rows', () => {
  it('are done in the order in which they were made, at whatever moment', async () => {
    for (let later = 0; later < 24; later++) {
      const { dir, open } = await playing()
      await accept(open, 1)
      const older = open.store.saveParty(partyFixture('t', { name: 'Older' }), [])
      await open.store.ahead?.caughtUp()
      for (let turn = 0; turn < later; turn++) await Promise.resolve()
      await Promise.all([older, open.store.saveParty(partyFixture('t', { name: 'Newer' }), [])])
      await open.store.close()
      const { store, loaded } = await openTestStore(dir)
      expect([later, loaded.tables[0]?.party.name]).toEqual([later, 'Newer'])
      await store.close()
    }
  })
})

describe('a storage thread that dies for good', () => {
  async function dying() {
    const threads: PaperThread[] = [],
      later: (() => void)[] = [],
      file = path.join(freshFolder(), DATABASE),
      key = 'ab'.repeat(32)
    const store = new StoreClient({
      ...paperThreads(threads),
      ...{ file, key },
      log: new EntryLog(`${file}${ENTRIES}`, key),
      after: (_, act) => later.push(act),
    })
    const opening = store.open()
    const loaded = { tables: [], unreadable: [], damage: [] }
    threads[0]?.say({ kind: 'opened', loaded, salvaged: null, damaged: null })
    await opening
    await store.ahead?.log('m', 1, answerFixture(1).entry)
    store.ahead?.complete('m', answerFixture(1))
    return { store, threads, later, log: `${file}${ENTRIES}`, key }
  }
  it('holds up no write, no read and no end; the log stays', async () => {
    const { store, threads, log, key } = await dying()
    const waiting = [store.saveParty(partyFixture('t'), []), store.history({ table: null, before: null, limit: 1 })]
    await new Promise(done => setImmediate(done))
    expect(threads[0]?.asked.map(({ kind }) => kind)).toEqual(['open', 'write'])
    threads[0]?.die()
    const after = [...waiting, store.saveParty(partyFixture('t'), [])].map(outcome)
    for (const told of await Promise.all(after)) expect(told).toMatch(/it fell over|has ended/)
    expect(store.ahead?.log('m', 2, answerFixture(2).entry)).toBeNull()
    const closed = store.close()
    threads[1]?.emit('exit')
    await closed
    expect(readEntryLog(log, key).entries.map(({ n }) => n)).toEqual([1])
  })

  it('has rows written by the next one, without asking which of them are there', async () => {
    const { store, threads, later, log } = await dying()
    const saved = outcome(store.saveParty(partyFixture('t'), []))
    await new Promise(done => setImmediate(done))
    threads[0]?.die()
    expect(await saved).toContain('it fell over')
    expect(threads[1]?.asked).toEqual([expect.objectContaining({ kind: 'reopen', unsettled: [] })])
    threads[1]?.say({ kind: 'reopened', verdicts: [] })
    await new Promise(done => setImmediate(done))
    for (const act of later.splice(0)) act()
    const again = threads[1]?.asked[1]
    expect(again).toMatchObject({ kind: 'write', write: { kind: 'rows', rows: [{ match: 'm', answer: { n: 1 } }] } })
    threads[1]?.say({ kind: 'written', verdicts: [[again && 'n' in again ? again.n : -1, null]] })
    await store.ahead?.caughtUp()
    const closed = store.close()
    threads[1]?.emit('exit')
    await closed
    expect(existsSync(log)).toBe(false)
  })
})
