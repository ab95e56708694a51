/**
 * The public half of the key that the project signs its installers with. It is read when the app is built, from
 * build/release-key.pub, which is there once the owner has made a key (`npm run release-key`). Without one no installer
 * is ever offered or listed.
 */
import { createPublicKey, type KeyObject } from 'node:crypto'

const kept: { readonly [file: string]: unknown } = import.meta.glob('../../build/release-key.pub', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** @returns the key of an ed25519 PEM; null when it is none */
export function publicKeyOf(pem: string): KeyObject | null {
  try {
    const key = createPublicKey(pem)
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    return null
  }
}

const [pem] = Object.values(kept)

/** The project's release key; null when the app was built without one. */
export const releaseKey: KeyObject | null = typeof pem === 'string' ? publicKeyOf(pem) : null
