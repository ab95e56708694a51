/**
 * Places in total and per address, so that one machine cannot shut out everybody else. Those who have said a hello that
 * was accepted keep their place; the others give way when there is no room. The host's own machine has places that
 * nobody else gets.
 */
import { networkOf } from '../neighbourhood'
import { oldestWaiting, type Place } from './givingWay'

export interface PlaceLimits {
  readonly total: number
  /** How many of all are for the host's own machine only. */
  readonly reservedForLocal: number
  readonly perAddress: number
  readonly perLocalAddress: number
  /** Of one guest's address, without an accepted hello. */
  readonly waitingPerAddress: number
}

/** A place that somebody has. */
export interface TakenPlace {
  /** Its hello was accepted. */
  settle(): void
  /** It is being closed: nobody is lost when it gives way. */
  unsettle(): void
  leave(): void
}

export class Places {
  private readonly all = new Set<Place>()
  /** Without an accepted hello, the oldest first. */
  private readonly waiting = new Set<Place>()

  /** @param isLocal whether an address is one of the host's own machine */
  constructor(
    private readonly limits: PlaceLimits,
    private readonly isLocal: (address: string) => boolean,
  ) {}

  /** @param drop frees the place for somebody else. @returns null when there is no room */
  take(address: string, drop: () => void): TakenPlace | null {
    const { total, reservedForLocal, perAddress, perLocalAddress, waitingPerAddress } = this.limits,
      local = this.isLocal(address)
    const network = networkOf(address)
    const isNeighbour = (place: Place): boolean => networkOf(place.address) === network
    const isCrowded =
      count(this.all, isNeighbour) >= (local ? perLocalAddress : perAddress) ||
      (!local && count(this.waiting, isNeighbour) >= waitingPerAddress)
    if (isCrowded && !this.makeRoom(isNeighbour)) return null
    const isFull = this.all.size >= (local ? total : total - reservedForLocal)
    if (isFull && !this.makeRoom(place => this.mayGiveWay(place))) return null
    const place: Place = { address, drop }
    this.all.add(place)
    this.waiting.add(place)
    return {
      settle: () => {
        this.waiting.delete(place)
      },
      unsettle: () => {
        if (this.all.has(place)) this.waiting.add(place)
      },
      leave: () => {
        this.remove(place)
      },
    }
  }

  /** The host's own machine is spared, unless it takes more than what is kept for it. */
  private mayGiveWay({ address }: Place): boolean {
    return !this.isLocal(address) || count(this.all, one => this.isLocal(one.address)) > this.limits.reservedForLocal
  }

  /** @returns whether somebody gave way */
  private makeRoom(may: (place: Place) => boolean): boolean {
    const place = oldestWaiting(this.waiting, may)
    if (!place) return false
    this.remove(place)
    place.drop()
    return true
  }

  private remove(place: Place): void {
    this.all.delete(place)
    this.waiting.delete(place)
  }
}

function count(places: Iterable<Place>, fits: (place: Place) => boolean): number {
  let found = 0
  for (const place of places) if (fits(place)) found++
  return found
}
