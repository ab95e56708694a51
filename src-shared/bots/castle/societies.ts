/**
 * Who may be an ally: every way in which the society cards can lie, as a crowd of worlds (../particles.ts). At eight
 * seats there are 35, so all are listed: the chance of several seats together is exact.
 */
import type { Random, Seat } from '../../kernel'
import { societyCards } from '../../games/castle/cards'
import { Listed } from '../particles'

/** One way in which the society cards may lie. */
export interface World {
  readonly allies: ReadonlySet<Seat>
  /** An odd table: whether the card left over is of the own society, or of the other one. */
  readonly minority: boolean
  readonly rivalMinority: boolean
}

/** Hints never make two seats more than so many times likelier (or unlikelier) of one society: only their cards prove it. */
const MOST_HINTED = 4

export class Societies {
  /** What hints say of two seats, by `one/other`. */
  private readonly odds = new Map<string, number>()
  private readonly worlds: Listed<World>

  constructor(
    private readonly me: Seat,
    seats: number,
  ) {
    this.worlds = new Listed(dealt(me, seats))
  }

  /** The society of a seat has been seen. What no world allows that is left is not believed: nothing changes then. */
  know(seat: Seat, ally: boolean): void {
    this.worlds.weigh(({ allies }) => (allies.has(seat) === ally ? 1 : 0))
  }

  /** A hint: so many times likelier an ally than was thought; below 1, unlikelier. It says nothing of a seat that is known. */
  hint(seat: Seat, times: number): void {
    this.together(this.me, seat, times)
  }

  /** A hint of two seats: so many times likelier of one society than was thought; below 1, unlikelier. Once one of them is known, it tells of the other. */
  together(one: Seat, other: Seat, times: number): void {
    if (one === other) return
    const pair = one < other ? `${one}/${other}` : `${other}/${one}`
    const before = this.odds.get(pair) ?? 1,
      after = Math.max(1 / MOST_HINTED, Math.min(MOST_HINTED, before * times))
    this.odds.set(pair, after)
    const isAlly = ({ allies }: World, seat: Seat): boolean => seat === this.me || allies.has(seat)
    this.worlds.weigh(world => (isAlly(world, one) === isAlly(world, other) ? after / before : 1))
  }

  /** The chance from 0 to 1 that a seat is of the own society; 1 for oneself. */
  ally(seat: Seat): number {
    return seat === this.me ? 1 : this.chance(({ allies }) => (allies.has(seat) ? 1 : 0))
  }

  /** How likely something is over all worlds. @param within its chance in one of them */
  chance(within: (world: World) => number): number {
    return this.worlds.chance(within)
  }

  /** One of the worlds, drawn by its weight. */
  drawn(random: Random): World {
    return this.worlds.drawn(random, 'society')
  }
}

/** Dealt at random, each set of allies that the cards allow is as likely as another. */
function dealt(me: Seat, seats: number): World[] {
  const half = societyCards(seats),
    odd = seats % 2 === 1
  const others = Array.from({ length: seats }, (_, seat) => seat).filter(seat => seat !== me)
  const sets = subsets(others).filter(set => set.length === half - 1 || (odd && set.length === half - 2))
  return sets.map(set => {
    const minority = set.length < half - 1
    return { allies: new Set(set), minority, rivalMinority: odd && !minority }
  })
}

const subsets = (seats: readonly Seat[]): Seat[][] =>
  seats.reduce<Seat[][]>((sets, seat) => [...sets, ...sets.map(set => [...set, seat])], [[]])
