/** A whole match of Dark Tales in a real browser, to its final count. */
import { afterEach, describe, expect, it } from 'vitest'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

const SEATS = 4

describe('a match of Dark Tales', () => {
  it('of 4 seats: two people in Russian and Italian, and two bots, to the final count', async () => {
    at = await stage('--seed', 'tales')
    const anna = await Visitor.come(at, 'Анна', 'ru-RU', { motion: true }),
      bruno = await Visitor.come(at, 'Bruno', 'it-IT')
    await anna.chooseGame('tales')
    await anna.addBots(2, 2)
    await bruno.test('seat-ready').click()
    await anna.start()
    await Promise.all([anna, bruno].map((visitor, i) => visitor.playOn(i + 1)))
    // Without reduced motion it is counted cell by cell, and can be skipped.
    await anna.page.locator('[data-test="counting"] [data-cell="1.0"]').waitFor()
    await anna.test('counting-skip').click()
    await anna.page.locator('[data-test="counting"] [data-test="reckoning"][data-done="true"]').waitFor()
    await anna.test('curtain-close').click()
    await anna.page.locator('dialog[open]').waitFor({ state: 'detached' })
    // With reduced motion it is shown as a whole.
    await bruno.page.locator('[data-test="reckoning"][data-done="true"]').waitFor()
    expect(await bruno.test('counting').count()).toBe(0)
    const totals = (visitor: Visitor) =>
      visitor.page.locator('[data-total]').evaluateAll(cells => cells.map(cell => (cell as HTMLElement).dataset.total))
    expect(await totals(anna)).toHaveLength(SEATS)
    expect(await totals(anna)).toEqual(await totals(bruno))
    for (const visitor of [anna, bruno]) {
      expect(visitor.faults).toEqual([])
      await visitor.fits()
      expect(
        await visitor.page
          .locator('[data-place="1"]')
          .evaluateAll(rows => rows.map(row => (row as HTMLElement).dataset.seat).join(',')),
      ).toBe(await visitor.test('winner').getAttribute('data-winners'))
    }
  })
})
