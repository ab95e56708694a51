/** How the owner of a host is known: by a secret of the page or app that its own person opened. A loopback address proves nothing. */
import type { ClientMessage } from '../../../src-shared/wire'
import type { Peer } from '../../peer'

/** What a table knows of its owner. */
export interface OwnerSetup {
  /** Whether a secret is the owner's. */
  holds(secret: string): boolean
  /** Whether a window of the owner's is about to open: the office is kept for it. */
  readonly expected: boolean
}

/** Whether this hello proves the owner. A secret that was sent unencrypted over a network may have been read: it is void. */
export function provesOwner(
  owner: OwnerSetup | null | undefined,
  peer: Peer,
  { owner: secret }: Extract<ClientMessage, { kind: 'hello' }>,
): boolean {
  if (!owner || secret === undefined) return false
  const isPrivate = peer.isLocal === true || peer.connection?.encrypted === true
  return isPrivate && owner.holds(secret)
}
