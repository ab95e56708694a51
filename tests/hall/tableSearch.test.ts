/** The search for tables: it passes over exchanges that it has weighed before, and misses none by that. */
import { describe, expect, it } from 'vitest'
import { fastRandom, type Random } from '../../src-shared/kernel'
import type { PairCosts } from '../../src-shared/hall/pairCosts'
import { cheapestTables, type Division } from '../../src-shared/hall/tableSearch'

/** Costs by chance, the same both ways. */
function costsOf(people: number, seed: number): PairCosts {
  const random = fastRandom(seed),
    repeats = new Float64Array(people * people),
    distance = new Float64Array(people * people)
  for (let a = 0; a < people; a++)
    for (let b = a + 1; b < people; b++) {
      repeats[a * people + b] = repeats[b * people + a] = random.nextInt(20, 'repeats') === 0 ? 1 : 0
      distance[a * people + b] = distance[b * people + a] = random.nextInt(1000, 'distance')
    }
  return { people, repeats, distance }
}

/** People in order at tables of these sizes. */
function inOrder(sizes: readonly number[]): Division {
  let next = 0
  return sizes.map(size => Array.from({ length: size }, () => next++))
}

/** Repeats and distance of people at these tables: repeats are compared first. */
type Cost = readonly [repeats: number, distance: number]

const isLess = (one: Cost, other: Cost): boolean => one[0] < other[0] || (one[0] === other[0] && one[1] < other[1])

/** The same search, which weighs every exchange anew by counting all tables. */
class PlainSearch {
  private tableOf: number[]

  constructor(
    first: Division,
    private readonly costs: PairCosts,
  ) {
    this.tableOf = first.flatMap((table, at) => table.map(() => at))
  }

  cheapest(random: Random, kicks: number): Division {
    this.climb()
    let best = this.tableOf
    for (let kick = 0; kick < kicks; kick++) {
      this.tableOf = [...best]
      for (let i = 0; i < 3; i++)
        this.exchange(random.nextInt(this.costs.people, 'a'), random.nextInt(this.costs.people, 'b'))
      this.climb()
      if (isLess(this.costOf(this.tableOf), this.costOf(best))) best = this.tableOf
    }
    const tables = Array.from({ length: 1 + Math.max(...best) }, (): number[] => [])
    best.forEach((table, person) => tables[table]?.push(person))
    return tables
  }

  private climb(): void {
    for (let improved = true; improved;) {
      improved = false
      for (let a = 0; a < this.costs.people; a++)
        for (let b = a + 1; b < this.costs.people; b++) {
          if (this.tableOf[a] === this.tableOf[b]) continue
          const before = this.costOf(this.tableOf)
          this.exchange(a, b)
          if (isLess(this.costOf(this.tableOf), before)) improved = true
          else this.exchange(a, b)
        }
    }
  }

  private exchange(a: number, b: number): void {
    const { tableOf } = this
    ;[tableOf[a], tableOf[b]] = [tableOf[b] ?? 0, tableOf[a] ?? 0]
  }

  private costOf(tableOf: readonly number[]): Cost {
    const { people, repeats, distance } = this.costs
    let met = 0,
      apart = 0
    for (let a = 0; a < people; a++)
      for (let b = a + 1; b < people; b++)
        if (tableOf[a] === tableOf[b]) {
          met += repeats[a * people + b] ?? 0
          apart += distance[a * people + b] ?? 0
        }
    return [met, apart]
  }
}

describe('tables that were searched for', () => {
  it.each([0, 1, 5])('are those of a search that weighs every exchange anew, after %i new starts', kicks => {
    for (let seed = 1; seed <= 6; seed++) {
      const first = inOrder([5, 4, 4, 4, 3]),
        costs = costsOf(20, seed)
      expect(cheapestTables(first, costs, fastRandom(seed), kicks)).toEqual(
        new PlainSearch(first, costs).cheapest(fastRandom(seed), kicks),
      )
    }
  })

  it('stay as they are where nothing can be better', () => {
    expect(cheapestTables(inOrder([4]), costsOf(4, 1), fastRandom(1))).toEqual([[0, 1, 2, 3]])
  })

  it('are the same for the same chance', () => {
    const [one, other] = [8, 8].map(seed => cheapestTables(inOrder([4, 4, 4]), costsOf(12, 7), fastRandom(seed)))
    expect(other).toEqual(one)
  })
})
