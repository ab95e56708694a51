/** What it costs that two people sit at one table: how often they have met, and how far apart they stand. */

/** Costs of all pairs of `people` people; that of persons a and b is at `a * people + b`. */
export interface PairCosts {
  readonly people: number
  /** Compared first: one pair that has met more often costs more than all pairs together that have met less often. */
  readonly repeats: Float64Array
  /** Compared between seatings with equal repeats: the difference of their places. */
  readonly distance: Float64Array
}

/** Sums of costs up to here are exact. */
const EXACT = Number.MAX_SAFE_INTEGER

/**
 * @param places the place of each person, in order
 * @param met the tables at which they have sat, as indexes of `places`
 * @param together how many pairs share a table in the round to come
 */
export function pairCosts(places: readonly number[], met: readonly (readonly number[])[], together: number): PairCosts {
  const people = places.length
  const meetings = countMeetings(people, met)
  const costOf = repeatCosts(meetings, together)
  return {
    people,
    repeats: Float64Array.from(meetings, times => costOf.get(times) ?? 0),
    distance: Float64Array.from(meetings, (_, pair) =>
      Math.abs((places[Math.floor(pair / people)] ?? 0) - (places[pair % people] ?? 0)),
    ),
  }
}

/** How often each pair has shared a table. */
export function countMeetings(people: number, met: readonly (readonly number[])[]): Uint16Array {
  const meetings = new Uint16Array(people * people)
  for (const table of met)
    for (const a of table)
      for (const b of table) if (a !== b) meetings[a * people + b] = at(meetings, a * people + b) + 1
  return meetings
}

/**
 * The cost of a further meeting by the number of those before. The numbers that occur, from 1 up, cost powers of a base
 * that is greater than the number of pairs. If that exceeds what is exact, the smallest numbers share the lowest cost.
 */
function repeatCosts(meetings: Uint16Array, together: number): ReadonlyMap<number, number> {
  const base = together + 1
  let levels = 1
  for (let power = base; power * base <= EXACT / base; power *= base) levels++
  const times = [...new Set(meetings)].filter(number => number > 0).sort((a, b) => a - b)
  const lowest = Math.max(0, times.length - levels)
  let cost = 1
  return new Map(times.map((number, level) => [number, level > lowest ? (cost *= base) : cost]))
}

const at = (numbers: Uint16Array, index: number): number => numbers[index] ?? 0
