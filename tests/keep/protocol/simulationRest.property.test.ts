/** The other half of the long form's random worlds: in a file of its own, so that it runs beside the first. */
import { it } from 'vitest'
import { LONG } from '../../kit/effort'
import { FROM, PER_PART, RUN_MS, RUNS, simulate, STEPS } from './simulating'

const rest = RUNS - PER_PART

it.runIf(LONG)(`${rest} more runs of ${STEPS} steps`, { timeout: rest * RUN_MS + 1 }, () => {
  simulate(FROM + PER_PART, rest)
})
