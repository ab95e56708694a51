/** `webContents` of the stand-in: a Chromium page with the preload's bridge. */
import { EventEmitter } from 'node:events'
import type { HandlerDetails, WebContents, WindowOpenHandlerResponse } from 'electron'
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core'
import { emitPreventable } from './events'
import { runPreload, type Exposed, type RendererSide } from './preload'
import type { StandIn } from './index'
import type { Part } from './parts'

/**
 * Chromium does not know our `app:` scheme: the page uses this host name, which resolves to nothing, and every request
 * is answered here.
 */
const NAME = 'https://undertable.test'
const OURS = 'app://undertable'
const toOurs = (url: string): string => (url.startsWith(NAME) ? OURS + url.slice(NAME.length) : url)
const toTheirs = (url: string): string => (url.startsWith(OURS) ? NAME + url.slice(OURS.length) : url)

export interface FrameSide {
  readonly url: string
}

class Renderer extends EventEmitter implements RendererSide {
  constructor(private readonly call: (channel: string, args: unknown[]) => Promise<unknown>) {
    super()
  }
  async invoke(channel: string, ...args: unknown[]): Promise<unknown> {
    return structuredClone(await this.call(channel, structuredClone(args)))
  }
}

type Fn = (...args: unknown[]) => unknown

/** What Electron says of a window that a page wants to open. */
const POPUP: Omit<HandlerDetails, 'url'> = {
  frameName: '',
  features: '',
  disposition: 'new-window',
  referrer: { url: '', policy: 'default' },
}

interface Size {
  readonly width: number
  readonly height: number
}

export class StandInContents extends EventEmitter implements Part<WebContents> {
  readonly mainFrame: FrameSide
  page: Page | null = null
  /** Addresses other than ours that the page has requested. */
  readonly strangers: string[] = []
  readonly faults: string[] = []
  /** Windows that the page has tried to open. */
  readonly denied: string[] = []
  private zoom = 1
  private destroyed = false
  private document = ''
  private renderer: Renderer
  private exposed: Exposed
  private openHandler: ((details: HandlerDetails) => WindowOpenHandlerResponse) | null = null
  private context: BrowserContext | null = null
  private prepared: Promise<unknown> | null = null
  private readonly stops = new Map<number, Fn>()

  constructor(
    private readonly standIn: StandIn,
    private readonly preload: string,
  ) {
    super()
    const url = (): string => this.getURL()
    this.mainFrame = {
      get url() {
        return url()
      },
    }
    this.renderer = this.newRenderer(null)
    this.exposed = runPreload(preload, this.renderer)
  }

  getURL(): string {
    return toOurs(this.page?.url() ?? '')
  }
  isDestroyed(): boolean {
    return this.destroyed
  }
  getZoomFactor(): number {
    return this.zoom
  }
  setZoomFactor(zoom: number): void {
    this.zoom = zoom
  }
  setWindowOpenHandler(handler: (details: HandlerDetails) => WindowOpenHandlerResponse): void {
    this.openHandler = handler
  }
  send(channel: string, ...args: unknown[]): void {
    this.renderer.emit(channel, {}, ...structuredClone(args))
  }
  async executeJavaScript(code: string): Promise<unknown> {
    return this.page?.evaluate(code)
  }
  reload(): void {
    void this.page?.reload().catch(() => undefined)
  }

  async load(browser: Browser, url: string, size: Size, locale: string): Promise<void> {
    const preparing = this.prepare(browser, size, locale)
    this.prepared = preparing
    const page = await preparing
    if (!this.destroyed) await page.goto(toTheirs(url))
  }

  /** Opens the page, which still shows nothing. */
  private async prepare(browser: Browser, size: Size, locale: string): Promise<Page> {
    this.context = await browser.newContext({ viewport: size, locale, reducedMotion: 'reduce' })
    this.context.setDefaultTimeout(120_000)
    const page = await this.context.newPage()
    this.page = page
    this.context.on('page', popup => {
      if (this.openHandler?.({ ...POPUP, url: popup.url() }).action === 'deny') this.denied.push(popup.url())
      void popup.close()
    })
    page.on('console', message => {
      this.faults.push(`console: ${message.text()}`)
    })
    page.on('pageerror', fault => {
      this.faults.push(`error: ${fault.message}`)
    })
    await this.context.route(/.*/, async route => {
      const request = route.request(),
        asked = toOurs(request.url())
      if (request.isNavigationRequest() && request.frame() === page.mainFrame() && page.url() !== 'about:blank') {
        // The order of Electron's documentation: a navigation has started before anybody may refuse it.
        this.emit('did-start-navigation', { url: asked, isMainFrame: true, isSameDocument: false })
        // An aborted navigation leaves the page where it is; a failed one would show an error page.
        const refused = ['will-frame-navigate', 'will-navigate'].some(name =>
          emitPreventable(this, name, { url: asked }),
        )
        if (refused) {
          this.strangers.push(asked)
          return route.abort('aborted')
        }
      }
      if (this.standIn.cancels(asked)) {
        this.strangers.push(asked)
        return route.abort()
      }
      const response = await this.standIn.protocolAnswer(new Request(asked, { method: request.method() }))
      if (!response) {
        this.strangers.push(asked)
        return route.abort()
      }
      return route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      })
    })
    await page.exposeBinding('undertableStandIn', ({ frame }, document: string, path: string[], args: unknown[]) =>
      this.fromPage(frame, document, path, args),
    )
    await page.addInitScript(INSTALL, shapeOf(this.exposed))
    page.on('load', () => {
      this.emit('did-finish-load')
    })
    // Another document is committed: a request for one came first, which a step within a document has not.
    let requested = true
    page.on('request', request => {
      requested ||= request.isNavigationRequest() && request.frame() === page.mainFrame()
    })
    page.on('framenavigated', frame => {
      if (frame !== page.mainFrame() || !requested) return
      requested = false
      this.emit('did-navigate', {}, toOurs(frame.url()), 200, 'OK')
    })
    return page
  }

  async close(): Promise<void> {
    this.destroyed = true
    // A page that is closed while it is prepared has Playwright answer for what it knows no more.
    await this.prepared?.catch(() => undefined)
    await this.context?.close().catch(() => undefined)
  }

  /** The page's process dies. */
  die(reason: string): void {
    this.emit('render-process-gone', {}, { reason })
  }

  private newRenderer(frame: FrameSide | null): Renderer {
    return new Renderer((channel, args) =>
      this.standIn.invoke(channel, { sender: this, senderFrame: frame ?? this.mainFrame }, args),
    )
  }

  /** A call of the page's bridge: in a new document the preload has run again. */
  private async fromPage(frame: Frame, document: string, path: string[], args: unknown[]): Promise<unknown> {
    const main = frame === this.page?.mainFrame()
    if (main && document !== this.document) {
      this.document = document
      this.renderer = this.newRenderer(null)
      this.exposed = runPreload(this.preload, this.renderer)
      this.stops.clear()
    }
    if (path[0] === 'stop') {
      this.stops.get(Number(path[1]))?.()
      return undefined
    }
    const api = main ? this.exposed : runPreload(this.preload, this.newRenderer({ url: toOurs(frame.url()) }))
    const found = path.reduce<unknown>((at, name) => (at as Exposed)[name], api) as Fn
    const [first] = args as [{ readonly callback?: number } | undefined]
    if (first?.callback === undefined) return found(...args)
    const id = first.callback
    this.stops.set(
      id,
      found((news: unknown) => {
        this.page
          ?.evaluate(
            ([n, told]) => {
              ;(window as unknown as { standInCallbacks: Map<number, (told: unknown) => void> }).standInCallbacks.get(
                n as number,
              )?.(told)
            },
            [id, news] as const,
          )
          .catch(() => undefined)
      }) as Fn,
    )
    return undefined
  }
}

type Shape = { readonly [name: string]: Shape | 'function' }
const shapeOf = (api: unknown): Shape =>
  Object.fromEntries(
    Object.entries(api as object).map(([name, part]) => [
      name,
      typeof part === 'function' ? ('function' as const) : shapeOf(part),
    ]),
  )

/** In the page: builds what the context bridge would. */
function INSTALL(shape: unknown): void {
  const document = `${Math.random()}`
  const world = window as unknown as { undertableStandIn: (...args: unknown[]) => Promise<unknown> } & {
    [name: string]: unknown
  }
  const callbacks = new Map<number, unknown>()
  Object.defineProperty(world, 'standInCallbacks', { value: callbacks })
  let last = 0
  const build = (part: unknown, path: readonly string[]): unknown => {
    if (part !== 'function')
      return Object.freeze(
        Object.fromEntries(
          Object.entries(part as object).map(([name, below]) => [name, build(below, [...path, name])]),
        ),
      )
    return (...args: unknown[]) => {
      if (typeof args[0] !== 'function') return world.undertableStandIn(document, path, args)
      const id = ++last
      callbacks.set(id, args[0])
      void world.undertableStandIn(document, path, [{ callback: id }])
      return () => {
        callbacks.delete(id)
        void world.undertableStandIn(document, ['stop', String(id)], [])
      }
    }
  }
  for (const [name, part] of Object.entries(shape as object))
    Object.defineProperty(world, name, { value: build(part, [name]) })
}
