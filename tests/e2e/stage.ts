/**
 * A built host on the loopback address, a real browser, and guests who open the page under a name that is no secure
 * context.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { findBrowser } from '../../scripts/machine.mjs'
import { avatarFor } from '../../src-shared/wire'
import { PRESS } from './press'

export { PRESS } from './press'

const root = path.resolve(import.meta.dirname, '../..')

/** A name that leads to the loopback address in this browser only; no secure context, as on a LAN. */
export const NAME = 'table.test'

/** What tests call their table. */
export const TABLE_NAME = 'Friday'

/** Anything that opens isolated browser contexts. */
export type Opener = Pick<Browser, 'newContext'>

export interface Stage {
  readonly browser: Opener
  readonly port: number
  /** Proves the owner of the host. */
  readonly ownerKey: string
  /** Makes one page the owner's. */
  readonly ownerLink: string
  close(): Promise<void>
}

/** Timeout in milliseconds for anything a person would wait a moment for: a busy machine is slow. */
const PATIENCE = 120_000
/** Milliseconds that a host has to end. */
const FAREWELL = 20_000

/** A browser that resolves our name to the loopback address, and asks no other server. @param settings more switches */
export function openBrowser(...settings: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser() ?? '',
    timeout: PATIENCE,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--host-resolver-rules=MAP ${NAME} 127.0.0.1`,
      ...settings,
    ],
  })
}

/** The browser of a test file: each table has contexts of its own in it. */
let shared: Promise<Browser> | null = null
afterAll(async () => {
  await (await shared)?.close()
})

async function sharedBrowser(): Promise<Browser> {
  if (shared === null || !(await shared).isConnected()) shared = openBrowser()
  return shared
}

export const stage = (...args: string[]): Promise<Stage> => stageIn(root, ...args)

/** The same with the host of another folder, such as a copy of the project. */
export async function stageIn(folder: string, ...args: string[]): Promise<Stage> {
  const child = spawn(
    process.execPath,
    [
      path.join(folder, 'scripts/undertable.mjs'),
      'host',
      '--bind',
      '127.0.0.1',
      '--no-advertise',
      '--no-open',
      ...(args.includes('--data') ? [] : ['--no-data']),
      '--json',
      '--port',
      '0',
      '--accept',
      NAME,
      '--name',
      TABLE_NAME,
      '--pace',
      '0',
      ...args,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const gone = new Promise<void>(resolve => {
    child.once('exit', () => {
      resolve()
    })
  })
  const end = async (): Promise<void> => {
    child.kill('SIGINT')
    const late = setTimeout(() => {
      child.kill('SIGKILL')
    }, FAREWELL)
    await gone
    clearTimeout(late)
  }
  try {
    const { port, ownerKey, ownerLink } = await Promise.race([
      readyLine(child.stdout),
      gone.then(() => {
        throw new Error('the host ended before it began')
      }),
    ])
    const browser = await sharedBrowser(),
      contexts: BrowserContext[] = []
    return {
      port,
      ownerKey,
      ownerLink,
      browser: {
        newContext: async options => {
          const context = await browser.newContext(options)
          contexts.push(context)
          return context
        },
      },
      close: async () => {
        await Promise.all(contexts.map(context => context.close()))
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** Pages of this context are the owner's, as after they have come by the owner's link. */
export async function makeOwner(context: BrowserContext, secret: string): Promise<void> {
  await context.addInitScript(own => {
    window.sessionStorage.setItem('undertable.owner', own)
  }, secret)
}

/** The host's first complete line; later lines are ignored. */
async function readyLine(said: Readable): Promise<Pick<Stage, 'port' | 'ownerKey' | 'ownerLink'>> {
  const lines = createInterface(said)
  const [line] = (await once(lines, 'line')) as [string]
  return JSON.parse(line) as Pick<Stage, 'port' | 'ownerKey' | 'ownerLink'>
}

export interface Screen {
  readonly width: number
  readonly height: number
}
export const LAPTOP: Screen = { width: 1280, height: 800 }

interface Looks {
  readonly viewport?: Screen
  readonly motion?: boolean
  readonly touch?: boolean
  /** The secret of the host's owner, for a page that the host has opened on its own computer. */
  readonly owner?: string
}

/** A browser's message when a page reconnects because a busy machine's host was too slow: no fault of the page. */
const DIALLED_AGAIN = 'WebSocket is closed before the connection is established.'

/** A guest at the table: a page in a context of its own, watched for faults. */
export class Visitor {
  /** The language that visitors chose on an earlier visit; null: they chose none. */
  static language: string | null = null

  /** What the page wrote to the console, threw, or requested from another server. */
  readonly faults: string[] = []
  private constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly home: string,
  ) {
    page.on('console', message => {
      if (!message.text().endsWith(DIALLED_AGAIN)) this.faults.push(`console: ${message.text()}`)
    })
    page.on('pageerror', error => {
      this.faults.push(`error: ${error.message}`)
    })
    page.on('request', request => {
      if (!request.url().startsWith(home) && !request.url().startsWith('data:'))
        this.faults.push(`request: ${request.url()}`)
    })
  }

  static async come(
    at: Pick<Stage, 'browser' | 'port'>,
    name: string,
    locale = 'en-GB',
    looks: Looks & { readonly to?: string } = {},
  ): Promise<Visitor> {
    const visitor = await Visitor.knock(at, name, locale, looks)
    await visitor.test(looks.to ?? 'lobby').waitFor()
    return visitor
  }

  /** Opens the page and gives the name; the rest depends on the host. */
  static async knock(
    at: Pick<Stage, 'browser' | 'port'>,
    name: string,
    locale = 'en-GB',
    { viewport = LAPTOP, motion = false, touch = false, owner }: Looks = {},
  ): Promise<Visitor> {
    const context = await at.browser.newContext({
      locale,
      viewport,
      hasTouch: touch,
      reducedMotion: motion ? 'no-preference' : 'reduce',
    })
    context.setDefaultTimeout(PATIENCE)
    // Visitors see the lobby's settings unfolded, as somebody left them on an earlier visit.
    await context.addInitScript(() => {
      for (const name of ['rules', 'access']) window.localStorage.setItem(`undertable.unfolded.${name}`, 'yes')
    })
    // And with the face that goes with their name: chance chooses a newcomer's.
    await context.addInitScript(
      ({ face, colour }) => {
        const key = 'undertable.avatar'
        if (window.localStorage.getItem(key) === null) window.localStorage.setItem(key, `${face} ${colour}`)
      },
      { ...avatarFor(name) },
    )
    if (Visitor.language !== null)
      await context.addInitScript(id => {
        window.localStorage.setItem('undertable.language', id)
      }, Visitor.language)
    if (owner !== undefined) await makeOwner(context, owner)
    const visitor = new Visitor(name, context, await context.newPage(), `http://${NAME}:${at.port}/`)
    await visitor.knock()
    return visitor
  }

  /** Opens the page, gives the name, and arrives in the lobby or at the table. */
  async enter(to = 'lobby'): Promise<void> {
    await this.knock()
    await this.test(to).waitFor()
  }

  private async knock(): Promise<void> {
    await this.page.goto(this.home)
    await this.test('name-input').fill(this.name)
    await this.page.keyboard.press('Enter')
  }

  test(word: string) {
    return this.page.locator(`[data-test="${word}"]`).first()
  }

  /** Adds bots one by one, and waits for each to be seated. */
  async addBots(bots: number, sitting: number): Promise<void> {
    for (let i = 0; i < bots; i++) {
      await this.test('add-bot').click()
      await this.page
        .locator('[data-test="lobby"] [data-seat]')
        .nth(sitting + i)
        .waitFor()
    }
  }

  /** Chooses a game, and waits until the table has it. */
  async chooseGame(game: string): Promise<void> {
    await this.page.locator(`label:has([data-test="game-${game}"])`).click()
    await this.page.locator(`[data-test="lobby"][data-game="${game}"]`).waitFor()
  }

  /** Starts the match as soon as possible. */
  async start(): Promise<void> {
    await this.page.locator('[data-test="start"]:not([disabled])').click()
    await this.test('table').waitFor()
  }

  /** Waits for the layout to be done, and for the page to be no wider than its window. */
  async fits(): Promise<void> {
    await this.page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, undefined, POLL)
  }

  /**
   * Presses random controls until something is in sight.
   * @param seed chooses among the possible presses
   * @param until a selector
   * @param rather branches that are preferred when they are open
   */
  async playOn(seed: number, until = RESULT, rather: readonly string[] = []): Promise<void> {
    let state = seed
    for (;;) {
      // Looking and pressing are one step in the page: nothing can come between them.
      const was = await (await this.page.waitForFunction(PRESS, { state, until, rather }, POLL)).jsonValue()
      if (was === 'there') return
      if (was === 'over') throw new Error(`the match was over before there was ${until}`)
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    }
  }
}

/** Milliseconds between checks of a condition: by frames, a busy page would be asked too rarely. */
const POLL = { polling: 40, timeout: PATIENCE } as const
const RESULT = '[data-test="result"]'
