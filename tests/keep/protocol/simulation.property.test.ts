/** A table that changes hands, in random worlds: nothing acknowledged is lost or counts twice, and there is one host. */
import { it } from 'vitest'
import { FROM, PER_PART, RUN_MS, simulate, STEPS } from './simulating'

it(`${PER_PART} runs of ${STEPS} steps`, { timeout: PER_PART * RUN_MS }, () => {
  simulate(FROM, PER_PART)
})
