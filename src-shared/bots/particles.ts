/**
 * What a seat believes, as a crowd of worlds that may be the true one: each is moved on by what happens unseen, and
 * weighed by how well it fits what is heard and seen. One filter for all games; a game says what its worlds are.
 */
import type { Random } from '../kernel'

/** Draws are made in steps of a thousandth, and finer where weights are compared. */
const STEPS = 1000, FINE = 1_000_000

/** When the weights are worth fewer worlds than this share of them, the crowd is drawn anew from itself. */
const WORN = 0.5

/** Whether something happens that happens with this chance, from 0 to 1. */
export const happens = (chance: number, random: Random): boolean => random.below(STEPS, 'happens') < chance * STEPS

export class Particles<W> {
  private worlds: W[]
  private weights: number[]

  /** @param worlds at least one; all are as likely as each other */
  constructor(worlds: readonly W[], private readonly random: Random) {
    this.worlds = [...worlds]
    this.weights = this.worlds.map(() => 1 / this.worlds.length)
  }

  /** Something happens in every world, in each perhaps in another way. */
  move(how: (world: W) => W): void {
    this.worlds = this.worlds.map(how)
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
    this.weights = weighed.map(one => one / sum)
    const worth = 1 / this.weights.reduce((all, one) => all + one * one, 0)
    if (worth < WORN * this.worlds.length) this.renew()
    return true
  }

  /** Begins anew with other worlds, all as likely. */
  replace(worlds: readonly W[]): void {
    this.worlds = [...worlds]
    this.weights = this.worlds.map(() => 1 / this.worlds.length)
  }

  get all(): readonly W[] {
    return this.worlds
  }

  /** The chance of something, from 0 to 1. @param within its chance in one world */
  chance(within: (world: W) => number): number {
    return this.worlds.reduce((all, world, i) => all + (this.weights[i] ?? 0) * within(world), 0)
  }

  /** As many worlds as before, each as often as its weight says (systematic resampling: one draw). */
  private renew(): void {
    const count = this.worlds.length, next: W[] = []
    let at = 0, sum = this.weights[0] ?? 0
    const first = this.random.below(FINE, 'renew') / FINE
    for (let n = 0; n < count; n++) {
      while (sum < (first + n) / count && at < count - 1) sum += this.weights[++at] ?? 0
      next.push(this.worlds[at] as W)
    }
    this.replace(next)
  }
}
