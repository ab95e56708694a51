/** A built host on the loopback address, a real browser, and guests who open the page under a name that is no secure context. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

const root = path.resolve(import.meta.dirname, '../..')

/** A name of ours that leads to the loopback address in this browser only; no secure context, as on a LAN. */
export const NAME = 'table.test'

export interface Stage {
  readonly browser: Browser
  readonly port: number
  close(): Promise<void>
}

export async function stage(...args: string[]): Promise<Stage> {
  const child: ChildProcess = spawn(process.execPath, [path.join(root, 'scripts/undertable.mjs'), 'host', '--bind', '127.0.0.1', '--no-advertise',
    '--no-open', '--json', '--port', '0', '--accept', NAME, '--pace', '0', ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout ?? child, 'data') as [Buffer]
  const { port } = JSON.parse(String(line)) as { port: number }
  const browser = await chromium.launch({
    executablePath: process.env.UNDERTABLE_BROWSER ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
      '--disable-sync', `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
  })
  return {
    browser, port,
    async close() {
      await browser.close()
      child.kill('SIGINT')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

export interface Screen { readonly width: number; readonly height: number }
export const LAPTOP: Screen = { width: 1280, height: 800 }

/** A guest at the table: one page of a context of its own, watched. */
export class Visitor {
  /** Whatever the page said to the console, threw, or asked of anybody but its own host. */
  readonly faults: string[] = []
  private constructor(readonly name: string, readonly context: BrowserContext, readonly page: Page, private readonly home: string) {
    page.on('console', message => { this.faults.push(`console: ${message.text()}`) })
    page.on('pageerror', error => { this.faults.push(`error: ${error.message}`) })
    page.on('request', request => { if (!request.url().startsWith(home) && !request.url().startsWith('data:')) this.faults.push(`request: ${request.url()}`) })
  }

  static async come(at: Stage, name: string, locale = 'en-GB', viewport: Screen = LAPTOP): Promise<Visitor> {
    const context = await at.browser.newContext({ locale, viewport, reducedMotion: 'reduce' })
    const visitor = new Visitor(name, context, await context.newPage(), `http://${NAME}:${at.port}/`)
    await visitor.enter()
    return visitor
  }

  /** Opens the page, says the name, and is in the lobby. */
  async enter(): Promise<void> {
    await this.page.goto(this.home)
    await this.test('name-input').fill(this.name)
    await this.page.keyboard.press('Enter')
    await this.test('lobby').waitFor()
  }

  test(word: string) {
    return this.page.locator(`[data-test="${word}"]`).first()
  }

  /** Whether the page is wider than its window, or anything sticks out of it. */
  async overflows(): Promise<boolean> {
    return this.page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  }

  /**
   * Plays by chance until the result is there: whatever can be pressed is pressed.
   * @param seed what is pressed among the possible
   */
  async playOn(seed: number): Promise<void> {
    let state = seed
    for (;;) {
      await this.page.locator([RESULT, ...CAN_PRESS].join()).first().waitFor({ timeout: 120_000 })
      if (await this.page.locator(RESULT).count() > 0) return
      state = (state * 1103515245 + 12345) % 2147483648
      await this.page.evaluate(PRESS, state)
    }
  }
}

const RESULT = '[data-test="result"]'
const CAN_PRESS = ['[data-choice]', '[data-test="confirm"]', '[data-test="sure"]', '[data-test="ask-set"]'].map(button => `${button}:not([disabled])`)

/** In the page: presses what sends an answer where that is possible, otherwise one of the choices. */
function PRESS(state: number): void {
  const can = (selector: string): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(selector)].filter(button => !button.disabled)
  // Several words are ticked, and then set: sometimes at once, with those that are ticked.
  const several = state % 3 === 0 ? can('[data-test="ask-set"]') : []
  const [sends] = [...can('[data-test="sure"]'), ...can('[data-test="confirm"]'), ...several]
  const choices = can('[data-choice]')
  const passes = choices.filter(button => button.dataset.choice === 'pass')
  const [pass] = passes
  // Mostly let pass: a dispute at every announcement would be a dull match.
  const chosen = sends ?? (pass && state % 10 > 1 ? pass : choices[Math.floor(state / 65536) % Math.max(1, choices.length)])
  chosen?.click()
}
