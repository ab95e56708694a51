/** Sets files of the data folder aside. */
import { existsSync, renameSync } from 'node:fs'

/** The database's own file and the two that SQLite keeps beside it. */
const PARTS = ['', '-wal', '-shm']

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
