/** Limits WebSockets in total and per address, and how many of an address may be silent before their hello. */
import { Places } from './places'

const LIMITS = {
  /** The most sockets at once: more than any room holds. */
  total: 400,
  reservedForLocal: 40,
  /** Eight people behind one router, at a few tables each. */
  perAddress: 32,
  perLocalAddress: 400,
  waitingPerAddress: 8,
}

/** @param isLocal whether an address is one of the host's own machine, to which only the total applies */
export const socketPlaces = (isLocal: (address: string) => boolean): Places => new Places(LIMITS, isLocal)
