/** A table that changes hands, in random worlds: nothing acknowledged is lost or counts twice, and there is one host. */
import { expect, it } from 'vitest'
import { World } from './world'

/** The long form plays a million. `UNDERTABLE_RUNS` and `UNDERTABLE_FROM`: so many, from this seed. */
const RUNS = Number(process.env.UNDERTABLE_RUNS ?? (process.env.UNDERTABLE_PROOF === '1' ? 1_000_000 : 10_000))
const FROM = Number(process.env.UNDERTABLE_FROM ?? 1)
/** Random things that happen in a run, before everything works again. */
const STEPS = 400
const FEWEST = 3,
  MOST = 5

/** Milliseconds that a run may take on the slowest machine. */
const RUN_MS = 20

it(`${RUNS} runs of ${STEPS} steps`, { timeout: RUNS * RUN_MS }, () => {
  const all = { acknowledged: 0, elections: 0, moves: 0, crashes: 0 }
  for (let seed = FROM; seed < FROM + RUNS; seed++) {
    const world = new World(seed, FEWEST + (seed % (MOST - FEWEST + 1)))
    try {
      for (let n = 0; n < STEPS; n++) world.step()
      world.heal()
    } catch (fault) {
      throw new Error(`seed ${seed}: ${String(fault)}`, { cause: fault })
    }
    all.acknowledged += world.acknowledged.length
    all.elections += world.elections
    all.moves += world.moves
    all.crashes += world.crashes
  }
  process.stdout.write(`simulation: ${RUNS} runs, ${JSON.stringify(all)}\n`)
  // Without these a run would prove nothing.
  expect(all.acknowledged).toBeGreaterThan(RUNS)
  expect(all.elections).toBeGreaterThan(RUNS / 10)
  expect(all.moves).toBeGreaterThan(RUNS / 20)
  expect(all.crashes).toBeGreaterThan(RUNS)
})
