/** The options of each edition. */
import { expect, it } from 'vitest'
import { resolveOptions } from '../../../../src-shared/kernel'
import { castle } from '../../../../src-shared/games/castle/rules'
import { dealing } from '../../../kit/play'
import { table } from './table'

it('smuggling is a variant of the Russian rules alone; naming the rival society is in the Italian ones', () => {
  const at = (edition: string, more: object) => {
    const { smuggling, divination } = dealing(castle)(5, { edition, ...more }).match.view(null).open.table
    return [smuggling, divination]
  }
  expect([at('russian', {}), at('italian', {})]).toEqual([
    [false, false],
    [false, true],
  ])
  expect([at('russian', { smuggling: true }), at('italian', { smuggling: true })]).toEqual([
    [true, false],
    [false, true],
  ])
  expect([at('russian', { divination: true }), at('italian', { divination: false })]).toEqual([
    [false, true],
    [false, true],
  ])
})

it('an edition that nobody ever offered is refused', () => {
  expect(resolveOptions(castle, { edition: 'fr' })).toMatchObject({ refused: 'optionValue' })
  expect(resolveOptions(castle, { edition: 'toString' })).toMatchObject({ refused: 'optionValue' })
})

it('what stays in the box cannot be asked for', () => {
  const pearl = (pearlAtThree: boolean): string | null => {
    const t = table({ seats: 3, options: { pearlAtThree }, hands: { 0: ['ring'] }, professions: { 0: 'diplomat' } })
    return t.way(0, 'diplomat').refuses(0, { branch: 'object', answer: { to: 1, object: 'pearl', give: 'ring' } })
  }
  expect([pearl(true), pearl(false)]).toEqual([null, 'answerIllegal'])
})

it.each([3, 4, 5, 6, 7, 8])('%i seats: everybody sees whether a society card was left over, and not which', seats => {
  const { table: open } = dealing(castle)(seats, {}).match.view(null).open
  expect([open.odd, open.removed]).toEqual([seats === 3 || seats === 5 || seats === 7, null])
})
