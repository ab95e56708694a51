/** Opens an encrypted connection and verifies the host before anything is sent. */
import { connect, type TLSSocket } from 'node:tls'
import { refuse, type Refusal } from '../../../src-shared/kernel/refusal'
import type { Clock } from '../../clock'
import { fingerprintOf } from '../tls/certificate'
import { shortAuthString } from '../tls/shortAuthString'
import type { KnownHosts } from './knownHosts'
import type { VerifiedHost, HostEndpoint } from './hostLink'

/** A neighbour answers within milliseconds, a slow phone hotspot within this. */
const HANDSHAKE_MS = 5000

/** Why a connection was not established, as an exception for the address race. */
export class HandshakeFailure extends Error {
  constructor(readonly why: Refusal | null) {
    super(why?.refused ?? 'no answer')
  }
}

/** Whether somebody answers, but not by TLS. */
const isTlsFault = ({ code }: NodeJS.ErrnoException): boolean =>
  code !== undefined && /^(ERR_SSL|EPROTO|ERR_TLS)/.test(code)

/** Connects by TLS 1.3. @throws Unmet when nobody answers, or not by TLS 1.3 */
export function connectEncrypted(address: string, port: number, clock: Clock, signal: AbortSignal): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    // The certificate is self-signed and names nobody: it is verified by its fingerprint.
    const socket = connect({
      host: address,
      port,
      minVersion: 'TLSv1.3',
      maxVersion: 'TLSv1.3',
      rejectUnauthorized: false,
      checkServerIdentity: () => undefined,
    })
    const fail = (why: Refusal | null): void => {
      cancelTimeout()
      signal.removeEventListener('abort', aborted)
      socket.destroy()
      reject(new HandshakeFailure(why))
    }
    const aborted = (): void => {
      fail(null)
    }
    const cancelTimeout = clock.after(HANDSHAKE_MS, aborted)
    signal.addEventListener('abort', aborted, { once: true })
    socket.setNoDelay(true)
    socket.on('error', (fault: NodeJS.ErrnoException) => {
      fail(isTlsFault(fault) ? refuse('notEncrypted') : null)
    })
    socket.once('secureConnect', () => {
      cancelTimeout()
      signal.removeEventListener('abort', aborted)
      resolve(socket)
    })
  })
}

/** Verifies the host of a connection. @returns its identity, or why it is refused */
export function verifyHost(
  socket: TLSSocket,
  address: string,
  { port, fingerprint: pin }: HostEndpoint,
  knownHosts: KnownHosts,
): VerifiedHost | Refusal {
  const certificate = socket.getPeerX509Certificate()
  if (!certificate || socket.getProtocol() !== 'TLSv1.3') return refuse('notEncrypted')
  const fingerprint = fingerprintOf(certificate.raw)
  if (pin !== null && fingerprint !== pin) return refuse('certificateOther', { address })
  const familiarity = knownHosts.familiarity(address, port, fingerprint)
  if (pin === null && familiarity === 'changed') return refuse('certificateChanged', { address })
  return {
    address,
    fingerprint,
    authWords: shortAuthString(socket),
    trust: pin !== null ? 'pinned' : familiarity === 'known' ? 'known' : 'first',
  }
}
