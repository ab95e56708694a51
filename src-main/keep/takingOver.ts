/** A computer that has become the host opens its replica: the table as everybody knew it last. */
import type { StoredTable } from '../host/storage/storeTypes'
import * as v from 'valibot'
import { officeSchema, type TableOffice } from '../../src-shared/succession/succession'
import type { Replica } from './protocol'
import { afterChange, NO_TABLE, type TableChange, type TableSoFar } from './replica/tableChange'
import { openBase, openEntries } from './sealing/sealedReplica'

/** The table as it stood when a generation began, and how it had come to the host that began it. */
interface Base extends TableSoFar {
  readonly office?: unknown
}

/** What a replica's base is sealed from. */
export const baseText = (table: TableSoFar, office: TableOffice | null): string =>
  JSON.stringify(office ? ({ ...table, office } satisfies Base) : table)

/**
 * @param key the generation's
 * @throws CannotOpenReplica
 */
export function openReplica(key: Uint8Array, table: string, { generation, base, entries }: Replica): TableSoFar {
  const place = { table, generation }
  // Both were written by a host of this table: whoever can seal them has the key.
  const first: { office?: unknown } & TableSoFar = JSON.parse(openBase(key, place, base)) as Base
  delete first.office
  return openEntries(key, place, base, entries)
    .map(text => JSON.parse(text) as TableChange)
    .reduce(afterChange, { ...NO_TABLE, ...first })
}

/** How the table had come to its last host, as that one has signed it; null where it signs nothing. */
export function officeIn(key: Uint8Array, table: string, { generation, base }: Replica): TableOffice | null {
  const { office } = JSON.parse(openBase(key, { table, generation }, base)) as Base
  const read = v.safeParse(officeSchema, office)
  return read.success ? read.output : null
}

/** Whether an opened replica holds a table. */
export const isTable = (table: TableSoFar): table is StoredTable => table.party !== null

/** The table as another computer goes on with it: whoever sat at its host has no key to the new one. */
export function withoutOwner(table: StoredTable): StoredTable {
  const party: StoredTable['party'] & { owned?: true; handedOver?: true } = { ...table.party }
  delete party.owned
  delete party.handedOver
  return { ...table, party }
}
