/** Seating held against exhaustive search: up to 12 people and 4 rounds. */
import { describe, expect, it } from 'vitest'
import { drawSeating, tableSizes } from '../../src-shared/hall'
import { countMeetings } from '../../src-shared/hall/pairCosts'
import { KEY, newcomers, numberOf, people } from './trial'

const ROUNDS = 4
type Table = readonly number[]

/** All sizes of the game's tables that make at least two of them. */
const CASES: readonly (readonly [number, number])[] = Array.from({ length: 7 }, (_, at) => at + 6).flatMap(count =>
  [2, 3, 4, 5, 6].filter(size => 2 * size <= count).map(size => [count, size] as const),
)

/** The tables of a round as the hall seats them: places by the number. */
function roundOf(count: number, size: number, met: readonly Table[], key: string): readonly Table[] {
  const asked = newcomers(count).map((one, at) => ({ ...one, place: met.length === 0 ? 1 : at + 1 }))
  const request = { kind: 'round' as const, limits: { min: 2, max: 13 }, size, people: asked, met }
  return drawSeating(request, key)?.tables.map(table => table.map(person => people(count).indexOf(person))) ?? []
}

/**
 * Goes through every division of people into tables of these sizes that adds to no pair more meetings than `most`
 * allows. @returns whether one of them pleased
 */
function someDivision(
  meetings: Uint16Array,
  sizes: readonly number[],
  most: number,
  pleases: (tables: readonly Table[]) => boolean,
): boolean {
  const count = sizes.reduce((sum, size) => sum + size, 0)
  const tables: number[][] = sizes.map(() => [])
  const place = (person: number): boolean => {
    if (person === count) return pleases(tables)
    for (const [at, table] of tables.entries()) {
      const fits = table.length < (sizes[at] ?? 0) && table.every(one => (meetings[one * count + person] ?? 0) < most)
      // Empty tables of one size are interchangeable.
      const first = table.length > 0 || !tables.slice(0, at).some((o, i) => o.length === 0 && sizes[i] === sizes[at])
      if (!fits || !first) continue
      table.push(person)
      if (place(person + 1)) return true
      table.pop()
    }
    return false
  }
  return place(0)
}

/** Whether so many rounds can be seated in which no pair meets more often than `most`. */
function scheduleExists(
  count: number,
  sizes: readonly number[],
  most: number,
  met: readonly Table[],
  left: number,
): boolean {
  if (left === 0) return true
  return someDivision(countMeetings(count, met), sizes, most, tables =>
    scheduleExists(count, sizes, most, [...met, ...tables.map(table => [...table])], left - 1),
  )
}

describe.each(CASES)('%i people, wanted %i at a table', (count, size) => {
  const sizes = tableSizes(count, { min: 2, max: 13 }, size)?.sizes ?? []

  it('no pair meets more often than the optimum of four rounds plus one', () => {
    for (const word of ['a', 'b', 'c']) {
      const met: Table[] = []
      for (let round = 0; round < ROUNDS; round++) met.push(...roundOf(count, size, met, numberOf(`${word}${round}`)))
      const most = Math.max(...countMeetings(count, met))
      // Everybody is interchangeable in the first round: it may be fixed.
      expect(most < 2 || !scheduleExists(count, sizes, most - 2, firstRound(sizes), ROUNDS - 1)).toBe(true)
    }
  })
})

const firstRound = (sizes: readonly number[]): readonly Table[] => {
  let next = 0
  return sizes.map(size => Array.from({ length: size }, () => next++))
}

describe('each single round', () => {
  it.each([
    [6, 3],
    [7, 3],
    [8, 4],
    [9, 3],
    [10, 5],
  ])('of %i people, wanted %i at a table, is as good as any', (count, size) => {
    const sizes = tableSizes(count, { min: 2, max: 13 }, size)?.sizes ?? []
    const met: Table[] = [...roundOf(count, size, [], KEY)]
    for (let round = 1; round < ROUNDS; round++) {
      const before = countMeetings(count, met)
      const ours = roundOf(count, size, met, numberOf(`${round}`))
      let best = worthOf(ours, before, count)
      someDivision(before, sizes, Infinity, tables => {
        const worth = worthOf(tables, before, count)
        if (isLess(worth, best)) best = worth
        return false
      })
      expect(worthOf(ours, before, count)).toEqual(best)
      met.push(...ours)
    }
  })
})

/** Pairs of a round by their meetings before, the most first; then how far apart they stand. */
function worthOf(tables: readonly Table[], before: Uint16Array, count: number): readonly number[] {
  const worth: number[] = Array(ROUNDS + 1).fill(0)
  for (const table of tables)
    for (const [at, one] of table.entries())
      for (const other of table.slice(at + 1)) {
        const times = before[one * count + other] ?? 0
        if (times > 0) worth[ROUNDS - times] = (worth[ROUNDS - times] ?? 0) + 1
        worth[ROUNDS] = (worth[ROUNDS] ?? 0) + Math.abs(one - other)
      }
  return worth
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, i) => number !== other[i])
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0)
}
