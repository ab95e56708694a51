/** What is written under a name is on the disk before it has the name: a power cut leaves the old file or the new one. */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { backUp, restore } from '../../src-main/store/backup'
import { keyFile, writeKey } from '../../src-main/store/keys'
import { DATABASE, KEY_FILE } from '../../src-main/store/open'
import { partyFixture } from '../kit/storeFixtures'
import { freshFolder, NOON, openTestStore, tryOpenStore } from '../kit/testStore'

/** What was done to files, in order, by their last names. */
const done = vi.hoisted(() => ({ log: [] as string[], paths: new Map<number, string>(), breaks: false }))

vi.mock('node:fs', async original => {
  const fs = await original<typeof import('node:fs')>()
  const nameOf = (file: unknown): string => String(file).split(/[\\/]/).at(-1) ?? ''
  return {
    ...fs,
    openSync: (...args: Parameters<typeof fs.openSync>) => {
      const handle = fs.openSync(...args)
      done.paths.set(handle, nameOf(args[0]))
      return handle
    },
    fsyncSync: (handle: number) => {
      done.log.push(`sync ${done.paths.get(handle)}`)
      fs.fsyncSync(handle)
    },
    writeSync: (...args: Parameters<typeof fs.writeSync>) => {
      if (done.breaks) throw new Error('the disk is full')
      return fs.writeSync(...args)
    },
    renameSync: (from: string, to: string) => {
      done.log.push(`${nameOf(from)} -> ${nameOf(to)}`)
      fs.renameSync(from, to)
    },
  }
})

// Scrypt with a thousandth of its work: its cost is tried elsewhere.
vi.mock('node:crypto', async original => {
  const crypto = await original<typeof import('node:crypto')>()
  return {
    ...crypto,
    scryptSync: (...[password, salt, length, options]: Parameters<typeof crypto.scryptSync>) =>
      crypto.scryptSync(password, salt, length, { ...options, N: 128 }),
  }
})

const KEY = 'ab'.repeat(32),
  PASSPHRASE = 'correct horse'

beforeEach(() => {
  done.log.length = 0
  done.breaks = false
})

async function used(): Promise<string> {
  const dir = freshFolder()
  const { store } = await openTestStore(dir)
  await store.saveParty(partyFixture('t'), [])
  await store.close()
  return dir
}

describe('a key', () => {
  it('is synced before it has its name, and readable by its owner alone, whatever was there before', () => {
    const file = path.join(freshFolder(), 'tables.key')
    writeFileSync(`${file}.new`, 'half a key')
    chmodSync(`${file}.new`, 0o644)
    writeKey(file, KEY)
    expect(done.log).toEqual(['sync tables.key.new', 'tables.key.new -> tables.key'])
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(keyFile(file).read()).toBe(KEY)
  })

  it('that could not be written whole leaves the one before', () => {
    const file = path.join(freshFolder(), 'tables.key')
    writeKey(file, KEY)
    done.breaks = true
    expect(() => {
      writeKey(file, 'cd'.repeat(32))
    }).toThrow()
    expect(keyFile(file).read()).toBe(KEY)
  })

  it('is 64 hex digits: anything else is none', () => {
    const file = path.join(freshFolder(), 'tables.key')
    for (const text of ['', 'hello', KEY.slice(1), `${KEY}0`, KEY.toUpperCase()]) {
      writeFileSync(file, text)
      expect([text, keyFile(file).read()]).toEqual([text, null])
    }
    expect(keyFile(path.join(freshFolder(), 'none')).read()).toBeNull()
  })

  it('that cannot be read is no missing one: nothing is made in its place', async () => {
    const dir = freshFolder()
    mkdirSync(path.join(dir, KEY_FILE))
    expect(() => keyFile(path.join(dir, KEY_FILE)).read()).toThrow()
    expect(await tryOpenStore(dir)).toMatchObject({ why: 'closed' })
    expect(readdirSync(dir)).toEqual([KEY_FILE])
  })

  it('that is made anew sets the file in its place aside', () => {
    const dir = freshFolder()
    writeFileSync(path.join(dir, KEY_FILE), 'mine')
    keyFile(path.join(dir, KEY_FILE), () => NOON).create()
    expect(readdirSync(dir).sort()).toEqual([KEY_FILE, `${KEY_FILE}.aside-2026-01-02T12-00-00`])
  })
})

describe('a backup', () => {
  it('is synced before it has its name, and what an earlier attempt left is in nobody’s way', async () => {
    const dir = await used(),
      file = path.join(freshFolder(), 'evening')
    for (const left of [`${file}.new`, path.join(dir, `${DATABASE}.copy`)]) writeFileSync(left, 'left over')
    done.log.length = 0
    expect(backUp({ dir, file, passphrase: PASSPHRASE })).toBeNull()
    expect(done.log).toEqual(['sync evening.new', 'evening.new -> evening'])
    expect(readdirSync(dir).sort()).toEqual([DATABASE, KEY_FILE])
    expect(readdirSync(path.dirname(file))).toEqual(['evening'])
  })

  it('that cannot be written leaves nothing behind, and is not taken for one', async () => {
    const dir = await used(),
      file = path.join(freshFolder(), 'evening')
    done.breaks = true
    expect(backUp({ dir, file, passphrase: PASSPHRASE })).toMatchObject({ why: 'closed' })
    expect([existsSync(file), existsSync(`${file}.new`), readdirSync(dir).sort()]).toEqual([
      false,
      false,
      [DATABASE, KEY_FILE],
    ])
  })

  it('is restored key first, each synced before it has its name, and the folder after both', async () => {
    const dir = await used(),
      file = path.join(freshFolder(), 'evening')
    expect(backUp({ dir, file, passphrase: PASSPHRASE })).toBeNull()
    const to = freshFolder()
    done.log.length = 0
    expect(restore({ dir: to, file, passphrase: PASSPHRASE }, NOON)).toEqual({ aside: [] })
    const folder = path.basename(to)
    expect(done.log).toEqual([
      `sync ${DATABASE}.restored`,
      `sync ${KEY_FILE}.new`,
      `${KEY_FILE}.new -> ${KEY_FILE}`,
      `${DATABASE}.restored -> ${DATABASE}`,
      ...(process.platform === 'win32' ? [] : [`sync ${folder}`]),
    ])
    expect(readFileSync(path.join(to, KEY_FILE), 'utf8')).toBe(readFileSync(path.join(dir, KEY_FILE), 'utf8'))
  })
})
