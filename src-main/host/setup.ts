/** How a table is opened. */
import type { HostControls } from './given'

export interface TableSetup {
  readonly id: string
  readonly name: string
  readonly game: string
  /** Addresses of the page for guests, the likeliest first. */
  readonly invite: readonly string[]
  /** Keys of this table's matches, where `--seed` fixes them: the how manieth match gives 32 bytes. */
  readonly fixedKey: ((match: number) => Uint8Array) | null
  /** Whether that was so before a restart: it is said for as long as the table stands. */
  readonly fixedBefore?: boolean
  readonly pace: number
  /** The code that a new table asks for; none when it is not told. */
  readonly code?: string | null
  /** What its host's person may switch for the whole host: told to one of its tables at most. */
  readonly controls?: HostControls | null
}
