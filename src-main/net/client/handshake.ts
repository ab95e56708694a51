/** Opens an encrypted connection and verifies the host before anything is sent. */
import { connect, type TLSSocket } from 'node:tls'
import { refuse, type Refusal } from '../../../src-shared/kernel/refusal'
import type { Clock } from '../../clock'
import { fingerprintOf } from '../tls/certificate'
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

/** The identity of a host, before words are agreed on. */
export type HostProof = Omit<VerifiedHost, 'authWords'>

/**
 * Verifies the host of a connection. Only a pin makes the check of known hosts superfluous; an announcement never does.
 * @returns its identity, or why it is refused
 */
export function verifyHost(
  socket: TLSSocket,
  address: string,
  { port, pin, announced }: HostEndpoint,
  knownHosts: KnownHosts,
): HostProof | Refusal {
  const certificate = socket.getPeerX509Certificate()
  if (!certificate || socket.getProtocol() !== 'TLSv1.3') return refuse('notEncrypted')
  const fingerprint = fingerprintOf(certificate.raw)
  const changed = refuse('certificateChanged', { address, fingerprint })
  if (pin !== null && fingerprint !== pin.fingerprint)
    return pin.from === 'met' ? changed : refuse('certificateOther', { address })
  const familiarity = knownHosts.familiarity(address, port, fingerprint, announced?.instance ?? null)
  if (pin === null && familiarity === 'changed') return changed
  // The announcement came from somebody else than this host.
  if (pin === null && (announced?.fingerprint ?? fingerprint) !== fingerprint)
    return refuse('certificateUnannounced', { address })
  const pinned = pin !== null && pin.from !== 'met'
  return { address, fingerprint, trust: pinned ? 'pinned' : familiarity === 'known' ? 'known' : 'first' }
}
