/** A database with a torn page: whatever can still be read of it is saved. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Write } from '../../src-main/store/writes'
import { writer } from '../../src-main/store/writes'
import { closeDatabase, openDatabase } from '../../src-main/store/database'
import { keyFile } from '../../src-main/store/keys'
import { DATABASE, KEY_FILE } from '../../src-main/store/open'
import { answerFixture, dealFixture, partyFixture } from '../kit/storeFixtures'
import { freshFolder, openTestStore } from '../kit/testStore'
import { FIXED_KEY } from '../kit/record'

const PAGE = 4096,
  MATCHES = 8,
  ANSWERS = 60

/** A folder with eight matches of sixty answers, closed. */
function session(): { readonly dir: string; readonly file: string; readonly pages: number } {
  const dir = freshFolder(),
    file = path.join(dir, DATABASE)
  const db = openDatabase({ file, key: keyFile(path.join(dir, KEY_FILE)).create() })
  const write = writer(db)
  const all: Write[] = Array.from({ length: MATCHES }, (_, m): Write[] => [
    { kind: 'party', party: partyFixture(`t${m}`, { match: `m${m}`, phase: 'match' }), decks: [] },
    { kind: 'deal', deal: dealFixture(`m${m}`, `t${m}`), decks: [] },
    ...Array.from({ length: ANSWERS }, (__, n): Write => ({
      kind: 'append',
      match: `m${m}`,
      answer: { ...answerFixture(n + 1), events: [{ event: 'x'.repeat(150) }] },
    })),
  ]).flat()
  db.exec('BEGIN')
  for (const [at, one] of all.entries()) write(one, at)
  db.exec('COMMIT')
  closeDatabase(db)
  return { dir, file, pages: readFileSync(file).length / PAGE }
}

const IMPORTED = {
  ...{
    record: 1 as const,
    id: 'elsewhere',
    table: 'Elsewhere',
    game: 'castle',
    rules: 1,
    seats: [],
    options: {},
    deck: null,
  },
  ...{ dealt: 1, key: '07'.repeat(32), begun: [], answers: [], outcome: null, fair: FIXED_KEY },
}

const tear = (file: string, page: number): void => {
  writeFileSync(file, readFileSync(file).fill(0xa5, (page - 1) * PAGE, page * PAGE))
}

describe('a database with a torn page', () => {
  // Among the answers, which are most of it. A match takes more than four pages, so one of these is inside a match.
  it.each([8, 9, 10, 11])(
    '%i pages from its end is set aside whole, and everything that is not on that page goes on',
    async back => {
      const { dir, file, pages } = session()
      tear(file, pages - back)
      const before = readFileSync(file)
      const { store, loaded, aside } = await openTestStore(dir)
      await store.close()
      // Looking at it touched only its header.
      expect(
        readFileSync(aside?.file ?? '')
          .subarray(PAGE)
          .equals(before.subarray(PAGE)),
      ).toBe(true)
      expect(aside?.salvaged).toMatchObject({ parties: MATCHES, matches: MATCHES })
      // A page holds about ten of these answers: they are lost, and no others.
      expect(aside?.salvaged?.answers).toBeGreaterThan(MATCHES * ANSWERS - 40)
      expect(aside?.salvaged?.answers).toBeLessThan(MATCHES * ANSWERS)
      expect(loaded.tables).toHaveLength(MATCHES)
      const whole = loaded.tables.filter(({ match }) => match?.answers.length === ANSWERS)
      expect(whole.length).toBeGreaterThanOrEqual(MATCHES - 2)
      // A match with a hole is named, never shown as if it were whole.
      expect(whole.length + loaded.unreadable.length).toBeGreaterThanOrEqual(MATCHES - 1)
    },
  )

  it('loses nothing else wherever it is torn, and what was saved passes every check', async () => {
    const { dir, file, pages } = session()
    const whole = readFileSync(file)
    let limit = 0
    for (let page = 2; page <= pages; page += Math.ceil(pages / 8)) {
      writeFileSync(file, whole)
      tear(file, page)
      const { store, aside } = await openTestStore(dir)
      await store.close()
      limit = Math.max(limit, aside?.salvaged?.matches ?? 0)
      const again = await openTestStore(dir)
      await again.store.close()
      expect(again.aside).toBeNull()
    }
    expect(limit).toBe(MATCHES)
  })

  it('keeps the imported matches of other hosts, each with its record', async () => {
    const { dir, file, pages } = session()
    const record = { ...IMPORTED, ended: 5 }
    const first = await openTestStore(dir)
    await first.store.importRecord(record)
    await first.store.close()
    tear(file, pages - 9)
    const { store, aside } = await openTestStore(dir)
    expect(aside).not.toBeNull()
    const [found] = await store.history({ table: null, before: null, limit: 5 })
    expect(found).toMatchObject({ id: 'elsewhere', imported: true })
    expect(await store.record('elsewhere', null)).toEqual(record)
    await store.close()
  })

  it('whose first page is torn yields nothing, and says so', async () => {
    const { dir, file } = session()
    tear(file, 1)
    const { store, loaded, aside } = await openTestStore(dir)
    await store.close()
    expect([aside?.salvaged, loaded.tables]).toEqual([null, []])
  })
})
