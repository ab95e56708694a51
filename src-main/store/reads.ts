/** Reads the stored tables when a host starts: each party with the match that it plays or whose result it shows. */
import type { Entry, Json, Outcome, Snapshot, EmittedEvent } from '../../src-shared/kernel'
import type { FairRecord, RecordSeat } from '../../src-shared/record'
import type { StoredAnswer, StoredDeck, StoredMatch, StoredParty, StoredTable } from '../host/storage/storeTypes'
import type { Db } from './database'

export interface Loaded {
  /** In the order of their creation. */
  readonly tables: readonly StoredTable[]
  /** Ids of parties and matches with invalid rows: they stay in the database. */
  readonly unreadable: readonly string[]
}

export interface MatchRow {
  readonly id: string
  readonly party: string
  readonly game: string
  readonly rules: number
  readonly told: string
  readonly snapshot: string
  readonly after: number
  readonly fixed: string | null
  readonly status: string
  readonly outcome: string | null
  readonly seats: string
  readonly fair: string | null
  readonly dealt: number
  readonly ended: number | null
}
interface AnswerRow {
  readonly n: number
  readonly entry: string
  readonly told: string
}

export function load(db: Db): Loaded {
  const tables: StoredTable[] = [],
    unreadable: string[] = []
  const attempt = <T>(id: string, read: () => T): T | null => {
    try {
      return read()
    } catch {
      unreadable.push(id)
      return null
    }
  }
  for (const { id, party: text } of rows<{ id: string; party: string }>(
    db,
    'SELECT id, party FROM parties ORDER BY opened, id',
  )) {
    const party = attempt(id, () => parsed<StoredParty>(text))
    if (!party) continue
    const decks = attempt(id, () => party.decks.flatMap(hash => deckOf(db, hash))) ?? []
    const match = party.match
    tables.push({ party, decks, match: match === null ? null : attempt(match, () => readMatch(db, match, decks)) })
  }
  return { tables, unreadable }
}

/** A match with its whole journal, or null when there is none of this id. @throws when its rows are invalid */
export function readMatch(db: Db, id: string, knownDecks: readonly StoredDeck[] = []): StoredMatch | null {
  const [row] = rows<MatchRow>(db, 'SELECT * FROM matches WHERE id = ?', id)
  if (!row || row.status === 'abandoned') return null
  const answers = journalOf(db, id)
  const last = answers.at(-1)
  if (last && row.outcome !== null) answers[answers.length - 1] = { ...last, outcome: parsed<Outcome>(row.outcome) }
  const latest = { answerCount: row.after, snapshot: parsed<Snapshot>(row.snapshot), fixed: row.fixed }
  const decks = row.fixed === null ? knownDecks : [...knownDecks, ...deckOf(db, row.fixed)]
  return {
    deal: {
      id,
      table: row.party,
      game: row.game,
      rules: row.rules,
      dealt: row.dealt,
      events: parsed<EmittedEvent<Json>[]>(row.told),
      seats: parsed<RecordSeat[]>(row.seats),
      fair: row.fair === null ? null : parsed<FairRecord>(row.fair),
    },
    latest,
    answers,
    decks,
    ended: row.ended,
  }
}

/** All answers of a match. @throws when one is missing */
export const journalOf = (db: Db, match: string): StoredAnswer[] =>
  rows<AnswerRow>(db, 'SELECT n, entry, told FROM answers WHERE match = ? ORDER BY n', match).map((answer, index) =>
    storedAnswer(answer, index + 1),
  )

/** @throws when an answer before it is missing */
function storedAnswer({ n, entry, told }: AnswerRow, expected: number): StoredAnswer {
  if (n !== expected) throw new Error(`answer ${expected} is missing`)
  return { n, entry: parsed<Entry>(entry), events: parsed<EmittedEvent<Json>[]>(told), outcome: null }
}

export const deckOf = (db: Db, hash: string): StoredDeck[] =>
  rows<{ deck: string }>(db, 'SELECT deck FROM decks WHERE hash = ?', hash).map(({ deck }) => ({
    hash,
    deck: parsed<Json>(deck),
  }))

/** Parses JSON that this program has written. */
export const parsed = <T>(text: string): T => JSON.parse(text) as T

/** Rows of a statement, typed by the columns it names. */
export const rows = <T>(db: Db, sql: string, ...params: (string | number | null)[]): T[] =>
  db.prepare(sql).all(params) as T[]
