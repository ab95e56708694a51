/** The table sizes of a tournament are those that the game can be dealt at. */
import { describe, expect, it } from 'vitest'
import { GAMES } from '../../src-shared/games'
import { seatLimits } from '../../src-shared/hall'
import { isRefusal, resolveOptions, type Options } from '../../src-shared/kernel'

function limitsOf(id: string, options: Options = {}): object | null {
  const game = GAMES.find(one => one.id === id)
  const all = game && resolveOptions(game, options)
  if (!game || !all || isRefusal(all)) expect.fail(`${id}: no such game or options`)
  return seatLimits(game, all)
}

describe('a table', () => {
  it.each([
    ['mascarade', 2, 13],
    ['castle', 3, 8],
    ['tales', 2, 4],
    ['overlord', 3, 10],
  ])('of %s seats %i to %i', (id, min, max) => {
    expect(limitsOf(id)).toEqual({ min, max })
  })

  it('of formal rules seats fewer', () => {
    expect(limitsOf('overlord', { rules: 'formal' })).toEqual({ min: 4, max: 6 })
  })

  it('seats only what lies in one unbroken range', () => {
    const only = (counts: readonly number[]) =>
      seatLimits(
        {
          seats: { min: 2, max: 8 },
          validateOptions: (_, seats) => (counts.includes(seats) ? null : { refused: 'no' }),
        },
        {},
      )
    expect(only([3, 4, 6])).toEqual({ min: 3, max: 4 })
    expect(only([8])).toEqual({ min: 8, max: 8 })
    expect(only([])).toBeNull()
  })
})
