/** Many random worlds, one after another. What they have seen is printed: without it they would prove nothing. */
import { expect } from 'vitest'
import { World } from './world'
import { LONG, runs } from '../../kit/effort'

/** The long form plays a million, in two parts side by side. `UNDERTABLE_RUNS` and `UNDERTABLE_FROM`: so many, from this seed. */
export const RUNS = Number(process.env.UNDERTABLE_RUNS ?? (LONG ? 1_000_000 : runs(10_000)))
export const FROM = Number(process.env.UNDERTABLE_FROM ?? 1)
/** How many of them each part plays. */
export const PER_PART = LONG ? Math.ceil(RUNS / 2) : RUNS
/** Random things that happen in a run, before everything works again. */
export const STEPS = 400
/** Milliseconds that a run may take on the slowest machine. */
export const RUN_MS = 20

const FEWEST = 3,
  MOST = 5

/** @param from the first seed */
export function simulate(from: number, runs: number): void {
  const all = { acknowledged: 0, elections: 0, moves: 0, crashes: 0, hostsLost: 0 }
  const began = performance.now()
  for (let seed = from; seed < from + runs; seed++) {
    const world = new World(seed, FEWEST + (seed % (MOST - FEWEST + 1)))
    try {
      for (let n = 0; n < STEPS; n++) world.step()
      // In every other one a host is lost that has said that the table outlives it.
      if (seed % 2 === 0 && world.loseHost()) all.hostsLost++
      else world.heal()
    } catch (fault) {
      throw new Error(`seed ${seed}: ${String(fault)}`, { cause: fault })
    }
    all.acknowledged += world.acknowledged.length
    all.elections += world.elections
    all.moves += world.moves
    all.crashes += world.crashes
  }
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stdout.write(`simulation: ${runs} runs from ${from}, ${seconds} s, ${JSON.stringify(all)}\n`)
  expect(all.acknowledged).toBeGreaterThan(runs)
  expect(all.elections).toBeGreaterThan(runs / 10)
  expect(all.moves).toBeGreaterThan(runs / 20)
  expect(all.crashes).toBeGreaterThan(runs)
  expect(all.hostsLost).toBeGreaterThan(runs / 40)
}
