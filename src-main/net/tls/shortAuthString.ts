/**
 * Comparison words of a connection: read aloud at both ends, they rule out somebody in between.
 *
 * Words that come from the keys of TLS alone can be ground: whoever ends TLS towards both varies its own handshake until
 * the 24 bits agree. So both ends add a number, and the client commits to its own before it sees the host's, as in ZRTP
 * (RFC 6189, 4.4.1.1) and Bluetooth's numeric comparison (Core Specification, Vol 2, Part H, 7.2.1).
 */
import { createHash, randomBytes } from 'node:crypto'
import type { TLSSocket } from 'node:tls'
import { WORD_COUNT } from '../../../src-shared/lan/shortAuthString'

const LABEL = 'EXPORTER-undertable-words'
const SECRET_BYTES = 32
const NONCE_BYTES = 32

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** Key material that only the two ends of a connection have (RFC 8446, 7.5). */
export const connectionSecret = (socket: TLSSocket): Uint8Array =>
  socket.exportKeyingMaterial(SECRET_BYTES, LABEL, Buffer.alloc(0))

/** A number for the words of one connection, in hex. */
export const drawNonce = (): string => randomBytes(NONCE_BYTES).toString('hex')

/** The commitment to a number, in hex. */
export const commitmentTo = (nonce: string): string => sha256(Buffer.from(nonce, 'hex')).toString('hex')

/** @returns indices into the lists of words (src-shared/lan/shortAuthString.ts): one byte each, the lists hold 256 */
export const shortAuthString = (secret: Uint8Array, hostNonce: string, guestNonce: string): number[] => [
  ...sha256(secret, Buffer.from(hostNonce, 'hex'), Buffer.from(guestNonce, 'hex')).subarray(0, WORD_COUNT),
]
