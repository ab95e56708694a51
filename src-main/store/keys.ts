/** The key of the database, wherever it is kept: headless in a file that its owner alone may read. */
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

/** Keeps one key. The desktop can put the system's keyring behind it. */
export interface KeyKeeper {
  /** The key; null when there is none. @throws when it cannot be told: a file that may not be read, a keyring that is locked */
  read(): string | null
  /** Makes a new key. What stands in its place and is no key is set aside. */
  make(): string
}

const KEY_BYTES = 32
const KEY = /^[0-9a-f]{64}$/
const OWNER_ALONE = 0o600

/** 32 random bytes in hex, in a file of mode 0600. */
export function keyFile(file: string, now: () => Date = () => new Date()): KeyKeeper {
  return {
    read() {
      const text = textOf(file)
      if (text === null) return null
      // Copied by hand or restored from somewhere, it may have become readable to others.
      if (process.platform !== 'win32' && (statSync(file).mode & 0o777) !== OWNER_ALONE) chmodSync(file, OWNER_ALONE)
      return KEY.test(text.trim()) ? text.trim() : null
    },
    make() {
      if (existsSync(file)) setAside(file, now())
      const key = randomBytes(KEY_BYTES).toString('hex')
      keepKey(file, key)
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

/** Keeps a key in a file. Half written it would lock its owner out: it is whole and on the disk before it has its name. */
export function keepKey(file: string, key: string): void {
  const fresh = `${file}.new`
  const handle = openSync(fresh, 'w', OWNER_ALONE)
  try {
    writeSync(handle, `${key}\n`)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  chmodSync(fresh, OWNER_ALONE)
  renameSync(fresh, file)
}
