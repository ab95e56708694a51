/** Smaller parts of the app: licences, a window with its page, the preload and the entry points. */
import { EventEmitter } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { shellMessage } from '../../src-shared/locales/desktopShell'
import { aboutUs } from '../../src-main/desktop/about'
import { CALL_NAMES, CALL_CHANNEL, PUSH_EVENT_NAMES, PUSH_EVENT_CHANNEL } from '../../src-main/desktop/channelNames'
import { bringToFront, openWindow } from '../../src-main/desktop/window'
import { runPreload } from './electron/preload'
import { exposed, invoked, listeners, setShell } from './electron/module'
import { deskFor, freshFolder, untilTrue, withBrowser } from './kit'

withBrowser()

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
