/**
 * Checks signatures by ECDSA over P-256 with SHA-256 (FIPS 186-5, 6.4.2). A page that came over plain HTTP has no
 * WebCrypto.
 */
import { p256 } from '@noble/curves/nist.js'

const COORDINATE_BYTES = 32
/** A point that is not compressed (SEC 1, 2.3.3). */
export const KEY_BYTES = 1 + 2 * COORDINATE_BYTES
export const SIGNATURE_BYTES = 2 * COORDINATE_BYTES

/**
 * @param key a point that is not compressed: 65 bytes
 * @param signature both numbers, 32 bytes each (IEEE P1363). The second may be any of the two that fit: what Node signs is
 * not normalized
 */
export function isSignedBy(key: Uint8Array, statement: Uint8Array, signature: Uint8Array): boolean {
  if (key.length !== KEY_BYTES || signature.length !== SIGNATURE_BYTES) return false
  try {
    return p256.verify(signature, statement, key, { lowS: false })
  } catch {
    // The key is no point of the curve.
    return false
  }
}
