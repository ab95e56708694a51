/** The options of each edition; its former words 'ru' and 'it', in options and states that version 0.1 stored. */
import { describe, expect, it } from 'vitest'
import { isRefusal, Match, resolveOptions, type Snapshot } from '../../../../src-shared/kernel'
import { castle } from '../../../../src-shared/games/castle/rules'
import type { CastleOptions } from '../../../../src-shared/games/castle/rules/options'
import type { CastleState } from '../../../../src-shared/games/castle/rules/state'
import { fastRandom } from '../../../../src-shared/kernel'
import { dealing, keyOf, tableOptions } from '../../../kit/play'
import { playOn } from './play'
import { table } from './table'

const FORMER = [
  ['ru', 'russian'],
  ['it', 'italian'],
] as const

describe.each(FORMER)("the edition '%s' is the %s one", (former, edition) => {
  it('in options', () => {
    const options = resolveOptions(castle, { edition: former })
    expect(isRefusal(options) ? options.refused : options.edition).toBe(edition)
  })

  it('when a recorded match is dealt again', () => {
    const { match } = Match.start(castle, 5, { ...tableOptions(castle), edition: former }, keyOf(1))
    expect(match.options.edition).toBe(edition)
    expect(match.view(null).open.table.edition).toBe(edition)
  })

  it('when a stored match goes on', () => {
    const { match } = dealing(castle)(5, { edition })
    playOn(match, fastRandom(1), 20)
    const now = match.snapshot()
    const options = { ...now.state.options, edition: former } as unknown as CastleOptions
    const stored: Snapshot<CastleState> = {
      ...now,
      options: { ...now.options, edition: former },
      state: { ...now.state, options },
    }
    const resumed = Match.resume(castle, JSON.parse(JSON.stringify(stored)) as Snapshot<CastleState>)
    expect(resumed.snapshot()).toEqual(now)
  })
})

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

it('a match of version 0.1 goes on by its rules: gifts only below the limit, and nobody named to begin', () => {
  const { state } = dealing(castle)(5, {}).match.snapshot()
  const older = Object.fromEntries(
    Object.entries(state.options).filter(([key]) => key !== 'giftToAnybody' && key !== 'first'),
  )
  const upgraded = castle.upgradeState?.({ ...state, options: older as unknown as CastleOptions })
  expect(upgraded?.options).toEqual({ ...state.options, giftToAnybody: false, first: 0 })
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
