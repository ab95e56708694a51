/** What the page asks of the app, and what becomes of it: wired together, without a page that is drawn. */
import { EventEmitter } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { shellMessage } from '../../src-shared/locales/desktopShell'
import { CALL_CHANNEL, PUSH_EVENT_CHANNEL } from '../../src-main/desktop/channelNames'
import type { HostProcessMessage, HostProcessRequest } from '../../src-main/desktop/hostMessages'
import { startDesktop } from '../../src-main/desktop/start'
import type { HostLinkEvents } from '../../src-main/net/client'
import { VirtualClock } from '../kit/clock'
import { newKeys } from '../kit/release'
import { blankFiles, deskFor, freshFolder, withBlankWindows, withoutBrowser, type Desk, type DeskSetup } from './kit'

withoutBrowser()

/** The host’s process. */
class Paper extends EventEmitter {
  readonly messages: HostProcessRequest[] = []
  postMessage(message: HostProcessRequest): void {
    this.messages.push(message)
    if (message.kind === 'close')
      setImmediate(() => {
        this.emit('exit', 0)
      })
  }
  kill(): boolean {
    this.emit('exit', 15)
    return true
  }
  says(message: HostProcessMessage): void {
    this.emit('message', message)
  }
}
const OPEN: HostProcessMessage = {
  kind: 'open',
  port: 26262,
  tables: [{ id: 't', name: 'Friday' }],
  fingerprint: 'ours',
  ownerKey: 'key',
}
const PLACE = { addresses: ['10.0.0.1', '10.0.0.2'], port: 26262, pin: null, announced: null, table: 't' }
const ANNA = { address: '10.0.0.1', fingerprint: 'anna', trust: 'known', authWords: null } as const
const WISHES = { name: 'Friday', visible: false, guests: true, hall: false, keepers: false, code: null }

/** The started app, whose window draws nothing. */
async function started(
  setup: DeskSetup = {},
  args: readonly string[] = [],
  prepare: (desk: Desk) => void = () => undefined,
) {
  const hosts: Paper[] = [],
    dialled: { readonly place: typeof PLACE; readonly events: HostLinkEvents; closed: boolean }[] = []
  const clock = new VirtualClock()
  const desk = deskFor({
    ...setup,
    given: {
      clock,
      ...blankFiles(),
      dial: (place, events) => {
        const line = { place: place as typeof PLACE, events, closed: false }
        dialled.push(line)
        return {
          send: () => undefined,
          close: () => {
            line.closed = true
          },
        }
      },
      ...setup.given,
    },
  })
  prepare(desk)
  const shell = Object.assign(withBlankWindows(desk.given.shell), {
    utilityProcess: {
      fork: () => {
        const paper = new Paper()
        hosts.push(paper)
        return paper
      },
    },
  })
  const pushed: (readonly [event: string, news: unknown])[] = []
  desk.electron.app.on('web-contents-created', (_: unknown, contents: { send: unknown; getURL: unknown }) => {
    contents.getURL = () => 'app://undertable/desktop.html'
    contents.send = (channel: string, event: string, news: unknown) => {
      expect(channel).toBe(PUSH_EVENT_CHANNEL)
      pushed.push([event, news])
    }
  })
  await startDesktop({ ...desk.given, shell }, args)
  const call = (name: string, request: unknown = null): Promise<unknown> => {
    const contents = desk.electron.window.webContents
    return desk.electron.invoke(CALL_CHANNEL, { sender: contents, senderFrame: contents.mainFrame }, [name, request])
  }
  const news = (of: string): unknown[] => pushed.filter(([event]) => event === of).map(([, one]) => one)
  return { ...desk, call, hosts, dialled, clock, news }
}
const settled = (): Promise<void> => new Promise(done => setImmediate(done))
const told = (host: Paper | undefined): string[] =>
  (host?.messages ?? []).map(message => (message.kind === 'goesOn' ? `goesOn ${message.on}` : message.kind))

describe('the page begins', () => {
  it('with what the app knows, and with the link that started it once', async () => {
    const folder = freshFolder()
    writeFileSync(path.join(folder, 'settings.json'), JSON.stringify({ name: 'Anna', keeps: 'yes' }))
    const { call } = await started({ folder }, ['undertable', 'undertable://10.0.0.1:26262/'])
    expect(await call('initialize')).toMatchObject({
      version: '9.8.7',
      link: 'undertable://10.0.0.1:26262/',
      settings: { name: 'Anna', keeps: 'yes' },
      hosting: { is: 'closed' },
      sealed: true,
      canCheckForUpdates: false,
      newer: null,
    })
    expect(await call('initialize')).toMatchObject({ link: null })
  })

  it('without a keyring is told that its secrets are in a file', async () => {
    const { call } = await started({ keyring: 'none' })
    expect(await call('initialize')).toMatchObject({ sealed: false })
  })

  it('again with its second window: a link that came meanwhile is told at once, and the window comes to the front', async () => {
    const { electron, news } = await started()
    electron.window.focused = false
    electron.app.emit('second-instance', {}, ['undertable', 'undertable://10.0.0.9/'])
    expect([news('deepLink'), electron.window.isFocused()]).toEqual([['undertable://10.0.0.9/'], true])
    electron.window.focused = false
    electron.app.emit('second-instance', {}, [])
    expect([news('deepLink').length, electron.window.isFocused()]).toEqual([1, true])
  })
})

describe('a change of the settings', () => {
  it('is stored; what concerns the window, the menu or the host reaches them, and nothing else does', async () => {
    const { call, electron, hosts } = await started()
    await call('openHost', WISHES)
    await settled()
    const { menu } = electron
    for (const changes of [{ goesOn: true }, { notify: false }, { goesOn: false }, { name: 'Boris' }])
      expect(await call('changeSettings', changes)).toMatchObject(changes)
    expect(told(hosts[0])).toEqual(['open', 'goesOn true', 'goesOn false'])
    expect(electron.theme.themeSource).toBe('dark')
    expect(electron.menu).toBe(menu)
    await call('changeSettings', { look: 'light' })
    expect(electron.theme.themeSource).toBe('light')
    await call('changeSettings', { language: 'it' })
    expect(electron.menu[0]?.label).toBe('Tavolo')
  })

  it('begins with the look that was chosen', async () => {
    const folder = freshFolder()
    writeFileSync(path.join(folder, 'settings.json'), JSON.stringify({ look: 'light', language: 'ru' }))
    const { electron } = await started({ folder })
    expect([electron.theme.themeSource, electron.menu[0]?.label]).toEqual(['light', 'Стол'])
  })
})

describe('a newer version', () => {
  it('is looked for when the list of tables opens, where its person wants that, and not when it closes', async () => {
    const folder = freshFolder()
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ repository: 'github:owner/undertable' }))
    writeFileSync(path.join(folder, 'settings.json'), JSON.stringify({ updates: true }))
    const { call, electron } = await started({ folder, given: { releaseKey: newKeys().publicKey } })
    await call('browse', false)
    expect(electron.fetched).toEqual([])
    await call('browse', true)
    await settled()
    expect(electron.fetched).toHaveLength(1)
  })
})

describe('a connection', () => {
  it('is dialled once the keyring has opened the tokens, and hung up after that', async () => {
    const folder = freshFolder()
    writeFileSync(path.join(folder, 'tokens.json'), JSON.stringify({ 'anna/t': 's:c2VhbGVk' }))
    let opens: (opened: { result: string; shouldReEncrypt: boolean }) => void = () => undefined
    const { call, dialled, news } = await started({ folder }, [], ({ given: { shell } }) => {
      vi.spyOn(shell.safeStorage, 'decryptStringAsync').mockImplementation(
        () =>
          new Promise(done => {
            opens = done
          }),
      )
    })
    const calls = [call('dial', { line: 1, place: PLACE }), call('dial', { line: 2, place: PLACE }), call('hangUp', 2)]
    await settled()
    expect(dialled).toEqual([])
    opens({ result: 'the token', shouldReEncrypt: false })
    await Promise.all(calls)
    expect(dialled.map(({ closed }) => closed)).toEqual([false, true])
    dialled[0]?.events.opened(ANNA)
    expect(news('connection')).toMatchObject([{ token: 'the token' }])
  })

  it('waits for a keyring that does not open until its person goes on without, who is then asked no more', async () => {
    const folder = freshFolder()
    writeFileSync(path.join(folder, 'tokens.json'), JSON.stringify({ 'anna/t': 's:c2VhbGVk' }))
    let asked = 0
    const { call, dialled } = await started({ folder }, [], ({ electron, given: { shell } }) => {
      electron.locked = true
      vi.spyOn(shell.dialog, 'showMessageBox').mockImplementation(() => {
        // Try again, then go on; a third question would end by itself.
        electron.locked = ++asked < 3
        return Promise.resolve({ response: asked === 2 ? 1 : 0, checkboxChecked: false })
      })
    })
    await call('dial', { line: 1, place: PLACE })
    expect([asked, dialled.length]).toEqual([2, 1])
  })

  it('tells the page who is at its other end, with the token of that host’s table', async () => {
    const folder = freshFolder()
    writeFileSync(path.join(folder, 'tokens.json'), JSON.stringify({ 'anna/t': 'p:mine', 'anna/u': 'p:other' }))
    const { call, dialled, news } = await started({ folder })
    await call('dial', { line: 1, place: PLACE })
    expect(dialled[0]?.place).toEqual(PLACE)
    dialled[0]?.events.opened(ANNA)
    expect(news('connection')).toEqual([{ line: 1, is: 'opened', met: ANNA, token: 'mine', owner: null }])
    await call('storeToken', { line: 1, token: 'new' })
    await call('hangUp', 1)
    expect(dialled[0]?.closed).toBe(true)
    await call('dial', { line: 2, place: PLACE })
    dialled[1]?.events.opened(ANNA)
    expect(news('connection').at(-1)).toMatchObject({ token: 'new' })
  })

  it('to this machine’s own host carries the owner’s key', async () => {
    const { call, dialled, news, hosts } = await started()
    await call('openHost', WISHES)
    await settled()
    hosts[0]?.says(OPEN)
    await call('dial', { line: 1, place: PLACE })
    dialled[0]?.events.opened({ ...ANNA, fingerprint: 'ours' })
    expect(news('connection')).toMatchObject([{ owner: 'key' }])
  })

  it.each(['another document', 'a crash', 'a closed window'])(
    'ends with %s, and so does the list of tables',
    async how => {
      const { call, dialled, electron } = await started({ given: { platform: 'darwin' } })
      await call('dial', { line: 1, place: PLACE })
      await call('setAttention', true)
      const { window } = electron
      if (how === 'another document') window.webContents.emit('did-navigate', {}, 'x', 200, 'OK')
      else if (how === 'a crash') window.webContents.die('crashed')
      else window.close()
      expect(dialled[0]?.closed).toBe(true)
      // A page that is gone waits for nothing.
      if (how !== 'a closed window') expect(electron.app.badge).toBe(0)
    },
  )
})

describe('a table that this computer keeps', () => {
  it('is the one at the other end of a line, by the address at which it has answered; of an unknown host none is', async () => {
    const { call, dialled, hosts } = await started()
    await call('dial', { line: 1, place: PLACE })
    await call('keepTable', { line: 1, table: 't', invitation: 'come' })
    await call('keepTable', { line: 7, table: 't', invitation: 'come' })
    await settled()
    expect(hosts).toEqual([])
    dialled[0]?.events.opened({ ...ANNA, address: '10.0.0.2' })
    await call('keepTable', { line: 1, table: 't', invitation: 'come' })
    await settled()
    hosts[0]?.says({ ...OPEN, tables: [] })
    expect(hosts[0]?.messages.at(-1)).toEqual({
      kind: 'keep',
      table: 't',
      invitation: 'come',
      host: { id: 'anna', name: '10.0.0.2', addresses: ['10.0.0.2'], port: 26262 },
    })
    await call('agreeTo', { table: 't', computer: 'boris' })
    await call('leaveTable', 't')
    expect(told(hosts[0]).slice(-2)).toEqual(['agree', 'leave'])
  })

  it('is left in order, without a question, when the app quits', async () => {
    const { call, dialled, hosts, electron } = await started()
    await call('dial', { line: 1, place: PLACE })
    dialled[0]?.events.opened(ANNA)
    await call('keepTable', { line: 1, table: 't', invitation: 'come' })
    await settled()
    hosts[0]?.says({ ...OPEN, tables: [] })
    electron.app.quit()
    await electron.app.untilGone()
    expect([told(hosts[0]).at(-1), electron.asked]).toEqual(['close', []])
  })

  it('does not keep the machine awake, as a table that is hosted here does', async () => {
    const { call, dialled, hosts, electron } = await started()
    await call('dial', { line: 1, place: PLACE })
    dialled[0]?.events.opened(ANNA)
    await call('keepTable', { line: 1, table: 't', invitation: 'come' })
    await settled()
    hosts[0]?.says({ ...OPEN, tables: [] })
    expect(electron.blockers.size).toBe(0)
    await call('openHost', WISHES)
    await settled()
    hosts[1]?.says(OPEN)
    expect(electron.blockers.size).toBe(1)
    await call('closeHost')
    expect(electron.blockers.size).toBe(0)
    // Nor is that forgotten with the second table of an evening.
    await call('openHost', WISHES)
    await settled()
    hosts[2]?.says(OPEN)
    expect(electron.blockers.size).toBe(1)
  })
})

describe('a window', () => {
  it('on macOS comes back with the dock, and only one', async () => {
    const { electron } = await started({ given: { platform: 'darwin' } })
    electron.app.emit('activate')
    expect(electron.app.windows.size).toBe(1)
    electron.window.close()
    expect([electron.app.windows.size, electron.app.gone]).toEqual([0, false])
    electron.app.emit('activate')
    expect(electron.app.windows.size).toBe(1)
  })

  it('that is on its way is not opened twice by a second start', async () => {
    const { electron } = await started({}, [], ({ electron: { app } }) => {
      const ready = app.whenReady.bind(app)
      app.whenReady = async () => {
        await ready()
        // As soon as the app is ready, before it has read its pages.
        app.emit('second-instance', {}, [])
      }
    })
    expect(electron.app.windows.size).toBe(1)
    electron.app.emit('second-instance', {}, [])
    expect(electron.app.windows.size).toBe(1)
  })

  it('elsewhere ends the app with it', async () => {
    const { electron } = await started()
    electron.window.close()
    expect(electron.app.gone).toBe(true)
  })

  it('shows what the menu asks for, and is brought back for it', async () => {
    const { electron, news } = await started()
    electron.window.focused = false
    const items = electron.menu.flatMap(({ submenu = [] }) => submenu)
    items.find(({ label }) => label === shellMessage('en', 'host'))?.click?.()
    expect([news('command'), electron.window.isFocused()]).toEqual([['host'], true])
  })

  it('that quits while another computer could go on offers to give the table away, and shows to whom', async () => {
    const { call, electron, hosts, news } = await started()
    await call('openHost', WISHES)
    await settled()
    hosts[0]?.says(OPEN)
    await call('setGivable', true)
    electron.answers = [2]
    electron.app.quit()
    await settled()
    expect([news('command'), electron.app.gone]).toEqual([['give'], false])
    await call('setGivable', false)
    electron.answers = [0]
    electron.app.quit()
    await electron.app.untilGone()
    expect(electron.asked.map(({ buttons }) => buttons?.length)).toEqual([3, 2])
  })
})

describe('hosting', () => {
  it('is told to the page at each step', async () => {
    const { call, hosts, news } = await started()
    await call('openHost', WISHES)
    await settled()
    hosts[0]?.says(OPEN)
    hosts[0]?.says({ kind: 'failed', why: 'no' })
    expect(news('hosting').map(state => (state as { is: string }).is)).toEqual(['opening', 'open', 'closed'])
  })

  it('on Windows offers the firewall rule, for a kept table as well', async () => {
    const ran: unknown[] = []
    const run = (command: unknown): Promise<number> => Promise.resolve((ran.push(command), 0))
    const { call, dialled } = await started({ given: { platform: 'win32', run } })
    await call('dial', { line: 1, place: PLACE })
    await call('keepTable', { line: 1, table: 't', invitation: 'come' })
    expect(ran).toEqual([])
    dialled[0]?.events.opened(ANNA)
    await call('keepTable', { line: 1, table: 't', invitation: 'come' })
    await settled()
    expect(ran).toHaveLength(1)
    await call('openHost', WISHES)
    await settled()
    expect(ran).toHaveLength(2)
  })

  it('trusts and forgets hosts as the page says', async () => {
    const said: string[] = []
    const knownHosts = {
      confirm: (fingerprint: string) => said.push(`confirm ${fingerprint}`),
      drop: (fingerprint: string) => said.push(`drop ${fingerprint}`),
    }
    const { call } = await started({ given: { knownHosts: knownHosts as never } })
    await call('confirmHost', 'anna')
    await call('forgetHost', 'boris')
    expect(said).toEqual(['confirm anna', 'drop boris'])
  })
})
