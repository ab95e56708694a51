/**
 * The list of tables as a guest sees it: pure, given what was heard and when. A table is its instance, not its name;
 * it is grey when it has been silent for a while and gone a little later, whatever life its records claimed.
 */
import { PROTOCOL } from '../../../src-shared/wire'
import type { Facts } from './facts'
import type { Nic } from './given'
import { candidates } from './subnets'

/** How a table came to our ears. */
export type Way = 'mdns' | 'channel' | 'visit'

export interface Sighting {
  readonly facts: Facts
  readonly from: string
  /** Further addresses that the host says it has. */
  readonly told: readonly string[]
  readonly way: Way
}

export interface Row {
  readonly facts: Facts
  /** The address that speaks for the table, and when it was last heard. */
  readonly speaker: string
  readonly at: number
  /** Other addresses from which the same table was heard. */
  readonly others: readonly string[]
  readonly told: readonly string[]
  readonly ways: readonly Way[]
}

export type Rows = ReadonlyMap<string, Row>

export interface Listed {
  readonly facts: Facts
  readonly addresses: readonly string[]
  readonly ways: readonly Way[]
  /** Silent for a while: shown, but in grey. */
  readonly grey: boolean
  /** Whether its program is as old as ours: an older or newer one cannot be joined, and is told so. */
  readonly version: 'same' | 'older' | 'newer'
}

/** Guests ask every 5 s: two answers may get lost before a table turns grey, three before it goes. */
export const GREY_MS = 12_000
export const GONE_MS = 17_000
/** No host has more tables, no network more of them all: forged ones shall not fill the memory. */
const MAX_FROM_ONE = 300,
  MAX_ROWS = 1000
/** No machine has more addresses. */
const MAX_ADDRESSES = 8

/** Somebody who claims another's instance but another port is another table. */
export const keyOf = ({ id, port }: Facts): string => `${id}@${port}`

/** @returns the rows with what was heard */
export function hear(rows: Rows, { facts, from, told, way }: Sighting, now: number): Rows {
  const key = keyOf(facts),
    old = rows.get(key)
  if (!old && isFull(rows, from)) return rows
  const others = [...new Set([...(old?.others ?? []), from])].slice(0, MAX_ADDRESSES)
  const ways = [...new Set([...(old?.ways ?? []), way])]
  // Whoever spoke first speaks for the table until silent: a stranger who knows its instance cannot rename it.
  const row: Row =
    old && old.speaker !== from && now - old.at < GREY_MS
      ? { ...old, others, ways }
      : {
          facts,
          speaker: from,
          at: now,
          others,
          ways,
          told: told.length > 0 ? told.slice(0, MAX_ADDRESSES) : (old?.told ?? []),
        }
  return new Map([...rows, [key, row]])
}

const isFull = (rows: Rows, from: string): boolean =>
  rows.size >= MAX_ROWS || [...rows.values()].filter(({ speaker }) => speaker === from).length >= MAX_FROM_ONE

export const without = (rows: Rows, key: string): Rows => new Map([...rows].filter(([other]) => other !== key))

/** @returns the rows without those that have been silent for too long */
export function sweep(rows: Rows, now: number): Rows {
  const kept = [...rows].filter(([, row]) => now - row.at < GONE_MS)
  return kept.length === rows.size ? rows : new Map(kept)
}

/** The next moment at which silence changes the list; null when nothing will. */
export function nextChange(rows: Rows, now: number): number | null {
  const moments = [...rows.values()].flatMap(({ at }) => [at + GREY_MS, at + GONE_MS]).filter(at => at > now)
  return moments.length === 0 ? null : Math.min(...moments)
}

/** The list to show, by name and instance. */
export function listed(rows: Rows, nics: readonly Nic[], now: number): Listed[] {
  const all = [...rows.values()].map(({ facts, speaker, others, told, ways, at }): Listed => ({
    facts,
    ways,
    addresses: candidates(nics, [speaker, ...others], told),
    grey: now - at >= GREY_MS,
    version: facts.protocol === PROTOCOL ? 'same' : facts.protocol < PROTOCOL ? 'older' : 'newer',
  }))
  return all.sort((a, b) => compare(a.facts.name, b.facts.name) || compare(a.facts.id, b.facts.id))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
