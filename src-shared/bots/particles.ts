/**
 * What a seat believes, as weighted worlds: full states of which one may be the true one. A game says what its worlds
 * are. Where there are few, all are enumerated and chances are exact. Where there are many, a particle filter stands in
 * (Gordon, Salmond & Smith, "Novel approach to nonlinear/non-Gaussian Bayesian state estimation", 1993).
 */
import type { Random } from '../kernel'

/** Resolution of draws: a thousandth, and finer where weights are compared. */
const STEPS = 1000,
  FINE = 1_000_000

/** Resample when the effective sample size falls below this share of the worlds. */
const RESAMPLE_BELOW = 0.5

/** Draws whether something with this chance, from 0 to 1, happens. */
export const bernoulli = (chance: number, random: Random): boolean => random.nextInt(STEPS, 'happens') < chance * STEPS

/**
 * All possible worlds, with their weights. Weights are not normalised, so worlds that are equally likely keep exactly
 * equal weights; thousands of small hints would make the sum overflow or vanish.
 */
export class EnumeratedBelief<W> {
  protected worlds: readonly W[]
  protected weights: readonly number[]
  protected totalWeight: number

  /** @param worlds at least one; all are equally likely */
  constructor(worlds: readonly W[]) {
    this.worlds = [...worlds]
    this.weights = this.worlds.map(() => 1)
    this.totalWeight = this.worlds.length
  }

  /**
   * Bayes' rule: multiplies each world's weight by how likely an observation is in it.
   * @param likelihood 0 where it is impossible
   * @returns false when it is impossible in every world; nothing changes then
   */
  reweight(likelihood: (world: W) => number): boolean {
    const weighed = this.worlds.map((world, i) => (this.weights[i] ?? 0) * likelihood(world))
    const sum = weighed.reduce((all, one) => all + one, 0)
    if (sum <= 0) return false
    this.weights = weighed
    this.totalWeight = sum
    return true
  }

  get all(): readonly W[] {
    return this.worlds
  }

  /** Returns the chance of something, from 0 to 1. @param within its chance in one world */
  chance(within: (world: W) => number): number {
    let sum = 0
    for (let i = 0; i < this.worlds.length; i++) sum += (this.weights[i] ?? 0) * within(this.worlds[i] as W)
    return sum / this.totalWeight
  }

  /** Draws a world by its weight, never one of weight 0. @param name what is drawn */
  sample(random: Random, name: string): W {
    let left = (this.totalWeight * random.nextInt(FINE, name)) / (FINE - 1),
      found: W | undefined
    for (let i = 0; i < this.worlds.length; i++) {
      const weight = this.weights[i] ?? 0
      if (weight === 0) continue
      found = this.worlds[i]
      if ((left -= weight) <= 0) break
    }
    if (found === undefined) throw new Error('a belief without worlds')
    return found
  }
}

/** A sample of the possible worlds, as many as a game can afford. It is resampled when few of them still fit. */
export class ParticleFilter<W> extends EnumeratedBelief<W> {
  /** @param worlds at least one; all are equally likely */
  constructor(
    worlds: readonly W[],
    private readonly random: Random,
  ) {
    super(worlds)
    this.replace(worlds)
  }

  /** Moves every world on by something that happens in it, perhaps differently in each. */
  propagate(how: (world: W) => W): void {
    this.worlds = this.worlds.map(how)
  }

  /**
   * Reweights, normalises the weights, and resamples when the effective sample size (Kong, Liu & Wong, 1994) is low.
   */
  override reweight(likelihood: (world: W) => number): boolean {
    if (!super.reweight(likelihood)) return false
    const { totalWeight } = this
    this.weights = this.weights.map(one => one / totalWeight)
    this.totalWeight = 1
    const effectiveSampleSize = 1 / this.weights.reduce((all, one) => all + one * one, 0)
    if (effectiveSampleSize < RESAMPLE_BELOW * this.worlds.length) this.resample()
    return true
  }

  /** Starts over with other worlds, all equally likely. */
  replace(worlds: readonly W[]): void {
    this.worlds = [...worlds]
    this.weights = this.worlds.map(() => 1 / this.worlds.length)
    this.totalWeight = 1
  }

  /**
   * Systematic resampling (Kitagawa, 1996): keeps the number of worlds, each as often as its weight says, with one
   * draw.
   */
  private resample(): void {
    const count = this.worlds.length,
      next: W[] = []
    let at = 0,
      sum = this.weights[0] ?? 0
    const first = this.random.nextInt(FINE, 'renew') / FINE
    for (let n = 0; n < count; n++) {
      while (sum < (first + n) / count && at < count - 1) sum += this.weights[++at] ?? 0
      next.push(this.worlds[at] as W)
    }
    this.replace(next)
  }
}
