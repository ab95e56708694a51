/**
 * Room for SQLite's write-ahead log. A log that grows has its new size synced with every answer; in a file that is long
 * enough only the answer itself is, which on most disks takes half as long. SQLite never reads behind the last frame that
 * has this log's salt and sum (https://sqlite.org/walformat.html), and begins again at the front after 1000 pages.
 */
import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs'

const HEADER = 32,
  FRAME = 24 + 4096,
  /** `PRAGMA wal_autocheckpoint`, and the pages of one large commit. */
  FRAMES = 1000 + 64
/** The length of a log that never grows, in bytes. */
export const LOG_ROOM = HEADER + FRAMES * FRAME

/** The log of an open database gets its room. Where there is none on the disk, it grows with the answers as ever. */
export function makeLogRoom(database: string): void {
  let log: number
  try {
    log = openSync(`${database}-wal`, 'r+')
  } catch {
    return
  }
  try {
    fill(log)
  } finally {
    closeSync(log)
  }
}

/** Zeros, not a hole: a hole would be given its place on the disk by the answers. */
function fill(log: number): void {
  const used = fstatSync(log).size
  if (used >= LOG_ROOM) return
  try {
    const zeros = Buffer.alloc(LOG_ROOM - used)
    for (let done = 0; done < zeros.length;) done += writeSync(log, zeros, done, zeros.length - done, used + done)
    fsyncSync(log)
  } catch {
    ftruncateSync(log, used)
  }
}
