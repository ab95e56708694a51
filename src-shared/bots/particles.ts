/**
 * What a seat believes, as a crowd of worlds that may be the true one: each is moved on by what happens unseen, and
 * weighed by how well it fits what is heard and seen. One filter for all games; a game says what its worlds are. Where
 * they are few, all are listed, and chances are exact; where they are many, some stand for all.
 */
import type { Random } from '../kernel'

/** Draws are made in steps of a thousandth, and finer where weights are compared. */
const STEPS = 1000,
  FINE = 1_000_000

/** When the weights are worth fewer worlds than this share of them, the crowd is drawn anew from itself. */
const WORN = 0.5

/** Whether something happens that happens with this chance, from 0 to 1. */
export const happens = (chance: number, random: Random): boolean => random.below(STEPS, 'happens') < chance * STEPS

/**
 * All the worlds that there can be, never drawn anew. Weights are kept as they come, so that worlds that are as likely
 * as each other stay so to the last digit: for what is seen seldom, or surely, and not for thousands of hints.
 */
export class Listed<W> {
  protected worlds: readonly W[]
  protected weights: readonly number[]
  /** All weights together. */
  protected whole: number

  /** @param worlds at least one; all are as likely as each other */
  constructor(worlds: readonly W[]) {
    this.worlds = [...worlds]
    this.weights = this.worlds.map(() => 1)
    this.whole = this.worlds.length
  }

  /**
   * Something is seen or heard: worlds count by how likely it is in each.
   * @param likelihood 0 where it cannot be
   * @returns false when it can be in none of them: nothing is changed then
   */
  weigh(likelihood: (world: W) => number): boolean {
    const weighed = this.worlds.map((world, i) => (this.weights[i] ?? 0) * likelihood(world))
    const sum = weighed.reduce((all, one) => all + one, 0)
    if (sum <= 0) return false
    this.weights = weighed
    this.whole = sum
    return true
  }

  get all(): readonly W[] {
    return this.worlds
  }

  /** The chance of something, from 0 to 1. @param within its chance in one world */
  chance(within: (world: W) => number): number {
    return this.worlds.reduce((all, world, i) => all + (this.weights[i] ?? 0) * within(world), 0) / this.whole
  }

  /** One of the worlds, drawn by its weight: never one that cannot be. @param name what is drawn */
  drawn(random: Random, name: string): W {
    const possible = this.worlds.flatMap((world, i) => (this.weights[i] ? [{ world, weight: this.weights[i] }] : []))
    let left = (this.whole * random.below(FINE, name)) / (FINE - 1)
    const found = possible.find(({ weight }) => (left -= weight) <= 0) ?? possible.at(-1)
    if (!found) throw new Error('a crowd without a world')
    return found.world
  }
}

/** Some of the worlds that there can be, as many as a game can afford: when few of them still fit, the crowd is drawn anew from those. */
export class Particles<W> extends Listed<W> {
  /** @param worlds at least one; all are as likely as each other */
  constructor(
    worlds: readonly W[],
    private readonly random: Random,
  ) {
    super(worlds)
    this.replace(worlds)
  }

  /** Something happens in every world, in each perhaps in another way. */
  move(how: (world: W) => W): void {
    this.worlds = this.worlds.map(how)
  }

  /** As where all are listed; and a crowd that is worn by it is drawn anew. */
  override weigh(likelihood: (world: W) => number): boolean {
    if (!super.weigh(likelihood)) return false
    const { whole } = this
    this.weights = this.weights.map(one => one / whole)
    this.whole = 1
    const worth = 1 / this.weights.reduce((all, one) => all + one * one, 0)
    if (worth < WORN * this.worlds.length) this.renew()
    return true
  }

  /** Begins anew with other worlds, all as likely. */
  replace(worlds: readonly W[]): void {
    this.worlds = [...worlds]
    this.weights = this.worlds.map(() => 1 / this.worlds.length)
    this.whole = 1
  }

  /** As many worlds as before, each as often as its weight says (systematic resampling: one draw). */
  private renew(): void {
    const count = this.worlds.length,
      next: W[] = []
    let at = 0,
      sum = this.weights[0] ?? 0
    const first = this.random.below(FINE, 'renew') / FINE
    for (let n = 0; n < count; n++) {
      while (sum < (first + n) / count && at < count - 1) sum += this.weights[++at] ?? 0
      next.push(this.worlds[at] as W)
    }
    this.replace(next)
  }
}
