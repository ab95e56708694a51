/** What is read of matches that are over: lists, whole records, figures. A match that is still open is never among them. */
import type { Json, Outcome, Snapshot, Told } from '../../src-shared/kernel'
import { type MatchRecord, type PastMatch, type Tally } from '../../src-shared/record'
import type { PastQuery } from '../host/kept'
import type { Db } from './database'
import { deckOf, journalOf, parsed, rows, type MatchRow } from './reads'

export type Read =
  | { readonly kind: 'history'; readonly of: PastQuery }
  | { readonly kind: 'record'; readonly match: string; readonly table: string | null }
  | { readonly kind: 'statistics'; readonly table: string | null }

/** What each of them finds. */
export interface Found {
  readonly history: readonly PastMatch[]
  readonly record: MatchRecord | null
  readonly statistics: readonly Tally[]
}

/** @throws when the rows that it takes make no sense */
export function answerOf(db: Db, read: Read): Found[Read['kind']] {
  switch (read.kind) {
    case 'history':
      return history(db, read.of)
    case 'record':
      return record(db, read.match, read.table)
    case 'statistics':
      return statistics(db, read.table)
  }
}

/** The name of a match's table: its party's, if that is still there. */
const TABLE_NAME = "coalesce((SELECT party ->> 'name' FROM parties WHERE parties.id = matches.party), '')"
const OVER = "status IN ('finished', 'abandoned') AND (?1 IS NULL OR party = ?1)"

type PastRow = Pick<MatchRow, 'id' | 'game' | 'rules' | 'seats' | 'outcome' | 'dealt' | 'ended'> & {
  readonly name: string
  readonly answers: number | null
}

function history(db: Db, { table, before, most }: PastQuery): PastMatch[] {
  const own = rows<PastRow>(
    db,
    `SELECT id, game, rules, seats, outcome, dealt, ended, ${TABLE_NAME} AS name,
    (SELECT max(n) FROM answers WHERE match = id) AS answers
    FROM matches WHERE ${OVER} AND (?2 IS NULL OR ended < ?2) ORDER BY ended DESC, id LIMIT ?3`,
    table,
    before,
    most,
  )
  const imported = rows<{ past: string }>(
    db,
    'SELECT past FROM imports WHERE ?1 IS NULL OR ended < ?1 ORDER BY ended DESC, id LIMIT ?2',
    before,
    most,
  )
  return [...own.map(pastRow), ...imported.map(({ past }) => parsed<PastMatch>(past))]
    .sort((a, b) => b.ended - a.ended)
    .slice(0, most)
}

const pastRow = ({ id, name, game, rules, seats, dealt, ended, answers, outcome }: PastRow): PastMatch => ({
  id,
  table: name,
  game,
  rules,
  seats: parsed<PastMatch['seats']>(seats),
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
    deck: ownDeck(db, Object.values(options)),
    dealt: row.dealt,
    ended: row.ended ?? row.dealt,
    key,
    begun: parsed<Told<Json>[]>(row.told),
    answers: journalOf(db, row.id).map(({ entry, told }) => ({ entry, told })),
    outcome: row.outcome === null ? null : parsed<Outcome>(row.outcome),
    fair: row.fair === null ? null : parsed<MatchRecord['fair']>(row.fair),
  }
}

/** The deck that one of the options names by its hash, if any does. */
function ownDeck(db: Db, values: readonly Json[]): Json | null {
  for (const value of values) {
    const [found] = typeof value === 'string' ? deckOf(db, value) : []
    if (found) return found.deck
  }
  return null
}

/** Bots are nobody's record. Who was renamed has a line under each name: whoever sums up takes the last. */
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
