/** The random numbers behind a fair deal: 32 bytes each, in hex. The host and every client contribute one. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './canonical'

const NUMBER = /^[0-9a-f]{64}$/

/** Whether a text has the form of such a number, or of a commitment to one. */
export const isNumber = (text: string): boolean => NUMBER.test(text)

/** Contributor id of the host's own number; a person's id is never empty. */
export const HOST = ''

/**
 * Returns the commitment to a number: SHA-256(number ‖ hash of the terms ‖ contributor). Others can check the number
 * later but cannot find it, and it is worth nothing under other terms or in somebody else's name.
 * @param terms hash of the deal's terms, in hex
 * @param contributor the person's id, or `HOST`
 * @throws when the number is none
 */
export const commitOf = (number: string, terms: string, contributor: string): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(number), hexToBytes(terms), utf8ToBytes(contributor))))

/** Whether a number is the one of this commitment. */
export const matchesCommitment = (number: string, commit: string, terms: string, contributor: string): boolean =>
  isNumber(number) && commitOf(number, terms, contributor) === commit

/** The commitment of a person's client. */
export interface SeatCommitment {
  readonly seat: number
  readonly commit: string
}

/** A person's opened number. */
export interface OpenedNumber extends SeatCommitment {
  readonly number: string
}

/**
 * Returns the key of a match: SHA-256(hash of the terms ‖ SHA-256(list of commitments) ‖ host's number ‖ the clients'
 * numbers in seat order).
 * @param terms hash of the deal's terms, in hex
 * @param host the host's number
 * @param hands the clients' commitments and numbers, in seat order
 * @throws when one of them is no number
 */
export function dealKey(terms: string, host: string, hands: readonly OpenedNumber[]): Uint8Array {
  const list = sha256(utf8ToBytes(canonical(hands.map(({ seat, commit }) => ({ seat, commit })))))
  return sha256(
    concatBytes(hexToBytes(terms), list, hexToBytes(host), ...hands.map(({ number }) => hexToBytes(number))),
  )
}
