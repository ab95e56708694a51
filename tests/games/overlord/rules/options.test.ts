/** The options of an Overlord table. */
import { describe, expect, it } from 'vitest'
import { isRefusal, resolveOptions, type Options } from '../../../../src-shared/kernel'
import { overlord } from '../../../../src-shared/games/overlord/rules'
import { FORMAL_SEATS, SEATS } from '../../../../src-shared/games/overlord/rules/options'
import { tableOptions } from '../../../kit/play'
import { start } from './table'

const refused = (seats: number, given: Options) => overlord.validateOptions(tableOptions(overlord, given), seats)

describe('options', () => {
  it('classic plays with 3 to 10, formal with 4 to 6', () => {
    for (let seats = SEATS.min; seats <= SEATS.max; seats++) {
      expect(refused(seats, { rules: 'classic' })).toBeNull()
      const fits = seats >= FORMAL_SEATS.min && seats <= FORMAL_SEATS.max
      expect(refused(seats, { rules: 'formal' })).toEqual(
        fits ? null : { refused: 'formalNeedsSeats', params: { min: 4, max: 6 } },
      )
    }
  })

  it('the Overlord is chosen by his place, counted from 1, or random', () => {
    for (const overlordAt of [1, 2, 5])
      expect(start(5, { overlord: overlordAt }).match.view(null).open.table.overlord).toBe(overlordAt - 1)
    expect(refused(5, { overlord: 5 })).toBeNull()
    expect(refused(5, { overlord: 6 })).toEqual({ refused: 'overlordNotSeated', params: { seat: 6, seats: 5 } })
  })

  it('chance makes nobody but a person the Overlord where people play; a bot only where it is chosen', () => {
    const byKey = (people: readonly number[] | null, overlordAt = 0): Set<unknown> =>
      new Set(
        Array.from(
          { length: 60 },
          (_, key) => start(5, { people, overlord: overlordAt }, key).match.view(null).open.table.overlord,
        ),
      )
    expect(byKey([1, 4])).toEqual(new Set([1, 4]))
    expect(byKey([3])).toEqual(new Set([3]))
    expect(byKey([])).toEqual(new Set([0, 1, 2, 3, 4]))
    expect(byKey(null)).toEqual(new Set([0, 1, 2, 3, 4]))
    expect(byKey([1, 4], 3)).toEqual(new Set([2]))
  })

  it.each([
    ['people', [2, 1]],
    ['people', [1, 1]],
    ['people', [-1]],
    ['people', ['1']],
    ['people', 1],
    ['rules', 'loud'],
    ['silence', 11],
    ['silence', -1],
    ['window', 61],
    ['overlord', 11],
    ['deck', 'mine'],
    ['silencePunishes', 1],
  ])('%s is never %s', (key, value) => {
    expect(isRefusal(resolveOptions(overlord, { [key]: value }))).toBe(true)
  })

  it('what a table has chosen is public', () => {
    const { table } = start(4, { rules: 'formal', window: 12, silence: 8, silencePunishes: true }).match.view(null).open
    expect(table).toMatchObject({ rules: 'formal', window: 12, silence: 8, silencePunishes: true, deck: null })
  })
})
