/** The public key in a certificate of ours. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { KEY_BYTES } from './p256'
import type { NamedComputer } from './succession'

/** How a public key on P-256 begins that is not compressed (RFC 5480, 2). */
const KEY_INFO = '3059301306072a8648ce3d020106082a8648ce3d030107034200'

export function bytesOf(base64url: string): Uint8Array {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, letter => letter.charCodeAt(0))
}

export const base64urlOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * @returns the key of a computer, 65 bytes; null where the certificate is another's or none of ours. A certificate with
 * two keys deceives nobody: its fingerprint is that of whoever has made it, and each statement names its signer.
 */
export function keyOf({ id, certificate }: Pick<NamedComputer, 'id' | 'certificate'>): Uint8Array | null {
  let der: Uint8Array
  try {
    der = bytesOf(certificate)
  } catch {
    return null
  }
  if (base64urlOf(sha256(der)) !== id) return null
  const hex = bytesToHex(der)
  for (let at = hex.indexOf(KEY_INFO); at >= 0; at = hex.indexOf(KEY_INFO, at + 1)) {
    const key = hex.slice(at + KEY_INFO.length, at + KEY_INFO.length + 2 * KEY_BYTES)
    if (at % 2 === 0 && key.length === 2 * KEY_BYTES) return concatBytes(hexToBytes(key))
  }
  return null
}
