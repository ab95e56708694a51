/** Looks for a better division of people into tables by exchanging two at a time. */
import type { Random } from '../kernel'
import type { PairCosts } from './pairCosts'

/** How often a search starts again from a disturbed division. */
const KICKS = 200
/** How many exchanges a search weighs in all. */
const MOST_WEIGHED = 1_000_000
/** Exchanges by chance between two climbs. */
const KICK = 3

/** People by table: indexes of the costs. */
export type Division = readonly (readonly number[])[]

/**
 * Returns a division with the same table sizes that costs as little as the search finds, never more than `first`.
 * @param kicks how often the search starts again from a disturbed division
 */
export function cheapestTables(first: Division, costs: PairCosts, random: Random, kicks = KICKS): Division {
  const search = new TableSearch(first, costs)
  search.climb()
  let best = search.snapshot()
  for (let kick = 0; kick < kicks && search.weighed < MOST_WEIGHED; kick++) {
    // Nothing is better than nothing.
    if (best.repeats.total + best.distance.total === 0) break
    for (let i = 0; i < KICK; i++) search.exchangeByChance(random)
    search.climb()
    if (search.isCheaperThan(best)) best = search.snapshot()
    else search.restore(best)
  }
  return search.divisionOf(best)
}

interface Snapshot {
  readonly tableOf: Int32Array
  readonly repeats: Account
  readonly distance: Account
}

/** What a ledger knows of a division. */
interface Account {
  readonly total: number
  readonly loads: Float64Array
}

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

  snapshot(): Account {
    return { total: this.total, loads: this.loads.slice() }
  }

  restore({ total, loads }: Account): void {
    this.total = total
    this.loads.set(loads)
  }

  fill(division: Division): void {
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
  private exchanges = 1
  /** The last exchange at each table, and the last before each person was weighed against all later ones. */
  private readonly changed: Int32Array
  private readonly seen: Int32Array
  private readonly repeats: Ledger
  private readonly distance: Ledger

  constructor(
    first: Division,
    private readonly costs: PairCosts,
  ) {
    this.tableOf = new Int32Array(costs.people)
    this.tables = first.length
    this.changed = new Int32Array(first.length).fill(this.exchanges)
    this.seen = new Int32Array(costs.people)
    this.repeats = new Ledger(costs.repeats, costs.people, first.length)
    this.distance = new Ledger(costs.distance, costs.people, first.length)
    for (const [table, seated] of first.entries()) for (const person of seated) this.tableOf[person] = table
    this.repeats.fill(first)
    this.distance.fill(first)
  }

  private readonly tables: number

  /** Makes every exchange that lowers the cost until none does. */
  climb(): void {
    for (let improved = true; improved && this.weighed < MOST_WEIGHED;) {
      improved = false
      for (let a = 0; a < this.costs.people; a++) if (this.improve(a)) improved = true
    }
    this.settled()
  }

  /** Makes each exchange of this person with a later one that lowers the cost. @returns whether there was one */
  private improve(a: number): boolean {
    const before = this.exchanges,
      seen = this.seen[a] ?? 0
    for (let b = a + 1; b < this.costs.people; b++)
      if (this.hasChanged(a, b, seen) && this.isBetter(a, b)) this.exchange(a, b)
    this.seen[a] = before
    return this.exchanges > before
  }

  /** Whether the table of either has changed since: if not, an exchange of the two costs what it did. */
  private hasChanged(a: number, b: number, since: number): boolean {
    return (this.changed[this.at(a)] ?? 0) > since || (this.changed[this.at(b)] ?? 0) > since
  }

  /** No exchange lowers the cost. */
  private settled(): void {
    this.seen.fill(this.exchanges)
  }

  exchangeByChance(random: Random): void {
    const a = random.nextInt(this.costs.people, 'kick')
    const b = random.nextInt(this.costs.people, 'kick')
    if (this.at(a) !== this.at(b)) this.exchange(a, b)
  }

  snapshot(): Snapshot {
    return { tableOf: this.tableOf.slice(), repeats: this.repeats.snapshot(), distance: this.distance.snapshot() }
  }

  isCheaperThan({ repeats, distance }: Snapshot): boolean {
    return (
      this.repeats.total < repeats.total ||
      (this.repeats.total === repeats.total && this.distance.total < distance.total)
    )
  }

  restore({ tableOf, repeats, distance }: Snapshot): void {
    this.tableOf.set(tableOf)
    this.repeats.restore(repeats)
    this.distance.restore(distance)
    this.settled()
  }

  divisionOf({ tableOf }: Snapshot): Division {
    const tables = Array.from({ length: this.tables }, (): number[] => [])
    for (const [person, table] of tableOf.entries()) tables[table]?.push(person)
    return tables
  }

  private isBetter(a: number, b: number): boolean {
    const from = this.at(a)
    const to = this.at(b)
    if (from === to) return false
    this.weighed++
    const repeats = this.repeats.change(a, from, b, to)
    return repeats < 0 || (repeats === 0 && this.distance.change(a, from, b, to) < 0)
  }

  private exchange(a: number, b: number): void {
    const from = this.at(a)
    const to = this.at(b)
    this.repeats.exchange(a, from, b, to)
    this.distance.exchange(a, from, b, to)
    this.tableOf[a] = to
    this.tableOf[b] = from
    this.changed[from] = this.changed[to] = ++this.exchanges
  }

  private at(person: number): number {
    return this.tableOf[person] ?? 0
  }
}
