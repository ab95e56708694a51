/** Reads finished matches: lists, records, statistics. A match that is still open is never among them. */
import type { Json, Outcome, Snapshot, EmittedEvent } from '../../src-shared/kernel'
import { type MatchRecord, type FinishedMatch, type Tally } from '../../src-shared/record'
import type { HistoryQuery } from '../host/storage/storeTypes'
import type { Db } from './database'
import { deckOf, journalOf, parsed, rows, type MatchRow } from './reads'

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

/** Runs a read. @throws when its rows are invalid */
export function runRead(db: Db, read: ReadRequest): ReadResults[ReadRequest['kind']] {
  switch (read.kind) {
    case 'history':
      return history(db, read.of)
    case 'record':
      return record(db, read.match, read.table)
    case 'statistics':
      return statistics(db, read.table)
  }
}

/** The name of a match's table, if its party is still stored. */
const TABLE_NAME = "coalesce((SELECT party ->> 'name' FROM parties WHERE parties.id = matches.party), '')"
const OVER = "status IN ('finished', 'abandoned') AND (?1 IS NULL OR party = ?1)"

type FinishedRow = Pick<MatchRow, 'id' | 'game' | 'rules' | 'seats' | 'outcome' | 'dealt' | 'ended'> & {
  readonly name: string
  readonly answers: number | null
}

function history(db: Db, { table, before, limit }: HistoryQuery): FinishedMatch[] {
  const played = rows<FinishedRow>(
    db,
    `SELECT id, game, rules, seats, outcome, dealt, ended, ${TABLE_NAME} AS name,
    (SELECT max(n) FROM answers WHERE match = id) AS answers
    FROM matches WHERE ${OVER} AND (?2 IS NULL OR ended < ?2) ORDER BY ended DESC, id LIMIT ?3`,
    table,
    before,
    limit,
  )
  const imported = rows<{ past: string }>(
    db,
    'SELECT past FROM imports WHERE ?1 IS NULL OR ended < ?1 ORDER BY ended DESC, id LIMIT ?2',
    before,
    limit,
  )
  return [...played.map(finishedMatch), ...imported.map(({ past }) => parsed<FinishedMatch>(past))]
    .sort((a, b) => b.ended - a.ended)
    .slice(0, limit)
}

const finishedMatch = ({
  id,
  name,
  game,
  rules,
  seats,
  dealt,
  ended,
  answers,
  outcome,
}: FinishedRow): FinishedMatch => ({
  id,
  table: name,
  game,
  rules,
  seats: parsed<FinishedMatch['seats']>(seats),
  dealt,
  ended: ended ?? dealt,
  answers: answers ?? 0,
  outcome: outcome === null ? null : parsed<Outcome>(outcome),
  imported: false,
})

function record(db: Db, id: string, table: string | null): MatchRecord | null {
  const [row] = rows<MatchRow & { readonly name: string }>(
    db,
    `SELECT *, ${TABLE_NAME} AS name FROM matches WHERE ${OVER} AND id = ?2`,
    table,
    id,
  )
  if (row) return recordOf(db, row)
  const [imported] = rows<{ record: string }>(db, 'SELECT record FROM imports WHERE id = ?', id)
  return imported ? parsed<MatchRecord>(imported.record) : null
}

function recordOf(db: Db, row: MatchRow & { readonly name: string }): MatchRecord {
  const { key, options } = parsed<Snapshot>(row.snapshot)
  return {
    record: 1,
    id: row.id,
    table: row.name,
    game: row.game,
    rules: row.rules,
    seats: parsed<MatchRecord['seats']>(row.seats),
    options,
    deck: customDeck(db, Object.values(options)),
    dealt: row.dealt,
    ended: row.ended ?? row.dealt,
    key,
    begun: parsed<EmittedEvent<Json>[]>(row.told),
    answers: journalOf(db, row.id).map(({ entry, events }) => ({ entry, told: events })),
    outcome: row.outcome === null ? null : parsed<Outcome>(row.outcome),
    fair: row.fair === null ? null : parsed<MatchRecord['fair']>(row.fair),
  }
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
function statistics(db: Db, table: string | null): Tally[] {
  return rows<Tally>(
    db,
    `SELECT seat.value ->> 'person' AS person, seat.value ->> 'name' AS name, game, count(*) AS matches,
    sum(EXISTS (SELECT 1 FROM json_each(outcome, '$.winners') AS winner WHERE winner.value = seat.key)) AS wins,
    max(ended) AS last, max(0, max(ended - dealt)) AS longest
    FROM matches, json_each(seats) AS seat
    WHERE status = 'finished' AND (?1 IS NULL OR party = ?1) AND seat.value ->> 'person' IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 3, 6`,
    table,
  )
}
