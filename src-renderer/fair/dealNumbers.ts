/** This client's numbers: it commits to one for each round, and opens it to the list that has its commitment. */
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Commitments, OwnNumber } from '../../src-shared/fair/evidence'
import { commitOf } from '../../src-shared/fair/numbers'
import { personAt, termsHash, type DealTerms } from '../../src-shared/fair/terms'

/** What is kept of the latest deal, and of the match that is played. */
export interface DealNotes {
  /** The first commitments that came for the latest round. */
  readonly commitments: Commitments | null
  readonly numbers: readonly OwnNumber[]
}

export const NO_NOTES: DealNotes = { commitments: null, numbers: [] }

/** The numbers of so many rounds are kept: those of a deal that is under way, and of the match before it. */
const MOST_NUMBERS = 40

/** A round asks for a number. @returns the number: the same one if it is asked for twice */
export function numberFor(
  notes: DealNotes,
  terms: DealTerms,
  host: string,
  person: string,
  random: () => Uint8Array,
): OwnNumber {
  const hash = termsHash(terms)
  const known = notes.numbers.find(own => own.terms === hash && own.host === host)
  if (known) return known
  const number = bytesToHex(random())
  return {
    match: terms.match,
    round: terms.round,
    terms: hash,
    host,
    number,
    commit: commitOf(number, hash, person),
    committed: false,
    opened: false,
    taken: false,
  }
}

/** Adds a number to the notes, or replaces the one of the same commitment. */
export const withNumber = (notes: DealNotes, number: OwnNumber): DealNotes => ({
  ...notes,
  numbers: [...notes.numbers.filter(own => own.commit !== number.commit), number].slice(-MOST_NUMBERS),
})

/** Commitments have arrived: the first ones for a round are trusted. */
export function withCommitments(notes: DealNotes, { terms, commit, hands }: Commitments): DealNotes {
  const known = notes.commitments?.terms
  const isNew = known?.match !== terms.match || terms.round > known.round
  return isNew ? { ...notes, commitments: { terms, commit, hands } } : notes
}

/** The number that may be opened to the trusted commitments; null when they do not have it unchanged. */
export function numberToOpen({ commitments, numbers }: DealNotes, sent: Commitments, person: string): OwnNumber | null {
  if (!commitments) return null
  const hash = termsHash(commitments.terms)
  if (termsHash(sent.terms) !== hash || sent.commit !== commitments.commit) return null
  const own = numbers.find(number => number.terms === hash && number.host === commitments.commit)
  const hand = commitments.hands.find(({ seat }) => personAt(commitments.terms.seats[seat]) === person)
  return own && hand?.commit === own.commit ? own : null
}
