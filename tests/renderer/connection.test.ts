/** The connection of a guest: the hello with its token, coming back by itself, nothing lost, plain reasons. */
import { describe, expect, it } from 'vitest'
import { retryDelay, type ConnectionState } from '../../src-renderer/connection/connection'
import { SocketConnection, type LineEvents } from '../../src-renderer/connection/socket'
import { encode, PROTOCOL, type ClientMessage, type HostMessage } from '../../src-shared/wire'
import { frameOf } from './kit'

/** A host made of paper: what was said to it, and what it says. */
class PaperHost {
  readonly lines: { readonly events: LineEvents; readonly said: ClientMessage[] }[] = []
  readonly states: ConnectionState[] = []
  readonly frames: number[] = []
  readonly delays: number[] = []
  token: string | null = null
  private wait: (() => void) | null = null

  readonly connection = new SocketConnection({
    open: events => {
      const said: ClientMessage[] = []
      this.lines.push({ events, said })
      return { send: text => { said.push(JSON.parse(text) as ClientMessage) }, close: () => undefined }
    },
    later: (run, ms) => {
      this.delays.push(ms)
      this.wait = run
      return () => { this.wait = null }
    },
    name: () => 'Anna',
    table: null,
    token: { get: () => this.token, set: token => { this.token = token } },
  })

  constructor() {
    this.connection.onState(state => { this.states.push(state) })
    this.connection.onFrame(frame => { this.frames.push(frame.seq) })
    this.connection.retry()
  }

  get line() {
    const line = this.lines.at(-1)
    if (!line) throw new Error('no line was opened')
    return line
  }

  get last(): ClientMessage {
    const message = this.line.said.at(-1)
    if (!message) throw new Error('nothing was said')
    return message
  }

  tell(message: HostMessage): void {
    this.line.events.heard(encode(message))
  }

  welcome(token = 'secret'): void {
    this.line.events.opened()
    this.tell({ kind: 'welcome', n: this.last.n, version: PROTOCOL, token })
  }

  later(): void {
    this.wait?.()
  }
}

const answer = { kind: 'answer', ask: '3/turn/0', answer: true } as const

describe('hello', () => {
  it('says name and version first, and the token once there is one', () => {
    const host = new PaperHost()
    host.line.events.opened()
    expect(host.last).toMatchObject({ kind: 'hello', name: 'Anna', version: PROTOCOL })
    expect(host.last).not.toHaveProperty('token')
    host.tell({ kind: 'welcome', n: host.last.n, version: PROTOCOL, token: 'mine' })
    host.line.events.closed(1006)
    host.later()
    host.line.events.opened()
    expect(host.last).toMatchObject({ kind: 'hello', token: 'mine' })
  })

  it.each(['{{{', '{"kind":"surprise"}', new ArrayBuffer(3)])('frames are heard; after nonsense (%s) nothing is, until the person comes back', nonsense => {
    const host = new PaperHost()
    host.welcome()
    host.tell(frameOf(null))
    const { line } = host
    line.events.heard(nonsense)
    line.events.heard(encode(frameOf(null)))
    expect(host.frames).toEqual([1])
    expect(host.states.at(-1)).toEqual({ is: 'closed', why: { refused: 'hostGarbled' } })
    host.connection.retry()
    host.welcome()
    host.tell(frameOf(null))
    expect(host.frames).toEqual([1, 1])
  })

  it.each(['version', 'tableUnknown', 'tableFull', 'nameEmpty'])('a hello refused for %s is not tried again', why => {
    const host = new PaperHost()
    host.line.events.opened()
    host.tell({ kind: 'refused', n: host.last.n, why: { refused: why } })
    expect(host.states.at(-1)).toEqual({ is: 'closed', why: { refused: why } })
    expect(host.delays).toEqual([])
  })
})

describe('a gap', () => {
  it('is tried again, slower and slower, up to five seconds', () => {
    const host = new PaperHost()
    for (let i = 0; i < 7; i++) { host.line.events.closed(1006); host.later() }
    expect(host.delays).toEqual([300, 600, 1200, 2400, 4800, 5000, 5000])
    expect(retryDelay(99)).toBe(5000)
  })

  it('loses no answer: it is said again, and settled once', async () => {
    const host = new PaperHost()
    host.welcome()
    const sent = host.connection.send(answer)
    const { n } = host.last
    host.line.events.closed(1006)
    host.later()
    host.welcome()
    expect(host.last).toEqual({ ...answer, n })
    host.tell({ kind: 'ok', n })
    expect(await sent).toBeNull()
  })

  it('keeps an answer given during the gap', async () => {
    const host = new PaperHost()
    host.welcome()
    host.line.events.closed(1006)
    const sent = host.connection.send(answer)
    host.later()
    host.welcome()
    expect(host.last).toMatchObject(answer)
    host.tell({ kind: 'ok', n: host.last.n })
    expect(await sent).toBeNull()
  })

  it('says anything else again never: it might act twice', async () => {
    const host = new PaperHost()
    host.welcome()
    const sent = host.connection.send({ kind: 'addBot' })
    host.line.events.closed(1006)
    expect(await sent).toEqual({ refused: 'notSent' })
    expect(await host.connection.send({ kind: 'addBot' })).toEqual({ refused: 'notSent' })
    host.later()
    host.welcome()
    expect(host.line.said.map(message => message.kind)).toEqual(['hello'])
  })

  it('a line given up is not listened to any more', () => {
    const host = new PaperHost()
    host.welcome()
    const [old] = host.lines
    host.connection.close({ refused: 'left' })
    old?.events.heard(encode(frameOf(null)))
    old?.events.closed(1006)
    expect(host.frames).toEqual([])
    expect(host.states.at(-1)).toEqual({ is: 'closed', why: { refused: 'left' } })
  })
})

describe('the host hangs up', () => {
  it.each([[1009, 'frameTooLong'], [4001, 'replaced'], [4002, 'kicked'], [4003, 'version']])('%i is explained as %s', async (code, why) => {
    const host = new PaperHost()
    host.welcome()
    const sent = host.connection.send(answer)
    host.line.events.closed(code)
    expect(host.states.at(-1)).toEqual({ is: 'closed', why: { refused: why } })
    expect(await sent).toEqual({ refused: why })
    expect(host.delays).toEqual([])
  })

  it('in its own words, where it says some', () => {
    const host = new PaperHost()
    host.welcome()
    host.tell({ kind: 'closing', why: { refused: 'version', params: { host: 2, client: 1 } } })
    host.line.events.closed(4003)
    expect(host.states.at(-1)).toEqual({ is: 'closed', why: { refused: 'version', params: { host: 2, client: 1 } } })
  })

  it('and may come back: a closed table is tried again', () => {
    const host = new PaperHost()
    host.welcome()
    host.tell({ kind: 'closing', why: { refused: 'hostClosed' } })
    host.line.events.closed(1001)
    expect(host.states.at(-1)).toEqual({ is: 'lost' })
  })

  it('a refusal comes back to who was refused', async () => {
    const host = new PaperHost()
    host.welcome()
    const sent = host.connection.send({ kind: 'start' })
    host.tell({ kind: 'refused', n: host.last.n, why: { refused: 'notHost' } })
    expect(await sent).toEqual({ refused: 'notHost' })
  })
})
