/**
 * What a finished match will be remembered for: the form that all games share. Each game's `memories.ts` reads them
 * from the record, so they exist only when the match is over and its secrets are laid open.
 */
import type { EmittedEvent, Seat } from '../kernel'
import type { MatchRecord } from './record'
import { standingAnswers } from './standing'

export interface Memory {
  /** Its title and its text are in the game's locales under `memories`. */
  readonly key: string
  /** Whom it is about: two where two share it, nobody where it is about a thing. */
  readonly seats: readonly Seat[]
  /** Values for the text: a number, a word of the game, or seats. `n` chooses the plural form. */
  readonly params: MemoryParams
  /** Whether two share the lead, with `n` for each. */
  readonly tied?: true
}

export interface MemoryParams {
  readonly [name: string]: number | string | readonly Seat[]
}

/** Finds one kind of memory. @returns null where nothing of that kind is worth telling */
export type MemoryFinder<Facts> = (facts: Facts) => Memory | null

/** Nobody reads more of them than these. */
export const MOST_MEMORIES = 4

/** More names than these are no distinction. */
const MOST_SHARING = 2

/**
 * Makes a game's `memories` of its finders, the most remarkable first. An aborted match leaves none.
 * @param read what the finders need to know of a record
 */
export const memoriesFrom =
  <Facts>(read: (record: MatchRecord) => Facts, finders: readonly MemoryFinder<Facts>[]) =>
  (record: MatchRecord): readonly Memory[] => {
    if (!record.outcome) return []
    const facts = read(record)
    return finders.flatMap(find => find(facts) ?? []).slice(0, MOST_MEMORIES)
  }

/** All events of a match in order, those of the setup first; without what was taken back. */
export const emittedOf = <E>(record: MatchRecord): readonly EmittedEvent<E>[] =>
  [
    ...record.begun,
    ...standingAnswers(record.answers).flatMap(({ told }) => told),
  ] as unknown as readonly EmittedEvent<E>[]

/** Who leads a count, and with how many. */
export interface Lead {
  readonly seats: readonly Seat[]
  readonly n: number
}

/** Counts how often each seat is named. */
export function tally(seats: number, named: readonly Seat[]): readonly number[] {
  const counts = new Array<number>(seats).fill(0)
  for (const seat of named) if (seat < seats) counts[seat] = (counts[seat] ?? 0) + 1
  return counts
}

/** Returns the seat with the most, or two that share it. @param least fewer are not worth telling */
export function leadOf(counts: readonly number[], least: number): Lead | null {
  const n = Math.max(...counts)
  const seats = counts.flatMap((count, seat) => (count === n ? [seat] : []))
  return n >= least && seats.length <= MOST_SHARING ? { seats, n } : null
}

/** A memory that is nothing but a lead. */
export function leadMemory(key: string, counts: readonly number[], least: number): Memory | null {
  const lead = leadOf(counts, least)
  if (!lead) return null
  const memory: Memory = { key, seats: lead.seats, params: { n: lead.n } }
  return lead.seats.length > 1 ? { ...memory, tied: true } : memory
}

/** Returns all items with the greatest value. */
export function greatest<T>(items: readonly T[], valueOf: (item: T) => number): readonly T[] {
  const most = Math.max(...items.map(valueOf))
  return items.filter(item => valueOf(item) === most)
}

/** Returns what is named most often, unless another is named as often. @param least fewer times are not worth telling */
export function commonest<T>(items: readonly T[], least: number): { readonly item: T; readonly n: number } | null {
  const counts = new Map<T, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  const [most, ...equals] = greatest([...counts], ([, n]) => n)
  return most && most[1] >= least && equals.length === 0 ? { item: most[0], n: most[1] } : null
}
