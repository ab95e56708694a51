/** Which addresses to show to whoever wants to invite others. */

const LOOPBACK = /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:\d+)?\//i

/** More addresses than these confuse: the likeliest come first. */
const MOST = 3

/**
 * @param own the address of this page, or an empty text; @param told those the host knows of, the likeliest first
 * @returns what leads here from other machines; the own address when nothing else does
 */
export function invitations(own: string, told: readonly string[]): { readonly addresses: readonly string[]; readonly onlyHere: boolean } {
  // The address by which this page itself was reached is proven to work.
  const all = [...new Set([own, ...told])].filter(address => address !== '')
  const outside = all.filter(address => !LOOPBACK.test(address)).slice(0, MOST)
  return outside.length > 0 ? { addresses: outside, onlyHere: false } : { addresses: all.slice(0, 1), onlyHere: true }
}
