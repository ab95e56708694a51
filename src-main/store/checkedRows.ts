/** Reads rows and checks the MAC of each. @throws DamagedRow, from all functions */
import type { Outcome } from '../../src-shared/kernel'
import type { StoredAnswer, StoredDeck, StoredEntry } from '../host/storage/storeTypes'
import type { Db } from './db'
import { parsed, rows } from './rows'
import { DamagedRow, type AnswerRow, type DealRow, type DeckRow, type HeadRow, type SnapshotRow } from './rowMac'
import { tailOf } from './tails'

export interface MatchRow extends DealRow, HeadRow, SnapshotRow {
  readonly deal_mac: string
  readonly snapshot_mac: string
}

/** What a list shows of a match, with the MAC of its last answer, if it has any. */
export interface CheckedHead extends HeadRow {
  readonly head_mac: string
  readonly deal_mac: string
  readonly last_mac: string | null
}

/** The columns of CheckedHead. */
export const HEAD_COLUMNS = `id, party, game, rules, dealt, seats, status, ended, outcome, head_mac, deal_mac,
  (SELECT mac FROM answers WHERE match = id ORDER BY n DESC LIMIT 1) AS last_mac`

/** A match as a list shows it: not yet its journal. */
export function checkHead(db: Db, row: CheckedHead): void {
  const last = row.status === 'open' ? '' : (row.last_mac ?? row.deal_mac ?? '')
  if (row.head_mac !== db.macs.head(row, last)) throw new DamagedRow({ kind: 'head', id: row.id, n: null })
}

interface CheckedMatch {
  readonly row: MatchRow
  readonly answers: StoredAnswer[]
  readonly tail: readonly StoredEntry[]
}

/** The whole match of an id, with its journal; null when there is none. */
export function checkedMatch(db: Db, id: string): CheckedMatch | null {
  const [row] = rows<MatchRow & CheckedHead>(db, `SELECT *, ${HEAD_COLUMNS} FROM matches WHERE id = ?`, id)
  if (!row) return null
  const deal = db.macs.deal(row)
  if (row.deal_mac !== deal) throw new DamagedRow({ kind: 'deal', id, n: null })
  const { answers, chain } = checkedJournal(db, id, deal)
  checkHead(db, row)
  // A snapshot of more answers than there are: the end of the journal was cut off.
  const upTo = chain[row.after]
  if (upTo === undefined) throw new DamagedRow({ kind: 'answer', id, n: chain.length })
  if (row.snapshot_mac !== db.macs.snapshot(row, upTo)) throw new DamagedRow({ kind: 'snapshot', id, n: null })
  const last = answers.at(-1)
  if (last && row.outcome !== null) answers[answers.length - 1] = { ...last, outcome: parsed<Outcome>(row.outcome) }
  return { row, answers, tail: tailOf(db, id, answers.length, deal) }
}

/** All answers of a match, and the MACs from the deal's on. */
function checkedJournal(
  db: Db,
  match: string,
  deal: string,
): { readonly answers: StoredAnswer[]; readonly chain: readonly string[] } {
  const answers: StoredAnswer[] = [],
    chain = [deal]
  const journal = rows<AnswerRow & { readonly mac: string }>(
    db,
    'SELECT match, n, taken, entry, told, mac FROM answers WHERE match = ? ORDER BY n',
    match,
  )
  for (const [index, row] of journal.entries()) {
    const n = index + 1
    const mac = db.macs.answer(row, chain[index] ?? '')
    if (row.n !== n || row.mac !== mac) throw new DamagedRow({ kind: 'answer', id: match, n })
    chain.push(mac)
    answers.push({
      n,
      entry: parsed<StoredAnswer['entry']>(row.entry),
      events: parsed<StoredAnswer['events']>(row.told),
      outcome: null,
    })
  }
  return { answers, chain }
}

/** The deck of a hash, or none. */
export const deckOf = (db: Db, hash: string): StoredDeck[] =>
  rows<DeckRow & { readonly mac: string }>(db, 'SELECT hash, deck, mac FROM decks WHERE hash = ?', hash).map(row => {
    if (row.mac !== db.macs.deck(row)) throw new DamagedRow({ kind: 'deck', id: hash, n: null })
    return { hash, deck: parsed<StoredDeck['deck']>(row.deck) }
  })
