/** A computer that has become the host opens its replica: the table as everybody knew it last. */
import type { StoredTable } from '../host/storage/storeTypes'
import type { Replica } from './protocol'
import { afterChange, NO_TABLE, type TableChange, type TableSoFar } from './replica/tableChange'
import { openBase, openEntries } from './sealing/sealedReplica'

/**
 * @param key the generation's
 * @throws CannotOpenReplica
 */
export function openReplica(key: Uint8Array, table: string, { generation, base, entries }: Replica): TableSoFar {
  const place = { table, generation }
  // Both were written by a host of this table: whoever can seal them has the key.
  const first = JSON.parse(openBase(key, place, base)) as TableSoFar
  return openEntries(key, place, base, entries)
    .map(text => JSON.parse(text) as TableChange)
    .reduce(afterChange, { ...NO_TABLE, ...first })
}

/** Whether an opened replica holds a table. */
export const isTable = (table: TableSoFar): table is StoredTable => table.party !== null

/** The table as another computer goes on with it: whoever sat at its host has no key to the new one. */
export function withoutOwner(table: StoredTable): StoredTable {
  const party: StoredTable['party'] & { owner?: string; handedOver?: boolean } = { ...table.party }
  delete party.owner
  delete party.handedOver
  return { ...table, party }
}
