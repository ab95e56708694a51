/** People who disconnect, return, hand over their seats, and move to another device. */
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { expectNoFaults } from './measures'
import { LONG } from '../kit/effort'
import { stage, Visitor, type Stage } from './stage'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

interface Match {
  readonly stage: Stage
  readonly anna: Visitor
  readonly boris: Visitor
}

/** Anna (at the host's computer), Boris and two bots, in a match. */
async function startMatch(locale = 'en-GB'): Promise<Match> {
  at = await stage('--seed', 'people')
  const anna = await Visitor.come(at, 'Anna', locale, { owner: at.ownerKey }),
    boris = await Visitor.come(at, 'Boris', locale)
  await anna.addBots(2, 2)
  await boris.test('seat-ready').click()
  await anna.start()
  await boris.test('table').waitFor()
  return { stage: at, anna, boris }
}

const found = (page: Page, selector: string) => page.locator(selector).first()
const home = (of: Visitor): string => new URL('/', of.page.url()).href

/** Opens the page again on the same machine, which has the seat's token. */
async function again(of: Visitor): Promise<Page> {
  const page = await of.context.newPage()
  await page.goto(home(of))
  return page
}

async function openPeople(of: Visitor): Promise<void> {
  await of.test('menu').click()
  await of.test('people').click()
}

describe('a disconnected player', () => {
  it.each(LONG ? ['ru-RU', 'en-GB'] : ['ru-RU'])(
    'is replaced by a bot when the host says so, and takes over again on return, in %s',
    async locale => {
      const { anna, boris } = await startMatch(locale)
      await boris.page.close()
      await anna.page.locator('[data-away="1"][data-sit-in="false"]').waitFor()
      await expectNoFaults(anna, `people-away-${locale}`)
      await anna.test('sit-in').click()
      await anna.page.locator('[data-away="1"][data-sit-in="true"]').waitFor()
      await expectNoFaults(anna, `people-sits-in-${locale}`)
      const back = await again(boris)
      await found(back, '[data-test="table"]').waitFor()
      expect(await back.locator('[data-test="watching"]').count()).toBe(0)
      await anna.test('away').waitFor({ state: 'detached' })
      expect(anna.faults).toEqual([])
    },
  )
})

describe('an offered seat', () => {
  it.each(LONG ? ['it-IT', 'en-GB'] : ['it-IT'])('goes to a spectator, and the bot goes, in %s', async locale => {
    const { stage: here, anna, boris } = await startMatch(locale)
    const eve = await Visitor.come(here, 'Eve', locale, { to: 'watching' })
    await boris.test('menu').click()
    await boris.test('leave').click()
    await boris.test('sure').click()
    await boris.page.locator('[data-test="closed"][data-why="left"]').waitFor()
    await openPeople(anna)
    await anna.test('give').selectOption({ label: 'Eve' })
    await anna.test('offered').waitFor()
    await expectNoFaults(anna, `people-dialog-${locale}`)
    await anna.page.keyboard.press('Escape')
    await eve.test('offer').waitFor()
    await expectNoFaults(eve, `people-offer-${locale}`)
    await eve.test('take').click()
    await eve.test('watching').waitFor({ state: 'detached' })
    // Anna plays on until it is the turn of the seat that is now Eve's.
    await Promise.all([anna.playOn(3, '[data-test="turn-of"][data-turn="1"]'), eve.test('ask').waitFor()])
    expect(eve.faults).toEqual([])
  })
})

describe('"I was here before"', () => {
  it('the owner confirms it, and they play on at that seat under their present name', async () => {
    const { stage: here, anna, boris } = await startMatch('ru-RU')
    await boris.page.close()
    const newcomer = await Visitor.come(here, 'Boris', 'ru-RU', { to: 'watching' })
    await newcomer.test('was-here').locator('summary').click()
    await expectNoFaults(newcomer, 'people-was-here')
    await newcomer.test('claim').click()
    await newcomer.test('claim-waits').waitFor()
    await anna.test('claimed').waitFor()
    await expectNoFaults(anna, 'people-claimed')
    await anna.test('admit').click()
    await newcomer.test('watching').waitFor({ state: 'detached' })
    await anna.test('claimed').waitFor({ state: 'detached' })
    // They are who they were, and the seat is theirs.
    await newcomer.page.reload()
    await newcomer.test('table').waitFor()
    expect(await newcomer.test('watching').count()).toBe(0)
    expect(newcomer.faults).toEqual([])
  })
})

describe('the setting "doors"', () => {
  it('refuses newcomers when closed, with a message, and admits them when open again', async () => {
    at = await stage('--seed', 'people')
    const anna = await Visitor.come(at, 'Anna', 'ru-RU')
    await anna.test('setting-doors').selectOption('shut')
    await anna.test('doors-now').waitFor()
    await expectNoFaults(anna, 'people-doors')
    const stranger = await Visitor.come(at, 'Carla', 'it-IT', { to: 'closed' })
    await stranger.page.locator('[data-why="tableShut"]').waitFor()
    await anna.test('setting-doors').selectOption('open')
    await stranger.test('come-back').click()
    await stranger.test('lobby').waitFor()
  })
})

describe('another device', () => {
  it('comes by a link, and the first one takes the seat back with one click', async () => {
    const { stage: here, boris } = await startMatch()
    await boris.test('menu').click()
    await boris.test('device-open').click()
    const link = (await boris.test('device-link').textContent()) ?? ''
    expect(link).toMatch(/#place=[\w-]{40,}$/)
    await expectNoFaults(boris, 'people-device')
    const phone = await (await here.browser.newContext({ locale: 'en-GB' })).newPage()
    await phone.goto(link)
    await found(phone, '[data-test="table"]').waitFor()
    expect(await phone.locator('[data-test="watching"]').count()).toBe(0)
    // The code is left in no address, and in no browser history.
    expect(phone.url()).not.toContain('place')
    await boris.page.locator('[data-test="closed"][data-why="replaced"]').waitFor()
    await boris.test('come-back').click()
    await boris.test('table').waitFor()
    await found(phone, '[data-test="closed"][data-why="replaced"]').waitFor()
    // It works once.
    const other = await (await here.browser.newContext({ locale: 'en-GB' })).newPage()
    await other.goto(link)
    await found(other, '[data-test="closed"][data-why="linkUnknown"]').waitFor()
  })
})
