/**
 * A table's join code, and the proof of knowing it. Over TLS the code itself is sent. A browser guest has no
 * encryption, so it answers a challenge: HMAC-SHA-256 of a number that the host drew for this connection. An
 * eavesdropper can try codes against this proof offline and will find a short one.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Length of a normalized code in code points. */
export const MIN_CODE = 4,
  MAX_CODE = 40

/**
 * Normalizes a code: upper case, spaces and character width do not matter, because a code is often heard and not read.
 */
export const normalizedCode = (code: string): string => code.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** Whether a code has an allowed length. */
export function isJoinCode(code: string): boolean {
  const { length } = [...normalizedCode(code)]
  return length >= MIN_CODE && length <= MAX_CODE
}

/** Returns the proof, 64 hex digits. @param nonce the host's number for this connection */
export const joinCodeProof = (code: string, nonce: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(normalizedCode(code)), utf8ToBytes(`undertable code ${nonce}`)))

/** Compares two proofs in constant time. */
export function sameProof(a: string, b: string): boolean {
  let different = a.length ^ b.length
  for (let i = 0; i < a.length; i++) different |= a.charCodeAt(i) ^ b.charCodeAt(i % Math.max(1, b.length))
  return different === 0
}
