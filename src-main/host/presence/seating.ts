/**
 * Gives somebody a seat of a running match at which no person plays: the host offers it, grants a spectator's wish, or
 * confirms that somebody is its absent holder. With the seat they get everything that it may know.
 */
import { refuse, type Refusal, type Seat } from '../../../src-shared/kernel'
import type { ClientMessage } from '../../../src-shared/wire'
import type { Presence } from './presence'
import { LINK_MS } from './deviceLinks'
import type { Claim } from '../party/seatOffers'
import type { Person } from '../party/person'
import type { TableContext } from '../tableContext'

type MessageOf<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>

/** Commands that anybody may give about their own place. */
export type SeatCommand = MessageOf<'link' | 'offered' | 'claim' | 'wish'>
/** Commands about people's places that only the host may give. */
export type HostSeatCommand = MessageOf<'sitIn' | 'offer' | 'admit' | 'grant'>

export class Seating {
  constructor(
    private readonly context: TableContext,
    private readonly presence: Presence,
  ) {}

  personCommand(person: Person, message: SeatCommand): Refusal | null {
    switch (message.kind) {
      case 'link':
        return this.link(person)
      case 'offered':
        return this.answerOffer(person, message.seat, message.take)
      case 'claim':
        return this.claim(person, message.person)
      case 'wish':
        return this.wish(person, message.wish)
    }
  }

  hostCommand(message: HostSeatCommand): Refusal | null {
    switch (message.kind) {
      case 'sitIn':
        return this.presence.standIns.sitIn(message.seat)
      case 'offer':
        return this.offer(message.seat, message.person)
      case 'admit':
        return this.admit(message.person, message.yes)
      case 'grant':
        return this.grant(message.person, message.yes, message.seat ?? null)
    }
  }

  /** Sends a person the link for their other device. */
  private link(person: Person): null {
    this.context.connections.sendMessage(person, {
      kind: 'link',
      code: this.presence.links.create(person),
      left: LINK_MS,
    })
    return null
  }

  private offer(seat: Seat, id: string | null): Refusal | null {
    const { party } = this.context
    if (party.phase === 'lobby') return refuse('noMatch')
    if (id === null) {
      party.seatOffers.withdraw(seat)
      return null
    }
    const to = party.people.find(person => person.id === id)
    if (!to) return refuse('personUnknown')
    const why = this.cannotTake(to, seat) ?? (this.isHostWithoutPlayers(to) ? refuse('claimOwn') : null)
    if (!why) party.seatOffers.offer(seat, to)
    return why
  }

  private answerOffer(person: Person, seat: Seat, take: boolean): Refusal | null {
    const { party } = this.context
    if (!party.seatOffers.offers.some(offer => offer.seat === seat && offer.to === person)) return refuse('offerGone')
    const why = take ? this.cannotTake(person, seat) : null
    if (why) return why
    party.seatOffers.withdraw(seat)
    if (take) this.assignSeat(seat, person)
    return null
  }

  private wish(person: Person, wish: boolean): Refusal | null {
    const { party } = this.context
    if (party.seatOf(person) !== null) return refuse('alreadySeated')
    if (wish) party.seatOffers.wish(person)
    else party.seatOffers.dropWish(person)
    return null
  }

  /** The host decides on a wish. @param seat in a match, the seat they get at once; null: one of the next match */
  private grant(id: string, yes: boolean, seat: Seat | null): Refusal | null {
    const { party } = this.context
    const person = party.seatOffers.wishes.find(({ by }) => by.id === id)?.by
    if (!person) return refuse('offerGone')
    if (!yes) {
      party.seatOffers.dropWish(person)
      return null
    }
    if (party.phase === 'lobby') return this.seatNow(person)
    if (seat === null) {
      person.looksOn = false
      party.seatOffers.promise(person)
      return null
    }
    const why = this.cannotTake(person, seat) ?? (this.isHostWithoutPlayers(person) ? refuse('claimOwn') : null)
    if (!why) this.assignSeat(seat, person)
    return why
  }

  private seatNow(person: Person): Refusal | null {
    const { party } = this.context
    const { looksOn } = person
    person.looksOn = false
    const why = party.sit(person)
    if (why) person.looksOn = looksOn
    else party.seatOffers.settle(person)
    return why
  }

  private claim(person: Person, id: string | null): Refusal | null {
    const { party } = this.context
    const as = id === null ? null : party.people.find(other => other.id === id)
    if (as === undefined) return refuse('personUnknown')
    const why = as && this.cannotBe(person, as)
    if (why) return why
    if (as && this.isHostWithoutPlayers(person)) return refuse('claimOwn')
    party.seatOffers.claim(person, as)
    // The host's own claim needs no other confirmation.
    return as && person === party.host ? this.admit(person.id, true) : null
  }

  private admit(id: string, yes: boolean): Refusal | null {
    const { seatOffers: offers } = this.context.party
    const claim = offers.claims.find(({ by }) => by.id === id)
    if (!claim) return refuse('offerGone')
    const why = yes ? this.cannotBe(claim.by, claim.as) : null
    if (why) return why
    offers.claim(claim.by, null)
    if (yes) this.acceptClaim(claim)
    return null
  }

  /**
   * Why somebody cannot have this seat, or null. A person who has held another seat of this match knows its secrets.
   */
  private cannotTake(person: Person, seat: Seat): Refusal | null {
    const { party } = this.context
    const occupant = party.seats[seat]
    if (!occupant) return refuse('seatEmpty')
    if (occupant.who === 'person' && occupant.person.here) return refuse('seatTaken')
    if (person.screen) return refuse('screenOnly')
    if (party.seatOf(person) !== null) return refuse('alreadySeated')
    return party.phase === 'match' && party.seatKnowledge.knowsOther(person.token, seat) ? refuse('knowsOther') : null
  }

  /**
   * Whether this is the host of a match while no player is connected. Somebody who arrived while all were gone becomes
   * host: that alone must not give them another player's cards. The owner is trusted, who can read the host's memory anyway.
   */
  private isHostWithoutPlayers(person: Person): boolean {
    const { party } = this.context
    if (person !== party.host || party.phase === 'lobby' || person === party.office.owner) return false
    return !party.seats.some(occupant => occupant.who === 'person' && occupant.person.here)
  }

  private cannotBe(person: Person, as: Person): Refusal | null {
    const { party } = this.context
    const seat = party.seatOf(as)
    if (person === as || as.here) return refuse('notAway')
    // Whoever holds the owner's key needs no claim.
    if (as === party.office.owner) return refuse('ownersPlace')
    if (seat === null) return refuse('seatEmpty')
    // In the lobby a newcomer already has a seat: they give it up for the old one.
    return party.phase === 'lobby' ? null : this.cannotTake(person, seat)
  }

  /** Gives somebody the seat. Its absent holder becomes a spectator when they come back. */
  private assignSeat(seat: Seat, person: Person): void {
    const { party } = this.context
    const before = party.seats[seat]
    this.context.match()?.giveBack(seat)
    party.seats[seat] = { who: 'person', person }
    if (before?.who === 'person') {
      before.person.sitIn = false
      this.presence.startAbsence(before.person)
    }
    this.seated(person, seat)
  }

  /** Merges the claimant with the absent person: one id, token, name and seat. */
  private acceptClaim({ by, as }: Claim): void {
    const { party, connections } = this.context
    party.seats = party.seats.filter(occupant => occupant.who === 'bot' || occupant.person !== by)
    const seat = party.seatOf(as)
    if (seat === null) return
    // The stand-in bot leaves together with its person, before somebody else gets the seat.
    this.presence.forget(as)
    party.seats[seat] = { who: 'person', person: by }
    party.people.splice(party.people.indexOf(by), 1)
    party.people.splice(party.people.indexOf(as), 1, by)
    by.id = as.id
    by.token = as.token
    by.name = as.name
    party.office.merge(as, by)
    party.votes.merge(as, by)
    party.seatOffers.settle(as)
    connections.sendMessage(by, { kind: 'token', token: by.token })
    this.seated(by, seat)
  }

  private seated(person: Person, seat: Seat): void {
    const { party, match, welcome } = this.context
    person.looksOn = false
    party.seatKnowledge.learn(person.token, seat)
    party.seatOffers.withdraw(seat)
    party.seatOffers.settle(person)
    match()?.presenceChanged()
    welcome(person)
  }
}
