/** Access to a table: the host sets a code in the lobby, a guest is asked for it, and invitations. */
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { shoot } from './measures'
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
]

/** A guest who opens the page but has not joined yet. */
async function openPage(stageOf: Stage, locale = 'en-GB') {
  const context = await stageOf.browser.newContext({ locale })
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  await page.goto(`http://table.test:${stageOf.port}/`)
  return { page, test: (word: string) => page.locator(`[data-test="${word}"]`).first() }
}

describe('access to a table', () => {
  it('needs the code that the host has set: a guest is asked until it is right', async () => {
    at = await stage()
    const anna = await Visitor.come(at, 'Anna')
    await anna.test('door-code-input').fill('Blue Tango')
    await anna.test('door-code-set').click()
    await anna.test('door-code').waitFor()
    expect(await anna.test('door-code').textContent()).toContain('Blue Tango')
    expect(await anna.test('door-listener').isVisible()).toBe(true)
    const boris = await openPage(at)
    expect(await boris.test('in-the-clear').isVisible()).toBe(true)
    await boris.test('name-input').fill('Boris')
    await boris.page.keyboard.press('Enter')
    await boris.test('code-input').fill('blue waltz')
    await boris.page.keyboard.press('Enter')
    await boris.test('code-why').waitFor()
    await boris.test('code-input').fill('blue tango')
    await boris.page.keyboard.press('Enter')
    await boris.test('lobby').waitFor()
    // He is not the host: he cannot change access.
    expect(await boris.test('door').count()).toBe(0)
    await anna.test('door-code-clear').click()
    await anna.test('door-code').waitFor({ state: 'detached' })
    expect(anna.faults).toEqual([])
  })

  it('needs a code from the start with --code, except for people who return', async () => {
    at = await stage('--code', 'open sesame')
    const { page, test } = await openPage(at, 'ru-RU')
    await test('name-input').fill('Борис')
    await page.keyboard.press('Enter')
    await test('code-input').fill('open sesame')
    await test('code-ok').click()
    await test('lobby').waitFor()
    await page.reload()
    await test('lobby').waitFor()
  })

  it('is switched off for browsers after a confirmation', async () => {
    at = await stage()
    const anna = await Visitor.come(at, 'Anna', 'en-GB', { owner: at.ownerKey })
    await anna.test('door-guests').click()
    expect(await anna.test('door-guests').isChecked()).toBe(true)
    await anna.test('sure').click()
    await anna.page.locator('[data-test="door-guests"]:not(:checked)').waitFor()
    // Without a network there is nothing to hide.
    expect(await anna.test('door-visible').count()).toBe(0)
  })

  it.each(LONG ? ['ru-RU', 'en-GB', 'it-IT'] : ['ru-RU'])(
    'fits small screens in %s, with what a host sees there',
    async locale => {
      at = await stage('--code', 'a rather long sentence of forty signs')
      for (const viewport of SIZES) {
        const { page, test } = await openPage(at, locale)
        await page.setViewportSize(viewport)
        await page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth)
        await test('name-input').fill('Anna')
        await page.keyboard.press('Enter')
        await test('code-input').waitFor()
        await page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth)
        await shoot({ page }, `code-${locale}-${viewport.width}`)
        await test('code-input').fill('a rather long sentence of forty signs')
        await page.keyboard.press('Enter')
        await test('lobby').waitFor()
        await page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth)
        await shoot({ page }, `lobby-${locale}-${viewport.width}`)
      }
    },
  )
})

describe("the owner's link", () => {
  it('leaves the address at once, and makes one tab the owner’s, after a reload as well', async () => {
    const { browser, ownerLink, port } = (at = await stage())
    const come = async (): Promise<Page> => {
      const context = await browser.newContext({ locale: 'en-GB' })
      context.setDefaultTimeout(120_000)
      await context.addInitScript(() => {
        window.localStorage.setItem('undertable.unfolded.access', 'yes')
      })
      const page = await context.newPage()
      await page.goto(ownerLink)
      await page.locator('[data-test="name-input"]').waitFor()
      expect(page.url()).toBe(`http://127.0.0.1:${port}/`)
      return page
    }
    const own = await come()
    await own.locator('[data-test="name-input"]').fill('Anna')
    await own.keyboard.press('Enter')
    await own.locator('[data-test="door-guests"]').waitFor()
    await own.reload()
    await own.locator('[data-test="door-guests"]').waitFor()
    const late = await come()
    await late.locator('[data-test="notice"][data-why="ownerLinkDead"]').waitFor()
  })
})

describe("the host's office", () => {
  it("is the owner's whenever they come; they hand it over and take it back", async () => {
    at = await stage()
    const eve = await Visitor.come(at, 'Eve')
    await eve.test('add-bot').waitFor()
    const anna = await Visitor.come(at, 'Anna', 'en-GB', { owner: at.ownerKey })
    await anna.test('add-bot').waitFor()
    await eve.test('add-bot').waitFor({ state: 'detached' })
    expect(await eve.test('office').count()).toBe(0)
    await anna.test('hand-over').selectOption({ label: 'Eve' })
    await eve.test('add-bot').waitFor()
    await anna.test('add-bot').waitFor({ state: 'detached' })
    // She cannot send the owner away, and the owner still switches what concerns the whole host, but has no code.
    expect(await eve.test('kick').count()).toBe(0)
    expect(await anna.test('door-guests').isVisible()).toBe(true)
    expect(await anna.test('door-code-input').count()).toBe(0)
    await anna.page.reload()
    await anna.test('take-office').click()
    await anna.test('add-bot').waitFor()
    await anna.test('door-code-input').waitFor()
    expect([...anna.faults, ...eve.faults]).toEqual([])
  })
})

describe('the way to another table', () => {
  it('is an address, a link or a short code; a typing mistake is explained', async () => {
    at = await stage()
    const { page, test } = await openPage(at)
    await test('elsewhere').locator('summary').click()
    await test('elsewhere-input').fill('7777-7777')
    await test('elsewhere-go').click()
    expect(await test('elsewhere-why').textContent()).toContain('mistyped')
    await test('elsewhere-input').fill(`undertable://127.0.0.1:${at.port}/?table=x`)
    await test('elsewhere-go').click()
    await page.waitForURL(`http://127.0.0.1:${at.port}/?table=x`)
  })
})

describe('an invitation', () => {
  it('shows the plain address', async () => {
    at = await stage()
    const anna = await Visitor.come(at, 'Anna')
    expect(await anna.test('address').textContent()).toBe(`http://table.test:${at.port}/`)
    expect(await anna.test('qr').getAttribute('aria-label')).not.toContain('#')
    // A host name has no short code.
    expect(await anna.test('short-code').count()).toBe(0)
  })
})
