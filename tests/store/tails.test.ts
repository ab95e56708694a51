/**
 * Entries that a crash has left without their rows: they are taken in behind the last answer of a match, follow it until
 * their rows are there, and are checked like these.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import path from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StoredEntry } from '../../src-main/host/storage/storeTypes'
import { committer } from '../../src-main/store/batch'
import { CannotOpen, closeDatabase, openDatabase, type Db } from '../../src-main/store/database'
import { EntryLog } from '../../src-main/store/entryLog'
import type { LoggedEntry } from '../../src-main/store/entryBlocks'
import { ENTRIES } from '../../src-main/store/folder'
import { keyFile } from '../../src-main/store/keys'
import type { StoreReply } from '../../src-main/store/messages'
import { DATABASE, KEY_FILE } from '../../src-main/store/open'
import { load, readMatch } from '../../src-main/store/reads'
import { insertTail } from '../../src-main/store/tails'
import { serveStore } from '../../src-main/store/thread'
import { writer, type Write } from '../../src-main/store/writes'
import { answerFixture, dealFixture, partyFixture, snapshotFixture } from '../kit/storeFixtures'
import { freshFolder, openTestStore, tryOpenStore } from '../kit/testStore'

let dir = '',
  key = '',
  db: Db
beforeEach(() => {
  dir = freshFolder()
  key = keyFile(path.join(dir, KEY_FILE)).create()
  open()
})
afterEach(() => {
  closeDatabase(db)
})

const file = (): string => path.join(dir, DATABASE)
const log = (): string => `${file()}${ENTRIES}`
function open(): void {
  db = openDatabase({ file: file(), key })
}

function write(...writes: readonly Write[]): void {
  const into = writer(db)
  for (const one of writes) into(one, 1)
}
const append = (n: number, match = 'm'): Write => ({ kind: 'append', match, answer: answerFixture(n) })
const OUTCOME = { winners: [1], reason: 'coins' }
/** The match as another computer has gone on with it, to its second answer. */
const TAKEN_OVER: Write = {
  kind: 'adopt',
  table: {
    party: partyFixture('t', { match: 'm', phase: 'match' }),
    decks: [],
    match: {
      deal: { ...dealFixture('m', 't'), dealt: 7 },
      latest: snapshotFixture(1),
      answers: [1, 2].map(n => ({ ...answerFixture(n), events: [] })),
      decks: [],
      ended: null,
    },
  },
}

/** A table whose match has this many answers. */
function played(answers: number, match = 'm', table = 't'): void {
  write(
    { kind: 'party', party: partyFixture(table, { match, phase: 'match' }), decks: [] },
    { kind: 'deal', deal: dealFixture(match, table), decks: [] },
    ...Array.from({ length: answers }, (_, at) => append(at + 1, match)),
  )
}

const entry = (n: number): StoredEntry => ({ n, entry: answerFixture(n).entry })
const logged = (n: number, match = 'm'): LoggedEntry => ({ match, ...entry(n) })
function takeIn(...numbers: readonly number[]): void {
  insertTail(
    db,
    numbers.map(n => logged(n)),
  )
}

/** The numbers of a match's answers, and what was accepted after them. */
function found(match = 'm'): { readonly answers: number[]; readonly tail: readonly StoredEntry[] } | null {
  const read = readMatch(db, match)
  return read && { answers: read.answers.map(({ n }) => n), tail: read.tail ?? [] }
}

/** Whose entries stand in the database, and their numbers. */
const stored = (): string[] =>
  (db.prepare('SELECT match, n FROM entries ORDER BY match, n').all() as { match: string; n: number }[]).map(
    ({ match, n }) => `${match} ${n}`,
  )

/** What a host has logged whose last blocks these are: then it was killed. */
async function leaveLog(...entries: readonly LoggedEntry[]): Promise<void> {
  const left = new EntryLog(log(), key)
  left.open()
  await Promise.all(entries.map(one => left.append(one)))
  left.close()
}

describe('the entries that a crash has left', () => {
  it.each([0, 1, 3])('of a match with %i answers follow them: they are its tail', answers => {
    played(answers)
    takeIn(answers + 1, answers + 2)
    const tail = [answers + 1, answers + 2].map(entry)
    expect(found()).toEqual({ answers: Array.from({ length: answers }, (_, at) => at + 1), tail })
    const { tables, unreadable, damage } = load(db)
    expect([tables[0]?.match?.tail, unreadable, damage]).toEqual([tail, [], []])
  })

  it('are none where there were none: then a match is read as ever', () => {
    played(2)
    takeIn()
    expect(readMatch(db, 'm')).not.toHaveProperty('tail')
    expect(stored()).toEqual([])
  })

  it('of several matches follow each its own', () => {
    played(1)
    played(0, 'other', 'u')
    insertTail(db, [logged(1, 'other'), logged(2), logged(2, 'other'), logged(3)])
    expect([found()?.tail, found('other')?.tail]).toEqual([
      [entry(2), entry(3)],
      [entry(1), entry(2)],
    ])
  })

  it('are still there when the database is opened again', () => {
    played(2)
    takeIn(3, 4)
    closeDatabase(db)
    open()
    expect(found()?.tail).toEqual([entry(3), entry(4)])
  })

  it('are left out where they are rows already, and those behind them are not', () => {
    played(3)
    takeIn(1, 3)
    expect([found()?.tail, stored()]).toEqual([[], []])
    takeIn(2, 3, 4, 5)
    expect(found()).toEqual({ answers: [1, 2, 3], tail: [entry(4), entry(5)] })
  })

  it('are left out behind a gap, and those before it are not', () => {
    played(1)
    takeIn(3, 4)
    expect([found()?.tail, stored()]).toEqual([[], []])
    takeIn(2, 4, 5)
    expect([found()?.tail, stored()]).toEqual([[entry(2)], ['m 2']])
  })

  it('are left out of a match that has ended, whichever way it did', () => {
    for (const match of ['over', 'left']) played(1, match, match)
    write(
      { kind: 'append', match: 'over', answer: { ...answerFixture(2), outcome: OUTCOME } },
      { kind: 'abandon', match: 'left' },
    )
    insertTail(db, [logged(2, 'left'), logged(3, 'over')])
    expect([found('over'), found('left'), stored()]).toEqual([{ answers: [1, 2], tail: [] }, null, []])
  })

  it('are left out of a match that nobody knows', () => {
    played(1)
    insertTail(db, [logged(1, 'unknown'), logged(2)])
    expect(stored()).toEqual(['m 2'])
  })

  it('are left out where they were taken back, with those behind them', () => {
    played(1)
    insertTail(db, [{ ...logged(2), entry: null }, logged(3)])
    expect([found()?.tail, stored()]).toEqual([[], []])
  })

  it('are the same when they are taken in twice', () => {
    played(1)
    takeIn(2, 3)
    const before = db.prepare('SELECT * FROM entries ORDER BY n').all()
    takeIn(2, 3)
    expect(db.prepare('SELECT * FROM entries ORDER BY n').all()).toEqual(before)
    expect(found()?.tail).toEqual([entry(2), entry(3)])
  })

  it('go on from what an earlier crash has left', () => {
    played(1)
    takeIn(2)
    takeIn(2, 3)
    takeIn(4)
    expect(found()?.tail).toEqual([2, 3, 4].map(entry))
  })

  it('are all taken in, or none', () => {
    played(1)
    db.exec("CREATE TRIGGER full BEFORE INSERT ON entries WHEN NEW.n = 3 BEGIN SELECT RAISE(ABORT, 'full'); END")
    expect(() => {
      takeIn(2, 3)
    }).toThrow('full')
    expect([stored(), db.inTransaction]).toEqual([[], false])
  })
})

describe('an entry that is not as it was taken in makes its match damaged', () => {
  beforeEach(() => {
    played(2)
    played(1, 'other', 'u')
    insertTail(db, [logged(2, 'other'), logged(3), logged(3, 'other'), logged(4), logged(5)])
  })

  it.each([
    ['if its answer is another', "UPDATE entries SET entry = replace(entry, 'swap', 'keep') WHERE n = 4", 4],
    ['if it is of another seat', `UPDATE entries SET entry = replace(entry, '"seat":0', '"seat":1') WHERE n = 5`, 5],
    ['if its MAC is another', "UPDATE entries SET mac = 'A' || substr(mac, 2) || 'A' WHERE n = 3 AND match = 'm'", 3],
    [
      'if it is that of another match',
      `UPDATE entries SET (entry, mac) = (SELECT entry, mac FROM entries WHERE match = 'other' AND n = 3)
        WHERE match = 'm' AND n = 3`,
      3,
    ],
    ['if it is gone, and it was the first', "DELETE FROM entries WHERE match = 'm' AND n = 3", 3],
    ['if it is gone from between others', "DELETE FROM entries WHERE match = 'm' AND n = 4", 4],
    [
      'if it stands in the place of one that is gone',
      'DELETE FROM entries WHERE n = 4; UPDATE entries SET n = 4 WHERE n = 5',
      4,
    ],
  ])('%s', (_, change, n) => {
    db.exec(change)
    const { tables, unreadable, damage } = load(db)
    expect([unreadable, damage]).toEqual([['m'], [{ kind: 'answer', id: 'm', n }]])
    expect(tables.map(({ match }) => match?.tail)).toEqual([undefined, [entry(2), entry(3)]])
  })

  it('if the last answer before it is cut off', () => {
    db.exec("DELETE FROM answers WHERE match = 'm' AND n = 2")
    expect(load(db).damage).toEqual([{ kind: 'answer', id: 'm', n: 2 }])
  })

  it('if it is from before the match was taken over from another computer', () => {
    db.exec("CREATE TEMP TABLE kept AS SELECT * FROM entries WHERE match = 'm'")
    write(TAKEN_OVER)
    expect(load(db).damage).toEqual([])
    db.exec('INSERT INTO entries SELECT * FROM kept')
    expect(load(db).damage).toEqual([{ kind: 'answer', id: 'm', n: 3 }])
  })

  it('but not if it was the last of all: as with answers, such a cut is not detected', () => {
    db.exec("DELETE FROM entries WHERE match = 'm' AND n = 5")
    expect([load(db).damage, found()?.tail]).toEqual([[], [entry(3), entry(4)]])
  })
})

describe('an entry goes', () => {
  beforeEach(() => {
    played(1)
    played(1, 'other', 'u')
    insertTail(db, [logged(2), logged(2, 'other'), logged(3), logged(4)])
  })
  const OTHER = 'other 2'

  it('when its row comes, and none behind it does', () => {
    write(append(2))
    expect(stored()).toEqual(['m 3', 'm 4', OTHER])
    write(append(3), append(4))
    expect([stored(), found()]).toEqual([[OTHER], { answers: [1, 2, 3, 4], tail: [] }])
  })

  it('when its row comes, and those behind it still follow', () => {
    write(append(2))
    expect(load(db).damage).toEqual([])
    expect(found()).toEqual({ answers: [1, 2], tail: [entry(3), entry(4)] })
  })

  it('not when its row could not be written', () => {
    const before = stored()
    db.exec("CREATE TRIGGER full AFTER DELETE ON entries BEGIN SELECT RAISE(ABORT, 'full'); END")
    expect(committer(db, writer(db))([append(2)], 1)).toEqual(['full'])
    expect([stored(), found()]).toEqual([before, { answers: [1], tail: [entry(2), entry(3), entry(4)] }])
  })

  it('when its match ends, with all of that match', () => {
    write({ kind: 'append', match: 'm', answer: { ...answerFixture(2), outcome: OUTCOME } })
    expect([stored(), found()]).toEqual([[OTHER], { answers: [1, 2], tail: [] }])
  })

  it('when its match is given up, with all of that match', () => {
    write({ kind: 'abandon', match: 'm' })
    expect(stored()).toEqual([OTHER])
  })

  it('when its match is taken over from another computer, which has gone on with it in its own way', () => {
    write(TAKEN_OVER)
    expect([stored(), found()]).toEqual([[OTHER], { answers: [1, 2], tail: [] }])
    write(append(3))
    expect([load(db).damage, found()]).toEqual([[], { answers: [1, 2, 3], tail: [] }])
  })

  it('when another was accepted in its place since: that one counts', () => {
    const other = { ...logged(2), entry: { ...entry(2).entry, answer: 'keep' } }
    insertTail(db, [other])
    expect(found()?.tail).toEqual([{ n: 2, entry: other.entry }])
  })
})

describe('a host that is started after a crash', () => {
  beforeEach(async () => {
    played(1)
    closeDatabase(db)
    await leaveLog(logged(1), logged(2), logged(3), { ...logged(4), entry: null })
  })
  // The tests open and close it themselves.
  afterEach(() => {
    open()
  })

  /** Tails of the tables that are found, with the folder's files. */
  async function started(): Promise<readonly (readonly StoredEntry[] | undefined)[]> {
    const { store, loaded, aside, damaged } = await openTestStore(dir)
    await store.close()
    expect([aside, damaged]).toEqual([null, null])
    return loaded.tables.map(({ match }) => match?.tail)
  }
  const TAIL = [entry(2), entry(3)]

  it('finds what was accepted, also at the start after: by then the log is begun anew', async () => {
    expect(await started()).toEqual([TAIL])
    expect(existsSync(log())).toBe(false)
    expect(await started()).toEqual([TAIL])
  })

  it('finds no more than that where the log is put back', async () => {
    const left = readFileSync(log())
    await started()
    writeFileSync(log(), left)
    expect(await started()).toEqual([TAIL])
  })

  it('stores the rows, and finds them at the next start', async () => {
    const { store } = await openTestStore(dir)
    for (const n of [2, 3]) await store.appendAnswer('m', answerFixture(n))
    await store.close()
    expect(await started()).toEqual([undefined])
    open()
    expect([stored(), found()]).toEqual([[], { answers: [1, 2, 3], tail: [] }])
    closeDatabase(db)
  })

  /** A database that takes nothing long, as on a disk that is full. */
  const full: typeof openDatabase = setup => {
    const filled = openDatabase(setup)
    filled.exec('PRAGMA max_page_count = 1')
    return filled
  }
  const long = { ...logged(2), entry: { ...entry(2).entry, answer: 'x'.repeat(100_000) } }

  it('whose database takes no write says that it cannot be opened: it is not damaged', async () => {
    await leaveLog(long)
    const { port1, port2 } = new MessageChannel()
    serveStore(port2, full)
    const reply = async (): Promise<StoreReply> => ((await once(port1, 'message')) as [StoreReply])[0]
    const message = { kind: 'open', file: file(), key, from: null } as const
    port1.postMessage(message)
    expect(await reply()).toMatchObject({ kind: 'cannotOpen', why: 'closed', detail: expect.stringMatching(/full/) })
    // It was released, and what needs no room is taken in.
    await leaveLog(logged(2))
    port1.postMessage(message)
    expect(await reply()).toMatchObject({ kind: 'opened', loaded: { tables: [{ match: { tail: [entry(2)] } }] } })
    port1.postMessage({ kind: 'close' })
    expect(await reply()).toEqual({ kind: 'closed' })
  })

  it('whose database takes no write sets nothing aside', async () => {
    await leaveLog(long)
    expect(await tryOpenStore(dir, full)).toMatchObject({ why: 'closed' })
    expect(readdirSync(dir).filter(name => name.includes('aside'))).toEqual([])
    expect(existsSync(file())).toBe(true)
  })

  it('whose database takes no write keeps the log: once there is room, all is found', async () => {
    await leaveLog(long)
    const left = readFileSync(log())
    expect(await tryOpenStore(dir, full)).toMatchObject({ why: 'closed' })
    expect(existsSync(log()) && readFileSync(log()).equals(left)).toBe(true)
    expect(await started()).toEqual([[{ n: 2, entry: long.entry }]])
  })

  it.each(['busy', 'newer', 'unsafe', 'closed'] as const)(
    'whose database cannot be opened (%s) keeps the log: it may be that of another host',
    async why => {
      const left = readFileSync(log())
      const refused: typeof openDatabase = () => {
        throw new CannotOpen(why, 'not now')
      }
      expect(await tryOpenStore(dir, refused)).toMatchObject({ why })
      expect(existsSync(log()) && readFileSync(log()).equals(left)).toBe(true)
    },
  )

  it('whose database is set aside takes in what was accepted behind the rows that were saved', async () => {
    let fails = true
    const { store, loaded, aside } = await openTestStore(dir, setup => {
      if (!fails) return openDatabase(setup)
      fails = false
      throw new CannotOpen('unreadable', 'a page')
    })
    await store.close()
    expect(aside?.salvaged).toEqual({ parties: 1, matches: 1, answers: 1 })
    expect(loaded.tables[0]?.match?.tail).toEqual(TAIL)
  })

  it('whose database is set aside keeps what an earlier crash has left in it', async () => {
    expect(await started()).toEqual([TAIL])
    let fails = true
    const { store, loaded } = await openTestStore(dir, setup => {
      if (!fails) return openDatabase(setup)
      fails = false
      throw new CannotOpen('unreadable', 'a page')
    })
    await store.close()
    expect(loaded.tables[0]?.match?.tail).toEqual(TAIL)
  })

  it('while another is being ended finds what that one accepted last', async () => {
    await leaveLog(logged(2), logged(3))
    const all = readFileSync(log())
    await leaveLog(logged(2))
    // The database is free once the other host is gone, and by then it has logged more.
    const { store, loaded } = await openTestStore(dir, setup => {
      writeFileSync(log(), all)
      return openDatabase(setup)
    })
    await store.close()
    expect(loaded.tables[0]?.match?.tail).toEqual(TAIL)
  })

  it('copies a log that is damaged before it begins a new one, and says how much is lost', async () => {
    const left = new EntryLog(log(), key)
    left.open()
    for (const n of [2, 3, 4, 5]) await left.append(logged(n))
    left.close()
    // The blocks have the same length: this is in the third, behind its own.
    const bytes = readFileSync(log()),
      at = bytes.length / 2 + 4
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    writeFileSync(log(), bytes)
    const { store, loaded, damaged } = await openTestStore(dir)
    await store.close()
    expect(loaded.tables[0]?.match?.tail).toEqual([entry(2), entry(3)])
    expect(damaged?.lost).toBe(2)
    expect(readFileSync(damaged?.file ?? '').equals(bytes)).toBe(true)
  })
})
