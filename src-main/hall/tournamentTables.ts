/**
 * The tables of a tournament's round: opened and closed as the drawing says, their seats given out, their matches begun
 * when everybody is there. A table's stored arrangement names its place in the tournament, so that a host that was
 * killed finds its tables again.
 */
import { isRefusal, refuse } from '../../src-shared/kernel'
import { latestRound, type RoundTable, type Tournament } from '../../src-shared/hall'
import type { SettingValue } from '../../src-shared/wire'
import type { Cancel, Clock } from '../clock'
import type { Table } from '../host/table'
import type { ArrangedPerson } from '../host/party/arrangement'
import type { HallTables } from './tables'

/** How long the others wait for somebody who does not come to their table. */
export const MISSING_WAIT_MS = 120_000
/** How long people have to come back to the result of their match after the host was restarted. */
export const RETURN_MS = 60_000
/** Delay before a match that could not begin is tried again. */
const RETRY_MS = 5000

export interface RoundTablesContext {
  readonly clock: Clock
  readonly tables: HallTables
  readonly tournament: () => Tournament | null
  readonly personOf: (id: string) => ArrangedPerson | null
  readonly report: (fault: string) => void
}

export class RoundTables {
  private readonly waits = new Map<string, Cancel>()
  private readonly beginning = new Set<Table>()
  /** Set while people come back after a restart. */
  private returning: Cancel | null = null

  constructor(private readonly context: RoundTablesContext) {}

  /** The table where a round's table is played. */
  find(key: string): Table | null {
    return this.context.tables.all().find(({ party }) => party.arranged === key) ?? null
  }

  /** The host was restarted: nobody is here yet, and those who looked at a result are to find it again. */
  resumed(): void {
    this.returning = this.context.clock.after(RETURN_MS, () => {
      this.returning = null
      this.settle()
    })
  }

  /** Opens the tables of the round that are still to be played, closes those of earlier rounds, and begins matches. */
  settle(): void {
    const tournament = this.context.tournament()
    const round = tournament?.phase === 'round' ? latestRound(tournament) : null
    const open = (round?.tables ?? []).filter(isOpen)
    for (const table of this.context.tables.all()) this.closeIfPast(table, tournament, open)
    for (const table of open) if (tournament) this.settleTable(tournament, table)
  }

  /** Begins all matches that wait for somebody. */
  startAll(): void {
    const tournament = this.context.tournament()
    const round = tournament?.phase === 'round' ? latestRound(tournament) : null
    for (const table of (round?.tables ?? []).filter(isOpen)) {
      const found = tournament && this.find(keyOf(tournament, table.table))
      if (found?.party.phase === 'lobby') void this.begin(found, table)
    }
  }

  /** Closes all tables of a round that has ended without them. */
  close(key: string, why: 'roundOver' | 'tournamentOver'): void {
    const table = this.find(key)
    if (table) this.closeTable(table, why)
  }

  stop(): void {
    for (const cancel of this.waits.values()) cancel()
    this.waits.clear()
    this.returning?.()
  }

  private settleTable(tournament: Tournament, round: RoundTable): void {
    const key = keyOf(tournament, round.table)
    const table = this.find(key) ?? this.open(tournament, round, key)
    if (!table) return
    this.followSeats(table, round)
    const { phase } = table.party
    if (phase === 'lobby' && everybodyIsHere(table, round)) void this.begin(table, round)
    else if (phase === 'lobby' && !this.waits.has(table.party.id))
      this.waits.set(
        table.party.id,
        this.context.clock.after(MISSING_WAIT_MS, () => void this.begin(table, round)),
      )
  }

  private open({ settings }: Tournament, { table: name, seats }: RoundTable, key: string): Table | null {
    const { tables, personOf, report } = this.context
    const table = tables.open({ name, game: settings.game, listing: 'open', code: null }, null)
    if (isRefusal(table)) {
      report(`a table of the tournament could not be opened: ${table.refused}`)
      return null
    }
    const people = seats.flatMap(({ person, by }) => (by === 'nobody' ? [] : (personOf(person) ?? [])))
    const clock: SettingValue = settings.clock ?? 0
    const why = table.arrange({ by: key, options: settings.options, clock, seats: people })
    if (why) report(`seats of a tournament could not be given out: ${why.refused}`)
    return table
  }

  /** Seats of people who left: a bot fills in, or the seat is gone. */
  private followSeats(table: Table, { seats }: RoundTable): void {
    for (const { person, by } of seats) {
      const own = table.party.people.find(({ id }) => id === person)
      if (by === 'nobody' && own && table.party.phase === 'lobby') table.removeArranged(person)
      if (by === 'bot' && own && !own.here && !own.sitIn && table.party.phase === 'match') table.fillInFor(person)
    }
  }

  private async begin(table: Table, round: RoundTable): Promise<void> {
    if (this.beginning.has(table)) return
    this.waits.get(table.party.id)?.()
    this.waits.delete(table.party.id)
    this.beginning.add(table)
    const why = await table.beginArranged().catch((fault: unknown) => refuse('tableFault', { fault: String(fault) }))
    if (!why) {
      this.beginning.delete(table)
      this.followSeats(table, round)
      return
    }
    if (why.refused !== 'hostClosed') this.context.report(`a match of the tournament did not begin: ${why.refused}`)
    const cancel = this.context.clock.after(RETRY_MS, () => {
      this.beginning.delete(table)
      this.settle()
    })
    this.waits.set(table.party.id, cancel)
  }

  /** A table of an earlier round stays for its people to see the result, until they have gone or the next round. */
  private closeIfPast({ party }: Table, tournament: Tournament | null, open: readonly RoundTable[]): void {
    if (party.arranged === null) return
    if (tournament && open.some(({ table }) => keyOf(tournament, table) === party.arranged)) return
    const isLatest =
      tournament !== null &&
      latestRound(tournament)?.tables.some(({ table }) => keyOf(tournament, table) === party.arranged)
    const isLeft = this.returning === null && party.people.every(({ here }) => !here)
    if (isLatest === true && !isLeft && party.phase === 'result') return
    const table = this.find(party.arranged)
    if (table) this.closeTable(table, 'roundOver')
  }

  private closeTable({ party }: Table, why: string): void {
    this.waits.get(party.id)?.()
    this.waits.delete(party.id)
    this.context.tables.close(party.id, refuse(why))
  }
}

/** What a table's arrangement is stored as: unlike that of any other tournament's table. */
export const keyOf = ({ id }: Tournament, table: string): string => `${id}/${table}`

const isOpen = ({ state }: RoundTable): boolean => state === 'waiting' || state === 'playing'

const everybodyIsHere = ({ party }: Table, { seats }: RoundTable): boolean =>
  seats.every(({ person, by }) => by !== 'person' || party.people.some(one => one.id === person && one.here))
