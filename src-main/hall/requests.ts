/** What people ask of the hall: to go somewhere, to open a table; and what its organizer does. */
import { isRefusal, refuse, type Refusal } from '../../src-shared/kernel'
import { cleanLine } from '../../src-shared/text/plainText'
import { MAX_HALL_TEXT, type HallRequest, type Openers } from '../../src-shared/wire'
import type { Clock } from '../clock'
import type { JoinCodeGate } from '../host/access/joinCode'
import type { Table } from '../host/table'
import { neighbourhoodOf } from '../neighbourhood'
import { TokenBucket } from '../tokenBucket'
import { organizes, type HallMember } from './member'
import type { HallPeople, HallPerson } from './people'
import type { HallShuffle } from './shuffle'
import type { HallTables } from './tables'
import type { HallTournament } from './tournament'
import { isDrawAnswer, isTournamentRequest, receiveTournament, type DrawAnswer } from './tournamentRequests'
import type { Visits } from './visits'

type RequestOf<K extends HallRequest['kind']> = Extract<HallRequest, { kind: K }>

/** A burst, then one per interval, for each person: more than anybody does by hand. */
const BURST = 12,
  INTERVAL_MS = 1000

/** The hall, as requests change it. */
export interface HallFloor {
  readonly people: HallPeople
  readonly tables: HallTables
  readonly tournament: HallTournament
  readonly shuffle: HallShuffle
  openers: Openers
  windowsOf(person: string): HallMember[]
  announce(text: string, by: string): void
  closeTable(table: Table): void
}

export interface RequestsContext {
  readonly clock: Clock
  readonly hall: HallFloor
  readonly visits: Visits
  readonly gate: JoinCodeGate
}

export class HallRequests {
  private readonly budgets = new WeakMap<HallPerson, TokenBucket>()

  constructor(private readonly context: RequestsContext) {}

  /** @returns null when it was done, or why not */
  receive(member: HallMember, message: HallRequest): Promise<Refusal | null> | Refusal | null {
    const { person } = member
    if (person.screen) return refuse('screenOnly')
    if (!isDrawAnswer(message) && !this.mayAct(person)) return refuse('tooFast')
    const { hall } = this.context
    if (isDrawAnswer(message) && hall.shuffle.isDrawing) return this.receiveDrawAnswer(person, message)
    if (isTournamentRequest(message)) return receiveTournament(hall.tournament, hall.people, member, message)
    switch (message.kind) {
      case 'enterTable':
        return this.enterTable(member, message)
      case 'toHall':
        this.context.visits.toHall(member)
        return null
      case 'openTable':
        return this.openTable(member, message)
      case 'listing':
        return this.changeListing(member, message)
    }
    return organizes(member) ? this.organize(person, message) : refuse('organizerOnly')
  }

  private organize(
    person: HallPerson,
    message: RequestOf<'closeTable' | 'openers' | 'tellAll' | 'movePerson' | 'shuffleTables'>,
  ): Refusal | null {
    const { hall } = this.context
    switch (message.kind) {
      case 'closeTable':
        return this.closeTable(message)
      case 'openers':
        hall.openers = message.openers
        return null
      case 'tellAll':
        hall.announce(cleanLine(message.text, MAX_HALL_TEXT), person.name)
        return null
      case 'movePerson':
        return this.movePerson(message)
      case 'shuffleTables':
        return hall.shuffle.begin()
    }
  }

  /** The tables and a round of the tournament may be drawn at the same time. */
  private receiveDrawAnswer({ id }: HallPerson, message: DrawAnswer): Refusal | null {
    const { shuffle, tournament } = this.context.hall
    const of = (draw: typeof shuffle | typeof tournament): Refusal | null =>
      message.kind === 'drawCommit'
        ? draw.commit(id, message.draw, message.commit)
        : draw.openNumber(id, message.draw, message.number)
    const why = of(shuffle)
    return why?.refused === 'notAwaited' ? of(tournament) : why
  }

  private async enterTable(member: HallMember, message: RequestOf<'enterTable'>): Promise<Refusal | null> {
    const { hall, visits } = this.context
    const table = hall.tables.get(message.table)
    if (!table) return refuse('tableUnknown')
    const why = await this.codeRefusal(member, table, message)
    if (why) return why
    // While the code was checked the table may have closed, and the connection too.
    if (hall.tables.get(message.table) !== table) return refuse('tableUnknown')
    if (!hall.windowsOf(member.person.id).includes(member)) return refuse('personUnknown')
    if (message.watch !== true) hall.tournament.wentTo(member.person, message.table)
    return visits.enter(member, table, message.watch ?? false)
  }

  /** Whoever was here before needs no code, nor does the organizer. */
  private async codeRefusal(
    member: HallMember,
    table: Table,
    message: RequestOf<'enterTable'>,
  ): Promise<Refusal | null> {
    const { gate } = this.context,
      { person, peer } = member
    if (organizes(member) || table.party.byToken(person.token)) return null
    const challenge = gate.challenge(peer, table.party)
    if (!challenge || (message.code === undefined && message.proof === undefined)) return challenge
    const why = await gate.check(peer, table.party, message)
    if (why?.refused === 'codeWrong') table.codeGuessed()
    return why
  }

  private openTable(member: HallMember, { name, game, listing, code }: RequestOf<'openTable'>): Refusal | null {
    const { hall, visits } = this.context
    const organizer = organizes(member),
      { token } = member.person
    if (hall.openers === 'organizer' && !organizer) return refuse('organizerOpens')
    const table = hall.tables.open(
      { name, game, listing: listing ?? 'open', code: code ?? null },
      organizer ? null : { token, from: neighbourhoodOf(member.peer) },
    )
    if (isRefusal(table)) return table
    // Whoever plays elsewhere has opened it for others.
    const why = visits.enter(member, table, false)
    return why?.refused === 'playsElsewhere' ? null : why
  }

  private changeListing(member: HallMember, { table: id, listing }: RequestOf<'listing'>): Refusal | null {
    const table = this.context.hall.tables.get(id)
    if (!table) return refuse('tableUnknown')
    const runsTable = table.party.host !== null && table.party.host.token === member.person.token
    if (!runsTable && !organizes(member)) return refuse('notHost')
    table.party.listing = listing
    table.storeParty()
    return null
  }

  private closeTable({ table: id, anyway }: RequestOf<'closeTable'>): Refusal | null {
    const { hall } = this.context
    const table = hall.tables.get(id)
    if (!table) return refuse('tableUnknown')
    if (hall.tournament.holds(id)) return refuse('tableOfRound')
    if (table.party.phase === 'match' && anyway !== true) return refuse('tablePlays')
    hall.closeTable(table)
    return null
  }

  /** Nobody is taken out of a match that they play. */
  private movePerson({ person: id, table: to }: RequestOf<'movePerson'>): Refusal | null {
    const { hall, visits } = this.context
    const member = hall.windowsOf(id).at(-1)
    if (!member) return refuse('personUnknown')
    const table = to === null ? null : hall.tables.get(to)
    if (table === undefined) return refuse('tableUnknown')
    const plays = visits.seatsOf(member.person).some(one => one.party.phase === 'match' && one !== table)
    if (plays) return refuse('personPlays')
    if (table) return visits.enter(member, table, false, refuse('movedToTable', { table: table.party.name }))
    if (member.visit) visits.toHall(member, refuse('movedToHall'))
    return null
  }

  private mayAct(person: HallPerson): boolean {
    const budget = this.budgets.get(person) ?? new TokenBucket(this.context.clock, BURST, INTERVAL_MS)
    this.budgets.set(person, budget)
    return budget.take()
  }
}
