/** The computers that keep a table, as it knows them. */
import type { Refusal } from '../../src-shared/kernel'
import type { KeepingView } from '../../src-shared/wire'

export interface TableKeepers {
  /** What everybody at the table may know of them. */
  view(): KeepingView
  /** Begins to give the table to one of them. @returns why not, or null */
  give(to: string): Refusal | null
}
