/** The plan of a tournament becomes its settings: what the game allows, what each form needs, and what it leaves out. */
import { describe, expect, it } from 'vitest'
import { settingsOf } from '../../../src-main/hall/tournamentPlan'
import { isRefusal } from '../../../src-shared/kernel'
import { PLAN } from '../../kit/tournament'

/** The settings of a plan, or the name of the refusal. */
function of(more: object): object | string {
  const settings = settingsOf({ ...PLAN, ...more })
  return isRefusal(settings) ? settings.refused : settings
}
const CASTLE = { game: 'castle', options: {} }

describe('a plan', () => {
  it('is played with the game’s own defaults and limits; people may enter as long as rounds are drawn', () => {
    expect(of({ ...CASTLE, rounds: 5, minutes: 40, clock: 30 })).toMatchObject({
      ...{ form: 'rounds', game: 'castle', limits: { min: 3, max: 8 }, rounds: 5, lateUntil: 5 },
      ...{ size: 4, minutes: 40, clock: 30, points: 'place', leavers: 'bot' },
    })
    expect(of({})).toMatchObject({ options: { turnLimit: 10 } })
  })

  it.each([
    [2, 'tableSizeUnfit'],
    [3, 'rounds'],
    [8, 'rounds'],
    [9, 'tableSizeUnfit'],
  ])('for tables of %i at Castle is %s', (size, is) => {
    const settings = of({ ...CASTLE, size })
    expect(typeof settings === 'string' ? settings : 'rounds').toBe(is)
  })

  it('with a final has one of a fitting size; without one nobody asks how large it would be', () => {
    for (const finalSize of [2, 9]) expect(of({ ...CASTLE, form: 'final', finalSize })).toBe('tableSizeUnfit')
    expect(of({ ...CASTLE, form: 'final', finalSize: 8 })).toMatchObject({ form: 'final', finalSize: 8 })
    const rounds = of({ ...CASTLE, finalSize: 13 })
    expect(rounds).toMatchObject({ form: 'rounds' })
    expect(rounds).not.toHaveProperty('finalSize')
  })

  it('of free play has no rounds, and no size to be unfit', () => {
    const free = of({ ...CASTLE, form: 'free', size: 13, finalSize: 13 })
    expect(free).toMatchObject({ form: 'free', limits: { min: 3, max: 8 } })
    for (const key of ['rounds', 'size', 'minutes', 'late']) expect(free).not.toHaveProperty(key)
  })

  it('is refused for a game or options that are none, and for points that no game gives', () => {
    expect(of({ game: 'chess' })).toBe('gameUnknown')
    expect(of({ points: 'score' })).toBe('gameWithoutScore')
    expect(of({ options: { turnLimit: -1 } })).not.toBeTypeOf('object')
  })
})
