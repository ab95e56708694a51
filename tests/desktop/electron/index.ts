/** A stand-in for the `electron` module, backed by Chromium: the parts that the desktop app uses, and no more. */
import { EventEmitter } from 'node:events'
import type {
  CrashReporterStartOptions,
  CustomScheme,
  ForkOptions,
  Menu,
  MenuItemConstructorOptions,
  MessageBoxOptions,
  NativeTheme,
  Notification,
} from 'electron'
import type { Browser } from 'playwright-core'
import type { Shell } from '../../../src-main/desktop/deps'
import { Machine, StandInApp } from './app'
import type { StandInContents } from './contents'
import type { Part } from './parts'
import { StandInUtility } from './utility'
import { StandInWindow, type WindowOptions } from './window'

type Handler = (event: object, ...args: unknown[]) => unknown

export interface StandInSetup {
  readonly machine: Machine
  readonly browser: Browser
  readonly folder: string
  readonly argv?: readonly string[]
  readonly languages?: readonly string[]
  /** Whether there is a keyring, and of which kind. */
  readonly keyring?: 'gnome_libsecret' | 'basic_text' | 'none'
}

interface Display {
  readonly workArea: { x: number; y: number; width: number; height: number }
}

export class StandInNotification extends EventEmitter implements Part<Notification> {
  static supported = true
  static isSupported(): boolean {
    return StandInNotification.supported
  }
  closed = false
  constructor(
    readonly options: { readonly title: string; readonly body: string },
    private readonly all: StandInNotification[],
  ) {
    super()
  }
  show(): void {
    this.all.push(this)
  }
  close(): void {
    this.closed = true
  }
}

type MenuOptions = Pick<MenuItemConstructorOptions, 'label' | 'role' | 'type' | 'accelerator' | 'enabled'>
export interface MenuItem extends MenuOptions {
  readonly click?: () => void
  readonly submenu?: MenuItem[]
}

export class StandIn {
  readonly app: StandInApp
  readonly browser: Browser
  readonly locale: string
  readonly handlers = new Map<string, Handler>()
  readonly children: StandInUtility[] = []
  readonly notifications: StandInNotification[] = []
  readonly session = new EventEmitter()
  readonly power = new EventEmitter()
  readonly blockers = new Set<number>()
  readonly closing: Promise<void>[] = []
  readonly privileged: unknown[] = []
  /** What was asked in the system's dialogs, and the answers to come, in order. */
  readonly asked: MessageBoxOptions[] = []
  answers: number[] = []
  /** Whether the box of a dialog gets a tick. */
  ticks = false
  readonly errorBoxes: string[] = []
  readonly poppedUp: (readonly MenuItem[])[] = []
  /** Whether the system opens dialogs at all. */
  dialogs = true
  shownItem: string | null = null
  /** What was opened in the browser, or in any other program. */
  readonly openedOutside: string[] = []
  browserOpens = true
  /** Requests to the internet, by session, and their answers: there is no real internet here. */
  readonly fetched: string[] = []
  internet: (url: string, how: RequestInit) => Promise<Response> = () =>
    Promise.reject(new Error('there is no internet here'))
  reporting: unknown = null
  menu: readonly MenuItem[] = []
  displays: Display[] = [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }]
  keyring: NonNullable<StandInSetup['keyring']>
  locked = false
  readonly theme: Pick<NativeTheme, 'themeSource'> = { themeSource: 'system' }
  readonly sessionHandlers: { [name: string]: (...args: never[]) => unknown } = {}
  private protocols = new Map<string, (request: Request) => Response | Promise<Response>>()
  private beforeRequest: ((details: { url: string }, answer: (said: { cancel: boolean }) => void) => void) | null = null

  constructor({
    machine,
    browser,
    folder,
    argv = [],
    languages = ['en-GB'],
    keyring = 'gnome_libsecret',
  }: StandInSetup) {
    this.browser = browser
    this.locale = languages[0] ?? 'en-GB'
    this.keyring = keyring
    this.app = new StandInApp(machine, folder, languages, argv)
  }

  /** The window that is open. */
  get window(): StandInWindow {
    const [window] = this.app.windows
    if (!window) throw new Error('no window is open')
    return window
  }

  get page() {
    const { page } = this.window.webContents
    if (!page) throw new Error('no page yet')
    return page
  }

  /** What the app gets as Electron. */
  get shell(): Shell {
    const windowOf = (options: WindowOptions): [StandIn, WindowOptions] => [this, options],
      { notifications } = this
    class Window extends StandInWindow {
      constructor(options: WindowOptions) {
        super(...windowOf(options))
      }
    }
    class Notified extends StandInNotification {
      constructor(options: { title: string; body: string }) {
        super(options, notifications)
      }
    }
    const remember =
      (name: string) =>
      (handler: ((...args: never[]) => unknown) | null): void => {
        if (handler) this.sessionHandlers[name] = handler
      }
    const session = Object.assign(this.session, {
      setPermissionRequestHandler: remember('request'),
      setPermissionCheckHandler: remember('check'),
      setDevicePermissionHandler: remember('device'),
      webRequest: {
        onBeforeRequest: (handler: typeof this.beforeRequest) => {
          this.beforeRequest = handler
        },
      },
    })
    const parts = {
      app: this.app,
      BrowserWindow: Window,
      Notification: Notified,
      powerMonitor: this.powerMonitor(),
      nativeTheme: this.theme,
      session: {
        defaultSession: session,
        fromPartition: (name: string) => ({
          fetch: (url: string | GlobalRequest, how?: RequestInit) => {
            this.fetched.push(`${name} ${String(url)}`)
            return this.internet(String(url), how ?? {})
          },
        }),
      },
      ipcMain: {
        handle: (channel: string, handler: Handler) => {
          this.handlers.set(channel, handler)
        },
        removeHandler: (channel: string) => {
          this.handlers.delete(channel)
        },
      },
      utilityProcess: {
        fork: (file: string, _args?: string[], options?: ForkOptions) => {
          const child = new StandInUtility(file, options)
          this.children.push(child)
          return child
        },
      },
      protocol: {
        registerSchemesAsPrivileged: (schemes: CustomScheme[]) => {
          this.privileged.push(...schemes)
        },
        handle: (scheme: string, handler: (request: GlobalRequest) => GlobalResponse | Promise<GlobalResponse>) => {
          this.protocols.set(scheme, handler)
        },
      },
      Menu: StandInMenu.of(this),
      powerSaveBlocker: {
        start: (_type: 'prevent-app-suspension' | 'prevent-display-sleep') => {
          const id = this.blockers.size + 1
          this.blockers.add(id)
          return id
        },
        stop: (id: number) => this.blockers.delete(id),
      },
      safeStorage: this.safeStorage(),
      dialog: {
        showMessageBox: (...args: readonly unknown[]) => this.ask(args.at(-1) as MessageBoxOptions),
        showErrorBox: (title: string, content: string) => {
          this.errorBoxes.push(`${title}\n${content}`)
        },
      },
      screen: {
        getAllDisplays: () => this.displays,
        getPrimaryDisplay: () => ({ workAreaSize: this.displays[0]?.workArea ?? { width: 0, height: 0 } }),
      },
      shell: {
        showItemInFolder: (file: string) => {
          this.shownItem = file
        },
        openExternal: (url: string) => {
          if (!this.browserOpens) return Promise.reject(new Error('no browser'))
          this.openedOutside.push(url)
          return Promise.resolve()
        },
        openPath: (file: string) => {
          this.openedOutside.push(file)
          return Promise.resolve('')
        },
      },
      crashReporter: {
        start: (options: CrashReporterStartOptions) => {
          this.reporting = options
        },
      },
    } satisfies { [K in keyof Shell]: Part<Shell[K]> }
    return Object.assign(Object.create(null) as Shell, parts)
  }

  /** Electron knows no power before the app is ready. */
  private powerMonitor(): EventEmitter {
    const { app, power } = this
    return new Proxy(power, {
      get(target, key) {
        if (!app.isReady()) throw new Error('powerMonitor cannot be used before the app is ready')
        const found: unknown = Reflect.get(target, key)
        return typeof found === 'function' ? (found.bind(target) as unknown) : found
      },
    })
  }

  /** What Electron does when a page invokes. */
  async invoke(
    channel: string,
    event: { readonly sender: StandInContents; readonly senderFrame: object | null },
    args: unknown[],
  ): Promise<unknown> {
    const handler = this.handlers.get(channel)
    if (!handler) throw new Error(`No handler registered for '${channel}'`)
    return handler(event, ...args)
  }

  async protocolAnswer(request: Request): Promise<Response | null> {
    const handler = this.protocols.get(new URL(request.url).protocol.slice(0, -1))
    return handler ? handler(request) : null
  }

  cancels(url: string): boolean {
    let cancelled = false
    this.beforeRequest?.({ url }, said => {
      cancelled = said.cancel
    })
    return cancelled
  }

  /** The main process dies: nothing is asked or saved, and its children die with it. */
  async die(): Promise<void> {
    const { children } = this
    await Promise.all(
      children.map(
        ({ child }) =>
          new Promise<void>(done => {
            if (child.exitCode !== null || child.signalCode !== null) {
              done()
              return
            }
            child.removeAllListeners('exit')
            child.once('exit', () => {
              done()
            })
            child.kill('SIGKILL')
          }),
      ),
    )
    for (const window of this.app.windows) this.closing.push(window.webContents.close())
    this.app.end()
    await Promise.all(this.closing)
  }

  /** A menu entry, by its label. */
  item(label: string): MenuItem {
    const all = (items: readonly MenuItem[]): MenuItem[] => items.flatMap(item => [item, ...all(item.submenu ?? [])])
    const found = all(this.menu).find(item => item.label === label)
    if (!found) throw new Error(`the menu has no ${label}`)
    return found
  }

  private ask(options: MessageBoxOptions): Promise<{ response: number; checkboxChecked: boolean }> {
    if (!this.dialogs) return Promise.reject(new Error('no dialog opens'))
    this.asked.push(options)
    return Promise.resolve({ response: this.answers.shift() ?? 1, checkboxChecked: this.ticks })
  }

  private safeStorage() {
    const MARK = 'sealed:'
    const open = (): void => {
      if (this.locked) throw new Error('the keyring is locked')
    }
    return {
      isAsyncEncryptionAvailable: () => Promise.resolve(this.keyring !== 'none'),
      getSelectedStorageBackend: () =>
        !this.app.isReady() ? ('unknown' as const) : this.keyring === 'none' ? ('basic_text' as const) : this.keyring,
      encryptStringAsync: async (text: string) => {
        await Promise.resolve()
        open()
        return Buffer.from(MARK + Buffer.from(text).toString('hex'))
      },
      decryptStringAsync: async (sealed: Buffer) => {
        await Promise.resolve()
        open()
        const text = String(sealed)
        if (!text.startsWith(MARK)) throw new Error('nothing of ours')
        return { shouldReEncrypt: false, result: Buffer.from(text.slice(MARK.length), 'hex').toString() }
      },
    }
  }
}

/** `Menu` of the stand-in: its items, and where they have popped up. */
export class StandInMenu implements Part<Menu> {
  constructor(readonly template: MenuItem[]) {}

  popup(): void {
    throw new Error('a menu of no machine')
  }

  static of(standIn: StandIn) {
    return class extends StandInMenu {
      static buildFromTemplate(template: MenuItem[]): StandInMenu {
        return new this(template)
      }
      static setApplicationMenu(menu: object | null): void {
        standIn.menu = menu instanceof StandInMenu ? menu.template : []
      }
      override popup(): void {
        standIn.poppedUp.push(this.template)
      }
    }
  }
}
