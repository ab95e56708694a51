/** A person in a browser, at a table that other computers keep: it is given away, its host is killed, they go along. */
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { Program, type Ready } from '../handover/processes'
import { faultsAt, shoot } from './measures'
import { makeOwner, openBrowser, PRESS, stage, Visitor, type Stage } from './stage'
import { invitationOption } from '../kit/secretFile'

const PHONE = { width: 390, height: 844 }
const programs: Program[] = []
const ends: (() => Promise<unknown>)[] = []
let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
  for (const end of ends.splice(0)) await end()
  for (const program of programs.splice(0)) await program.remove()
})

interface Computer {
  readonly program: Program
  readonly ready: Ready
  readonly address: string
}

async function start(args: readonly string[], n: number): Promise<Computer> {
  const address = `127.0.0.${n}`
  const started = await Program.start([...args, `--bind=${address}`])
  programs.push(started.program)
  return { ...started, address }
}

const hostIn = (page: Page): string => new URL(page.url()).host
const hostOf = ({ address, ready }: Computer): string => `${address}:${ready.port}`
const test = (page: Page, name: string) => page.locator(`[data-test="${name}"]`).first()

/** One own answer is given, at least. */
async function answers(page: Page): Promise<void> {
  for (let state = 5, pressed = 0; pressed < 4; state += 77_773) {
    const was = await (await page.waitForFunction(PRESS, { state, until: '.never', rather: [] })).jsonValue()
    if (was === 'over') return
    if (was === 'pressed') pressed++
  }
}

/** The number of the own seat. */
const ownSeat = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.querySelector('[data-own-place]')?.closest<HTMLElement>('[data-seat]')?.dataset.seat ?? '',
  )

describe('a page at a table that other computers keep', () => {
  it('says who keeps it, goes along when it is given away, and again when its host is killed', async () => {
    const host = await start(['host', '--keepers', '--no-open', '--pace=0'], 1)
    const [table] = host.ready.tables
    const link = `undertable://${hostOf(host)}/?table=${table?.id ?? ''}&f=${host.ready.fingerprint}`
    const keepers = []
    for (const n of [2, 3]) keepers.push(await start(['keep', link, invitationOption(host.ready.invitation)], n))
    const browser = await openBrowser()
    ends.push(() => browser.close())
    const context = await browser.newContext({
      locale: 'ru-RU',
      viewport: PHONE,
      hasTouch: true,
      reducedMotion: 'reduce',
    })
    await makeOwner(context, host.ready.ownerKey ?? '')
    const page = await context.newPage()
    await page.goto(`http://${hostOf(host)}/?table=${table?.id ?? ''}`)
    await test(page, 'name-input').fill('Анна')
    await page.keyboard.press('Enter')

    // The lobby says whether the table would be lost, and whose computers keep it.
    await test(page, 'fold-keeping').locator('summary').click()
    await page.locator('[data-test="keeping-outlook"].fine').waitFor()
    expect(await page.locator('[data-test="keeping"] li').count()).toBe(3)
    expect(await faultsAt({ page }, PHONE, 'keeping-lobby')).toEqual([])

    for (let n = 0; n < 3; n++) {
      await test(page, 'add-bot').click()
      await page
        .locator('[data-test="lobby"] [data-seat]')
        .nth(1 + n)
        .waitFor()
    }
    await page.locator('[data-test="start"]:not([disabled])').click()
    await test(page, 'table').waitFor()
    await answers(page)
    const before = await ownSeat(page)

    // The owner gives it to another computer.
    await test(page, 'menu').click()
    await test(page, 'keeping-open').click()
    await test(page, 'give-table').waitFor()
    expect(await faultsAt({ page }, PHONE, 'keeping-menu')).toEqual([])
    await test(page, 'give-table').click()
    await shoot({ page }, 'keeping-sure')
    await test(page, 'sure').click()
    await page.waitForURL(url => url.host !== hostOf(host))
    await test(page, 'table').waitFor()
    await page.locator('[data-test="notice"][data-why="tableNowAt"]').waitFor()
    await shoot({ page }, 'keeping-moved')
    expect(await ownSeat(page)).toBe(before)
    await answers(page)

    // That one is killed: those that are left go on.
    const second = keepers.find(keeper => hostOf(keeper) === hostIn(page))
    await second?.program.end('SIGKILL')
    await test(page, 'lost').waitFor()
    await shoot({ page }, 'keeping-gone')
    expect(await test(page, 'lost').textContent()).toContain('продолжит партию')
    await page.waitForURL(url => url.host !== (second ? hostOf(second) : ''), { timeout: 90_000 })
    await test(page, 'table').waitFor()
    expect(await ownSeat(page)).toBe(before)
    await answers(page)
    await shoot({ page }, 'keeping-third')
  }, 240_000)

  it('says nothing of it where nobody keeps the table', async () => {
    at = await stage()
    const anna = await Visitor.come(at, 'Anna')
    expect(await anna.page.locator('[data-test="fold-keeping"]').count()).toBe(0)
    await anna.test('menu').click()
    await anna.test('people').waitFor()
    expect(await anna.page.locator('[data-test="keeping-open"]').count()).toBe(0)
    expect(anna.faults).toEqual([])
  })
})
