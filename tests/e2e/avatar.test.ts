/** One's own face: chosen by keyboard or pointer, seen by everybody, kept on the device, and not changed in a match. */
import { afterEach, describe, expect, it } from 'vitest'
import { shoot } from './measures'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

/** A phone upright: the least width that we promise. */
const PHONE = { width: 360, height: 640 } as const
/** WCAG asks for 24 CSS pixels; a face is pressed by anybody, with any finger. */
const TARGET = 40

const faceOn = (visitor: Visitor, seat: number, face: string, colour: string) =>
  visitor.page.locator(`[data-test="lobby"] [data-seat="${seat}"] [data-face="${face}"][data-colour="${colour}"]`)

const isRemembered = async ({ page }: Visitor): Promise<string | null> =>
  page.evaluate(() => window.localStorage.getItem('undertable.avatar'))

async function choose(visitor: Visitor, face: string, colour: string): Promise<void> {
  await visitor.page.locator(`label:has([data-test="face-${face}"])`).click()
  await visitor.page.locator(`label:has([data-test="colour-${colour}"])`).click()
}

describe('a guest’s face', () => {
  it('is chosen before they come in, in a fold that leaves the name first', async () => {
    at = await stage()
    const context = await at.browser.newContext({ locale: 'en-GB', viewport: PHONE, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(`http://table.test:${at.port}/`)
    await page.locator('[data-test="name-input"]:focus').waitFor()
    expect(await page.locator('[data-test="avatar-chooser"]').count()).toBe(0)
    await page.locator('[data-test="avatar-open"]').click()
    await page.locator('label:has([data-test="face-goose"])').click()
    await page.locator('label:has([data-test="colour-teal"])').click()
    await page.locator('[data-test="avatar-open"] [data-face="goose"][data-colour="teal"]').waitFor()
    await page.locator('[data-test="name-input"]').fill('Boris')
    await page.keyboard.press('Enter')
    await page.locator('[data-test="own-face"] [data-face="goose"][data-colour="teal"]').waitFor()
    await context.close()
  })

  it('is chosen by pointer in the lobby, is seen by others, and is kept after a reload', async () => {
    at = await stage()
    const anna = await Visitor.come(at, 'Anna', 'en-GB', { owner: at.ownerKey })
    const boris = await Visitor.come(at, 'Борис', 'ru-RU', { viewport: PHONE, touch: true })
    await boris.test('own-face').click()
    await choose(boris, 'lynx', 'violet')
    await shoot(boris, 'avatar-chooser')
    await faceOn(anna, 1, 'lynx', 'violet').waitFor()
    await expect.poll(() => isRemembered(boris)).toBe('lynx violet')
    await boris.page.reload()
    await boris.test('lobby').waitFor()
    await faceOn(boris, 1, 'lynx', 'violet').waitFor()
    await faceOn(anna, 1, 'lynx', 'violet').waitFor()
    expect([...anna.faults, ...boris.faults]).toEqual([])
  })

  it('is chosen by keyboard alone: arrow keys move within each group', async () => {
    at = await stage()
    const anna = await Visitor.come(at, 'Anna', 'en-GB', { owner: at.ownerKey })
    const boris = await Visitor.come(at, 'Boris')
    const press = (key: string) => boris.page.keyboard.press(key)
    await boris.test('menu').focus()
    await press('Enter')
    await boris.test('rename').focus()
    await press('Enter')
    await boris.test('face-fox').focus()
    await press('Space')
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) await press(key)
    await boris.page.locator('[data-test="face-cat"]:focus:checked').waitFor()
    await press('Tab')
    await boris.page.locator('[data-test^="colour-"]:focus:checked').waitFor()
    await boris.test('colour-rose').focus()
    await press('Space')
    await press('ArrowLeft')
    await boris.page.locator('[data-test="colour-silver"]:focus:checked').waitFor()
    await faceOn(anna, 1, 'cat', 'silver').waitFor()
    await press('Escape')
    await faceOn(boris, 1, 'cat', 'silver').waitFor()
    expect(await boris.test('own-face').getAttribute('aria-label')).toContain('Cat')
  })

  it('is not refused to somebody who runs through all faces with a key held down', async () => {
    at = await stage()
    const boris = await Visitor.come(at, 'Boris')
    await boris.test('own-face').click()
    await boris.test('face-fox').focus()
    await boris.page.keyboard.press('Space')
    for (let i = 0; i < 31; i++) await boris.page.keyboard.press('ArrowRight')
    await faceOn(boris, 0, 'goose', (await isRemembered(boris))?.split(' ')[1] ?? '').waitFor({ state: 'attached' })
    expect(await boris.page.locator('[data-test="notice"]').count()).toBe(0)
  })
})

describe('the chooser', () => {
  it.each(['en-GB', 'ru-RU', 'it-IT'])(
    'fits a phone in %s, with targets for any finger and a name for each',
    async locale => {
      at = await stage()
      const boris = await Visitor.come(at, 'Boris', locale, { viewport: PHONE, touch: true })
      await boris.test('menu').click()
      await boris.test('rename').click()
      await boris.test('avatar-chooser').waitFor()
      const options = await boris.page.locator('[data-test="avatar-chooser"] label').evaluateAll(labels =>
        labels.map(label => {
          const { width, height, left, right } = label.getBoundingClientRect()
          return {
            small: Math.min(width, height),
            inside: left >= 0 && right <= window.innerWidth,
            name: label.querySelector('input')?.ariaLabel ?? '',
          }
        }),
      )
      expect(options).toHaveLength(28)
      expect(options.filter(({ small, inside }) => small < TARGET || !inside)).toEqual([])
      expect(new Set(options.map(({ name }) => name)).size).toBe(28)
      const scrolls = await boris.page
        .locator('dialog .body')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      expect(scrolls).toBe(false)
      await shoot(boris, `avatar-menu-${locale}`)
    },
  )
})

describe('in a match', () => {
  it('the face stays as it is, and the dialog says why', async () => {
    at = await stage()
    const anna = await Visitor.come(at, 'Anna', 'en-GB', { owner: at.ownerKey })
    await anna.addBots(3, 1)
    await anna.test('menu').click()
    await anna.test('rename').click()
    expect(await anna.test('avatar-why').count()).toBe(0)
    expect(await anna.test('face-owl').isEnabled()).toBe(true)
    await anna.page.keyboard.press('Escape')
    await anna.start()
    await anna.test('menu').click()
    await anna.test('rename').click()
    expect(await anna.test('avatar-why').textContent()).toContain('match is over')
    expect(await anna.test('face-owl').isDisabled()).toBe(true)
    expect(await anna.test('colour-sky').isDisabled()).toBe(true)
    // The name can still be changed.
    expect(await anna.test('name-ok').isEnabled()).toBe(true)
  })
})
