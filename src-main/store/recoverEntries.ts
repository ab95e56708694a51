/** After a crash: moves entries from the entry log into the database. */
import { copyFileSync } from 'node:fs'
import { CannotOpen } from './database'
import type { Db } from './db'
import { asideName, ENTRIES } from './folder'
import { readEntryLog } from './readEntryLog'
import { insertTail } from './tails'

/**
 * Requires the database's lock: the log of a running host belongs to that host.
 * @param file path of the database whose log is read
 * @returns how many acknowledged writes could not be read
 * @throws CannotOpen `closed`, not `unreadable`: the database itself is not damaged
 */
export function recoverEntries(db: Db, file: string, key: string): number {
  try {
    const { entries, lost } = readEntryLog(`${file}${ENTRIES}`, key)
    insertTail(db, entries)
    return lost
  } catch (fault) {
    throw asCannotOpen(fault)
  }
}

/** Copies a damaged log, since the host starts an empty one in its place. @returns path of the copy @throws CannotOpen */
export function copyDamagedLog(file: string, now: Date): string {
  const copy = `${asideName(file, now)}${ENTRIES}`
  try {
    copyFileSync(`${file}${ENTRIES}`, copy)
    return copy
  } catch (fault) {
    throw asCannotOpen(fault)
  }
}

const asCannotOpen = (fault: unknown): CannotOpen =>
  new CannotOpen('closed', fault instanceof Error ? fault.message : String(fault))
