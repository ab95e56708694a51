/**
 * An attacker who can change what the database holds, though not make a MAC: the cipher lets through what was flipped,
 * moved, swapped or put back, so each row is checked when it is read.
 */
import { cpSync } from 'node:fs'
import path from 'node:path'
import Database from 'libsql'
import { describe, expect, it } from 'vitest'
import type { Damage } from '../../src-main/host/storage/storeTypes'
import { closeDatabase, openDatabase } from '../../src-main/store/database'
import { keyFile } from '../../src-main/store/keys'
import { DATABASE, KEY_FILE } from '../../src-main/store/open'
import { DamagedRow, rowMacs } from '../../src-main/store/rowMac'
import { salvage } from '../../src-main/store/salvage'
import { writer, type Write } from '../../src-main/store/writes'
import type { FinishedMatch, MatchRecord, Tally } from '../../src-shared/record'
import { answerFixture, dealFixture, partyFixture, snapshotFixture } from '../kit/storeFixtures'
import { freshFolder, openTestStore } from '../kit/testStore'
import { FIXED_KEY } from '../kit/record'

const DECK = { hash: 'd'.repeat(64), deck: { cards: ['the forged letter'] } }
const OWN_DECK = { hash: 'e'.repeat(64), deck: { cards: ['a deck of their own'] } }
const ANNA = { who: 'person', name: 'Anna', person: 'anna' } as const
const FOREIGN: MatchRecord = {
  ...{ record: 1, id: 'foreign', table: 'Elsewhere', game: 'castle', rules: 1, seats: [ANNA], options: {}, deck: null },
  ...{ dealt: 5, ended: 15, key: '07'.repeat(32), begun: [], answers: [], outcome: null, fair: FIXED_KEY },
}
const FAIR = { fixed: false, commit: 'ab'.repeat(32), number: 'cd'.repeat(32), hands: [], restarts: [] }
const deal = (id: string): Write => ({
  kind: 'deal',
  deal: { ...dealFixture(id, 't', DECK.hash), seats: [ANNA], fair: FAIR },
  decks: [DECK],
})
const append = (match: string, n: number, last = false): Write => ({
  kind: 'append',
  match,
  answer: { ...answerFixture(n), outcome: last ? { winners: [0], reason: 'coins' } : null },
})
const snapshot = (match: string, after: number): Write => ({
  kind: 'snapshot',
  match,
  snapshot: snapshotFixture(after, DECK.hash),
})

/** A running match with a snapshot behind its second answer, a finished one, an abandoned one, and an imported one. */
const SESSION: readonly Write[] = [
  ...[deal('open'), append('open', 1), append('open', 2), snapshot('open', 2), append('open', 3), append('open', 4)],
  ...[deal('over'), append('over', 1), append('over', 2), append('over', 3, true)],
  ...[deal('left'), append('left', 1), { kind: 'abandon', match: 'left' } as const],
  {
    kind: 'party',
    party: partyFixture('t', { phase: 'match', match: 'open', decks: [OWN_DECK.hash] }),
    decks: [OWN_DECK],
  },
  { kind: 'party', party: partyFixture('u', { phase: 'result', match: 'over' }), decks: [] },
  { kind: 'import', record: FOREIGN },
]

interface Folder {
  readonly dir: string
  readonly file: string
  readonly key: string
}

function session(): Folder {
  const dir = freshFolder(),
    file = path.join(dir, DATABASE),
    key = keyFile(path.join(dir, KEY_FILE)).create()
  const db = openDatabase({ file, key })
  const write = writer(db)
  for (const [at, one] of SESSION.entries()) write(one, at + 1)
  closeDatabase(db)
  return { dir, file, key }
}

/** Changes rows behind the program's back. */
function tamper({ file, key }: Folder, act: (db: Database.Database) => void): void {
  const db = new Database(file, { encryptionKey: key } as Database.Options)
  db.exec('PRAGMA foreign_keys = OFF')
  act(db)
  db.close()
}

interface Found {
  /** Named at the opening. */
  readonly atOpening: readonly Damage[]
  readonly unreadable: readonly string[]
  /** Named by lists, statistics and records. */
  readonly later: readonly Damage[]
  /** Tables, and matches at them. */
  readonly tables: readonly (readonly [string, string | null])[]
  readonly history: readonly FinishedMatch[]
  readonly statistics: readonly Tally[]
  readonly records: { readonly [match: string]: string }
}

async function opened({ dir }: Folder): Promise<Found> {
  const later: Damage[] = []
  const { store, loaded, aside } = await openTestStore(dir, undefined, damage => later.push(damage))
  expect(aside).toBeNull()
  const records: { [match: string]: string } = {}
  for (const id of ['over', 'left', 'foreign'])
    records[id] = await store.record(id, null).then(
      record => (record ? 'read' : 'none'),
      (fault: unknown) => (fault instanceof Error && 'damage' in fault ? 'damaged' : String(fault)),
    )
  const history = await store.history({ table: null, before: null, limit: 9 })
  const statistics = await store.statistics(null)
  await store.close()
  return {
    atOpening: loaded.damage,
    unreadable: loaded.unreadable,
    later,
    tables: loaded.tables.map(({ party, match }) => [party.id, match?.deal.id ?? null]),
    history,
    statistics,
    records,
  }
}

const attack = (act: (db: Database.Database) => void): Promise<Found> => {
  const folder = session()
  tamper(folder, act)
  return opened(folder)
}

/** One bit of a value: of a letter or digit in a text that stays what it is, or of a number. */
function flipped(value: unknown): string | number {
  if (typeof value === 'number') return value ^ 1
  const text = String(value),
    at = /[b-y](?=[^a-z]*$)/.exec(text)?.index ?? 0
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)
}

function flip(db: Database.Database, table: string, column: string, where: string): void {
  const row = db.prepare(`SELECT ${column} AS value FROM ${table} WHERE ${where}`).get() as { readonly value: unknown }
  const changed = flipped(row.value)
  expect(changed).not.toBe(row.value)
  db.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${where}`).run(changed)
}

describe('an untouched folder', () => {
  it('opens, and names nothing', async () => {
    const found = await opened(session())
    expect([found.atOpening, found.unreadable, found.later]).toEqual([[], [], []])
    expect(found.tables).toEqual([
      ['t', 'open'],
      ['u', 'over'],
    ])
    expect(found.history.map(({ id }) => id)).toEqual(['foreign', 'left', 'over'])
    expect(found.records).toEqual({ over: 'read', left: 'read', foreign: 'read' })
    expect(found.statistics.map(({ matches, wins }) => [matches, wins])).toEqual([[1, 1]])
  })

  it('goes on after each restart, and so does its chain', async () => {
    const folder = session()
    for (let n = 5; n < 8; n++) {
      const { store, loaded } = await openTestStore(folder.dir)
      expect([loaded.damage, loaded.tables[0]?.match?.answers.length]).toEqual([[], n - 1])
      await store.appendAnswer('open', answerFixture(n))
      await store.saveSnapshot('open', snapshotFixture(n, DECK.hash))
      await store.close()
    }
    expect((await opened(folder)).atOpening).toEqual([])
  })
})

describe('a flipped bit', () => {
  it.each(['game', 'party', 'rules', 'dealt', 'seats', 'told', 'fair'])('in %s of a deal', async column => {
    const { atOpening, tables, unreadable } = await attack(db => {
      flip(db, 'matches', column, "id = 'open'")
    })
    expect([atOpening, unreadable]).toEqual([[{ kind: 'deal', id: 'open', n: null }], ['open']])
    expect(tables).toContainEqual(['t', null])
  })

  it.each(['snapshot', 'fixed'])('in %s of a snapshot', async column => {
    const { atOpening, tables } = await attack(db => {
      flip(db, 'matches', column, "id = 'open'")
    })
    expect(atOpening).toEqual([{ kind: 'snapshot', id: 'open', n: null }])
    expect(tables).toContainEqual(['t', null])
  })

  it('in how many answers a snapshot contains', async () => {
    const { atOpening } = await attack(db => {
      flip(db, 'matches', 'after', "id = 'open'")
    })
    expect(atOpening).toEqual([{ kind: 'snapshot', id: 'open', n: null }])
  })

  it.each(['entry', 'told', 'taken'])('in %s of an answer', async column => {
    const { atOpening, tables } = await attack(db => {
      flip(db, 'answers', column, "match = 'open' AND n = 4")
    })
    expect(atOpening).toEqual([{ kind: 'answer', id: 'open', n: 4 }])
    expect(tables).toContainEqual(['t', null])
  })

  it.each(['party', 'changed'])('in %s of a table: it is not opened, the others are', async column => {
    const { atOpening, tables } = await attack(db => {
      flip(db, 'parties', column, "id = 't'")
    })
    expect(atOpening).toEqual([{ kind: 'party', id: 't', n: null }])
    expect(tables).toEqual([['u', 'over']])
  })

  it('in a deck: it is not used, and neither is a match that needs it', async () => {
    const own = await attack(db => {
      flip(db, 'decks', 'deck', `hash = '${OWN_DECK.hash}'`)
    })
    expect([own.atOpening, own.tables[0]]).toEqual([[{ kind: 'deck', id: OWN_DECK.hash, n: null }], ['t', 'open']])
    const fixed = await attack(db => {
      flip(db, 'decks', 'deck', `hash = '${DECK.hash}'`)
    })
    expect(fixed.atOpening).toContainEqual({ kind: 'deck', id: DECK.hash, n: null })
    expect([fixed.unreadable, fixed.tables]).toEqual([
      ['open', 'over'],
      [
        ['t', null],
        ['u', null],
      ],
    ])
  })

  it.each(['outcome', 'ended', 'seats', 'game', 'dealt'])(
    'in %s of a finished match: lists and statistics leave it out, its record is refused',
    async column => {
      const { later, history, records, statistics } = await attack(db => {
        flip(db, 'matches', column, "id = 'over'")
      })
      expect(later).toContainEqual({ kind: 'head', id: 'over', n: null })
      expect(history.map(({ id }) => id)).toEqual(['foreign', 'left'])
      expect(records).toEqual({ over: 'damaged', left: 'read', foreign: 'read' })
      expect(statistics).toEqual([])
    },
  )

  it('in an answer of a finished match: its record is refused', async () => {
    const { later, records } = await attack(db => {
      flip(db, 'answers', 'entry', "match = 'over' AND n = 2")
    })
    expect(later).toContainEqual({ kind: 'answer', id: 'over', n: 2 })
    expect(records.over).toBe('damaged')
  })

  it.each(['past', 'came'])('in %s of an imported match: the list leaves it out', async column => {
    const { later, history } = await attack(db => {
      flip(db, 'imports', column, "id = 'foreign'")
    })
    expect(later).toEqual([{ kind: 'import', id: 'foreign', n: null }])
    expect(history.map(({ id }) => id)).toEqual(['left', 'over'])
  })

  it('in the record of an imported match: it is refused', async () => {
    const { later, records } = await attack(db => {
      flip(db, 'imports', 'record', "id = 'foreign'")
    })
    expect([later, records.foreign]).toEqual([[{ kind: 'import', id: 'foreign', n: null }], 'damaged'])
  })

  it.each([
    ['parties', 'mac', "id = 't'", 'party'],
    ['answers', 'mac', "match = 'open' AND n = 2", 'answer'],
    ['matches', 'deal_mac', "id = 'open'", 'deal'],
    ['matches', 'head_mac', "id = 'open'", 'head'],
    ['matches', 'snapshot_mac', "id = 'open'", 'snapshot'],
    ['decks', 'mac', `hash = '${OWN_DECK.hash}'`, 'deck'],
  ])('in a MAC of %s, or none at all (%s)', async (table, column, where, kind) => {
    const changed = await attack(db => {
      flip(db, table, column, where)
    })
    expect(changed.atOpening[0]?.kind).toBe(kind)
    const none = await attack(db => {
      db.exec(`UPDATE ${table} SET ${column} = '' WHERE ${where}`)
    })
    expect(none.atOpening[0]?.kind).toBe(kind)
  })
})

describe('rows that are swapped, moved or deleted', () => {
  /** Gives each of two rows the other's columns. */
  const swap = (db: Database.Database, table: string, columns: string, one: string, other: string): void => {
    const read = (where: string) => db.prepare(`SELECT ${columns} FROM ${table} WHERE ${where}`).raw().get() as string[]
    const [first, second] = [read(one), read(other)]
    const set = columns
      .split(', ')
      .map(column => `${column} = ?`)
      .join(', ')
    db.prepare(`UPDATE ${table} SET ${set} WHERE ${one}`).run(...second)
    db.prepare(`UPDATE ${table} SET ${set} WHERE ${other}`).run(...first)
  }

  it('two answers of a match', async () => {
    const { atOpening } = await attack(db => {
      swap(db, 'answers', 'taken, entry, told, mac', "match = 'open' AND n = 2", "match = 'open' AND n = 3")
    })
    expect(atOpening).toEqual([{ kind: 'answer', id: 'open', n: 2 }])
  })

  it('an answer of a copy of the folder in which the match went another way', async () => {
    const folder = session(),
      copy = freshFolder()
    cpSync(folder.dir, copy, { recursive: true })
    for (const [dir, answer] of [
      [folder.dir, 'swap'],
      [copy, 'pass'],
    ] as const) {
      const { store } = await openTestStore(dir)
      const entry = { ...answerFixture(5).entry, answer }
      await store.appendAnswer('open', { ...answerFixture(5), entry })
      await store.appendAnswer('open', answerFixture(6))
      await store.close()
    }
    const columns = 'taken, entry, told, mac'
    const from = (file: string): unknown[] => {
      const db = new Database(file, { encryptionKey: folder.key } as Database.Options)
      const row = db.prepare(`SELECT ${columns} FROM answers WHERE match = 'open' AND n = 6`).raw().get() as unknown[]
      db.close()
      return row
    }
    const other = from(path.join(copy, DATABASE))
    tamper(folder, db => {
      db.prepare("UPDATE answers SET taken = ?, entry = ?, told = ?, mac = ? WHERE match = 'open' AND n = 6").run(
        ...other,
      )
    })
    expect((await opened(folder)).atOpening).toEqual([{ kind: 'answer', id: 'open', n: 6 }])
  })

  it('two tables', async () => {
    const { atOpening, tables } = await attack(db => {
      swap(db, 'parties', 'changed, party, mac', "id = 't'", "id = 'u'")
    })
    expect([atOpening.map(({ id }) => id), tables]).toEqual([['t', 'u'], []])
  })

  it('two decks', async () => {
    const { atOpening } = await attack(db => {
      swap(db, 'decks', 'deck, mac', `hash = '${DECK.hash}'`, `hash = '${OWN_DECK.hash}'`)
    })
    expect(atOpening).toContainEqual({ kind: 'deck', id: OWN_DECK.hash, n: null })
  })

  it('the snapshots and the journals of two matches', async () => {
    const snapshots = await attack(db => {
      swap(db, 'matches', 'snapshot, after, fixed, snapshot_mac', "id = 'open'", "id = 'over'")
    })
    expect(snapshots.atOpening).toContainEqual({ kind: 'snapshot', id: 'open', n: null })
    const journals = await attack(db => {
      db.exec("UPDATE answers SET match = 'x' WHERE match = 'open'")
      db.exec("UPDATE answers SET match = 'open' WHERE match = 'over'")
      db.exec("UPDATE answers SET match = 'over' WHERE match = 'x'")
    })
    expect(journals.atOpening).toEqual([
      { kind: 'answer', id: 'open', n: 1 },
      { kind: 'answer', id: 'over', n: 1 },
    ])
  })

  it('an answer that is moved to another match', async () => {
    const { atOpening } = await attack(db => {
      db.exec("UPDATE answers SET match = 'over', n = 4 WHERE match = 'open' AND n = 4")
    })
    expect(atOpening).toEqual([{ kind: 'answer', id: 'over', n: 4 }])
  })

  it('an answer deleted from the middle', async () => {
    const { atOpening } = await attack(db => {
      db.exec("DELETE FROM answers WHERE match = 'open' AND n = 2")
    })
    expect(atOpening).toEqual([{ kind: 'answer', id: 'open', n: 2 }])
  })

  it('answers cut off below the newest snapshot, and from a finished match', async () => {
    const running = await attack(db => {
      db.exec("DELETE FROM answers WHERE match = 'open' AND n > 1")
    })
    expect(running.atOpening).toEqual([{ kind: 'answer', id: 'open', n: 2 }])
    const finished = await attack(db => {
      db.exec("DELETE FROM answers WHERE match = 'over' AND n = 3")
    })
    expect(finished.atOpening).toEqual([{ kind: 'head', id: 'over', n: null }])
    expect(finished.history.map(({ id }) => id)).toEqual(['foreign', 'left'])
  })

  it('behind the newest snapshot a cut is not detected: the match goes on from before it', async () => {
    const { atOpening, tables } = await attack(db => {
      db.exec("DELETE FROM answers WHERE match = 'open' AND n > 2")
    })
    expect([atOpening, tables[0]]).toEqual([[], ['t', 'open']])
  })

  it('a match that its table names, and that is gone', async () => {
    const { unreadable, tables } = await attack(db => {
      db.exec("DELETE FROM answers WHERE match = 'open'; DELETE FROM matches WHERE id = 'open'")
    })
    expect([unreadable, tables[0]]).toEqual([['open'], ['t', null]])
  })

  it('a status that would hide a running match, or open a finished one', async () => {
    const hidden = await attack(db => {
      db.exec("UPDATE matches SET status = 'abandoned' WHERE id = 'open'")
    })
    expect(hidden.atOpening).toEqual([{ kind: 'head', id: 'open', n: null }])
    const reopened = await attack(db => {
      db.exec("UPDATE matches SET status = 'open', ended = NULL, outcome = NULL WHERE id = 'over'")
    })
    expect(reopened.atOpening).toEqual([{ kind: 'head', id: 'over', n: null }])
  })
})

it('rows that were changed stay damaged when they are salvaged', () => {
  const folder = session()
  tamper(folder, db => {
    flip(db, 'answers', 'entry', "match = 'open' AND n = 1")
  })
  const target = openDatabase({ file: path.join(freshFolder(), DATABASE), key: folder.key })
  salvage(folder.file, folder.key, target)
  const row = target.prepare("SELECT * FROM answers WHERE match = 'open' AND n = 1").get() as { readonly mac: string }
  const { deal_mac } = target.prepare("SELECT deal_mac FROM matches WHERE id = 'open'").get() as { deal_mac: string }
  expect(row.mac).not.toBe(target.macs.answer(row as never, deal_mac))
  closeDatabase(target)
})

describe('a MAC', () => {
  const macs = rowMacs('ab'.repeat(32))

  it('is of one kind of row, one key, and of where each field ends', () => {
    expect(macs.record('a', 'b')).not.toBe(macs.deck({ hash: 'a', deck: 'b' }))
    expect(macs.record('a', 'b')).not.toBe(rowMacs('cd'.repeat(32)).record('a', 'b'))
    expect(macs.record('ab', 'c')).not.toBe(macs.record('a', 'bc'))
    expect(macs.record('a', 'b|string:')).not.toBe(macs.record('a|string:b', ''))
    const row = { id: 'a', after: 1, snapshot: '{}' }
    expect(macs.snapshot({ ...row, fixed: null }, '')).not.toBe(macs.snapshot({ ...row, fixed: '' }, ''))
    expect(macs.record('a', 'b')).toBe(rowMacs('ab'.repeat(32)).record('a', 'b'))
  })
})

describe('the MAC of a row', () => {
  const macs = rowMacs('07'.repeat(32))
  const head = {
    ...{ id: 'm', party: 't', game: 'castle', rules: 2, dealt: 3, seats: '[]' },
    ...{ status: 'open', ended: null, outcome: null },
  }

  it('is of the kind, and of each field with its type and length', () => {
    expect([
      macs.party({ id: 't', changed: 1, party: '{}' }),
      macs.answer({ match: 'm', n: 1, taken: 2, entry: '{}', told: '[]' }, 'root'),
      macs.head(head, ''),
    ]).toMatchInlineSnapshot(`
      [
        "Y0249uM-ySMwNI2kXsOhsYv_x-a6l1KG_a5t4Jg8uyU",
        "e0NWvSNwv9_-fC7nNaO8nX7nZP-ZonqOh7DsWxmRFE0",
        "Kx1gKNETy9jiyHSukuxbbvz_Gx1G-m4QDvHrgevvrGA",
      ]
    `)
  })

  it('differs where a field is nothing, no text, or a number that reads the same', () => {
    const of = (outcome: string | null) => macs.head({ ...head, outcome }, '')
    expect(new Set([of(null), of(''), of('null')]).size).toBe(3)
  })
})

describe('a row that is not as it was written', () => {
  it('is named with its answer, or by its kind', () => {
    expect(new DamagedRow({ kind: 'deal', id: 'm', n: null }).message).toMatch(/^the deal row of m /)
    expect(new DamagedRow({ kind: 'deal', id: 'm', n: 4 }).message).toMatch(/^answer 4 of m /)
  })
})
