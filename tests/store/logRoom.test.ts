/** The log has its room from the first answers on: it grows no more, and what is in it is what was written. */
import { copyFileSync, existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeDatabase, openDatabase, type Db } from '../../src-main/store/database'
import { keyFile } from '../../src-main/store/keys'
import { LOG_ROOM, makeLogRoom } from '../../src-main/store/logRoom'
import { DATABASE, KEY_FILE } from '../../src-main/store/open'
import { writer, type Write } from '../../src-main/store/writes'
import { answerFixture, dealFixture, partyFixture } from '../kit/storeFixtures'
import { freshFolder, openTestStore } from '../kit/testStore'

/** What the disk can still take, and the most that it takes at a time, in bytes; how often it was synced. */
const disk = vi.hoisted(() => ({ room: Infinity, most: Infinity, synced: 0 }))
vi.mock('node:fs', async original => {
  const fs = await original<typeof import('node:fs')>()
  return {
    ...fs,
    writeSync: (file: number, bytes: Buffer, from: number, length: number, at: number) => {
      if (disk.room === 0) throw new Error('ENOSPC')
      const taken = fs.writeSync(file, bytes, from, Math.min(length, disk.most, disk.room), at)
      disk.room -= taken
      return taken
    },
    fsyncSync: (file: number) => {
      disk.synced++
      fs.fsyncSync(file)
    },
  }
})

let dir = '',
  db: Db,
  write: (single: Write) => void
beforeEach(() => {
  Object.assign(disk, { room: Infinity, most: Infinity })
  dir = freshFolder()
  db = openDatabase({ file: path.join(dir, DATABASE), key: keyFile(path.join(dir, KEY_FILE)).create() })
  const into = writer(db)
  write = single => {
    db.exec('BEGIN')
    into(single, 0)
    db.exec('COMMIT')
  }
  write({ kind: 'party', party: partyFixture('t', { match: 'm', phase: 'match' }), decks: [] })
  write({ kind: 'deal', deal: dealFixture('m', 't'), decks: [] })
})
afterEach(() => {
  closeDatabase(db)
})

const file = (): string => path.join(dir, DATABASE)
const log = (): string => `${file()}-wal`
const length = (): number => statSync(log()).size
function answer(from: number, to: number): void {
  for (let n = from; n <= to; n++) write({ kind: 'append', match: 'm', answer: answerFixture(n) })
}

/** What a host finds that is started with these files. */
async function found(): Promise<{ readonly answers: number | undefined; readonly damaged: unknown }> {
  const copy = freshFolder()
  for (const name of [DATABASE, `${DATABASE}-wal`, KEY_FILE]) copyFileSync(path.join(dir, name), path.join(copy, name))
  const { store, loaded, damaged } = await openTestStore(copy)
  await store.close()
  return { answers: loaded.tables[0]?.match?.answers.length, damaged }
}

describe('the log', () => {
  it('has its room at once, and never grows: not with the answers of an evening', () => {
    const before = length()
    makeLogRoom(file())
    expect(before).toBeLessThan(LOG_ROOM)
    expect(length()).toBe(LOG_ROOM)
    answer(1, 1500)
    expect(length()).toBe(LOG_ROOM)
  })

  it('grows with the answers where it has no room', () => {
    const before = length()
    answer(1, 20)
    expect(length()).toBeGreaterThan(before)
  })

  it('is on the disk with its room, wherever the disk takes a piece at a time', () => {
    disk.most = 100_000
    const before = readFileSync(log()),
      { synced } = disk
    makeLogRoom(file())
    const after = readFileSync(log())
    expect(disk.synced).toBe(synced + 1)
    expect(after).toHaveLength(LOG_ROOM)
    expect(after.subarray(0, before.length).equals(before)).toBe(true)
    expect(after.subarray(before.length).every(byte => byte === 0)).toBe(true)
  })

  it('of a host that was killed has all its answers, and is no damaged one', async () => {
    answer(1, 10)
    makeLogRoom(file())
    expect(await found()).toEqual({ answers: 10, damaged: null })
    answer(11, 30)
    expect(await found()).toEqual({ answers: 30, damaged: null })
  })

  it('of a host that was killed after it began again at the front has all its answers too', async () => {
    makeLogRoom(file())
    answer(1, 1500)
    expect(await found()).toEqual({ answers: 1500, damaged: null })
  })

  it('that has its room already is left as it is', () => {
    makeLogRoom(file())
    answer(1, 5)
    const before = readFileSync(log())
    makeLogRoom(file())
    expect(readFileSync(log()).equals(before)).toBe(true)
  })

  it('stays as it was on a disk that is full, and goes on', () => {
    const before = length()
    disk.room = 1_000_000
    makeLogRoom(file())
    expect(length()).toBe(before)
    answer(1, 3)
    expect(length()).toBeGreaterThan(before)
  })

  it('of a database that is closed is not made again', () => {
    closeDatabase(db)
    makeLogRoom(file())
    expect(existsSync(log())).toBe(false)
    db = openDatabase({ file: file(), key: keyFile(path.join(dir, KEY_FILE)).read() ?? '' })
  })
})
