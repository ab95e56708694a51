/** The window, its page's files and guards, menus, links, the list of tables and quitting: without a page that is drawn. */
import { EventEmitter } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { aboutUs } from '../../src-main/desktop/about'
import { Attention } from '../../src-main/desktop/attention'
import { APP_ID, setIdentity } from '../../src-main/desktop/identity'
import { TableFinder, toFoundTable } from '../../src-main/desktop/tableFinder'
import { advertiseTables } from '../../src-main/net/discovery'
import { shellMessage, desktopShellMessages, type ShellKey } from '../../src-shared/locales/desktopShell'
import { Ether, nic } from '../net/discovery/fakeNetwork'
import { someFacts } from '../net/discovery/tableRecord'
import type { BrowserWindow } from 'electron'
import { StandInNotification, type MenuItem } from './electron'
import { isOwnPage, registerScheme, servePages } from '../../src-main/desktop/appProtocol'
import { followLinks } from '../../src-main/desktop/deepLinks'
import { setMenu } from '../../src-main/desktop/menu'
import { guardPages, guardSession } from '../../src-main/desktop/navigationGuard'
import { Quitting } from '../../src-main/desktop/quitting'
import { bringToFront, openWindow } from '../../src-main/desktop/window'
import type { FoundTable, HostingState } from '../../src-shared/desktop/bridge'
import { VirtualClock } from '../kit/clock'
import { preventable } from './electron/events'
import {
  blankFiles,
  CHECKLIST,
  deskFor,
  freshFolder,
  untilTrue,
  withBlankWindows,
  withoutBrowser,
  type DeskSetup,
} from './kit'

withoutBrowser()

const PAGE = 'app://undertable/desktop.html'

/** A window whose page never loads. */
function open(setup: DeskSetup = {}, stored: object | null = null, packed = false) {
  const clock = new VirtualClock(),
    desk = deskFor({ ...setup, given: { clock, ...blankFiles(), ...setup.given } })
  desk.electron.app.isPackaged = packed
  const lines: string[] = [],
    order: string[] = []
  const stateFile = path.join(desk.folder, 'window.json')
  if (stored) writeFileSync(stateFile, JSON.stringify(stored))
  const opened = openWindow({
    deps: { ...desk.given, shell: withBlankWindows(desk.given.shell) },
    stateFile,
    report: line => {
      lines.push(line)
      order.push('reported')
    },
    t: key => key,
    onPageGone: () => {
      order.push('gone')
    },
  })
  const { window } = desk.electron,
    contents = window.webContents
  const reloads = { n: 0 }
  contents.reload = () => {
    reloads.n++
  }
  return { desk, clock, lines, order, stateFile, opened, window, contents, reloads }
}

describe('a window', () => {
  it('gives its page nothing of Node, and developer tools only before it is packed', () => {
    const { window } = open()
    expect(window.options).toMatchObject({
      show: false,
      minWidth: 360,
      minHeight: 560,
      webPreferences: CHECKLIST,
    })
    expect(open({}, null, true).window.options.webPreferences?.devTools).toBe(false)
  })

  const STATE = { bounds: { x: 5, y: 6, width: 700, height: 800 }, maximized: true, fullScreen: true, zoom: 1.25 }

  it('opens as it was left, each page with the zoom of before, and notes how it is left', () => {
    const { window, contents, stateFile } = open({}, STATE)
    expect(window).toMatchObject({ maximized: true, fullScreen: true, bounds: STATE.bounds })
    contents.emit('did-finish-load')
    expect(contents.getZoomFactor()).toBe(1.25)
    contents.setZoomFactor(2)
    window.close()
    expect(JSON.parse(readFileSync(stateFile, 'utf8'))).toEqual({ ...STATE, zoom: 2 })
  })

  it('opens as at first where nothing is known, neither full nor as large as can be', () => {
    const { window, contents } = open()
    expect(window).toMatchObject({ maximized: false, fullScreen: false, bounds: { width: 1280, height: 840 } })
    // An explicit `false` would forbid full screen for good on macOS.
    expect(window.options).not.toHaveProperty('fullscreen')
    contents.emit('did-finish-load')
    expect(contents.getZoomFactor()).toBe(1)
  })

  it('shows itself when its page can be seen, or after five seconds, and once', async () => {
    const late = open()
    await late.clock.advance(4999)
    expect(late.window.shown).toBe(false)
    await late.clock.advance(1)
    expect(late.window.shown).toBe(true)
    const soon = open()
    soon.window.emit('ready-to-show')
    expect(soon.window.shown).toBe(true)
    soon.window.focused = false
    await soon.clock.advance(5000)
    // Whoever works elsewhere by then is left alone.
    expect(soon.window.focused).toBe(false)
    const closed = open()
    closed.window.close()
    expect(closed.clock.waiting).toBe(0)
  })

  it('brings a page back that has died three times, not within the event, and then says that it does not', async () => {
    const { desk, contents, clock, reloads, order } = open()
    for (let n = 1; n <= 3; n++) {
      contents.emit('render-process-gone', {}, { reason: 'crashed' })
      expect(reloads.n).toBe(n - 1)
      await clock.advance(0)
      expect([reloads.n, desk.electron.errorBoxes]).toEqual([n, []])
    }
    contents.emit('render-process-gone', {}, { reason: 'oom' })
    await clock.advance(0)
    expect([reloads.n, desk.electron.errorBoxes]).toEqual([3, ['pageEnds\npageEndsHint']])
    expect(order.filter(one => one === 'gone')).toHaveLength(4)
  })

  it('brings no page back that has ended by itself, nor after the window is gone', async () => {
    const { window, contents, clock, reloads, order } = open()
    contents.emit('render-process-gone', {}, { reason: 'clean-exit' })
    await clock.advance(0)
    expect([reloads.n, order]).toEqual([0, ['reported', 'gone']])
    contents.emit('render-process-gone', {}, { reason: 'crashed' })
    window.destroy()
    await clock.advance(0)
    expect(reloads.n).toBe(0)
  })

  it('is told that its page is gone by another document in its place, not by one that was only asked for', () => {
    const { contents, order, window, lines } = open()
    contents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false })
    contents.emit('did-finish-load')
    expect(order).toEqual([])
    contents.emit('did-navigate', {}, PAGE, 200, 'OK')
    expect(order).toEqual(['gone'])
    window.emit('unresponsive')
    expect(lines).toEqual(['the window does not answer'])
  })

  it('is brought to the front from wherever it is', () => {
    const { window, opened } = open()
    window.minimized = true
    bringToFront(opened)
    expect(window).toMatchObject({ minimized: false, shown: true, focused: true })
  })

  it.each(['linux', 'win32', 'darwin'] as const)('has an icon of its own on Linux alone (%s)', platform => {
    const { icon } = open({ given: { platform } }).window.options
    if (platform === 'linux') expect(String(icon)).toMatch(/icon-512\.png$/)
    else expect(icon).toBeUndefined()
  })

  it('has a menu for text fields and for selected text, and none elsewhere', () => {
    const { desk, contents } = open()
    const press = (more: object): unknown => {
      const editFlags = { canCut: true, canCopy: false, canPaste: false, canSelectAll: true, ...more }
      contents.emit('context-menu', {}, { isEditable: false, selectionText: '', editFlags, frame: null, ...more })
      return desk.electron.poppedUp.shift()?.map(({ role, enabled }) => [role, enabled])
    }
    expect(press({ isEditable: true })).toEqual([
      ['cut', true],
      ['copy', false],
      ['paste', false],
      [undefined, undefined],
      ['selectAll', true],
    ])
    expect(press({ isEditable: true, canCut: false, canPaste: true, canSelectAll: false })).toEqual([
      ['cut', false],
      ['copy', false],
      ['paste', true],
      [undefined, undefined],
      ['selectAll', false],
    ])
    expect(press({ selectionText: 'x', canCopy: true })).toEqual([['copy', true]])
    expect([press({ selectionText: ' \n' }), press({})]).toEqual([undefined, undefined])
  })
})

describe('the files of the page', () => {
  async function served() {
    const { electron, given: deps } = deskFor()
    const renderer = path.join(freshFolder(), 'renderer')
    mkdirSync(path.join(renderer, 'assets'), { recursive: true })
    for (const [name, text] of [
      ['desktop.html', '<p>the app</p>'],
      ['index.html', '<p>a guest</p>'],
      ['assets/x.js', 'let x'],
    ] as const)
      writeFileSync(path.join(renderer, name), text)
    writeFileSync(path.join(renderer, '../secret.txt'), 'secret')
    registerScheme(deps.shell)
    servePages(deps.shell, renderer)
    const get = async (url: string, method = 'GET'): Promise<Response> => {
      const answer = await electron.protocolAnswer({ url, method } as Request)
      if (!answer) throw new Error('no answer')
      return answer
    }
    return { electron, get }
  }

  it('are served whole, with a policy that allows no network and no strangers', async () => {
    const { electron, get } = await served()
    expect(electron.privileged).toEqual([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
    ])
    const page = await get(PAGE)
    expect([page.status, await page.text()]).toEqual([200, '<p>the app</p>'])
    const policy = page.headers.get('Content-Security-Policy') ?? ''
    for (const part of [
      "default-src 'none'",
      "script-src 'self';",
      "style-src 'self';",
      "connect-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ])
      expect(policy).toContain(part)
    expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(page.headers.get('Content-Type')).toMatch(/^text\/html/)
    expect((await get('app://undertable/assets/x.js')).headers.get('Content-Type')).toMatch(/javascript/)
  })

  it.each([
    'app://undertable/',
    'app://other/desktop.html',
    'app://undertable/../secret.txt',
    'app://undertable/%2e%2e/secret.txt',
    'app://undertable/..%2fsecret.txt',
    'app://undertable/assets',
    'app://undertable/nothing.js',
  ])('do not include %s', async url => {
    const { get } = await served()
    const answer = await get(url)
    expect([answer.status, await answer.text()]).toEqual([404, ''])
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })

  it('can only be read', async () => {
    const { get } = await served()
    for (const method of ['POST', 'PUT', 'HEAD']) expect((await get(PAGE, method)).status).toBe(405)
  })

  it('are our page by its whole address alone', () => {
    expect([PAGE, `${PAGE}#a`, `${PAGE}?a`].map(isOwnPage)).toEqual([true, true, true])
    expect(
      [`${PAGE}x`, `${PAGE}/x`, 'app://undertable/', 'app://undertable.evil/desktop.html', '', 'https://a/'].some(
        isOwnPage,
      ),
    ).toBe(false)
  })
})

describe('a page', () => {
  function guarded() {
    const { electron, given: deps } = deskFor()
    const lines: string[] = []
    guardPages(deps.shell, line => lines.push(line))
    guardSession(deps.shell.session.defaultSession, line => lines.push(line))
    let handler: ((details: { url: string }) => { action: string }) | null = null
    const contents = Object.assign(new EventEmitter(), {
      setWindowOpenHandler: (set: typeof handler) => {
        handler = set
      },
    })
    electron.app.emit('web-contents-created', {}, contents)
    const tried = (name: string, url: string): boolean => {
      const event = preventable({ url })
      contents.emit(name, event)
      return !event.prevented
    }
    return { electron, lines, tried, opens: (url: string) => handler?.({ url }).action }
  }

  it.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])('goes nowhere else by %s', name => {
    const { tried, lines } = guarded()
    expect([PAGE, `${PAGE}#x`].map(url => tried(name, url))).toEqual([true, true])
    expect(lines).toEqual([])
    expect(['https://evil.example/', 'app://undertable/', 'javascript:1'].map(url => tried(name, url))).toEqual([
      false,
      false,
      false,
    ])
    expect(lines).toHaveLength(3)
  })

  it('embeds nothing, opens no window, and gets three harmless permissions', () => {
    const { electron, tried, opens } = guarded()
    expect([tried('will-attach-webview', PAGE), opens(PAGE)]).toEqual([false, 'deny'])
    const ask = (permission: string, url: string): readonly unknown[] => {
      const answers: boolean[] = []
      const contents = { getURL: () => url }
      electron.sessionHandlers.request?.(
        contents as never,
        permission as never,
        ((yes: boolean) => answers.push(yes)) as never,
      )
      return [...answers, electron.sessionHandlers.check?.(contents as never, permission as never)]
    }
    for (const harmless of ['clipboard-sanitized-write', 'fullscreen', 'screen-wake-lock'])
      expect([ask(harmless, PAGE), ask(harmless, 'https://evil.example/')]).toEqual([
        [true, true],
        [false, false],
      ])
    for (const other of ['media', 'geolocation', 'clipboard-read', 'notifications', 'openExternal'])
      expect(ask(other, PAGE)).toEqual([false, false])
    expect(electron.sessionHandlers.check?.(null as never, 'fullscreen' as never)).toBe(false)
    expect(electron.sessionHandlers.device?.()).toBe(false)
  })

  it('reaches no network, and saves only what it has written itself', () => {
    const { electron, lines } = guarded()
    const cancelled = (...urls: readonly string[]): boolean[] => urls.map(url => electron.cancels(url))
    expect(cancelled('app://undertable/x.js', 'data:image/png,x', 'blob:app://undertable/1')).toEqual([
      false,
      false,
      false,
    ])
    expect(
      cancelled(
        'https://evil.example/',
        'ws://127.0.0.1/',
        'file:///etc/passwd',
        'app://other/',
        'https://a/?app://undertable/',
      ),
    ).not.toContain(false)
    const saved = (url: string): boolean => {
      const event = preventable({})
      electron.session.emit('will-download', event, { getURL: () => url })
      return !event.prevented
    }
    expect(saved('blob:app://undertable/7c1e')).toBe(true)
    expect(lines).toEqual([])
    expect(['https://evil.example/setup.exe', 'blob:https://evil.example/7', PAGE].map(saved)).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('a link of the system', () => {
  it('is passed on if it is one of ours, and never opens anything by itself', () => {
    const { electron, given: deps } = deskFor()
    const links: string[] = []
    followLinks(deps, link => {
      links.push(link)
    })
    for (const url of [
      'undertable://10.0.0.1:26262/',
      'UNDERTABLE://10.0.0.2:26262/',
      'https://a/',
      'undertable://?',
    ]) {
      const event = preventable({})
      electron.app.emit('open-url', event, url)
      expect(event.prevented).toBe(true)
    }
    expect(links).toEqual(['undertable://10.0.0.1:26262/', 'UNDERTABLE://10.0.0.2:26262/'])
    // Only an installed app registers.
    expect(electron.app.schemes).toEqual([])
  })

  it.each([
    [true, false, ['undertable']],
    [true, true, []],
    [false, false, []],
  ])('comes to an installed app (packed %s, portable %s)', (packed, portable, schemes) => {
    const { electron, given: deps } = deskFor({ given: { portable } })
    electron.app.isPackaged = packed
    followLinks(deps, () => undefined)
    expect(electron.app.schemes).toEqual(schemes)
  })
})

describe('the menu of each system', () => {
  const roles = (platform: NodeJS.Platform, packed: boolean): string[] => {
    const { electron, given: deps } = deskFor({ given: { platform } })
    electron.app.isPackaged = packed
    setMenu({ deps, t: key => key, command: () => undefined })
    return electron.menu
      .flatMap(({ role, submenu = [] }) => [role, ...submenu.map(item => item.role)])
      .flatMap(role => role ?? [])
  }

  it('has developer tools before it is packed alone, and one way to quit on every system', () => {
    for (const platform of ['linux', 'win32', 'darwin'] as const) {
      expect(roles(platform, false)).toContain('toggleDevTools')
      expect(roles(platform, true)).not.toContain('toggleDevTools')
      expect(roles(platform, true).filter(role => role === 'quit')).toHaveLength(1)
      expect(roles(platform, true).includes('windowMenu')).toBe(platform === 'darwin')
    }
  })
})

describe('quitting, step by step', () => {
  function quitting(is: HostingState['is'], setup: DeskSetup = {}) {
    const desk = deskFor(setup),
      closed: string[] = [],
      state = { is }
    let end: () => void = () => undefined
    const made = new Quitting({
      deps: desk.given,
      t: key => key,
      report: line => closed.push(line),
      window: () => null,
      giveAway: () => closed.push('given'),
      host: {
        state,
        close: () =>
          new Promise<void>(done => {
            closed.push('closing')
            end = done
          }),
      } as never,
    })
    return {
      desk,
      app: desk.electron.app,
      asked: desk.electron.asked,
      closed,
      state,
      made,
      end: () => {
        end()
      },
    }
  }
  const settled = (): Promise<void> => new Promise(done => setImmediate(done))

  it('without a table asks nothing', () => {
    const { app, asked, closed } = quitting('closed')
    app.quit()
    expect([app.gone, asked, closed]).toEqual([true, [], []])
  })

  it.each(['open', 'opening', 'again'] as const)('with a table that is %s asks once, and closes it first', async is => {
    const { app, asked, closed, desk, end } = quitting(is)
    desk.electron.answers = [0]
    app.quit()
    // Whoever is impatient is not asked again, and ends nothing before the table is stored.
    app.quit()
    await settled()
    app.quit()
    await settled()
    expect([app.gone, asked.length, closed]).toEqual([false, 1, ['closing']])
    end()
    await app.untilGone()
    expect([asked.length, closed]).toEqual([1, ['closing']])
  })

  it('that was thought better of is asked about again next time', async () => {
    const { app, asked, closed, desk } = quitting('open')
    desk.electron.answers = [1, 1]
    for (const times of [1, 2]) {
      app.quit()
      await settled()
      expect([app.gone, asked.length, closed]).toEqual([false, times, []])
    }
  })

  it('with copies of others’ tables closes them without a question', async () => {
    const { app, asked, closed, end } = quitting('keeping')
    app.quit()
    await settled()
    expect([app.gone, asked, closed]).toEqual([false, [], ['closing']])
    end()
    await app.untilGone()
  })

  it.each([
    ['linux', true],
    ['darwin', false],
  ] as const)('on %s comes with the last window: %s', async (platform, asks) => {
    const { app, asked, made } = quitting('open', { given: { platform } })
    const window = new EventEmitter()
    made.follow(window as never)
    const event = preventable({})
    window.emit('close', event)
    await settled()
    expect([event.prevented, asked.length]).toEqual([asks, asks ? 1 : 0])
    app.emit('window-all-closed')
    await settled()
    expect(asked.length).toBe(asks ? 2 : 0)
  })
})

describe('the menu', () => {
  function menu(language: 'en' | 'ru' | 'it', platform: NodeJS.Platform, packed = false) {
    const { electron, given: deps } = deskFor()
    electron.app.isPackaged = packed
    const commands: string[] = []
    setMenu({
      deps: { ...deps, platform },
      t: (key: ShellKey) => shellMessage(language, key),
      command: command => {
        commands.push(command)
      },
    })
    return { electron, commands, tops: electron.menu.map(({ label }) => label) }
  }
  const all = (items: readonly MenuItem[]): MenuItem[] => items.flatMap(item => [item, ...all(item.submenu ?? [])])

  it("follows the conventions of the system, in the person's language", () => {
    expect(menu('en', 'win32').tops).toEqual(['Table', 'Edit', 'View', 'Help'])
    expect(menu('ru', 'linux').tops).toEqual(['Стол', 'Правка', 'Вид', 'Справка'])
    expect(menu('it', 'darwin').tops).toEqual(['Undertable', 'Tavolo', 'Modifica', 'Vista', 'Finestra', 'Aiuto'])
  })

  it('has a label and an action for every entry, and no shortcut twice', () => {
    for (const platform of ['win32', 'darwin', 'linux'] as const) {
      const { electron, commands } = menu('en', platform)
      const entries = all(electron.menu).filter(({ type }) => type !== 'separator')
      for (const { label, role, click, submenu } of entries) {
        expect([
          label,
          label !== undefined && label !== '' && (role !== undefined || click !== undefined || submenu !== undefined),
        ]).toEqual([label, true])
        click?.()
      }
      expect([...new Set(commands)].sort()).toEqual(['about', 'doctor', 'host', 'join', 'leave', 'settings'])
      const keys = entries.flatMap(({ accelerator }) => accelerator ?? [])
      expect(new Set(keys).size).toBe(keys.length)
      for (const role of ['quit', 'togglefullscreen', 'zoomIn', 'zoomOut', 'resetZoom', 'copy', 'paste'])
        expect(entries.filter(entry => entry.role === role)).toHaveLength(1)
    }
  })

  it('has no developer tools in the packed app', () => {
    expect(all(menu('en', 'linux').electron.menu).some(({ role }) => role === 'toggleDevTools')).toBe(true)
    expect(all(menu('en', 'linux', true).electron.menu).some(({ role }) => role === 'toggleDevTools')).toBe(false)
  })

  it('leaves a parameter without a value in its text', () => {
    expect(shellMessage('en', 'keyringLocked')).toContain('{what}')
    expect(shellMessage('ru', 'keyringLocked', { what: 'x' })).toContain('(x)')
    expect(Object.keys(desktopShellMessages.ru)).toEqual(Object.keys(desktopShellMessages.en))
  })
})

describe('the list of tables', () => {
  it('fills from the network while it is open; each table comes with its address', async () => {
    const ether = new Ether()
    const host = ether.machine(nic('10.0.0.1')),
      guest = ether.machine(nic('10.0.0.2'))
    host.doors.add(someFacts().port)
    advertiseTables(host.network, () => [someFacts()], null)
    const reported: (readonly FoundTable[])[] = []
    const { given: deps } = deskFor()
    const folder = freshFolder()
    const finding = new TableFinder({
      deps: {
        ...deps,
        network: { ...guest.network, accept: () => Promise.resolve(null) },
        probeHost: () => Promise.resolve([]),
      },
      folder,
      language: () => 'ru',
      onTables: found => {
        reported.push(found)
      },
    })
    await finding.scan()
    finding.setBrowsing(true)
    const settle = async (): Promise<void> => {
      for (let n = 0; n < 5; n++) {
        await new Promise<void>(done => {
          setImmediate(done)
        })
        await ether.clock.settle()
      }
    }
    await settle()
    await settle()
    expect(reported[0]).toEqual([])
    expect(reported.at(-1)).toMatchObject([
      {
        name: someFacts().name,
        version: 'same',
        stale: false,
        place: { addresses: ['10.0.0.1'], port: someFacts().port, table: null },
      },
    ])
    const scanned = finding.scan()
    await ether.clock.advance(60_000)
    await scanned
    const count = reported.length
    finding.setBrowsing(false)
    await ether.clock.advance(60_000)
    expect(reported).toHaveLength(count)
  })

  it('listens once, however often it is opened, and no more when it is closed', async () => {
    const ether = new Ether(),
      guest = ether.machine(nic('10.0.0.2'))
    const finding = new TableFinder({
      deps: { ...deskFor().given, network: { ...guest.network, accept: () => Promise.resolve(null) } },
      folder: freshFolder(),
      language: () => 'en',
      onTables: () => undefined,
    })
    finding.setBrowsing(true)
    await ether.clock.settle()
    const once = [ether.sockets.size, ether.clock.waiting]
    finding.setBrowsing(true)
    await ether.clock.settle()
    expect([ether.sockets.size, ether.clock.waiting]).toEqual(once)
    finding.setBrowsing(false)
    expect([ether.sockets.size, ether.clock.waiting]).toEqual([0, 0])
  })

  it('says of a hall how many tables it has, and of a table alone nothing of the kind', () => {
    const listed = { record: someFacts(), addresses: ['10.0.0.1'], ways: [], stale: false, version: 'same' } as const
    expect(toFoundTable({ ...listed, record: { ...someFacts(), hall: 3 } })).toMatchObject({ hall: 3 })
    const { record } = listed,
      found = toFoundTable({ ...listed, stale: true })
    expect(found).not.toHaveProperty('hall')
    // What it announces of its host is a hint, never a pin.
    expect(found).toMatchObject({
      name: record.name,
      seats: record.seats,
      taken: record.taken,
      locked: record.locked,
      stale: true,
      place: { pin: null, announced: { instance: record.id, fingerprint: record.fingerprint } },
    })
  })

  const finder = (language: 'en' | 'it'): TableFinder =>
    new TableFinder({
      deps: deskFor().given,
      folder: freshFolder(),
      language: () => language,
      onTables: () => undefined,
    })

  it('remembers where tables have answered, but not this machine itself', async () => {
    const finding = finder('en')
    finding.remember('127.0.0.1', 1)
    finding.remember('::1', 1)
    finding.remember('kitchen.local', 1)
    finding.remember('10.0.0.7', 26262)
    await untilTrue(async () => (await finding.knownHosts()).length > 0)
    expect(await finding.knownHosts()).toEqual([
      { addresses: ['10.0.0.7'], port: 26262, pin: null, announced: null, table: null },
    ])
  })

  it("is explained in the person's language if it stays empty", async () => {
    const finding = finder('it')
    const { advice, lines, report } = await finding.doctor('1.2.3')
    expect(advice).toContain("Non c'è rete")
    expect(lines).toEqual(['Tavoli sentiti: 0.'])
    expect(report).toBe(`Undertable 1.2.3, linux\n${lines.join('\n')}\n${advice}`)
  })
})

describe('quitting', () => {
  it('goes on even if the host could not be closed', async () => {
    const desk = deskFor()
    const lines: string[] = []
    desk.electron.answers = [0]
    const quitting = new Quitting({
      deps: desk.given,
      t: key => key,
      report: line => {
        lines.push(line)
      },
      window: () => null,
      giveAway: () => undefined,
      host: { state: { is: 'opening' }, close: () => Promise.reject(new Error('stuck')) } as never,
    })
    expect(quitting).toBeDefined()
    desk.electron.app.quit()
    await desk.electron.app.untilGone()
    expect(lines).toEqual(['Error: stuck'])
  })
})

describe('quitting while another computer could go on with the match', () => {
  it('offers to give the table away first; whoever does so does not quit yet', async () => {
    const desk = deskFor()
    const given: string[] = []
    let window: BrowserWindow | null = { isVisible: () => true } as unknown as BrowserWindow
    const quitting = new Quitting({
      deps: desk.given,
      t: key => key,
      report: line => given.push(line),
      window: () => window,
      giveAway: () => given.push('give'),
      host: { state: { is: 'open' }, close: () => Promise.resolve() } as never,
    })
    quitting.isGivable = true
    for (const answer of [1, 2]) {
      desk.electron.answers = [answer]
      desk.electron.app.quit()
      await new Promise(setImmediate)
    }
    expect(desk.electron.asked[1]).toMatchObject({
      detail: 'quitKept',
      buttons: ['quitYes', 'cancel', 'quitGive'],
      defaultId: 2,
      cancelId: 1,
    })
    expect([given, desk.electron.app.gone]).toEqual([['give'], false])
    // On macOS the table may be open without a window.
    window = null
    desk.electron.answers = [0]
    desk.electron.app.quit()
    await desk.electron.app.untilGone()
    expect(desk.electron.asked[2]).toMatchObject({ detail: 'quitHint', buttons: ['quitYes', 'cancel'], defaultId: 1 })
  })
})

describe('a person whose turn it is', () => {
  function asked(setup: DeskSetup = {}, wanted = true) {
    const { desk, window, opened } = open(setup)
    const attention = new Attention({ deps: desk.given, window: () => opened, isWanted: () => wanted, t: key => key })
    window.show()
    return { attention, window, electron: desk.electron }
  }

  it('is called once while they look elsewhere, and no longer once they look, or are asked no more', () => {
    const { attention, window, electron } = asked()
    window.blur()
    attention.setAsked(true)
    attention.setAsked(true)
    expect([electron.app.badge, window.flashing]).toEqual([1, true])
    expect(electron.notifications.map(({ options }) => options)).toEqual([{ title: 'yourTurn', body: 'yourTurnHint' }])
    attention.windowFocused()
    expect([window.flashing, electron.notifications[0]?.closed, electron.app.badge]).toEqual([false, true, 1])
    attention.setAsked(false)
    expect(electron.app.badge).toBe(0)
    attention.setAsked(true)
    expect(electron.notifications).toHaveLength(2)
    attention.setAsked(false)
    expect([window.flashing, electron.notifications[1]?.closed]).toEqual([false, true])
  })

  it('who looks already gets a badge alone; a click on the notification brings the window to the front', () => {
    const { attention, window, electron } = asked()
    attention.setAsked(true)
    expect([electron.app.badge, window.flashing, electron.notifications.length]).toEqual([1, false, 0])
    attention.setAsked(false)
    window.blur()
    window.minimized = true
    attention.setAsked(true)
    electron.notifications[0]?.emit('click')
    expect(window).toMatchObject({ focused: true, minimized: false })
  })

  it('is not notified against their wish, by a portable program, or where the system has no notifications', () => {
    const shown = (setup: DeskSetup = {}, wanted = true): readonly unknown[] => {
      const { attention, window, electron } = asked(setup, wanted)
      window.blur()
      attention.setAsked(true)
      return [electron.notifications.length, window.flashing]
    }
    expect([shown(), shown({}, false), shown({ given: { portable: true } })]).toEqual([
      [1, true],
      [0, true],
      [0, true],
    ])
    StandInNotification.supported = false
    try {
      expect(shown()).toEqual([0, true])
    } finally {
      StandInNotification.supported = true
    }
  })

  it('has on Windows a bar on the window’s icon instead of a badge', () => {
    const { attention, window, electron } = asked({ given: { platform: 'win32' } })
    attention.setAsked(true)
    expect([window.progress, electron.app.badge]).toEqual([{ value: 1, mode: 'paused' }, 0])
    attention.setAsked(false)
    expect(window.progress.value).toBe(-1)
  })
})

describe('the app on Windows', () => {
  it.each([
    ['win32', true, false, { appId: APP_ID, toastActivator: expect.stringMatching(/^\{/) as string }],
    ['win32', true, true, { appId: `${APP_ID}.portable` }],
    ['win32', false, false, { appId: `${APP_ID}.development` }],
    ['linux', true, false, {}],
  ] as const)('has an id of its own (%s, packed %s, portable %s)', (platform, packed, portable, identity) => {
    const { electron, given: deps } = deskFor({ given: { platform, portable } })
    electron.app.isPackaged = packed
    setIdentity(deps)
    expect(electron.app.identity).toEqual(identity)
  })
})

describe('what the program contains', () => {
  it('is told with versions, and the licences of the build; none where they are of another form', async () => {
    const licences = path.join(freshFolder(), 'licences.json')
    const { given: deps } = deskFor({ given: { licences } })
    const lines: string[] = []
    const about = () => aboutUs(deps, line => lines.push(line))
    const one = { name: 'vue', version: '3', licence: 'MIT', text: '…' }
    writeFileSync(licences, JSON.stringify([one]))
    const { versions, licences: found } = await about()
    expect([found, lines]).toEqual([[one], []])
    // What this program does not run on has no version.
    expect(versions.map(([name]) => name)).toEqual(['Undertable', 'Node.js', 'V8'])
    writeFileSync(licences, JSON.stringify([{ name: 'vue' }]))
    expect((await about()).licences).toEqual([])
    expect(lines).toHaveLength(1)
  })
})
