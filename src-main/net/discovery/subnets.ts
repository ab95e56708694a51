/** IPv4 addresses and the networks that this machine is on. */
import type { Nic } from './given'

/** @returns an address as a number below 2^32, or null when it is none */
export function numberOf(address: string): number | null {
  const parts = address.split('.')
  if (parts.length !== 4 || !parts.every(part => /^\d{1,3}$/.test(part) && Number(part) <= 0xff)) return null
  return parts.reduce((sum, part) => sum * 0x100 + Number(part), 0)
}

const dotted = (number: number): string => [24, 16, 8, 0].map(shift => (number >>> shift) & 0xff).join('.')

/** The mask of a prefix as a number: shifting by 32 would shift by nothing. */
const mask = (prefix: number): number => (prefix === 0 ? 0 : (0xffffffff << (32 - prefix)) >>> 0)

/** Whether an address lies in the network of an interface: a packet to it needs no router. */
export function onLink({ address, prefix }: Nic, other: string): boolean {
  const own = numberOf(address),
    asked = numberOf(other)
  return own !== null && asked !== null && ((own ^ asked) & mask(prefix)) === 0
}

/** Whether a packet to this address stays within the networks that we are on. */
export const isNear = (nics: readonly Nic[], address: string): boolean => nics.some(nic => onLink(nic, address))

/** The address that reaches everybody in an interface's network; null where there is nobody else (point to point). */
export function broadcastOf({ address, prefix }: Nic): string | null {
  const own = numberOf(address)
  // Networks of one or two addresses (a VPN's tunnel) have none.
  if (own === null || prefix > 30) return null
  return dotted((own | ~mask(prefix)) >>> 0)
}

/** The hosts of the /24 around an interface's address, without itself: larger networks would take minutes to ask. */
export function neighbours({ address, prefix }: Nic): string[] {
  const own = numberOf(address)
  if (own === null || prefix > 30) return []
  const shown = Math.max(24, prefix)
  const first = (own & mask(shown)) >>> 0
  const hosts = Array.from({ length: 2 ** (32 - shown) - 2 }, (_, i) => first + 1 + i)
  return hosts.filter(host => host !== own).map(dotted)
}

const PRIVATE: readonly Nic[] = [
  { name: '', address: '10.0.0.0', prefix: 8 },
  { name: '', address: '172.16.0.0', prefix: 12 },
  { name: '', address: '192.168.0.0', prefix: 16 },
  { name: '', address: '169.254.0.0', prefix: 16 },
]

/** Whether an address belongs to somebody's own network, and never to the internet. */
export const isPrivate = (address: string): boolean => isNear(PRIVATE, address)

/**
 * In which order to try a table's addresses: where its packets came from, then those in a network of ours, then other
 * private ones (a router between offices may know them). Public, multicast and loopback addresses are never tried:
 * nothing of ours leaves for the internet, whatever an advertisement says.
 */
export function candidates(nics: readonly Nic[], heardFrom: readonly string[], told: readonly string[]): string[] {
  const near = (address: string): boolean => isNear(nics, address)
  const all = [
    ...heardFrom.filter(near),
    ...told.filter(near),
    ...told.filter(address => !near(address) && isPrivate(address)),
  ]
  return [...new Set(all)].filter(address => !nics.some(nic => broadcastOf(nic) === address))
}
