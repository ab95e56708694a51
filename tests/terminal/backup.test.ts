/** `undertable backup` and `undertable restore`: the passphrase they take, and what they say of the outcome. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { backupCommand, restoreCommand } from '../../src-main/terminal/backup'
import { secretIn } from '../../src-main/terminal/secrets'
import { caughtOutput, english } from './output'

const store = vi.hoisted(() => ({ asked: [] as object[], failure: null as object | null, aside: [] as string[] }))
vi.mock('../../src-main/store/backup', () => ({
  backUp: (setup: object) => {
    store.asked.push(setup)
    return store.failure
  },
  restore: (setup: object) => {
    store.asked.push(setup)
    return store.failure ?? { aside: store.aside }
  },
}))

const printed = caughtOutput()
const dir = mkdtempSync(path.join(tmpdir(), 'passphrase-'))
const fileOf = (text: string): string => {
  const file = path.join(dir, 'passphrase.txt')
  writeFileSync(file, text)
  return file
}
const args = (passphrase: string) => ({ file: '/b', dir: '/d', passphraseFile: fileOf(passphrase) })

beforeEach(() => {
  Object.assign(store, { asked: [], failure: null, aside: [] })
})

describe('a passphrase in a file', () => {
  it.each([
    ['blue tango', 'blue tango'],
    ['blue tango\n', 'blue tango'],
    ['blue tango\r\n', 'blue tango'],
    ['\ufeffblue tango\r\nnotes', 'blue tango'],
    [' blue tango ', ' blue tango '],
    ['\nblue tango', ''],
    ['', ''],
  ])('is its first line, however that ends: %j', (text, passphrase) => {
    expect(secretIn(fileOf(text))).toBe(passphrase)
  })
})

describe('a backup', () => {
  it('is made with the passphrase of the file', async () => {
    expect(await backupCommand(args('12345678\n'), english)).toBe(0)
    expect(store.asked).toEqual([{ file: '/b', dir: '/d', passphrase: '12345678' }])
    expect(printed.out()).toEqual(['All tables and matches are in /b. Without its passphrase nobody can open it.'])
  })

  it('needs eight characters, counted as people count them', async () => {
    expect(await backupCommand(args('🃏🃏🃏🃏🃏🃏🃏'), english)).toBe(1)
    expect([store.asked, printed.err()]).toEqual([
      [],
      ['This passphrase is too short: it needs at least 8 characters.'],
    ])
    expect(await backupCommand(args('🃏🃏🃏🃏🃏🃏🃏🃏'), english)).toBe(0)
  })

  it('is none where the passphrase cannot be read, or nobody is there to type it', async () => {
    expect(await backupCommand({ ...args(''), passphraseFile: path.join(dir, 'none') }, english)).toBe(1)
    vi.spyOn(process, 'stdin', 'get').mockReturnValue({ isTTY: false } as typeof process.stdin)
    expect(await backupCommand({ ...args(''), passphraseFile: undefined }, english)).toBe(1)
    expect(printed.err()).toEqual([
      expect.stringMatching(/^The passphrase couldn't be read: ENOENT/),
      expect.stringContaining('There is no terminal to type a passphrase in'),
    ])
    expect(store.asked).toEqual([])
  })

  it.each([
    ['there', 'This file exists already: /b.'],
    ['nothing', 'Nothing is saved in /d yet.'],
    ['busy', 'A running host saves its tables in /d.'],
    ['newer', 'The tables in /d were saved by a later version'],
    ['unreadable', "The data in /d can't be read (why)."],
    ['unsafe', "This didn't work, and nothing has changed: why"],
    ['closed', "This didn't work, and nothing has changed: why"],
  ])('that fails (%s) says why', async (why, words) => {
    store.failure = { why, detail: 'why' }
    expect(await backupCommand(args('12345678'), english)).toBe(1)
    expect(printed.err()[0]).toContain(words)
    expect(printed.out()).toEqual([])
  })
})

describe('a backup that is restored', () => {
  it('opens with any passphrase that it was made with, and names what was set aside', async () => {
    store.aside = ['/d/old.db', '/d/old.key']
    expect(await restoreCommand(args('short'), english)).toBe(0)
    expect(store.asked).toEqual([{ file: '/b', dir: '/d', passphrase: 'short' }])
    expect(printed.out()).toEqual([
      'What was there before has been set aside: /d/old.db',
      'What was there before has been set aside: /d/old.key',
      'All tables and matches of the backup are in /d.',
    ])
  })

  it.each([
    ['notOurs', "This isn't a backup of Undertable: /b"],
    ['later', 'This backup was made by a later version'],
    ['passphrase', "This isn't the passphrase of the backup"],
    ['damaged', 'This backup has been cut short or changed.'],
  ])('may not be (%s): says why', async (why, words) => {
    store.failure = { why, detail: 'why' }
    expect(await restoreCommand(args('12345678'), english)).toBe(1)
    expect(printed.err()[0]).toContain(words)
  })
})
