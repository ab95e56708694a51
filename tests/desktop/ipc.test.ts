/** Who may say what to main: our own page, what is on the list, in its shape. All else is dropped. */
import { describe, expect, it } from 'vitest'
import { GIVES } from '../../src-main/desktop/channels'
import { openIpc, type Answers } from '../../src-main/desktop/ipc'
import { CALL_NAMES, CALL_WIRE, isCall, NEWS_WIRE } from '../../src-main/desktop/names'
import { isOurs, PAGE } from '../../src-main/desktop/appProtocol'
import { deskFor, withoutBrowser } from './kit'

withoutBrowser()

const frame = (url: string) => ({ url })

function manager() {
  const { electron } = deskFor()
  const lines: string[] = [],
    answered: unknown[] = [],
    sent: unknown[][] = []
  const top = frame(PAGE)
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
    isOurs,
    ours: () => ours as never,
    report: line => {
      lines.push(line)
    },
  })
  const answers = Object.fromEntries(
    CALL_NAMES.map(name => [
      name,
      (given: unknown) => {
        answered.push([name, given])
        return null
      },
    ]),
  )
  ipc.answer(answers as unknown as Answers)
  const call = (event: object, ...args: unknown[]): Promise<unknown> => electron.invoke(CALL_WIRE, event as never, args)
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

describe('the manager of calls', () => {
  it('answers our own page', async () => {
    const { call, us, answered } = manager()
    await expect(call(us, 'hangUp', 3)).resolves.toBeNull()
    expect(answered).toEqual([['hangUp', 3]])
  })

  it.each([
    ['another window', (m: ReturnType<typeof manager>) => ({ sender: {}, senderFrame: m.top })],
    ['a frame within our page', (m: ReturnType<typeof manager>) => ({ sender: m.contents, senderFrame: frame(PAGE) })],
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
    ['say', { line: 1, text: 7 }],
    ['say', { line: -1, text: '' }],
    ['say', { line: 1, text: 'x'.repeat(10_000_000) }],
    ['hangUp', '1'],
    ['begin', {}],
    ['dial', { line: 1, place: { addresses: [], port: 1, fingerprint: null, table: null } }],
    ['dial', { line: 1, place: { addresses: ['a'], port: 70_000, fingerprint: null, table: null } }],
    ['dial', { line: 1, place: { addresses: ['a'], port: 1, fingerprint: null, table: null, more: 1 } }],
    ['set', { look: 'pink' }],
    ['set', { windowState: {} }],
    ['host', { name: 'x' }],
    ['host', { name: 'x', visible: true, guests: true, code: 'abc' }],
    ['turn', 1],
    ['keepToken', { line: 1, token: 'x'.repeat(300) }],
    ['look', null],
    ['saveInstaller', { place: { addresses: ['a'], port: 1, fingerprint: null, table: null } }],
    ['saveInstaller', { place: {}, name: 'x' }],
    ['installers', null],
    ['set', { firewallOffered: true }],
    ['set', { lookedAt: 1 }],
    ['set', { newer: '9.9.9' }],
    ['openRelease', 'https://elsewhere.example/'],
  ])('drops %s with %j', async (name, given) => {
    const m = manager()
    await expect(m.call(m.us, name, given)).rejects.toThrow(/^dropped$/)
    expect(m.answered).toEqual([])
    expect(m.lines).toEqual([`a call was dropped: ${name} was given something else than it takes`])
  })

  it('has a shape for every name, and a name for every shape', () => {
    expect(Object.keys(GIVES).sort()).toEqual([...CALL_NAMES].sort())
    expect(isCall('begin')).toBe(true)
  })

  it('tells news to our page alone, while there is one', () => {
    const m = manager()
    m.ipc.tell('link', 'undertable://x')
    expect(m.sent).toEqual([[NEWS_WIRE, 'link', 'undertable://x']])
    m.contents.gone = true
    m.ipc.tell('link', 'again')
    m.close()
    m.ipc.tell('link', 'again')
    expect(m.sent).toHaveLength(1)
  })
})
