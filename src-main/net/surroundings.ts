/** What is around this computer: the networks that it is on, of which alone other computers may name addresses. */
import { networkInterfaces } from 'node:os'
import type { Network, Surroundings } from '../../src-shared/lan/tablePlace'
import { isLoopback, plainAddress } from './addresses'

/** Where a table was reached, because its person wanted to go there. */
export interface Reached {
  readonly address: string
  readonly port: number
}

/** A network of one address. */
const only = (address: string): Network => ({ address: plainAddress(address), bits: address.includes('.') ? 32 : 128 })

/**
 * Other computers may name this computer itself only where it plays alone with itself: it has no network, or its table
 * was reached there.
 * @param reached where tables are that this computer is connected to; its own is the address it is bound to
 */
export function surroundings(
  reached: readonly Reached[],
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): Surroundings {
  const all = Object.values(interfaces).flatMap(found => found ?? []),
    outside = all.filter(({ internal }) => !internal)
  const isAlone = outside.length === 0 || reached.some(({ address }) => isLoopback(address))
  return {
    networks: [
      ...(isAlone ? all : outside).flatMap(({ address, cidr }) =>
        cidr === null ? [] : [{ address, bits: Number(cidr.split('/')[1]) }],
      ),
      ...reached.map(({ address }) => only(address)),
    ],
    ports: reached.map(({ port }) => port),
  }
}
