/** The connection of a browser page: where it goes, with which token, and what it does with a link. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserConnection } from '../../src-renderer/connection/browser'
import { joinCode } from '../../src-renderer/connection/joinCode'
import { encode, PROTOCOL, type HostMessage } from '../../src-shared/wire'

const page = vi.hoisted(() => ({
  kept: new Map<string, string>(),
  inTab: new Map<string, string>(),
  table: 't' as string | null,
  screen: false,
  link: null as string | null,
  owner: null as string | null,
  wake: () => undefined as unknown,
}))
vi.mock('../../src-renderer/platform', async original => ({
  ...(await original<object>()),
  tableAddress: () => ({
    socket: 'ws://10.0.0.1:1/table',
    origin: '10.0.0.1:1',
    table: page.table,
    screen: page.screen,
  }),
  recall: (key: string) => page.kept.get(key) ?? null,
  remember: (key: string, value: string) => page.kept.set(key, value),
  recallInTab: (key: string) => (key === 'owner' ? page.owner : (page.inTab.get(key) ?? null)),
  rememberInTab: (key: string, value: string | null) =>
    value === null ? page.inTab.delete(key) : page.inTab.set(key, value),
  linkCode: () => page.link,
  onWake: (act: () => void) => {
    page.wake = act
  },
}))

class Socket extends EventTarget {
  static readonly all: Socket[] = []
  readonly said: { readonly [field: string]: unknown }[] = []
  closed = false
  constructor(readonly url: string) {
    super()
    Socket.all.push(this)
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as never)
  }
  close(): void {
    this.closed = true
  }
  opens(): void {
    this.dispatchEvent(new Event('open'))
  }
  tell(message: HostMessage): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: encode(message) }))
  }
  breaks(code = 1006): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
  welcomes(token: string): void {
    this.opens()
    this.tell({ kind: 'welcome', n: 1, version: PROTOCOL, token })
  }
}
const last = (): Socket => Socket.all.at(-1) ?? raise()
function raise(): never {
  throw new Error('no socket')
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  Socket.all.length = 0
  page.kept.clear()
  page.inTab.clear()
  Object.assign(page, { table: 't', screen: false, link: null, owner: null })
  joinCode.value = null
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Opens the page’s connection. @returns its hello */
function hello(): { readonly [field: string]: unknown } {
  browserConnection({ name: () => 'Anna' }).retry()
  last().opens()
  return last().said[0] ?? {}
}

describe('a browser', () => {
  it('goes to the host that served its page, and names its table', () => {
    expect(hello()).toMatchObject({ kind: 'hello', name: 'Anna', table: 't' })
    expect(last().url).toBe('ws://10.0.0.1:1/table')
  })

  it('comes back with the token of this table at this host, and of no other', () => {
    page.kept.set('token.10.0.0.1:1.t', 'mine').set('token.10.0.0.1:1.u', 'other').set('token.10.0.0.2:1.t', 'far')
    expect(hello().token).toBe('mine')
    last().welcomes('new')
    expect(page.kept.get('token.10.0.0.1:1.t')).toBe('new')
    expect(page.kept.get('token.10.0.0.1:1.u')).toBe('other')
  })

  it('that is the table’s screen has a token of its own, and comes by no link', () => {
    Object.assign(page, { screen: true, link: 'code' })
    page.kept.set('token.10.0.0.1:1.t', 'mine').set('screen.10.0.0.1:1.t', 'the screen')
    const said = hello()
    expect(said).toMatchObject({ screen: true, token: 'the screen' })
    expect(said).not.toHaveProperty('link')
  })

  it('shows the code of a link once', () => {
    page.link = 'code'
    expect(hello().link).toBe('code')
    last().welcomes('new')
    last().breaks()
    vi.advanceTimersByTime(300)
    last().opens()
    expect(last().said[0]).not.toHaveProperty('link')
  })

  it('shows a place that came along until the host has taken it, beside its own token', () => {
    page.kept.set('token.10.0.0.1:1.t', 'mine')
    page.inTab.set('moved.t', 'old new').set('moved.u', 'other')
    expect(hello()).toMatchObject({ token: 'mine', moved: { token: 'old', next: 'new' } })
    last().breaks()
    vi.advanceTimersByTime(300)
    last().welcomes('new')
    expect(last().said[0]).toHaveProperty('moved')
    last().breaks()
    vi.advanceTimersByTime(300)
    last().opens()
    expect(last().said[0]).toMatchObject({ token: 'new' })
    expect(last().said[0]).not.toHaveProperty('moved')
    expect([...page.inTab.keys()]).toEqual(['moved.u'])
  })

  it('proves that it is the owner’s, and a join code that was typed only by a proof', () => {
    page.owner = 'key'
    joinCode.value = '1234-5678'
    expect(hello().owner).toBe('key')
    last().tell({
      kind: 'refused',
      n: Number(last().said[0]?.n),
      why: { refused: 'codeNeeded', params: { nonce: 'n1' } },
    })
    expect(last().said[1]).toHaveProperty('proof')
    expect(JSON.stringify(last().said)).not.toContain('1234-5678')
  })

  it('tries again at once when the page wakes up, and hears no socket but its last', () => {
    hello()
    last().breaks()
    expect(Socket.all).toHaveLength(1)
    page.wake()
    expect(Socket.all).toHaveLength(2)
    vi.advanceTimersByTime(300)
    expect(Socket.all).toHaveLength(2)
  })

  it('hangs up when its person leaves, and is not woken again', () => {
    const connection = browserConnection({ name: () => 'Anna' })
    connection.retry()
    connection.close({ refused: 'left' })
    expect(last().closed).toBe(true)
    page.wake()
    vi.advanceTimersByTime(60_000)
    expect(Socket.all).toHaveLength(1)
  })
})

describe('a browser at a host with a hall', () => {
  it('is known there by one token, whatever table it comes to first or next', () => {
    hello()
    last().welcomes('one')
    last().tell({ kind: 'place', hall: 'Club', at: 't' })
    expect(page.kept.get('token.10.0.0.1:1.')).toBe('one')
    page.table = 'u'
    expect(hello().token).toBe('one')
    page.table = null
    expect(hello().token).toBe('one')
  })

  it('keeps to the tokens of its tables where there is no hall', () => {
    hello()
    last().welcomes('one')
    page.table = 'u'
    expect(hello()).not.toHaveProperty('token')
  })
})
