/** What opening a table takes. */
import type { MatchRecord } from '../../src-shared/record'
import type { OwnerSetup } from './access/ownerKey'
import type { HostControls } from './deps'
import type { TableKeepers } from './tableKeepers'

export interface TableSetup {
  readonly id: string
  readonly name: string
  readonly game: string
  /** Addresses of the guests' page, the likeliest first. */
  readonly invite: readonly string[]
  /** Where `--seed` fixes the keys of this table's matches: 32 bytes for the 0-based index of a match. */
  readonly fixedKey: ((match: number) => Uint8Array) | null
  /** Whether keys were fixed before a restart: the table shows that for as long as it exists. */
  readonly wasFixed?: boolean
  readonly pace: number
  /** The join code of a new table; none when absent. */
  readonly code?: string | null
  /** Settings of the whole host: only one of its tables gets them. */
  readonly controls?: HostControls | null
  /** How its owner is known; without one, whoever runs the table also runs the host. */
  readonly owner?: OwnerSetup | null
  /** Where other computers may keep the table. */
  readonly keepers?: TableKeepers | null
  /** Called when what everybody may know of the table may have changed. */
  readonly changed?: () => void
  /** Called with the record of a match that is over, which everybody at the table is sent; again after a restart. */
  readonly finished?: (record: MatchRecord) => void
}
