/** Starts the desktop app and wires its parts together. */
import path from 'node:path'
import type { BrowserWindow } from 'electron'
import { FIRST_PORT } from '../../src-shared/lan/tablePlace'
import { languageFor, type Language } from '../../src-shared/locales/languages'
import { shellMessage, type ShellKey } from '../../src-shared/locales/desktopShell'
import { reachableAt } from '../net/addresses'
import { isOwnPage, registerScheme, servePages } from './appProtocol'
import { Attention } from './attention'
import { aboutUs } from './about'
import { openLog, type DesktopLog } from './crashes'
import { TableFinder } from './tableFinder'
import { FirewallOffer } from './firewall'
import type { DesktopDeps } from './deps'
import { guardPages, guardSession } from './navigationGuard'
import { DesktopHost } from './hosting'
import { Installers } from './installers'
import { openIpc, type CallHandlers } from './ipc'
import { TableSockets } from './tableSockets'
import { followLinks, linkIn } from './deepLinks'
import { setIdentity } from './identity'
import { setMenu } from './menu'
import { Quitting } from './quitting'
import { canSeal, openTokens, type SealedTokens } from './secretStorage'
import { openSettings, type SettingsStore } from './settings'
import { Updates } from './updates'
import { bringToFront, openWindow } from './window'

/**
 * Starts the app. If it is running already, that one comes to the front and this one ends. If it cannot start, it says
 * so and ends.
 * @param args command line arguments, possibly with an `undertable://` link
 */
export async function startDesktop(deps: DesktopDeps, args: readonly string[]): Promise<void> {
  const { app, dialog } = deps.shell
  setIdentity(deps)
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  const folder = app.getPath('userData')
  const log = openLog(deps, path.join(folder, 'logs'))
  try {
    await start(deps, args, folder, log)
  } catch (fault) {
    log.report(`it could not start: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`)
    const language = languageFor(app.getPreferredSystemLanguages())
    dialog.showErrorBox(
      shellMessage(language, 'startFailed'),
      shellMessage(language, 'startFailedHint', { log: log.file, what: String(fault) }),
    )
    app.exit(1)
  }
}

async function start(deps: DesktopDeps, args: readonly string[], folder: string, log: DesktopLog): Promise<void> {
  const { app } = deps.shell
  registerScheme(deps.shell)
  guardPages(deps.shell, log.report)
  const desktop = new Desktop(deps, folder, log)
  // Links that arrive before the window is ready are queued.
  followLinks(deps, link => {
    desktop.link(link)
  })
  app.on('second-instance', (_, otherArgs) => {
    desktop.again(linkIn(otherArgs))
  })
  await app.whenReady()
  guardSession(deps.shell.session.defaultSession, log.report)
  servePages(deps.shell, deps.renderer)
  desktop.begin(linkIn(args))
}

class Desktop {
  private readonly settings: SettingsStore
  private readonly ipc
  private readonly host: DesktopHost
  private readonly tableFinder: TableFinder
  private readonly sockets: TableSockets
  private readonly tokens: SealedTokens
  /** Resolves when the tokens are open, or the person goes on without. */
  private tokensOpened: Promise<void> = Promise.resolve()
  private hasBegun = false
  private readonly attention: Attention
  private readonly quitting: Quitting
  private readonly firewall: FirewallOffer
  private readonly installers: Installers
  private readonly updates: Updates
  private window: BrowserWindow | null = null
  private waitingLink: string | null = null
  private readonly t = (key: ShellKey, params?: { readonly [name: string]: string }): string =>
    shellMessage(this.language(), key, params)

  constructor(
    private readonly deps: DesktopDeps,
    private readonly folder: string,
    private readonly log: DesktopLog,
  ) {
    const { shell, platform, dial, now } = deps
    const { report } = log,
      language = (): Language => this.language(),
      t = this.t
    this.settings = openSettings(path.join(folder, 'settings.json'), now(), report)
    this.ipc = openIpc({ shell, isOwnPage: isOwnPage, report, ownContents: () => this.window?.webContents ?? null })
    this.host = new DesktopHost({
      deps,
      folder,
      language,
      settings: () => this.settings.current,
      t,
      report,
      onChange: state => {
        this.ipc.push('hosting', state)
      },
    })
    this.tableFinder = new TableFinder({
      deps,
      folder,
      language,
      onTables: tables => {
        this.ipc.push('tables', tables)
      },
    })
    this.tokens = openTokens({ shell, platform, report, file: path.join(folder, 'tokens.json'), now: now() })
    this.sockets = new TableSockets({
      dial,
      tokens: this.tokens,
      ownerKey: fingerprint => this.host.ownerKey(fingerprint),
      onEvent: news => {
        this.ipc.push('connection', news)
      },
      onReached: (address, port) => {
        this.tableFinder.remember(address, port)
      },
      reachedAt: () =>
        reachableAt(deps.hostOverrides.bind ?? '0.0.0.0').map(address => ({ address, port: FIRST_PORT })),
    })
    this.attention = new Attention({ deps, t, window: () => this.window, isWanted: () => this.settings.current.notify })
    this.quitting = new Quitting({
      ...{ deps, t, report, host: this.host, window: () => this.window },
      giveAway: () => {
        this.ipc.push('command', 'give')
      },
    })
    this.installers = new Installers(deps)
    this.updates = new Updates({
      deps,
      report,
      settings: this.settings,
      onNewer: newer => {
        this.ipc.push('newerVersion', newer)
      },
    })
    this.firewall = new FirewallOffer({ deps, t, report, settings: this.settings, window: () => this.window })
  }

  /** Opens the window, and resumes a table that was open at a crash. */
  begin(link: string | null): void {
    const { shell } = this.deps
    this.waitingLink = link ?? this.waitingLink
    shell.nativeTheme.themeSource = this.settings.current.look
    this.ipc.handle(this.answers())
    this.menu()
    this.tokensOpened = this.openTokens()
    this.host.followPower()
    this.host.resume()
    this.hasBegun = true
    this.open()
    shell.app.on('activate', () => {
      this.show()
    })
  }

  /** The person has started the app a second time. */
  again(link: string | null): void {
    if (link !== null) this.link(link)
    this.show()
  }

  /** Passes a link to the page's form, now or when the page has loaded. */
  link(link: string): void {
    this.waitingLink = link
    this.ipc.push('deepLink', link)
    if (this.window) bringToFront(this.window)
  }

  private show(): void {
    if (this.window) bringToFront(this.window)
    // The first window is on its way otherwise.
    else if (this.hasBegun) this.open()
  }

  /** Opens the tokens. If the keyring does not, the person can unlock it, or go on without: the tokens stay. */
  private async openTokens(): Promise<void> {
    while ((await this.tokens.open()) > 0) {
      const { response } = await this.deps.shell.dialog.showMessageBox({
        type: 'warning',
        message: this.t('tokensLocked'),
        detail: this.t('tokensLockedHint'),
        buttons: [this.t('tryAgain'), this.t('goOn')],
        defaultId: 0,
        cancelId: 1,
        noLink: true,
      })
      if (response !== 0) return
    }
  }

  private open(): void {
    const window = openWindow({
      deps: this.deps,
      stateFile: path.join(this.folder, 'window.json'),
      report: this.log.report,
      t: this.t,
      onPageGone: () => {
        this.sockets.hangUpAll()
        this.tableFinder.setBrowsing(false)
        this.attention.setAsked(false)
      },
    })
    this.window = window
    window.on('focus', () => {
      this.attention.windowFocused()
    })
    window.on('closed', () => {
      this.window = null
      this.sockets.hangUpAll()
      this.tableFinder.setBrowsing(false)
    })
    this.quitting.follow(window)
  }

  private language(): Language {
    return this.settings.current.language ?? languageFor(this.deps.shell.app.getPreferredSystemLanguages())
  }

  private menu(): void {
    setMenu({
      deps: this.deps,
      t: this.t,
      command: command => {
        this.show()
        this.ipc.push('command', command)
      },
    })
  }

  private answers(): CallHandlers {
    const { deps, settings, host, tableFinder, firewall, installers, updates, sockets, log } = this
    const done = (act: () => void): null => {
      act()
      return null
    }
    return {
      initialize: async () => {
        const link = this.waitingLink
        this.waitingLink = null
        return {
          version: deps.shell.app.getVersion(),
          settings: settings.current,
          hosting: host.state,
          link,
          sealed: await canSeal(deps.shell, deps.platform),
          canCheckForUpdates: updates.isPossible,
          newer: updates.newer,
        }
      },
      changeSettings: some => {
        const now = settings.set(some)
        if (some.look !== undefined) deps.shell.nativeTheme.themeSource = now.look
        if (some.language !== undefined) this.menu()
        if (some.updates !== undefined) updates.settingChanged()
        if (some.goesOn !== undefined) host.setGoesOn(some.goesOn)
        return now
      },
      browse: on =>
        done(() => {
          tableFinder.setBrowsing(on)
          if (on) void updates.check()
        }),
      scan: async () => {
        await tableFinder.scan()
        return null
      },
      knownHosts: () => tableFinder.knownHosts(),
      openHost: async request => {
        await host.open(request)
        void firewall.hostOpened()
        return null
      },
      closeHost: async () => {
        await host.close()
        return null
      },
      dial: async ({ line, place, from }) => {
        await this.tokensOpened
        sockets.dial(line, place, from)
        return null
      },
      send: ({ line, text }) =>
        done(() => {
          sockets.send(line, text)
        }),
      hangUp: async line => {
        // After the dialling that it may belong to.
        await this.tokensOpened
        sockets.hangUp(line)
        return null
      },
      storeToken: ({ line, token }) =>
        done(() => {
          sockets.storeToken(line, token)
        }),
      keepTable: ({ line, table, invitation }) =>
        done(() => {
          const at = sockets.hostOf(line)
          if (at) host.keep({ table, host: at, invitation })
          if (at) void firewall.hostOpened()
        }),
      leaveTable: table =>
        done(() => {
          host.leave(table)
        }),
      agreeTo: ({ table, computer }) =>
        done(() => {
          host.agreeTo(table, computer)
        }),
      askComputer: ({ computer, table, nonce }) =>
        deps.askComputer({ ...computer, addresses: sockets.allowed(computer) }, table, nonce),
      confirmHost: fingerprint =>
        done(() => {
          deps.knownHosts.confirm(fingerprint)
        }),
      forgetHost: fingerprint =>
        done(() => {
          deps.knownHosts.drop(fingerprint)
        }),
      installers: place => installers.list(place),
      saveInstaller: ({ place, name }) => installers.save(place, name),
      openRelease: async () => {
        await updates.open()
        return null
      },
      setAttention: asked =>
        done(() => {
          this.attention.setAsked(asked)
        }),
      setGivable: givable =>
        done(() => {
          this.quitting.isGivable = givable
        }),
      doctor: () => tableFinder.doctor(deps.shell.app.getVersion()),
      about: () => aboutUs(deps, log.report),
      showLogs: () =>
        done(() => {
          log.show()
        }),
    }
  }
}
