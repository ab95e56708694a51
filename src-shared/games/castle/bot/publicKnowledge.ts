/** What each seat is publicly known to have seen of the others: society cards, and shares of hands. */
import type { Seat } from '../../../kernel'
import type { CastleEvent } from '../rules'

/** Tracks by public events what seats have seen. */
export class PublicKnowledge {
  /** Whether a seat has seen another's society card. */
  private readonly sawSociety: boolean[][]
  /** The share of a hand that a seat knows, from 0 to 1. */
  private readonly shares: number[][]

  constructor(private readonly seats: number) {
    this.sawSociety = Array.from({ length: seats }, () => new Array<boolean>(seats).fill(false))
    this.shares = Array.from({ length: seats }, () => new Array<number>(seats).fill(0))
  }

  hasSeenSociety(seat: Seat, of: Seat): boolean {
    return this.sawSociety[seat]?.[of] === true
  }

  /** The share of a hand that a seat knows, from 0 to 1. */
  knownShare(seat: Seat, of: Seat): number {
    return this.shares[seat]?.[of] ?? 0
  }

  /** Takes in an event. @param sizes hand sizes before it */
  hear(event: CastleEvent, sizes: readonly number[]): void {
    const size = (seat: Seat): number => Math.max(1, sizes[seat] ?? 1)
    const setShare = (seat: Seat, of: Seat, part: number): void => {
      const row = this.shares[seat]
      if (row) row[of] = part
    }
    const sees = (seat: Seat, of: Seat): void => {
      setShare(seat, of, this.knownShare(seat, of) + (1 - this.knownShare(seat, of)) / size(of))
    }
    /** One object of a hand is replaced, unseen by all but these seats. */
    const changes = (of: Seat, except: readonly Seat[], share = 1 - 1 / size(of)): void => {
      for (let seat = 0; seat < this.seats; seat++)
        if (!except.includes(seat)) setShare(seat, of, this.knownShare(seat, of) * share)
    }
    const grows = (of: Seat, except: readonly Seat[]): void => {
      changes(of, except, size(of) / (size(of) + 1))
    }
    switch (event.kind) {
      case 'look': {
        if (event.what === 'objects') return setShare(event.seat, event.at, 1)
        const row = this.sawSociety[event.seat]
        if (row) row[event.at] = true
        return
      }
      case 'spy':
        sees(event.seat, event.from)
        return
      case 'offer':
        sees(event.to, event.seat)
        return
      case 'exchange':
        changes(event.seat, [event.with])
        changes(event.with, [event.seat])
        sees(event.seat, event.with)
        sees(event.with, event.seat)
        return
      case 'take':
        grows(event.seat, [event.from])
        sees(event.from, event.seat)
        return
      case 'gift':
      case 'pay':
        grows(event.to, [event.seat])
        sees(event.seat, event.to)
        return
      case 'draw':
        grows(event.seat, [])
        return
      case 'read':
        for (let seat = 0; seat < this.seats; seat++) if (seat !== event.seat) sees(seat, event.seat)
        return
      case 'passOn':
        for (let seat = 0; seat < this.seats; seat++) changes(seat, [])
        return
    }
  }
}
