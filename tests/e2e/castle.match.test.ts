/** A whole match of Castle of the Devil in a real browser: two people, four bots, to a declared victory. */
import { afterEach, describe, expect, it } from 'vitest'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

describe('Castle of the Devil in the browser', () => {
  it('a match of 6 seats: two people in Russian and Italian, and four bots, to a declared victory', async () => {
    at = await stage('--seed', 'castle')
    const anna = await Visitor.come(at, 'Анна', 'ru-RU'),
      bruno = await Visitor.come(at, 'Bruno', 'it-IT')
    await anna.chooseGame('castle')
    await anna.addBots(4, 2)
    await bruno.test('seat-ready').click()
    await anna.start()
    await Promise.all([anna, bruno].map((visitor, i) => visitor.playOn(i + 1)))
    for (const visitor of [anna, bruno]) {
      expect(visitor.faults).toEqual([])
      await visitor.fits()
      expect(await visitor.test('winner').getAttribute('data-winners')).toMatch(/^\d(,\d)*$/)
    }
    expect(await anna.test('winner').getAttribute('data-winners')).toBe(
      await bruno.test('winner').getAttribute('data-winners'),
    )
  })
})
