/** Limits TCP connections in total and per address, and how fast those of one address may come. */
import type { Server as HttpServer } from 'node:http'
import type { Socket } from 'node:net'
import type { Clock } from '../clock'
import { networkOf } from '../neighbourhood'
import { TokenBuckets } from '../tokenBuckets'
import { plainAddress } from './addresses'
import { Places, type TakenPlace } from './places'

const LIMITS = {
  /** More than any room needs, fewer than a process may have open. */
  total: 600,
  reservedForLocal: 40,
  /** A browser opens about seven: enough for eight guests behind one router. */
  perAddress: 64,
  /** A program may connect all guests of a room. */
  perLocalAddress: 160,
  /** A page is loaded without a hello. */
  waitingPerAddress: 64,
}
/**
 * New connections of one address: a burst, then one per interval. It also limits how many keys per second somebody can
 * try out until the words to compare aloud are alike.
 */
const BURST = 120,
  INTERVAL_MS = 200

/** The far end of a connection: the same for a TCP socket and the TLS within it. */
export interface RemoteEnd {
  readonly remoteAddress?: string | undefined
  readonly remotePort?: number | undefined
}

const keyOf = ({ remoteAddress, remotePort }: RemoteEnd): string => `${plainAddress(remoteAddress ?? '')}|${remotePort}`

export class ConnectionLimits {
  private readonly places: Places
  private readonly byRemote = new Map<string, TakenPlace>()
  private readonly rates: TokenBuckets

  /** @param isLocal whether an address is one of the host's own machine */
  constructor(
    clock: Pick<Clock, 'now'>,
    private readonly isLocal: (address: string) => boolean,
  ) {
    this.places = new Places(LIMITS, isLocal)
    this.rates = new TokenBuckets(clock, BURST, INTERVAL_MS)
  }

  /**
   * Counts a connection, and drops another one if that is needed to make room.
   * @param drop closes it
   * @returns releases it; null when there is no room
   */
  count(remote: RemoteEnd, drop: () => void): (() => void) | null {
    const address = plainAddress(remote.remoteAddress ?? ''),
      key = keyOf(remote)
    if (!this.isLocal(address) && !this.rates.of(networkOf(address)).take()) return null
    const place = this.places.take(address, drop)
    if (!place) return null
    this.byRemote.set(key, place)
    return () => {
      if (this.byRemote.get(key) === place) this.byRemote.delete(key)
      place.leave()
    }
  }

  /** A connection has led to a table. */
  settle(remote: RemoteEnd): void {
    this.byRemote.get(keyOf(remote))?.settle()
  }

  /** A connection is being closed. */
  unsettle(remote: RemoteEnd): void {
    this.byRemote.get(keyOf(remote))?.unsettle()
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
}
