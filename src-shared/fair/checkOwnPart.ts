/** Checks a record against what one client itself was told and did before the deal. */
import type { FairRecord } from '../record'
import { compareTerms } from './checkTerms'
import type { Commitments, OwnNumber, OwnPart } from './evidence'
import { personAt, termsHash, type DealTerms } from './terms'
import type { Obstacle, Difference } from './verdict'

/** The record has the commitments that were sent before the deal. */
export function compareCommitments(fair: FairRecord, terms: DealTerms, sent: Commitments): Difference | null {
  const other = compareTerms(terms, sent.terms)
  if (other) return other
  if (fair.commit !== sent.commit) return { what: 'commit', seat: null }
  const seats = (hands: readonly { readonly seat: number }[]): string => hands.map(({ seat }) => seat).join()
  if (seats(fair.hands) !== seats(sent.hands)) return { what: 'hands' }
  const hand = fair.hands.find(({ commit }, at) => commit !== sent.hands[at]?.commit)
  return hand ? { what: 'commit', seat: hand.seat } : null
}

/** Something is wrong, or this client cannot tell. */
export type OwnFinding = Difference | { readonly what: 'unchecked'; readonly obstacle: Obstacle }

const uncertain = (why: 'late' | 'excluded'): OwnFinding => ({ what: 'unchecked', obstacle: { why } })

/** This client's number is in the key unless it gave none, and the deal began again only as the record says. */
export function checkOwnPart(fair: FairRecord, terms: DealTerms, own: OwnPart): OwnFinding | null {
  if (own.numbers.filter(({ opened }) => opened).length > terms.restarts.length + 1) return { what: 'restarts' }
  return checkOwnNumber(fair, terms, own) ?? (own.unexplained > 0 ? { what: 'discarded', n: own.unexplained } : null)
}

function checkOwnNumber(
  fair: FairRecord,
  terms: DealTerms,
  { person, numbers, reachable }: OwnPart,
): OwnFinding | null {
  const seat = terms.seats.findIndex(at => personAt(at) === person)
  // A client never gives a number without a seat; a person who was dealt one may have been asked.
  if (seat < 0) return null
  const hand = fair.hands.find(other => other.seat === seat)
  const number = numbers.find(({ round }) => round === terms.round)
  if (hand)
    return number?.number === hand.number && number.commit === hand.commit && number.terms === termsHash(terms)
      ? null
      : { what: 'leftOut' }
  return number ? leftOutAfter(number) : notAsked(terms, person, numbers.at(-1), reachable)
}

/** A number was given for the round and is not in the key: wrong once the host had taken it. */
const leftOutAfter = ({ committed }: OwnNumber): OwnFinding => (committed ? { what: 'leftOut' } : uncertain('late'))

/** This client was not asked in the last round: it failed in an earlier one, or was away, or was passed over. */
function notAsked(
  terms: DealTerms,
  person: string,
  earlier: OwnNumber | undefined,
  reachable: boolean,
): OwnFinding | null {
  if (terms.contributors.includes(person)) return reachable ? { what: 'leftOut' } : null
  // Who lost the connection in between was not there to be asked again.
  if (earlier?.taken && reachable) return { what: 'silenced' }
  if (earlier) return uncertain('late')
  if (terms.excluded.includes(person)) return uncertain('excluded')
  return reachable ? { what: 'leftOut' } : null
}
