/** IPv4 addresses and subnets. */
import { isInNetworks } from '../../../src-shared/lan/tablePlace'
import type { Nic } from './deps'

/** @returns an IPv4 address as a number below 2^32, or null when invalid */
export function numberOf(address: string): number | null {
  const parts = address.split('.')
  if (parts.length !== 4 || !parts.every(part => /^\d{1,3}$/.test(part) && Number(part) <= 0xff)) return null
  return parts.reduce((sum, part) => sum * 0x100 + Number(part), 0)
}

const dotted = (number: number): string => [24, 16, 8, 0].map(shift => (number >>> shift) & 0xff).join('.')

/** The mask of a prefix as a number. Special case 0: shifting by 32 would do nothing. */
const mask = (prefix: number): number => (prefix === 0 ? 0 : (0xffffffff << (32 - prefix)) >>> 0)

/** Whether an address is in the subnet of an interface. */
export function onLink({ address, prefix }: Nic, other: string): boolean {
  const own = numberOf(address),
    theirs = numberOf(other)
  return own !== null && theirs !== null && ((own ^ theirs) & mask(prefix)) === 0
}

/** Whether an address is in one of our subnets. */
export const isNear = (nics: readonly Nic[], address: string): boolean => nics.some(nic => onLink(nic, address))

/** The broadcast address of an interface's subnet; null for point-to-point links. */
export function broadcastOf({ address, prefix }: Nic): string | null {
  const own = numberOf(address)
  // Networks of one or two addresses (a VPN's tunnel) have none.
  if (own === null || prefix > 30) return null
  return dotted((own | ~mask(prefix)) >>> 0)
}

/** The other addresses of the /24 around an interface's address: larger subnets would take minutes to scan. */
export function neighbours({ address, prefix }: Nic): string[] {
  const own = numberOf(address)
  if (own === null || prefix > 30) return []
  const scanned = Math.max(24, prefix)
  const first = (own & mask(scanned)) >>> 0
  const hosts = Array.from({ length: 2 ** (32 - scanned) - 2 }, (_, i) => first + 1 + i)
  return hosts.filter(host => host !== own).map(dotted)
}

/**
 * A table's addresses in the order to try: the senders of its packets, then claimed ones. All of them are in our subnets,
 * so that a forged advertisement cannot send us elsewhere, unless the table has answered there when it was asked.
 */
export function candidates(
  nics: readonly Nic[],
  heardFrom: readonly string[],
  claimed: readonly string[],
  answeredAt: readonly string[] = [],
): string[] {
  const networks = nics.map(({ address, prefix }) => ({ address, bits: prefix }))
  const near = (address: string): boolean => isInNetworks(address, networks)
  const all = [...heardFrom.filter(address => near(address) || answeredAt.includes(address)), ...claimed.filter(near)]
  return [...new Set(all)]
}
