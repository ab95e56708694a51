/**
 * Seats that are on offer, who says that they are somebody who is away, and who asks for a seat.
 */
import type { Seat } from '../../../src-shared/kernel'
import type { Person } from './person'

export interface Offer {
  readonly seat: Seat
  readonly to: Person
}

export interface Claim {
  readonly by: Person
  /** The absent person that they claim to be. */
  readonly as: Person
}

export class SeatOffers {
  offers: readonly Offer[] = []
  claims: readonly Claim[] = []
  /** Spectators who ask for a seat, the first to ask first. */
  wishes: readonly Person[] = []

  /** One offer per seat and per person: the later one counts. */
  offer(seat: Seat, to: Person): void {
    this.offers = [...this.offers.filter(one => one.seat !== seat && one.to !== to), { seat, to }]
  }

  withdraw(seat: Seat): void {
    this.offers = this.offers.filter(one => one.seat !== seat)
  }

  claim(by: Person, as: Person | null): void {
    this.claims = [...this.claims.filter(one => one.by !== by), ...(as ? [{ by, as }] : [])]
  }

  wish(person: Person, wishes: boolean): void {
    this.wishes = [...this.wishes.filter(one => one !== person), ...(wishes ? [person] : [])]
  }

  /** Somebody has left or got a seat: drops their offers, claims and wish. */
  settle(person: Person): void {
    this.offers = this.offers.filter(one => one.to !== person)
    this.claims = this.claims.filter(one => one.by !== person && one.as !== person)
    this.wish(person, false)
  }

  /** Wishes outlive a match: whoever asked plays the next one. */
  clear(): void {
    this.offers = []
    this.claims = []
  }
}
