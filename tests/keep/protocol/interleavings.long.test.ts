/** Three computers of a table, answers, a crash and an election in every order: nothing acknowledged is lost, one host. */
import { expect, it } from 'vitest'
import { explore } from './interleavings'
import { LONG } from '../../kit/effort'

/** Some twelve million states take ten minutes. */
const LONG_MS = 60 * 60_000

const ONCE = {
  computers: ['a', 'b', 'c'],
  crashes: 1,
  returns: false,
  waits: 1,
  ticks: 0,
  candidates: ['b'],
  stand: false,
}
const TWO = { ...ONCE, candidates: ['b', 'c'], stand: true }
const SHAPES = [
  { ...ONCE, name: 'one answer, one crash and its return', answers: 1, returns: true },
  { ...TWO, name: 'two who stand, one answer, one crash', answers: 1 },
  ...(LONG
    ? [
        { ...ONCE, name: 'two answers, one crash', answers: 2 },
        { ...TWO, name: 'two who stand, two answers, one crash and its return', answers: 2, returns: true },
      ]
    : []),
]

it.each(SHAPES)('$name', { timeout: LONG_MS }, ({ name, ...bounds }) => {
  const { states, elected, undisturbed } = explore(bounds)
  process.stdout.write(`interleavings, ${name}: ${states} states, ${elected} with a later host\n`)
  expect(elected).toBeGreaterThan(0)
  expect(undisturbed).toBeGreaterThan(0)
})
