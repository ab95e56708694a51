/**
 * The table screen on a television: its lobby, match and result of every game, and that nothing on it can be pressed.
 */
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { GAMES } from '../../src-shared/games'
import { expectNoFaults } from './measures'
import { LONG } from '../kit/effort'
import { NAME, stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

const SIZES = [
  { width: 360, height: 640 },
  { width: 1920, height: 1080 },
  ...(LONG
    ? [
        { width: 1024, height: 768 },
        { width: 3840, height: 2160 },
      ]
    : []),
]

/** Controls of people at the table. */
const CONTROLS =
  '[data-test="ask"], [data-choice]:not([disabled]), [data-test="menu"], [data-test="talk-open"], [data-test="rematch"], [data-test="history-open"], input, select'

/** The QR code for phones: complete, in the window, uncovered, and for the printed address. */
async function invites(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const code = page.locator('[data-test="screen-invite"] [data-test="qr"]')
  await code.waitFor()
  expect(
    await code.evaluate(box => {
      const { left, top, right, bottom, width } = box.getBoundingClientRect(),
        hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return [
        left >= 0,
        top >= 0,
        right <= window.innerWidth,
        bottom <= window.innerHeight,
        width >= 100,
        hit !== null && (box.contains(hit) || hit.contains(box)),
      ]
    }),
  ).toEqual([true, true, true, true, true, true])
  expect(await code.getAttribute('aria-label')).toContain(
    (await page.locator('[data-test="screen-invite"] .address').textContent()) ?? 'no address',
  )
}

const shows = (page: Page, what: string) => page.locator(`[data-test="screen"][data-shows="${what}"]`).waitFor()

describe('a table screen', () => {
  it.each(GAMES.map(({ id }, i) => [id, i % 2 === 0 ? 'en-GB' : 'ru-RU'] as const).slice(0, LONG ? undefined : 2))(
    'of %s shows lobby, match and result, in the language of %s',
    async (game, locale) => {
      at = await stage('--seed', 'screen')
      const anna = await Visitor.come(at, 'Anna', locale)
      await anna.chooseGame(game)
      await anna.addBots(3, 1)
      await anna.test('screen-show').click()
      const address = new URL((await anna.test('screen-address').textContent()) ?? '')
      address.hostname = NAME
      address.port = `${at.port}`
      await anna.page.keyboard.press('Escape')
      // The same machine and browser may sit at the table too.
      const tv = await anna.context.newPage()
      await tv.goto(address.href)
      await shows(tv, 'lobby')
      await tv.locator('[data-test="qr"]').waitFor()
      await anna.page.locator('.watching', { hasText: locale === 'ru-RU' ? 'Экран стола' : 'Table screen' }).waitFor()
      await expectNoFaults({ page: tv }, `screen-${game}-lobby`, SIZES)
      await anna.start()
      await shows(tv, 'match')
      await tv.locator('[data-seat]').first().waitFor()
      expect(await tv.locator(CONTROLS).count()).toBe(0)
      await invites(tv)
      await expectNoFaults({ page: tv }, `screen-${game}-match`, SIZES)
      await anna.test('menu').click()
      await anna.test('break-off').click()
      await anna.test('sure').click()
      await shows(tv, 'lobby')
      await tv.reload()
      await shows(tv, 'lobby')
      expect(await anna.page.locator('.watching li').count()).toBe(1)
      expect(anna.faults).toEqual([])
    },
  )

  it('shows the result and the chat', async () => {
    at = await stage('--seed', 'screen')
    const anna = await Visitor.come(at, 'Anna')
    await anna.addBots(1, 1)
    const tv = await anna.context.newPage()
    await tv.goto(`http://${NAME}:${at.port}/?screen&lang=it`)
    await anna.start()
    await shows(tv, 'match')
    await anna.test('talk-open').click()
    await anna.page.locator('[data-phrase="luck"]').click()
    await tv.locator('[data-test="bubble"]', { hasText: 'Buona fortuna!' }).waitFor()
    await anna.test('talk-close').click()
    await anna.playOn(4)
    await shows(tv, 'result')
    await tv.locator('[data-test="winner"]').waitFor()
    expect(await tv.locator(CONTROLS).count()).toBe(0)
    await invites(tv)
    await expectNoFaults({ page: tv }, 'screen-result', SIZES)
  })

  it('acts out the last count and goes on to the result by itself, and its code covers nothing there', async () => {
    at = await stage('--seed', 'screen')
    const anna = await Visitor.come(at, 'Anna')
    await anna.chooseGame('tales')
    await anna.addBots(1, 1)
    const context = await at.browser.newContext({ locale: 'en-GB', viewport: { width: 1920, height: 1080 } })
    const tv = await context.newPage()
    await tv.goto(`http://${NAME}:${at.port}/?screen`)
    await anna.start()
    await shows(tv, 'match')
    await anna.playOn(4)
    await tv.locator('[data-test="counting"]').waitFor({ timeout: 60_000 })
    await tv.locator('[data-test="counting"]').waitFor({ state: 'detached', timeout: 120_000 })
    await invites(tv)
    const covered = await tv.evaluate(() => {
      const invite = document.querySelector('[data-test="screen-invite"]')?.getBoundingClientRect()
      if (!invite) return ['no code']
      return [...document.querySelectorAll('[data-test="result"] :is(h1, p, li, strong, bdi)')]
        .filter(box => {
          const { left, right, top, bottom } = box.getBoundingClientRect()
          return right > invite.left && left < invite.right && bottom > invite.top && top < invite.bottom
        })
        .map(box => (box.textContent ?? '').slice(0, 40))
    })
    expect(covered).toEqual([])
  })
})
