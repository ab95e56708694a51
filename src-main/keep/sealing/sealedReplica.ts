/**
 * Seals what keepers store, with AES-256-GCM (NIST SP 800-38D). The place of each text is authenticated with it: table,
 * generation, position, term, and the text before it, so that nothing can be exchanged, left out or put elsewhere. Texts
 * are padded, so that their length tells nothing.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Entry, Generation } from '../protocol'
import { padded, unpadded } from './padding'

const CIPHER = 'aes-256-gcm',
  KEY_BYTES = 32,
  NONCE_BYTES = 12,
  TAG_BYTES = 16

/** What a sealed text belongs to. */
export interface SealedPlace {
  readonly table: string
  readonly generation: Generation
}

/** The text does not open: it was changed, it is of another place, or the key is another one. */
export class CannotOpenReplica extends Error {}

/** A generation's key: 32 bytes. It seals far fewer texts than a random nonce allows (2^32). */
export const newGenerationKey = (): Uint8Array => randomBytes(KEY_BYTES)

/** The table as it stands when a generation begins. @returns base64 */
export const sealBase = (key: Uint8Array, place: SealedPlace, text: string): string =>
  seal(key, authenticated(place, -1, place.generation.term, ''), text)

/** @throws CannotOpenReplica */
export const openBase = (key: Uint8Array, place: SealedPlace, sealed: string): string =>
  open(key, authenticated(place, -1, place.generation.term, ''), sealed)

/**
 * Seals the next entry of a replica.
 * @param index its 0-based position; @param before the sealed text before it: an entry's, or the base
 */
export const sealEntry = (
  key: Uint8Array,
  place: SealedPlace,
  { index, term, before }: { readonly index: number; readonly term: number; readonly before: string },
  text: string,
): string => seal(key, authenticated(place, index, term, before), text)

/** Opens all entries of a replica in their order. @throws CannotOpenReplica */
export function openEntries(key: Uint8Array, place: SealedPlace, base: string, entries: readonly Entry[]): string[] {
  let before = base
  return entries.map(({ term, sealed }, index) => {
    const text = open(key, authenticated(place, index, term, before), sealed)
    before = sealed
    return text
  })
}

/** What GCM authenticates beside the text. */
const authenticated = (
  { table, generation: { seq, term: begun, members } }: SealedPlace,
  index: number,
  term: number,
  before: string,
): Buffer =>
  Buffer.from(
    JSON.stringify([
      'undertable replica 1',
      table,
      seq,
      begun,
      members,
      index,
      term,
      createHash('sha256').update(before).digest('base64'),
    ]),
  )

function seal(key: Uint8Array, aad: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(aad)
  return Buffer.concat([nonce, cipher.update(padded(text)), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

function open(key: Uint8Array, aad: Buffer, sealed: string): string {
  try {
    const bytes = Buffer.from(sealed, 'base64'),
      end = bytes.length - TAG_BYTES
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES)).setAAD(aad)
    decipher.setAuthTag(bytes.subarray(end))
    return unpadded(Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, end)), decipher.final()]))
  } catch {
    throw new CannotOpenReplica('a sealed replica does not open')
  }
}
