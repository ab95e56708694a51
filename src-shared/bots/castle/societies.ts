/**
 * Who may be an ally: every way in which the society cards can lie that this seat does not know to be wrong, each with
 * a weight. At eight seats there are 35, so all are listed: the chance of several seats together is exact.
 */
import type { Random, Seat } from '../../kernel'
import { societyCards } from '../../games/castle/cards'

/** One way in which the society cards may lie. */
export interface World {
  readonly allies: ReadonlySet<Seat>
  /** An odd table: whether the card left over is of the own society, or of the other one. */
  readonly minority: boolean
  readonly rivalMinority: boolean
  /** All weights together make 1. */
  readonly weight: number
}

/** Hints never make a seat so many times likelier (or unlikelier) an ally: only its card proves it. */
const MOST_HINTED = 4

/** Worlds are drawn in steps of a millionth. */
const FINE = 1_000_000

export class Societies {
  private readonly looked = new Map<Seat, boolean>()
  private readonly odds = new Map<Seat, number>()
  private listed: readonly World[] | null = null

  constructor(private readonly me: Seat, private readonly seats: number) {}

  /** The society of a seat has been seen. */
  know(seat: Seat, ally: boolean): void {
    if (this.looked.get(seat) === ally) return
    this.looked.set(seat, ally)
    this.listed = null
  }

  /** A hint: so many times likelier an ally than was thought; below 1, unlikelier. */
  hint(seat: Seat, times: number): void {
    if (seat === this.me || this.looked.has(seat)) return
    const odds = (this.odds.get(seat) ?? 1) * times
    this.odds.set(seat, Math.max(1 / MOST_HINTED, Math.min(MOST_HINTED, odds)))
    this.listed = null
  }

  /** The chance from 0 to 1 that a seat is of the own society; 1 for oneself. */
  ally(seat: Seat): number {
    return seat === this.me ? 1 : this.chance(world => world.allies.has(seat) ? 1 : 0)
  }

  /** How likely something is over all worlds. @param within its chance in one of them */
  chance(within: (world: World) => number): number {
    return this.worlds().reduce((all, world) => all + world.weight * within(world), 0)
  }

  /** One of the worlds, drawn by its weight. */
  drawn(random: Random): World {
    const worlds = this.worlds(), most = FINE - 1
    let left = random.below(FINE, 'society') / most
    const found = worlds.find(({ weight }) => (left -= weight) <= 0) ?? worlds.at(-1)
    if (!found) throw new Error('no world is left')
    return found
  }

  private worlds(): readonly World[] {
    this.listed ??= this.list()
    return this.listed
  }

  /** Dealt at random, each set of allies that the cards allow is as likely as another; hints weigh them. */
  private list(): World[] {
    const half = societyCards(this.seats), odd = this.seats % 2 === 1
    const others = Array.from({ length: this.seats }, (_, seat) => seat).filter(seat => seat !== this.me)
    const sets = subsets(others).filter(set => set.length === half - 1 || (odd && set.length === half - 2))
    const fitting = sets.filter(set => [...this.looked].every(([seat, ally]) => set.includes(seat) === ally))
    const weights = fitting.map(set => set.reduce((all, seat) => all * (this.odds.get(seat) ?? 1), 1))
    const sum = weights.reduce((all, weight) => all + weight, 0)
    return fitting.map((set, i) => {
      const minority = set.length < half - 1
      return { allies: new Set(set), minority, rivalMinority: odd && !minority, weight: (weights[i] ?? 0) / sum }
    })
  }
}

const subsets = (seats: readonly Seat[]): Seat[][] =>
  seats.reduce<Seat[][]>((sets, seat) => [...sets, ...sets.map(set => [...set, seat])], [[]])
