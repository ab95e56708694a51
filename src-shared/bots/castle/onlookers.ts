/** What the others have seen of each other, as far as everybody hears of it: who looked at whose society, and what part of a hand. */
import type { Seat } from '../../kernel'
import type { CastleEvent } from '../../games/castle'

export class Onlookers {
  /** Who has seen whose society card. */
  private readonly looked: boolean[][]
  /** What part of a hand somebody knows, from 0 to 1. */
  private readonly parts: number[][]

  constructor(private readonly seats: number) {
    this.looked = Array.from({ length: seats }, () => new Array<boolean>(seats).fill(false))
    this.parts = Array.from({ length: seats }, () => new Array<number>(seats).fill(0))
  }

  hasSeenSociety(seat: Seat, of: Seat): boolean {
    return this.looked[seat]?.[of] === true
  }

  /** The part of a hand, from 0 to 1, that a seat knows. */
  knows(seat: Seat, of: Seat): number {
    return this.parts[seat]?.[of] ?? 0
  }

  /** @param sizes how many objects each hand held before this */
  hear(event: CastleEvent, sizes: readonly number[]): void {
    const size = (seat: Seat): number => Math.max(1, sizes[seat] ?? 1)
    const known = (seat: Seat, of: Seat, part: number): void => {
      const row = this.parts[seat]
      if (row) row[of] = part
    }
    const sees = (seat: Seat, of: Seat): void => {
      known(seat, of, this.knows(seat, of) + (1 - this.knows(seat, of)) / size(of))
    }
    /** One object of a hand becomes another one, to all but these. */
    const changes = (of: Seat, but: readonly Seat[], share = 1 - 1 / size(of)): void => {
      for (let seat = 0; seat < this.seats; seat++)
        if (!but.includes(seat)) known(seat, of, this.knows(seat, of) * share)
    }
    const grows = (of: Seat, but: readonly Seat[]): void => {
      changes(of, but, size(of) / (size(of) + 1))
    }
    switch (event.kind) {
      case 'look': {
        if (event.what === 'objects') return known(event.seat, event.at, 1)
        const row = this.looked[event.seat]
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
