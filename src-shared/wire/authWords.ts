/**
 * How both ends of an encrypted connection agree on its comparison words, before `hello`: the client commits to a number,
 * the host sends its own, the client reveals. Neither can choose its number after seeing the other's, so somebody
 * between them has one guess a connection (src-main/net/tls/wordsExchange.ts).
 */
import * as v from 'valibot'
import { hex, n } from './schema'

export const wordsRequests = [
  /** `commit`: SHA-256 of the client's number. The reply is `wordsNonce`. */
  v.strictObject({ kind: v.literal('commitWords'), n, commit: hex }),
  v.strictObject({ kind: v.literal('revealWords'), n, nonce: hex }),
] as const
export type WordsMessage = v.InferOutput<(typeof wordsRequests)[number]>

/** The host's number, the reply to a commitment. */
export interface WordsNonce {
  readonly kind: 'wordsNonce'
  readonly n: number
  readonly nonce: string
}
export const wordsNonce = v.object({ kind: v.literal('wordsNonce'), n, nonce: hex })

export const isWordsMessage = <M extends { readonly kind: string }>(
  message: M | WordsMessage,
): message is WordsMessage => message.kind === 'commitWords' || message.kind === 'revealWords'
