/** How the key of a match was made: the commitments of all contributors, and the numbers they opened. */
import type { DealTerms, DroppedDeal } from '../fair/terms'
import type { Succession } from '../succession/succession'

export interface FairRecord {
  /** Whether `--seed` fixed the key, so that nobody contributed to it. */
  readonly fixed: boolean
  /** The host's commitment in hex, as sent before the deal. */
  readonly commit: string
  /** The host's number: 32 bytes in hex, opened after the match. */
  readonly number: string
  /** The persons' clients, in seat order. */
  readonly hands: readonly { readonly seat: number; readonly commit: string; readonly number: string }[]
  /** Names of those who did not open their number in time; each made the round start over. */
  readonly restarts: readonly string[]
  /** What the deal depended on; absent where the key was fixed. */
  readonly terms?: DealTerms
  /** The deals that were thrown away before this one, laid open. */
  readonly dropped?: readonly DroppedDeal[]
  /** How the table went from computer to computer during the match, signed; absent where it stayed. */
  readonly moves?: Succession
}
