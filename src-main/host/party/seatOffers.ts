/**
 * Seats that are on offer, who asks for a seat, and who would play on at a seat once the others agree (consent.ts).
 */
import type { Seat } from '../../../src-shared/kernel'
import type { Person } from './person'

export interface Offer {
  readonly seat: Seat
  /** Who runs the table, and offers it. */
  readonly from: Person
  readonly to: Person
}

/** Somebody would play on at a seat. */
export interface Claim {
  readonly by: Person
  /** The absent person that they say they are, or the seat that they are given by whoever runs the table. */
  readonly as: Person | Seat
  /** Who has agreed, and who has not. */
  readonly yes: readonly Person[]
  readonly no: readonly Person[]
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
  offer(seat: Seat, from: Person, to: Person): void {
    this.offers = [...this.offers.filter(one => one.seat !== seat && one.to !== to), { seat, from, to }]
  }

  /** Nobody gets this seat: drops its offer, and whoever was to have it. */
  withdraw(seat: Seat): void {
    this.offers = this.offers.filter(one => one.seat !== seat)
    this.claims = this.claims.filter(one => one.as !== seat)
  }

  /** One claim per person: the later one counts. */
  claim(by: Person, as: Person | Seat, yes: readonly Person[] = []): Claim {
    const claim = { by, as, yes, no: [] }
    this.dropClaim(by)
    this.claims = [...this.claims, claim]
    return claim
  }

  dropClaim(by: Person): void {
    this.claims = this.claims.filter(one => one.by !== by)
  }

  /** Somebody agrees to a claim, or does not. @returns the claim as it is now */
  answer(claim: Claim, from: Person, yes: boolean): Claim {
    const others = { yes: claim.yes.filter(one => one !== from), no: claim.no.filter(one => one !== from) }
    const answered = { ...claim, ...others, ...(yes ? { yes: [...others.yes, from] } : { no: [...others.no, from] }) }
    this.claims = this.claims.map(one => (one === claim ? answered : one))
    return answered
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
