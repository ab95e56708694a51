/** Reads the stored tables when a host starts: each party with the match that it plays or whose result it shows. */
import type { Json, Snapshot, EmittedEvent } from '../../src-shared/kernel'
import type { FairRecord, RecordSeat } from '../../src-shared/record'
import type { Damage, StoredDeck, StoredMatch, StoredParty, StoredTable } from '../host/storage/storeTypes'
import { checkedMatch, deckOf } from './checkedRows'
import type { Db } from './db'
import { parsed, rows } from './rows'
import { DamagedRow, type PartyRow } from './rowMac'

export interface Loaded {
  /** In the order of their creation. */
  readonly tables: readonly StoredTable[]
  /** Ids of parties, decks and matches that cannot be read or are missing: what is there stays in the database. */
  readonly unreadable: readonly string[]
  /** The rows among them that are not as this program wrote them. */
  readonly damage: readonly Damage[]
}

export function load(db: Db): Loaded {
  const tables: StoredTable[] = [],
    unreadable: string[] = [],
    damage: Damage[] = []
  const attempt = <T>(id: string, read: () => T): T | null => {
    try {
      return read()
    } catch (fault) {
      unreadable.push(id)
      if (fault instanceof DamagedRow) damage.push(fault.damage)
      return null
    }
  }
  for (const row of rows<CheckedParty>(db, 'SELECT id, changed, party, mac FROM parties ORDER BY opened, id')) {
    const party = attempt(row.id, () => checkedParty(db, row))
    if (!party) continue
    const decks = party.decks.flatMap(hash => attempt(hash, () => deckOf(db, hash)) ?? [])
    const { match } = party
    tables.push({ party, decks, match: match === null ? null : attempt(match, () => playedMatch(db, match, decks)) })
  }
  return { tables, unreadable, damage }
}

export interface CheckedParty extends PartyRow {
  readonly mac: string
}

/** @throws DamagedRow */
export function checkedParty(db: Db, row: CheckedParty): StoredParty {
  if (row.mac !== db.macs.party(row)) throw new DamagedRow({ kind: 'party', id: row.id, n: null })
  return parsed<StoredParty>(row.party)
}

/** The match that a party names: its deal was stored before the party that names it. @throws when it is missing */
function playedMatch(db: Db, id: string, knownDecks: readonly StoredDeck[]): StoredMatch | null {
  if (rows(db, 'SELECT 1 FROM matches WHERE id = ?', id).length === 0) throw new Error(`the match ${id} is missing`)
  return readMatch(db, id, knownDecks)
}

/** A match with its whole journal, or null when there is none of this id. @throws when its rows are invalid */
export function readMatch(db: Db, id: string, knownDecks: readonly StoredDeck[] = []): StoredMatch | null {
  const found = checkedMatch(db, id)
  if (!found || found.row.status === 'abandoned') return null
  const { row, answers, tail } = found
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
      fair: parsed<FairRecord>(row.fair),
    },
    latest,
    answers,
    ...(tail.length > 0 ? { tail } : {}),
    decks,
    ended: row.ended,
  }
}
