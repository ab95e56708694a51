/** Who may speak with the local socket: no other web page in a browser on this machine, and no rebound name. */
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { TLSSocket } from 'node:tls'

/** The host's part of a Host header: `[::1]:26262` → `::1`. */
function hostName(header: string): string {
  const bracket = /^\[([^\]]*)\]/.exec(header)
  return (bracket?.[1] ?? header.replace(/:\d*$/, '')).toLowerCase()
}

/**
 * Whether a request names this host as a guest on the LAN would: by an address, as localhost, or by a name the host
 * has been told of. A name of somebody else's that was made to point here (DNS rebinding) is none of these.
 */
export function namesUs(request: IncomingMessage, names: readonly string[]): boolean {
  const host = hostName(request.headers.host ?? '')
  return isIP(host) !== 0 || host === 'localhost' || names.some(name => name.toLowerCase() === host)
}

/** Whether a socket is asked for by our own page, or by no page at all. */
export function fromOurPage(request: IncomingMessage): boolean {
  const { origin, host } = request.headers
  const scheme = request.socket instanceof TLSSocket ? 'https' : 'http'
  return origin === undefined || origin.toLowerCase() === `${scheme}://${(host ?? '').toLowerCase()}`
}
