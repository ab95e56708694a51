/** What our page can never do, even if it is compromised: tried in a real page, with the app's own handlers. */
import { describe, expect, it } from 'vitest'
import { isOwnPage, PAGE, servePages } from '../../src-main/desktop/appProtocol'
import { CALL_NAMES } from '../../src-main/desktop/channelNames'
import { preventable } from './electron/events'
import { CHECKLIST, deskFor, named, startDesk, untilTrue, withBrowser } from './kit'

withBrowser()

describe('our page', () => {
  it('reaches no network, navigates nowhere else and opens no window', async () => {
    const desk = await startDesk()
    await named(desk, 'Anna')
    const {
      window: { webContents },
      page,
    } = desk.electron
    const failed = await page.evaluate(async () => {
      const tries: [string, () => Promise<unknown>][] = [
        ['fetch', () => fetch('http://127.0.0.1:1/')],
        ['own', () => fetch('./desktop.html')],
        [
          'socket',
          () =>
            new Promise((_, fail) => {
              try {
                new WebSocket('ws://127.0.0.1:1/').onerror = fail
              } catch (fault) {
                fail(fault as Error)
              }
            }),
        ],
      ]
      const out: string[] = []
      for (const [name, attempt] of tries)
        await attempt().catch(() => {
          out.push(name)
        })
      return out
    })
    expect(failed).toEqual(['fetch', 'own', 'socket'])
    const before = webContents.strangers.length
    await page.evaluate(() => {
      location.href = 'https://evil.example/'
    })
    await untilTrue(() => webContents.strangers.length > before)
    expect(page.url()).toContain('/desktop.html')
    await page.evaluate(() => {
      window.open('about:blank')
    })
    await untilTrue(() => webContents.denied.length > 0)
    await page.evaluate(() => {
      const image = new Image()
      image.src = 'https://evil.example/x.png'
      const update = document.createElement('iframe')
      update.src = 'https://evil.example/'
      document.body.append(image, update)
    })
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.ran = true'
      document.body.append(script)
    })
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    expect(webContents.strangers.filter(url => !url.startsWith('https://evil.example/'))).toEqual([])
  })

  it("is opened as Electron's security checklist requires", async () => {
    const desk = await startDesk()
    expect(desk.electron.window.options.webPreferences).toMatchObject(CHECKLIST)
    expect(desk.electron.privileged).toEqual([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
    ])
  })

  it('has no developer tools in the packed app', async () => {
    const desk = deskFor()
    desk.electron.app.isPackaged = true
    const { startDesktop } = await import('../../src-main/desktop/start')
    await startDesktop(desk.given, [])
    expect(desk.electron.window.options.webPreferences?.devTools).toBe(false)
    expect(() => desk.electron.item('Developer Tools')).toThrow()
    expect(desk.electron.app.schemes).toEqual(['undertable'])
  })
})

describe('the session', () => {
  it('grants three harmless permissions to our page, and nothing to anybody else', async () => {
    const { electron } = await startDesk()
    const ask = (permission: string, url: string): boolean => {
      let granted = true
      electron.sessionHandlers.request?.(
        { getURL: () => url } as never,
        permission as never,
        ((yes: boolean) => {
          granted = yes
        }) as never,
      )
      expect(electron.sessionHandlers.check?.({ getURL: () => url } as never, permission as never)).toBe(granted)
      return granted
    }
    for (const permission of ['fullscreen', 'clipboard-sanitized-write', 'screen-wake-lock']) {
      expect(ask(permission, PAGE)).toBe(true)
      expect(ask(permission, 'https://evil.example/')).toBe(false)
    }
    for (const permission of [
      'media',
      'geolocation',
      'notifications',
      'clipboard-read',
      'openExternal',
      'display-capture',
      'hid',
      'fileSystem',
    ])
      expect(ask(permission, PAGE)).toBe(false)
    expect(electron.sessionHandlers.check?.(null as never, 'fullscreen' as never)).toBe(false)
    expect(electron.sessionHandlers.device?.()).toBe(false)
  })

  it('downloads only what the page itself has written', async () => {
    const { electron } = await startDesk()
    const download = (url: string): boolean => {
      const event = preventable({})
      electron.session.emit('will-download', event, { getURL: () => url })
      return !event.prevented
    }
    expect(download('blob:app://undertable/7c1e')).toBe(true)
    expect(download('https://evil.example/setup.exe')).toBe(false)
    expect(download('blob:https://evil.example/7c1e')).toBe(false)
    expect(download('app://undertable/desktop.html')).toBe(false)
  })

  it('lets no request out', async () => {
    const { electron } = await startDesk()
    expect(
      ['app://undertable/x.js', 'data:image/png,x', 'blob:app://undertable/1'].map(url => electron.cancels(url)),
    ).toEqual([false, false, false])
    expect(
      ['https://evil.example/', 'http://127.0.0.1/', 'ws://127.0.0.1/', 'file:///etc/passwd', 'app://other/'].map(url =>
        electron.cancels(url),
      ),
    ).toEqual([true, true, true, true, true])
  })

  it('embeds no webview, follows no redirect, and frames stay where they are', async () => {
    const { electron } = await startDesk()
    const tried = (name: string, url: string): boolean => {
      const event = preventable({ url })
      electron.window.webContents.emit(name, event)
      return event.prevented
    }
    expect(tried('will-attach-webview', PAGE)).toBe(true)
    for (const name of ['will-navigate', 'will-frame-navigate', 'will-redirect']) {
      expect([name, tried(name, 'https://evil.example/')]).toEqual([name, true])
      expect([name, tried(name, PAGE)]).toEqual([name, false])
    }
  })
})

describe('app:// files', () => {
  async function ask(url: string, method = 'GET'): Promise<Response | null> {
    const { electron, given: deps } = deskFor()
    servePages(electron.shell, deps.renderer)
    return electron.protocolAnswer(new Request(url, { method }))
  }

  it('are those of the page, with a policy that allows no network', async () => {
    const page = await ask(PAGE)
    expect(page?.status).toBe(200)
    expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page?.headers.get('content-security-policy')).toContain("connect-src 'none'")
    expect(await page?.text()).toContain('id="app"')
  })

  it.each([
    'app://undertable/../package.json',
    'app://undertable/%2e%2e/package.json',
    'app://undertable/..%2fmain/desktop.js',
    'app://undertable//etc/passwd',
    'app://undertable/%00',
    'app://undertable/',
    'app://other/desktop.html',
    'app://undertable:80/desktop.html',
  ])('do not include %s', async url => {
    expect((await ask(url))?.status).toBe(404)
  })

  it('can only be read', async () => {
    expect((await ask(PAGE, 'POST'))?.status).toBe(405)
  })

  it('our page is recognized by its whole address', () => {
    expect([PAGE, `${PAGE}#x`, `${PAGE}?x`].map(isOwnPage)).toEqual([true, true, true])
    expect(
      [`${PAGE}x`, 'app://undertable/', 'https://undertable/desktop.html', 'about:blank', ''].map(isOwnPage),
    ).toEqual([false, false, false, false, false])
  })
})

describe('calls of a real page', () => {
  it('a call that is not on the list does not exist; a frame within the page is ignored', async () => {
    const desk = await startDesk()
    await named(desk, 'Anna')
    const { page } = desk.electron
    expect(
      await page.evaluate(() =>
        Object.keys((window as unknown as { undertable: { call: object } }).undertable.call).sort(),
      ),
    ).toEqual([...CALL_NAMES].sort())
    expect(
      await page.evaluate(() =>
        ['require', 'process', 'module', 'ipcRenderer', 'Buffer'].filter(name => name in window),
      ),
    ).toEqual([])
    await page.evaluate(() => {
      document.body.append(document.createElement('iframe'))
    })
    await untilTrue(() => page.frames().length === 2)
    const [, inner] = page.frames()
    // The page's policy does not let a frame show anything; even if it did, its calls would be dropped.
    await expect(
      inner?.evaluate(() =>
        (
          window as unknown as { undertable: { call: { about: (request: null) => Promise<unknown> } } }
        ).undertable.call.about(null),
      ),
    ).rejects.toThrow('dropped')
  })
})
