/** Night and day: a person chooses the look of the page, it is kept, and everything can be read in it. */
import { afterEach, describe, expect, it } from 'vitest'
import { barriers, shoot } from './measures'
import { stage, Visitor, type Screen, type Stage } from './stage'
import { ask, option } from './touring'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

const PHONE: Screen = { width: 390, height: 844 },
  LAPTOP: Screen = { width: 1280, height: 800 }
const lookOf = ({ page }: Visitor): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.look)

async function choose(visitor: Visitor, look: string): Promise<void> {
  await visitor.test('menu').click()
  await visitor.test('look').selectOption(look)
  await visitor.page.keyboard.press('Escape')
  await visitor.page.locator('dialog[open]').waitFor({ state: 'detached' })
}

describe('the light look', () => {
  it.each([PHONE, LAPTOP])('can be read in lobby, match and result at $width pixels, and is kept', async viewport => {
    at = await stage('--seed', 'look')
    const anna = await Visitor.come(at, 'Anna', 'ru-RU', { viewport })
    expect(await lookOf(anna)).toBe('dark')
    await anna.chooseGame('mascarade')
    await anna.addBots(3, 1)
    await choose(anna, 'light')
    expect(await lookOf(anna)).toBe('light')
    expect(await barriers(anna)).toEqual([])
    await shoot(anna, `light-lobby-${viewport.width}`)
    await anna.test('menu').click()
    await anna.page.locator('dialog[open]').waitFor()
    expect(await barriers(anna)).toEqual([])
    await anna.page.keyboard.press('Escape')
    await anna.start()
    await anna.playOn(3, '[data-test="ask"][data-ask="turn"]')
    expect(await barriers(anna)).toEqual([])
    await shoot(anna, `light-match-${viewport.width}`)
    await anna.page.reload()
    await anna.test('table').waitFor()
    expect(await lookOf(anna)).toBe('light')
    await anna.playOn(7)
    await anna.page.keyboard.press('Escape')
    expect(await barriers(anna)).toEqual([])
    await shoot(anna, `light-result-${viewport.width}`)
    expect(anna.faults).toEqual([])
  })
})

/** What a board opens over itself, once there is this. */
const OPENED: readonly (readonly [game: string, press: string, until: string])[] = [
  ['mascarade', '.stage button:has([data-test="bank"])', ask('turn')],
  ['castle', '[data-test="memo-open"]', ask('turn')],
  ['tales', '[data-test="time"]', ask('play')],
  ['tales', '[data-test="discard-open"]', ask('play')],
  // The tale can be read from its first word on: whom chance makes the Overlord does not matter.
  ['overlord', '[data-test="tale-open"]', '[data-test="tale-open"]'],
]

describe('a dialog that a board opens', () => {
  it.each(OPENED)('has the look that its person chose: %s, %s', async (game, press, until) => {
    at = await stage('--seed', 'look')
    const anna = await Visitor.come(at, 'Anna', 'ru-RU', { viewport: PHONE })
    await anna.chooseGame(game)
    if (game === 'overlord') await option(anna, 'rules', 'formal')
    await anna.addBots(3, 1)
    await choose(anna, 'light')
    await anna.start()
    await anna.playOn(3, until)
    const dialog = anna.page.locator('dialog[open]'),
      panel = () => dialog.evaluate(box => getComputedStyle(box).backgroundColor)
    await anna.page.locator(press).first().click()
    await dialog.waitFor()
    const byDay = await panel()
    expect(await barriers(anna)).toEqual([])
    await shoot(anna, `light-dialog-${game}`)
    await anna.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    // The frame's own dialogs are of the same paper; by night, none is.
    await anna.test('menu').click()
    expect(await panel()).toBe(byDay)
    await anna.page.keyboard.press('Escape')
    await choose(anna, 'dark')
    await anna.page.locator(press).first().click()
    expect(await panel()).not.toBe(byDay)
    expect(anna.faults).toEqual([])
  })
})

describe('as the system', () => {
  it('follows the machine, at once and after a reload', async () => {
    at = await stage('--seed', 'look')
    const anna = await Visitor.come(at, 'Anna')
    await anna.page.emulateMedia({ colorScheme: 'light' })
    expect(await lookOf(anna)).toBe('dark')
    await choose(anna, 'system')
    expect(await lookOf(anna)).toBe('light')
    await anna.page.emulateMedia({ colorScheme: 'dark' })
    await anna.page.locator('html[data-look="dark"]').waitFor()
    await anna.page.reload()
    await anna.page.locator('html[data-look="dark"]').waitFor()
    await anna.page.emulateMedia({ colorScheme: 'light' })
    await anna.page.locator('html[data-look="light"]').waitFor()
    expect(anna.faults).toEqual([])
  })
})

describe('Dark Tales by day and by night', () => {
  it('keeps the sky of the tale, whatever the look of the page', async () => {
    at = await stage('--seed', 'look')
    const anna = await Visitor.come(at, 'Anna')
    await anna.chooseGame('tales')
    await anna.addBots(2, 1)
    await anna.start()
    const shown = (): Promise<string[]> =>
      anna.page.evaluate(() => {
        const board = document.querySelector('[data-test="table"] .tale'),
          styles = board && getComputedStyle(board)
        return ['--parchment', '--panel'].map(name => styles?.getPropertyValue(name).trim() ?? '')
      })
    const before = await shown()
    expect(before.every(colour => colour !== '')).toBe(true)
    await choose(anna, 'light')
    expect(await shown()).toEqual(before)
    // A sheet over the scene is of the day.
    await anna.page.keyboard.press('Escape')
    await anna.test('time').click()
    const sheet = await anna.page
      .locator('dialog[open]')
      .evaluate(box => getComputedStyle(box).getPropertyValue('--parchment').trim())
    expect(sheet).not.toBe(before[0])
    expect(anna.faults).toEqual([])
  })
})
