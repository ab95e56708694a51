/** Seats that are on offer, and who says that they are somebody who is away. Each person is in one such talk at most. */
import type { Seat } from '../../src-shared/kernel'
import type { Person } from './party'

export interface Offer {
  readonly seat: Seat
  readonly to: Person
}

export interface Claim {
  readonly by: Person
  /** Who they say they are. */
  readonly as: Person
}

export class Offers {
  offers: readonly Offer[] = []
  claims: readonly Claim[] = []

  /** One offer a seat, one a person: the later counts. */
  offer(seat: Seat, to: Person): void {
    this.offers = [...this.offers.filter(one => one.seat !== seat && one.to !== to), { seat, to }]
  }

  withdraw(seat: Seat): void {
    this.offers = this.offers.filter(one => one.seat !== seat)
  }

  claim(by: Person, as: Person | null): void {
    this.claims = [...this.claims.filter(one => one.by !== by), ...(as ? [{ by, as }] : [])]
  }

  /** Somebody has left, or has come to a seat: what was talked of with them is settled. */
  settle(person: Person): void {
    this.offers = this.offers.filter(one => one.to !== person)
    this.claims = this.claims.filter(one => one.by !== person && one.as !== person)
  }

  clear(): void {
    this.offers = []
    this.claims = []
  }
}
