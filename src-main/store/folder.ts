/** The data folder: where it is, and what is set aside in it. */
import { existsSync, renameSync } from 'node:fs'
import path from 'node:path'

const NAME = 'undertable'

/** What tells the user's data folder: the system, the home folder, the environment. */
export interface Surroundings {
  readonly platform: NodeJS.Platform
  readonly home: string
  readonly env: { readonly [name: string]: string | undefined }
}

/** The user's data folder by the custom of the system: XDG, AppData or Library. */
export function userFolder({ platform, home, env }: Surroundings): string {
  const set = (name: string): string | undefined => env[name] === '' ? undefined : env[name]
  if (platform === 'win32') return path.win32.join(set('APPDATA') ?? path.win32.join(home, 'AppData', 'Roaming'), NAME)
  if (platform === 'darwin') return path.posix.join(home, 'Library', 'Application Support', NAME)
  const xdg = set('XDG_DATA_HOME')
  // XDG: a path that is not absolute is to be ignored.
  return path.posix.join(xdg !== undefined && path.posix.isAbsolute(xdg) ? xdg : path.posix.join(home, '.local', 'share'), NAME)
}

/** The database's own file and the two that SQLite keeps beside it. */
const PARTS = ['', '-wal', '-shm']

/**
 * Sets a file aside, with those beside it: renamed, with the date, never deleted.
 * @returns its new path
 */
export function setAside(file: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  for (let again = 0; ; again++) {
    const aside = `${file}.aside-${stamp}${again === 0 ? '' : `-${again}`}`
    if (PARTS.some(part => existsSync(aside + part))) continue
    for (const part of PARTS) if (existsSync(file + part)) renameSync(file + part, aside + part)
    return aside
  }
}
