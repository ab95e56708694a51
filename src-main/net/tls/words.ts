/** Three words that both ends of one connection can compute and nobody else: compared aloud, they show that nobody sits between. */
import type { TLSSocket } from 'node:tls'
import { WORD_BITS, WORDS } from '../../../src-shared/lan/words'

const LABEL = 'EXPORTER-undertable-words'

/** @returns indices into the lists of words (src-shared/lan/words.ts), the same at both ends */
export function wordsOf(socket: TLSSocket): number[] {
  const bytes = socket.exportKeyingMaterial(WORDS, LABEL, Buffer.alloc(0))
  // One byte a word: the lists hold 256.
  return [...bytes].map(byte => byte % 2 ** WORD_BITS)
}
