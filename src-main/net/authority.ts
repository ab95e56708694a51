/** The host and port of a `Host` header or of a page's origin, read whole: what is not exactly that is nothing. */
import { isIPv4, isIPv6 } from 'node:net'

/** Longer than any name with its port. */
const MAX_LENGTH = 262
const MAX_PORT = 65_535
/** A name of labels, perhaps with the dot of the root, or an address; an IPv6 address is in brackets. */
const AUTHORITY = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?))(?::([1-9]\d{0,4}))?$/

export interface Authority {
  /** In lower case, without brackets. */
  readonly name: string
  readonly isAddress: boolean
  /** Null for that of the scheme. */
  readonly port: number | null
}

export function readAuthority(text: string | undefined): Authority | null {
  const [, inBrackets, plain, digits] =
    text !== undefined && text.length <= MAX_LENGTH ? (AUTHORITY.exec(text.toLowerCase()) ?? []) : []
  const port = digits === undefined ? null : Number(digits)
  if (port !== null && port > MAX_PORT) return null
  if (inBrackets !== undefined) return isIPv6(inBrackets) ? { name: inBrackets, isAddress: true, port } : null
  return plain === undefined ? null : { name: plain, isAddress: isIPv4(plain), port }
}
