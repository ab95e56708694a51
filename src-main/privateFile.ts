/** A small file that only its owner may read, such as a key. */
import {
  chmodSync,
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'

export interface PrivateFile {
  /** The text; null where there is no file. @throws when it may not be read */
  read(): string | null
  /** Replaces the text. @throws when it cannot be written */
  write(text: string): void
  /** Renames the file for later inspection; it is never deleted. */
  setAside(): void
}

const OWNER_ALONE = 0o600,
  OWNERS_FOLDER = 0o700

export function privateFile(file: string, now: () => Date = () => new Date()): PrivateFile {
  return {
    read() {
      try {
        // A copy or a restore may have made it readable to others.
        if (process.platform !== 'win32' && (statSync(file).mode & 0o777) !== OWNER_ALONE) chmodSync(file, OWNER_ALONE)
        return readFileSync(file, 'utf8')
      } catch (fault) {
        if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null
        throw fault
      }
    },
    write(text) {
      mkdirSync(path.dirname(file), { recursive: true, mode: OWNERS_FOLDER })
      // Written atomically: half a key is useless.
      const newFile = `${file}.new`
      // Never into a file that is there: somebody else may have put it, or a link, where others can write.
      rmSync(newFile, { force: true })
      const handle = openSync(newFile, 'wx', OWNER_ALONE)
      try {
        writeSync(handle, text)
        fsyncSync(handle)
      } finally {
        closeSync(handle)
      }
      renameSync(newFile, file)
    },
    setAside() {
      renameSync(file, `${file}.aside-${now().toISOString().slice(0, 19).replaceAll(':', '-')}`)
    },
  }
}

/** The text of a file of this user that nobody else may read or write; null for any other. @throws when there is none */
export function readOwnFile(file: string): string | null {
  // Windows has no such flag, and its links need rights that few users have.
  const handle = openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
  try {
    const { uid, mode } = fstatSync(handle)
    const isOwn = process.getuid === undefined || (uid === process.getuid() && (mode & 0o077) === 0)
    return isOwn ? readFileSync(handle, 'utf8') : null
  } finally {
    closeSync(handle)
  }
}
