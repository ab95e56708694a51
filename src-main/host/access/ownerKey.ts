/** How the owner of a host is known: by a key that only the host's own computer was given when the host was started. */
import { sameProof } from '../../../src-shared/lan/joinCodeProof'
import type { ClientMessage } from '../../../src-shared/wire'
import type { Peer } from '../../peer'

/** What a table knows of its owner. */
export interface OwnerSetup {
  readonly key: string
  /** Whether a window of the owner's is about to open: the office is kept for it. */
  readonly expected: boolean
}

/** Whether this hello proves the owner. A key that was sent unencrypted over a network may have been read: it is void. */
export function provesOwner(
  owner: OwnerSetup | null | undefined,
  peer: Peer,
  { owner: key }: Extract<ClientMessage, { kind: 'hello' }>,
): boolean {
  if (!owner || key === undefined) return false
  const isPrivate = peer.isLocal === true || peer.connection?.encrypted === true
  return isPrivate && sameProof(key, owner.key)
}
