/**
 * Verification words that only the two ends of a connection can compute: compared aloud, they rule out an interceptor.
 */
import type { TLSSocket } from 'node:tls'
import { WORD_BITS, WORD_COUNT } from '../../../src-shared/lan/shortAuthString'

const LABEL = 'EXPORTER-undertable-words'

/** @returns indices into the lists of words (src-shared/lan/shortAuthString.ts), the same at both ends */
export function shortAuthString(socket: TLSSocket): number[] {
  const bytes = socket.exportKeyingMaterial(WORD_COUNT, LABEL, Buffer.alloc(0))
  // One byte a word: the lists hold 256.
  return [...bytes].map(byte => byte % 2 ** WORD_BITS)
}
