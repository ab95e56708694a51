/** Storage of the database key: headless, in a file that only its owner may read. */
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import { setAside } from './folder'

/** Stores one key. The desktop app uses the system's keyring. */
export interface KeyStorage {
  /** The key; null when there is none. @throws when that cannot be determined: an unreadable file, a locked keyring */
  read(): string | null
  /** Creates a new key. A file in its place is set aside. */
  create(): string
}

const KEY_BYTES = 32
const KEY = /^[0-9a-f]{64}$/
const OWNER_ALONE = 0o600

/** 32 random bytes in hex, in a file of mode 0600. */
export function keyFile(file: string, now: () => Date = () => new Date()): KeyStorage {
  return {
    read() {
      const text = textOf(file)
      if (text === null) return null
      // A copy or a restore may have made it readable to others.
      if (process.platform !== 'win32' && (statSync(file).mode & 0o777) !== OWNER_ALONE) chmodSync(file, OWNER_ALONE)
      return KEY.test(text.trim()) ? text.trim() : null
    },
    create() {
      if (existsSync(file)) setAside(file, now())
      const key = randomBytes(KEY_BYTES).toString('hex')
      writeKey(file, key)
      return key
    },
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null
    throw fault
  }
}

/** Writes a key to a file atomically: a half-written key would lock its owner out. */
export function writeKey(file: string, key: string): void {
  const newFile = `${file}.new`
  const handle = openSync(newFile, 'w', OWNER_ALONE)
  try {
    writeSync(handle, `${key}\n`)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  chmodSync(newFile, OWNER_ALONE)
  renameSync(newFile, file)
}
