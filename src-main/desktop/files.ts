/** Small private files: written atomically, readable by their owner only, set aside when broken. */
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setAside } from '../store/folder'

const OWNER_ALONE = 0o600

/** Writes a file so that a crash leaves either the old or the new content. @throws when it cannot be written */
export function writeFileAtomically(file: string, text: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const newFile = `${file}.new`
  const handle = openSync(newFile, 'w', OWNER_ALONE)
  try {
    if (typeof text === 'string') writeSync(handle, text)
    else writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(newFile, file)
}

/** @returns the content; null when the file does not exist. @throws when it may not be read */
export function readFileIfPresent(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null
    throw fault
  }
}

export function removeFile(file: string): void {
  rmSync(file, { force: true })
}

/**
 * Reads a file with one JSON object. An unreadable or invalid one is set aside, never overwritten.
 * @returns an empty object where there is none
 */
export function readJsonObject(
  file: string,
  now: Date,
  report: (line: string) => void,
): { readonly [key: string]: unknown } {
  try {
    const text = readFileIfPresent(file)
    if (text === null) return {}
    const read: unknown = JSON.parse(text.toString('utf8'))
    if (typeof read === 'object' && read !== null && !Array.isArray(read))
      return read as { readonly [key: string]: unknown }
    throw new Error('no object')
  } catch (fault) {
    report(`${path.basename(file)} could not be read (${String(fault)})`)
    try {
      report(`set aside: ${setAside(file, now)}`)
    } catch (stuck) {
      report(`it could not be set aside (${String(stuck)})`)
    }
    return {}
  }
}
