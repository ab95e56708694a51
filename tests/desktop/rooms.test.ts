/** Smaller parts of the app: menus, sockets, the list of tables, licences, the preload and the entry points. */
import { EventEmitter } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { FoundTable } from '../../src-shared/desktop/bridge'
import { shellMessage, desktopShellMessages, type ShellKey } from '../../src-shared/locales/desktopShell'
import { aboutUs } from '../../src-main/desktop/about'
import { TableFinder } from '../../src-main/desktop/tableFinder'
import { setMenu } from '../../src-main/desktop/menu'
import { CALL_NAMES, CALL_CHANNEL, PUSH_EVENT_NAMES, PUSH_EVENT_CHANNEL } from '../../src-main/desktop/channelNames'
import { Quitting } from '../../src-main/desktop/quitting'
import { bringToFront, openWindow } from '../../src-main/desktop/window'
import { advertiseTables } from '../../src-main/net/discovery'
import { VirtualClock } from '../kit/clock'
import { Ether, nic } from '../net/discovery/fakeNetwork'
import { someFacts } from '../net/discovery/tableRecord'
import type { BrowserWindow } from 'electron'
import type { MenuItem } from './electron'
import { runPreload } from './electron/preload'
import type { StandInWindow } from './electron/window'
import { exposed, invoked, listeners, setShell } from './electron/module'
import { deskFor, freshFolder, untilTrue, withBrowser } from './kit'

withBrowser()

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

  it('remembers where tables have answered, but not this machine itself', async () => {
    const { given: deps } = deskFor()
    const finding = new TableFinder({
      deps,
      folder: freshFolder(),
      language: () => 'en',
      onTables: () => undefined,
    })
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
    const { given: deps } = deskFor()
    const finding = new TableFinder({
      deps,
      folder: freshFolder(),
      language: () => 'it',
      onTables: () => undefined,
    })
    const { advice, lines, report } = await finding.doctor('1.2.3')
    expect(advice).toContain("Non c'è rete")
    expect(lines).toEqual(['Tavoli sentiti: 0.'])
    expect(report).toBe(`Undertable 1.2.3, linux\n${lines.join('\n')}\n${advice}`)
  })
})

describe('about', () => {
  it('lists versions, and the licences of everything that is included', async () => {
    const { given: deps } = deskFor()
    const { versions, licences } = await aboutUs(deps, () => undefined)
    expect(versions[0]).toEqual(['Undertable', '9.8.7'])
    expect(licences.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['electron', 'vue', 'libsql', 'ws', 'valibot', '@noble/hashes']),
    )
    expect(licences.filter(({ licence }) => licence === '')).toEqual([])
    expect(licences.some(({ name }) => /^(vitest|eslint|typescript|playwright-core|@types\/)/.test(name))).toBe(false)
  })

  it('reports what is missing', async () => {
    const lines: string[] = []
    const { given: deps } = deskFor({ given: { licences: path.join(freshFolder(), 'none.json') } })
    expect(
      (
        await aboutUs(deps, line => {
          lines.push(line)
        })
      ).licences,
    ).toEqual([])
    expect(lines).toHaveLength(1)
  })
})

describe('the window', () => {
  function open(stored: object | null) {
    const desk = deskFor()
    const lines: string[] = [],
      removed: string[] = []
    const stateFile = path.join(desk.folder, 'window.json')
    if (stored) writeFileSync(stateFile, JSON.stringify(stored))
    const window = openWindow({
      deps: desk.given,
      stateFile,
      report: line => {
        lines.push(line)
      },
      t: key => shellMessage('en', key),
      onPageGone: () => {
        removed.push('gone')
      },
    })
    return { desk, lines, gone: removed, window, stateFile, contents: desk.electron.window.webContents }
  }

  it('opens as it was left, and remembers how it is left', () => {
    const state = { bounds: { x: 5, y: 6, width: 700, height: 800 }, maximized: true, fullScreen: true, zoom: 1.25 }
    const { desk, contents, stateFile } = open(state)
    expect(desk.electron.window).toMatchObject({ maximized: true, fullScreen: true, bounds: state.bounds })
    contents.emit('did-finish-load')
    expect(contents.getZoomFactor()).toBe(1.25)
    contents.setZoomFactor(2)
    desk.electron.window.close()
    expect(JSON.parse(readFileSync(stateFile, 'utf8'))).toEqual({ ...state, zoom: 2 })
  })

  it('reloads a page that has died, but not for ever: then it says so; one that does not respond is reported', async () => {
    const { desk, contents, gone: removed, lines } = open(null)
    let reloads = 0
    contents.reload = () => {
      reloads++
    }
    for (let n = 0; n < 4; n++) contents.die('crashed')
    // Not within the event, in which Electron still takes the process down.
    expect(reloads).toBe(0)
    await untilTrue(() => reloads === 3)
    expect(desk.electron.errorBoxes).toEqual([
      `${shellMessage('en', 'pageEnds')}\n${shellMessage('en', 'pageEndsHint')}`,
    ])
    contents.die('clean-exit')
    desk.electron.window.emit('unresponsive')
    expect(removed).toHaveLength(5)
    expect(lines.at(-1)).toBe('the window does not answer')
  })

  it('knows that its page is gone when another document is in its place, not when one was only asked for', () => {
    const { contents, gone: removed } = open(null)
    contents.emit('did-finish-load')
    contents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false })
    expect(removed).toHaveLength(0)
    contents.emit('did-navigate', {}, 'app://undertable/desktop.html', 200, 'OK')
    expect(removed).toHaveLength(1)
  })

  it('shows itself after five seconds, whatever its page does', async () => {
    const clock = new VirtualClock()
    const desk = deskFor({ given: { clock } })
    const waiting = (): StandInWindow => desk.electron.window
    class Silent extends desk.given.shell.BrowserWindow {
      override loadURL(): Promise<void> {
        return new Promise(() => undefined)
      }
    }
    openWindow({
      deps: { ...desk.given, shell: { ...desk.given.shell, BrowserWindow: Silent } },
      stateFile: path.join(desk.folder, 'w.json'),
      report: () => undefined,
      t: key => key,
      onPageGone: () => undefined,
    })
    await clock.advance(4999)
    expect(waiting().shown).toBe(false)
    await clock.advance(1)
    expect(waiting().shown).toBe(true)
  })

  it('can go to full screen: nothing forbids it for good', () => {
    const { desk } = open(null)
    expect(desk.electron.window.options).not.toHaveProperty('fullscreen')
    desk.electron.window.setFullScreen(true)
    expect(desk.electron.window.isFullScreen()).toBe(true)
  })

  it.each(['linux', 'win32', 'darwin'] as const)('has an icon on Linux (%s), where the program has none', platform => {
    const desk = deskFor({ given: { platform } })
    openWindow({
      deps: desk.given,
      stateFile: path.join(desk.folder, 'w.json'),
      report: () => undefined,
      t: key => key,
      onPageGone: () => undefined,
    })
    const { icon } = desk.electron.window.options
    if (platform === 'linux') expect(readFileSync(String(icon)).subarray(1, 4).toString()).toBe('PNG')
    else expect(icon).toBeUndefined()
  })

  it('has a menu for text fields and for selected text, and none elsewhere', () => {
    const { desk, contents } = open(null)
    const editFlags = { canCut: false, canCopy: false, canPaste: true, canSelectAll: true }
    const press = (more: object): unknown => {
      contents.emit('context-menu', {}, { isEditable: false, selectionText: '', editFlags, frame: null, ...more })
      return desk.electron.poppedUp.shift()?.map(({ label, role, enabled }) => [label, role, enabled])
    }
    expect(press({ isEditable: true })).toEqual([
      ['Cut', 'cut', false],
      ['Copy', 'copy', false],
      ['Paste', 'paste', true],
      [undefined, undefined, undefined],
      ['Select All', 'selectAll', true],
    ])
    expect(press({ selectionText: 'x', editFlags: { ...editFlags, canCopy: true } })).toEqual([['Copy', 'copy', true]])
    expect(press({ selectionText: ' \n' })).toBeUndefined()
  })

  it('writes to the log when its page cannot be loaded', async () => {
    const desk = deskFor()
    const lines: string[] = []
    class Broken extends desk.given.shell.BrowserWindow {
      override loadURL(): Promise<void> {
        return Promise.reject(new Error('gone'))
      }
    }
    const window = openWindow({
      deps: { ...desk.given, shell: { ...desk.given.shell, BrowserWindow: Broken as never } },
      stateFile: path.join(desk.folder, 'w.json'),
      report: line => {
        lines.push(line)
      },
      t: key => shellMessage('en', key),
      onPageGone: () => undefined,
    })
    await untilTrue(() => lines.length === 1)
    expect(lines).toEqual(['the page could not be loaded: Error: gone'])
    bringToFront(window)
    expect(desk.electron.window.shown).toBe(true)
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

describe('the preload', () => {
  it('as built requires only electron, and provides one function for each call and each push event', async () => {
    const { given: deps } = deskFor()
    const asked: unknown[][] = []
    const side = Object.assign(new EventEmitter(), {
      invoke: (...args: unknown[]) => {
        asked.push(args)
        return Promise.resolve('answer')
      },
    })
    const { undertable, ...others } = runPreload(deps.preload, side) as {
      undertable: {
        call: { [name: string]: (deps: unknown) => Promise<unknown> }
        on: { [name: string]: (listener: (...args: unknown[]) => void) => () => void }
      }
    }
    expect(others).toEqual({})
    expect([Object.keys(undertable), Object.keys(undertable.call), Object.keys(undertable.on)]).toEqual([
      ['call', 'on'],
      CALL_NAMES,
      PUSH_EVENT_NAMES,
    ])
    expect(await undertable.call.hangUp?.(4)).toBe('answer')
    expect(asked).toEqual([[CALL_CHANNEL, 'hangUp', 4]])
    const received: unknown[][] = []
    const stop = undertable.on.deepLink?.((...args) => {
      received.push(args)
    })
    side.emit(PUSH_EVENT_CHANNEL, { sender: 'never seen by the page' }, 'deepLink', 'x')
    side.emit(PUSH_EVENT_CHANNEL, {}, 'tables', [])
    stop?.()
    side.emit(PUSH_EVENT_CHANNEL, {}, 'deepLink', 'y')
    expect(received).toEqual([['x']])
  })

  it('would fail if it required anything else', () => {
    const file = path.join(freshFolder(), 'bad.cjs')
    writeFileSync(file, "require('node:fs')")
    expect(() => runPreload(file, Object.assign(new EventEmitter(), { invoke: () => Promise.resolve() }))).toThrow(
      'module not found: node:fs',
    )
  })

  it('as written does the same', async () => {
    await import('../../src-main/desktop/preload')
    const { call, on } = exposed.undertable as {
      call: { about: (deps: null) => Promise<unknown> }
      on: { deepLink: (listener: (link: unknown) => void) => () => void }
    }
    expect(await call.about(null)).toBe('answered')
    expect(invoked).toEqual([[CALL_CHANNEL, 'about', null]])
    const links: unknown[] = []
    const stop = on.deepLink(link => {
      links.push(link)
    })
    for (const listen of listeners.get(PUSH_EVENT_CHANNEL) ?? []) {
      listen({}, 'deepLink', 'x')
      listen({}, 'tables', [])
    }
    stop()
    expect([links, listeners.get(PUSH_EVENT_CHANNEL)?.size]).toEqual([['x'], 0])
  })
})

describe('the entry points', () => {
  it('main starts the app with its real dependencies, and logs uncaught errors', async () => {
    const desk = deskFor()
    // It never gets ready: no window opens, and nobody is looked for on a real network.
    desk.electron.app.whenReady = () => new Promise(() => undefined)
    setShell(desk.electron.shell)
    const before = process.listeners('uncaughtException'),
      rejected = process.listeners('unhandledRejection')
    await import('../../src-main/desktop/desktop')
    await untilTrue(() => process.listenerCount('uncaughtException') > before.length)
    const [received] = process.listeners('uncaughtException').filter(one => !before.includes(one))
    received?.(new Error('nobody caught this'), 'uncaughtException')
    for (const one of process.listeners('uncaughtException'))
      if (!before.includes(one)) process.off('uncaughtException', one)
    for (const one of process.listeners('unhandledRejection'))
      if (!rejected.includes(one)) process.off('unhandledRejection', one)
    expect(readFileSync(path.join(desk.folder, 'logs/undertable.log'), 'utf8')).toContain('nobody caught this')
  })

  it.each([
    ['--self-test', () => Promise.resolve(7), 7],
    ['--browser-host', () => Promise.reject(new Error('no host')), 1],
  ])('main does another thing with %s, and ends by its result', async (option, run, code) => {
    const desk = deskFor()
    vi.resetModules()
    // The entry point gets a new copy of the stand-in's module.
    const fresh = await import('./electron/module')
    fresh.setShell(desk.electron.shell)
    vi.doMock('../../src-main/desktop/selfTest', () => ({ selfTest: run }))
    vi.doMock('../../src-main/headless', () => ({ undertable: run }))
    const { argv } = process
    process.argv = [...argv, option]
    try {
      await import('../../src-main/desktop/desktop')
      await desk.electron.app.untilGone()
    } finally {
      process.argv = argv
      vi.doUnmock('../../src-main/desktop/selfTest')
      vi.doUnmock('../../src-main/headless')
    }
    expect(desk.electron.app.exitCode).toBe(code)
    expect(desk.electron.app.windows.size).toBe(0)
  })

  it("the host's own program answers its parent", async () => {
    const posted: unknown[] = []
    const port = Object.assign(new EventEmitter(), {
      postMessage: (message: unknown) => {
        posted.push(message)
      },
    })
    Object.defineProperty(process, 'parentPort', { value: port, configurable: true })
    await import('../../src-main/desktop/hostProcess')
    port.emit('message', { data: { kind: 'close' } })
    await untilTrue(() => posted.length === 1)
    expect(posted).toEqual([{ kind: 'closed' }])
  })
})
