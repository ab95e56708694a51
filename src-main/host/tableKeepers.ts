/** The computers that keep a table, as it knows them. */
import type { Refusal } from '../../src-shared/kernel'
import type { TableOffice } from '../../src-shared/succession/succession'
import type { ComputerName, KeepingView } from '../../src-shared/wire'

export interface TableKeepers {
  /** What everybody at the table may know of them. */
  view(): KeepingView
  /** How the table came here, and who keeps it, as its computers have signed it; null while nobody else keeps it. */
  office(): TableOffice | null
  /** Begins to give the table to one of them. @returns why not, or null */
  give(to: string): Refusal | null
  /**
   * An invitation for the computer of somebody who sits at the table.
   * @param address of their app; '' for all that run on the host's own computer
   * @returns null when somebody else's computer at this address has one
   */
  invite(person: string, address: string): string | null
  /** Somebody was sent away: their computer keeps nothing any more. */
  withdraw(person: string): void
  /** Goes on without the computers that do not answer. @returns which these are, or why not */
  goOnAlone(): readonly ComputerName[] | Refusal
}
