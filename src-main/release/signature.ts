/** Signatures of installers by the project's release key. */
import { createHash, verify, type Hash, type KeyObject } from 'node:crypto'
import * as v from 'valibot'

/** A signed installer: the content of `NAME.sig`, and an entry of a host's list. */
export interface SignedInstaller {
  readonly name: string
  readonly version: string
  /** In bytes. */
  readonly size: number
  /** SHA-512 of the whole file, in hexadecimal. */
  readonly sha512: string
  /** By the release key, in base64. */
  readonly signature: string
}

/** The machine that an installer is for, in Node's terms. */
export interface InstallerTarget {
  readonly platform: 'win32' | 'darwin' | 'linux'
  readonly arch: 'x64' | 'arm64'
}

/** Bound against filling a disk: real installers are far smaller. */
export const MAX_INSTALLER = 600 * 1024 * 1024

/**
 * Exactly the names that electron-builder.config.mjs produces, because a name becomes part of a path on a guest's
 * machine.
 * A Debian package and an AppImage have their own names for x64.
 */
const NAME =
  /^Undertable-(\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[a-z]+\.\d{1,4})?)-(win|mac|linux)-(x64|arm64|x86_64|amd64)(?:-setup|-portable)?\.(exe|dmg|zip|AppImage|deb|tar\.gz)$/
const PLATFORMS = { win: 'win32', mac: 'darwin', linux: 'linux' } as const
const MAX_VERSION = 40
const SHA512 = /^[0-9a-f]{128}$/
/** 64 bytes in base64. */
const SIGNATURE = /^[A-Za-z0-9+/]{86}==$/

const installerName = v.pipe(v.string(), v.regex(NAME), v.brand('installer'))
/** A file's name that was read, and may become part of a path. */
export type InstallerName = v.InferOutput<typeof installerName>

const schema = v.strictObject({
  name: installerName,
  version: v.pipe(v.string(), v.maxLength(MAX_VERSION)),
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_INSTALLER)),
  sha512: v.pipe(v.string(), v.regex(SHA512)),
  signature: v.pipe(v.string(), v.regex(SIGNATURE)),
})

/** The signed message. scripts/sign.mjs writes the same lines; a test compares them. */
const messageOf = ({ name, version, size, sha512 }: Omit<SignedInstaller, 'signature'>): Buffer =>
  Buffer.from(['undertable installer 1', name, version, String(size), sha512].join('\n'), 'utf8')

/** @returns the installer when its signature is valid, otherwise null */
export function readSigned(data: unknown, key: KeyObject): (SignedInstaller & { readonly name: InstallerName }) | null {
  const read = v.safeParse(schema, data)
  if (!read.success || versionOf(read.output.name) !== read.output.version) return null
  return verify(null, messageOf(read.output), key, Buffer.from(read.output.signature, 'base64')) ? read.output : null
}

const versionOf = (name: string): string | null => NAME.exec(name)?.[1] ?? null

/** @returns the target of an installer by its name; null for foreign names */
export function targetOf(name: string): InstallerTarget | null {
  const [, , system, arch] = NAME.exec(name) ?? []
  if (system !== 'win' && system !== 'mac' && system !== 'linux') return null
  return { platform: PLATFORMS[system], arch: arch === 'arm64' ? 'arm64' : 'x64' }
}

/** The hash that is signed. */
export const installerHash = (): Hash => createHash('sha512')

/** Whether a version comes after another: `1.10.0` after `1.9.0`, `1.0.0` after `1.0.0-beta.2`. */
export function isNewer(version: string, other: string): boolean {
  const [a, b] = [partsOf(version), partsOf(other)]
  const differing = a.numbers.findIndex((part, i) => part !== b.numbers[i])
  if (differing >= 0) return (a.numbers[differing] ?? 0) > (b.numbers[differing] ?? 0)
  if (a.word === b.word) return a.n > b.n
  return a.word === '' || (b.word !== '' && a.word > b.word)
}

function partsOf(version: string): { readonly numbers: readonly number[]; readonly word: string; readonly n: number } {
  const [numbers = '', preRelease = ''] = version.split('-')
  const [word = '', n = '0'] = preRelease.split('.')
  return { numbers: numbers.split('.').map(Number), word, n: Number(n) }
}
