/** What is set aside in the data folder. */
import { existsSync, renameSync } from 'node:fs'

/** The database's own file and the two that SQLite keeps beside it. */
const PARTS = ['', '-wal', '-shm']

/**
 * Sets a file aside, with those beside it: renamed, with the date, never deleted.
 * @returns its new path
 */
export function setAside(file: string, now: Date): string {
  const aside = asideName(file, now)
  for (const part of PARTS) if (existsSync(file + part)) renameSync(file + part, aside + part)
  return aside
}

/** A path beside a file, with the date, at which there is nothing yet. */
export function asideName(file: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  for (let again = 0; ; again++) {
    const aside = `${file}.aside-${stamp}${again === 0 ? '' : `-${again}`}`
    if (!PARTS.some(part => existsSync(aside + part))) return aside
  }
}
