/** The page around a match: coming back, languages, small screens, plain explanations. */
import { afterEach, describe, expect, it } from 'vitest'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => { await at?.close(); at = null })

const SIZES = [{ width: 360, height: 640 }, { width: 1024, height: 768 }, { width: 1920, height: 1080 }, { width: 3840, height: 2160 }]

/** A guest with so many bots, the cards still face up. */
async function dealt(bots: number, locale = 'en-GB'): Promise<Visitor> {
  at = await stage('--seed', 'page')
  const anna = await Visitor.come(at, 'Anna', locale)
  for (let i = 0; i < bots; i++) {
    await anna.test('add-bot').click()
    await anna.page.locator('[data-test="lobby"] [data-seat]').nth(1 + i).waitFor()
  }
  await anna.page.locator('[data-test="start"]:not([disabled])').click()
  await anna.page.locator('[data-test="ask"][data-ask="ready"]').waitFor()
  return anna
}

describe('the page', () => {
  it('puts a person back into the seat after a reload, with what was being shown', async () => {
    const anna = await dealt(3)
    await anna.page.locator('[data-test="ask"] [data-choice], [data-test="confirm"]').first().click()
    // By chance until something is shown: a swap of one's own.
    for (let state = 99; !await anna.test('seen-ok').isVisible(); state = (state * 1103515245 + 12345) % 2147483648) {
      await anna.page.waitForSelector('[data-test="seen-ok"], [data-choice]:not([disabled]), [data-test="confirm"]:not([disabled])')
      if (await anna.test('seen-ok').isVisible()) break
      const confirm = anna.page.locator('[data-test="confirm"]:not([disabled])')
      if (await confirm.count() > 0) await confirm.first().click()
      else await anna.page.locator('[data-choice]:not([disabled])').nth(0).click()
    }
    const shown = await anna.test('seen').textContent()
    await anna.page.reload()
    await anna.test('seen-ok').waitFor()
    expect(await anna.test('seen').textContent()).toBe(shown)
    expect(anna.faults).toEqual([])
  })

  it.each(['en-GB', 'ru-RU', 'it-IT'])('fits every screen with 13 seats in %s', async locale => {
    const anna = await dealt(12, locale)
    for (const size of SIZES) {
      await anna.page.setViewportSize(size)
      expect(await anna.overflows()).toBe(false)
      expect(await anna.page.locator('[data-slot]').count()).toBe(13)
    }
  })

  it('keeps the newest of the story in sight', async () => {
    const anna = await dealt(5)
    await anna.playOn(3)
    const log = anna.page.locator('[data-test="result"] [data-test="log"]')
    await log.locator('li').last().waitFor()
    expect(await log.evaluate(box => box.scrollHeight - box.scrollTop - box.clientHeight)).toBeLessThan(60)
    expect(await log.evaluate(box => box.scrollHeight > box.clientHeight)).toBe(true)
  })

  it('changes its language at any time', async () => {
    const anna = await dealt(3)
    const before = await anna.test('ask').textContent()
    if (!await anna.test('language').isVisible()) await anna.test('menu').click()
    await anna.test('language').selectOption('ru')
    await anna.page.locator('html[lang="ru"]').waitFor({ state: 'attached' })
    expect(await anna.test('ask').textContent()).not.toBe(before)
  })

  it('explains why the host closed the socket: a message that was too long', async () => {
    at = await stage('--seed', 'page')
    const context = await at.browser.newContext({ locale: 'en-GB' })
    const page = await context.newPage()
    await page.routeWebSocket(/\/table/, ws => { ws.onMessage(() => { void ws.close({ code: 1009 }) }) })
    await page.goto(`http://table.test:${at.port}/`)
    await page.locator('[data-test="name-input"]').fill('Anna')
    await page.keyboard.press('Enter')
    await page.locator('[data-test="closed"]').waitFor()
    expect(await page.locator('[data-test="closed"]').textContent()).toMatch(/too long/i)
  })
})
