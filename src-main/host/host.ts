/** The host: its tables, and the way from a connection to a place at one of them. */
import { isRefusal, refuse, type Refusal } from '../../src-shared/kernel'
import { PROTOCOL, type ClientMessage, type Doors } from '../../src-shared/wire'
import { Doorkeeper } from './door'
import { CLOSE, type Given, type Peer } from './given'
import type { KeptTable } from './kept'
import type { Person } from './party'
import type { NotResumed } from './resuming'
import type { TableSetup } from './setup'
import { Table } from './table'

/** A connection that has said hello. */
export interface Place {
  readonly table: Table
  readonly person: Person
}

export class Host {
  private readonly tables = new Map<string, Table>()
  private readonly doors: Doorkeeper

  constructor(private readonly given: Given) {
    this.doors = new Doorkeeper(given)
  }

  open(setup: TableSetup): Table {
    const table = new Table(this.given, setup)
    this.tables.set(setup.id, table)
    return table
  }

  /** Opens a table that was kept. @returns why its match cannot go on, or null */
  reopen(setup: TableSetup, kept: KeptTable): NotResumed | null {
    return this.open({ ...setup, fixedBefore: kept.party.fixedShuffle }).reopen(kept)
  }

  /** Keeps all matches as they stand, for a goodbye. */
  async keep(): Promise<void> {
    await Promise.all([...this.tables.values()].map(table => table.keep()))
  }

  /** The machine falls asleep: the clocks of all tables stand still until it has woken up. */
  sleep(): void {
    for (const table of this.tables.values()) table.sleep(true)
  }

  /** The machine has woken up: the clocks go on with what was left. */
  wake(): void {
    for (const table of this.tables.values()) table.sleep(false)
  }

  /** Public facts about the tables, for lists. */
  list(): {
    id: string
    name: string
    game: string
    taken: number
    seats: number
    phase: string
    doors: Doors
    locked: boolean
  }[] {
    return [...this.tables.values()].map(({ party }) => ({
      id: party.id,
      name: party.name,
      game: party.game.id,
      taken: party.seats.length,
      seats: party.game.seats.max,
      phase: party.phase,
      doors: party.doors,
      locked: party.code !== null,
    }))
  }

  /** The first message of a connection. A refusal is sent, and the connection closed where nothing can come of it. */
  hello(peer: Peer, message: ClientMessage): Place | Refusal {
    if (message.kind !== 'hello') return refuse('helloFirst')
    if (message.version !== PROTOCOL) {
      const why = refuse('version', { host: PROTOCOL, client: message.version })
      peer.send({ kind: 'refused', n: message.n, why })
      peer.close(CLOSE.version, why)
      return why
    }
    const table = this.tableFor(message)
    if (!table) return refuse('tableUnknown')
    // A place that somebody holds is theirs, whatever the code is now.
    const stopped = table.expects(message) ? null : this.doors.stops(peer, table.party)
    if (stopped) return stopped
    const person = table.arrive(peer, message, token => {
      peer.send({ kind: 'welcome', n: message.n, version: PROTOCOL, token })
    })
    return isRefusal(person) ? person : { table, person }
  }

  /** A hello that was refused for want of a code, once its own has been judged: that takes its time. @returns what `hello` does */
  async knock(peer: Peer, message: ClientMessage): Promise<Place | Refusal> {
    const table = message.kind === 'hello' ? this.tableFor(message) : undefined
    if (!table || message.kind !== 'hello') return refuse('tableUnknown')
    return (await this.doors.knock(peer, table.party, message)) ?? this.hello(peer, message)
  }

  /** A message of a connection that has a place. Its `ok` or `refused` goes back to that connection alone. */
  async receive(peer: Peer, { table, person }: Place, message: ClientMessage): Promise<void> {
    const why = await table.receive(person, message)
    peer.send(why ? { kind: 'refused', n: message.n, why } : { kind: 'ok', n: message.n })
  }

  gone(peer: Peer, { table, person }: Place): void {
    table.away(person, peer)
  }

  close(): void {
    this.doors.close()
    for (const table of this.tables.values()) table.close()
    this.tables.clear()
  }

  /** The table that is named, or that the token or link belongs to, or the first. */
  private tableFor(message: Extract<ClientMessage, { kind: 'hello' }>): Table | undefined {
    if (message.table !== undefined) return this.tables.get(message.table)
    const all = [...this.tables.values()]
    return all.find(table => table.expects(message)) ?? all[0]
  }
}
