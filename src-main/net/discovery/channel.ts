/**
 * The second channel, for networks that drop multicast: a question by UDP to everybody in a subnet, an answer by
 * unicast to the asker's own port, so that the asker needs no firewall rule.
 *
 *     question  "UTBL" version 1  nonce[8]  from[2]  and noughts up to its size
 *     answer    "UTBL" version 2  nonce[8]  total[2]  from[2]  tables: words of length[1] text, ended by a nought
 *     goodbye   "UTBL" version 3  nonce[8]  ids as words
 *
 * These first 14 bytes stay what they are in all versions.
 */
import { readFacts, type Facts, wordsOf } from './facts'

/** Where hosts listen: the number of our first TCP port. */
export const CHANNEL_PORT = 26262
/** In the range that stays within an organisation (RFC 2365); sent with a TTL of 1, so it stays within the subnet. */
export const CHANNEL_GROUP = '239.255.62.62'
export const CHANNEL_VERSION = 1

const MAGIC = Buffer.from('UTBL')
const KIND = { question: 1, answer: 2, goodbye: 3 } as const
const NONCE_AT = 6,
  NONCE = 8,
  FROM_AT = NONCE_AT + NONCE,
  ANSWER_AT = FROM_AT + 4,
  WORDS_AT = FROM_AT
/** Fits every network unfragmented. A question is as large as the largest answer: nobody can be flooded through a host. */
export const QUESTION_SIZE = 1200
const MAX_SIZE = 1500

export interface Question {
  readonly nonce: Uint8Array
  readonly from: number
}
export type Reply =
  | { readonly kind: 'answer'; readonly tables: readonly Facts[]; readonly total: number; readonly next: number }
  | { readonly kind: 'goodbye'; readonly ids: readonly string[] }

function header(kind: number, nonce: Uint8Array, size: number): Buffer {
  const bytes = Buffer.alloc(size)
  MAGIC.copy(bytes)
  bytes[4] = CHANNEL_VERSION
  bytes[5] = kind
  bytes.set(nonce.subarray(0, NONCE), NONCE_AT)
  return bytes
}

function kindOf(bytes: Uint8Array): number | null {
  if (bytes.length < WORDS_AT || bytes.length > MAX_SIZE || !MAGIC.equals(bytes.subarray(0, MAGIC.length))) return null
  return bytes[5] ?? null
}

/** @param from how many of the host's tables the asker knows already */
export function question({ nonce, from }: Question): Uint8Array {
  const bytes = header(KIND.question, nonce, QUESTION_SIZE)
  bytes.writeUInt16BE(from, FROM_AT)
  return bytes
}

export function readQuestion(bytes: Uint8Array): Question | null {
  if (kindOf(bytes) !== KIND.question || bytes.length < ANSWER_AT) return null
  // A copy: the nonce is remembered, the packet's buffer is not.
  return {
    nonce: Uint8Array.from(bytes.subarray(NONCE_AT, FROM_AT)),
    from: new DataView(bytes.buffer, bytes.byteOffset).getUint16(FROM_AT),
  }
}

/** As many tables as fit, from the one asked for. @param room size of the question: the answer is never larger */
export function answer(tables: readonly Facts[], { nonce, from }: Question, room: number): Uint8Array {
  const parts: Buffer[] = []
  let left = Math.min(room, QUESTION_SIZE) - ANSWER_AT
  for (const facts of tables.slice(from)) {
    const part = Buffer.concat([packed(wordsOf(facts)), Buffer.alloc(1)])
    if (part.length > left) break
    left -= part.length
    parts.push(part)
  }
  const head = header(KIND.answer, nonce, ANSWER_AT)
  head.writeUInt16BE(tables.length, FROM_AT)
  head.writeUInt16BE(from, FROM_AT + 2)
  return Buffer.concat([head, ...parts])
}

export const goodbye = (ids: readonly string[], nonce: Uint8Array): Uint8Array =>
  Buffer.concat([header(KIND.goodbye, nonce, WORDS_AT), packed(ids)]).subarray(0, QUESTION_SIZE)

const packed = (words: readonly string[]): Buffer =>
  Buffer.concat(
    words.map(word => {
      const text = Buffer.from(word).subarray(0, 0xff)
      return Buffer.concat([Buffer.from([text.length]), text])
    }),
  )

/** Reads a stranger's reply. @returns null unless it answers the question of this nonce in words that can be read */
export function readReply(bytes: Uint8Array, nonce: Uint8Array): Reply | null {
  const kind = kindOf(bytes)
  if (kind === null || !Buffer.from(nonce).equals(bytes.subarray(NONCE_AT, FROM_AT))) return null
  if (kind === KIND.goodbye) return { kind: 'goodbye', ids: unpacked(bytes, WORDS_AT).flat() }
  if (kind !== KIND.answer || bytes.length < ANSWER_AT) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const groups = unpacked(bytes, ANSWER_AT)
  const tables = groups.map(readFacts).filter(facts => facts !== null)
  return { kind: 'answer', tables, total: view.getUint16(FROM_AT), next: view.getUint16(FROM_AT + 2) + groups.length }
}

/** Words in groups; a word that reaches beyond the end ends the reading. */
function unpacked(bytes: Uint8Array, start: number): string[][] {
  const groups: string[][] = []
  let group: string[] = []
  for (let at = start; at < bytes.length;) {
    const length = bytes[at] ?? 0
    if (at + 1 + length > bytes.length) return groups
    if (length === 0) {
      groups.push(group)
      group = []
    } else group.push(Buffer.from(bytes.subarray(at + 1, at + 1 + length)).toString('utf8'))
    at += 1 + length
  }
  return group.length > 0 ? [...groups, group] : groups
}
