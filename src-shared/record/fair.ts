/** How the key of a match was made: the commitments of all contributors, and the numbers they opened. */

export interface FairRecord {
  /** Whether `--seed` fixed the key, so that nobody contributed to it. */
  readonly fixed: boolean
  /** SHA-256 of the host's number in hex, as sent before the deal. */
  readonly commit: string
  /** The host's number: 32 bytes in hex, opened after the match. */
  readonly number: string
  /** The persons' clients, in seat order. */
  readonly hands: readonly { readonly seat: number; readonly commit: string; readonly number: string }[]
  /** Names of those who did not open their number in time; each made the round start over. */
  readonly restarts: readonly string[]
}
