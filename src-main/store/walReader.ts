/**
 * Reads SQLite's write-ahead log (https://sqlite.org/walformat.html): a header, then frames, each with a checksum over
 * all before it. At a damaged frame SQLite stops reading, and does not report the frames behind it.
 */
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { asideName } from './folder'

const HEADER = 32,
  FRAME_HEADER = 24
/** Magic numbers: checksums are over big-endian words under this one, over little-endian ones under the other. */
const BIG_ENDIAN = 0x377f0683,
  MARKS = [BIG_ENDIAN - 1, BIG_ENDIAN]
/** SQLite's default page size, for a damaged header. */
const PAGE = 4096
/** Each commit is synced before the next begins: of several unreadable ones, all but the last were acknowledged. */
const MAX_TORN = 1

type Sum = readonly [number, number]

/** A log that was damaged after it was written. */
export interface DamagedLog {
  /** Path of what is left of the log: a copy, or the file that was set aside. */
  readonly file: string
  /** How many commits lie behind the damage. */
  readonly lost: number
}

/** Checks the log of a database before it is opened. @returns null when no acknowledged commit is lost */
export function damagedWal(database: string, now: Date): DamagedLog | null {
  const wal = `${database}-wal`
  if (!existsSync(wal)) return null
  const lost = lostCommits(readFileSync(wal))
  if (lost <= MAX_TORN) return null
  const file = `${asideName(database, now)}-wal`
  copyFileSync(wal, file)
  return { file, lost }
}

/** How many commits of this log lie behind its first damaged frame. */
export function lostCommits(wal: Buffer): number {
  if (wal.length < HEADER) return 0
  const bigEndian = wal.readUInt32BE(0) === BIG_ENDIAN
  const headSum = checksum(wal.subarray(0, HEADER - 8), [0, 0], bigEndian)
  let intact = MARKS.includes(wal.readUInt32BE(0)) && checksumMatches(headSum, wal, HEADER - 8),
    running = headSum,
    lost = 0
  const size = FRAME_HEADER + (intact ? wal.readUInt32BE(8) : PAGE)
  // Frames of an earlier round may follow those of this one: they have another salt.
  const salt = intact ? wal.subarray(16, 24) : wal.subarray(HEADER + 8, HEADER + 16)
  for (let offset = HEADER; offset + size <= wal.length; offset += size) {
    const frame = wal.subarray(offset, offset + size),
      commits = frame.readUInt32BE(4) > 0
    running = checksum(frame.subarray(FRAME_HEADER), checksum(frame.subarray(0, 8), running, bigEndian), bigEndian)
    const current = frame.subarray(8, 16).equals(salt)
    intact &&= current && checksumMatches(running, frame, 16)
    if (!intact && current && commits) lost++
  }
  return lost
}

const checksumMatches = ([a, b]: Sum, bytes: Buffer, offset: number): boolean =>
  bytes.readUInt32BE(offset) === a && bytes.readUInt32BE(offset + 4) === b

function checksum(bytes: Buffer, [a, b]: Sum, bigEndian: boolean): Sum {
  for (let offset = 0; offset < bytes.length; offset += 8) {
    a = (a + (bigEndian ? bytes.readUInt32BE(offset) : bytes.readUInt32LE(offset)) + b) >>> 0
    b = (b + (bigEndian ? bytes.readUInt32BE(offset + 4) : bytes.readUInt32LE(offset + 4)) + a) >>> 0
  }
  return [a, b]
}
