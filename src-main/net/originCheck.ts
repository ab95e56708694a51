/** Guards the local socket against foreign web pages in a local browser and against DNS rebinding. */
import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import { TLSSocket } from 'node:tls'

/** The host's part of a Host header: `[::1]:26262` → `::1`; null where the header is not well-formed. */
function hostName(header: string): string | null {
  const [, ipv6, name = ipv6, port = '1'] = /^(?:\[([^\]]+)\]|([^\s:@/[\]]+))(?::(\d{1,5}))?$/.exec(header) ?? []
  if (name === undefined || Number(port) > 0xffff || (ipv6 !== undefined && !isIPv6(ipv6))) return null
  return name.toLowerCase()
}

/**
 * Whether a request names this host as a guest on the LAN would: by an address, as localhost, or by a configured name.
 * A foreign name that was made to point here (DNS rebinding) is none of these.
 */
export function isOurHostName(request: IncomingMessage, names: readonly string[]): boolean {
  const host = hostName(request.headers.host ?? '')
  if (host === null) return false
  return isIP(host) !== 0 || host === 'localhost' || names.some(name => name.toLowerCase() === host)
}

/** Whether a request comes from our own page, or from no page at all. */
export function fromOurPage(request: IncomingMessage): boolean {
  const { origin, host } = request.headers
  const scheme = request.socket instanceof TLSSocket ? 'https' : 'http'
  return origin === undefined || origin.toLowerCase() === `${scheme}://${(host ?? '').toLowerCase()}`
}
