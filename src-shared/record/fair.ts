/** How the key of a match came to be: the commitments of all who had a hand in it, and what they opened. */

export interface FairRecord {
  /** `--seed` fixed the key: nobody had a hand in it. */
  readonly fixed: boolean
  /** SHA-256 of the host's number, in hex, as it was sent before the deal. */
  readonly commit: string
  /** The host's 32 bytes in hex, opened after the end. */
  readonly number: string
  /** Persons' clients in seat order. */
  readonly hands: readonly { readonly seat: number; readonly commit: string; readonly number: string }[]
  /** Names of those who committed and did not open: each of them began the round anew. */
  readonly restarts: readonly string[]
}
