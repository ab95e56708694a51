/**
 * The tables of a hall: opened and closed while the host runs, and what the hall shows of each. It knows them from
 * outside only.
 */
import { refuse, type Refusal } from '../../src-shared/kernel'
import { gameById } from '../../src-shared/games'
import { isJoinCode } from '../../src-shared/lan/joinCodeProof'
import { cleanName, type Listing, type TableCard, type TableWait } from '../../src-shared/wire'
import type { Cancel, Clock } from '../clock'
import { uniqueName } from '../host/party/names'
import { commonPartyView } from '../host/party/partyView'
import type { Table } from '../host/table'
import { tableCard } from './hallView'
import { refuseFull, refuseMany, type Opener } from './limits'
import { TableWaits } from './tableWaits'

/** A table that a guest has opened closes when nobody was there for so long. */
export const EMPTY_MS = 600_000

/** A table that somebody wants to open. */
export interface TableOrder {
  readonly name: string
  readonly game: string
  readonly listing: Listing
  readonly code: string | null
}

/** The host's tables, as the hall may use them. */
export interface TableKeeper {
  all(): readonly Table[]
  /** @param changed called when what everybody may know of it may have changed */
  open(order: TableOrder): Table
  close(id: string, why: Refusal): void
}

interface Entry {
  readonly table: Table
  /** Null for a table of the organizer's. */
  readonly opener: Opener | null
  since: number | null
  cancelClosing: Cancel | null
}

export class HallTables {
  private readonly entries = new Map<string, Entry>()
  private readonly waiting: TableWaits

  constructor(
    private readonly clock: Clock,
    private readonly keeper: TableKeeper,
  ) {
    this.waiting = new TableWaits(clock)
    this.refresh()
  }

  get(id: string): Table | undefined {
    this.refresh()
    return this.entries.get(id)?.table
  }

  all(): Table[] {
    this.refresh()
    return [...this.entries.values()].map(({ table }) => table)
  }

  /** Opens a table. @param opener null for the organizer */
  open(order: TableOrder, opener: Opener | null): Table | Refusal {
    const name = cleanName(order.name)
    if (name === '') return refuse('nameEmpty')
    if (!gameById(order.game)) return refuse('gameUnknown')
    if (order.code !== null && !isJoinCode(order.code)) return refuse('codeUnfit')
    const all = this.all()
    const openers = [...this.entries.values()].flatMap(entry => entry.opener ?? [])
    const why = refuseFull(opener, all.length) ?? (opener && refuseMany(opener, openers))
    if (why) return why
    const table = this.keeper.open({
      ...order,
      name: uniqueName(
        name,
        all.map(({ party }) => party.name),
      ),
    })
    this.entries.set(table.party.id, { table, opener, since: null, cancelClosing: null })
    return table
  }

  /** Closes a table for good. @param why what its people are told */
  close(id: string, why: Refusal): void {
    this.entries.get(id)?.cancelClosing?.()
    this.entries.delete(id)
    this.keeper.close(id, why)
  }

  /** What everybody may know of the tables, the oldest first. */
  cards(): TableCard[] {
    this.refresh()
    return [...this.entries.values()].map(entry => {
      const { party } = entry.table
      if (party.phase !== 'match') entry.since = null
      else entry.since ??= this.clock.now()
      const { listing, code } = party
      return tableCard(commonPartyView(party), { listing, locked: code !== null, since: entry.since })
    })
  }

  /** The tables whose cards show their players, and that have waited for one of them for a while. */
  waits(): { readonly waits: readonly TableWait[]; readonly next: number | null } {
    return this.waiting.look(this.all())
  }

  /** Lets tables that guests have opened close once they have been empty for long. @param closed called then */
  watchEmpty(closed: () => void): void {
    for (const [id, entry] of this.entries) {
      const { party } = entry.table
      const isEmpty = entry.opener !== null && party.phase !== 'match' && party.people.every(({ here }) => !here)
      if (!isEmpty) {
        entry.cancelClosing?.()
        entry.cancelClosing = null
      } else
        entry.cancelClosing ??= this.clock.after(EMPTY_MS, () => {
          this.close(id, refuse('tableClosed', { table: party.name }))
          closed()
        })
    }
  }

  stop(): void {
    for (const { cancelClosing } of this.entries.values()) cancelClosing?.()
  }

  /** Follows tables that come and go without the hall, such as those that another computer hosts now. */
  private refresh(): void {
    const all = this.keeper.all()
    for (const table of all)
      if (!this.entries.has(table.party.id))
        this.entries.set(table.party.id, { table, opener: null, since: null, cancelClosing: null })
    for (const [id, entry] of this.entries)
      if (!all.includes(entry.table)) {
        entry.cancelClosing?.()
        this.entries.delete(id)
      }
  }
}
