/** Guards the local socket against foreign web pages in a local browser and against DNS rebinding. */
import type { IncomingMessage } from 'node:http'
import { TLSSocket } from 'node:tls'
import { readAuthority, type Authority } from './authority'

const DEFAULT_PORT = { http: 80, https: 443 } as const

/** The one `Host` of a request. A target with a host of its own names another one than the header may. */
function hostOf({ headers, rawHeaders, url = '' }: IncomingMessage): Authority | null {
  const hosts = rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host')
  return hosts.length === 1 && url.startsWith('/') ? readAuthority(headers.host) : null
}

/** A name may be written with the dot of the root. */
const withoutRoot = (name: string): string => name.toLowerCase().replace(/\.$/, '')

/**
 * Whether a request names this host as a guest on the LAN would: by an address, as localhost, or by a configured name.
 * A foreign name that was made to point here (DNS rebinding) is none of these.
 */
export function isOurHostName(request: IncomingMessage, names: readonly string[]): boolean {
  const host = hostOf(request)
  if (!host) return false
  return host.isAddress || host.name === 'localhost' || names.some(name => withoutRoot(name) === withoutRoot(host.name))
}

/** Whether a request comes from our own page, or from no page at all. */
export function fromOurPage(request: IncomingMessage): boolean {
  const { origin } = request.headers
  if (origin === undefined) return true
  const scheme = request.socket instanceof TLSSocket ? 'https' : 'http',
    start = `${scheme}://`
  const page = origin.toLowerCase().startsWith(start) ? readAuthority(origin.slice(start.length)) : null,
    host = hostOf(request)
  const portOf = ({ port }: Authority): number => port ?? DEFAULT_PORT[scheme]
  return page !== null && host !== null && page.name === host.name && portOf(page) === portOf(host)
}
