/**
 * What people at a table see when its host is gone and they decide, and when its host waits for the others: on a phone in
 * Russian, on a small screen in Italian, on a laptop in English.
 */
import type { Browser, Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { Program, type Ready } from '../handover/processes'
import { faultsAt, shoot } from './measures'
import { makeOwner, openBrowser, type Screen } from './stage'
import { invitationOption } from '../kit/secretFile'

const programs: Program[] = []
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  for (const program of programs.splice(0)) {
    program.signal('SIGCONT')
    await program.remove()
  }
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

const hostOf = ({ address, ready }: Computer): string => `${address}:${ready.port}`
const test = (page: Page, name: string) => page.locator(`[data-test="${name}"]`).first()

/** A phone in Russian, a small screen in Italian, a laptop in English. */
const SCREENS: readonly { readonly name: string; readonly locale: string; readonly screen: Screen }[] = [
  { name: 'Анна', locale: 'ru-RU', screen: { width: 390, height: 844 } },
  { name: 'Bruno', locale: 'it-IT', screen: { width: 1024, height: 768 } },
  { name: 'Carol', locale: 'en-GB', screen: { width: 1280, height: 800 } },
]

/** A match with three people in browsers, whose table two others keep; their people are asked. */
async function playing(): Promise<{ host: Computer; keepers: Computer[]; pages: Page[] }> {
  const host = await start(['host', '--keepers', '--no-open', '--pace=0'], 1)
  const [table] = host.ready.tables
  const link = `undertable://${hostOf(host)}/?table=${table?.id ?? ''}&f=${host.ready.fingerprint}`
  const keepers = []
  for (const n of [2, 3]) keepers.push(await start(['keep', link, invitationOption(host.ready.invitation), '--ask'], n))
  const browser: Browser = await openBrowser()
  ends.push(() => browser.close())
  const pages = []
  for (const [n, { name, locale, screen }] of SCREENS.entries()) {
    const context = await browser.newContext({ locale, viewport: screen, reducedMotion: 'reduce' })
    if (n === 0) await makeOwner(context, host.ready.ownerKey ?? '')
    const page = await context.newPage()
    await page.goto(`http://${hostOf(host)}/?table=${table?.id ?? ''}`)
    await test(page, 'name-input').fill(name)
    await page.keyboard.press('Enter')
    await test(page, 'lobby').waitFor()
    if (n > 0) await test(page, 'seat-ready').click()
    pages.push(page)
  }
  const [first] = pages
  await first?.locator('[data-test="start"]:not([disabled])').click()
  for (const page of pages) await test(page, 'table').waitFor()
  return { host, keepers, pages }
}

/** What was measured at each page before: the board's own. */
const before = new Map<Page, readonly string[]>()

/** Looks at every page: nothing more than before is cut off, too small or covered. */
async function looks(pages: readonly Page[], name: string): Promise<void> {
  for (const [n, page] of pages.entries()) {
    const { screen, locale } = SCREENS[n] ?? { screen: { width: 0, height: 0 }, locale: '' }
    const faults = await faultsAt({ page }, screen, `${name}-${locale}`)
    if (!before.has(page)) before.set(page, faults)
    else expect(faults.filter(fault => !before.get(page)?.includes(fault))).toEqual([])
  }
}

describe('people in browsers', () => {
  it('see that the host is gone, who has agreed and how many are missing, and are taken along', async () => {
    const { host, keepers, pages } = await playing()
    const [owner] = pages
    if (!owner) throw new Error('nobody')
    const [second, third] = keepers
    await looks(pages, 'before')
    await host.program.end('SIGKILL')
    for (const page of pages) await test(page, 'gone').waitFor()
    for (const page of pages) await page.locator('[data-test="gone-outlook"]', { hasText: '2' }).waitFor()
    // They keep nothing, so nobody asks them.
    for (const page of pages) expect(await test(page, 'go-on').count()).toBe(0)
    await looks(pages, 'gone')
    // Closed, it leaves the table to be looked at.
    await owner.keyboard.press('Escape')
    await test(owner, 'gone-show').click()
    second?.program.pressEnter()
    for (const page of pages) await page.locator('[data-test="gone"] [data-agreed="true"]').waitFor()
    await looks(pages, 'gone-one')
    third?.program.pressEnter()
    for (const page of pages) await page.waitForURL(url => url.host !== hostOf(host))
    for (const page of pages) await page.locator('[data-test="notice"][data-why="tableNowAt"]').waitFor()
    for (const [n, page] of pages.entries()) {
      await test(page, 'table').waitFor()
      await shoot({ page }, `gone-moved-${SCREENS[n]?.locale ?? ''}`)
    }
  }, 240_000)

  it('who go home are offered to give the table away first, if it is theirs to give and another computer keeps it', async () => {
    const { pages } = await playing()
    await looks(pages, 'home')
    for (const [n, page] of pages.entries()) {
      await test(page, 'menu').click()
      await test(page, 'leave').click()
      await test(page, 'sure').waitFor()
      expect(await test(page, 'instead').count()).toBe(n === 0 ? 1 : 0)
    }
    const [owner] = pages
    if (!owner) throw new Error('nobody')
    await looks([owner], 'home-leave')
    await test(owner, 'instead').click()
    await test(owner, 'give-table').waitFor()
    expect(await test(owner, 'sure').count()).toBe(0)
    await looks([owner], 'home-give')
    await owner.keyboard.press('Escape')
    await test(owner, 'keeping').waitFor({ state: 'detached' })
  }, 240_000)

  it('see whom their host waits for; its owner goes on without them, knowing what that means, and all are told', async () => {
    const { keepers, pages } = await playing()
    const [owner, ...others] = pages
    if (!owner) throw new Error('nobody')
    await looks(pages, 'before')
    for (const { program } of keepers) program.signal('SIGSTOP')
    for (const page of pages) await test(page, 'keeping-bar').waitFor()
    for (const page of others) expect(await test(page, 'go-on-alone').count()).toBe(0)
    await looks(pages, 'waiting')
    await test(owner, 'go-on-alone').click()
    await test(owner, 'sure').waitFor()
    await looks([owner], 'waiting-sure')
    await test(owner, 'sure').click()
    for (const page of pages) await page.locator('[data-test="notice"][data-why="wentOnAlone"]').waitFor()
    for (const [n, page] of pages.entries()) await shoot({ page }, `waiting-over-${SCREENS[n]?.locale ?? ''}`)
    for (const page of pages) {
      await test(page, 'keeping-bar').waitFor({ state: 'detached' })
      await test(page, 'menu').click()
      await test(page, 'keeping-open').click()
      await test(page, 'went-on').waitFor()
    }
    await looks(pages, 'went-on')
  }, 240_000)
})
