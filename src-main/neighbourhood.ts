/** Which clients count as one where a machine could otherwise appear as many. */
import { isIPv6 } from 'node:net'
import type { Peer } from './peer'

/** Groups of an IPv6 address that are its network's (64 bits): within it a machine may take any address. */
const NETWORK = 4,
  GROUPS = 8

/** An IPv4 address counts as itself, a link-local one too, any other IPv6 address as its network. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  // All computers of a cable or a Wi-Fi have link-local addresses in one network.
  if (!isIPv6(plain) || /^fe[89ab]/i.test(plain)) return address
  // An IPv4 address at the end stands for two groups.
  const [left = [], right = []] = plain
    .replace(/[^:]*\.[^:]*$/, '0:0')
    .split('::')
    .map(half => half.split(':').filter(group => group !== ''))
  const zeros = Array<string>(GROUPS - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right]
    .slice(0, NETWORK)
    .map(group => parseInt(group, 16).toString(16))
    .join(':')
}

/** The host's own machine counts as one, whichever of its addresses is used. */
export const neighbourhoodOf = ({ isLocal, connection }: Peer): string =>
  isLocal === true ? 'local' : networkOf(connection?.address ?? '')
