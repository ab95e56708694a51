/** The data folder: where it is, its key, and what is set aside in it. */
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { userFolder } from '../../src-main/userFolder'
import { DATABASE, KEY_FILE } from '../../src-main/store/open'
import { named, NO_MODES } from '../kit/platform'
import { partyFixture } from '../kit/storeFixtures'
import { freshFolder, openTestStore, tryOpenStore } from '../kit/testStore'

const ASIDE = `${DATABASE}.aside-2026-01-02T12-00-00`

/** A folder in which a party is stored. */
async function used(): Promise<string> {
  const dir = freshFolder()
  const { store } = await openTestStore(dir)
  await store.saveParty(partyFixture('t'), [])
  await store.close()
  return dir
}

/** Opens the folder, reads it, closes it. @returns the ids of its parties, and what was set aside */
async function look(dir: string): Promise<{ parties: string[]; aside: string | null }> {
  const { store, loaded, aside } = await openTestStore(dir)
  await store.close()
  return { parties: loaded.tables.map(({ party }) => party.id), aside: aside && path.basename(aside.file) }
}

describe('a file that cannot be read', () => {
  const spoil: { readonly [how: string]: (dir: string) => void } = {
    'is no database': dir => {
      writeFileSync(path.join(dir, DATABASE), 'garbage'.repeat(1000))
    },
    'is torn': dir => {
      const file = path.join(dir, DATABASE)
      writeFileSync(file, readFileSync(file).subarray(0, 5000))
    },
    'has a damaged page': dir => {
      const file = path.join(dir, DATABASE)
      writeFileSync(file, readFileSync(file).fill(7, 4096, 12_288))
    },
    'has another key': dir => {
      writeFileSync(path.join(dir, KEY_FILE), 'cd'.repeat(32))
    },
    'has lost its key': dir => {
      rmSync(path.join(dir, KEY_FILE))
    },
    'has a key that is none': dir => {
      writeFileSync(path.join(dir, KEY_FILE), 'hello')
    },
  }

  it.each(Object.entries(spoil))(
    'because it %s is set aside with its date, and a new one is started',
    async (_, spoiling) => {
      const dir = await used()
      spoiling(dir)
      const before = statSync(path.join(dir, DATABASE)).size
      expect(await look(dir)).toEqual({ parties: [], aside: ASIDE })
      expect(statSync(path.join(dir, ASIDE)).size).toBe(before)
      expect(await look(dir)).toEqual({ parties: [], aside: null })
    },
  )

  it('never replaces another that was set aside', async () => {
    const dir = await used()
    for (let time = 0; time < 2; time++) {
      writeFileSync(path.join(dir, DATABASE), `garbage ${time}`)
      await look(dir)
    }
    expect(
      readdirSync(dir)
        .filter(name => name.startsWith(ASIDE))
        .sort(),
    ).toEqual([ASIDE, `${ASIDE}-1`])
  })

  it('never takes a name beside which a log lies already: that is the log of another', async () => {
    const dir = await used()
    writeFileSync(path.join(dir, `${ASIDE}-wal`), 'the log of another')
    writeFileSync(path.join(dir, DATABASE), 'garbage')
    expect((await look(dir)).aside).toBe(`${ASIDE}-1`)
    expect(readFileSync(path.join(dir, `${ASIDE}-wal`), 'utf8')).toBe('the log of another')
  })
})

describe('a folder', () => {
  it('is created, with a key', async () => {
    const dir = path.join(freshFolder(), 'new', 'folder')
    expect(await look(dir)).toEqual({ parties: [], aside: null })
    expect(existsSync(path.join(dir, KEY_FILE))).toBe(true)
  })

  it.skipIf(NO_MODES !== null)(named('has a key that only its owner may read', NO_MODES), async () => {
    const dir = path.join(freshFolder(), 'new', 'folder')
    await look(dir)
    expect(statSync(path.join(dir, KEY_FILE)).mode & 0o777).toBe(0o600)
    for (const mode of [0o644, 0o640, 0o602]) {
      chmodSync(path.join(dir, KEY_FILE), mode)
      await look(dir)
      expect(statSync(path.join(dir, KEY_FILE)).mode & 0o777).toBe(0o600)
    }
  })

  it.skipIf(NO_MODES !== null)(named('that is created is one that only its owner may enter', NO_MODES), async () => {
    const dir = path.join(freshFolder(), 'new', 'folder')
    await look(dir)
    expect(statSync(dir).mode & 0o777).toBe(0o700)
  })

  it('that cannot be created is reported, and nothing is set aside', async () => {
    const file = path.join(freshFolder(), 'a file')
    writeFileSync(file, 'mine')
    expect(await tryOpenStore(file)).toMatchObject({ why: 'closed' })
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  it('that another host uses is left alone', async () => {
    const dir = freshFolder()
    const { store } = await openTestStore(dir)
    expect(await tryOpenStore(dir)).toMatchObject({ why: 'busy' })
    expect(existsSync(path.join(dir, ASIDE))).toBe(false)
    await store.close()
  })

  it.each([
    ['linux', { XDG_DATA_HOME: '/data' }, '/data/undertable'],
    ['linux', { XDG_DATA_HOME: 'data' }, '/anna/.local/share/undertable'],
    ['linux', { XDG_DATA_HOME: '' }, '/anna/.local/share/undertable'],
    ['darwin', {}, '/anna/Library/Application Support/undertable'],
    ['win32', { APPDATA: 'C:\\Users\\anna\\AppData\\Roaming' }, 'C:\\Users\\anna\\AppData\\Roaming\\undertable'],
  ] as const)('follows the convention of %s, %o', (platform, env, folder) => {
    expect(userFolder({ platform, home: '/anna', env })).toBe(folder)
  })
})
