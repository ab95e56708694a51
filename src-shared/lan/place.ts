/** Reads what a person enters to find a table: a link, an address with or without a port, or a short code. */
import { isRefusal, refuse, type Refusal } from '../kernel/refusal'
import { readShortCode } from './shortCode'
import { isAddress, readLink, type Link } from './link'

/** The port on which hosts listen by default. */
const DEFAULT_PORT = 26262

const SCHEME = /^[a-z]+:\/\//i
const IPV6 = /^(?:\[([0-9a-f:.]+)\]|([0-9a-f]*:[0-9a-f:.]*:[0-9a-f:.]*))(?::(\d{1,5}))?\/?$/i
const IPV4_OR_NAME = /^([^\s:/]*\.[^\s:/]*|localhost)(?::(\d{1,5}))?\/?$/i

/**
 * Reads what somebody typed, pasted or scanned.
 * @returns the place, or a refusal: `codeSlip` (a code with a typo), `linkUnreadable` or `placeUnreadable`
 */
export function readPlace(text: string): Link | Refusal {
  const trimmed = text.trim()
  if (SCHEME.test(trimmed)) return readLink(trimmed)
  const [, bracketed, ipv6 = bracketed, ipv6Port] = IPV6.exec(trimmed) ?? []
  if (ipv6 !== undefined) return place(ipv6, ipv6Port)
  const [, address, port] = IPV4_OR_NAME.exec(trimmed) ?? []
  // Codes have neither dots nor colons. A host name without a dot looks like a code, so it needs a port or ".local".
  if (address !== undefined && !address.endsWith('.')) return place(address, port)
  const [, name, namePort] = /^([\p{L}\p{N}-]+):(\d{1,5})\/?$/u.exec(trimmed) ?? []
  if (name !== undefined) return place(name, namePort)
  const read = readShortCode(trimmed)
  if ('bad' in read) return refuse(read.bad === 'check' ? 'codeSlip' : 'placeUnreadable')
  return place(read.address, String(read.port))
}

function place(address: string, port: string | undefined): Link | Refusal {
  const number = port === undefined ? DEFAULT_PORT : Number(port)
  const right = isAddress(address) && number > 0 && number <= 0xffff
  return right
    ? { addresses: [address.toLowerCase()], port: number, fingerprint: null, table: null }
    : refuse('placeUnreadable')
}

/** Whether a place was read. */
export const isPlace = (read: Link | Refusal): read is Link => !isRefusal(read)
