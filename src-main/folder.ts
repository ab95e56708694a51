/** The user's data folder: where it is, for whatever is kept there. */
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
  const set = (name: string): string | undefined => (env[name] === '' ? undefined : env[name])
  if (platform === 'win32') return path.win32.join(set('APPDATA') ?? path.win32.join(home, 'AppData', 'Roaming'), NAME)
  if (platform === 'darwin') return path.posix.join(home, 'Library', 'Application Support', NAME)
  const xdg = set('XDG_DATA_HOME')
  // XDG: a path that is not absolute is to be ignored.
  return path.posix.join(
    xdg !== undefined && path.posix.isAbsolute(xdg) ? xdg : path.posix.join(home, '.local', 'share'),
    NAME,
  )
}
