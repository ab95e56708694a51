/** People come, are away, come back and leave. */
import { isRefusal, refuse, type Refusal } from '../../src-shared/kernel'
import type { ClientMessage } from '../../src-shared/wire'
import { Absences } from './absences'
import { CLOSE, type Peer } from './given'
import { Links } from './links'
import type { Person } from './party'
import type { TableSide } from './side'
import { Sitting } from './sitting'

type Hello = Extract<ClientMessage, { kind: 'hello' }>

export class Coming {
  readonly sitting: Sitting
  readonly links: Links
  private readonly absences: Absences

  constructor(private readonly side: TableSide) {
    const {
      given: { clock, ids },
      party,
    } = side
    this.links = new Links(clock, ids)
    this.sitting = new Sitting(clock, party, side.match, side.tell)
    this.absences = new Absences(clock, (person, as) => {
      this.staysAway(person, as)
    })
  }

  /**
   * A client arrives: with a known token, or by a link of its person's, back to its place; otherwise as somebody new.
   * @param welcome called with the token, before the first frame
   */
  arrive(peer: Peer, hello: Hello, welcome: (token: string) => void): Person | Refusal {
    const { party, lines, match } = this.side
    const person = this.known(hello) ?? this.newcomer(hello)
    if (isRefusal(person)) return person
    lines.open(person, peer, hello.deals === true && !person.screen)
    person.here = true
    this.absences.end(person)
    this.sitting.back(person)
    this.settle(person)
    if (party.host && this.absences.isLong(party.host)) party.passHost()
    match()?.presenceChanged()
    welcome(person.token)
    this.side.welcome(person)
    this.side.tell(person)
    return person
  }

  /** A client's socket is gone. Its place is kept. */
  away(person: Person, peer: Peer): void {
    const { party, lines, match } = this.side
    if (!lines.gone(person, peer)) return
    person.here = false
    if (party.phase === 'lobby') person.ready = false
    match()?.presenceChanged()
    this.gone(person)
    this.side.tell()
  }

  /** Somebody is not here (or sits here no more): from now on it counts how long. */
  gone(person: Person): void {
    this.absences.begin(person)
    this.sitting.away(person)
  }

  /** Out of the party, for good: a bot plays on at their seat. */
  remove(person: Person, why: Refusal): null {
    const seat = this.side.party.leave(person)
    this.forget(person)
    this.side.lines.close(person, CLOSE.kicked, why)
    if (seat !== null) this.side.match()?.takeOver(seat)
    return null
  }

  /** Somebody is of this party no more. */
  forget(person: Person): void {
    this.absences.end(person)
    this.links.forget(person)
    this.sitting.back(person)
  }

  stop(): void {
    this.absences.stop()
    this.sitting.stop()
  }

  /** Who holds this token, or whose link this is. A link that has run out is refused where the token says nothing. */
  private known({ token, link, screen = false }: Hello): Person | Refusal | undefined {
    const { party } = this.side
    const linked = link === undefined || screen ? null : this.links.use(link)
    const held = token === undefined ? undefined : party.byToken(token)
    // A table screen is never somebody else's place, whatever token it brings; and nobody else is a table screen.
    const known = linked ?? (held?.screen === screen ? held : undefined)
    return known ?? (link === undefined ? undefined : refuse('linkUnknown'))
  }

  private newcomer({ name, token, screen = false }: Hello): Person | Refusal {
    const {
      given: { ids },
      party,
    } = this.side
    const person = party.arrive(ids.id(), ids.token(), name, screen)
    // Who left and is back as somebody new still knows what they knew.
    if (!isRefusal(person) && token !== undefined) party.knowing.follow(token, person.token)
    return person
  }

  /** What was talked of while they were away: their seat is on offer no more, and nobody else is them. */
  private settle(person: Person): void {
    const { party } = this.side
    const seat = party.seatOf(person)
    if (seat === null) return
    party.offers.withdraw(seat)
    party.offers.settle(person)
  }

  /** A host who stays away gives up the office, a spectator the place. */
  private staysAway(person: Person, as: 'host' | 'spectator'): void {
    const { party } = this.side
    const concerned = as === 'host' ? party.host === person : party.seatOf(person) === null
    if (!concerned) return
    if (as === 'host') party.passHost()
    else this.remove(person, refuse('left'))
    this.side.tell()
  }
}
