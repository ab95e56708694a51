/** How many tables a round has, and how many people sit at each. */
import type { SeatRange } from '../kernel'

/** The sizes of a round's tables, the largest first, and how many people have to sit out. */
export interface TableSizes {
  readonly sizes: readonly number[]
  readonly byes: number
}

/**
 * Divides people into tables that differ by one seat at most. As few as possible sit out; then the tables are as close
 * as possible to the wanted size, rather larger than smaller.
 * @param limits what the game allows
 * @param wanted people per table
 * @returns null when they are too few for one table
 */
export function tableSizes(people: number, limits: SeatRange, wanted: number): TableSizes | null {
  for (let seated = people; seated >= limits.min; seated--) {
    const tables = tableCount(seated, limits, wanted)
    if (tables !== null) return { sizes: nearlyEqual(seated, tables), byes: people - seated }
  }
  return null
}

function tableCount(people: number, { min, max }: SeatRange, wanted: number): number | null {
  let best: number | null = null
  for (let tables = Math.ceil(people / max); tables * min <= people; tables++)
    if (best === null || Math.abs(people - tables * wanted) < Math.abs(people - best * wanted)) best = tables
  return best
}

const nearlyEqual = (people: number, tables: number): readonly number[] =>
  Array.from({ length: tables }, (_, at) => Math.floor(people / tables) + (at < people % tables ? 1 : 0))
