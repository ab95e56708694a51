/** What the project says of an installer, and how anybody can tell that it was the project who said it. */
import { createHash, verify, type Hash, type KeyObject } from 'node:crypto'
import * as v from 'valibot'

/** A signed installer: what stands in `NAME.sig`, and what a host lists. */
export interface Signed {
  readonly name: string
  readonly version: string
  /** In bytes. */
  readonly size: number
  /** Of the whole file, in hexadecimal. */
  readonly sha512: string
  /** By the release key, in base64. */
  readonly signature: string
}

/** What an installer is for: systems and architectures as Node calls them. */
export interface Fits {
  readonly platform: 'win32' | 'darwin' | 'linux'
  readonly arch: 'x64' | 'arm64'
}

/** No installer of ours comes near it; whoever claims more wants to fill a disk. */
export const MAX_INSTALLER = 600 * 1024 * 1024

/**
 * The names that electron-builder.config.mjs gives, and no others: a name is the end of a path on a guest's machine. A debian
 * package and an AppImage call x64 by names of their own.
 */
const NAME =
  /^Undertable-(\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[a-z]+\.\d{1,4})?)-(win|mac|linux)-(x64|arm64|x86_64|amd64)(?:-setup|-portable)?\.(exe|dmg|zip|AppImage|deb|tar\.gz)$/
const PLATFORMS = { win: 'win32', mac: 'darwin', linux: 'linux' } as const
const SHA512 = /^[0-9a-f]{128}$/
/** 64 bytes in base64. */
const SIGNATURE = /^[A-Za-z0-9+/]{86}==$/

const shape = v.strictObject({
  name: v.pipe(v.string(), v.regex(NAME)),
  version: v.string(),
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_INSTALLER)),
  sha512: v.pipe(v.string(), v.regex(SHA512)),
  signature: v.pipe(v.string(), v.regex(SIGNATURE)),
})

/** What is signed. scripts/sign.mjs writes the same lines; a test holds them together. */
const messageOf = ({ name, version, size, sha512 }: Omit<Signed, 'signature'>): Buffer =>
  Buffer.from(['undertable installer 1', name, version, String(size), sha512].join('\n'), 'utf8')

/** @returns the installer, when the release key has signed for it; null for all else */
export function readSigned(data: unknown, key: KeyObject): Signed | null {
  const read = v.safeParse(shape, data)
  if (!read.success || versionOf(read.output.name) !== read.output.version) return null
  return verify(null, messageOf(read.output), key, Buffer.from(read.output.signature, 'base64')) ? read.output : null
}

const versionOf = (name: string): string | null => NAME.exec(name)?.[1] ?? null

/** @returns what an installer of this name runs on; null when it is no name of ours */
export function fitsOf(name: string): Fits | null {
  const [, , system, arch] = NAME.exec(name) ?? []
  if (system !== 'win' && system !== 'mac' && system !== 'linux') return null
  return { platform: PLATFORMS[system], arch: arch === 'arm64' ? 'arm64' : 'x64' }
}

/** The hash that a signature is about. */
export const installerHash = (): Hash => createHash('sha512')

/** Whether a version comes after another: `1.10.0` after `1.9.0`, `1.0.0` after `1.0.0-beta.2`. */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [partsOf(version), partsOf(than)]
  const at = a.numbers.findIndex((part, i) => part !== b.numbers[i])
  if (at >= 0) return (a.numbers[at] ?? 0) > (b.numbers[at] ?? 0)
  if (a.word === b.word) return a.n > b.n
  return a.word === '' || (b.word !== '' && a.word > b.word)
}

function partsOf(version: string): { readonly numbers: readonly number[]; readonly word: string; readonly n: number } {
  const [numbers = '', early = ''] = version.split('-')
  const [word = '', n = '0'] = early.split('.')
  return { numbers: numbers.split('.').map(Number), word, n: Number(n) }
}
