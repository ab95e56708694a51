/**
 * How a seating is drawn so that nobody chooses it: like a deal (fair/numbers.ts), everybody commits to a number for
 * fixed terms, then all numbers are opened and make the key. The record lets anybody draw again and compare.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from '../fair/canonical'
import { dealKey, HOST, isNumber, matchesCommitment, type OpenedNumber } from '../fair/numbers'
import { drawSeating, type Seating, type SeatingRequest } from './seating'

/** Everything that a drawing depends on, fixed before anybody commits to a number. */
export interface DrawTerms {
  /** Keeps the terms of a drawing apart from those of a deal. */
  readonly draw: 'seating'
  readonly tournament: string
  /** From 1. */
  readonly round: number
  /** Counts the attempts at this drawing, from 1: there is another when a number was not opened. */
  readonly attempt: number
  readonly request: SeatingRequest
  /** Ids of the people whose clients are asked for a number, in order. */
  readonly contributors: readonly string[]
  /** Ids of people present whose clients are not asked, because they did not open their number or have none. */
  readonly excluded: readonly string[]
}

/** The commitments and opened numbers. `seat` of a hand counts the contributors of the terms, from 0. */
export interface DrawNumbers {
  /** The host's. */
  readonly commit: string
  readonly number: string
  /** In the order of the contributors, each of whom has one. */
  readonly hands: readonly OpenedNumber[]
}

/** The record of a drawing. */
export interface Drawing extends DrawNumbers {
  readonly terms: DrawTerms
  readonly seating: Seating
}

/** SHA-256 of the terms, in hex: commitments are bound to it (`commitOf`). */
export const drawTermsHash = (terms: DrawTerms): string => bytesToHex(sha256(utf8ToBytes(canonical(terms))))

/** The key that all numbers make together, in hex. @throws when one of them is no number */
export const drawKey = (terms: DrawTerms, { number, hands }: DrawNumbers): string =>
  bytesToHex(dealKey(drawTermsHash(terms), number, hands))

/** The seating that terms and numbers give; null when the people are too few for one table. */
export const seatingOf = (terms: DrawTerms, numbers: DrawNumbers): Seating | null =>
  drawSeating(terms.request, drawKey(terms, numbers))

/** What is wrong with a drawing: a number, by its contributor (null: the host); who contributed; or the seating. */
export type DrawingFault =
  | { readonly what: 'number'; readonly person: string | null }
  | { readonly what: 'contributors' }
  | { readonly what: 'seating' }

/** Checks that every contributor opened the number committed to. */
export function checkDrawNumbers(terms: DrawTerms, { commit, number, hands }: DrawNumbers): DrawingFault | null {
  const hash = drawTermsHash(terms)
  if (!matchesCommitment(number, commit, hash, HOST)) return { what: 'number', person: null }
  if (!hasAllContributors(terms, hands)) return { what: 'contributors' }
  for (const [at, person] of terms.contributors.entries()) {
    const hand = hands[at]
    if (!hand || !isNumber(hand.commit) || !matchesCommitment(hand.number, hand.commit, hash, person))
      return { what: 'number', person }
  }
  return null
}

/** One number for each contributor, in order; and everybody to be seated contributes or is named as excluded. */
function hasAllContributors({ contributors, excluded, request }: DrawTerms, hands: readonly OpenedNumber[]): boolean {
  const named = [...contributors, ...excluded].sort()
  return (
    hands.length === contributors.length &&
    hands.every(({ seat }, at) => seat === at) &&
    canonical(named) === canonical(request.people.map(({ person }) => person).sort())
  )
}

/** Draws again from the record's terms and numbers. @returns null when everything is as it should be */
export function checkDrawing(drawing: Drawing): DrawingFault | null {
  const fault = checkDrawNumbers(drawing.terms, drawing)
  if (fault) return fault
  return canonical(seatingOf(drawing.terms, drawing)) === canonical(drawing.seating) ? null : { what: 'seating' }
}
