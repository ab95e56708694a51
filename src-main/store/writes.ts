/** What a host writes, as messages to the storage thread and as rows. */
import type { MatchRecord } from '../../src-shared/record'
import type { KeptAnswer, KeptDeal, KeptDeck, KeptParty, KeptSnapshot } from '../host/kept'
import type { Db } from './database'
import { importer } from './imports'

export type Write =
  | { readonly kind: 'party'; readonly party: KeptParty; readonly decks: readonly KeptDeck[] }
  | { readonly kind: 'deal'; readonly deal: KeptDeal; readonly decks: readonly KeptDeck[] }
  | {
      readonly kind: 'append'
      readonly match: string
      readonly answer: KeptAnswer
      readonly before: KeptSnapshot | null
    }
  | { readonly kind: 'snapshot'; readonly match: string; readonly snapshot: KeptSnapshot }
  | { readonly kind: 'abandon'; readonly match: string }
  | { readonly kind: 'import'; readonly record: MatchRecord }

/** Writes one of them, in the transaction that is open. @param now milliseconds since 1970 */
export type Writer = (write: Write, now: number) => void

/** The statements of one database. */
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
  const bringIn = importer(db)

  const keepDecks = (decks: readonly KeptDeck[]): void => {
    for (const one of decks) deck.run(one.hash, JSON.stringify(one.deck))
  }
  const keepSnapshot = (match: string, kept: KeptSnapshot): void => {
    snapshot.run(JSON.stringify(kept.snapshot), kept.after, match)
  }

  return (write, now) => {
    switch (write.kind) {
      case 'party':
        keepDecks(write.decks)
        party.run(write.party.id, now, now, JSON.stringify(write.party))
        return
      case 'deal': {
        keepDecks(write.decks)
        const { id, table, game, rules, told, snapshot: first, seats, fair } = write.deal
        deal.run(
          id,
          table,
          game,
          rules,
          now,
          JSON.stringify(told),
          JSON.stringify(first.snapshot),
          first.after,
          first.fixed,
          JSON.stringify(seats),
          fair && JSON.stringify(fair),
        )
        return
      }
      case 'append': {
        const { n, entry, told, outcome } = write.answer
        if (write.before) keepSnapshot(write.match, write.before)
        answer.run(write.match, n, now, JSON.stringify(entry), JSON.stringify(told))
        if (outcome) ended.run('finished', now, JSON.stringify(outcome), write.match)
        return
      }
      case 'snapshot':
        keepSnapshot(write.match, write.snapshot)
        return
      case 'abandon':
        ended.run('abandoned', now, null, write.match)
        return
      case 'import':
        bringIn(write.record, now)
    }
  }
}

/** Whether a write of before is durable, as far as it can be told: one that may be done again counts as not. */
export function isKept(db: Db, write: Write): boolean {
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
