/**
 * What only this machine may know, kept by the system's keyring where there is one: the key of the database, and the
 * tokens that hold this person's places at tables. Without a keyring they stand in files that their owner alone may read.
 */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { KEY_FILE } from '../store/open'
import { readObject, readWhole, writeWhole } from './files'
import type { Shell } from './given'

/** A key that the keyring seals. The host's process takes the fresh one by renaming its file: whole or not at all. */
export interface SealedKey {
  /** The sealed key. */
  readonly file: string
  /** The sealed spare, ready to take its place. */
  readonly spare: string
  readonly held: string | null
  readonly fresh: string
}

const KEY_BYTES = 32
const KEY = /^[0-9a-f]{64}$/

/** Whether the system seals secrets for us. On Linux without a keyring Electron would only scramble them: that is no seal. */
export function canSeal({ safeStorage }: Shell, platform: NodeJS.Platform): boolean {
  return (
    safeStorage.isEncryptionAvailable() &&
    (platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text')
  )
}

/**
 * The key of the database in a folder.
 * @returns null when it stands in a plain file there: because there is no keyring, or because it has always stood there
 * @throws when it is sealed and the keyring does not open it
 */
export function sealedKey(shell: Shell, platform: NodeJS.Platform, dir: string): SealedKey | null {
  const file = path.join(dir, `${KEY_FILE}.sealed`),
    spare = `${file}.spare`
  const sealed = readWhole(file)
  if (sealed === null && (existsSync(path.join(dir, KEY_FILE)) || !canSeal(shell, platform))) return null
  const held = sealed === null ? null : shell.safeStorage.decryptString(sealed)
  if (held !== null && !KEY.test(held)) throw new Error('the keyring gave back no key')
  const fresh = randomBytes(KEY_BYTES).toString('hex')
  if (canSeal(shell, platform)) writeWhole(spare, shell.safeStorage.encryptString(fresh))
  return { file, spare, held, fresh }
}

export interface TokenBox {
  /** @param place the host's fingerprint and its table */
  get(place: string): string | null
  set(place: string, token: string): void
}

const SEALED = 's:',
  PLAIN = 'p:'

/** Tokens by place. One that cannot be opened is as good as none: its person arrives as somebody new. */
export function openTokens(
  shell: Shell,
  platform: NodeJS.Platform,
  file: string,
  now: Date,
  report: (line: string) => void,
): TokenBox {
  let kept = readObject(file, now, report)
  const open = (text: string): string | null => {
    if (text.startsWith(PLAIN)) return text.slice(PLAIN.length)
    try {
      return shell.safeStorage.decryptString(Buffer.from(text.slice(SEALED.length), 'base64'))
    } catch {
      return null
    }
  }
  return {
    get(place) {
      const text = Object.hasOwn(kept, place) ? kept[place] : undefined
      return typeof text === 'string' ? open(text) : null
    },
    set(place, token) {
      const text = canSeal(shell, platform)
        ? SEALED + shell.safeStorage.encryptString(token).toString('base64')
        : PLAIN + token
      kept = { ...kept, [place]: text }
      try {
        writeWhole(file, JSON.stringify(kept))
      } catch (fault) {
        report(`a token could not be kept: ${String(fault)}`)
      }
    },
  }
}
