/** Writes of a host: as messages to the storage thread, and as rows. */
import type { MatchRecord } from '../../src-shared/record'
import type { StoredAnswer, StoredDeal, StoredDeck, StoredParty, StoredSnapshot } from '../host/storage/storeTypes'
import type { Db } from './database'
import { importer } from './imports'

export type Write =
  | { readonly kind: 'party'; readonly party: StoredParty; readonly decks: readonly StoredDeck[] }
  | { readonly kind: 'deal'; readonly deal: StoredDeal; readonly decks: readonly StoredDeck[] }
  | {
      readonly kind: 'append'
      readonly match: string
      readonly answer: StoredAnswer
      readonly before: StoredSnapshot | null
    }
  | { readonly kind: 'snapshot'; readonly match: string; readonly snapshot: StoredSnapshot }
  | { readonly kind: 'abandon'; readonly match: string }
  | { readonly kind: 'import'; readonly record: MatchRecord }

/** Executes a write in the open transaction. @param now milliseconds since 1970 */
export type Writer = (write: Write, now: number) => void

/** Prepares the statements of a database. */
export function writer(db: Db): Writer {
  const party = db.prepare(`INSERT INTO parties (id, opened, changed, party) VALUES (?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET changed = excluded.changed, party = excluded.party`)
  const deck = db.prepare('INSERT INTO decks (hash, deck) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING')
  const deal = db.prepare(
    `INSERT INTO matches (id, party, game, rules, dealt, told, snapshot, after, fixed, seats, fair, status) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open')`,
  )
  const answer = db.prepare('INSERT INTO answers (match, n, taken, entry, told) VALUES (?, ?, ?, ?, ?)')
  const snapshot = db.prepare('UPDATE matches SET snapshot = ?, after = ? WHERE id = ?')
  const ended = db.prepare(`UPDATE matches SET status = ?, ended = ?, outcome = ? WHERE id = ? AND status = 'open'`)
  const importRecord = importer(db)

  const storeDecks = (decks: readonly StoredDeck[]): void => {
    for (const stored of decks) deck.run(stored.hash, JSON.stringify(stored.deck))
  }
  const storeSnapshot = (match: string, stored: StoredSnapshot): void => {
    snapshot.run(JSON.stringify(stored.snapshot), stored.answerCount, match)
  }

  return (write, now) => {
    switch (write.kind) {
      case 'party':
        storeDecks(write.decks)
        party.run(write.party.id, now, now, JSON.stringify(write.party))
        return
      case 'deal': {
        storeDecks(write.decks)
        const { id, table, game, rules, events, snapshot: snapshotOfDeal, seats, fair } = write.deal
        deal.run(
          id,
          table,
          game,
          rules,
          now,
          JSON.stringify(events),
          JSON.stringify(snapshotOfDeal.snapshot),
          snapshotOfDeal.answerCount,
          snapshotOfDeal.fixed,
          JSON.stringify(seats),
          fair && JSON.stringify(fair),
        )
        return
      }
      case 'append': {
        const { n, entry, events, outcome } = write.answer
        if (write.before) storeSnapshot(write.match, write.before)
        answer.run(write.match, n, now, JSON.stringify(entry), JSON.stringify(events))
        if (outcome) ended.run('finished', now, JSON.stringify(outcome), write.match)
        return
      }
      case 'snapshot':
        storeSnapshot(write.match, write.snapshot)
        return
      case 'abandon':
        ended.run('abandoned', now, null, write.match)
        return
      case 'import':
        importRecord(write.record, now)
    }
  }
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
    case 'party':
    case 'snapshot':
    case 'abandon':
    case 'import':
      return false
  }
}
