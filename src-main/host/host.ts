/** The host: its tables, and the handshake by which a connection gets a place at one of them. */
import { isRefusal, refuse, type Refusal } from '../../src-shared/kernel'
import { PROTOCOL, type ClientMessage, type Doors } from '../../src-shared/wire'
import { JoinCodeGate } from './access/joinCode'
import { refuseOtherVersion } from './access/protocolVersion'
import type { Peer } from '../peer'
import type { HostDeps } from './deps'
import type { StoredTable } from './storage/storeTypes'
import type { Person } from './party/person'
import type { ResumeFailure } from './match/matchLifecycle'
import type { TableSetup } from './tableSetup'
import { Table } from './table'

/** The person that a connection belongs to after its hello. */
export interface TableMember {
  readonly table: Table
  readonly person: Person
}

export class Host {
  private readonly tables = new Map<string, Table>()
  private readonly joinCodeGate: JoinCodeGate

  constructor(private readonly deps: HostDeps) {
    this.joinCodeGate = new JoinCodeGate(deps)
  }

  open(setup: TableSetup): Table {
    const table = new Table(this.deps, setup)
    this.tables.set(setup.id, table)
    return table
  }

  /** Opens a stored table. @returns why its match cannot go on, or null */
  reopen(setup: TableSetup, stored: StoredTable): ResumeFailure | null {
    return this.open({ ...setup, wasFixed: stored.party.fixedShuffle }).reopen(stored)
  }

  /** Something has changed about the computers that keep a table. */
  keepersChanged(id: string): void {
    this.tables.get(id)?.keepersChanged()
  }

  /** Closes a table that another computer hosts now. */
  tableMoved(id: string): void {
    const table = this.tables.get(id)
    this.tables.delete(id)
    table?.close(refuse('tableMoved'))
  }

  /** The tables that are open, the oldest first. */
  all(): readonly Table[] {
    return [...this.tables.values()]
  }

  /** Closes a table for good. */
  closeTable(id: string, why: Refusal): void {
    const table = this.tables.get(id)
    this.tables.delete(id)
    table?.closeForGood(why)
  }

  /** Stores a snapshot of every match before the host stops. */
  async storeMatches(): Promise<void> {
    await Promise.all([...this.tables.values()].map(table => table.storeSnapshot()))
  }

  /** The machine goes to sleep: stops the clocks of all tables until it wakes up. */
  sleep(): void {
    for (const table of this.tables.values()) table.sleep(true)
  }

  /** The machine has woken up: the clocks go on with the time that was left. */
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
      doors: party.settings.doors,
      locked: party.code !== null,
    }))
  }

  /** Handles the first message of a connection. A protocol mismatch closes the connection. */
  hello(peer: Peer, message: ClientMessage): TableMember | Refusal {
    if (message.kind !== 'hello') return refuse('helloFirst')
    const otherVersion = refuseOtherVersion(peer, message)
    if (otherVersion) return otherVersion
    const table = this.tableFor(message)
    if (!table) return refuse('tableUnknown')
    // A returning person needs no code: their token or link is enough, even if the code has changed. Nor does the owner.
    const isKnown = table.expects(message) || table.isOwner(peer, message)
    const refusal = isKnown ? null : this.joinCodeGate.challenge(peer, table.party)
    if (refusal) return refusal
    const person = table.arrive(peer, message, token => {
      peer.send({ kind: 'welcome', n: message.n, version: PROTOCOL, token })
    })
    return isRefusal(person) ? person : { table, person }
  }

  /** Retries a hello that was refused for lack of a code, after a throttled check of its code. @returns as `hello` */
  async checkCode(peer: Peer, message: ClientMessage): Promise<TableMember | Refusal> {
    const table = message.kind === 'hello' ? this.tableFor(message) : undefined
    if (!table || message.kind !== 'hello') return refuse('tableUnknown')
    const why = await this.joinCodeGate.check(peer, table.party, message)
    if (why?.refused === 'codeWrong') table.codeGuessed()
    return why ?? this.hello(peer, message)
  }

  /** Handles a later message. Its `ok` or `refused` goes back to that connection only. */
  async receive(peer: Peer, { table, person }: TableMember, message: ClientMessage): Promise<void> {
    const why = await table.receive(person, message)
    peer.send(why ? { kind: 'refused', n: message.n, why } : { kind: 'ok', n: message.n })
  }

  disconnected(peer: Peer, { table, person }: TableMember): void {
    table.disconnected(person, peer)
  }

  close(): void {
    this.joinCodeGate.close()
    for (const table of this.tables.values()) table.close()
    this.tables.clear()
  }

  /** The table that the hello names, or the one its token or link belongs to, or the first. */
  private tableFor(message: Extract<ClientMessage, { kind: 'hello' }>): Table | undefined {
    if (message.table !== undefined) return this.tables.get(message.table)
    const all = [...this.tables.values()]
    return all.find(table => table.expects(message)) ?? all[0]
  }
}
