/** Whether a client speaks the protocol of this host. */
import { refuse, type Refusal } from '../../../src-shared/kernel'
import { CLOSE, PROTOCOL, type ClientMessage } from '../../../src-shared/wire'
import type { Peer } from '../../peer'

/** Refuses and closes a connection that speaks another version. @returns the refusal, or null */
export function refuseOtherVersion(
  peer: Peer,
  { n, version }: Extract<ClientMessage, { kind: 'hello' }>,
): Refusal | null {
  if (version === PROTOCOL) return null
  const why = refuse('version', { host: PROTOCOL, client: version })
  peer.send({ kind: 'refused', n, why })
  peer.close(CLOSE.version, why)
  return why
}
