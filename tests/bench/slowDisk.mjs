/**
 * `node --import slowDisk.mjs PROGRAM`: the disk takes SLOWER_MS milliseconds longer for each sync that this program waits
 * for, by itself or with a write that does both in one call.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const SLOWER_MS = Number(process.env.SLOWER_MS ?? 0),
  SYNCED = fs.constants.O_DSYNC ?? 0

/** The files of which each write is synced. */
const synced = new Set()

const { openSync, write, fsync, fdatasync } = fs

fs.openSync = (path, flags, mode) => {
  const file = openSync(path, flags, mode)
  // A number is given again to the next file.
  synced.delete(file)
  if (SYNCED !== 0 && typeof flags === 'number' && (flags & SYNCED) === SYNCED) synced.add(file)
  return file
}
const later =
  done =>
  (...result) => {
    setTimeout(() => done(...result), SLOWER_MS)
  }
fs.write = (file, ...rest) => {
  const done = rest.pop()
  write(file, ...rest, synced.has(file) ? later(done) : done)
}
fs.fsync = (file, done) => fsync(file, later(done))
fs.fdatasync = (file, done) => fdatasync(file, later(done))

syncBuiltinESMExports()
