/** Answers that an earlier host has accepted ahead of its database, and left: they are taken into it. */
import { copyFileSync } from 'node:fs'
import { CannotOpen } from './database'
import type { Db } from './db'
import { readEntryLog } from './entryLog'
import { asideName, ENTRIES } from './folder'
import { takeInEntries } from './tails'

/** A log that was damaged after it was written. */
export interface DamagedLog {
  /** Path of what is left of the log. */
  readonly file: string
  /** How many acknowledged writes lie behind the damage. */
  readonly lost: number
}

/**
 * Takes in what the log beside a database has. The database has to be locked: the log of a host that runs is its own.
 * @param file the database whose log is read
 * @returns how many acknowledged writes could not be read
 * @throws CannotOpen: a database that takes no writes, or a log that cannot be read, is not damaged
 */
export function takeInLeft(db: Db, file: string, key: string): number {
  try {
    const { entries, lost } = readEntryLog(`${file}${ENTRIES}`, key)
    takeInEntries(db, entries)
    return lost
  } catch (fault) {
    throw asCannotOpen(fault)
  }
}

/** A damaged log is copied: a new one is begun in its place. @returns path of the copy @throws CannotOpen */
export function copyOfLog(file: string, now: Date): string {
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
