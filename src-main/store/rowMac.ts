/**
 * Authenticates stored rows. The database's cipher only hides: a bit that is flipped in the file, or a page of an older
 * copy that is put back, decrypts without complaint. So each row carries an HMAC-SHA-256 of what it is, whose it is and
 * what it holds; answers are chained, each MAC over the one before it and the first over that of the deal.
 *
 * Not detected: what is older but was ours, as a copy of the whole folder or a page with all that is checked together; a
 * finished match that was removed whole; answers cut off behind the newest snapshot of an open match, and entries behind
 * the last answer.
 */
import { createHmac, hkdfSync } from 'node:crypto'
import type { Damage } from '../host/storage/storeTypes'

/** A row that is not as this program wrote it, or is missing. */
export class DamagedRow extends Error {
  constructor(readonly damage: Damage) {
    const { kind, id, n } = damage
    super(`${n === null ? `the ${kind} row` : `answer ${n}`} of ${id} is missing, damaged or changed`)
  }
}

type Field = string | number | null

/** The columns that a MAC covers; JSON is covered as the text that is stored. */
export interface PartyRow {
  readonly id: string
  readonly changed: number
  readonly party: string
}
export interface DeckRow {
  readonly hash: string
  readonly deck: string
}
/** What lists show of a match. It changes only with the status. */
export interface HeadRow {
  readonly id: string
  readonly party: string
  readonly game: string
  readonly rules: number
  readonly dealt: number
  readonly seats: string
  readonly status: string
  readonly ended: number | null
  readonly outcome: string | null
}
export interface DealRow extends Omit<HeadRow, 'status' | 'ended' | 'outcome'> {
  readonly told: string
  readonly fair: string
}
export interface SnapshotRow {
  readonly id: string
  readonly after: number
  readonly fixed: string | null
  readonly snapshot: string
}
export interface AnswerRow {
  readonly match: string
  readonly n: number
  readonly taken: number
  readonly entry: string
  readonly told: string
}
export interface EntryRow {
  readonly match: string
  readonly n: number
  readonly entry: string
}
export interface ImportRow {
  readonly id: string
  readonly came: number
  readonly ended: number
  readonly past: string
}

export interface RowMacs {
  party(row: PartyRow): string
  deck(row: DeckRow): string
  /** The root of the match's chain. */
  deal(row: DealRow): string
  /** @param previous the MAC of the answer before it, or of the deal */
  answer(row: AnswerRow, previous: string): string
  /** @param deal the MAC of the match's deal */
  entry(row: EntryRow, deal: string): string
  /** @param upTo the MAC of the last answer that it contains, or of the deal */
  snapshot(row: SnapshotRow, upTo: string): string
  /** @param last the MAC of the last answer; '' while the match is open */
  head(row: HeadRow, last: string): string
  imported(row: ImportRow): string
  record(id: string, record: string): string
}

/** Names the use of the derived key: another use of the database's key gets another one. */
const PURPOSE = 'undertable: rows of the store 1'
const KEY_BYTES = 32

/** @param key the database's key in hex */
export function rowMacs(key: string): RowMacs {
  const macKey = Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), '', PURPOSE, KEY_BYTES))
  const mac = (kind: string, ...fields: readonly Field[]): string => {
    const hmac = createHmac('sha256', macKey).update(kind)
    // With its type and length before each field, no two lists of fields give the same bytes.
    for (const field of fields) {
      const text = field === null ? '' : String(field)
      hmac.update(`|${field === null ? '-' : typeof field}${Buffer.byteLength(text)}:`).update(text)
    }
    return hmac.digest('base64url')
  }
  return {
    party: ({ id, changed, party }) => mac('party', id, changed, party),
    deck: ({ hash, deck }) => mac('deck', hash, deck),
    deal: ({ id, party, game, rules, dealt, seats, told, fair }) =>
      mac('deal', id, party, game, rules, dealt, seats, told, fair),
    answer: ({ match, n, taken, entry, told }, previous) => mac('answer', previous, match, n, taken, entry, told),
    entry: ({ match, n, entry }, deal) => mac('entry', deal, match, n, entry),
    snapshot: ({ id, after, fixed, snapshot }, upTo) => mac('snapshot', id, after, fixed, snapshot, upTo),
    head: ({ id, party, game, rules, dealt, seats, status, ended, outcome }, last) =>
      mac('head', id, party, game, rules, dealt, seats, status, ended, outcome, last),
    imported: ({ id, came, ended, past }) => mac('imported', id, came, ended, past),
    record: (id, record) => mac('record', id, record),
  }
}
