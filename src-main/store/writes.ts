/** Writes of a host: as messages to the storage thread, and as rows. */
import type { MatchRecord } from '../../src-shared/record'
import type {
  StoredAnswer,
  StoredDeal,
  StoredDeck,
  StoredParty,
  StoredSnapshot,
  StoredTable,
} from '../host/storage/storeTypes'
import type { Row } from './answersAhead'
import type { Db } from './db'
import { importer } from './imports'
import { matchWriter } from './matchWrites'

export type Write =
  | { readonly kind: 'party'; readonly party: StoredParty; readonly decks: readonly StoredDeck[] }
  | { readonly kind: 'deal'; readonly deal: StoredDeal; readonly decks: readonly StoredDeck[] }
  | { readonly kind: 'append'; readonly match: string; readonly answer: StoredAnswer }
  /** Answers of any matches, in order: those that are stored already are left as they are. */
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'snapshot'; readonly match: string; readonly snapshot: StoredSnapshot }
  | { readonly kind: 'abandon'; readonly match: string }
  | { readonly kind: 'adopt'; readonly table: StoredTable }
  | { readonly kind: 'import'; readonly record: MatchRecord }

/** Executes a write in the open transaction. @param now milliseconds since 1970 */
export interface Writer {
  (write: Write, now: number): void
  /** What was written in the transaction is not there. */
  readonly rolledBack?: () => void
}

/** Prepares the statements of a database. */
export function writer(db: Db): Writer {
  const { macs } = db
  const party = db.prepare(`INSERT INTO parties (id, opened, changed, party, mac) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET changed = excluded.changed, party = excluded.party, mac = excluded.mac`)
  const deck = db.prepare('INSERT INTO decks (hash, deck, mac) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING')
  const matches = matchWriter(db)
  const importRecord = importer(db)

  const storeParty = (stored: StoredParty, now: number): void => {
    const row = { id: stored.id, changed: now, party: JSON.stringify(stored) }
    party.run(row.id, now, now, row.party, macs.party(row))
  }
  const storeDecks = (decks: readonly StoredDeck[]): void => {
    for (const stored of decks) {
      const row = { hash: stored.hash, deck: JSON.stringify(stored.deck) }
      deck.run(row.hash, row.deck, macs.deck(row))
    }
  }

  const execute = (write: Write, now: number): void => {
    switch (write.kind) {
      case 'party':
        storeDecks(write.decks)
        storeParty(write.party, now)
        return
      case 'deal':
        storeDecks(write.decks)
        matches.deal(write.deal, now)
        return
      case 'append':
        matches.append(write.match, write.answer, now)
        return
      case 'rows':
        for (const { match, answer } of write.rows) matches.complete(match, answer, now)
        return
      case 'snapshot':
        matches.snapshot(write.match, write.snapshot)
        return
      case 'abandon':
        matches.end(write.match, 'abandoned', null, now)
        return
      case 'adopt': {
        const { party: adopted, decks, match } = write.table
        storeDecks([...decks, ...(match?.decks ?? [])])
        storeParty(adopted, now)
        if (match) matches.replace(match)
        return
      }
      case 'import':
        importRecord(write.record, now)
    }
  }
  return Object.assign(execute, { rolledBack: () => matches.rolledBack() })
}

/** Whether an earlier write is durable. Writes that are safe to repeat count as not. */
export function isStored(db: Db, write: Write): boolean {
  switch (write.kind) {
    case 'deal':
      return db.prepare('SELECT 1 FROM matches WHERE id = ?').get(write.deal.id) !== undefined
    case 'append':
      return (
        db.prepare('SELECT 1 FROM answers WHERE match = ? AND n = ?').get(write.match, write.answer.n) !== undefined
      )
    case 'rows':
    case 'party':
    case 'snapshot':
    case 'abandon':
    case 'adopt':
    case 'import':
      return false
  }
}
