/** The database file: what is written comes back; who may open it, and what it looks like from outside. */
import { copyFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import Database from 'libsql'
import { describe, expect, it, vi } from 'vitest'
import { CannotOpen, closeDatabase, openDatabase, type Db } from '../../src-main/store/database'
import { SCHEMA } from '../../src-main/store/schema'
import { load, readMatch } from '../../src-main/store/reads'
import { writer, type Write } from '../../src-main/store/writes'
import { answerFixture, dealFixture, partyFixture, snapshotFixture } from '../kit/storeFixtures'
import { freshFolder } from '../kit/testStore'

const KEY = 'ab'.repeat(32)
const fileIn = (dir: string): string => path.join(dir, 'tables.db')

/** Opens, writes and closes. */
function written(file: string, ...writes: readonly Write[]): void {
  const db = openDatabase({ file, key: KEY })
  const write = writer(db)
  try {
    for (const [at, one] of writes.entries()) write(one, at)
  } finally {
    closeDatabase(db)
  }
}

function reading<T>(file: string, read: (db: Db) => T): T {
  const db = openDatabase({ file, key: KEY })
  try {
    return read(db)
  } finally {
    closeDatabase(db)
  }
}

const whyNot = (file: string, key = KEY): string => {
  try {
    closeDatabase(openDatabase({ file, key, busy: 0 }))
    return 'opened'
  } catch (fault) {
    return fault instanceof CannotOpen ? fault.why : String(fault)
  }
}

const DECK = { hash: 'd'.repeat(64), deck: { cards: ['the forged letter'] } }

describe('what is written', () => {
  it('comes back: parties in their order, with their decks and matches', () => {
    const file = fileIn(freshFolder())
    const party = partyFixture('t', { phase: 'match', match: 'm', decks: [DECK.hash] })
    written(
      file,
      { kind: 'party', party: partyFixture('t'), decks: [DECK] },
      { kind: 'party', party: partyFixture('a'), decks: [] },
      { kind: 'deal', deal: dealFixture('m', 't', DECK.hash), decks: [DECK] },
      { kind: 'party', party, decks: [] },
      { kind: 'append', match: 'm', answer: answerFixture(1) },
      { kind: 'snapshot', match: 'm', snapshot: snapshotFixture(1, DECK.hash) },
      { kind: 'append', match: 'm', answer: answerFixture(2) },
    )
    const deal = { ...dealFixture('m'), snapshot: undefined }
    expect(reading(file, load)).toEqual({
      unreadable: [],
      damage: [],
      tables: [
        {
          party,
          decks: [DECK],
          match: {
            deal: { ...deal, dealt: 2 },
            ended: null,
            latest: snapshotFixture(1, DECK.hash),
            answers: [answerFixture(1), answerFixture(2)],
            decks: [DECK, DECK],
          },
        },
        { party: partyFixture('a'), decks: [], match: null },
      ],
    })
  })

  it('keeps the outcome of a finished match, and drops an abandoned one', () => {
    const file = fileIn(freshFolder())
    const outcome = { winners: [1], reason: 'coins' }
    written(
      file,
      { kind: 'deal', deal: dealFixture('m'), decks: [] },
      { kind: 'deal', deal: dealFixture('broken off'), decks: [] },
      { kind: 'append', match: 'm', answer: { ...answerFixture(1), outcome } },
      { kind: 'abandon', match: 'm' },
      { kind: 'abandon', match: 'broken off' },
    )
    expect(reading(file, db => readMatch(db, 'm'))?.answers).toEqual([{ ...answerFixture(1), outcome }])
    expect(reading(file, db => readMatch(db, 'broken off'))).toBeNull()
  })

  it('is taken over whole from another computer, in place of what was here: with its newest snapshot and its end', () => {
    const file = fileIn(freshFolder())
    const outcome = { winners: [1], reason: 'coins' }
    const adopted = (answers: number, over: boolean): Write => ({
      kind: 'adopt',
      table: {
        party: partyFixture('t', { match: 'm', decks: [DECK.hash] }),
        decks: [DECK],
        match: {
          deal: { ...dealFixture('m', 't'), dealt: 7 },
          latest: snapshotFixture(answers - 1),
          answers: Array.from({ length: answers }, (_, n) => ({
            ...answerFixture(n + 1),
            outcome: over && n + 1 === answers ? outcome : null,
          })),
          decks: [],
          ended: over ? 9 : null,
        },
      },
    })
    written(file, { kind: 'deal', deal: dealFixture('m'), decks: [] }, adopted(3, false))
    expect(reading(file, db => readMatch(db, 'm'))).toMatchObject({
      deal: { dealt: 7 },
      latest: snapshotFixture(2),
      answers: [1, 2, 3].map(answerFixture),
      ended: null,
    })
    written(file, adopted(2, true))
    expect(reading(file, load)).toMatchObject({
      damage: [],
      tables: [{ decks: [DECK], match: { latest: snapshotFixture(1), ended: 9, answers: [{}, { outcome }] } }],
    })
  })

  it('is taken over with the deck of a match that the party has put away since', () => {
    const file = fileIn(freshFolder())
    written(file, {
      kind: 'adopt',
      table: {
        party: partyFixture('t', { match: 'm', decks: [] }),
        decks: [],
        match: {
          deal: { ...dealFixture('m', 't', DECK.hash), dealt: 7 },
          latest: snapshotFixture(0, DECK.hash),
          answers: [],
          decks: [DECK],
          ended: null,
        },
      },
    })
    expect(reading(file, load)).toMatchObject({ unreadable: [], tables: [{ match: { decks: [DECK] } }] })
  })

  it('goes on from what was taken over, whichever way the match had gone here', () => {
    const file = fileIn(freshFolder())
    const append = (n: number): Write => ({ kind: 'append', match: 'm', answer: answerFixture(n) })
    const party = partyFixture('t', { match: 'm', phase: 'match' })
    written(
      file,
      { kind: 'deal', deal: dealFixture('m'), decks: [] },
      ...[1, 2, 3].map(append),
      {
        kind: 'adopt',
        table: {
          party,
          decks: [],
          match: {
            deal: { ...dealFixture('m', 't'), dealt: 7 },
            latest: snapshotFixture(1),
            answers: [1, 2, 3].map(n => ({ ...answerFixture(n), events: [] })),
            decks: [],
            ended: null,
          },
        },
      },
      ...[4, 5].map(append),
    )
    const { damage, tables } = reading(file, load)
    expect(damage).toEqual([])
    expect(tables[0]?.match?.answers.map(({ n, events }) => [n, events.length])).toEqual([
      ...[1, 2, 3].map(n => [n, 0]),
      ...[4, 5].map(n => [n, 1]),
    ])
  })

  it('contains no answer twice, and none of an unknown match', () => {
    const file = fileIn(freshFolder())
    const append = (match: string): Write => ({ kind: 'append', match, answer: answerFixture(1) })
    expect(() => {
      written(file, { kind: 'deal', deal: dealFixture('m'), decks: [] }, append('m'), append('m'))
    }).toThrow(/UNIQUE/)
    expect(() => {
      written(file, append('nobody dealt'))
    }).toThrow(/FOREIGN KEY/)
  })

  it('if a match has a hole in its journal, is reported for that match and kept for the others', () => {
    const file = fileIn(freshFolder())
    written(
      file,
      { kind: 'party', party: partyFixture('t', { match: 'm' }), decks: [] },
      { kind: 'party', party: partyFixture('u'), decks: [] },
      { kind: 'deal', deal: dealFixture('m'), decks: [] },
      { kind: 'append', match: 'm', answer: answerFixture(2) },
    )
    const { tables, unreadable } = reading(file, load)
    expect(unreadable).toEqual(['m'])
    expect(tables.map(({ party, match }) => [party.id, match])).toEqual([
      ['t', null],
      ['u', null],
    ])
  })

  it('cannot be read from outside', () => {
    const dir = freshFolder(),
      file = fileIn(dir)
    const db = openDatabase({ file, key: KEY })
    writer(db)({ kind: 'party', party: partyFixture('t'), decks: [] }, 1)
    for (const part of ['', '-wal']) {
      const bytes = readFileSync(file + part)
      for (const secret of ['SQLite format', 'Anna', 'CREATE TABLE']) expect(bytes.includes(secret)).toBe(false)
    }
    closeDatabase(db)
  })
})

describe('a file', () => {
  it('opens only with its own key', () => {
    const file = fileIn(freshFolder())
    written(file, { kind: 'party', party: partyFixture('t'), decks: [] })
    expect(whyNot(file, 'cd'.repeat(32))).toBe('unreadable')
    expect(whyNot(file)).toBe('opened')
  })

  it('is open in one host only', () => {
    const file = fileIn(freshFolder())
    const db = openDatabase({ file, key: KEY })
    expect(whyNot(file)).toBe('busy')
    closeDatabase(db)
    expect(whyNot(file)).toBe('opened')
  })

  it('that cannot be written is refused at once, though its host was killed, and stays as it was', () => {
    const [file = '', killed = '', later = ''] = Array.from({ length: 3 }, () => fileIn(freshFolder()))
    const copied = (from: string, to: string): void => {
      for (const part of ['', '-wal']) copyFileSync(from + part, to + part)
    }
    reading(file, db => {
      writer(db)({ kind: 'party', party: partyFixture('t'), decks: [] }, 1)
      copied(file, killed)
    })
    const before = readFileSync(killed)
    expect(whyNot(`${pathToFileURL(killed).href}?mode=ro`)).toBe('closed')
    expect(readFileSync(killed).equals(before)).toBe(true)
    copied(killed, later)
    expect(reading(later, load).tables.map(({ party }) => party.id)).toEqual(['t'])
  })

  it('syncs each commit, with a write-ahead log', () => {
    reading(fileIn(freshFolder()), db => {
      expect(db.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' })
      expect(db.prepare('PRAGMA synchronous').get()).toMatchObject({ synchronous: 2 })
    })
  })

  it('is refused where it would not be durable', () => {
    // A database in memory has no write-ahead log: we check what SQLite reports instead of trusting it.
    expect(whyNot(':memory:')).toBe('unsafe')
  })

  it('is refused where it would not sync each commit, whatever it was asked to do, and can be opened afterwards', () => {
    const file = fileIn(freshFolder())
    const { exec } = Database.prototype
    const weaker = vi.spyOn(Database.prototype, 'exec').mockImplementation(function (this: Database.Database, sql) {
      return exec.call(this, sql.replace('synchronous = FULL', 'synchronous = NORMAL'))
    })
    expect(whyNot(file)).toBe('unsafe')
    weaker.mockRestore()
    closeDatabase(openDatabase({ file, key: KEY, busy: 0 }))
  })

  it.each([SCHEMA - 2, SCHEMA + 1])('of version %i is refused, and not touched', version => {
    const file = fileIn(freshFolder())
    const db = openDatabase({ file, key: KEY })
    db.exec(`PRAGMA user_version = ${version}`)
    closeDatabase(db)
    const before = readFileSync(file)
    expect(whyNot(file)).toBe('newer')
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('in which not all tables can be made has none of them', () => {
    const file = fileIn(freshFolder())
    const open = (): Database.Database => new Database(file, { encryptionKey: KEY } as Database.Options)
    const strange = open()
    strange.exec('CREATE TABLE answers (a)')
    strange.close()
    expect(whyNot(file)).toBe('closed')
    const same = open()
    expect(same.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()).toMatchObject([
      { name: 'answers' },
    ])
    same.close()
  })
})
