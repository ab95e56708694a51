/** The page around a match: reconnecting, languages, small screens, clear messages. */
import { afterEach, describe, expect, it } from 'vitest'
import { LONG } from '../kit/effort'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

const SIZES = [
  { width: 360, height: 640 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
]

/** In the page: the log is longer than its panel, and its newest entry is in sight. */
function AT_END(): boolean {
  const box = [...document.querySelectorAll('[data-test="log"]')].at(-1)
  return (
    box !== undefined && box.scrollHeight > box.clientHeight && box.scrollHeight - box.scrollTop - box.clientHeight < 60
  )
}

/** A guest with bots, the cards still face up. */
async function startMatch(bots: number, locale = 'en-GB'): Promise<Visitor> {
  at = await stage('--seed', 'page')
  const anna = await Visitor.come(at, 'Anna', locale)
  await anna.addBots(bots, 1)
  await anna.start()
  await anna.page.locator('[data-test="ask"][data-ask="ready"]').waitFor()
  return anna
}

describe('the page', () => {
  it('puts a person back into their seat after a reload, with what was being shown', async () => {
    const anna = await startMatch(3)
    // A look at the own card, as soon as it is possible.
    await anna.playOn(99, '[data-test="seen-ok"]', ['look'])
    // The cards and their texts, without the clock beside them.
    const what = anna.page.locator('[data-test="seen"] [data-test="seen-what"]')
    const shown = await what.textContent()
    await anna.page.reload()
    await anna.test('seen-ok').waitFor()
    expect(await what.textContent()).toBe(shown)
    expect(anna.faults).toEqual([])
  })

  it.each(LONG ? ['ru-RU', 'en-GB', 'it-IT'] : ['ru-RU'])('fits every screen with 13 seats in %s', async locale => {
    const anna = await startMatch(12, locale)
    for (const size of SIZES) {
      await anna.page.setViewportSize(size)
      await anna.fits()
      // The board changes shape a moment after the window.
      await anna.page.waitForFunction(() => document.querySelectorAll('[data-slot]').length === 13)
    }
  })

  it('keeps the newest log entry in sight', async () => {
    const anna = await startMatch(5)
    await anna.playOn(3)
    await anna.page.locator('[data-test="result"] [data-test="log"] li').last().waitFor()
    await anna.page.waitForFunction(AT_END)
  })

  it('stops following the log after scrolling back, and follows again from its end', async () => {
    const anna = await startMatch(12)
    // A low window soon fills with the log.
    await anna.page.setViewportSize({ width: 1024, height: 560 })
    await anna.playOn(3, '[data-test="log"] li:nth-child(20)')
    await anna.page.waitForFunction(AT_END)
    const log = anna.test('log')
    // Repeatedly, as a person would: entries may still be arriving. The answering mouse is elsewhere.
    const turnWheel = (by: number, there: () => boolean) =>
      expect
        .poll(
          async () => {
            await log.hover()
            await anna.page.mouse.wheel(0, by)
            return anna.page.evaluate(there)
          },
          { timeout: 120_000, interval: 200 },
        )
        .toBe(true)
    await turnWheel(-4000, () => document.querySelector('[data-test="log"]')?.scrollTop === 0)
    await anna.playOn(4, '[data-test="log"] li:nth-child(30)')
    expect(await log.evaluate(box => box.scrollTop)).toBe(0)
    await turnWheel(40_000, AT_END)
    await anna.playOn(5, '[data-test="log"] li:nth-child(40)')
    await anna.page.waitForFunction(AT_END)
  })

  it('changes its language at any time', async () => {
    const anna = await startMatch(3)
    expect(await anna.test('ask').locator('h2').textContent()).toMatch(/^[A-Za-z]/)
    await anna.test('menu').click()
    await anna.test('language').selectOption('ru')
    await anna.page.locator('html[lang="ru"]').waitFor({ state: 'attached' })
    await anna
      .test('ask')
      .locator('h2')
      .filter({ hasText: /^[А-Я]/ })
      .waitFor()
  })

  it('explains why the host closed the socket: a message that was too long', async () => {
    at = await stage('--seed', 'page')
    const context = await at.browser.newContext({ locale: 'en-GB' })
    const page = await context.newPage()
    await page.routeWebSocket(/\/table/, ws => {
      ws.onMessage(() => {
        void ws.close({ code: 1009 })
      })
    })
    await page.goto(`http://table.test:${at.port}/`)
    await page.locator('[data-test="name-input"]').fill('Anna')
    await page.keyboard.press('Enter')
    await page.locator('[data-test="closed"]').waitFor()
    expect(await page.locator('[data-test="closed"]').textContent()).toMatch(/too long/i)
  })
})
