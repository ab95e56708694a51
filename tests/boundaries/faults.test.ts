/** The list of one-line faults is not out of date: each stands exactly once where it says, and its tests are there. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

interface Fault {
  readonly file: string
  readonly find: string
  readonly tests: readonly string[]
}

it('every fault of the list can be made', async () => {
  const { FAULTS } = (await import(path.join(root, 'tests/mutants/faults.mjs'))) as { FAULTS: readonly Fault[] }
  expect(FAULTS.length).toBeGreaterThan(0)
  const wrong = FAULTS.filter(
    ({ file, find, tests }) =>
      readFileSync(path.join(root, file), 'utf8').split(find).length !== 2 ||
      !tests.every(test => existsSync(path.join(root, test))),
  )
  expect(wrong).toEqual([])
})
