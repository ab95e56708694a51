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
export async function canSeal({ safeStorage }: Shell, platform: NodeJS.Platform): Promise<boolean> {
  return (
    (platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text') &&
    (await safeStorage.isAsyncEncryptionAvailable())
  )
}

/** Seals a text. @returns null where there is no keyring, or it refuses: the text is kept in a plain file then */
async function seal(
  shell: Shell,
  platform: NodeJS.Platform,
  text: string,
  report: (line: string) => void,
): Promise<Buffer | null> {
  try {
    return (await canSeal(shell, platform)) ? await shell.safeStorage.encryptStringAsync(text) : null
  } catch (fault) {
    report(`the keyring seals nothing: ${String(fault)}`)
    return null
  }
}

/**
 * The sealed database key of a folder.
 * @returns null when it is in a plain file: there is no keyring, it refuses, or the key has always been there
 * @throws when the keyring does not decrypt it
 */
export async function sealedKey(
  shell: Shell,
  platform: NodeJS.Platform,
  dir: string,
  report: (line: string) => void,
): Promise<SealedKey | null> {
  const file = path.join(dir, `${KEY_FILE}.sealed`),
    spare = `${file}.spare`
  const sealed = readFileIfPresent(file)
  if (sealed === null && existsSync(path.join(dir, KEY_FILE))) return null
  const key = sealed === null ? null : (await shell.safeStorage.decryptStringAsync(sealed)).result
  if (key !== null && !KEY.test(key)) throw new Error('the keyring gave back no key')
  const newKey = randomBytes(KEY_BYTES).toString('hex')
  const newSealed = await seal(shell, platform, newKey, report)
  if (newSealed) writeFileAtomically(spare, newSealed)
  return key === null && !newSealed ? null : { file, spare, key, newKey }
}

export interface TokenStore {
  /** @param place the host's fingerprint and its table */
  get(place: string): string | null
  set(place: string, token: string): void
}

/** The tokens in a file, of which the keyring opens those that it has sealed. */
export interface SealedTokens extends TokenStore {
  /**
   * Opens the tokens that are not open yet. Call it when the app is ready.
   * @returns how many the keyring does not open
   */
  open(): Promise<number>
  /** Resolves when everything set so far is in the file. */
  stored(): Promise<void>
}

const SEALED = 's:',
  PLAIN = 'p:'

export interface TokensSetup {
  readonly shell: Shell
  readonly platform: NodeJS.Platform
  readonly file: string
  readonly now: Date
  readonly report: (line: string) => void
}

/** Tokens by place. One that the keyring does not open stays in the file: with the keyring it is there again. */
export function openTokens({ shell, platform, file, now, report }: TokensSetup): SealedTokens {
  let inFile = readJsonObject(file, now, report)
  const open = new Map<string, string>()
  let storing = Promise.resolve()

  async function openOne(place: string, text: string): Promise<boolean> {
    try {
      const { result } = await shell.safeStorage.decryptStringAsync(Buffer.from(text.slice(SEALED.length), 'base64'))
      if (!open.has(place)) open.set(place, result)
      return true
    } catch (fault) {
      report(`a token could not be opened: ${String(fault)}`)
      return false
    }
  }

  async function store(place: string, token: string): Promise<void> {
    const sealed = await seal(shell, platform, token, report)
    inFile = { ...inFile, [place]: sealed ? SEALED + sealed.toString('base64') : PLAIN + token }
    try {
      writeFileAtomically(file, JSON.stringify(inFile))
    } catch (fault) {
      report(`a token could not be stored: ${String(fault)}`)
    }
  }

  return {
    async open() {
      let locked = 0
      for (const [place, text] of Object.entries(inFile)) {
        if (typeof text !== 'string' || open.has(place)) continue
        if (text.startsWith(PLAIN)) open.set(place, text.slice(PLAIN.length))
        else if (!(await openOne(place, text))) locked++
      }
      return locked
    },
    get: place => open.get(place) ?? null,
    set(place, token) {
      open.set(place, token)
      // One after the other: each writes the whole file.
      storing = storing.then(() => store(place, token))
    },
    stored: () => storing,
  }
}
