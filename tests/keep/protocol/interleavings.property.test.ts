/** Three computers of a table, answers, a crash and an election in every order: nothing acknowledged is lost, one host. */
import { expect, it } from 'vitest'
import { explore } from './interleavings'

const LONG = process.env.UNDERTABLE_PROOF === '1'
/** Four million states take some minutes. */
const LONG_MS = 60 * 60_000
const COMPUTERS = ['a', 'b', 'c']

const SHAPES = [
  { name: 'one answer, one crash and its return', answers: 1, returns: true },
  ...(LONG ? [{ name: 'two answers, one crash', answers: 2, returns: false }] : []),
]
const ONCE = { computers: COMPUTERS, crashes: 1, waits: 1, ticks: 0, candidates: ['b'] }

it.each(SHAPES)('$name', { timeout: LONG_MS }, ({ name, ...bounds }) => {
  const { states, elected, undisturbed } = explore({ ...ONCE, ...bounds })
  process.stdout.write(`interleavings, ${name}: ${states} states, ${elected} with a later host\n`)
  expect(elected).toBeGreaterThan(0)
  expect(undisturbed).toBeGreaterThan(0)
})
