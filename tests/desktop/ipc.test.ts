/**
 * Which messages main accepts: only from our own page, with a known name, in the right shape. Everything else is
 * dropped.
 */
import { describe, expect, it } from 'vitest'
import { REQUEST_SCHEMAS } from '../../src-main/desktop/channels'
import { MAX_CLIENT_FRAME } from '../../src-shared/wire'
import { openIpc, type CallHandlers } from '../../src-main/desktop/ipc'
import { CALL_NAMES, CALL_CHANNEL, isCall, PUSH_EVENT_CHANNEL } from '../../src-main/desktop/channelNames'
import { isOwnPage, PAGE } from '../../src-main/desktop/appProtocol'
import { deskFor, withoutBrowser } from './kit'

withoutBrowser()

const update = (url: string) => ({ url })

function manager() {
  const { electron } = deskFor()
  const lines: string[] = [],
    answered: unknown[] = [],
    sent: unknown[][] = []
  const top = update(PAGE)
  const contents = {
    mainFrame: top,
    gone: false,
    isDestroyed() {
      return this.gone
    },
    send(...args: unknown[]) {
      sent.push(args)
    },
  }
  let ours: typeof contents | null = contents
  const ipc = openIpc({
    shell: electron.shell,
    isOwnPage: isOwnPage,
    ownContents: () => ours as never,
    report: line => {
      lines.push(line)
    },
  })
  const answers = Object.fromEntries(
    CALL_NAMES.map(name => [
      name,
      (request: unknown) => {
        answered.push([name, request])
        return null
      },
    ]),
  )
  ipc.handle(answers as unknown as CallHandlers)
  const call = (event: object, ...args: unknown[]): Promise<unknown> =>
    electron.invoke(CALL_CHANNEL, event as never, args)
  return {
    ipc,
    lines,
    answered,
    sent,
    top,
    contents,
    call,
    us: { sender: contents, senderFrame: top },
    close: () => {
      ours = null
    },
  }
}

const HERE = { addresses: ['a'], port: 1, pin: null, announced: null, table: null }
const asking = (more: object) => ({ table: 't', nonce: 'n', computer: { id: 'a', addresses: ['a'], port: 1, ...more } })

describe('the manager of calls', () => {
  it('answers our own page', async () => {
    const { call, us, answered } = manager()
    await expect(call(us, 'hangUp', 3)).resolves.toBeNull()
    expect(answered).toEqual([['hangUp', 3]])
  })

  it.each([
    ['another window', (m: ReturnType<typeof manager>) => ({ sender: {}, senderFrame: m.top })],
    ['a frame within our page', (m: ReturnType<typeof manager>) => ({ sender: m.contents, senderFrame: update(PAGE) })],
    [
      'a page that has gone elsewhere',
      (m: ReturnType<typeof manager>) => {
        m.top.url = 'app://undertable/index.html'
        return m.us
      },
    ],
    [
      'a page of another origin that begins like ours',
      (m: ReturnType<typeof manager>) => {
        m.top.url = 'app://undertable.evil/desktop.html'
        return m.us
      },
    ],
    ['a frame that is gone', (m: ReturnType<typeof manager>) => ({ sender: m.contents, senderFrame: null })],
    [
      'a window that is closed',
      (m: ReturnType<typeof manager>) => {
        m.close()
        return m.us
      },
    ],
  ])('drops %s', async (_, from) => {
    const m = manager()
    await expect(m.call(from(m), 'hangUp', 3)).rejects.toThrow(/^dropped$/)
    expect(m.answered).toEqual([])
    expect(m.lines).toEqual(['a call was dropped: it came from a page that is not ours'])
  })

  it.each(['fly', '__proto__', 'constructor', 'toString', '', null, 7])('drops the call %j', async name => {
    const m = manager()
    await expect(m.call(m.us, name, null)).rejects.toThrow(/^dropped$/)
    expect(m.answered).toEqual([])
    expect(m.lines).toEqual(['a call was dropped: there is no such call'])
  })

  it.each([
    ['send', { line: 1, text: 7 }],
    ['send', { line: -1, text: '' }],
    ['send', { line: 1, text: 'x'.repeat(10_000_000) }],
    ['hangUp', '1'],
    ['initialize', {}],
    ['dial', { line: 1, place: { addresses: [], port: 1, pin: null, announced: null, table: null } }],
    ['dial', { line: 1, place: { addresses: ['a'], port: 70_000, pin: null, announced: null, table: null } }],
    ['dial', { line: 1, place: { addresses: ['a'], port: 1, pin: null, announced: null, table: null, more: 1 } }],
    ['changeSettings', { look: 'pink' }],
    ['changeSettings', { windowState: {} }],
    ['openHost', { name: 'x' }],
    ['openHost', { name: 'x', visible: true, guests: true, hall: false, code: 'abc' }],
    ['setAttention', 1],
    ['setGivable', null],
    ['storeToken', { line: 1, token: 'x'.repeat(300) }],
    ['browse', null],
    ['saveInstaller', { place: { addresses: ['a'], port: 1, pin: null, announced: null, table: null } }],
    ['saveInstaller', { place: {}, name: 'x' }],
    ['installers', null],
    ['changeSettings', { firewallOffered: true }],
    ['changeSettings', { lookedAt: 1 }],
    ['changeSettings', { newer: '9.9.9' }],
    ['openRelease', 'https://elsewhere.example/'],
  ])('drops %s with %j', async (name, request) => {
    const m = manager()
    await expect(m.call(m.us, name, request)).rejects.toThrow(/^dropped$/)
    expect(m.answered).toEqual([])
    expect(m.lines).toEqual([`a call was dropped: ${name} has an invalid request`])
  })

  it.each<[string, (n: number) => readonly [name: string, request: unknown], number, number]>([
    ['addresses of a table', n => ['dial', { line: 1, place: { ...HERE, addresses: Array(n).fill('a') } }], 1, 8],
    ['characters of an address', n => ['dial', { line: 1, place: { ...HERE, addresses: ['a'.repeat(n)] } }], 0, 255],
    ['as a port', n => ['dial', { line: 1, place: { ...HERE, port: n } }], 1, 65_535],
    ['as a line', n => ['hangUp', n], 0, Number.MAX_SAFE_INTEGER],
    ['characters of a message', n => ['send', { line: 1, text: 'x'.repeat(n) }], 0, MAX_CLIENT_FRAME],
    ['characters of a token', n => ['storeToken', { line: 1, token: 'x'.repeat(n) }], 1, 64],
    ['characters of a name', n => ['changeSettings', { name: 'x'.repeat(n) }], 0, 60],
    ["characters of a table's name", n => ['changeSettings', { tableName: 'x'.repeat(n) }], 0, 60],
    ['characters of an invitation', n => ['keepTable', { line: 1, table: 't', invitation: 'x'.repeat(n) }], 0, 255],
    ['addresses of a computer', n => ['askComputer', asking({ addresses: Array(n).fill('a') })], 0, 8],
    ['as the port of a computer', n => ['askComputer', asking({ port: n })], 1, 65_535],
  ])('takes so many %s, and no fewer and no more', async (_, request, least, most) => {
    for (const n of [least, most]) {
      const m = manager()
      await m.call(m.us, ...request(n))
      expect(m.answered).toHaveLength(1)
    }
    for (const n of [...(least > 0 ? [least - 1] : []), most + 1]) {
      const m = manager()
      await expect(m.call(m.us, ...request(n))).rejects.toThrow(/^dropped$/)
    }
  })

  it('takes a join code and none', async () => {
    const wish = { name: 'x', visible: true, guests: true, hall: false, keepers: false, code: null }
    for (const request of [wish, { ...wish, code: 'blue-tango' }, { ...wish, hall: true, keepers: true }]) {
      const m = manager()
      await m.call(m.us, 'openHost', request)
      expect(m.answered).toEqual([['openHost', request]])
    }
  })

  it('has a shape for every name, and a name for every shape', () => {
    expect(Object.keys(REQUEST_SCHEMAS).sort()).toEqual([...CALL_NAMES].sort())
    expect(isCall('initialize')).toBe(true)
  })

  it('pushes events to our page only, while there is one', () => {
    const m = manager()
    m.ipc.push('deepLink', 'undertable://x')
    expect(m.sent).toEqual([[PUSH_EVENT_CHANNEL, 'deepLink', 'undertable://x']])
    m.contents.gone = true
    m.ipc.push('deepLink', 'again')
    m.close()
    m.ipc.push('deepLink', 'again')
    expect(m.sent).toHaveLength(1)
  })
})
