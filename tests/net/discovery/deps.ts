/** Property tests of discovery, with a fixed seed like all others. */
import fc, { type Arbitrary } from 'fast-check'
import { it } from 'vitest'

export { fc }

const SEED = 26262

/** A property as a test. */
export function test<T>(name: string, of: Arbitrary<T>, holds: (value: T) => void | Promise<void>): void {
  it(name, async () => {
    await fc.assert(
      fc.asyncProperty(of, async value => {
        await holds(value)
      }),
      { seed: SEED, numRuns: 500 },
    )
  })
}
