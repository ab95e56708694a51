/**
 * Who sits where in a round: a pure function of plain data, so that a worker can run it.
 *
 * Grouping people over rounds with few repeat meetings is the social golfer problem, for which no fast exact method is
 * known. Libraries for tournaments pair two (Swiss system, brackets); those for groups want one group size and no
 * leavers. A round is therefore found by exchanging people between tables (tableSearch.ts). Of two seatings the better
 * is the one with fewer pairs at the greatest number of meetings, then at the next greatest and so on, which keeps the
 * maximum down first and the repeats second; then the one whose tables seat people of nearer places.
 */
import { hexToBytes } from '@noble/hashes/utils.js'
import { fastRandom, keyedRandom, shuffled, type Random, type SeatRange } from '../kernel'
import { pairCosts } from './pairCosts'
import { tableSizes } from './tableSizes'
import { cheapestTables } from './tableSearch'

/** Somebody to be seated. */
export interface Candidate {
  readonly person: string
  /** In the standings, from 1; the same for people who share one. */
  readonly place: number
  /** How often they have sat out. */
  readonly byes: number
  /** How many rounds they have been seated in. */
  readonly seated: number
}

export interface SeatingRequest {
  /** `round`: everybody is seated. `final`: the best at one table. */
  readonly kind: 'round' | 'final'
  /** What the game allows. */
  readonly limits: SeatRange
  /** Wanted people per table; the size of the final. */
  readonly size: number
  readonly people: readonly Candidate[]
  /** The tables of earlier rounds, as indexes of `people`. */
  readonly met: readonly (readonly number[])[]
}

export interface Seating {
  /** Ids of people, by table and seat. */
  readonly tables: readonly (readonly string[])[]
  readonly byes: readonly string[]
}

/**
 * Draws the seating of a round. Equal places, who sits out of equal claims, and seats at a table are drawn by the key.
 * @param key 32 bytes in hex
 * @returns null when the people are too few for one table
 */
export function drawSeating(request: SeatingRequest, key: string): Seating | null {
  const random = keyedRandom(hexToBytes(key), 0)
  const order = [...request.people.keys()].sort((a, b) => (idOf(request, a) < idOf(request, b) ? -1 : 1))
  const drawn = shuffled(order, random, 'order')
  return request.kind === 'final' ? seatFinal(request, drawn, random) : seatRound(request, drawn, random)
}

function seatFinal(request: SeatingRequest, drawn: readonly number[], random: Random): Seating | null {
  const { limits, size } = request
  const finalists = byPlace(request, drawn).slice(0, Math.min(Math.max(size, limits.min), limits.max))
  return finalists.length < limits.min ? null : { tables: [atSeats(request, finalists, random, 0)], byes: [] }
}

function seatRound(request: SeatingRequest, drawn: readonly number[], random: Random): Seating | null {
  const { people, limits, met } = request
  const division = tableSizes(people.length, limits, request.size)
  if (!division) return null
  const resting = byClaim(request, drawn).slice(0, division.byes)
  const seated = byPlace(
    request,
    drawn.filter(one => !resting.includes(one)),
  )
  const positions = new Map(seated.map((one, position) => [one, position]))
  const costs = pairCosts(
    seated.map(one => people[one]?.place ?? 0),
    met.map(table => table.flatMap(one => positions.get(one) ?? [])),
    division.sizes.reduce((pairs, size) => pairs + (size * (size - 1)) / 2, 0),
  )
  const first = inOrder(division.sizes)
  const tables = cheapestTables(first, costs, fastRandom(random.nextInt(2 ** 32, 'search')))
  return {
    tables: tables.map((table, at) =>
      atSeats(
        request,
        table.flatMap(position => seated[position] ?? []),
        random,
        at,
      ),
    ),
    byes: resting.map(one => idOf(request, one)).sort(),
  }
}

/** Who has sat out least often, then who has played most, sits out next. */
function byClaim({ people }: SeatingRequest, drawn: readonly number[]): readonly number[] {
  const claim = (one: number, field: 'byes' | 'seated'): number => people[one]?.[field] ?? 0
  return [...drawn].sort((a, b) => claim(a, 'byes') - claim(b, 'byes') || claim(b, 'seated') - claim(a, 'seated'))
}

const byPlace = ({ people }: SeatingRequest, drawn: readonly number[]): readonly number[] =>
  [...drawn].sort((a, b) => (people[a]?.place ?? 0) - (people[b]?.place ?? 0))

/** Tables filled one after another. */
function inOrder(sizes: readonly number[]): readonly (readonly number[])[] {
  let next = 0
  return sizes.map(size => Array.from({ length: size }, () => next++))
}

const atSeats = (request: SeatingRequest, table: readonly number[], random: Random, at: number): readonly string[] =>
  shuffled(table, random, `seats/${at}`).map(one => idOf(request, one))

const idOf = ({ people }: SeatingRequest, one: number): string => people[one]?.person ?? ''
