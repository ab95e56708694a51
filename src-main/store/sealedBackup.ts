/**
 * A backup file: the database in pieces, each encrypted and authenticated (the database's own cipher only hides), and
 * the keys to both wrapped by a passphrase.
 *
 *     UNDERTABLE BACKUP 1 ⏎  { scrypt, salt, keys } ⏎  piece, piece, …, last piece
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs'
import * as v from 'valibot'

/**
 * `notOurs`: no backup file; `later`: of a later version; `passphrase`: wrong, or a damaged head; `damaged`: cut or
 * changed.
 */
export type BackupFault = 'notOurs' | 'later' | 'passphrase' | 'damaged'

export class CannotUnseal extends Error {
  constructor(readonly why: BackupFault) {
    super(why)
  }
}

const MAGIC = 'UNDERTABLE BACKUP ',
  VERSION = '1'
/** As OWASP advises for scrypt: 128 MB and about half a second per attempt. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1 }
/** Bounds the memory that a forged file can demand: eight times our own. */
const MAX_N = 2 ** 20
const CIPHER = 'aes-256-gcm',
  KEY = 32,
  NONCE = 12,
  TAG = 16,
  SALT = 16
/** Bytes per piece: large enough to be fast, small enough for any memory. */
const PIECE = 2 ** 20
/** Bytes to read for the head: real ones have some 300. */
const HEAD = 1000

const hex = (bytes: number) => v.pipe(v.string(), v.regex(/^[0-9a-f]+$/), v.length(2 * bytes))
const headSchema = v.strictObject({
  scrypt: v.strictObject({
    N: v.pipe(
      v.number(),
      v.check(N => N >= 2 && N <= MAX_N && Number.isInteger(Math.log2(N))),
    ),
    r: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SCRYPT.r)),
    p: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SCRYPT.p)),
  }),
  salt: hex(SALT),
  nonce: hex(NONCE),
  keys: hex(2 * KEY + TAG),
})
type Head = v.InferOutput<typeof headSchema>
type Wrapping = Pick<Head, 'scrypt' | 'salt'>

/**
 * Writes a backup and syncs it to disk.
 * @param from the database; @param key its key in hex; @param to a file that does not exist yet
 * @throws when it cannot be read or written
 */
export function seal(from: string, key: string, passphrase: string, to: string): void {
  const wrapping: Wrapping = { scrypt: SCRYPT, salt: randomBytes(SALT).toString('hex') }
  const contentKey = randomBytes(KEY),
    nonce = randomBytes(NONCE)
  const keys = encrypt(
    wrappingKey(passphrase, wrapping),
    nonce,
    aadOf(wrapping),
    Buffer.concat([Buffer.from(key, 'hex'), contentKey]),
  )
  const head = `${MAGIC}${VERSION}\n${JSON.stringify({ ...wrapping, nonce: nonce.toString('hex'), keys: keys.toString('hex') } satisfies Head)}\n`
  const source = openSync(from, 'r')
  try {
    const target = openSync(to, 'wx', 0o600)
    try {
      writeAll(target, Buffer.from(head))
      const aad = hashOf(head)
      for (const { n, bytes, last } of pieces(source, 0, PIECE))
        writeAll(target, encrypt(contentKey, nonceOf(n, last), aad, bytes))
      fsyncSync(target)
    } finally {
      closeSync(target)
    }
  } finally {
    closeSync(source)
  }
}

/**
 * Reads a backup into a database file.
 * @returns the database's key in hex
 * @throws CannotUnseal (discard what has been written so far), or when it cannot be read or written
 */
export function unseal(from: string, passphrase: string, to: string): string {
  const source = openSync(from, 'r')
  try {
    const { text, head } = readHead(source)
    const keys = decrypt(
      wrappingKey(passphrase, head),
      Buffer.from(head.nonce, 'hex'),
      aadOf(head),
      Buffer.from(head.keys, 'hex'),
      'passphrase',
    )
    const contentKey = keys.subarray(KEY),
      aad = hashOf(text)
    const target = openSync(to, 'wx', 0o600)
    try {
      for (const { n, bytes, last } of pieces(source, Buffer.byteLength(text), PIECE + TAG))
        writeAll(target, decrypt(contentKey, nonceOf(n, last), aad, bytes, 'damaged'))
      fsyncSync(target)
    } finally {
      closeSync(target)
    }
    return keys.subarray(0, KEY).toString('hex')
  } finally {
    closeSync(source)
  }
}

function readHead(file: number): { readonly text: string; readonly head: Head } {
  const start = Buffer.alloc(HEAD)
  const text = start.subarray(0, readSync(file, start, 0, HEAD, 0)).toString('latin1')
  const [first = '', second] = text.split('\n')
  if (!first.startsWith(MAGIC)) throw new CannotUnseal('notOurs')
  if (first !== MAGIC + VERSION) throw new CannotUnseal(/^\d+$/.test(first.slice(MAGIC.length)) ? 'later' : 'damaged')
  try {
    return { text: `${first}\n${second ?? ''}\n`, head: v.parse(headSchema, JSON.parse(second ?? '')) }
  } catch {
    throw new CannotUnseal('damaged')
  }
}

/**
 * The pieces of a file from an offset on. The last one is marked, so that a file cut between two pieces is detected.
 */
function* pieces(file: number, from: number, size: number): Generator<{ n: number; bytes: Buffer; last: boolean }> {
  let offset = from
  let bytes = readPiece(file, offset, size)
  for (let n = 0; ; n++) {
    offset += bytes.length
    const next = readPiece(file, offset, size)
    yield { n, bytes, last: next.length === 0 }
    if (next.length === 0) return
    bytes = next
  }
}

function readPiece(file: number, offset: number, size: number): Buffer {
  const bytes = Buffer.alloc(size)
  let length = 0
  for (let read = -1; read !== 0 && length < size; length += read)
    read = readSync(file, bytes, length, size - length, offset + length)
  return bytes.subarray(0, length)
}

function writeAll(file: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done)
}

const wrappingKey = (passphrase: string, { scrypt: { N, r, p }, salt }: Wrapping): Buffer =>
  // Normalized, so that the same passphrase typed on another keyboard yields the same bytes.
  scryptSync(passphrase.normalize('NFKC'), Buffer.from(salt, 'hex'), KEY, { N, r, p, maxmem: 256 * N * r })

const aadOf = ({ scrypt: { N, r, p }, salt }: Wrapping): Buffer =>
  Buffer.from(JSON.stringify([MAGIC + VERSION, N, r, p, salt]))
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Encodes a piece's number and whether it is the last, so that pieces cannot be moved or cut off. */
function nonceOf(n: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE)
  nonce.writeUInt32BE(n, NONCE - 5)
  nonce[NONCE - 1] = last ? 1 : 0
  return nonce
}

function encrypt(key: Uint8Array, nonce: Uint8Array, aad: Uint8Array, bytes: Uint8Array): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(aad)
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

function decrypt(key: Uint8Array, nonce: Uint8Array, aad: Uint8Array, bytes: Buffer, fault: BackupFault): Buffer {
  if (bytes.length < TAG) throw new CannotUnseal('damaged')
  const cipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG })
    .setAAD(aad)
    .setAuthTag(bytes.subarray(-TAG))
  try {
    return Buffer.concat([cipher.update(bytes.subarray(0, -TAG)), cipher.final()])
  } catch {
    throw new CannotUnseal(fault)
  }
}
