/** The desktop app from its start on: which room does what, and in which order. */
import path from 'node:path'
import type { BrowserWindow } from 'electron'
import { languageFor, type Language } from '../../src-shared/lang'
import { shellSay, type ShellKey } from '../../src-shared/lang/shell'
import { isOurs, nameScheme, servePages } from './appProtocol'
import { Attention } from './attention'
import { aboutUs } from './about'
import { openLog, type Log } from './crashes'
import { Finding } from './finding'
import { FirewallOffer } from './firewall'
import type { DesktopGiven } from './given'
import { guardPages, guardSession } from './guard'
import { DesktopHost } from './hosting'
import { Installers } from './installers'
import { openIpc, type Answers } from './ipc'
import { Lines } from './lines'
import { followLinks, linkAmong } from './links'
import { setMenu } from './menu'
import { Quitting } from './quitting'
import { canSeal, openTokens } from './secrets'
import { openSettings, type SettingsBox } from './settings'
import { Updates } from './updates'
import { bringUp, openWindow } from './window'

/**
 * Starts the app, unless it is running already: then that one comes to the front, and this one ends.
 * @param args what it was started with; a link of ours may be among them
 */
export async function startDesktop(given: DesktopGiven, args: readonly string[]): Promise<void> {
  const { app } = given.shell
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  const folder = app.getPath('userData')
  const log = openLog(given, path.join(folder, 'logs'))
  nameScheme(given.shell)
  guardPages(given.shell, log.report)
  const desktop = new Desktop(given, folder, log)
  // Links may come before all else is ready: they wait.
  followLinks(given, link => {
    desktop.link(link)
  })
  app.on('second-instance', (_, otherArgs) => {
    desktop.again(linkAmong(otherArgs))
  })
  await app.whenReady()
  guardSession(given.shell.session.defaultSession, log.report)
  await servePages(given.shell, given.renderer)
  desktop.begin(linkAmong(args))
}

class Desktop {
  private readonly settings: SettingsBox
  private readonly ipc
  private readonly host: DesktopHost
  private readonly finding: Finding
  private readonly lines: Lines
  private readonly attention: Attention
  private readonly quitting: Quitting
  private readonly firewall: FirewallOffer
  private readonly installers: Installers
  private readonly updates: Updates
  private window: BrowserWindow | null = null
  private waitingLink: string | null = null
  private readonly say = (key: ShellKey, params?: { readonly [name: string]: string }): string =>
    shellSay(this.language(), key, params)

  constructor(
    private readonly given: DesktopGiven,
    private readonly folder: string,
    private readonly log: Log,
  ) {
    const { shell, platform, dial, now } = given
    const { report } = log,
      language = (): Language => this.language(),
      words = this.say
    this.settings = openSettings(path.join(folder, 'settings.json'), now(), report)
    this.ipc = openIpc({ shell, isOurs, report, ours: () => this.window?.webContents ?? null })
    this.host = new DesktopHost({
      given,
      folder,
      language,
      words,
      report,
      changed: state => {
        this.ipc.tell('hosting', state)
      },
    })
    this.finding = new Finding({
      given,
      folder,
      language,
      tell: tables => {
        this.ipc.tell('tables', tables)
      },
    })
    this.lines = new Lines({
      dial,
      tokens: openTokens(shell, platform, path.join(folder, 'tokens.json'), now(), report),
      tell: news => {
        this.ipc.tell('line', news)
      },
      reached: (address, port) => {
        this.finding.reached(address, port)
      },
    })
    this.attention = new Attention({ given, words, window: () => this.window, wanted: () => this.settings.now.notify })
    this.quitting = new Quitting({ given, words, report, host: this.host, window: () => this.window })
    this.installers = new Installers(given)
    this.updates = new Updates({
      given,
      report,
      settings: this.settings,
      tell: newer => {
        this.ipc.tell('newer', newer)
      },
    })
    this.firewall = new FirewallOffer({ given, words, report, settings: this.settings, window: () => this.window })
  }

  /** Everything is ready: the window opens, and a table that was left open goes on. */
  begin(link: string | null): void {
    const { shell } = this.given
    this.waitingLink = link ?? this.waitingLink
    shell.nativeTheme.themeSource = this.settings.now.look
    this.ipc.answer(this.answers())
    this.menu()
    this.host.resume()
    this.open()
    shell.app.on('activate', () => {
      this.show()
    })
  }

  /** Somebody has started the app a second time. */
  again(link: string | null): void {
    if (link !== null) this.link(link)
    this.show()
  }

  /** Fills the form: at once, or when the page is there. */
  link(link: string): void {
    this.waitingLink = link
    this.ipc.tell('link', link)
    if (this.window) bringUp(this.window)
  }

  private show(): void {
    if (this.window) bringUp(this.window)
    else if (this.given.shell.app.isReady()) this.open()
  }

  private open(): void {
    const window = openWindow({
      given: this.given,
      stateFile: path.join(this.folder, 'window.json'),
      report: this.log.report,
      pageGone: () => {
        this.lines.hangUpAll()
        this.finding.look(false)
        this.attention.turn(false)
      },
    })
    this.window = window
    window.on('focus', () => {
      this.attention.seen()
    })
    window.on('closed', () => {
      this.window = null
      this.lines.hangUpAll()
      this.finding.look(false)
    })
    this.quitting.follow(window)
  }

  private language(): Language {
    return this.settings.now.language ?? languageFor(this.given.shell.app.getPreferredSystemLanguages())
  }

  private menu(): void {
    setMenu({
      given: this.given,
      words: this.say,
      command: command => {
        this.show()
        this.ipc.tell('command', command)
      },
    })
  }

  private answers(): Answers {
    const { given, settings, host, finding, firewall, installers, updates, lines, log } = this
    const done = (act: () => void): null => {
      act()
      return null
    }
    return {
      begin: () => {
        const link = this.waitingLink
        this.waitingLink = null
        return {
          version: given.shell.app.getVersion(),
          settings: settings.now,
          hosting: host.state,
          link,
          sealed: canSeal(given.shell, given.platform),
          looks: updates.possible,
          newer: updates.newer,
        }
      },
      set: some => {
        const now = settings.set(some)
        if (some.look !== undefined) given.shell.nativeTheme.themeSource = now.look
        if (some.language !== undefined) this.menu()
        if (some.updates !== undefined) updates.turned()
        return now
      },
      look: on =>
        done(() => {
          finding.look(on)
          if (on) void updates.look()
        }),
      scan: async () => {
        await finding.scan()
        return null
      },
      before: () => finding.before(),
      host: wishes =>
        done(() => {
          host.open(wishes)
          void firewall.hosting()
        }),
      closeHost: async () => {
        await host.close()
        return null
      },
      dial: ({ line, place }) =>
        done(() => {
          lines.dial(line, place)
        }),
      say: ({ line, text }) =>
        done(() => {
          lines.say(line, text)
        }),
      hangUp: line =>
        done(() => {
          lines.hangUp(line)
        }),
      keepToken: ({ line, token }) =>
        done(() => {
          lines.keepToken(line, token)
        }),
      trustAnew: ({ addresses, port }) =>
        done(() => {
          given.known.forget(addresses, port)
        }),
      installers: place => installers.list(place),
      saveInstaller: ({ place, name }) => installers.save(place, name),
      openRelease: async () => {
        await updates.open()
        return null
      },
      turn: asked =>
        done(() => {
          this.attention.turn(asked)
        }),
      doctor: () => finding.doctor(given.shell.app.getVersion()),
      about: () => aboutUs(given, log.report),
      showLogs: () =>
        done(() => {
          log.show()
        }),
    }
  }
}
