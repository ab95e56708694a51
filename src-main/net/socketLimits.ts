/** Limits WebSockets in total and per address, and how many of an address may be silent before their hello. */

/** The most sockets at once: more than any room holds. */
const MAX_TOTAL = 400
/** How many of all are for the host's own machine only. */
const RESERVED_FOR_LOCAL = 40
/** Of one guest's address: eight people behind one router, at a few tables each. */
const MAX_PER_ADDRESS = 32
/** Of one guest's address, without a hello that was accepted. */
const MAX_WAITING = 8

interface AddressSockets {
  open: number
  /** How to drop each socket whose hello was not accepted yet, the oldest first. */
  readonly waiting: Set<() => void>
}

/** A socket that is counted. */
export interface CountedSocket {
  /** Its hello was accepted. */
  settle(): void
  closed(): void
}

export class SocketLimits {
  private readonly byAddress = new Map<string, AddressSockets>()
  private total = 0

  /** @param isLocal whether an address is one of the host's own machine, to which only the total applies */
  constructor(private readonly isLocal: (address: string) => boolean) {}

  /** Whether one more socket of this address may open. */
  hasRoom(address: string): boolean {
    if (this.isLocal(address)) return this.total < MAX_TOTAL
    const open = this.byAddress.get(address)?.open ?? 0
    return this.total < MAX_TOTAL - RESERVED_FOR_LOCAL && open < MAX_PER_ADDRESS
  }

  /** Counts a socket. The oldest that waits goes for one too many: a person's own says hello at once. */
  open(address: string, drop: () => void): CountedSocket {
    const sockets = this.byAddress.get(address) ?? { open: 0, waiting: new Set() }
    this.byAddress.set(address, sockets)
    sockets.open++
    this.total++
    sockets.waiting.add(drop)
    const [oldest] = sockets.waiting
    if (!this.isLocal(address) && sockets.waiting.size > MAX_WAITING && oldest) {
      sockets.waiting.delete(oldest)
      oldest()
    }
    return {
      settle: () => {
        sockets.waiting.delete(drop)
      },
      closed: () => {
        sockets.waiting.delete(drop)
        sockets.open--
        this.total--
        if (sockets.open === 0) this.byAddress.delete(address)
      },
    }
  }
}
