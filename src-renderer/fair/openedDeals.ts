/**
 * The deals that this client opened a number for, until a record of each has been laid open and checked: a host that
 * throws deals away until it likes one cannot hide them. Kept with the place at the table, so that reloads, restarts of
 * the host and other matches change nothing.
 */
import { termsHash, type DroppedDeal } from '../../src-shared/fair/terms'
import type { MatchRecord } from '../../src-shared/record'
import { parseJson, type KeyValueStore } from './persistentList'

/** One opened number. `terms`: hash of the terms; `host`: the host's commitment. */
export interface OpenedDeal {
  readonly match: string
  readonly round: number
  readonly terms: string
  readonly host: string
  readonly commit: string
}

/** A record as it was laid open: not checked yet. */
type LaidOpen = Pick<MatchRecord, 'id'> & { readonly fair?: Partial<MatchRecord['fair']> | null }

/** Older ones are forgotten: nobody plays more deals in an evening. */
const MOST = 500

export class OpenedDeals {
  private all: readonly OpenedDeal[]

  /** @param key of the table's list in the store */
  constructor(
    private readonly store: KeyValueStore,
    private readonly key: string,
  ) {
    this.all = parseJson<OpenedDeal[]>(store.read(key)) ?? []
  }

  add(deal: OpenedDeal): void {
    if (!this.all.some(other => other.commit === deal.commit)) this.save([...this.all, deal])
  }

  /** Ids of the matches that are not laid open, other than this one. */
  others(match: string): readonly string[] {
    return [...new Set(this.all.map(deal => deal.match).filter(id => id !== match))]
  }

  /** The record of a match has been checked: its openings, and those of the deals that it lays open, are explained. */
  explain(record: LaidOpen): void {
    const { terms, commit, hands = [], dropped = [] } = record.fair ?? {}
    const isOfMatch = (deal: OpenedDeal): boolean =>
      deal.match === record.id &&
      terms !== undefined &&
      (deal.round < terms.round ||
        (deal.terms === termsHash(terms) && deal.host === commit && hands.some(hand => hand.commit === deal.commit)))
    this.save(this.all.filter(deal => !isOfMatch(deal) && !isDropped(deal, dropped)))
  }

  /** Ids of the matches in this list that a record lays open as dropped. */
  droppedIn(record: LaidOpen): readonly string[] {
    const dropped = record.fair?.dropped ?? []
    return this.all.filter(deal => isDropped(deal, dropped)).map(deal => deal.match)
  }

  private save(deals: readonly OpenedDeal[]): void {
    this.all = deals.slice(-MOST)
    this.store.write(this.key, JSON.stringify(this.all))
  }
}

/** Earlier rounds of a dropped deal are named in its terms. */
const isDropped = (deal: OpenedDeal, dropped: readonly DroppedDeal[]): boolean =>
  dropped.some(
    ({ terms, commit }) =>
      terms.match === deal.match &&
      (deal.round < terms.round || (termsHash(terms) === deal.terms && commit === deal.host)),
  )
