/**
 * Who may be an ally: all possible deals of the society cards, weighted (bots/particles.ts). With eight seats there are
 * 35, so all are enumerated and joint chances are exact.
 */
import type { Random, Seat } from '../../../kernel'
import { societyCards } from '../rules/cards'
import { EnumeratedBelief } from '../../../bots/particles'

/** One possible deal of the society cards. */
export interface World {
  readonly allies: ReadonlySet<Seat>
  /** With an odd number of seats: which society is one player smaller, this seat's or the rival one. */
  readonly minority: boolean
  readonly rivalMinority: boolean
}

/** Hints change the odds of two seats being allies by this factor at most; only cards are proof. */
const MAX_HINT_RATIO = 4

/** The belief about societies. */
export class Societies {
  /** The product of all hints about two seats, by `one/other`. */
  private readonly odds = new Map<string, number>()
  private readonly worlds: EnumeratedBelief<World>

  constructor(
    private readonly me: Seat,
    seats: number,
  ) {
    this.worlds = new EnumeratedBelief(possibleWorlds(me, seats))
  }

  /** Records a society card that was seen. Nothing changes when no possible world agrees. */
  learn(seat: Seat, ally: boolean): void {
    this.worlds.reweight(({ allies }) => (allies.has(seat) === ally ? 1 : 0))
  }

  /** Multiplies the odds that a seat is an ally. No effect on a known seat. */
  hint(seat: Seat, ratio: number): void {
    this.hintSameSociety(this.me, seat, ratio)
  }

  /** Multiplies the odds that two seats belong to the same society. */
  hintSameSociety(one: Seat, other: Seat, ratio: number): void {
    if (one === other) return
    const pair = one < other ? `${one}/${other}` : `${other}/${one}`
    const before = this.odds.get(pair) ?? 1,
      after = Math.max(1 / MAX_HINT_RATIO, Math.min(MAX_HINT_RATIO, before * ratio))
    this.odds.set(pair, after)
    const isAlly = ({ allies }: World, seat: Seat): boolean => seat === this.me || allies.has(seat)
    this.worlds.reweight(world => (isAlly(world, one) === isAlly(world, other) ? after / before : 1))
  }

  /** The chance from 0 to 1 that a seat belongs to this seat's society; 1 for itself. */
  allyChance(seat: Seat): number {
    return seat === this.me ? 1 : this.chance(({ allies }) => (allies.has(seat) ? 1 : 0))
  }

  /** The chance of something over all worlds. @param within its chance in one world */
  chance(within: (world: World) => number): number {
    return this.worlds.chance(within)
  }

  /** Draws a world by its weight. */
  sample(random: Random): World {
    return this.worlds.sample(random, 'society')
  }
}

/** All possible worlds. At the deal all sets of allies are equally likely. */
function possibleWorlds(me: Seat, seats: number): World[] {
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
