/** Reads finished matches: lists, records, statistics. A match that is still open is never among them. */
import type { Json, Outcome, Snapshot, EmittedEvent } from '../../src-shared/kernel'
import { matchRecord } from '../../src-shared/record/matchRecord'
import type { MatchRecord, FinishedMatch, Tally, WentOnAlone } from '../../src-shared/record'
import type { Damage, HistoryQuery } from '../host/storage/storeTypes'
import { checkedMatch, checkHead, deckOf, HEAD_COLUMNS, type CheckedHead } from './checkedRows'
import type { Db } from './db'
import { checkedParty, type CheckedParty } from './reads'
import { parsed, rows } from './rows'
import { DamagedRow, type ImportRow } from './rowMac'

export type ReadRequest =
  | { readonly kind: 'history'; readonly of: HistoryQuery }
  | { readonly kind: 'record'; readonly match: string; readonly table: string | null }
  | { readonly kind: 'statistics'; readonly table: string | null }

/** The result of each kind of read. */
export interface ReadResults {
  readonly history: readonly FinishedMatch[]
  readonly record: MatchRecord | null
  readonly statistics: readonly Tally[]
}

/**
 * Runs a read.
 * @param onDamage called with each damaged row that a list leaves out
 * @throws when the rows of a record are invalid; DamagedRow when they are damaged
 */
export function runRead(
  db: Db,
  read: ReadRequest,
  onDamage: (damage: Damage) => void = () => undefined,
): ReadResults[ReadRequest['kind']] {
  const isIntact = (check: () => void): boolean => {
    try {
      check()
      return true
    } catch (fault) {
      if (!(fault instanceof DamagedRow)) throw fault
      onDamage(fault.damage)
      return false
    }
  }
  switch (read.kind) {
    case 'history':
      return history(db, read.of, isIntact)
    case 'record':
      return record(db, read.match, read.table, isIntact)
    case 'statistics':
      return statistics(db, read.table, isIntact)
  }
}

/** Runs a check. @returns whether the row that it checks is intact */
type IsIntact = (check: () => void) => boolean

const OVER = "status IN ('finished', 'abandoned') AND (?1 IS NULL OR party = ?1)"

type ImportedRow = ImportRow & { readonly mac: string }

function history(db: Db, { table, before, limit }: HistoryQuery, isIntact: IsIntact): FinishedMatch[] {
  const played = rows<CheckedHead & { readonly answers: number | null }>(
    db,
    `SELECT ${HEAD_COLUMNS}, (SELECT max(n) FROM answers WHERE match = id) AS answers
    FROM matches WHERE ${OVER} AND (?2 IS NULL OR ended < ?2) ORDER BY ended DESC, id LIMIT ?3`,
    table,
    before,
    limit,
  ).filter(row =>
    isIntact(() => {
      checkHead(db, row)
    }),
  )
  const imported = rows<ImportedRow>(
    db,
    'SELECT id, came, ended, past, mac FROM imports WHERE ?1 IS NULL OR ended < ?1 ORDER BY ended DESC, id LIMIT ?2',
    before,
    limit,
  ).filter(row =>
    isIntact(() => {
      if (row.mac !== db.macs.imported(row)) throw new DamagedRow({ kind: 'import', id: row.id, n: null })
    }),
  )
  const nameOf = tableNames(db, isIntact)
  return [
    ...played.map(row => finishedMatch(row, nameOf(row.party))),
    ...imported.map(({ past }) => parsed<FinishedMatch>(past)),
  ]
    .sort((a, b) => b.ended - a.ended)
    .slice(0, limit)
}

/** Names of tables by their ids; '' where the party is no longer stored. Each is read once. */
function tableNames(db: Db, isIntact: IsIntact): (table: string) => string {
  const known = new Map<string, string>()
  return table => {
    const name = known.get(table) ?? tableName(db, table, isIntact)
    known.set(table, name)
    return name
  }
}

function tableName(db: Db, table: string, isIntact: IsIntact): string {
  const [row] = rows<CheckedParty>(db, 'SELECT id, changed, party, mac FROM parties WHERE id = ?', table)
  let name = ''
  if (row)
    isIntact(() => {
      name = checkedParty(db, row).name
    })
  return name
}

const finishedMatch = (
  { id, game, rules, seats, dealt, ended, answers, outcome }: CheckedHead & { readonly answers: number | null },
  table: string,
): FinishedMatch => ({
  id,
  table,
  game,
  rules,
  seats: parsed<FinishedMatch['seats']>(seats),
  dealt,
  ended: ended ?? dealt,
  answers: answers ?? 0,
  outcome: outcome === null ? null : parsed<Outcome>(outcome),
  imported: false,
})

/** When the host of a match went on without the computers that keep its table; empty for nearly every match. */
function wentOnAlone(db: Db, table: string, match: string, isIntact: IsIntact): readonly WentOnAlone[] {
  const [row] = rows<CheckedParty>(db, 'SELECT id, changed, party, mac FROM parties WHERE id = ?', table)
  let found: readonly WentOnAlone[] = []
  if (row)
    isIntact(() => {
      found = (checkedParty(db, row).wentOnAlone ?? [])
        .filter(one => one.match === match)
        // What is signed goes among the moves of the record (withWentOnAlone.ts).
        .map(({ after, at, host, missing, signed }) => ({ after, at, host, missing, ...(signed ? { signed } : {}) }))
    })
  return found
}

function record(db: Db, id: string, table: string | null, isIntact: IsIntact): MatchRecord | null {
  const [played] = rows(db, `SELECT 1 FROM matches WHERE ${OVER} AND id = ?2`, table, id)
  if (played !== undefined) return recordOf(db, id, isIntact)
  const [imported] = rows<{ readonly record: string; readonly record_mac: string }>(
    db,
    'SELECT record, record_mac FROM imports WHERE id = ?',
    id,
  )
  if (!imported) return null
  if (imported.record_mac !== db.macs.record(id, imported.record)) throw new DamagedRow({ kind: 'import', id, n: null })
  return parsed<MatchRecord>(imported.record)
}

function recordOf(db: Db, id: string, isIntact: IsIntact): MatchRecord | null {
  const found = checkedMatch(db, id)
  if (!found) return null
  const { row, answers } = found
  const { key, options } = parsed<Snapshot>(row.snapshot)
  const alone = wentOnAlone(db, row.party, row.id, isIntact)
  const recorded = matchRecord(
    {
      ...{ id, game: row.game, rules: row.rules, dealt: row.dealt, key, options },
      seats: parsed<MatchRecord['seats']>(row.seats),
      deck: customDeck(db, Object.values(options)),
      openingEvents: parsed<EmittedEvent<Json>[]>(row.told),
      answers: answers.map(({ entry, events }) => ({ entry, told: events })),
      fair: parsed<MatchRecord['fair']>(row.fair),
    },
    {
      table: tableName(db, row.party, isIntact),
      ended: row.ended ?? row.dealt,
      outcome: row.outcome === null ? null : parsed<Outcome>(row.outcome),
    },
  )
  return alone.length === 0 ? recorded : { ...recorded, wentOnAlone: alone }
}

/** The custom deck that one of the options names by its hash, or null. */
function customDeck(db: Db, values: readonly Json[]): Json | null {
  for (const value of values) {
    const [found] = typeof value === 'string' ? deckOf(db, value) : []
    if (found) return found.deck
  }
  return null
}

/** Bots have no tallies. A person who changed their name has a row for each: a sum uses the last name. */
function statistics(db: Db, table: string | null, isIntact: IsIntact): Tally[] {
  const finished = "status = 'finished' AND (?1 IS NULL OR party = ?1)"
  const damaged = rows<CheckedHead>(db, `SELECT ${HEAD_COLUMNS} FROM matches WHERE ${finished}`, table)
    .filter(
      row =>
        !isIntact(() => {
          checkHead(db, row)
        }),
    )
    .map(({ id }) => id)
  return rows<Tally>(
    db,
    `SELECT seat.value ->> 'person' AS person, seat.value ->> 'name' AS name, game, count(*) AS matches,
    sum(EXISTS (SELECT 1 FROM json_each(outcome, '$.winners') AS winner WHERE winner.value = seat.key)) AS wins,
    max(ended) AS last, max(0, max(ended - dealt)) AS longest
    FROM matches, json_each(seats) AS seat
    WHERE ${finished} AND matches.id NOT IN (SELECT value FROM json_each(?2)) AND seat.value ->> 'person' IS NOT NULL
    GROUP BY 1, 2, 3 ORDER BY 1, 3, 6`,
    table,
    JSON.stringify(damaged),
  )
}
