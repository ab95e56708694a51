/** The self-test: each check passes on the stand-in, and each fails when what it looks at is broken. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { selfTest } from '../../src-main/desktop/selfTest'
import { CHECKS } from '../../src-main/desktop/selfTestChecks'
import { shellMessage, type ShellKey } from '../../src-shared/locales/desktopShell'
import { VirtualClock } from '../kit/clock'
import { Ether, nic } from '../net/discovery/fakeNetwork'
import { preventable } from './electron/events'
import { deskFor, withBrowser, type Desk, type DeskSetup } from './kit'

withBrowser()

const t = (key: ShellKey): string => shellMessage('en', key)

async function run(
  setup: DeskSetup = {},
  names: readonly ShellKey[] = [],
  change: (desk: Desk) => void = () => undefined,
) {
  const desk = deskFor(setup)
  change(desk)
  const lines: string[] = []
  const code = await selfTest({
    deps: desk.given,
    print: line => {
      lines.push(line)
    },
    checks: CHECKS.filter(({ name }) => names.length === 0 || names.includes(name)),
  })
  return { desk, code, lines, of: (name: ShellKey) => lines.find(line => line.includes(t(name))) }
}

describe('the self-test', () => {
  it('passes where everything works, and leaves a report', async () => {
    const { code, lines, desk, of } = await run()
    expect(code).toBe(0)
    expect(of('testPage')).toBe(`${t('testOk')}  ${t('testPage')}: Undertable`)
    expect(of('testHost')).toMatch(/^yes .*: 127\.0\.0\.1:\d+$/)
    expect(of('testKeyring')).toBe(`${t('testOk')}  ${t('testKeyring')}: gnome_libsecret`)
    // No network in tests, no Windows, and not packed.
    for (const name of ['testNetwork', 'testFirewall', 'testLinks'] as const)
      expect(of(name)).toBe(`${t('testNone')}  ${t(name)}`)
    expect(of('testFull')).toBe(`${t('testOk')}  ${t('testFull')}`)
    const file = path.join(desk.folder, 'self-test.txt')
    expect(lines.at(-1)).toContain(file)
    for (const line of lines.slice(0, -1)) expect(readFileSync(file, 'utf8').split('\n')).toContain(line)
    expect(desk.electron.app.windows.size).toBe(0)
  })

  it('fails when the page or its bridge does not answer', async () => {
    const { code, of } = await run({}, ['testPage'], desk => {
      const { handle } = desk.given.shell.ipcMain
      desk.given.shell.ipcMain.handle = channel => {
        handle(channel, () => 'something else')
      }
    })
    expect([code, of('testPage')]).toEqual([1, `${t('testBad')}  ${t('testPage')}: the bridge answered something else`])
  })

  it("fails when the host's process does not start, and says what it printed", async () => {
    const { code, of } = await run(
      { given: { hostProcess: path.resolve(import.meta.dirname, 'electron/fails.mjs') } },
      ['testHost'],
    )
    expect(code).toBe(1)
    expect(of('testHost')).toContain('no such driver')
  })

  it('fails when the keyring refuses, and says when there is none', async () => {
    const locked = await run({}, ['testKeyring'], desk => {
      desk.electron.locked = true
    })
    expect([locked.code, locked.of('testKeyring')]).toEqual([
      1,
      `${t('testBad')}  ${t('testKeyring')}: the keyring is locked`,
    ])
    const none = await run({ keyring: 'none' }, ['testKeyring'])
    expect([none.code, none.of('testKeyring')]).toEqual([0, `${t('testNone')}  ${t('testKeyring')}`])
  })

  it.each([
    [true, 0, 'eth0 10.0.0.1'],
    [false, 1, 'eth0 10.0.0.1'],
  ])('asks each address of the network (a socket opens: %s)', async (opens, expected, detail) => {
    const ether = new Ether()
    const machine = ether.machine(nic('10.0.0.1'))
    const done = run(
      {
        given: {
          network: {
            ...machine.network,
            ...(opens ? {} : { open: () => Promise.resolve(null) }),
            accept: () => Promise.resolve(null),
          },
        },
      },
      ['testNetwork'],
    )
    let over = false
    void done.finally(() => {
      over = true
    })
    while (!over) {
      await ether.clock.advance(500)
      await new Promise<void>(next => {
        setImmediate(next)
      })
    }
    const { code, of } = await done
    expect([code, of('testNetwork')]).toEqual([
      expected,
      `${t(opens ? 'testOk' : 'testBad')}  ${t('testNetwork')}: ${detail}`,
    ])
  })

  it.each([
    [0, 0, 'testOk', ': yes'],
    [1, 0, 'testOk', ': no'],
    [7, 1, 'testBad', ': the check ended with 7'],
  ] as const)('asks the firewall of Windows (%i)', async (status, expected, is, detail) => {
    const { code, of } = await run({ given: { platform: 'win32', run: () => Promise.resolve(status) } }, [
      'testFirewall',
    ])
    expect([code, of('testFirewall')]).toEqual([expected, `${t(is)}  ${t('testFirewall')}${detail}`])
  })

  it.each([
    [true, 0],
    [false, 1],
  ])('registers links, if the system lets it (%s)', async (lets, expected) => {
    const { code } = await run({}, ['testLinks'], ({ electron: { app } }) => {
      app.isPackaged = true
      if (!lets) app.setAsDefaultProtocolClient = () => false
    })
    expect(code).toBe(expected)
  })

  it('does not wait for ever: a window that never gets full fails', async () => {
    const clock = new VirtualClock()
    const done = run({ given: { clock } }, ['testFull'], desk => {
      const { BrowserWindow } = desk.given.shell
      class Small extends BrowserWindow {
        override setFullScreen(): void {
          // As without a window manager.
        }
      }
      desk.given.shell.BrowserWindow = Small
    })
    let over = false
    void done.finally(() => {
      over = true
    })
    while (!over) {
      await new Promise<void>(next => {
        setTimeout(next, 20)
      })
      await clock.advance(2000)
    }
    const { code, of } = await done
    expect([code, of('testFull')]).toEqual([1, `${t('testBad')}  ${t('testFull')}: ${t('testLate')}`])
  })

  it('notes in its report what a page tried that it may not', async () => {
    const desk = deskFor()
    await selfTest({
      deps: desk.given,
      print: () => undefined,
      checks: [
        {
          name: 'testPage',
          run: ({ shell }) => {
            const window = new shell.BrowserWindow({ webPreferences: { preload: desk.given.preload } })
            desk.electron.window.webContents.emit('will-navigate', preventable({ url: 'https://evil.example/' }))
            window.destroy()
            return Promise.resolve('')
          },
        },
      ],
    })
    expect(readFileSync(path.join(desk.folder, 'self-test.txt'), 'utf8')).toContain('a page wanted to go elsewhere')
  })

  it('speaks the language of the system', async () => {
    for (const [language, tag] of [
      ['ru', 'ru-RU'],
      ['it', 'it-IT'],
    ] as const) {
      const { lines } = await run({ languages: [tag] }, ['testKeyring'])
      expect(lines[0]).toBe(shellMessage(language, 'testTitle'))
      expect(lines[2]).toContain(shellMessage(language, 'testKeyring'))
    }
  })
})
