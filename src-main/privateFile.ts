/** A small file that its owner alone may read: a key, or what is remembered of others. */
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'

export interface PrivateFile {
  /** The text; null where there is none. @throws when there is one that may not be read */
  read(): string | null
  /** Replaces the text. @throws when it cannot be kept */
  write(text: string): void
  /** Renames what stands there, so that it can be looked at; it is never deleted. */
  setAside(): void
}

const OWNER_ALONE = 0o600,
  OWNERS_FOLDER = 0o700

export function privateFile(file: string, now: () => Date = () => new Date()): PrivateFile {
  return {
    read() {
      try {
        // Copied by hand or restored from somewhere, it may have become readable to others.
        if (process.platform !== 'win32' && (statSync(file).mode & 0o777) !== OWNER_ALONE) chmodSync(file, OWNER_ALONE)
        return readFileSync(file, 'utf8')
      } catch (fault) {
        if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null
        throw fault
      }
    },
    write(text) {
      mkdirSync(path.dirname(file), { recursive: true, mode: OWNERS_FOLDER })
      // Whole and on the disk before it has its name: half a key would be none.
      const fresh = `${file}.new`,
        handle = openSync(fresh, 'w', OWNER_ALONE)
      try {
        writeSync(handle, text)
        fsyncSync(handle)
      } finally {
        closeSync(handle)
      }
      chmodSync(fresh, OWNER_ALONE)
      renameSync(fresh, file)
    },
    setAside() {
      renameSync(file, `${file}.aside-${now().toISOString().slice(0, 19).replaceAll(':', '-')}`)
    },
  }
}
