/**
 * A table's join code, and the proof that somebody knows it. Within TLS the code itself is said. A browser guest speaks
 * in the clear, so it answers the host's challenge: HMAC-SHA-256 of a number that the host drew for this connection.
 * Whoever listens can try codes against it at leisure: a short one is found.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Of a code, in characters (code points), as it counts. */
export const MIN_CODE = 4,
  MAX_CODE = 40

/** A code as it counts: capitals, spaces and the width of signs do not matter to whoever hears it said. */
export const foldedCode = (code: string): string => code.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** Whether a table may ask for this code. */
export function isCode(code: string): boolean {
  const { length } = [...foldedCode(code)]
  return length >= MIN_CODE && length <= MAX_CODE
}

/** @param nonce the host's, for this connection @returns 64 hex digits */
export const proofOf = (code: string, nonce: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(foldedCode(code)), utf8ToBytes(`undertable code ${nonce}`)))

/** Compares two proofs in a time that tells nothing of how much they have in common. */
export function sameProof(a: string, b: string): boolean {
  let different = a.length ^ b.length
  for (let i = 0; i < a.length; i++) different |= a.charCodeAt(i) ^ b.charCodeAt(i % Math.max(1, b.length))
  return different === 0
}
