/**
 * The log ahead of the database file, as SQLite writes it (https://sqlite.org/walformat.html): a header, then frames, each
 * with a sum over all before it. At a frame that is damaged SQLite ends its reading and says nothing of what follows.
 */
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { asideName } from './folder'

const HEADER = 32,
  FRAME_HEADER = 24
/** Sums are of big-endian words under this mark, of little-endian ones under the one before it. */
const BIG_ENDIAN = 0x377f0683,
  MARKS = [BIG_ENDIAN - 1, BIG_ENDIAN]
/** What SQLite chooses where nothing else is said: a header that is damaged says nothing of it. */
const PAGE = 4096
/** A commit is synced before the next is begun: of several that cannot be read, all but the last had been acknowledged. */
const TORN = 1

type Sum = readonly [number, number]

/** A log that has been damaged after it was written. */
export interface DamagedLog {
  /** Where a copy of it lies. */
  readonly file: string
  /** How many commits stand behind the damage. */
  readonly lost: number
}

/** Looks at the log beside a database before it is opened. @returns null when nothing that was acknowledged is lost with it */
export function damagedLog(database: string, now: Date): DamagedLog | null {
  const log = `${database}-wal`
  if (!existsSync(log)) return null
  const lost = lostCommits(readFileSync(log))
  if (lost <= TORN) return null
  const file = `${asideName(database, now)}-wal`
  copyFileSync(log, file)
  return { file, lost }
}

/** How many commits of this log stand behind its first damaged frame. */
export function lostCommits(log: Buffer): number {
  if (log.length < HEADER) return 0
  const bigEndian = log.readUInt32BE(0) === BIG_ENDIAN
  const headSum = sum(log.subarray(0, HEADER - 8), [0, 0], bigEndian)
  let whole = MARKS.includes(log.readUInt32BE(0)) && stands(headSum, log, HEADER - 8),
    running = headSum,
    lost = 0
  const size = FRAME_HEADER + (whole ? log.readUInt32BE(8) : PAGE)
  // Frames of an earlier round lie behind those of this one: their salt is another.
  const salt = whole ? log.subarray(16, 24) : log.subarray(HEADER + 8, HEADER + 16)
  for (let at = HEADER; at + size <= log.length; at += size) {
    const frame = log.subarray(at, at + size),
      commits = frame.readUInt32BE(4) > 0
    running = sum(frame.subarray(FRAME_HEADER), sum(frame.subarray(0, 8), running, bigEndian), bigEndian)
    const ours = frame.subarray(8, 16).equals(salt)
    whole &&= ours && stands(running, frame, 16)
    if (!whole && ours && commits) lost++
  }
  return lost
}

const stands = ([a, b]: Sum, bytes: Buffer, at: number): boolean =>
  bytes.readUInt32BE(at) === a && bytes.readUInt32BE(at + 4) === b

function sum(bytes: Buffer, [a, b]: Sum, bigEndian: boolean): Sum {
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + (bigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + b) >>> 0
    b = (b + (bigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + a) >>> 0
  }
  return [a, b]
}
