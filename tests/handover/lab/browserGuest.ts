/** A person at a table in a real browser, who answers whatever is asked and follows the table by the page's own doing. */
import { chromium, type Browser, type Page } from 'playwright-core'
import { findBrowser } from '../../../scripts/machine.mjs'
import { PRESS } from '../../e2e/press'

/** Milliseconds: a busy machine is slow. */
const PATIENCE = 120_000

let browser: Promise<Browser> | null = null
function openedBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: findBrowser() ?? '',
    timeout: PATIENCE,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  })
  return browser
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
}

export class BrowserGuest {
  readonly faults: string[] = []
  /** What the page wrote to the console. */
  private readonly lines: string[] = []
  /** When the table was in sight again. */
  backAt = 0

  private constructor(private readonly page: Page) {
    page.on('pageerror', error => {
      this.faults.push(error.message)
    })
    page.on('console', message => {
      this.lines.push(message.text().slice(0, 200))
    })
    void this.press()
  }

  static async come(url: string, name: string): Promise<BrowserGuest> {
    const context = await (await openedBrowser()).newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
    context.setDefaultTimeout(PATIENCE)
    const page = await context.newPage()
    await page.goto(url)
    await page.locator('[data-test="name-input"]').fill(name)
    await page.keyboard.press('Enter')
    await page.locator('[data-test="lobby"]').waitFor()
    return new BrowserGuest(page)
  }

  /** Until the table is in sight at this host. */
  async at(host: string): Promise<void> {
    try {
      await this.page.waitForURL(url => url.host === host, { waitUntil: 'commit' })
      await this.page.locator('[data-test="table"], [data-test="result"]').first().waitFor()
    } catch {
      throw new Error(`a page does not come to ${host}: ${await this.shown()}`)
    }
    this.backAt = Date.now()
  }

  /** Where the page is and what it says first, for whoever looks for a fault. */
  async shown(): Promise<string> {
    const text = await this.page.evaluate(() => document.body.innerText.slice(0, 300)).catch(String)
    return `${this.page.url().split('#')[0] ?? ''} ${text} ${this.lines.slice(-5).join('; ')}`
  }

  /** Answers now and then, as long as the page is there. */
  private async press(): Promise<void> {
    for (let state = 5; !this.page.isClosed(); state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) {
      await this.page.evaluate(PRESS, { state, until: '.never', rather: [] }).catch(() => undefined)
      await new Promise(done => setTimeout(done, 150))
    }
  }
}
