/** People arrive, disconnect, come back and leave. */
import { isRefusal, refuse, type Refusal } from '../../../src-shared/kernel'
import { type ClientMessage, CLOSE } from '../../../src-shared/wire'
import { addressOf } from '../access/admission'
import { movedPerson, renewToken } from '../access/movedPlace'
import { provesOwner } from '../access/ownerKey'
import { Absences } from './absences'
import type { Cancel } from '../../clock'
import type { Peer } from '../../peer'
import { DeviceLinks } from './deviceLinks'
import type { Person } from '../party/person'
import type { TableContext } from '../tableContext'
import { StandInBots } from './standInBots'

/** How long the office is kept for an owner whose window is about to open. */
export const OWNER_AWAITED_MS = 30_000

type Hello = Extract<ClientMessage, { kind: 'hello' }>

/** How somebody comes who has no place at the table yet. */
export interface Newcomer {
  /** Who they are all over the host; a table that knows nothing of it makes a person of its own. */
  readonly as?: { readonly id: string; readonly token: string }
  /** They organize the hall: their connection has proved that. */
  readonly organizes?: boolean
  /** They take no seat. */
  readonly watches?: boolean
}

export class Presence {
  readonly standIns: StandInBots
  readonly links: DeviceLinks
  private readonly absences: Absences
  private cancelAwaiting: Cancel | null = null

  constructor(private readonly context: TableContext) {
    const {
      deps: { clock, ids },
      party,
    } = context
    this.links = new DeviceLinks(clock, ids)
    this.standIns = new StandInBots(clock, party, context.match, context.broadcast)
    this.absences = new Absences(clock, (person, as) => {
      this.longAway(person, as)
    })
  }

  /**
   * A client arrives: a known token or a link leads back to its place; otherwise it is somebody new.
   * @param welcome called with the token, before the first state update
   */
  arrive(peer: Peer, hello: Hello, welcome: (token: string) => void, as: Newcomer = {}): Person | Refusal {
    const { party, connections, match } = this.context
    const isOwner = provesOwner(this.context.owner, peer, hello)
    const known = this.findKnown(hello),
      person = known ?? this.newcomer(peer, hello, isOwner, as)
    if (isRefusal(person)) return person
    person.address = addressOf(peer)
    const proves = isOwner || as.organizes === true
    connections.open(person, peer, hello.deals === true && !person.screen, proves && !person.screen)
    person.here = true
    if (hello.avatar && (party.phase !== 'match' || !known)) person.avatar = hello.avatar
    if (party.phase === 'lobby' && person.allEvening) person.ready = true
    this.absences.end(person)
    this.standIns.personBack(person)
    this.withdrawOffers(person)
    if (known || as.watches !== true) party.office.arrived(person)
    if (party.host && this.absences.isLongAway(party.host)) party.office.passOn()
    match()?.presenceChanged()
    welcome(person.token)
    this.context.welcome(person)
    this.context.broadcast(person)
    return person
  }

  /** A client's socket has closed. Its person keeps their place. */
  disconnected(person: Person, peer: Peer): void {
    const { party, connections, match } = this.context
    if (!connections.remove(person, peer)) return
    person.here = false
    if (party.phase === 'lobby') person.ready = false
    match()?.presenceChanged()
    this.startAbsence(person)
    this.context.broadcast()
  }

  /** Starts measuring how long somebody is away. */
  startAbsence(person: Person): void {
    this.absences.start(person)
    this.standIns.personLeft(person)
  }

  /** Removes a person from the party for good: a bot plays on at their seat. */
  remove(person: Person, why: Refusal): null {
    const seat = this.context.party.leave(person)
    this.forget(person)
    this.context.connections.close(person, CLOSE.kicked, why)
    if (seat !== null) this.context.match()?.takeOver(seat)
    return null
  }

  /** Drops the timers, links and stand-in bot of somebody who is no longer in this party. */
  forget(person: Person): void {
    this.absences.end(person)
    this.links.forget(person)
    this.standIns.personBack(person)
  }

  /** Keeps the office for the owner, who is about to come, but not for ever. */
  awaitOwner(): void {
    const { deps, party, broadcast } = this.context
    party.office.awaitOwner()
    this.cancelAwaiting = deps.clock.after(OWNER_AWAITED_MS, () => {
      if (party.office.stopAwaiting()) broadcast()
    })
  }

  stop(): void {
    this.cancelAwaiting?.()
    this.absences.stop()
    this.standIns.stop()
  }

  /** The person of this token or link. An expired link is refused, unless the token is known. */
  private findKnown(hello: Hello): Person | Refusal | undefined {
    const { party } = this.context,
      { token, link, screen = false } = hello
    const linked = link === undefined || screen ? null : this.links.use(link)
    const held = token === undefined ? undefined : party.byToken(token)
    // A token of a table screen only readmits a table screen, and a person's token only a person.
    const moved = linked ? undefined : movedPerson(party, hello)
    if (moved) renewToken(party, moved, hello)
    const known = linked ?? moved ?? (held?.screen === screen ? held : undefined)
    return known ?? (link === undefined ? undefined : refuse('linkUnknown'))
  }

  private newcomer(
    peer: Peer,
    { name, token, screen = false }: Hello,
    isOwner: boolean,
    { as, watches = false }: Newcomer,
  ): Person | Refusal {
    const {
      deps: { ids },
      party,
      admission,
    } = this.context
    const why = isOwner ? null : admission.refusal(peer, token)
    if (why) return why
    const { id, token: own } = as ?? { id: ids.id(), token: ids.token() }
    const person = party.arrive(id, own, name, { screen, isOwner, watches })
    // Somebody who left and came back as a new person still knows the seats they knew.
    if (!isRefusal(person) && token !== undefined) party.seatKnowledge.transfer(token, person.token)
    return person
  }

  /** They are back: withdraw offers of their seat and claims to be them. */
  private withdrawOffers(person: Person): void {
    const { party } = this.context
    const seat = party.seatOf(person)
    if (seat === null) return
    party.seatOffers.withdraw(seat)
    party.seatOffers.settle(person)
  }

  /** After a long absence a host passes the role on, and a spectator is removed. */
  private longAway(person: Person, as: 'host' | 'spectator'): void {
    const { party } = this.context
    const applies = as === 'host' ? party.host === person : party.seatOf(person) === null
    if (!applies) return
    if (as === 'host') party.office.passOn()
    else {
      this.context.admission.missed(person.token)
      this.remove(person, refuse('left'))
    }
    this.context.broadcast()
  }
}
