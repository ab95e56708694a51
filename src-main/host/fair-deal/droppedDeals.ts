/** Deals that led to no match although numbers had been opened. The next match's record lays them open. */
import type { DroppedDeal } from '../../../src-shared/fair/terms'

/** What is stored of them, so that a restarted host can still lay them open. */
export interface StoredDrops {
  /** The deal whose numbers are being opened, or were when the host stopped. */
  readonly pending: DroppedDeal | null
  readonly dropped: readonly DroppedDeal[]
}

export class DroppedDeals {
  private pending: DroppedDeal | null = null
  private dropped: readonly DroppedDeal[] = []

  get all(): readonly DroppedDeal[] {
    return this.dropped
  }

  /** Null when there is nothing to store. */
  get stored(): StoredDrops | null {
    const { pending, dropped } = this
    return pending || dropped.length > 0 ? { pending, dropped } : null
  }

  /** Numbers are going to be opened for this round. Earlier rounds of the same deal are named in its terms. */
  pend(deal: DroppedDeal): void {
    this.pending = deal
  }

  /** No number is going to be opened after all. */
  forget(): void {
    this.pending = null
  }

  /** The pending deal comes to nothing. */
  drop(): void {
    if (this.pending) this.dropped = [...this.dropped, this.pending]
    this.pending = null
  }

  /** The pending deal has led to a match, whose record names those dropped before it. */
  matchStarted(match: string): void {
    if (this.pending?.terms.match !== match) this.drop()
    else this.dropped = []
    this.pending = null
  }

  /** After a restart. @param match id of the table's stored match */
  restore({ pending, dropped }: StoredDrops, match: string | null): void {
    this.dropped = dropped
    this.pending = pending
    if (pending && pending.terms.match !== match) this.drop()
  }
}
