/**
 * Gives somebody a seat of a running match at which no person plays: it was offered or granted by whoever runs the table,
 * or they say that they are its absent holder. The others have to agree (consent.ts), for with the seat they get
 * everything that it may know.
 */
import { refuse, type Refusal, type Seat } from '../../../src-shared/kernel'
import type { ClientMessage } from '../../../src-shared/wire'
import type { Presence } from './presence'
import { LINK_MS } from './deviceLinks'
import { passOn } from './passing'
import { isAgreed, mayAgree } from '../party/consent'
import type { Claim } from '../party/seatOffers'
import type { Person } from '../party/person'
import type { TableContext } from '../tableContext'

type MessageOf<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>

/** Commands that anybody may give about their own place, and about that of somebody who asks. */
export type SeatCommand = MessageOf<'link' | 'offered' | 'claim' | 'admit' | 'wish'>
/** Commands about people's places that only the host may give. */
export type HostSeatCommand = MessageOf<'sitIn' | 'offer' | 'grant'>

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
      case 'admit':
        return this.admit(person, message.person, message.yes)
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
    const { host: from } = party,
      to = party.people.find(person => person.id === id)
    if (!to || !from) return refuse('personUnknown')
    const why = this.cannotTake(to, seat)
    if (!why) party.seatOffers.offer(seat, from, to)
    return why
  }

  private answerOffer(person: Person, seat: Seat, take: boolean): Refusal | null {
    const { party } = this.context
    const offer = party.seatOffers.offers.find(one => one.seat === seat && one.to === person)
    if (!offer) return refuse('offerGone')
    const why = take ? this.cannotTake(person, seat) : null
    if (why) return why
    party.seatOffers.withdraw(seat)
    return take ? this.seatIfAgreed(party.seatOffers.claim(person, seat, [offer.from])) : null
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
    const { party } = this.context,
      { host } = party
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
    const why = this.cannotTake(person, seat)
    if (why) return why
    party.seatOffers.dropWish(person)
    return this.seatIfAgreed(party.seatOffers.claim(person, seat, host ? [host] : []))
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
    if (as) party.seatOffers.claim(person, as)
    else party.seatOffers.dropClaim(person)
    return null
  }

  /** Somebody who is asked about a claim agrees, or does not. The no of whoever runs the table or owns it ends it. */
  private admit(from: Person, id: string, yes: boolean): Refusal | null {
    const { party } = this.context,
      { seatOffers: offers } = party
    const claim = offers.claims.find(({ by }) => by.id === id)
    if (!claim) return refuse('offerGone')
    if (!mayAgree(party, from, claim)) return refuse('notAwaited')
    if (!yes && (from === party.host || party.keys.holds(from))) offers.dropClaim(claim.by)
    else return this.seatIfAgreed(offers.answer(claim, from, yes))
    return null
  }

  /** Gives somebody the seat once those who have to agree do; until then the claim waits. */
  private seatIfAgreed(claim: Claim): Refusal | null {
    const { party } = this.context,
      { by, as } = claim
    if (!isAgreed(party, claim)) return null
    party.seatOffers.dropClaim(by)
    const why = typeof as === 'number' ? this.cannotTake(by, as) : this.cannotBe(by, as)
    if (why) return why
    if (typeof as === 'number') this.assignSeat(as, by)
    else this.seatInsteadOf(as, by)
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

  private cannotBe(person: Person, as: Person): Refusal | null {
    const { party } = this.context
    const seat = party.seatOf(as)
    if (person === as || as.here) return refuse('notAway')
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
      party.seatOffers.settle(before.person)
      this.presence.startAbsence(before.person)
    }
    this.seated(person, seat)
  }

  /** Somebody plays on for an absent person, as themselves. */
  private seatInsteadOf(as: Person, by: Person): void {
    const { party, deps, scoreChanged } = this.context
    // In the lobby they may have sat down already.
    party.seats = party.seats.filter(occupant => occupant.who === 'bot' || occupant.person !== by)
    const seat = party.seatOf(as)
    if (seat === null) return
    passOn(party, as, by, deps.date())
    this.assignSeat(seat, by)
    scoreChanged()
  }

  private seated(person: Person, seat: Seat): void {
    const { party, match, welcome } = this.context
    person.looksOn = false
    if (party.phase === 'match') party.seatKnowledge.learn(person.token, seat)
    party.seatOffers.withdraw(seat)
    party.seatOffers.settle(person)
    match()?.presenceChanged()
    welcome(person)
  }
}
