/** Tables that are shuffled between matches: who plays at them is drawn anew, like the seats of a tournament's round. */
import { refuse, type Refusal, type SeatRange } from '../kernel'
import type { DrawTerms } from './drawing'
import type { SeatingRequest } from './seating'
import { MAX_PEOPLE } from './settings'
import { tableSizes } from './tableSizes'

/** A table that is shuffled: the ids of those who have a seat, and the most its game can seat. */
export interface ShuffledTable {
  readonly people: readonly string[]
  readonly most: number
}

export interface Shuffle {
  readonly id: string
  /** Counts the shuffles of this hall, from 1. */
  readonly round: number
  /** Counts the attempts at this one, from 1. */
  readonly attempt: number
  /** Ids of people whose clients give no number. */
  readonly excluded: readonly string[]
  readonly tables: readonly ShuffledTable[]
}

/** The fewest people at a table: bots fill the other seats. */
const FEWEST = 2

/**
 * Returns the terms of a shuffle. Those who sit together now count as having met, so that the draw parts them. No more
 * tables are drawn than there are; the first drawn one sits at the first table, and so on.
 */
export function shuffleTerms({ id, round, attempt, excluded, tables }: Shuffle): DrawTerms | Refusal {
  const people = tables.flatMap(({ people }) => people).sort()
  if (tables.length < 2) return refuse('nothingToShuffle')
  if (people.length < FEWEST) return refuse('tooFewForTable', { people: people.length, min: FEWEST })
  const limits: SeatRange = { min: FEWEST, max: Math.min(...tables.map(({ most }) => most)) }
  const size = Math.min(limits.max, Math.max(limits.min, Math.ceil(people.length / tables.length)))
  const drawn = tableSizes(people.length, limits, size)
  if (!drawn || drawn.sizes.length > tables.length || people.length > MAX_PEOPLE) return refuse('shuffleUnfit')
  const index = new Map(people.map((person, at) => [person, at]))
  const request: SeatingRequest = {
    kind: 'round',
    limits,
    size,
    people: people.map(person => ({ person, place: 1, byes: 0, seated: 0 })),
    met: tables.map(table => table.people.flatMap(person => index.get(person) ?? [])).filter(met => met.length > 1),
  }
  return {
    ...{ draw: 'seating', tournament: id, round, attempt, request },
    contributors: people.filter(person => !excluded.includes(person)),
    excluded: people.filter(person => excluded.includes(person)),
  }
}
