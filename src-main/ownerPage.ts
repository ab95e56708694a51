/**
 * A small file that leads a browser to the owner's link: the command line of a browser can be read by every user of the
 * machine, this file by nobody else.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import { removeTemporaryFolder, temporaryFolder } from './tableFolder'

export interface OwnerPage {
  readonly file: string
  remove(): void
}

/** Where the browsers of a system may read: those of Ubuntu's snaps see no temporary folder, and of the home what is not hidden. */
export const openableFolder = (hasSnaps: boolean = existsSync('/snap/bin')): string =>
  process.platform === 'linux' && hasSnaps ? homedir() : tmpdir()

/** @throws when the file cannot be written */
export function writeOwnerPage(link: string, parent: string = openableFolder()): OwnerPage {
  const folder = temporaryFolder(parent, 'undertable-'),
    file = path.join(folder, 'open.html')
  // `replace`, so that the way back leads to no file.
  const script = `location.replace(${JSON.stringify(link)})`
  const text = `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>Undertable</title><script>${script}</script><a href="${link}">Undertable</a>\n`
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  return {
    file,
    remove() {
      try {
        removeTemporaryFolder(folder)
      } catch {
        // Windows removes no file that a browser still reads. Its key is dead.
      }
    },
  }
}
