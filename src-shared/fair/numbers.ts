/** The random numbers behind a fair deal: 32 bytes each, in hex. The host and every client contribute one. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const NUMBER = /^[0-9a-f]{64}$/

/** Whether a text has the form of such a number, or of a commitment to one. */
export const isNumber = (text: string): boolean => NUMBER.test(text)

/**
 * Returns the commitment to a number (its SHA-256): others can check the number later but cannot find it.
 * @throws when the text is no number
 */
export const commitOf = (number: string): string => bytesToHex(sha256(hexToBytes(number)))

/** Whether a number is the one of this commitment. */
export const matchesCommitment = (number: string, commit: string): boolean =>
  isNumber(number) && commitOf(number) === commit

/**
 * Returns the key of a match: SHA-256(match id ‖ host number ‖ client numbers in seat order).
 * @param match its id, which is sent before anybody opens a number
 * @param host the host's number
 * @param hands the clients' numbers, in seat order
 * @throws when one of them is no number
 */
export const dealKey = (match: string, host: string, hands: readonly string[]): Uint8Array =>
  sha256(concatBytes(utf8ToBytes(match), ...[host, ...hands].map(number => hexToBytes(number))))
