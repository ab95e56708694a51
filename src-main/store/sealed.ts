/**
 * A backup file: the database in pieces, each encrypted and authenticated (the database's own cipher only hides), and
 * the keys to both wrapped by a passphrase.
 *
 *     UNDERTABLE BACKUP 1 ⏎  { scrypt, salt, keys } ⏎  piece, piece, …, last piece
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs'
import * as v from 'valibot'

/** `notOurs`: no backup of ours; `later`: of a later version; `passphrase`: another one, or a damaged head; `damaged`: cut short or changed. */
export type BackupFault = 'notOurs' | 'later' | 'passphrase' | 'damaged'

export class CannotUnseal extends Error {
  constructor(readonly why: BackupFault) {
    super(why)
  }
}

const MAGIC = 'UNDERTABLE BACKUP ',
  VERSION = '1'
/** As OWASP advises for scrypt: 128 MB and about half a second for each passphrase that somebody tries. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1 }
/** A forged file may not ask for more memory than this: eight times what ours does. */
const MOST_N = 2 ** 20
const CIPHER = 'aes-256-gcm',
  KEY = 32,
  NONCE = 12,
  TAG = 16,
  SALT = 16
/** Large enough to be quick, small enough for any memory. */
const PIECE = 2 ** 20
/** A head of ours has some 300 characters. */
const HEAD = 1000

const hex = (bytes: number) => v.pipe(v.string(), v.regex(/^[0-9a-f]+$/), v.length(2 * bytes))
const headSchema = v.strictObject({
  scrypt: v.strictObject({
    N: v.pipe(
      v.number(),
      v.check(N => N >= 2 && N <= MOST_N && Number.isInteger(Math.log2(N))),
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
 * Writes a backup, and waits until it is on the disk.
 * @param from the database; @param key its key in hex; @param to a file that is not there yet
 * @throws when it cannot be read or written
 */
export function seal(from: string, key: string, passphrase: string, to: string): void {
  const wrapping: Wrapping = { scrypt: SCRYPT, salt: randomBytes(SALT).toString('hex') }
  const content = randomBytes(KEY),
    nonce = randomBytes(NONCE)
  const keys = lock(
    wrapper(passphrase, wrapping),
    nonce,
    aboutOf(wrapping),
    Buffer.concat([Buffer.from(key, 'hex'), content]),
  )
  const head = `${MAGIC}${VERSION}\n${JSON.stringify({ ...wrapping, nonce: nonce.toString('hex'), keys: keys.toString('hex') } satisfies Head)}\n`
  const source = openSync(from, 'r')
  try {
    const target = openSync(to, 'wx', 0o600)
    try {
      writeAll(target, Buffer.from(head))
      const about = hashOf(head)
      for (const { n, bytes, last } of pieces(source, 0, PIECE))
        writeAll(target, lock(content, nonceOf(n, last), about, bytes))
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
 * @throws CannotUnseal (what was written until then is nothing to rely on), or when it cannot be read or written
 */
export function unseal(from: string, passphrase: string, to: string): string {
  const source = openSync(from, 'r')
  try {
    const { text, head } = readHead(source)
    const keys = unlock(
      wrapper(passphrase, head),
      Buffer.from(head.nonce, 'hex'),
      aboutOf(head),
      Buffer.from(head.keys, 'hex'),
      'passphrase',
    )
    const content = keys.subarray(KEY),
      about = hashOf(text)
    const target = openSync(to, 'wx', 0o600)
    try {
      for (const { n, bytes, last } of pieces(source, Buffer.byteLength(text), PIECE + TAG))
        writeAll(target, unlock(content, nonceOf(n, last), about, bytes, 'damaged'))
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

/** The pieces of a file from a place on. The last one says that it is: a file cut between two pieces is cut short. */
function* pieces(file: number, from: number, size: number): Generator<{ n: number; bytes: Buffer; last: boolean }> {
  let at = from
  let bytes = readPiece(file, at, size)
  for (let n = 0; ; n++) {
    at += bytes.length
    const next = readPiece(file, at, size)
    yield { n, bytes, last: next.length === 0 }
    if (next.length === 0) return
    bytes = next
  }
}

function readPiece(file: number, at: number, size: number): Buffer {
  const bytes = Buffer.alloc(size)
  let got = 0
  for (let read = -1; read !== 0 && got < size; got += read) read = readSync(file, bytes, got, size - got, at + got)
  return bytes.subarray(0, got)
}

function writeAll(file: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done)
}

const wrapper = (passphrase: string, { scrypt: { N, r, p }, salt }: Wrapping): Buffer =>
  // The same words typed on another keyboard are the same bytes.
  scryptSync(passphrase.normalize('NFKC'), Buffer.from(salt, 'hex'), KEY, { N, r, p, maxmem: 256 * N * r })

const aboutOf = ({ scrypt: { N, r, p }, salt }: Wrapping): Buffer =>
  Buffer.from(JSON.stringify([MAGIC + VERSION, N, r, p, salt]))
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Each piece has its number, and whether it is the last: none can change its place, or end the file early. */
function nonceOf(n: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE)
  nonce.writeUInt32BE(n, NONCE - 5)
  nonce[NONCE - 1] = last ? 1 : 0
  return nonce
}

function lock(key: Uint8Array, nonce: Uint8Array, about: Uint8Array, bytes: Uint8Array): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(about)
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

function unlock(key: Uint8Array, nonce: Uint8Array, about: Uint8Array, bytes: Buffer, otherwise: BackupFault): Buffer {
  if (bytes.length < TAG) throw new CannotUnseal('damaged')
  const cipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG })
    .setAAD(about)
    .setAuthTag(bytes.subarray(-TAG))
  try {
    return Buffer.concat([cipher.update(bytes.subarray(0, -TAG)), cipher.final()])
  } catch {
    throw new CannotUnseal(otherwise)
  }
}
