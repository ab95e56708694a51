/** From an address to an encrypted connection with a host that is the right one: nothing is said before that is known. */
import { connect, type TLSSocket } from 'node:tls'
import { refuse, type Refusal } from '../../../src-shared/kernel/refusal'
import type { Clock } from '../../host/given'
import { printOf } from '../tls/certificate'
import { wordsOf } from '../tls/words'
import type { KnownHosts } from './known'
import type { Met, Where } from './line'

/** A neighbour answers within milliseconds; a phone's hot spot on a bad day within this. */
const HANDSHAKE_MS = 5000

/** Why a host is not spoken with, as an exception on the way through the race. */
export class Unmet extends Error {
  constructor(readonly why: Refusal | null) {
    super(why?.refused ?? 'no answer')
  }
}

/** Faults of TLS itself: somebody answers, but not in it. */
const isTlsFault = ({ code }: NodeJS.ErrnoException): boolean =>
  code !== undefined && /^(ERR_SSL|EPROTO|ERR_TLS)/.test(code)

/** Connects by TLS 1.3. @throws Unmet when nobody answers, or not by TLS 1.3 */
export function encrypted(address: string, port: number, clock: Clock, lost: AbortSignal): Promise<TLSSocket> {
  return new Promise((done, fail) => {
    // The certificate is looked at by its print: no authority has signed it, and it names nobody.
    const socket = connect({
      host: address,
      port,
      minVersion: 'TLSv1.3',
      maxVersion: 'TLSv1.3',
      rejectUnauthorized: false,
      checkServerIdentity: () => undefined,
    })
    const end = (why: Refusal | null): void => {
      stop()
      lost.removeEventListener('abort', given)
      socket.destroy()
      fail(new Unmet(why))
    }
    const given = (): void => {
      end(null)
    }
    const stop = clock.after(HANDSHAKE_MS, given)
    lost.addEventListener('abort', given, { once: true })
    socket.setNoDelay(true)
    socket.on('error', (fault: NodeJS.ErrnoException) => {
      end(isTlsFault(fault) ? refuse('notEncrypted') : null)
    })
    socket.once('secureConnect', () => {
      stop()
      lost.removeEventListener('abort', given)
      done(socket)
    })
  })
}

/** Looks who it is. @returns what is known of them, or why they are not spoken with */
export function meet(
  socket: TLSSocket,
  address: string,
  { port, fingerprint: pin }: Where,
  known: KnownHosts,
): Met | Refusal {
  const certificate = socket.getPeerX509Certificate()
  if (!certificate || socket.getProtocol() !== 'TLSv1.3') return refuse('notEncrypted')
  const fingerprint = printOf(certificate.raw)
  if (pin !== null && fingerprint !== pin) return refuse('certificateOther', { address })
  const standing = known.standing(address, port, fingerprint)
  if (pin === null && standing === 'changed') return refuse('certificateChanged', { address })
  return {
    address,
    fingerprint,
    words: wordsOf(socket),
    trust: pin !== null ? 'pinned' : standing === 'known' ? 'known' : 'first',
  }
}
