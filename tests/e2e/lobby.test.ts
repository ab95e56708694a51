/** The lobby as an invitation: the next step is always in sight, and few presses lead to a match. */
import { afterEach, describe, expect, it } from 'vitest'
import { shoot } from './measures'
import { LONG } from '../kit/effort'
import { stage, Visitor, type Screen, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

const SIZES: readonly Screen[] = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
]
const SEATS = LONG ? [2, 6, 13] : [2, 13]

/** Whether the step's button lies within the window as it stands, unscrolled and under nothing else. */
const isInSight = (visitor: Visitor): Promise<boolean> =>
  visitor.page.evaluate(() => {
    window.scrollTo(0, 0)
    const button = document.querySelector('[data-test="next"] button')
    if (!button) return false
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isInside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight
    return isInside && above !== null && (above === button || button.contains(above))
  })

async function expectInSight(visitor: Visitor, step: string, state: string): Promise<void> {
  await visitor.test(step).waitFor()
  for (const size of SIZES) {
    await visitor.page.setViewportSize(size)
    await visitor.page.waitForFunction(width => window.innerWidth === width, size.width)
    await expect.poll(async () => [state, size.width, await isInSight(visitor)]).toEqual([state, size.width, true])
    await shoot(visitor, `lobby-${state}-${size.width}`)
  }
}

describe('the next step', () => {
  it('is in sight without scrolling in every state, at every size', async () => {
    at = await stage()
    const anna = await Visitor.come(at, 'Анна', 'ru-RU', { touch: true, owner: at.ownerKey })
    await expectInSight(anna, 'fill-bots', 'alone')
    const vera = await Visitor.come(at, 'Vera', 'it-IT')
    await expectInSight(vera, 'seat-ready', 'guest')
    await expectInSight(anna, 'start', 'anyway')
    expect(await anna.test('cannot-start').textContent()).toContain('Vera')
    await vera.test('seat-ready').click()
    await vera.page.locator('[data-test="seat-ready"][aria-pressed="true"]').waitFor()
    await expectInSight(vera, 'seat-ready', 'ready')
    await anna.test('next-state').waitFor()
    for (const seats of SEATS) {
      const here = await anna.page.locator('[data-test="lobby"] [data-seat]').count()
      await anna.addBots(seats - here, here)
      await expectInSight(anna, 'start', `begin-${seats}`)
    }
    await vera.test('seat-stand').click()
    await expectInSight(vera, 'seat-sit', 'standing')
    expect([...anna.faults, ...vera.faults]).toEqual([])
  })
})

describe('the way to a match', () => {
  it('takes a host three presses and a guest two', async () => {
    at = await stage()
    const anna = await Visitor.knock(at, 'Anna', 'en-GB', { owner: at.ownerKey })
    // The name was the first press.
    await anna.test('fill-bots').click()
    const boris = await Visitor.knock(at, 'Boris')
    await boris.test('seat-ready').click()
    await anna.test('next-state').waitFor()
    await anna.test('start').click()
    for (const one of [anna, boris]) await one.page.locator('[data-test="ask"]').first().waitFor()
  })

  it('waits for nobody if the host begins anyway', async () => {
    at = await stage()
    const anna = await Visitor.come(at, 'Anna')
    const boris = await Visitor.come(at, 'Boris')
    await anna.test('cannot-start').waitFor()
    await anna.test('start').click()
    await boris.page.locator('[data-test="ask"]').first().waitFor()
  })
})

describe('the settings', () => {
  it('are folded until somebody opens them, and stay as they were left', async () => {
    at = await stage()
    const context = await at.browser.newContext({ locale: 'en-GB' })
    const page = await context.newPage()
    await page.goto(`http://table.test:${at.port}/`)
    await page.fill('[data-test="name-input"]', 'Anna')
    await page.keyboard.press('Enter')
    const fold = page.locator('[data-test="fold-rules"]')
    await fold.waitFor()
    expect(await page.locator('[data-test="setting-clock"]').count()).toBe(0)
    await fold.locator('summary').click()
    await page.locator('[data-test="setting-clock"]').waitFor()
    await page.reload()
    await page.locator('[data-test="setting-clock"]').waitFor()
  })
})

describe("the table's name", () => {
  it('is changed by its host where it stands', async () => {
    at = await stage()
    const anna = await Visitor.come(at, 'Anna')
    const boris = await Visitor.come(at, 'Boris')
    expect(await boris.test('table-name-change').count()).toBe(0)
    await anna.test('table-name-change').click()
    await anna.test('table-name-input').fill('Friday night')
    await anna.test('table-name-save').click()
    await boris.page.locator('[data-test="table-name"]', { hasText: 'Friday night' }).waitFor()
  })
})
