/** Three computers of a table, answers, a crash and an election in every order: nothing acknowledged is lost, one host. */
import { expect, it } from 'vitest'
import { explore } from './interleavings'

const LONG = process.env.UNDERTABLE_PROOF === '1'
const COMPUTERS = ['a', 'b', 'c']

const SHAPES = [
  { name: 'one answer, one crash, one candidate', answers: 1, crashes: 1, waits: 1, ticks: 0, candidates: ['b'] },
  ...(LONG
    ? [
        {
          name: 'two answers, one crash, one candidate',
          answers: 2,
          crashes: 1,
          waits: 1,
          ticks: 0,
          candidates: ['b'],
        },
        {
          name: 'one answer, one crash, two candidates',
          answers: 1,
          crashes: 1,
          waits: 1,
          ticks: 0,
          candidates: ['b', 'c'],
        },
      ]
    : []),
]

it.each(SHAPES)('$name', ({ name, ...bounds }) => {
  const { states, elected, undisturbed } = explore({ computers: COMPUTERS, ...bounds })
  process.stdout.write(`interleavings, ${name}: ${states} states, ${elected} with a later host\n`)
  expect(elected).toBeGreaterThan(0)
  expect(undisturbed).toBeGreaterThan(0)
})
