/** What an organizer asks for becomes settings that the game can be played with, or is refused. */
import { describe, expect, it } from 'vitest'
import { settingsOf } from '../../../src-main/hall/tournamentPlan'
import { PLAN } from '../../kit/tournament'

const castle = { ...PLAN, game: 'castle', options: {} }
const refusal = (plan: typeof PLAN): unknown => {
  const settings = settingsOf(plan)
  return 'refused' in settings ? settings : 'taken'
}

describe('a plan', () => {
  it('becomes settings: all that was asked for, the game’s own range, and late entry until the last round', () => {
    const { finalSize, ...asked } = {
      ...castle,
      clock: 30,
      minutes: 40,
      unfinished: 'nothing',
      leavers: 'shrink',
    } as const
    expect(settingsOf({ ...asked, finalSize })).toMatchObject({
      ...{ form: 'rounds', game: 'castle', points: 'place', clock: 30, rounds: 2, size: 4, minutes: 40 },
      ...{ unfinished: 'nothing', late: 'average', lateUntil: 2, leavers: 'shrink', limits: { min: 3, max: 8 } },
    })
    expect(settingsOf({ ...asked, finalSize })).not.toHaveProperty('finalSize')
    expect(settingsOf({ ...castle, form: 'final', finalSize: 5 })).toMatchObject({
      form: 'final',
      size: 4,
      finalSize: 5,
    })
  })

  it('has every rule of its game spelled out', () => {
    const { options } = settingsOf(castle) as { options: object }
    expect(Object.keys(options).length).toBeGreaterThan(0)
    expect(settingsOf({ ...PLAN, options: { turnLimit: 10 } })).toMatchObject({ options: { turnLimit: 10 } })
  })

  it('of free play has no rounds, and asks for no size', () => {
    const free = settingsOf({ ...castle, form: 'free', size: 13, finalSize: 13, clock: 30 })
    expect(free).toMatchObject({ form: 'free', clock: 30 })
    expect(Object.keys(free)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(rounds|size|late)$/)]))
  })

  it.each([
    [2, { refused: 'tableSizeUnfit', params: { min: 3, max: 8 } }],
    [3, 'taken'],
    [8, 'taken'],
    [9, { refused: 'tableSizeUnfit', params: { min: 3, max: 8 } }],
  ])('with %i at a table, or in the final', (size, expected) => {
    expect(refusal({ ...castle, size })).toEqual(expected)
    expect(refusal({ ...castle, form: 'final', finalSize: size })).toEqual(expected)
    // Without a final its size does not matter.
    expect(refusal({ ...castle, finalSize: size })).toBe('taken')
  })

  it('is refused for an unknown game, unknown rules, and points that no game has', () => {
    expect(refusal({ ...PLAN, game: 'chess' })).toEqual({ refused: 'gameUnknown' })
    expect(refusal({ ...PLAN, options: { turnLimit: 'many' } })).not.toBe('taken')
    expect(refusal({ ...PLAN, points: 'score' })).toEqual({ refused: 'gameWithoutScore' })
    expect(refusal({ ...PLAN, rounds: 21 })).toEqual({ refused: 'tournamentUnfit' })
  })
})
