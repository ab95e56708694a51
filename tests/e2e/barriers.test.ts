/** Accessibility: the rules of WCAG A and AA that a machine can check hold on every screen. */
import { afterEach, describe, expect, it } from 'vitest'
import { barriers } from './measures'
import { LONG } from '../kit/effort'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

describe('accessibility', () => {
  it.each(LONG ? ['ru-RU', 'en-GB', 'it-IT'] : ['ru-RU'])('in the lobby and its dialogs, in %s', async locale => {
    at = await stage('--seed', 'barriers')
    const anna = await Visitor.come(at, 'Anna', locale)
    await anna.addBots(3, 1)
    expect(await barriers(anna)).toEqual([])
    await anna.chooseGame('castle')
    await anna.page.locator('#option-window').waitFor()
    expect(await barriers(anna)).toEqual([])
    await anna.test('menu').click()
    await anna.page.locator('dialog[open]').waitFor()
    expect(await barriers(anna)).toEqual([])
  })

  it.each([['mascarade', 'en-GB', 'power'], ...(LONG ? [['castle', 'ru-RU', 'react'] as const] : [])] as const)(
    'in a match of %s and its result, in %s',
    async (game, locale, later) => {
      at = await stage('--seed', 'barriers')
      const anna = await Visitor.come(at, 'Anna', locale)
      await anna.chooseGame(game)
      await anna.addBots(5, 1)
      await anna.start()
      await anna.playOn(3, '[data-test="ask"][data-ask="turn"]')
      expect(await barriers(anna)).toEqual([])
      // During a choice, on the board as well.
      await anna.playOn(5, `[data-test="back"], [data-test="ask"][data-ask="${later}"]`, ['duel'])
      expect(await barriers(anna)).toEqual([])
      await anna.page.keyboard.press('r')
      await anna.page.locator('dialog[open]').waitFor()
      expect(await barriers(anna)).toEqual([])
      await anna.page.keyboard.press('Escape')
      await anna.page.locator('dialog[open]').waitFor({ state: 'detached' })
      await anna.playOn(7, undefined, ['declareOwn'])
      expect(await barriers(anna)).toEqual([])
    },
  )
})
