/** A running match as it is saved and resumed. */
import type { EmittedEvent, Json, Snapshot } from '../../../src-shared/kernel'
import type { MatchRecord } from '../../../src-shared/record'
import type { MatchOrigin } from './journal'

/** A running match as data: with it, a host goes on exactly where another one stopped. */
export interface SavedMatch {
  readonly id: string
  readonly snapshot: Snapshot
  readonly origin: MatchOrigin
  /** Events of the setup, before the first answer. */
  readonly openingEvents: readonly EmittedEvent<Json>[]
  readonly answers: MatchRecord['answers']
  /** The last events, oldest first. */
  readonly log: readonly EmittedEvent<Json>[]
}
