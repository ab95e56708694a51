/** A link fills the form; a person presses *Join*. */
import { describe, expect, it } from 'vitest'
import { linkIn } from '../../src-main/desktop/deepLinks'
import { startDesktop } from '../../src-main/desktop/start'
import { Machine } from './electron/app'
import { preventable } from './electron/events'
import { deskFor, hosts, named, pageOf, startDesk, withBrowser, type Desk } from './kit'

withBrowser()

const LINK = 'undertable://127.0.0.1:26262/'

/** A desktop app whose connections are counted. */
async function counting(argv: readonly string[] = []): Promise<{ desk: Desk; dialled: unknown[] }> {
  const connection: unknown[] = []
  const desk = await startDesk({
    argv,
    given: {
      dial: where => {
        connection.push(where)
        return { send: () => undefined, close: () => undefined }
      },
    },
  })
  await named(desk, 'Anna')
  return { desk, dialled: connection }
}

describe('a link', () => {
  it('that starts the app fills the form, and joins nothing before somebody presses *Join*', async () => {
    const { desk, dialled: connection } = await counting([LINK])
    expect(await desk.test('place').inputValue()).toBe(LINK)
    await desk.test('link-came').waitFor()
    expect(connection).toEqual([])
    await desk.test('join-place').click()
    await desk.test('back').waitFor()
    await desk.electron.page.locator('main.wait').waitFor()
    expect(connection).toEqual([{ addresses: ['127.0.0.1'], port: 26262, pin: null, announced: null, table: null }])
    await desk.test('back').click()
    expect(await desk.test('place').inputValue()).toBe('')
  })

  it('to a second start goes to the first instance, which comes to the front; the second ends', async () => {
    const machine = new Machine()
    const desk = await startDesk({ machine })
    await named(desk, 'Anna')
    desk.electron.window.minimized = true
    desk.electron.window.focused = false
    const second = deskFor({ machine, folder: desk.folder, argv: ['electron', '--flag', LINK] })
    await startDesktop(second.given, [])
    expect(second.electron.app.gone).toBe(true)
    expect(second.electron.app.windows.size).toBe(0)
    await desk.test('link-came').waitFor()
    expect(await desk.test('place').inputValue()).toBe(LINK)
    expect(desk.electron.window).toMatchObject({ minimized: false, focused: true })
    // Without a link it only comes to the front.
    desk.electron.window.blur()
    await startDesktop(deskFor({ machine, folder: desk.folder }).given, [])
    expect(desk.electron.window.focused).toBe(true)
  })

  it('of macOS fills the form; a link that cannot be read does nothing', async () => {
    const { desk, dialled: connection } = await counting()
    const open = (url: string): boolean => {
      const event = preventable({})
      desk.electron.app.emit('open-url', event, url)
      return event.prevented
    }
    expect(open('undertable://')).toBe(true)
    expect(open('https://evil.example/')).toBe(true)
    expect(await desk.test('place').inputValue()).toBe('')
    expect(open(LINK)).toBe(true)
    await desk.test('link-came').waitFor()
    // What is typed over it is a person's own.
    await desk.test('place').fill('10.0.0.1')
    expect(await desk.test('link-came').count()).toBe(0)
    expect(connection).toEqual([])
  })

  it('does not take a person away from their table; it is only announced', async () => {
    const desk = await startDesk()
    await named(desk, 'Anna')
    await hosts(desk)
    desk.electron.app.emit('open-url', preventable({}), LINK)
    await desk.test('to-link').waitFor()
    expect(await desk.test('lobby').count()).toBe(1)
    await desk.test('to-link').click()
    expect(await desk.test('place').inputValue()).toBe(LINK)
  })

  it('that arrives before the window waits for it', async () => {
    const desk = deskFor()
    const started = startDesktop(desk.given, [])
    desk.electron.app.emit('open-url', preventable({}), LINK)
    desk.electron.app.emit('second-instance', {}, [])
    await started
    await pageOf(desk)
    await named(desk, 'Anna')
    expect(await desk.test('place').inputValue()).toBe(LINK)
  })
})

describe('the arguments of a start', () => {
  it('are searched for a link of ours, and nothing else', () => {
    expect(linkIn(['electron', '.', LINK, 'undertable://10.0.0.2:1/'])).toBe(LINK)
    expect(linkIn(['electron', 'UNDERTABLE://127.0.0.1:26262/'])).not.toBeNull()
    for (const bad of [
      '',
      'undertable',
      'undertable://',
      'undertable://x y',
      'http://127.0.0.1/',
      '--undertable://127.0.0.1/',
      `undertable://127.0.0.1/?f=${'x'.repeat(4)}`,
    ])
      expect(linkIn([bad])).toBeNull()
  })
})
