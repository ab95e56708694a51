/** Writes of a match: its deal, answers, snapshots and end, each with its MAC. */
import type { StoredAnswer, StoredDeal, StoredMatch, StoredSnapshot } from '../host/storage/storeTypes'
import type { Db } from './db'
import type { HeadRow } from './rowMac'
import { tailRemover } from './tails'

export interface MatchWriter {
  deal(deal: StoredDeal, now: number): void
  append(match: string, answer: StoredAnswer, now: number): void
  /** Appends an answer unless it is there. @throws when the one before it is missing */
  complete(match: string, answer: StoredAnswer, now: number): void
  snapshot(match: string, snapshot: StoredSnapshot): void
  /** Stores a whole match, in place of what is stored of it. */
  replace(match: StoredMatch): void
  /** Ends a match that is still open. @param outcome as JSON */
  end(match: string, status: 'finished' | 'abandoned', outcome: string | null, now: number): void
  /** What was written in the open transaction is not there. */
  rolledBack(): void
}

type OpenHead = Pick<HeadRow, 'party' | 'game' | 'rules' | 'dealt' | 'seats'> & { readonly answers: number | null }

/** Prepares the statements. */
export function matchWriter(db: Db): MatchWriter {
  const { macs } = db
  const insertDeal = db.prepare(
    `INSERT INTO matches (id, party, game, rules, dealt, told, snapshot, after, fixed, seats, fair, status, deal_mac, snapshot_mac, head_mac)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', ?, ?, ?)`,
  )
  const insertAnswer = db.prepare('INSERT INTO answers (match, n, taken, entry, told, mac) VALUES (?, ?, ?, ?, ?, ?)')
  const updateSnapshot = db.prepare('UPDATE matches SET snapshot = ?, after = ?, snapshot_mac = ? WHERE id = ?')
  const fixedDeck = db.prepare('SELECT fixed FROM matches WHERE id = ?')
  const dealMac = db.prepare('SELECT deal_mac AS mac FROM matches WHERE id = ?')
  const answerMac = db.prepare('SELECT mac FROM answers WHERE match = ? AND n = ?')
  const openHead = db.prepare(
    `SELECT party, game, rules, dealt, seats, (SELECT max(n) FROM answers WHERE match = id) AS answers
    FROM matches WHERE id = ? AND status = 'open'`,
  )
  const updateEnd = db.prepare('UPDATE matches SET status = ?, ended = ?, outcome = ?, head_mac = ? WHERE id = ?')

  const removeTail = tailRemover(db)

  /** The last answer of each open match that this thread has written: the next one follows it and need not look it up. */
  const lastWritten = new Map<string, { readonly n: number; readonly mac: string }>()

  const lastStored = db.prepare('SELECT coalesce(max(n), 0) AS n FROM answers WHERE match = ?')
  /** The number of a match's last answer; 0 before the first. */
  const lastNumber = (match: string): number =>
    lastWritten.get(match)?.n ?? (lastStored.get(match) as { readonly n: number }).n

  /** The MAC of the n-th answer, or of the deal; '' where it is missing: the reader names the hole. */
  const chainAt = (match: string, n: number): string =>
    ((n === 0 ? dealMac.get(match) : answerMac.get(match, n)) as { readonly mac: string } | undefined)?.mac ?? ''

  const end: MatchWriter['end'] = (match, status, outcome, now) => {
    const head = openHead.get(match) as OpenHead | undefined
    if (!head) return
    const { answers, ...row } = head
    const mac = macs.head({ ...row, id: match, status, ended: now, outcome }, chainAt(match, answers ?? 0))
    updateEnd.run(status, now, outcome, mac, match)
    removeTail(match)
    lastWritten.delete(match)
  }

  const dropAnswers = db.prepare('DELETE FROM answers WHERE match = ?')
  const dropMatch = db.prepare('DELETE FROM matches WHERE id = ?')

  const writes: MatchWriter = {
    end,
    replace({ deal, ended, latest, answers }) {
      dropAnswers.run(deal.id)
      removeTail(deal.id)
      dropMatch.run(deal.id)
      writes.deal({ ...deal, snapshot: { ...latest, answerCount: 0 } }, deal.dealt)
      for (const answer of answers) writes.append(deal.id, answer, ended ?? deal.dealt)
      lastWritten.delete(deal.id)
      // Its MAC follows that of the answer it comes after.
      writes.snapshot(deal.id, latest)
    },
    deal({ id, table, game, rules, events, snapshot: { snapshot, answerCount, fixed }, seats, fair }, now) {
      const row = {
        ...{ id, party: table, game, rules, dealt: now, seats: JSON.stringify(seats), told: JSON.stringify(events) },
        ...{ fair: JSON.stringify(fair), snapshot: JSON.stringify(snapshot), after: answerCount, fixed },
      }
      const deal = macs.deal(row)
      insertDeal.run(
        ...[id, row.party, game, rules, now, row.told, row.snapshot, row.after, fixed, row.seats, row.fair],
        ...[deal, macs.snapshot(row, deal), macs.head({ ...row, status: 'open', ended: null, outcome: null }, '')],
      )
    },
    append(match, { n, entry, events, outcome }, now) {
      const row = { match, n, taken: now, entry: JSON.stringify(entry), told: JSON.stringify(events) }
      const last = lastWritten.get(match)
      const mac = macs.answer(row, last?.n === n - 1 ? last.mac : chainAt(match, n - 1))
      insertAnswer.run(match, n, now, row.entry, row.told, mac)
      lastWritten.set(match, { n, mac })
      removeTail(match, n)
      if (outcome) end(match, 'finished', JSON.stringify(outcome), now)
    },
    complete(match, answer, now) {
      const after = answer.n - lastNumber(match)
      if (after > 1) throw new Error(`answer ${answer.n} of ${match} comes after one that is missing`)
      if (after === 1) writes.append(match, answer, now)
    },
    rolledBack() {
      lastWritten.clear()
    },
    snapshot(match, { snapshot, answerCount }) {
      const { fixed } = (fixedDeck.get(match) as { readonly fixed: string | null } | undefined) ?? { fixed: null }
      const row = { id: match, after: answerCount, fixed, snapshot: JSON.stringify(snapshot) }
      updateSnapshot.run(row.snapshot, row.after, macs.snapshot(row, chainAt(match, answerCount)), match)
    },
  }
  return writes
}
