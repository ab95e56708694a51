/** The score of the game night: at the result, in the lobby and on the table screen. */
import { afterEach, describe, expect, it } from 'vitest'
import { faultsAt, expectNoFaults } from './measures'
import { LONG } from '../kit/effort'
import { NAME, stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

describe('the score of the session', () => {
  it('counts matches of different games together', async () => {
    at = await stage('--seed', 'evening')
    const anna = await Visitor.come(at, 'Anna', 'it-IT')
    await anna.addBots(1, 1)
    await anna.start()
    await anna.playOn(3)
    await anna.test('to-lobby').click()
    await anna.test('lobby').waitFor()
    await anna.chooseGame('tales')
    await anna.start()
    await anna.playOn(5)
    await anna.test('evening-board').waitFor()
    // The same two people, and both games by name; each match has at least one winner.
    expect(await anna.page.locator('[data-test="evening-score"]').count()).toBe(2)
    const wins = await anna.page
      .locator('[data-test="evening-score"]')
      .evaluateAll(boxes => boxes.reduce((sum, box) => sum + Number((box as HTMLElement).dataset.wins), 0))
    expect(wins).toBeGreaterThanOrEqual(2)
    const matches = await anna.page.locator('[data-test="evening-match"]').allTextContents()
    expect(matches).toHaveLength(2)
    for (const name of ['Mascarade', 'Dark Tales']) expect(matches.filter(text => text.includes(name))).toHaveLength(1)
    expect(anna.faults).toEqual([])
  })

  it.each(LONG ? ['ru-RU', 'en-GB'] : ['ru-RU'])(
    'grows with each match, and is there after a reload, in %s',
    async locale => {
      at = await stage('--seed', 'evening')
      const anna = await Visitor.come(at, 'Anna', locale)
      await anna.addBots(2, 1)
      expect(await anna.test('evening-board').count()).toBe(0)
      await anna.start()
      await anna.playOn(3)
      await anna.test('evening-board').waitFor()
      expect(await anna.page.locator('[data-test="evening-score"]').count()).toBe(3)
      expect(await anna.page.locator('[data-test="evening-score"][data-wins="1"]').count()).toBe(1)
      await expectNoFaults(anna, `evening-result-${locale}`)
      await anna.test('rematch').click()
      await anna.test('table').waitFor()
      await anna.playOn(8)
      await anna.test('evening-board').waitFor()
      await anna.test('to-lobby').click()
      await anna.test('lobby').waitFor()
      await anna.page.reload()
      await anna.test('evening-board').locator('summary').click()
      expect(await anna.page.locator('[data-test="evening-match"]').count()).toBe(2)
      await expectNoFaults(anna, `evening-lobby-${locale}`)
      const tv = await anna.context.newPage()
      await tv.setViewportSize({ width: 1920, height: 1080 })
      await tv.goto(`http://${NAME}:${at.port}/?screen`)
      await tv.locator('[data-test="screen-lobby"] [data-test="evening-board"]').waitFor()
      await faultsAt(
        Object.assign(Object.create(anna) as Visitor, { page: tv }),
        { width: 1920, height: 1080 },
        `evening-screen-${locale}`,
      )
      // A new group starts a new score; on the table screen nothing can be pressed.
      expect(await tv.locator('[data-test="evening-anew"]').count()).toBe(0)
      await anna.test('evening-anew').click()
      await anna.test('sure').click()
      await anna.test('evening-board').waitFor({ state: 'detached' })
      await tv.locator('[data-test="evening-board"]').waitFor({ state: 'detached' })
      expect(anna.faults).toEqual([])
    },
  )
})
