/** How the app starts: who it is for the system, and what happens when it cannot start or is started twice. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { aloneHere } from '../../src-main/desktop/alone'
import { Attention } from '../../src-main/desktop/attention'
import { APP_ID, setIdentity } from '../../src-main/desktop/identity'
import { startDesktop } from '../../src-main/desktop/start'
import { nodeNetwork } from '../../src-main/net/discovery/nodeDeps'
import { shellMessage } from '../../src-shared/locales/desktopShell'
import { deskFor, named, pageOf, startDesk, untilTrue, withBrowser } from './kit'

withBrowser()

describe('the app on Windows', () => {
  const identity = (packed: boolean, portable: boolean, platform: NodeJS.Platform = 'win32') => {
    const { electron, given: deps } = deskFor({ given: { platform, portable } })
    electron.app.isPackaged = packed
    setIdentity(deps)
    return electron.app.identity
  }

  it('has the id of its shortcut and a fixed activator, so that no shortcut is rewritten for another', () => {
    const installed = identity(true, false)
    expect(installed.appId).toBe(APP_ID)
    expect(installed.toastActivator).toMatch(/^\{[0-9A-F-]{36}\}$/)
    expect(identity(true, false)).toEqual(installed)
  })

  it('is somebody else from the sources or as a portable program', () => {
    expect(identity(true, true)).toEqual({ appId: `${APP_ID}.portable` })
    expect(identity(false, false)).toEqual({ appId: `${APP_ID}.development` })
    expect(identity(true, false, 'linux')).toEqual({})
  })

  it('says who it is before it is ready', async () => {
    const desk = await startDesk({ given: { platform: 'win32' }, pages: false })
    expect(desk.electron.app.identity.appId).toBe(`${APP_ID}.development`)
  })

  it.each([
    [true, []],
    [false, ['undertable']],
  ])('registers its links unless it is portable (%s)', async (portable, schemes) => {
    const desk = deskFor({ given: { platform: 'win32', portable } })
    desk.electron.app.isPackaged = true
    await startDesktop(desk.given, [])
    expect(desk.electron.app.schemes).toEqual(schemes)
  })

  it.each([
    [true, 0],
    [false, 1],
  ])('notifies unless it is portable (%s): Electron would point the start menu at it', async (portable, count) => {
    const desk = await startDesk({ given: { platform: 'win32', portable }, pages: false })
    await untilTrue(() => desk.electron.window.shown)
    desk.electron.window.blur()
    const attention = new Attention({
      deps: desk.given,
      window: () => desk.electron.window as never,
      isWanted: () => true,
      t: key => key,
    })
    attention.setAsked(true)
    expect(desk.electron.notifications).toHaveLength(count)
    expect(desk.electron.window.flashing).toBe(true)
  })
})

describe('an app for tests in a real Electron', () => {
  it('hosts on the loopback address, announces nothing and sees no network', () => {
    const { given: deps } = deskFor({ given: { network: nodeNetwork, hostOverrides: {} } })
    const alone = aloneHere(deps)
    expect(alone.hostOverrides).toEqual({ bind: '127.0.0.1', advertise: false, port: 0 })
    expect(alone.network.nics()).toEqual([])
    expect(alone.dial).toBe(deps.dial)
  })
})

describe('an app that cannot start', () => {
  it('says so in an error box, with its log, and ends', async () => {
    const desk = deskFor({ given: { renderer: '/nowhere' }, languages: ['it-IT'] })
    await startDesktop(desk.given, [])
    expect(desk.electron.app).toMatchObject({ gone: true, exitCode: 1 })
    const log = path.join(desk.folder, 'logs/undertable.log')
    expect(desk.electron.errorBoxes).toHaveLength(1)
    expect(desk.electron.errorBoxes[0]).toContain(shellMessage('it', 'startFailed'))
    expect(desk.electron.errorBoxes[0]).toContain(log)
    expect(readFileSync(log, 'utf8')).toContain('it could not start')
  })
})

describe('tokens that the keyring does not open', () => {
  it('are told of at the start; trying again opens them', async () => {
    const desk = deskFor()
    await desk.electron.app.whenReady()
    const sealed = (await desk.electron.shell.safeStorage.encryptStringAsync('secret')).toString('base64')
    writeFileSync(path.join(desk.folder, 'tokens.json'), JSON.stringify({ 'print/': `s:${sealed}` }))
    desk.electron.locked = true
    desk.electron.answers = [0, 1]
    await startDesktop(desk.given, [])
    await untilTrue(() => desk.electron.asked.length === 2)
    expect(desk.electron.asked[0]).toMatchObject({ message: shellMessage('en', 'tokensLocked') })
    expect(readFileSync(path.join(desk.folder, 'tokens.json'), 'utf8')).toContain(sealed)
    await pageOf(desk)
    await named(desk, 'Anna')
  })
})

describe('a navigation that is refused', () => {
  it('keeps the connections to tables; a reload closes them', async () => {
    const closed: string[] = []
    const desk = await startDesk({
      given: {
        dial: () => ({
          send: () => undefined,
          close: () => {
            closed.push('closed')
          },
        }),
      },
    })
    await named(desk, 'Anna')
    await desk.test('place').fill('127.0.0.1:26262')
    await desk.test('join-place').click()
    await desk.test('back').waitFor()
    const { page, window } = desk.electron
    const before = window.webContents.strangers.length
    await page.evaluate(() => {
      location.href = 'https://evil.example/'
    })
    await untilTrue(() => window.webContents.strangers.length > before)
    expect(closed).toEqual([])
    // The refused navigation may be on its way out still, and takes a reload with it.
    await untilTrue(async () => {
      await page.reload().catch(() => undefined)
      return closed.length > 0
    })
    expect(closed).toEqual(['closed'])
  })
})
