/** A forced go-on in the record of its match. */
import { withForced } from '../succession/forced'
import type { MatchRecord } from './record'
import { wentOnAloneIn, type TableWentOnAlone } from './wentOnAlone'

/** The record of a match with what its table remembers: in words, and signed among the changes of its host. */
export function withWentOnAlone(record: MatchRecord, all: readonly TableWentOnAlone[]): MatchRecord {
  const alone = wentOnAloneIn(all, record.id)
  if (alone.length === 0) return record
  const signed = all.flatMap(one => (one.match === record.id && one.signed) || []),
    moves = withForced(record.fair.moves, signed)
  return { ...record, wentOnAlone: alone, ...(moves ? { fair: { ...record.fair, moves } } : {}) }
}

/** The same for a record as it is stored: what is signed comes with its words. */
export const withSigned = (stored: MatchRecord): MatchRecord =>
  withWentOnAlone(
    stored,
    (stored.wentOnAlone ?? []).map(one => ({ ...one, match: stored.id })),
  )
