/**
 * The format of the entry log:
 *
 *     block, block, …     block: length of the rest (4 bytes), nonce, ciphertext, tag
 *
 * Each block holds a JSON array of entries, encrypted. It is authenticated together with the tag of the block before it,
 * so no block can be changed, moved or removed. Not detected, as with the database: an older copy of the whole file that
 * is put back, and blocks cut off at the end.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Entry } from '../../src-shared/kernel'

/** An entry; or null, which cancels an earlier entry of the same match and number. */
export interface LoggedEntry {
  readonly match: string
  readonly n: number
  readonly entry: Entry | null
}

const CIPHER = 'aes-256-gcm',
  KEY = 32
/** Bytes of the parts of a block. */
export const NONCE = 12,
  TAG = 16,
  LENGTH = 4
/** Separates this key from other keys that are derived from the database's. */
const PURPOSE = 'undertable: entries ahead of the store 1'
/** Stands for the tag before the first block. */
export const NO_TAG: Buffer = Buffer.alloc(TAG)

/** @param key the database's key in hex @returns the key of its entry log */
export const logKey = (key: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), '', PURPOSE, KEY))

/** Encrypts one block. */
export type BlockCipher = (text: string) => Buffer

/** Prepares the cipher of the next block, which takes longer than using it. @param previous the tag of the block before */
export function blockCipher(key: Buffer, previous: Buffer): BlockCipher {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(previous)
  return text => {
    const sealed = cipher.update(text, 'utf8')
    cipher.final()
    // Every byte is set below.
    const block = Buffer.allocUnsafe(LENGTH + NONCE + sealed.length + TAG)
    block.writeUInt32BE(block.length - LENGTH, 0)
    block.set(nonce, LENGTH)
    block.set(sealed, LENGTH + NONCE)
    block.set(cipher.getAuthTag(), LENGTH + NONCE + sealed.length)
    return block
  }
}

/** @param block without its length; @param previous the tag of the block before @returns its entries, or null if it is damaged */
export function openBlock(block: Buffer, key: Buffer, previous: Buffer): readonly LoggedEntry[] | null {
  try {
    const decipher = createDecipheriv(CIPHER, key, block.subarray(0, NONCE))
      .setAAD(previous)
      .setAuthTag(block.subarray(-TAG))
    const text = Buffer.concat([decipher.update(block.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8')
    return JSON.parse(text) as LoggedEntry[]
  } catch {
    return null
  }
}
