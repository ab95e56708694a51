/**
 * A player who is asked is called back to the window by means of the system, without revealing anything secret; and
 * quitting asks for confirmation.
 */
import { describe, expect, it, vi } from 'vitest'
import { StandInNotification } from './electron'
import { hosts, named, quick, startDesk, untilTrue, withBrowser } from './kit'

withBrowser()

describe('it is my turn', () => {
  it('and the window is in the background: a badge, a flash, one notification; a click brings the window back', async () => {
    const { electron, call } = await quick({ languages: ['it-IT'] })
    electron.window.blur()
    await call('setAttention', true)
    expect(electron.app.badge).toBe(1)
    expect(electron.window.flashing).toBe(true)
    expect(electron.notifications.map(({ options }) => options)).toEqual([
      { title: 'Tocca a te', body: 'Il tavolo ti aspetta.' },
    ])
    await call('setAttention', true)
    expect(electron.notifications).toHaveLength(1)
    electron.notifications[0]?.emit('click')
    expect(electron.window).toMatchObject({ focused: true, flashing: false })
    expect(electron.notifications[0]?.closed).toBe(true)
    expect(electron.app.badge).toBe(1)
    await call('setAttention', false)
    expect(electron.app.badge).toBe(0)
  })

  it('and the window is in front: a badge, and no more', async () => {
    const { electron, call } = await quick()
    await call('setAttention', true)
    expect([electron.app.badge, electron.window.flashing, electron.notifications.length]).toEqual([1, false, 0])
  })

  it('no longer: what was shown disappears', async () => {
    const { electron, call } = await quick()
    electron.window.blur()
    await call('setAttention', true)
    await call('setAttention', false)
    expect([electron.window.flashing, electron.notifications[0]?.closed, electron.app.badge]).toEqual([false, true, 0])
    await call('setAttention', true)
    expect(electron.notifications).toHaveLength(2)
  })

  it("on Windows: an overlay on the window's icon", async () => {
    const { electron, call } = await quick({ given: { platform: 'win32' } })
    await call('setAttention', true)
    expect([electron.window.progress, electron.app.badge]).toEqual([{ value: 1, mode: 'paused' }, 0])
    await call('setAttention', false)
    expect(electron.window.progress.value).toBe(-1)
  })

  it('no notification is shown if the person does not want it, or the system has none', async () => {
    const { electron, call } = await quick()
    electron.window.blur()
    await call('changeSettings', { notify: false })
    await call('setAttention', true)
    expect([electron.notifications.length, electron.window.flashing]).toEqual([0, true])
    await call('setAttention', false)
    await call('changeSettings', { notify: true })
    StandInNotification.supported = false
    try {
      await call('setAttention', true)
    } finally {
      StandInNotification.supported = true
    }
    expect(electron.notifications).toHaveLength(0)
  })

  it('is shown when a real table asks me, with nothing else in its text', async () => {
    const anna = await startDesk()
    await named(anna, 'Anna')
    await hosts(anna)
    await anna.test('add-bot').click()
    anna.electron.window.blur()
    await anna.electron.page.locator('[data-test="start"]:not([disabled])').click()
    await anna.test('table').waitFor()
    // The cards are being shown: nobody waits for that.
    const [seen] = await anna.electron.page.getByRole('button', { name: 'I’ve seen enough' }).all()
    await seen?.click()
    await untilTrue(() => anna.electron.app.badge === 1)
    expect(
      anna.electron.notifications.every(
        ({ options }) => options.title === 'It’s your turn' && options.body === 'The table is waiting for you.',
      ),
    ).toBe(true)
    anna.electron.item('Back to the First Page').click?.()
    await untilTrue(() => anna.electron.app.badge === 0)
  })
})

describe('the page asks', () => {
  it('for another theme or language, and the window and its menu follow', async () => {
    const { electron, call } = await quick()
    expect(electron.theme.themeSource).toBe('dark')
    expect(await call('changeSettings', { look: 'light', language: 'it' })).toMatchObject({
      look: 'light',
      language: 'it',
    })
    expect([electron.theme.themeSource, electron.menu[0]?.label]).toEqual(['light', 'Tavolo'])
  })

  it('for the log, a scan, the licences, the network report; to trust a host or not, and to disconnect', async () => {
    const decided: unknown[] = []
    const { electron, folder, call } = await quick({
      given: {
        knownHosts: {
          confirm: fingerprint => {
            decided.push(['confirmed', fingerprint])
          },
          drop: fingerprint => {
            decided.push(['dropped', fingerprint])
          },
        },
      },
    })
    await call('showLogs', null)
    expect(electron.shownItem).toContain(folder)
    for (const [name, request] of [
      ['scan', null],
      ['hangUp', 7],
      ['closeHost', null],
      ['browse', false],
    ] as const)
      expect([name, await call(name, request)]).toEqual([name, null])
    await call('confirmHost', 'anna')
    await call('forgetHost', 'eve')
    expect(decided).toEqual([
      ['confirmed', 'anna'],
      ['dropped', 'eve'],
    ])
    expect(await call('knownHosts', null)).toEqual([])
    expect(await call('about', null)).toHaveProperty('versions.0', ['Undertable', '9.8.7'])
    expect(await call('doctor', null)).toMatchObject({ lines: ['Tables heard: 0.'] })
  })
})

describe('quitting', () => {
  it('without a table needs no confirmation', async () => {
    const { electron } = await quick()
    electron.window.close()
    await electron.app.untilGone()
    expect(electron.asked).toEqual([])
  })

  it('a running table asks first, and goes on if the person cancels', async () => {
    const anna = await startDesk()
    await named(anna, 'Anna')
    await hosts(anna)
    anna.electron.answers = [1]
    anna.electron.window.close()
    await untilTrue(() => anna.electron.asked.length === 1)
    expect(anna.electron.asked[0]).toMatchObject({
      type: 'warning',
      message: 'Your table is open. Close it and quit?',
      buttons: ['Close and quit', 'Cancel'],
      defaultId: 1,
      cancelId: 1,
    })
    anna.electron.app.quit()
    anna.electron.app.quit()
    await untilTrue(() => anna.electron.asked.length === 2)
    expect(anna.electron.app.gone).toBe(false)
    expect(await anna.test('lobby').count()).toBe(1)
    anna.electron.answers = [0]
    await untilTrue(() => {
      anna.electron.app.quit()
      return anna.electron.app.gone
    })
    const [{ child } = { child: null }] = anna.electron.children
    expect(child?.exitCode ?? child?.signalCode).not.toBeNull()
    expect(anna.electron.blockers.size).toBe(0)
  })

  it('a match that another computer could go on with: the page shows to whom the table can be given', async () => {
    const { electron, call } = await quick()
    await call('openHost', { name: 'Friday', visible: false, guests: false, hall: false, keepers: false, code: null })
    await call('setGivable', true)
    const send = vi.spyOn(electron.window.webContents, 'send')
    const told = () => send.mock.calls.filter(([, name]) => name === 'command').map(([, , command]) => command)
    electron.answers = [2]
    electron.window.close()
    await untilTrue(() => told().length > 0)
    expect(electron.asked[0]).toMatchObject({ buttons: ['Close and quit', 'Cancel', 'Give it away first…'] })
    expect([told(), electron.app.gone]).toEqual([['give'], false])
    electron.answers = [0]
    electron.window.close()
    await electron.app.untilGone()
  })

  it('on macOS a closed window leaves the table open; the next one finds it', async () => {
    const anna = await startDesk({ given: { platform: 'darwin' } })
    await named(anna, 'Anna')
    await hosts(anna)
    anna.electron.window.close()
    expect(anna.electron.app.windows.size).toBe(0)
    expect(anna.electron.app.gone).toBe(false)
    anna.electron.app.emit('activate')
    await untilTrue(() => anna.electron.window.shown)
    await anna.test('is-open').waitFor()
    // Without a window the dialog has no parent.
    anna.electron.window.close()
    anna.electron.answers = [0]
    anna.electron.app.quit()
    await anna.electron.app.untilGone()
    expect(anna.electron.asked).toHaveLength(1)
  })
})
