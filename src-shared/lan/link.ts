/**
 * Links to a table, for QR codes, messages and buttons:
 *
 *     http://192.168.1.27:26262/?table=ID#f=FINGERPRINT&a=10.0.0.5,…     opens the page in any browser
 *     undertable://192.168.1.27:26262/?table=ID&f=FINGERPRINT&a=10.0.0.5,…     opens the app
 *
 * The first address is where a browser expects it. The fingerprint of the host's certificate and the other addresses
 * are in the fragment, which browsers do not send. Links to the app have no fragment, because some systems drop it when
 * they start a program. Links never contain a join code.
 */
import { readTableId } from '../ids'
import { refuse, type Refusal } from '../kernel/refusal'

export interface Link {
  /** The likeliest first. */
  readonly addresses: readonly string[]
  readonly port: number
  /** SHA-256 of the host's certificate in base64url; null when unknown. */
  readonly fingerprint: string | null
  /** One of several tables, or null. */
  readonly table: string | null
}

export type LinkScheme = 'http' | 'undertable'

/** Longer than any link that `writeLink` makes. */
const MAX_TEXT = 1000
/** More addresses than a machine has that others can reach. */
export const MAX_LINK_ADDRESSES = 8
/** The port of a link without one, by scheme. */
const PORTS: { readonly [scheme: string]: number } = { http: 80, https: 443, undertable: 26262 }

const LINK =
  /^(https?|undertable):\/\/(\[[0-9a-f:.]+\]|[^\s/?#:@[\]]+)(?::(\d{1,5}))?(?:\/[^\s?#]*)?(?:\?([^\s#]*))?(?:#(\S*))?$/i
const NAME = /^(?!-)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,9}\.?$/u
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/
const IPV6 = /^[0-9a-f:.]{2,45}$/i
const FINGERPRINT = /^[\w-]{43}$/

const withoutBrackets = (address: string): string => address.replace(/^\[|\]$/g, '')

/**
 * Whether a text is an IPv4 address, an IPv6 address or a host name. Digits and dots that are no address are no name
 * either.
 */
export function isAddress(text: string): boolean {
  if (text.includes(':')) return IPV6.test(text)
  if (/^[\d.]+$/.test(text)) return IPV4.test(text) && text.split('.').every(part => Number(part) <= 0xff)
  return NAME.test(text)
}

const isPort = (port: number): boolean => Number.isInteger(port) && port > 0 && port <= 0xffff

/** Writes a link. @param scheme `http` for a browser, `undertable` for the app @returns '' when there is no address */
export function writeLink({ addresses, port, fingerprint, table }: Link, scheme: LinkScheme): string {
  const [first, ...others] = addresses.slice(0, MAX_LINK_ADDRESSES)
  if (first === undefined) return ''
  const which = table === null ? [] : [`table=${encodeURIComponent(table)}`]
  const proof = [
    ...(fingerprint === null ? [] : [`f=${fingerprint}`]),
    ...(others.length === 0 ? [] : [`a=${others.join(',')}`]),
  ]
  const [query, fragment] = scheme === 'http' ? [which, proof] : [[...which, ...proof], []]
  return `${scheme}://${first.includes(':') ? `[${first}]` : first}:${port}/${query.length > 0 ? `?${query.join('&')}` : ''}${fragment.length > 0 ? `#${fragment.join('&')}` : ''}`
}

/** Reads a link of either kind. @returns its parts, or the refusal `linkUnreadable` */
export function readLink(text: string): Link | Refusal {
  const trimmed = text.trim()
  const found = trimmed.length > MAX_TEXT ? null : LINK.exec(trimmed)
  if (!found) return refuse('linkUnreadable')
  const [, scheme = '', host = '', port, query = '', fragment = ''] = found
  const parameters = new Map([...query.split('&'), ...fragment.split('&')].map(word => splitParameter(word)))
  const own = withoutBrackets(host).toLowerCase(),
    number = port === undefined ? (PORTS[scheme.toLowerCase()] ?? 0) : Number(port)
  const table = parameters.get('table') ?? null,
    fingerprint = parameters.get('f') ?? null
  const others = (parameters.get('a') ?? '').split(',').filter(address => address !== '')
  // A broken fingerprint makes the whole link unreadable: without it, any host could answer.
  const whole =
    [own, ...others].every(isAddress) &&
    isPort(number) &&
    (table === null || readTableId(table) !== null) &&
    (fingerprint === null || FINGERPRINT.test(fingerprint))
  if (!whole || (host.startsWith('[') && !own.includes(':'))) return refuse('linkUnreadable')
  return { addresses: [...new Set([own, ...others])].slice(0, MAX_LINK_ADDRESSES), port: number, fingerprint, table }
}

function splitParameter(word: string): [string, string] {
  const at = word.indexOf('=')
  return at < 0 ? [word, ''] : [word.slice(0, at), decoded(word.slice(at + 1))]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return '\0'
  }
}
