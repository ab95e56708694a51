/** What `npm run check-game` looks at holds of every game that has told what is hidden from whom (`check.ts`). */
import { describe, expect, it } from 'vitest'
import { GAMES } from '../../src-shared/games'
import { check as smugglers } from '../../template/tests/check'
import { checkGame, CHECKS } from '../kit/check/checkGame'
import type { GameCheck } from '../kit/check/gameCheck'
import { LONG } from '../kit/effort'

const files = import.meta.glob<GameCheck>('./*/check.ts', { eager: true, import: 'check' })
const games = Object.entries(files).map(([file, check]) => [file.split('/')[1] ?? '', check] as const)

/** Twins have a suite of their own, with more pairs and controls (tests/secrecy); the long form repeats them here. */
const NAMES = Object.keys(CHECKS).filter(name => LONG || name !== 'secrecy')

it('every game has a check.ts', () => {
  expect(games.map(([name]) => name).sort()).toEqual(GAMES.map(({ id }) => id).sort())
})

it('the template keeps its secrets', async () => {
  for await (const { faults } of checkGame(smugglers, ['secrecy'])) expect(faults).toEqual([])
})

describe.each(games)('%s', (_, check) => {
  it.each(NAMES)('%s', async name => {
    for await (const { faults } of checkGame(LONG ? check : { ...check, matches: 1 }, [name]))
      expect(faults).toEqual([])
  })
})
