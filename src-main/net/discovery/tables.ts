/**
 * The list of tables as a guest sees it: pure functions of the sightings and their times. A table is identified by its
 * instance id; it turns stale when it has been silent for a while, and is removed a little later.
 */
import { PROTOCOL } from '../../../src-shared/wire'
import type { TableRecord } from './tableRecord'
import type { Nic } from './deps'
import { candidates } from './subnets'

/** How a table was found. */
export type DiscoveryWay = 'mdns' | 'channel' | 'visit'

export interface Sighting {
  readonly record: TableRecord
  readonly speaker: string
  /** Further addresses that the host claims. */
  readonly addresses: readonly string[]
  readonly way: DiscoveryWay
}

export interface Row {
  readonly record: TableRecord
  /** The address that the record came from, and when it was last heard. */
  readonly speaker: string
  readonly at: number
  /** Other addresses that sent records of the same table. */
  readonly others: readonly string[]
  readonly addresses: readonly string[]
  /** Those of the senders that were asked, and have answered. */
  readonly answeredAt: readonly string[]
  readonly ways: readonly DiscoveryWay[]
}

export type Rows = ReadonlyMap<string, Row>

export interface ListedTable {
  readonly record: TableRecord
  readonly addresses: readonly string[]
  readonly ways: readonly DiscoveryWay[]
  /** Silent for a while: shown in grey. */
  readonly stale: boolean
  /** Its protocol compared with ours: an older or newer table cannot be joined. */
  readonly version: 'same' | 'older' | 'newer'
}

/** Guests ask every 5 s: two answers may get lost before a table turns stale, three before it is removed. */
export const STALE_MS = 12_000
export const GONE_MS = 17_000
/** Bounds memory against forged tables. */
const MAX_PER_SPEAKER = 300,
  MAX_ROWS = 1000
/** No machine has more addresses. */
const MAX_ADDRESSES = 8

/**
 * A record with the same instance id but another port or certificate is another table: a neighbour who repeats an id adds
 * no address to the table that has it.
 */
export const rowKey = ({ id, port, fingerprint }: TableRecord): string => `${id}@${port}/${fingerprint ?? ''}`

/** @returns the rows with a sighting added */
export function recordSighting(rows: Rows, { record, speaker, addresses, way }: Sighting, now: number): Rows {
  const key = rowKey(record),
    known = rows.get(key)
  if (!known && isFull(rows, speaker)) return rows
  const others = [...new Set([...(known?.others ?? []), speaker])].slice(0, MAX_ADDRESSES)
  const ways = [...new Set([...(known?.ways ?? []), way])]
  const answeredAt = [...new Set([...(known?.answeredAt ?? []), ...(way === 'visit' ? [speaker] : [])])]
  // The first speaker counts until it falls silent: a stranger who knows the instance id cannot change the record.
  const row: Row =
    known && known.speaker !== speaker && now - known.at < STALE_MS
      ? { ...known, others, ways, answeredAt }
      : {
          record,
          speaker,
          at: now,
          others,
          ways,
          answeredAt,
          addresses: addresses.length > 0 ? addresses.slice(0, MAX_ADDRESSES) : (known?.addresses ?? []),
        }
  return new Map([...rows, [key, row]])
}

const isFull = (rows: Rows, speaker: string): boolean =>
  rows.size >= MAX_ROWS || [...rows.values()].filter(row => row.speaker === speaker).length >= MAX_PER_SPEAKER

export const removeSighting = (rows: Rows, key: string): Rows => new Map([...rows].filter(([other]) => other !== key))

/** @returns the rows without those that were silent for too long */
export function expireRows(rows: Rows, now: number): Rows {
  const alive = [...rows].filter(([, row]) => now - row.at < GONE_MS)
  return alive.length === rows.size ? rows : new Map(alive)
}

/** When the next row turns stale or expires; null when none will. */
export function nextChange(rows: Rows, now: number): number | null {
  const changes = [...rows.values()].flatMap(({ at }) => [at + STALE_MS, at + GONE_MS]).filter(at => at > now)
  return changes.length === 0 ? null : Math.min(...changes)
}

/** The list to show, sorted by name and instance id. */
export function listedTables(rows: Rows, nics: readonly Nic[], now: number): ListedTable[] {
  const all = [...rows.values()].map(({ record, speaker, others, addresses, answeredAt, ways, at }): ListedTable => ({
    record,
    ways,
    addresses: candidates(nics, [speaker, ...others], addresses, answeredAt),
    stale: now - at >= STALE_MS,
    version: record.protocol === PROTOCOL ? 'same' : record.protocol < PROTOCOL ? 'older' : 'newer',
  }))
  return all.sort((a, b) => compare(a.record.name, b.record.name) || compare(a.record.id, b.record.id))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
