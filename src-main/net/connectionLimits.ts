/**
 * Limits TCP connections in total and per address, so that one machine cannot shut out everybody else. When there is no
 * room, the address with the most connections loses its oldest one that has not led to a table; a person's connection is
 * never cut off for another. The host's own machine has places that nobody else gets.
 */
import type { Server as HttpServer } from 'node:http'
import type { Socket } from 'node:net'
import type { Clock } from '../clock'
import { TokenBucket } from '../tokenBucket'
import { plainAddress } from './addresses'

/** A browser opens about seven: enough for eight guests behind one router. */
const MAX_PER_ADDRESS = 64
/** The host's own machine, where a program may connect all guests of a room. */
const MAX_PER_LOCAL_ADDRESS = 160
/** In total: more than any room needs, fewer than a process may have open. */
const MAX_TOTAL = 600
/** How many of all are for the host's own machine only. */
const RESERVED_FOR_LOCAL = 40
/**
 * New connections of one address: a burst, then one per interval. It also limits how many keys per second somebody can
 * try out until the words to compare aloud are alike.
 */
const BURST = 120,
  INTERVAL_MS = 200
/** Bounds memory against addresses without end. */
const MAX_ADDRESSES = 1000

/** The far end of a connection: the same for a TCP socket and the TLS within it. */
export interface RemoteEnd {
  readonly remoteAddress?: string | undefined
  readonly remotePort?: number | undefined
}

interface Connection {
  readonly address: string
  readonly drop: () => void
  /** Whether it has led to a table: then it is not dropped to make room. */
  settled: boolean
}

const keyOf = ({ remoteAddress, remotePort }: RemoteEnd): string => `${plainAddress(remoteAddress ?? '')}|${remotePort}`

export class ConnectionLimits {
  /** The connections of each address, the oldest first. */
  private readonly byAddress = new Map<string, Set<Connection>>()
  private readonly byRemote = new Map<string, Connection>()
  private readonly rates = new Map<string, TokenBucket>()
  private total = 0

  /** @param isLocal whether an address is one of the host's own machine */
  constructor(
    private readonly clock: Clock,
    private readonly isLocal: (address: string) => boolean,
  ) {}

  /**
   * Counts a connection, and drops another one if that is needed to make room.
   * @param drop closes it
   * @returns releases it; null when there is no room
   */
  count(remote: RemoteEnd, drop: () => void): (() => void) | null {
    const address = plainAddress(remote.remoteAddress ?? '')
    if (!this.hasRoom(address)) return null
    const connection: Connection = { address, drop, settled: false },
      key = keyOf(remote)
    const ofAddress = this.byAddress.get(address) ?? new Set()
    this.byAddress.set(address, ofAddress.add(connection))
    this.byRemote.set(key, connection)
    this.total++
    return () => {
      if (this.byRemote.get(key) === connection) this.byRemote.delete(key)
      this.remove(connection)
    }
  }

  /** A connection has led to a table. */
  settle(remote: RemoteEnd): void {
    const connection = this.byRemote.get(keyOf(remote))
    if (connection) connection.settled = true
  }

  /** Counts all connections of a server, and drops excess ones. */
  watch(http: HttpServer): void {
    http.on('connection', (socket: Socket) => {
      const release = this.count(socket, () => {
        socket.destroy()
      })
      if (release) socket.once('close', release)
      else socket.destroy()
    })
  }

  private hasRoom(address: string): boolean {
    const local = this.isLocal(address)
    if (!local && !this.rateOf(address).take()) return false
    const current = this.byAddress.get(address)?.size ?? 0
    if (current >= (local ? MAX_PER_LOCAL_ADDRESS : MAX_PER_ADDRESS) && !this.dropOldest(address)) return false
    return this.total < (local ? MAX_TOTAL : MAX_TOTAL - RESERVED_FOR_LOCAL) || this.makeRoom()
  }

  /** Drops a connection of the guests' address that has the most. @returns whether there was one to drop */
  private makeRoom(): boolean {
    const crowded = [...this.byAddress]
      .filter(([address]) => !this.isLocal(address))
      .sort(([, a], [, b]) => b.size - a.size)
    return crowded.some(([address]) => this.dropOldest(address))
  }

  /** Drops the oldest connection of an address that has not led to a table. @returns whether there was one */
  private dropOldest(address: string): boolean {
    for (const connection of this.byAddress.get(address) ?? []) {
      if (connection.settled) continue
      this.remove(connection)
      connection.drop()
      return true
    }
    return false
  }

  private remove(connection: Connection): void {
    const ofAddress = this.byAddress.get(connection.address)
    if (!ofAddress?.delete(connection)) return
    this.total--
    if (ofAddress.size === 0) this.byAddress.delete(connection.address)
  }

  private rateOf(address: string): TokenBucket {
    const rate = this.rates.get(address) ?? new TokenBucket(this.clock, BURST, INTERVAL_MS)
    // The address that has been silent longest comes first.
    this.rates.delete(address)
    this.rates.set(address, rate)
    const [oldest] = this.rates.keys()
    if (this.rates.size > MAX_ADDRESSES && oldest !== undefined) this.rates.delete(oldest)
    return rate
  }
}
