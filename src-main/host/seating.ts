/**
 * How somebody gets a seat of a match that is under way: the host offers one at which no person plays, or confirms
 * that somebody is the one who is away from it. With the seat they get all that it may know.
 */
import { refuse, type Refusal, type Seat } from '../../src-shared/kernel'
import type { ClientMessage } from '../../src-shared/wire'
import type { Coming } from './coming'
import { LINK_MS } from './links'
import type { Claim } from './offers'
import type { Person } from './party'
import type { TableSide } from './side'

type Said<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>

/** What anybody may say of their own place. */
export type PlaceWord = Said<'link' | 'offered' | 'claim'>
/** What the host alone may say of people's places. */
export type PlacesWord = Said<'doors' | 'sitInAfter' | 'sitIn' | 'offer' | 'admit'>

export class Seating {
  constructor(
    private readonly side: TableSide,
    private readonly coming: Coming,
  ) {}

  own(person: Person, message: PlaceWord): Refusal | null {
    switch (message.kind) {
      case 'link':
        return this.link(person)
      case 'offered':
        return this.offered(person, message.seat, message.take)
      case 'claim':
        return this.claim(person, message.person)
    }
  }

  host(message: PlacesWord): Refusal | null {
    const { party } = this.side
    switch (message.kind) {
      case 'doors':
        return party.setDoors(message.doors)
      case 'sitInAfter':
        party.sitInAfter = message.seconds
        return null
      case 'sitIn':
        return this.coming.sitting.sitIn(message.seat)
      case 'offer':
        return this.offer(message.seat, message.person)
      case 'admit':
        return this.admit(message.person, message.yes)
    }
  }

  /** A link for a person's other device: told to them alone. */
  private link(person: Person): null {
    this.side.lines.tell(person, { kind: 'link', code: this.coming.links.make(person), left: LINK_MS })
    return null
  }

  private offer(seat: Seat, id: string | null): Refusal | null {
    const { party } = this.side
    if (party.phase === 'lobby') return refuse('noMatch')
    if (id === null) {
      party.offers.withdraw(seat)
      return null
    }
    const to = party.people.find(person => person.id === id)
    if (!to) return refuse('personUnknown')
    const why = this.cannotTake(to, seat) ?? (this.unwatched(to) ? refuse('claimOwn') : null)
    if (!why) party.offers.offer(seat, to)
    return why
  }

  private offered(person: Person, seat: Seat, take: boolean): Refusal | null {
    const { party } = this.side
    if (!party.offers.offers.some(one => one.seat === seat && one.to === person)) return refuse('offerGone')
    const why = take ? this.cannotTake(person, seat) : null
    if (why) return why
    party.offers.withdraw(seat)
    if (take) this.give(seat, person)
    return null
  }

  private claim(person: Person, id: string | null): Refusal | null {
    const { party } = this.side
    const as = id === null ? null : party.people.find(other => other.id === id)
    if (as === undefined) return refuse('personUnknown')
    const why = as && this.cannotBe(person, as)
    if (why) return why
    if (as && this.unwatched(person)) return refuse('claimOwn')
    party.offers.claim(person, as)
    // The host answers for themselves.
    return as && person === party.host ? this.admit(person.id, true) : null
  }

  private admit(id: string, yes: boolean): Refusal | null {
    const { offers } = this.side.party
    const claim = offers.claims.find(({ by }) => by.id === id)
    if (!claim) return refuse('offerGone')
    const why = yes ? this.cannotBe(claim.by, claim.as) : null
    if (why) return why
    offers.claim(claim.by, null)
    if (yes) this.become(claim)
    return null
  }

  /** Why somebody cannot have this seat, or null. Whoever has held another seat of this match knows its secrets. */
  private cannotTake(person: Person, seat: Seat): Refusal | null {
    const { party } = this.side
    const occupant = party.seats[seat]
    if (!occupant) return refuse('seatEmpty')
    if (occupant.who === 'person' && occupant.person.here) return refuse('seatTaken')
    if (person.screen) return refuse('screenOnly')
    if (party.seatOf(person) !== null) return refuse('alreadySeated')
    return party.phase === 'match' && party.knowing.knowsOther(person.token, seat) ? refuse('knowsOther') : null
  }

  /**
   * Whether this is the host of a match of which no player is here. Whoever came while all were gone has the host's office:
   * with it alone nobody gets another's cards. Who sits at the host's own machine is believed.
   */
  private unwatched(person: Person): boolean {
    const { party, lines } = this.side
    if (person !== party.host || party.phase === 'lobby' || lines.isOwn(person)) return false
    return !party.seats.some(occupant => occupant.who === 'person' && occupant.person.here)
  }

  private cannotBe(person: Person, as: Person): Refusal | null {
    const { party } = this.side
    const seat = party.seatOf(as)
    if (person === as || as.here) return refuse('notAway')
    if (seat === null) return refuse('seatEmpty')
    // Before the game a newcomer sits already: that seat is given up for the old one.
    return party.phase === 'lobby' ? null : this.cannotTake(person, seat)
  }

  /** The seat is theirs. Whoever was away from it looks on when they come back. */
  private give(seat: Seat, person: Person): void {
    const { party } = this.side
    const before = party.seats[seat]
    this.side.match()?.giveBack(seat)
    party.seats[seat] = { who: 'person', person }
    if (before?.who === 'person') {
      before.person.sitIn = false
      this.coming.gone(before.person)
    }
    this.seated(person, seat)
  }

  /** Somebody is who they say: one person from now on, with one token, name and seat. */
  private become({ by, as }: Claim): void {
    const { party, lines } = this.side
    party.seats = party.seats.filter(occupant => occupant.who === 'bot' || occupant.person !== by)
    const seat = party.seatOf(as)
    if (seat === null) return
    // The bot that sits in goes with its person, before the seat is another's.
    this.coming.forget(as)
    party.seats[seat] = { who: 'person', person: by }
    party.people.splice(party.people.indexOf(by), 1)
    party.people.splice(party.people.indexOf(as), 1, by)
    by.id = as.id
    by.token = as.token
    by.name = as.name
    if (party.host === as) party.host = by
    party.offers.settle(as)
    lines.tell(by, { kind: 'token', token: by.token })
    this.seated(by, seat)
  }

  private seated(person: Person, seat: Seat): void {
    const { party, match, welcome } = this.side
    person.looksOn = false
    party.knowing.learn(person.token, seat)
    party.offers.withdraw(seat)
    party.offers.settle(person)
    match()?.presenceChanged()
    welcome(person)
  }
}
