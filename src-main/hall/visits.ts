/**
 * Who goes to which table. A person has one seat in the hall at a time: sitting down at another table gives up a seat in
 * a lobby or at a result, and is refused while their match is played. Watching other tables is free.
 */
import { isRefusal, refuse, type Refusal } from '../../src-shared/kernel'
import { PROTOCOL, type ClientMessage } from '../../src-shared/wire'
import type { ArrangedPerson } from '../host/party/arrangement'
import type { Table } from '../host/table'
import { newVisit, organizes, type HallMember, type Visit } from './member'
import type { HallPerson } from './people'
import type { HallTables } from './tables'

export interface VisitsContext {
  readonly tables: HallTables
  /** Tells a connection where it is now. @param why if it did not come by itself */
  readonly placed: (member: HallMember, why?: Refusal) => void
}

/** Messages by which somebody may come to a seat. */
const SITTING: readonly ClientMessage['kind'][] = ['sit', 'wish', 'offered', 'claim']

export class Visits {
  /** What people are told who got another seat while they were away, by token. */
  private readonly reseated = new Map<string, Refusal>()
  /** Where everybody sat when it was looked at last, by token. */
  private satAt: ReadonlyMap<string, Table> = new Map()

  constructor(private readonly context: VisitsContext) {}

  /**
   * Brings a connection to a table.
   * @param watch takes no seat there
   * @param why if it did not come by itself
   */
  enter(member: HallMember, table: Table, watch: boolean, why?: Refusal): Refusal | null {
    if (member.visit?.table === table) return watch ? null : this.sitDown(member, table)
    const wantsSeat = !watch && !member.person.screen && table.party.phase === 'lobby'
    const playing = wantsSeat ? this.playingElsewhere(member.person, table) : null
    if (playing) return playing
    const before = member.visit
    const visit = this.newVisit(member, table)
    const person = table.arrive(
      visit.peer,
      this.helloOf(member),
      () => {
        member.visit = visit
        this.context.placed(member, why)
      },
      { as: member.person, organizes: organizes(member), watches: watch },
    )
    if (isRefusal(person)) return person
    visit.person = person
    if (before) this.leave(before)
    return wantsSeat ? this.sitDown(member, table) : null
  }

  /** Brings a connection back to the hall. @param why if its person did not want that */
  toHall(member: HallMember, why?: Refusal): void {
    const { visit } = member
    member.visit = null
    if (visit) this.leave(visit)
    this.context.placed(member, why)
  }

  /**
   * Gives out the seats of tables anew between matches. Windows at one of these tables follow their person's seat.
   * @param told why somebody is at a table, who did not come by themselves
   */
  reseat(
    members: readonly HallMember[],
    seats: ReadonlyMap<Table, readonly ArrangedPerson[]>,
    told: (table: Table) => Refusal,
  ): void {
    const targets = new Map([...seats].flatMap(([table, people]) => people.map(({ token }) => [token, table] as const)))
    const moving = members.flatMap(member => {
      const to = targets.get(member.person.token),
        at = member.visit?.table
      const sits = at && seats.has(at) && this.seatsOf(member.person).includes(at)
      return to && sits ? [{ member, to }] : []
    })
    // What the old table says to them from here on is not for them.
    for (const { member, to } of moving) if (member.visit?.table !== to) member.visit = null
    for (const [table, people] of seats) table.seatAnew(people)
    this.reseated.clear()
    for (const [token, table] of targets)
      if (!moving.some(({ member }) => member.person.token === token)) this.reseated.set(token, told(table))
    for (const { member, to } of moving)
      if (member.visit) this.context.placed(member, told(to))
      else {
        const why = this.enter(member, to, true, told(to))
        if (why) this.context.placed(member, why)
      }
  }

  /** Somebody has connected who got another seat while they were away: they are led there, and told so. */
  returned(member: HallMember): boolean {
    const { token } = member.person,
      why = this.reseated.get(token)
    const [table] = this.seatsOf(member.person)
    this.reseated.delete(token)
    return why !== undefined && table !== undefined && this.enter(member, table, true, why) === null
  }

  /** The connection is lost: its person keeps their place. */
  disconnected({ visit }: HallMember): void {
    if (visit?.person) visit.table.disconnected(visit.person, visit.peer)
  }

  /** Why this message may not be sent to the table, since the person has a seat at another; null when it may. */
  refuseSecondSeat(member: HallMember, { kind }: ClientMessage): Refusal | null {
    const table = member.visit?.table
    if (!table || !SITTING.includes(kind)) return null
    const why = this.playingElsewhere(member.person, table)
    if (!why && kind === 'sit') this.leaveOtherSeats(member.person, table)
    return why
  }

  /** Somebody was given a seat that they had wished for, and sits elsewhere: the seat of before is given up. */
  giveUpSecondSeats(): void {
    const seats = new Map<string, Table[]>()
    for (const table of this.context.tables.all())
      for (const person of table.party.people)
        if (table.party.seatOf(person) !== null) seats.set(person.token, [...(seats.get(person.token) ?? []), table])
    const before = this.satAt,
      now = new Map<string, Table>()
    for (const [token, tables] of seats) {
      const kept = tables.find(isBound) ?? tables.find(table => table !== before.get(token)) ?? tables[0]
      if (!kept) continue
      now.set(token, kept)
      if (tables.length > 1) this.leaveOtherSeats({ token }, kept)
    }
    this.satAt = now
    this.dropClaims()
  }

  /** Whoever plays a match plays on at no other table. */
  private dropClaims(): void {
    for (const table of this.context.tables.all())
      for (const { by } of table.party.seatOffers.claims)
        if (this.playingElsewhere(by, table)) void table.receive(by, { kind: 'claim', n: 0, person: null })
  }

  /** The tables where somebody has a seat. */
  seatsOf({ token }: Pick<HallPerson, 'token'>): Table[] {
    return this.context.tables.all().filter(({ party }) => {
      const person = party.byToken(token)
      return person !== undefined && party.seatOf(person) !== null
    })
  }

  /** Gives somebody at a table a seat of its lobby, if they have none and there is one. */
  private sitDown(member: HallMember, table: Table): Refusal | null {
    const person = member.visit?.person
    if (!person || table.party.phase !== 'lobby') return null
    const why = this.playingElsewhere(member.person, table)
    if (why) return why
    if (table.party.seatOf(person) === null) void table.receive(person, { kind: 'sit', n: 0 })
    if (table.party.seatOf(person) !== null) this.leaveOtherSeats(member.person, table)
    return null
  }

  private playingElsewhere(person: Pick<HallPerson, 'token'>, table: Table): Refusal | null {
    const other = this.seatsOf(person).find(one => one !== table && isBound(one))
    return other ? refuse('playsElsewhere', { table: other.party.name }) : null
  }

  private leaveOtherSeats(person: Pick<HallPerson, 'token'>, table: Table): void {
    for (const other of this.seatsOf(person)) {
      const own = other === table ? undefined : other.party.byToken(person.token)
      if (own && !isBound(other)) void other.receive(own, { kind: 'leave', n: 0 })
    }
  }

  /** A seat is kept while its match is played; otherwise the person leaves the table. */
  private leave({ table, person, peer }: Visit): void {
    if (!person || !table.party.people.includes(person)) return
    const keepsSeat = isBound(table) && table.party.seatOf(person) !== null
    if (keepsSeat) table.disconnected(person, peer)
    else void table.receive(person, { kind: 'leave', n: 0 })
  }

  private newVisit(member: HallMember, table: Table): Visit {
    return newVisit(member, table, why => {
      member.visit = null
      this.context.placed(member, why.refused === 'left' ? undefined : why)
    })
  }

  private helloOf({ person, deals }: HallMember): Extract<ClientMessage, { kind: 'hello' }> {
    const { name, avatar, token, screen } = person
    return { kind: 'hello', n: 0, version: PROTOCOL, name, avatar, token, ...(screen ? { screen } : {}), deals }
  }
}

/** Whether its seats are kept for their people: while its match is played, and before, where they were given out. */
const isBound = ({ party }: Table): boolean =>
  party.phase === 'match' || (party.phase === 'lobby' && party.arranged !== null)
