/**
 * Secrets of this machine, sealed by the system's keyring where there is one: the database key, and the tokens of this
 * person's places at tables. Without a keyring they are in files that only their owner may read.
 */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { KEY_FILE } from '../store/open'
import { readJsonObject, readFileIfPresent, writeFileAtomically } from './files'
import type { Shell } from './deps'

/** A sealed database key. The host process adopts the new key atomically, by renaming its file. */
export interface SealedKey {
  /** Path of the sealed key. */
  readonly file: string
  /** Path of the sealed new key, ready to take its place. */
  readonly spare: string
  readonly key: string | null
  readonly newKey: string
}

const KEY_BYTES = 32
const KEY = /^[0-9a-f]{64}$/

/** Whether the system can seal secrets. On Linux without a keyring Electron would only obfuscate them. */
export function canSeal({ safeStorage }: Shell, platform: NodeJS.Platform): boolean {
  return (
    safeStorage.isEncryptionAvailable() &&
    (platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text')
  )
}

/**
 * The sealed database key of a folder.
 * @returns null when it is in a plain file: there is no keyring, or it has always been there
 * @throws when the keyring does not decrypt it
 */
export function sealedKey(shell: Shell, platform: NodeJS.Platform, dir: string): SealedKey | null {
  const file = path.join(dir, `${KEY_FILE}.sealed`),
    spare = `${file}.spare`
  const sealed = readFileIfPresent(file)
  if (sealed === null && (existsSync(path.join(dir, KEY_FILE)) || !canSeal(shell, platform))) return null
  const key = sealed === null ? null : shell.safeStorage.decryptString(sealed)
  if (key !== null && !KEY.test(key)) throw new Error('the keyring gave back no key')
  const newKey = randomBytes(KEY_BYTES).toString('hex')
  if (canSeal(shell, platform)) writeFileAtomically(spare, shell.safeStorage.encryptString(newKey))
  return { file, spare, key, newKey }
}

export interface TokenStore {
  /** @param place the host's fingerprint and its table */
  get(place: string): string | null
  set(place: string, token: string): void
}

const SEALED = 's:',
  PLAIN = 'p:'

/** Tokens by place. With a token that cannot be decrypted the person arrives as somebody new. */
export function openTokens(
  shell: Shell,
  platform: NodeJS.Platform,
  file: string,
  now: Date,
  report: (line: string) => void,
): TokenStore {
  let tokens = readJsonObject(file, now, report)
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
      const text = Object.hasOwn(tokens, place) ? tokens[place] : undefined
      return typeof text === 'string' ? open(text) : null
    },
    set(place, token) {
      const text = canSeal(shell, platform)
        ? SEALED + shell.safeStorage.encryptString(token).toString('base64')
        : PLAIN + token
      tokens = { ...tokens, [place]: text }
      try {
        writeFileAtomically(file, JSON.stringify(tokens))
      } catch (fault) {
        report(`a token could not be stored: ${String(fault)}`)
      }
    },
  }
}
