/** A host's store whose tables are kept by other computers as well: a write is durable when it is safe there too. */
import type {
  HistoryQuery,
  Store,
  StoredAnswer,
  StoredDeal,
  StoredDeck,
  StoredParty,
  StoredSnapshot,
  StoredTable,
} from '../host/storage/storeTypes'
import type { FinishedMatch, MatchRecord, Tally } from '../../src-shared/record'
import type { Replication } from './replication'
import type { TableChange } from './replica/tableChange'

export class KeptStore implements Store {
  /** The table of each match that this host has dealt or goes on with. */
  private readonly tables = new Map<string, string>()

  /**
   * @param inner this computer's own store
   * @param replicationOf the table's, or null where nobody keeps it
   * @param date milliseconds since 1970
   */
  constructor(
    private readonly inner: Store,
    private readonly replicationOf: (table: string) => Replication | null,
    private readonly date: () => number,
  ) {}

  /** Goes on with a table that was stored before. */
  knowMatch(match: string, table: string): void {
    this.tables.set(match, table)
  }

  saveParty(party: StoredParty, decks: readonly StoredDeck[]): Promise<void> {
    return this.both(party.id, { change: 'party', party, decks }, () => this.inner.saveParty(party, decks))
  }

  saveDeal(deal: StoredDeal, decks: readonly StoredDeck[]): Promise<void> {
    this.knowMatch(deal.id, deal.table)
    return this.both(deal.table, { change: 'deal', deal, decks, dealt: this.date() }, () =>
      this.inner.saveDeal(deal, decks),
    )
  }

  appendAnswer(match: string, answer: StoredAnswer): Promise<void> {
    return this.ofMatch(match, { change: 'answer', match, answer, taken: this.date() }, () =>
      this.inner.appendAnswer(match, answer),
    )
  }

  saveSnapshot(match: string, snapshot: StoredSnapshot): Promise<void> {
    return this.ofMatch(match, { change: 'snapshot', match, snapshot }, () => this.inner.saveSnapshot(match, snapshot))
  }

  abandon(match: string): Promise<void> {
    return this.ofMatch(match, { change: 'abandon', match }, () => this.inner.abandon(match))
  }

  adopt(table: StoredTable): Promise<void> {
    if (table.match) this.knowMatch(table.match.deal.id, table.party.id)
    return this.inner.adopt(table)
  }

  importRecord(record: MatchRecord): Promise<void> {
    return this.inner.importRecord(record)
  }

  history(of: HistoryQuery): Promise<readonly FinishedMatch[]> {
    return this.inner.history(of)
  }

  record(match: string, table: string | null): Promise<MatchRecord | null> {
    return this.inner.record(match, table)
  }

  statistics(table: string | null): Promise<readonly Tally[]> {
    return this.inner.statistics(table)
  }

  private ofMatch(match: string, change: TableChange, write: () => Promise<void>): Promise<void> {
    const table = this.tables.get(match)
    return table === undefined ? write() : this.both(table, change, write)
  }

  /** Both at once: the round trip to the keepers, which takes longer and so begins first, and the sync here. */
  private async both(table: string, change: TableChange, write: () => Promise<void>): Promise<void> {
    const safe = this.replicationOf(table)?.add(change)
    await Promise.all([write(), safe])
  }
}
