/** The addresses under which guests can reach this machine, the likeliest first. */
import { networkInterfaces } from 'node:os'

/** Adapter names that hardly ever lead to the people in the room. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|wg|zt|tailscale|vEthernet|WSL|Hyper-V)/i

/** Private networks in the order in which homes and offices use them. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./, /^169\.254\./]

/** Whether an interface is virtual by its name (VPN, container, VM). */
export const isVirtual = (name: string): boolean => VIRTUAL.test(name)

function unlikeliness(name: string, address: string): number {
  const network = PRIVATE.findIndex(pattern => pattern.test(address))
  return (isVirtual(name) ? 100 : 0) + (network < 0 ? PRIVATE.length : network)
}

/** An IPv4 address that a socket for both families shows as `::ffff:10.0.0.1`, as itself. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:/, '')

/** Whether an address is a loopback address. */
export const isLoopback = (address: string): boolean => /^((::ffff:)?127\.|::1$|localhost$)/.test(address)

/**
 * Tells addresses of the host's own machine. A host that listens on one address only is reached from its own machine
 * from that very address, which no other machine can have.
 * @param bind the address the host listens on
 */
export const ownAddresses =
  (bind: string) =>
  (address: string): boolean =>
    isLoopback(address) || address === bind

/**
 * The address at which the host's own machine reaches it. Not `localhost`: where the host listens on one family of addresses
 * only, another user's program may listen on the other.
 */
export const localAddress = (bind: string): string => (bind === '0.0.0.0' ? '127.0.0.1' : bind === '::' ? '::1' : bind)

/** @param bind the address the host listens on; 0.0.0.0 is all of them */
export function reachableAt(bind: string): string[] {
  if (bind !== '0.0.0.0' && bind !== '::') return [bind]
  const found = Object.entries(networkInterfaces()).flatMap(([name, addresses]) =>
    (addresses ?? [])
      .filter(a => a.family === 'IPv4' && !a.internal)
      .map(a => ({ address: a.address, rank: unlikeliness(name, a.address) })),
  )
  return found.sort((a, b) => a.rank - b.rank).map(({ address }) => address)
}
