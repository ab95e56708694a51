/**
 * Checks the numbers of a fair deal: commitments against those sent before the deal, numbers against commitments, the
 * key against the numbers.
 */
import { bytesToHex } from '@noble/hashes/utils.js'
import type { FairRecord, MatchRecord } from '../record'
import type { Commitments, Evidence } from './evidence'
import { dealKey, matchesCommitment } from './numbers'
import type { Difference } from './verdict'

/** Returns the first difference, or null. @param evidence null: only the record is checked */
export function checkNumbers(record: MatchRecord, fair: FairRecord, evidence: Evidence | null): Difference | null {
  if (fair.fixed) return evidence?.commitments ? { what: 'hands' } : null
  return (
    (evidence?.commitments ? compareCommitments(fair, evidence.commitments) : null) ??
    checkOpenings(fair) ??
    (evidence ? checkOwnNumber(fair, evidence) : null) ??
    checkKey(record, fair)
  )
}

/** The record has the commitments that were sent before the deal. */
function compareCommitments(fair: FairRecord, commitments: Commitments): Difference | null {
  if (!isSameList(commitments.restarts, fair.restarts)) return { what: 'restarts' }
  if (fair.commit !== commitments.commit) return { what: 'commit', seat: null }
  if (
    !isSameList(
      fair.hands.map(({ seat }) => seat),
      commitments.hands.map(({ seat }) => seat),
    )
  )
    return { what: 'hands' }
  const other = fair.hands.find((hand, at) => hand.commit !== commitments.hands[at]?.commit)
  return other ? { what: 'commit', seat: other.seat } : null
}

/** Every number matches its commitment. */
function checkOpenings({ commit, number, hands }: FairRecord): Difference | null {
  if (!matchesCommitment(number, commit)) return { what: 'number', seat: null }
  const wrong = hands.find(hand => !matchesCommitment(hand.number, hand.commit))
  return wrong ? { what: 'number', seat: wrong.seat } : null
}

/** This client's number is among them, and it opened no more numbers than the record's restarts explain. */
function checkOwnNumber({ hands, restarts }: FairRecord, { number, openings }: Evidence): Difference | null {
  if (number !== null && !hands.some(hand => hand.number === number)) return { what: 'hands' }
  return openings > restarts.length + 1 ? { what: 'restarts' } : null
}

function checkKey(record: MatchRecord, { number, hands }: FairRecord): Difference | null {
  // Each seat has one number at most, in seat order: another order would give another key.
  const inOrder = hands.every(({ seat }, at) => at === 0 || seat > (hands[at - 1]?.seat ?? seat))
  if (!inOrder) return { what: 'hands' }
  return bytesToHex(
    dealKey(
      record.id,
      number,
      hands.map(hand => hand.number),
    ),
  ) === record.key
    ? null
    : { what: 'key' }
}

const isSameList = (a: readonly (string | number)[], b: readonly (string | number)[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at])
