/** The numbers that a fair deal is made of: 32 bytes each, told in hex. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const NUMBER = /^[0-9a-f]{64}$/

/** Whether a text is a number of ours, or a commitment to one. */
export const isNumber = (text: string): boolean => NUMBER.test(text)

/** The commitment to a number: who has it can check the number later, and cannot find it before. @throws when it is none */
export const commitOf = (number: string): string => bytesToHex(sha256(hexToBytes(number)))

/** Whether a number is the one that was committed to. */
export const opens = (number: string, commit: string): boolean => isNumber(number) && commitOf(number) === commit

/**
 * The key of a match: SHA-256(match id ‖ host number ‖ client numbers in seat order).
 * @param match its id, which is told before anybody opens a number
 * @param hands the clients' numbers, in seat order
 * @throws when one of them is no number
 */
export const dealKey = (match: string, host: string, hands: readonly string[]): Uint8Array =>
  sha256(concatBytes(utf8ToBytes(match), ...[host, ...hands].map(number => hexToBytes(number))))
