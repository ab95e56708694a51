/** Locates the user's data folder. */
import path from 'node:path'

const NAME = 'undertable'

/** What determines the user's data folder. */
export interface Environment {
  readonly platform: NodeJS.Platform
  readonly home: string
  readonly env: { readonly [name: string]: string | undefined }
}

/** The user's data folder by the system's convention: XDG, AppData or Library. */
export function userFolder({ platform, home, env }: Environment): string {
  const set = (name: string): string | undefined => (env[name] === '' ? undefined : env[name])
  if (platform === 'win32') return path.win32.join(set('APPDATA') ?? path.win32.join(home, 'AppData', 'Roaming'), NAME)
  if (platform === 'darwin') return path.posix.join(home, 'Library', 'Application Support', NAME)
  const xdg = set('XDG_DATA_HOME')
  // XDG: relative paths must be ignored.
  return path.posix.join(
    xdg !== undefined && path.posix.isAbsolute(xdg) ? xdg : path.posix.join(home, '.local', 'share'),
    NAME,
  )
}
