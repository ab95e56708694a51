/**
 * The second channel, for networks that drop multicast: a UDP question to everybody in a subnet, and a unicast answer
 * to the asker's port, so that the asker needs no firewall rule.
 *
 *     question  "UTBL" version 1  nonce[8]  from[2]  and zeros up to its size
 *     answer    "UTBL" version 2  nonce[8]  total[2]  from[2]  tables: strings as length[1] text, ended by a zero
 *     goodbye   "UTBL" version 3  nonce[8]  ids as strings
 *
 * The first 14 bytes are the same in all versions.
 */
import { readTableRecord, type TableRecord, encodeTableRecord } from './tableRecord'

/** Where hosts listen: the same number as our first TCP port. */
export const CHANNEL_PORT = 26262
/** In the organisation-local range (RFC 2365); sent with a TTL of 1, so it stays within the subnet. */
export const CHANNEL_GROUP = '239.255.62.62'
export const CHANNEL_VERSION = 1

const MAGIC = Buffer.from('UTBL')
const KIND = { question: 1, answer: 2, goodbye: 3 } as const
const NONCE_AT = 6,
  NONCE = 8,
  FROM_AT = NONCE_AT + NONCE,
  ANSWER_AT = FROM_AT + 4,
  WORDS_AT = FROM_AT
/** Fits every network unfragmented. A question is as large as the largest answer, so hosts cannot amplify a flood. */
export const QUESTION_SIZE = 1200
const MAX_SIZE = 1500

export interface Question {
  readonly nonce: Uint8Array
  readonly from: number
}
export type Reply =
  | { readonly kind: 'answer'; readonly tables: readonly TableRecord[]; readonly total: number; readonly next: number }
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
  if (bytes.length > MAX_SIZE || !MAGIC.equals(bytes.subarray(0, MAGIC.length))) return null
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
  // A copy: the nonce outlives the packet's buffer.
  return {
    nonce: Uint8Array.from(bytes.subarray(NONCE_AT, FROM_AT)),
    from: new DataView(bytes.buffer, bytes.byteOffset).getUint16(FROM_AT),
  }
}

/**
 * As many tables as fit, starting at the requested one.
 * @param maxSize size of the question: the answer is never larger
 */
export function answer(tables: readonly TableRecord[], { nonce, from }: Question, maxSize: number): Uint8Array {
  const parts: Buffer[] = []
  let free = Math.min(maxSize, QUESTION_SIZE) - ANSWER_AT
  for (const table of tables.slice(from)) {
    const part = Buffer.concat([packStrings(encodeTableRecord(table)), Buffer.alloc(1)])
    if (part.length > free) break
    free -= part.length
    parts.push(part)
  }
  const head = header(KIND.answer, nonce, ANSWER_AT)
  head.writeUInt16BE(tables.length, FROM_AT)
  head.writeUInt16BE(from, FROM_AT + 2)
  return Buffer.concat([head, ...parts])
}

export const goodbye = (ids: readonly string[], nonce: Uint8Array): Uint8Array =>
  Buffer.concat([header(KIND.goodbye, nonce, WORDS_AT), packStrings(ids)]).subarray(0, QUESTION_SIZE)

const packStrings = (words: readonly string[]): Buffer =>
  Buffer.concat(
    words.map(word => {
      const text = Buffer.from(word).subarray(0, 0xff)
      return Buffer.concat([Buffer.from([text.length]), text])
    }),
  )

/** Reads an untrusted reply. @returns null unless it is valid and answers the question with this nonce */
export function readReply(bytes: Uint8Array, nonce: Uint8Array): Reply | null {
  const kind = kindOf(bytes)
  if (kind === null || !Buffer.from(nonce).equals(bytes.subarray(NONCE_AT, FROM_AT))) return null
  if (kind === KIND.goodbye) return { kind: 'goodbye', ids: unpackStrings(bytes, WORDS_AT).flat() }
  if (kind !== KIND.answer || bytes.length < ANSWER_AT) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const groups = unpackStrings(bytes, ANSWER_AT)
  const tables = groups.map(readTableRecord).filter(table => table !== null)
  return { kind: 'answer', tables, total: view.getUint16(FROM_AT), next: view.getUint16(FROM_AT + 2) + groups.length }
}

/** Strings in groups; a string that reaches beyond the end stops the reading. */
function unpackStrings(bytes: Uint8Array, start: number): string[][] {
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
