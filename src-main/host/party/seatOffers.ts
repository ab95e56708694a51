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

/** Somebody asks for a seat. */
export interface Wish {
  readonly by: Person
  /** Whether the host has promised them one of the next match. */
  readonly next: boolean
}

export class SeatOffers {
  offers: readonly Offer[] = []
  claims: readonly Claim[] = []
  /** Spectators who ask for a seat, the first to ask first. */
  wishes: readonly Wish[] = []

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

  wish(by: Person): void {
    if (!this.wishOf(by)) this.wishes = [...this.wishes, { by, next: false }]
  }

  wishOf(person: Person): Wish | undefined {
    return this.wishes.find(({ by }) => by === person)
  }

  /** They get a seat of the next match. */
  promise(person: Person): void {
    this.wishes = this.wishes.map(wish => (wish.by === person ? { by: person, next: true } : wish))
  }

  dropWish(person: Person): void {
    this.wishes = this.wishes.filter(({ by }) => by !== person)
  }

  /** Somebody has left or got a seat: drops their offers, claims and wish. */
  settle(person: Person): void {
    this.offers = this.offers.filter(one => one.to !== person)
    this.claims = this.claims.filter(one => one.by !== person && one.as !== person)
    this.dropWish(person)
  }

  /** Wishes outlive a match: whoever asked plays the next one. */
  clear(): void {
    this.offers = []
    this.claims = []
  }
}
