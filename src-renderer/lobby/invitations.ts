/** Chooses the addresses to show to people who want to invite others. */
import { isRefusal } from '../../src-shared/kernel/refusal'
import { shortCodeFor } from '../../src-shared/lan/shortCode'
import { readLink } from '../../src-shared/lan/link'

const LOOPBACK = /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:\d+)?\//i

/** More addresses than these confuse: the likeliest come first. */
const MOST = 3

/** A link without the part that only programs need. */
export const plainAddress = (link: string): string => link.split('#')[0] ?? ''

/** The short code of a link's first address, or null. */
export function codeOfLink(link: string): string | null {
  const read = readLink(link)
  const [address] = isRefusal(read) ? [] : read.addresses
  return isRefusal(read) || address === undefined ? null : shortCodeFor({ address, port: read.port })
}

/**
 * @param own the address of this page, or an empty text; @param known addresses that the host knows, the likeliest
 * first
 * @returns addresses that work from other machines; the own address when there are none
 */
export function invitations(
  own: string,
  known: readonly string[],
): { readonly addresses: readonly string[]; readonly onlyHere: boolean } {
  // The address that served this page is proven to work.
  const current = known.find(address => plainAddress(address) === plainAddress(own)) ?? own
  const all = [...new Set([current, ...known])].filter(address => address !== '')
  const outside = all.filter(address => !LOOPBACK.test(address)).slice(0, MOST)
  return outside.length > 0 ? { addresses: outside, onlyHere: false } : { addresses: all.slice(0, 1), onlyHere: true }
}
