/**
 * Links to a table, as they stand in a QR code, a message or behind a button:
 *
 *     http://192.168.1.27:26262/?table=ID#f=FINGERPRINT&a=10.0.0.5,…     opens the page in any browser
 *     undertable://192.168.1.27:26262/?table=ID&f=FINGERPRINT&a=10.0.0.5,…     opens the app
 *
 * The first address stands where a browser looks for it. The fingerprint of the host's certificate and the further
 * addresses stand in the fragment, which no browser sends; the app's links have no fragment, since some systems drop
 * it on the way to a program. A join code is in no link.
 */
import { refuse, type Refusal } from '../kernel/refusal'

export interface Link {
  /** The likeliest first. */
  readonly addresses: readonly string[]
  readonly port: number
  /** SHA-256 of the host's certificate in base64url; null where it is not told. */
  readonly fingerprint: string | null
  /** One of several tables, or null. */
  readonly table: string | null
}

export type LinkScheme = 'http' | 'undertable'

/** Longer than any link of ours. */
const MAX_TEXT = 1000
/** No machine has more addresses that lead anywhere. */
export const MAX_LINK_ADDRESSES = 8
/** Where a link names no port: what its scheme means by that. */
const PORTS: { readonly [scheme: string]: number } = { http: 80, https: 443, undertable: 26262 }

const LINK =
  /^(https?|undertable):\/\/(\[[0-9a-f:.]+\]|[^\s/?#:@[\]]+)(?::(\d{1,5}))?(?:\/[^\s?#]*)?(?:\?([^\s#]*))?(?:#(\S*))?$/i
const NAME = /^(?!-)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,9}\.?$/u
const NUMBERS = /^\d{1,3}(?:\.\d{1,3}){3}$/
const SIX = /^[0-9a-f:.]{2,45}$/i
const PRINT = /^[\w-]{43}$/
const TABLE = /^[\w-]{1,40}$/

const bare = (address: string): string => address.replace(/^\[|\]$/g, '')

/** Whether a text can be dialled: an IPv4 or IPv6 address or a name. A row of numbers that is no address is no name either. */
export function isAddress(text: string): boolean {
  if (text.includes(':')) return SIX.test(text)
  if (/^[\d.]+$/.test(text)) return NUMBERS.test(text) && text.split('.').every(part => Number(part) <= 0xff)
  return NAME.test(text)
}

const isPort = (port: number): boolean => Number.isInteger(port) && port > 0 && port <= 0xffff

/** Writes a link. @param scheme for a browser, or for the app @returns an empty text when there is no address */
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

/** Reads a link of either kind, whoever wrote it. @returns where it leads, or the refusal `linkUnreadable` */
export function readLink(text: string): Link | Refusal {
  const trimmed = text.trim()
  const found = trimmed.length > MAX_TEXT ? null : LINK.exec(trimmed)
  if (!found) return refuse('linkUnreadable')
  const [, scheme = '', host = '', port, query = '', fragment = ''] = found
  const words = new Map([...query.split('&'), ...fragment.split('&')].map(word => halves(word)))
  const own = bare(host).toLowerCase(),
    number = port === undefined ? (PORTS[scheme.toLowerCase()] ?? 0) : Number(port)
  const table = words.get('table') ?? null,
    fingerprint = words.get('f') ?? null
  const others = (words.get('a') ?? '').split(',').filter(address => address !== '')
  // A print that cannot be read is a broken link: without it, it would lead to anybody.
  const whole =
    [own, ...others].every(isAddress) &&
    isPort(number) &&
    (table === null || TABLE.test(table)) &&
    (fingerprint === null || PRINT.test(fingerprint))
  if (!whole || (host.startsWith('[') && !own.includes(':'))) return refuse('linkUnreadable')
  return { addresses: [...new Set([own, ...others])].slice(0, MAX_LINK_ADDRESSES), port: number, fingerprint, table }
}

function halves(word: string): [string, string] {
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
