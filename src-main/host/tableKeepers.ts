/** The computers that keep a table, as it knows them. */
import type { Refusal } from '../../src-shared/kernel'
import type { TableOffice } from '../../src-shared/succession/succession'
import type { KeepingView } from '../../src-shared/wire'

export interface TableKeepers {
  /** What everybody at the table may know of them. */
  view(): KeepingView
  /** How the table came here, and who keeps it, as its computers have signed it; null while nobody else keeps it. */
  office(): TableOffice | null
  /** Begins to give the table to one of them. @returns why not, or null */
  give(to: string): Refusal | null
}
