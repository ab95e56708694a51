/** Which addresses to show to whoever wants to invite others. */
import { isRefusal } from '../../src-shared/kernel/refusal'
import { codeOf } from '../../src-shared/lan/code'
import { readLink } from '../../src-shared/lan/link'

const LOOPBACK = /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:\d+)?\//i

/** More addresses than these confuse: the likeliest come first. */
const MOST = 3

/** A link as a person reads it: without what only programs need. */
export const plainAddress = (link: string): string => link.split('#')[0] ?? ''

/** The short code of the address that a link leads with, or null. */
export function codeOfLink(link: string): string | null {
  const read = readLink(link)
  const [address] = isRefusal(read) ? [] : read.addresses
  return isRefusal(read) || address === undefined ? null : codeOf({ address, port: read.port })
}

/**
 * @param own the address of this page, or an empty text; @param told those the host knows of, the likeliest first
 * @returns what leads here from other machines; the own address when nothing else does
 */
export function invitations(
  own: string,
  told: readonly string[],
): { readonly addresses: readonly string[]; readonly onlyHere: boolean } {
  // The address by which this page itself was reached is proven to work.
  const known = told.find(address => plainAddress(address) === plainAddress(own)) ?? own
  const all = [...new Set([known, ...told])].filter(address => address !== '')
  const outside = all.filter(address => !LOOPBACK.test(address)).slice(0, MOST)
  return outside.length > 0 ? { addresses: outside, onlyHere: false } : { addresses: all.slice(0, 1), onlyHere: true }
}
