/**
 * A small file ahead of the database: accepted answers, each on the disk before it is known what it leads to. The
 * database follows a moment later, and a log that it has followed is begun anew. Read again only after a crash.
 *
 *     block, block, …     block: length of the rest (4 bytes), nonce, ciphertext, tag
 *
 * A block is authenticated together with the tag of the one before it: none can be changed, moved or left out. Like the
 * database, the file can be put back as it once was, or cut off at its end.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, type CipherGCM } from 'node:crypto'
import {
  closeSync,
  constants,
  existsSync,
  fdatasync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  write,
} from 'node:fs'
import path from 'node:path'
import type { Entry } from '../../src-shared/kernel'
import { syncFolder } from './folder'

/** An entry, or null: what was logged before under this number does not count. */
export interface LoggedEntry {
  readonly match: string
  readonly n: number
  readonly entry: Entry | null
}

const CIPHER = 'aes-256-gcm',
  KEY = 32,
  NONCE = 12,
  TAG = 16,
  LENGTH = 4
/** Names the use of the derived key: another use of the database's key gets another one. */
const PURPOSE = 'undertable: entries ahead of the store 1'
const FIRST: Buffer = Buffer.alloc(TAG)
/** One call writes and syncs where the system can (Linux, macOS); elsewhere there are two. */
const SYNCED = (constants as { readonly O_DSYNC?: number }).O_DSYNC ?? 0

/** @param key the database's key in hex */
const logKey = (key: string): Buffer => Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), '', PURPOSE, KEY))

interface Waiting {
  readonly logged: LoggedEntry
  readonly done: () => void
  readonly fail: (fault: Error) => void
}

export class EntryLog {
  private readonly key: Buffer
  private file: number | null = null
  /** Whether the file at this path is ours: that of another host is left alone. */
  private isOurs = false
  private waiting: Waiting[] = []
  private writing = false
  private afterWriting: (() => void) | null = null
  /** Bytes of whole blocks, and the tag of the last of them. */
  private length = 0
  private last = FIRST
  private next: { readonly nonce: Buffer; readonly cipher: CipherGCM } | null = null

  /** @param path of the file; @param key the database's key in hex */
  constructor(
    private readonly path: string,
    key: string,
  ) {
    this.key = logKey(key)
  }

  /** Begins an empty log. Where that is impossible nothing is logged. The database has to be locked: it is one host's. */
  open(): void {
    try {
      this.file = openSync(this.path, constants.O_RDWR | constants.O_CREAT | SYNCED, 0o600)
    } catch {
      return
    }
    this.isOurs = true
    this.empty()
    if (this.file !== null) syncFolder(path.dirname(this.path))
  }

  get isOpen(): boolean {
    return this.file !== null
  }

  get bytes(): number {
    return this.length
  }

  /** @returns resolves when it is on the disk; rejects when it is not */
  append(logged: LoggedEntry): Promise<void> {
    return new Promise((done, fail) => {
      this.waiting.push({ logged, done, fail })
      if (!this.writing) this.writeWaiting()
    })
  }

  /** Empties the log, unless something is being written: all of it has to be in the database. */
  empty(): void {
    if (this.file === null || this.writing) return
    try {
      ftruncateSync(this.file)
      this.length = 0
      this.last = FIRST
      this.prepare()
    } catch {
      this.close()
    }
  }

  /** Takes nothing more. @param remove whether all of it is in the database */
  close(remove = false): void {
    if (this.writing) {
      this.afterWriting = () => {
        this.close(remove)
      }
      return
    }
    if (this.file !== null) closeSync(this.file)
    this.file = null
    if (remove && this.isOurs) removeQuietly(this.path)
  }

  /** What has come meanwhile is written together, as one block. */
  private writeWaiting(): void {
    const batch = this.waiting,
      { file } = this
    if (batch.length === 0) return
    this.waiting = []
    if (file === null) {
      for (const { fail } of batch) fail(new Error('the log of answers is closed'))
      return
    }
    const block = this.seal(JSON.stringify(batch.map(({ logged }) => logged)))
    this.writing = true
    writeSynced(file, block, this.length, fault => {
      this.writing = false
      if (fault) this.giveUp(file)
      else {
        this.length += block.length
        this.last = block.subarray(-TAG)
      }
      for (const { done, fail } of batch)
        if (fault) fail(fault)
        else done()
      this.writeWaiting()
      if (!this.writing) this.written()
    })
  }

  private written(): void {
    const then = this.afterWriting
    this.afterWriting = null
    then?.()
    // Not before everybody has been sent the answer.
    setImmediate(() => {
      if (!this.writing && this.file !== null) this.prepare()
    })
  }

  private seal(text: string): Buffer {
    const { nonce, cipher } = this.next ?? this.prepare()
    this.next = null
    const sealed = cipher.update(text, 'utf8')
    cipher.final()
    const block = Buffer.alloc(LENGTH + NONCE + sealed.length + TAG)
    block.writeUInt32BE(block.length - LENGTH, 0)
    nonce.copy(block, LENGTH)
    sealed.copy(block, LENGTH + NONCE)
    cipher.getAuthTag().copy(block, LENGTH + NONCE + sealed.length)
    return block
  }

  /** The cipher of the next block is made ready while nobody waits for it. */
  private prepare(): { readonly nonce: Buffer; readonly cipher: CipherGCM } {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(this.last)
    return (this.next = { nonce, cipher })
  }

  /** After a write that failed the log takes nothing more, and what was refused is not found in it. */
  private giveUp(file: number): void {
    this.file = null
    this.next = null
    try {
      ftruncateSync(file, this.length)
    } catch {
      // The disk fails altogether. What was refused may count after a crash, as with any write that fails so late.
    }
    fdatasync(file, () => {
      closeSync(file)
    })
  }
}

/** @param then called when all is on the disk, or with what went wrong */
function writeSynced(file: number, bytes: Buffer, at: number, then: (fault: Error | null) => void): void {
  write(file, bytes, 0, bytes.length, at, (fault, written) => {
    if (fault) then(fault)
    else if (written < bytes.length) then(new Error('the disk is full'))
    else if (SYNCED) then(null)
    else fdatasync(file, then)
  })
}

/** What is left over is read at the next start, and found to be in the database. */
function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    /* it stays */
  }
}

/** The entries of a log that count, in the order of their numbers; and how many writes lie behind a damaged place. */
export interface ReadLog {
  readonly entries: readonly (LoggedEntry & { readonly entry: Entry })[]
  readonly lost: number
}

/**
 * Reads the log that a host has left. Its last block may be torn: then nobody was told that it is stored.
 * @param key the database's key in hex
 * @throws when the file cannot be read
 */
export function readEntryLog(path: string, key: string): ReadLog {
  if (!existsSync(path)) return { entries: [], lost: 0 }
  const { blocks, lost } = readBlocks(readFileSync(path), logKey(key))
  const counting = new Map<string, LoggedEntry>()
  for (const logged of blocks.flat()) counting.set(`${logged.match} ${logged.n}`, logged)
  const entries = [...counting.values()].flatMap(({ entry, ...of }) => (entry ? [{ ...of, entry }] : []))
  return { entries: entries.sort((a, b) => a.n - b.n), lost }
}

interface Block {
  readonly entries: readonly LoggedEntry[]
  readonly end: number
}

/** The blocks up to the first damaged place. Those behind it are counted, and not trusted. */
function readBlocks(
  file: Buffer,
  key: Buffer,
): { readonly blocks: readonly (readonly LoggedEntry[])[]; readonly lost: number } {
  const blocks: (readonly LoggedEntry[])[] = []
  let lost = 0
  for (let at = 0; at < file.length;) {
    const block = blockAt(file, at, key)
    if (block) {
      if (lost > 0) lost++
      else blocks.push(block.entries)
      at = block.end
      continue
    }
    const next = blockBehind(file, at, key)
    // Blocks are written one after another: one that another follows was acknowledged.
    if (next !== null || (at > 0 && isFollowed(file, at))) lost++
    if (next === null) break
    at = next
  }
  return { blocks, lost }
}

/** Where the next block begins that can be read; null when there is none: what is there was torn while it was written. */
function blockBehind(file: Buffer, from: number, key: Buffer): number | null {
  for (let at = from + 1; at < file.length; at++) if (at >= TAG && blockAt(file, at, key)) return at
  return null
}

/** Whether from here on there is block after block, more than one, by their lengths. */
function isFollowed(file: Buffer, from: number): boolean {
  let blocks = 0,
    at = from
  for (; at + LENGTH <= file.length; blocks++) {
    const length = file.readUInt32BE(at)
    if (length < NONCE + TAG) return false
    at += LENGTH + length
  }
  return blocks > 1 && at === file.length
}

function blockAt(file: Buffer, at: number, key: Buffer): Block | null {
  if (at + LENGTH > file.length) return null
  const length = file.readUInt32BE(at),
    end = at + LENGTH + length
  if (length < NONCE + TAG || end > file.length) return null
  const entries = unseal(file.subarray(at + LENGTH, end), key, at === 0 ? FIRST : file.subarray(at - TAG, at))
  return entries && { entries, end }
}

function unseal(block: Buffer, key: Buffer, before: Buffer): readonly LoggedEntry[] | null {
  try {
    const decipher = createDecipheriv(CIPHER, key, block.subarray(0, NONCE))
      .setAAD(before)
      .setAuthTag(block.subarray(-TAG))
    const text = Buffer.concat([decipher.update(block.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8')
    return JSON.parse(text) as LoggedEntry[]
  } catch {
    return null
  }
}
