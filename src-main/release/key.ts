/**
 * The project's public release key, built in from build/release-key.pub, which exists once the owner has created a key
 * (`npm run release-key`). Without it no installer is ever offered or listed.
 */
import { createPublicKey, type KeyObject } from 'node:crypto'

const keyFiles: { readonly [file: string]: unknown } = import.meta.glob('../../build/release-key.pub', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** @returns the key of an ed25519 PEM; null when invalid */
export function publicKeyOf(pem: string): KeyObject | null {
  try {
    const key = createPublicKey(pem)
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    return null
  }
}

const [pem] = Object.values(keyFiles)

/** The project's release key; null when the app was built without one. */
export const releaseKey: KeyObject | null = typeof pem === 'string' ? publicKeyOf(pem) : null
