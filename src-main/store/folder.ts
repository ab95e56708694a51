/** The files of the data folder: their names, and how they are set aside. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync } from 'node:fs'

/** The log of answers ahead of a database has its name, with this. */
export const ENTRIES = '-entries'

/** The database's own file, the two that SQLite keeps beside it, and the log of answers ahead of it. */
const PARTS = ['', '-wal', '-shm', ENTRIES]

/**
 * Sets a database aside with its log files: renames them, with the date, and never deletes.
 * @returns its new path
 */
export function setAside(file: string, now: Date): string {
  const aside = asideName(file, now)
  for (const part of PARTS) if (existsSync(file + part)) renameSync(file + part, aside + part)
  return aside
}

/** An unused path beside a file, with the date. */
export function asideName(file: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  for (let attempt = 0; ; attempt++) {
    const aside = `${file}.aside-${stamp}${attempt === 0 ? '' : `-${attempt}`}`
    if (!PARTS.some(part => existsSync(aside + part))) return aside
  }
}

/** Syncs the names of new files to disk. Windows cannot sync a folder. */
export function syncFolder(dir: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(dir, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
