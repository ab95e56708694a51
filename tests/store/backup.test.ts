/** A backup: one file that contains everything, and opens only with its passphrase. */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { backUp, restore } from '../../src-main/store/backup'
import { closeDatabase, openDatabase } from '../../src-main/store/database'
import { EntryLog } from '../../src-main/store/entryLog'
import { ENTRIES } from '../../src-main/store/folder'
import { DATABASE, KEY_FILE } from '../../src-main/store/open'
import { seal } from '../../src-main/store/sealedBackup'
import { answerFixture, dealFixture, partyFixture } from '../kit/storeFixtures'
import { freshFolder, NOON, openTestStore } from '../kit/testStore'

/** Scrypt with a thousandth of its work, for all but one test: what it costs is no part of what is tried here. */
const scrypt = vi.hoisted(() => ({ isWhole: false, worked: [] as number[] }))
vi.mock('node:crypto', async original => {
  const crypto = await original<typeof import('node:crypto')>()
  return {
    ...crypto,
    scryptSync: (...[password, salt, length, options]: Parameters<typeof crypto.scryptSync>) => {
      scrypt.worked.push(options?.N ?? 0)
      return crypto.scryptSync(password, salt, length, scrypt.isWhole ? options : { ...options, N: 128 })
    },
  }
})

const PASSPHRASE = 'correct horse battery staple'
/** Enough for several chunks. */
const LONG = 'x'.repeat(1_200_000)

let dir = '',
  file = ''

/** A folder with a party and a match. */
async function used(name = 't', long = ''): Promise<string> {
  const folder = freshFolder()
  const { store } = await openTestStore(folder)
  await store.saveParty(partyFixture(name, { match: 'm' }), [])
  await store.saveDeal(dealFixture('m', name), [])
  await store.appendAnswer('m', { ...answerFixture(1), events: [{ event: long }] })
  await store.close()
  return folder
}

async function parties(folder: string): Promise<readonly [string, number][]> {
  const { store, loaded, aside } = await openTestStore(folder)
  await store.close()
  expect(aside).toBeNull()
  return loaded.tables.map(({ party, match }) => [party.id, match?.answers.length ?? 0])
}

const listing = (folder: string): unknown[] =>
  readdirSync(folder)
    .sort()
    .map(name => [name, readFileSync(path.join(folder, name)).toString('base64')])

beforeAll(async () => {
  dir = await used('t', LONG)
  file = path.join(freshFolder(), 'evening.undertable')
  expect(backUp({ dir, file, passphrase: PASSPHRASE })).toBeNull()
})

describe('a backup', () => {
  it('costs whoever tries a passphrase 128 MB and half a second, each time', async () => {
    scrypt.isWhole = true
    const whole = path.join(freshFolder(), 'whole.undertable'),
      to = freshFolder()
    scrypt.worked.length = 0
    expect(backUp({ dir, file: whole, passphrase: PASSPHRASE })).toBeNull()
    expect(restore({ dir: to, file: whole, passphrase: PASSPHRASE }, NOON)).toEqual({ aside: [] })
    scrypt.isWhole = false
    expect(scrypt.worked).toEqual([2 ** 17, 2 ** 17])
    expect(await parties(to)).toEqual([['t', 1]])
  })

  it('restores everything in an empty folder, and leaves no other files', async () => {
    const empty = path.join(freshFolder(), 'new')
    expect(restore({ dir: empty, file, passphrase: PASSPHRASE }, NOON)).toEqual({ aside: [] })
    expect(readdirSync(empty).sort()).toEqual([DATABASE, KEY_FILE])
    expect(await parties(empty)).toEqual([['t', 1]])
    expect(readdirSync(dir).sort()).toEqual([DATABASE, KEY_FILE])
    if (process.platform !== 'win32') expect(statSync(path.join(empty, KEY_FILE)).mode & 0o777).toBe(0o600)
  })

  it('opens if the passphrase was typed on another keyboard', () => {
    const accented = path.join(freshFolder(), 'b')
    expect(backUp({ dir, file: accented, passphrase: 'caffè caffè' })).toBeNull()
    expect(restore({ dir: freshFolder(), file: accented, passphrase: 'caffe\u0300 caffe\u0300' }, NOON)).toEqual({
      aside: [],
    })
  })

  it('contains neither the key nor any plain text', () => {
    const bytes = readFileSync(file)
    const key = readFileSync(path.join(dir, KEY_FILE), 'utf8').trim()
    for (const secret of [key, Buffer.from(key, 'hex'), 'SQLite format', 'Anna', 'xxxxxxxxxxxxxxxx'])
      expect(bytes.includes(secret)).toBe(false)
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('rejects any other passphrase, and changes nothing', async () => {
    const hosts = await used('mine')
    const before = listing(hosts)
    expect(restore({ dir: hosts, file, passphrase: `${PASSPHRASE}!` }, NOON)).toMatchObject({ why: 'passphrase' })
    expect(listing(hosts)).toEqual(before)
  })

  it('that is no file of ours, is of a later version, or asks for too much memory is not opened', () => {
    const bytes = readFileSync(file)
    const bad = (name: string, change: (text: string) => string): string => {
      const at = path.join(freshFolder(), name)
      writeFileSync(at, change(bytes.toString('latin1')), 'latin1')
      return at
    }
    const why = (at: string): unknown => restore({ dir: freshFolder(), file: at, passphrase: PASSPHRASE }, NOON)
    expect(why(bad('a', () => 'hello'))).toMatchObject({ why: 'notOurs' })
    expect(why(bad('b', text => text.replace('BACKUP 1', 'BACKUP 2')))).toMatchObject({ why: 'later' })
    expect(why(bad('c', text => text.replace('"N":131072', '"N":1073741824')))).toMatchObject({ why: 'damaged' })
    expect(why(bad('d', text => text.replace('"N":131072', '"N":65536')))).toMatchObject({ why: 'passphrase' })
    for (const [name, right, wrong] of [
      ['r', '"r":8', '"r":9'],
      ['p', '"p":1', '"p":2'],
      ['no power of two', '"N":131072', '"N":131071'],
      ['no work', '"N":131072', '"N":1'],
      ['salt', '"salt":"', '"salt":"0'],
      ['more', '{"scrypt"', '{"more":1,"scrypt"'],
      ['version', 'BACKUP 1', 'BACKUP one'],
    ] as const)
      expect([name, why(bad(name, text => text.replace(right, wrong)))]).toMatchObject([name, { why: 'damaged' }])
    expect(why(bad('most', text => text.replace('"N":131072', '"N":1048576')))).toMatchObject({ why: 'passphrase' })
    expect(why(path.join(freshFolder(), 'none'))).toMatchObject({ why: 'closed' })
  })

  it('is not made of a folder whose key is gone, nor of one in which nothing is stored: that is said', async () => {
    const folder = await used('keyless')
    rmSync(path.join(folder, KEY_FILE))
    const to = path.join(freshFolder(), 'evening.undertable')
    expect(backUp({ dir: folder, file: to, passphrase: PASSPHRASE })).toEqual({ why: 'unreadable', detail: 'no key' })
    expect(backUp({ dir: freshFolder(), file: to, passphrase: PASSPHRASE })).toMatchObject({ why: 'nothing' })
    expect(existsSync(to)).toBe(false)
  })

  it.skipIf(process.getuid === undefined)(
    'is neither made of nor restored in a folder that others may write to',
    () => {
      const shared = freshFolder()
      chmodSync(shared, 0o777)
      const refused = { why: 'shared', detail: shared }
      expect(backUp({ dir: shared, file: path.join(freshFolder(), 'b'), passphrase: PASSPHRASE })).toEqual(refused)
      expect(restore({ dir: shared, file, passphrase: PASSPHRASE }, NOON)).toEqual(refused)
      expect(readdirSync(shared)).toEqual([])
    },
  )

  it('of a later schema is not restored', () => {
    const later = path.join(freshFolder(), DATABASE),
      to = path.join(freshFolder(), 'later'),
      key = 'ab'.repeat(32)
    const db = openDatabase({ file: later, key })
    db.exec('PRAGMA user_version = 2')
    closeDatabase(db)
    seal(later, key, PASSPHRASE, to)
    const empty = freshFolder()
    expect(restore({ dir: empty, file: to, passphrase: PASSPHRASE }, NOON)).toMatchObject({ why: 'later' })
    expect(readdirSync(empty)).toEqual([])
  })
})

describe('answers of which a crash has left no more than what was answered', () => {
  /** A folder with a match of one answer, whose second one stands in the log alone. */
  async function crashed(): Promise<string> {
    const folder = await used()
    const key = readFileSync(path.join(folder, KEY_FILE), 'utf8').trim()
    const log = new EntryLog(path.join(folder, `${DATABASE}${ENTRIES}`), key)
    log.open()
    await log.append({ match: 'm', n: 2, entry: answerFixture(2).entry })
    log.close()
    return folder
  }
  async function tail(folder: string): Promise<unknown> {
    const { store, loaded, aside, damaged } = await openTestStore(folder)
    await store.close()
    expect([aside, damaged, loaded.damage]).toEqual([null, null, []])
    return loaded.tables[0]?.match?.tail
  }
  const ACCEPTED = [{ n: 2, entry: answerFixture(2).entry }]

  it('are backed up with the others, and set aside with them when something else is restored', async () => {
    const folder = await crashed(),
      backup = path.join(freshFolder(), 'evening.undertable'),
      elsewhere = freshFolder()
    expect(backUp({ dir: folder, file: backup, passphrase: PASSPHRASE })).toBeNull()
    expect(readdirSync(folder).sort()).toEqual([DATABASE, `${DATABASE}${ENTRIES}`, KEY_FILE])
    expect(restore({ dir: elsewhere, file: backup, passphrase: PASSPHRASE }, NOON)).toEqual({ aside: [] })
    expect(readdirSync(elsewhere).sort()).toEqual([DATABASE, KEY_FILE])
    expect(await tail(elsewhere)).toEqual(ACCEPTED)
    expect(await tail(folder)).toEqual(ACCEPTED)

    const hosts = await crashed(),
      log = readFileSync(path.join(hosts, `${DATABASE}${ENTRIES}`)),
      aside = (name: string): string => `${name}.aside-2026-01-02T12-00-00`
    expect(restore({ dir: hosts, file, passphrase: PASSPHRASE }, NOON)).toEqual({
      aside: [DATABASE, KEY_FILE].map(name => path.join(hosts, aside(name))),
    })
    expect(readdirSync(hosts).sort()).toEqual(
      [DATABASE, KEY_FILE, aside(DATABASE), `${aside(DATABASE)}${ENTRIES}`, aside(KEY_FILE)].sort(),
    )
    expect(readFileSync(path.join(hosts, `${aside(DATABASE)}${ENTRIES}`)).equals(log)).toBe(true)
    expect(await tail(hosts)).toBeUndefined()
  })
})

describe('a backup that was cut short or changed', () => {
  const PIECE = 2 ** 20 + 16
  const changes: { readonly [how: string]: (bytes: Buffer, head: number) => Buffer } = {
    'is one byte short': bytes => bytes.subarray(0, -1),
    'ends between two pieces': (bytes, head) => bytes.subarray(0, head + PIECE),
    'ends behind its head': (bytes, head) => bytes.subarray(0, head),
    'has one bit changed': bytes => {
      const other = Buffer.from(bytes)
      other[other.length - 500] = (other[other.length - 500] ?? 0) ^ 1
      return other
    },
    'has a piece twice': (bytes, head) => Buffer.concat([bytes.subarray(0, head + PIECE), bytes.subarray(head)]),
    'has more behind its end': bytes => Buffer.concat([bytes, Buffer.from('more')]),
  }

  it.each(Object.entries(changes))('because it %s is refused by name, and changes nothing', async (_, change) => {
    const bytes = readFileSync(file)
    const head = bytes.indexOf('}\n') + 2
    expect(bytes.length).toBeGreaterThan(head + PIECE)
    const bad = path.join(freshFolder(), 'bad'),
      hosts = await used('mine')
    writeFileSync(bad, change(bytes, head + (bytes.subarray(head, head + 2).includes('}') ? 1 : 0)))
    const before = listing(hosts)
    expect(restore({ dir: hosts, file: bad, passphrase: PASSPHRASE }, NOON)).toMatchObject({ why: 'damaged' })
    expect(listing(hosts)).toEqual(before)
  })
})

describe('existing data', () => {
  it('is set aside when something else is restored, with its key', async () => {
    const hosts = await used('mine')
    const key = readFileSync(path.join(hosts, KEY_FILE), 'utf8')
    const aside = [DATABASE, KEY_FILE].map(name => path.join(hosts, `${name}.aside-2026-01-02T12-00-00`))
    expect(restore({ dir: hosts, file, passphrase: PASSPHRASE }, NOON)).toEqual({ aside })
    expect(await parties(hosts)).toEqual([['t', 1]])
    expect(readFileSync(aside[1] ?? '', 'utf8')).toBe(key)
    const old = path.join(freshFolder(), 'old')
    mkdirSync(old)
    writeFileSync(path.join(old, DATABASE), readFileSync(aside[0] ?? ''))
    writeFileSync(path.join(old, KEY_FILE), key)
    expect(await parties(old)).toEqual([['mine', 1]])
  })

  it('is locked by a running host: neither backup nor restore is possible', async () => {
    const { store } = await openTestStore(dir)
    const to = path.join(freshFolder(), 'b')
    expect(backUp({ dir, file: to, passphrase: PASSPHRASE })).toMatchObject({ why: 'busy' })
    expect(restore({ dir, file, passphrase: PASSPHRASE }, NOON)).toMatchObject({ why: 'busy' })
    expect(existsSync(to)).toBe(false)
    await store.saveParty(partyFixture('t'), [])
    await store.close()
    expect(await parties(dir)).toEqual([['t', 0]])
  })

  it('is never overwritten by a backup, and an empty folder has nothing to back up', () => {
    expect(backUp({ dir, file, passphrase: PASSPHRASE })).toMatchObject({ why: 'there' })
    expect(backUp({ dir: freshFolder(), file: path.join(freshFolder(), 'b'), passphrase: PASSPHRASE })).toMatchObject({
      why: 'nothing',
    })
  })
})
