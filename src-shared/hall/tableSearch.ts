/** Looks for a better division of people into tables by exchanging two at a time. */
import type { Random } from '../kernel'
import type { PairCosts } from './pairCosts'

/** How often a search starts again from a disturbed division, and how many exchanges it weighs in all. */
const KICKS = 200
const MOST_WEIGHED = 2_000_000
/** Exchanges by chance between two climbs. */
const KICK = 3

/** People by table: indexes of the costs. */
export type Division = readonly (readonly number[])[]

/** Returns a division with the same table sizes that costs as little as the search finds, never more than `first`. */
export function cheapestTables(first: Division, costs: PairCosts, random: Random): Division {
  const search = new TableSearch(first, costs)
  search.climb()
  let best = search.snapshot()
  for (let kick = 0; kick < KICKS && search.weighed < MOST_WEIGHED && best.repeats + best.distance > 0; kick++) {
    for (let i = 0; i < KICK; i++) search.exchangeByChance(random)
    search.climb()
    const found = search.snapshot()
    if (isCheaper(found, best)) best = found
    else search.restore(best)
  }
  return best.tables
}

interface Snapshot {
  readonly tables: Division
  readonly repeats: number
  readonly distance: number
}

const isCheaper = (one: Snapshot, other: Snapshot): boolean =>
  one.repeats < other.repeats || (one.repeats === other.repeats && one.distance < other.distance)

/** One cost, with each person's share at each table kept up to date, so that an exchange is weighed in a few steps. */
class Ledger {
  private readonly loads: Float64Array
  total = 0

  constructor(
    private readonly costs: Float64Array,
    private readonly people: number,
    private readonly tables: number,
  ) {
    this.loads = new Float64Array(people * tables)
  }

  fill(division: Division): void {
    this.loads.fill(0)
    this.total = 0
    for (const [table, seated] of division.entries())
      for (const person of seated) for (let other = 0; other < this.people; other++) this.add(other, table, person, 1)
    for (const [table, seated] of division.entries())
      for (const person of seated) this.total += this.load(person, table)
    this.total /= 2
  }

  /** How the total changes when a at table `from` and b at table `to` change places. */
  change(a: number, from: number, b: number, to: number): number {
    const both = 2 * this.between(a, b)
    return this.load(a, to) + this.load(b, from) - both - this.load(a, from) - this.load(b, to)
  }

  exchange(a: number, from: number, b: number, to: number): void {
    this.total += this.change(a, from, b, to)
    for (let other = 0; other < this.people; other++) {
      this.add(other, from, a, -1)
      this.add(other, from, b, 1)
      this.add(other, to, b, -1)
      this.add(other, to, a, 1)
    }
  }

  private add(other: number, table: number, person: number, sign: 1 | -1): void {
    const at = other * this.tables + table
    this.loads[at] = (this.loads[at] ?? 0) + sign * this.between(other, person)
  }

  private load(person: number, table: number): number {
    return this.loads[person * this.tables + table] ?? 0
  }

  private between(a: number, b: number): number {
    return this.costs[a * this.people + b] ?? 0
  }
}

class TableSearch {
  weighed = 0
  private readonly tableOf: Int32Array
  private readonly repeats: Ledger
  private readonly distance: Ledger

  constructor(
    first: Division,
    private readonly costs: PairCosts,
  ) {
    this.tableOf = new Int32Array(costs.people)
    this.tables = first.length
    this.repeats = new Ledger(costs.repeats, costs.people, first.length)
    this.distance = new Ledger(costs.distance, costs.people, first.length)
    this.restore({ tables: first })
  }

  private readonly tables: number

  /** Makes every exchange that lowers the cost until none does. */
  climb(): void {
    for (let improved = true; improved && this.weighed < MOST_WEIGHED;) {
      improved = false
      for (let a = 0; a < this.costs.people; a++)
        for (let b = a + 1; b < this.costs.people; b++) if (this.isBetter(a, b)) improved = this.exchange(a, b)
    }
  }

  exchangeByChance(random: Random): void {
    const a = random.nextInt(this.costs.people, 'kick')
    const b = random.nextInt(this.costs.people, 'kick')
    if (this.at(a) !== this.at(b)) this.exchange(a, b)
  }

  snapshot(): Snapshot {
    const tables = Array.from({ length: this.tables }, (): number[] => [])
    for (const [person, table] of this.tableOf.entries()) tables[table]?.push(person)
    return { tables, repeats: this.repeats.total, distance: this.distance.total }
  }

  restore({ tables }: Pick<Snapshot, 'tables'>): void {
    for (const [table, seated] of tables.entries()) for (const person of seated) this.tableOf[person] = table
    this.repeats.fill(tables)
    this.distance.fill(tables)
  }

  private isBetter(a: number, b: number): boolean {
    const from = this.at(a)
    const to = this.at(b)
    if (from === to) return false
    this.weighed++
    const repeats = this.repeats.change(a, from, b, to)
    return repeats < 0 || (repeats === 0 && this.distance.change(a, from, b, to) < 0)
  }

  private exchange(a: number, b: number): true {
    const from = this.at(a)
    const to = this.at(b)
    this.repeats.exchange(a, from, b, to)
    this.distance.exchange(a, from, b, to)
    this.tableOf[a] = to
    this.tableOf[b] = from
    return true
  }

  private at(person: number): number {
    return this.tableOf[person] ?? 0
  }
}
