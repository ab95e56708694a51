/** Numbers of deals by version 0.1, whose commitments and keys were not bound to the terms of the deal. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { isNumber } from './numbers'

/** Whether a number is the one of this commitment: its SHA-256. */
export const matchesFirstCommitment = (number: string, commit: string): boolean =>
  isNumber(number) && bytesToHex(sha256(hexToBytes(number))) === commit

/** Returns SHA-256(match id ‖ host's number ‖ the clients' numbers in seat order). @throws when one of them is none */
export const firstDealKey = (match: string, host: string, hands: readonly string[]): Uint8Array =>
  sha256(concatBytes(utf8ToBytes(match), ...[host, ...hands].map(number => hexToBytes(number))))
