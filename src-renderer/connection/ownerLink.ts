/**
 * The owner's link, which the host shows on its own computer. Its key works once: this page exchanges it for a secret of its
 * tab, so that a reload is still the owner's.
 */
import { askHost, recallInTab, rememberInTab, takeFromAddress } from '../platform'

/** Names the key in the address, and the secret among what the tab remembers. */
const OWNER = 'owner'
const ANSWER_MS = 5000

/** Proves the owner to the host; null on any other page. */
export const ownerSecret = (): string | null => recallInTab(OWNER)

/** Takes the key out of the address, at once, and exchanges it. @returns false when it was used already, or is too old */
export async function takeOwnerLink(): Promise<boolean> {
  const key = takeFromAddress(OWNER)
  if (key === null) return true
  const secret = await askHost('/owner', key, ANSWER_MS)
  if (secret === null) return false
  rememberInTab(OWNER, secret)
  return true
}
