/** Checks the numbers of a fair deal: numbers against commitments, the key against the numbers. */
import { bytesToHex } from '@noble/hashes/utils.js'
import type { FairRecord, MatchRecord } from '../record'
import { dealKey, HOST, matchesCommitment } from './numbers'
import { personAt, termsHash, type DealTerms, type DroppedDeal } from './terms'
import type { Difference } from './verdict'

/** Checks a record's numbers by itself. @param terms those of the record */
export function checkNumbers(record: MatchRecord, fair: FairRecord, terms: DealTerms): Difference | null {
  return checkOpenings(fair, terms) ?? checkOrder(fair) ?? checkDropped(fair, terms) ?? checkKey(record, fair, terms)
}

/** Every number matches its commitment, and every commitment is that of a contributor at their seat. */
function checkOpenings({ commit, number, hands }: FairRecord, terms: DealTerms): Difference | null {
  const hash = termsHash(terms)
  if (!matchesCommitment(number, commit, hash, HOST)) return { what: 'number', seat: null }
  for (const hand of hands) {
    const person = personAt(terms.seats[hand.seat])
    if (person === null || !terms.contributors.includes(person)) return { what: 'hands' }
    if (!matchesCommitment(hand.number, hand.commit, hash, person)) return { what: 'number', seat: hand.seat }
  }
  return null
}

/** Each seat has one number at most, in seat order: another order would give another key. */
function checkOrder({ hands }: FairRecord): Difference | null {
  return hands.every(({ seat }, at) => at === 0 || seat > (hands[at - 1]?.seat ?? seat)) ? null : { what: 'hands' }
}

/** Every deal that the terms call dropped is laid open. */
function checkDropped({ dropped = [], restarts }: FairRecord, terms: DealTerms): Difference | null {
  if (restarts.length !== terms.restarts.length || restarts.some((name, at) => name !== terms.restarts[at]))
    return { what: 'restarts' }
  const open = dropped.map(deal => deal.terms.match)
  const missing = terms.dropped.some(match => !open.includes(match)) || open.length !== terms.dropped.length
  return missing || !dropped.every(deal => deal.terms.table === terms.table && isLaidOpen(deal))
    ? { what: 'terms', part: 'dropped' }
    : null
}

const isLaidOpen = ({ terms, commit, number }: DroppedDeal): boolean =>
  matchesCommitment(number, commit, termsHash(terms), HOST)

const checkKey = (record: MatchRecord, { number, hands }: FairRecord, terms: DealTerms): Difference | null =>
  bytesToHex(dealKey(termsHash(terms), number, hands)) === record.key ? null : { what: 'key' }
