/** Whether two samples may come from one distribution: the Kolmogorov–Smirnov test. */

/** The largest distance between the two empirical distributions, from 0 to 1. */
export function distance(a: readonly number[], b: readonly number[]): number {
  const share = (of: readonly number[], upTo: number): number => of.filter(value => value <= upTo).length / of.length
  return Math.max(...[...a, ...b].map(value => Math.abs(share(a, value) - share(b, value))))
}

const TERMS = 100

/**
 * How likely two samples of one distribution are at least this far apart (the asymptotic form, with Stephens'
 * correction).
 */
export function likelihood(a: readonly number[], b: readonly number[]): number {
  const n = Math.sqrt((a.length * b.length) / (a.length + b.length))
  const lambda = (n + 0.12 + 0.11 / n) * distance(a, b)
  if (lambda < 0.2) return 1
  let sum = 0
  for (let k = 1; k <= TERMS; k++) sum += 2 * (k % 2 === 1 ? 1 : -1) * Math.exp(-2 * k * k * lambda * lambda)
  return Math.min(1, Math.max(0, sum))
}
