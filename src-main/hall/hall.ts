/**
 * The hall of a host: one address for all its tables. Its connections are in the hall or at a table; it reads what is
 * for the hall and passes on the rest. It never looks into a match.
 */
import { isRefusal, refuse, type Refusal } from '../../src-shared/kernel'
import {
  CLOSE,
  PROTOCOL,
  type ClientMessage,
  type HallRequest,
  type HostMessage,
  type Openers,
  type TournamentMessage,
} from '../../src-shared/wire'
import { JoinCodeGate, type Lock } from '../host/access/joinCode'
import { provesOwner, type OwnerSetup } from '../host/access/ownerKey'
import { refuseOtherVersion } from '../host/access/protocolVersion'
import type { HostDeps } from '../host/deps'
import { LINK_MS } from '../host/presence/deviceLinks'
import type { Table } from '../host/table'
import type { Peer, PeerHost } from '../peer'
import type { PrivateFile } from '../privateFile'
import type { MatchRecord } from '../../src-shared/record'
import { HallRequests, type HallFloor } from './requests'
import { HallUpdates } from './hallUpdates'
import { organizes, type HallMember } from './member'
import { HallPeople } from './people'
import type { SeatingSearch } from './seatingThread'
import { HallShuffle } from './shuffle'
import { HallTables, type TableKeeper } from './tables'
import { HallTournament } from './tournament'
import { Visits } from './visits'
import { surplusWindow } from './windows'

export interface HallSetup {
  /** '' for none. */
  readonly name: string
  /** The join code of the hall; null for none. */
  readonly code: string | null
  readonly owner: OwnerSetup
  /** Addresses of the hall, the likeliest first. */
  readonly invite: () => readonly string[]
  readonly keeper: TableKeeper
  /** Where the tournament is stored. */
  readonly file: PrivateFile
  /** Finds the seatings that are drawn. */
  readonly search: SeatingSearch
}

export class Hall implements PeerHost<HallMember>, HallFloor {
  readonly people: HallPeople
  readonly tables: HallTables
  readonly tournament: HallTournament
  readonly shuffle: HallShuffle
  /** Who may open tables. */
  openers: Openers = 'everybody'
  private readonly lock: Lock
  private readonly gate: JoinCodeGate
  private readonly members = new Set<HallMember>()
  private readonly updates: HallUpdates
  private readonly visits: Visits
  private readonly requests: HallRequests
  private announcement: Extract<HostMessage, { kind: 'announcement' }> | null = null

  constructor(
    private readonly deps: HostDeps,
    private readonly setup: HallSetup,
  ) {
    this.lock = { code: setup.code }
    this.gate = new JoinCodeGate(deps)
    this.people = new HallPeople(deps)
    this.tables = new HallTables(deps.clock, setup.keeper)
    const { people, tables, members } = this
    const openers = (): Openers => this.openers
    const drawing = {
      search: setup.search,
      canDraw: (id: string) => this.windowsOf(id).some(({ deals }) => deals),
      send: (id: string, message: TournamentMessage) => {
        for (const { deals, peer } of this.windowsOf(id)) if (deals) peer.send(message)
      },
    }
    this.tournament = new HallTournament({
      ...{ deps, people, tables, file: setup.file },
      ...drawing,
      fetch: (id, table) => {
        for (const member of this.windowsOf(id))
          if (member.visit?.table.party.id === table) this.visits.toHall(member, refuse('leftTournament'))
      },
      changed: () => {
        this.updates.changed()
      },
    })
    this.shuffle = new HallShuffle({
      ...{ deps, tables },
      ...drawing,
      reseat: seats => {
        this.visits.reseat([...members], seats, ({ party }) => refuse('shuffled', { table: party.name }))
      },
      changed: why => {
        if (why) this.tellOrganizer(why)
        this.updates.changed()
      },
    })
    const { tournament, shuffle } = this
    this.updates = new HallUpdates({
      ...{ clock: deps.clock, people, tables, members, openers, invite: setup.invite },
      tournament: () => tournament.view(),
      shuffling: () => shuffle.isDrawing,
      refresh: () => {
        this.visits.giveUpSecondSeats()
        tournament.refresh()
      },
    })
    this.visits = new Visits({
      tables,
      placed: (member, why) => {
        this.placed(member, why)
      },
    })
    this.requests = new HallRequests({ clock: deps.clock, hall: this, visits: this.visits, gate: this.gate })
  }

  /** The people of tables that were stored are known again, and the tournament goes on. */
  reopened(): void {
    for (const { party } of this.tables.all())
      for (const person of party.people) if (!person.screen) this.people.know(person)
    this.tournament.resume()
  }

  /** A match at a table is over: everybody there has its record. */
  matchFinished(table: string, record: MatchRecord): void {
    this.tournament.finished(table, record)
  }

  /** What everybody may know of a table may have changed. */
  tableChanged(): void {
    this.updates.changed()
  }

  hello(peer: Peer, message: ClientMessage): HallMember | Refusal {
    if (message.kind !== 'hello') return refuse('helloFirst')
    const otherVersion = refuseOtherVersion(peer, message)
    if (otherVersion) return otherVersion
    const isOrganizer = provesOwner(this.setup.owner, peer, message)
    const challenge = isOrganizer || this.people.expects(message) ? null : this.gate.challenge(peer, this.lock)
    const person = challenge ?? this.people.arrive(peer, message, isOrganizer)
    if (isRefusal(person)) return person
    const proved = isOrganizer && !person.screen
    const member: HallMember = { person, peer, deals: message.deals === true, proved, visit: null, sent: '' }
    this.admit(member)
    peer.send({ kind: 'welcome', n: message.n, version: PROTOCOL, token: person.token })
    if (this.announcement) peer.send(this.announcement)
    const isLed = message.screen !== true && this.visits.returned(member)
    const why = isLed || message.table === undefined ? null : this.arriveAt(member, message.table)
    if (!member.visit) this.placed(member, why ?? undefined)
    this.tournament.arrived(person.id)
    this.shuffle.arrived(person.id)
    this.updates.changed()
    return member
  }

  /** Retries a hello that was refused for lack of the hall's code. @returns as `hello` */
  async checkCode(peer: Peer, message: ClientMessage): Promise<HallMember | Refusal> {
    if (message.kind !== 'hello') return refuse('helloFirst')
    return (await this.gate.check(peer, this.lock, message)) ?? this.hello(peer, message)
  }

  async receive(peer: Peer, member: HallMember, message: ClientMessage): Promise<void> {
    const why = await this.attempt(() => this.dispatch(member, message))
    peer.send(why ? { kind: 'refused', n: message.n, why } : { kind: 'ok', n: message.n })
  }

  async receiveHall(peer: Peer, member: HallMember, message: HallRequest): Promise<void> {
    const why = await this.attempt(() => this.requests.receive(member, message))
    peer.send(why ? { kind: 'refused', n: message.n, why } : { kind: 'ok', n: message.n })
    this.updates.changed()
  }

  disconnected(_: Peer, member: HallMember): void {
    if (!this.members.delete(member)) return
    this.people.disconnected(member.person)
    this.visits.disconnected(member)
    this.updates.changed()
  }

  /** The connections of a person, the newest last. */
  windowsOf(id: string): HallMember[] {
    return [...this.members].filter(({ person }) => person.id === id)
  }

  /** Tells everybody, those at tables included, and those who come later; '' takes it back. */
  announce(text: string, by: string): void {
    const announcement = { kind: 'announcement', text, by } as const
    this.announcement = text === '' ? null : announcement
    for (const { peer } of this.members) peer.send(announcement)
  }

  /** Closes a table for good: its people are in the hall then. */
  closeTable(table: Table): void {
    this.tables.close(table.party.id, refuse('tableClosed', { table: table.party.name }))
    this.gate.forget(table.party)
  }

  /** Disconnects everybody. */
  close(): void {
    this.gate.close()
    this.updates.stop()
    this.tournament.stop()
    this.shuffle.stop()
    this.tables.stop()
    for (const member of this.members) {
      this.visits.disconnected(member)
      member.visit = null
      member.peer.close(CLOSE.ended, refuse('hostClosed'))
    }
    this.members.clear()
  }

  private admit(member: HallMember): void {
    const surplus = surplusWindow([...this.members], member.person.id)
    this.members.add(member)
    if (!surplus) return
    surplus.peer.close(CLOSE.replaced, refuse('replaced'))
    // At once: until its client has agreed it would be the surplus one again, while others come.
    this.disconnected(surplus.peer, surplus)
  }

  /** Goes to the table that an address names: to its own seat, or to a free one unless it has a seat elsewhere. */
  private arriveAt(member: HallMember, id: string): Refusal | null {
    const table = this.tables.get(id)
    if (!table) return refuse('tableUnknown')
    const { person } = member
    const isThere = table.party.byToken(person.token) !== undefined
    const why = isThere || organizes(member) ? null : this.gate.challenge(member.peer, table.party)
    if (why) return refuse(why.refused, { ...why.params, table: id })
    const watch = isThere || this.visits.seatsOf(person).length > 0
    try {
      return this.visits.enter(member, table, watch)
    } catch (fault) {
      return this.tableFault(fault)
    }
  }

  private dispatch(member: HallMember, message: ClientMessage): Promise<Refusal | null> | Refusal | null {
    const { visit, person } = member
    if (message.kind === 'hello') return refuse('alreadySeated')
    if (message.kind === 'link') {
      member.peer.send({ kind: 'link', code: this.people.link(person), left: LINK_MS })
      return null
    }
    if (message.kind === 'rename') return this.rename(member, message.name)
    if (message.kind === 'avatar' && !visit) {
      person.avatar = message.avatar
      this.updates.changed()
      return null
    }
    if (!visit?.person) return refuse('notAtTable')
    const secondSeat = this.visits.refuseSecondSeat(member, message)
    if (secondSeat) return secondSeat
    const why = visit.table.receive(visit.person, message)
    if (message.kind === 'avatar' && why === null) person.avatar = message.avatar
    return why
  }

  /** A name is everywhere the same. A table where somebody else has it adds a number. */
  private rename({ person }: HallMember, name: string): Refusal | null {
    const why = this.people.rename(person, name)
    if (why) return why
    for (const table of this.tables.all()) {
      const own = table.party.byToken(person.token)
      if (own) void table.receive(own, { kind: 'rename', n: 0, name: person.name })
    }
    this.updates.changed()
    return null
  }

  /** Something that the organizer has begun came to nothing. */
  private tellOrganizer(why: Refusal): void {
    for (const member of this.members) if (organizes(member)) this.placed(member, why)
  }

  /** Tells a connection where it is: of the hall after its view, so that no page shows the hall as it was earlier. */
  private placed(member: HallMember, why?: Refusal): void {
    const at = member.visit?.table.party.id ?? null
    if (at === null) this.updates.send(member)
    member.peer.send({ kind: 'place', hall: this.setup.name, at, ...(why ? { why } : {}) })
    this.updates.changed()
  }

  /** A fault at one table is refused and reported, and touches no other. */
  private async attempt(act: () => Promise<Refusal | null> | Refusal | null): Promise<Refusal | null> {
    try {
      return await act()
    } catch (fault) {
      return this.tableFault(fault)
    }
  }

  private tableFault(fault: unknown): Refusal {
    this.deps.reportFault(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault))
    return refuse('tableFault')
  }
}
