/** A guest's connection: the hello with its token, reconnecting, nothing lost, clear reasons. */
import { describe, expect, it } from 'vitest'
import { retryDelay, type ConnectionState } from '../../src-renderer/connection/connection'
import type { Refusal } from '../../src-shared/kernel/refusal'
import { SocketConnection } from '../../src-renderer/connection/socket'
import type { PageSocketEvents } from '../../src-renderer/connection/socketSetup'
import { joinCodeProof } from '../../src-shared/lan/joinCodeProof'
import { CLOSE, HEARTBEAT_MS, encode, PROTOCOL, type ClientMessage, type HostMessage } from '../../src-shared/wire'
import { VirtualClock } from '../kit/clock'
import { frameOf } from './kit'

/** A fake host: what was sent to it, and what it sends. */
class PaperHost {
  readonly lines: {
    readonly events: PageSocketEvents
    readonly said: ClientMessage[]
    readonly at: number
    closed: boolean
  }[] = []
  readonly states: ConnectionState[] = []
  readonly frames: number[] = []
  readonly links: string[] = []
  readonly clock = new VirtualClock()
  token: string | null = null
  link: string | null = null
  owner: string | null = null

  /** @param encrypted whether the socket is TLS; @param code the join code that the person typed */
  constructor(
    private readonly encrypted = false,
    private readonly code: string | null = null,
  ) {
    this.connection = this.connects()
    this.connection.onState(state => {
      this.states.push(state)
    })
    this.connection.onLink(link => {
      this.links.push(link)
    })
    this.connection.onUpdate(frame => {
      this.frames.push(frame.seq)
    })
    this.connection.retry()
  }

  readonly connection: SocketConnection
  isKept = false

  private readonly connects = (): SocketConnection =>
    new SocketConnection({
      open: events => {
        const line = { events, said: [] as ClientMessage[], at: this.clock.now(), closed: false }
        this.lines.push(line)
        return {
          send: text => {
            line.said.push(JSON.parse(text) as ClientMessage)
          },
          close: () => {
            line.closed = true
          },
        }
      },
      later: (run, ms) => this.clock.after(ms, run),
      name: () => 'Anna',
      table: null,
      token: {
        get: () => this.token,
        set: token => {
          this.token = token
        },
      },
      link: {
        get: () => this.link,
        used: () => {
          this.link = null
        },
      },
      owner: () => this.owner,
      isKept: () => this.isKept,
      encrypted: this.encrypted,
      code: () => this.code,
    })

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
    this.line.events.received(encode(message))
  }

  welcome(token = 'secret'): void {
    this.line.events.opened()
    this.tell({ kind: 'welcome', n: this.last.n, version: PROTOCOL, token })
  }

  /** Breaks the connection, and opens the next one. */
  async broken(code = 1006, why: Refusal | null = null): Promise<void> {
    this.line.events.closed(code, why)
    const { length } = this.lines
    while (this.lines.length === length) if (!(await this.clock.step())) throw new Error('nothing is tried')
  }
}

const answer = { kind: 'answer', ask: '3/turn/0', answer: true } as const

describe('an answer', () => {
  it('that is given before the host has said welcome is sent once it has, and not before', async () => {
    const host = new PaperHost()
    host.line.events.opened()
    void host.connection.send(answer)
    expect(host.line.said.map(({ kind }) => kind)).toEqual(['hello'])
    host.tell({ kind: 'welcome', n: host.last.n, version: PROTOCOL, token: 'mine' })
    expect(host.line.said.map(({ kind }) => kind)).toEqual(['hello', 'answer'])
  })
})

describe('what is refused at a table', () => {
  it.each(['nameEmpty', 'codeWrong', 'tableFull'])('for %s, which ends a hello, ends nothing later', async refused => {
    const host = new PaperHost()
    host.welcome()
    const settled = host.connection.send({ kind: 'ready', ready: true })
    host.tell({ kind: 'refused', n: host.last.n, why: { refused } })
    expect(await settled).toEqual({ refused })
    expect([host.states.at(-1), host.line.closed]).toEqual([{ is: 'open' }, false])
  })
})

describe('a reason', () => {
  it('that the host has given for one loss is not told of a later one', async () => {
    const host = new PaperHost()
    host.welcome()
    host.tell({ kind: 'closing', why: { refused: 'hostRestarts' } })
    await host.broken()
    host.welcome()
    host.line.events.closed(1009, null)
    expect(host.states.at(-1)).toEqual({ is: 'closed', why: { refused: 'frameTooLong' } })
  })
})

describe('hello', () => {
  it('sends name and version first, and the token once there is one', async () => {
    const host = new PaperHost()
    host.line.events.opened()
    expect(host.last).toMatchObject({ kind: 'hello', name: 'Anna', version: PROTOCOL })
    expect(host.last).not.toHaveProperty('token')
    host.tell({ kind: 'welcome', n: host.last.n, version: PROTOCOL, token: 'mine' })
    await host.broken()
    host.line.events.opened()
    expect(host.last).toMatchObject({ kind: 'hello', token: 'mine' })
  })

  it.each(['{{{', '{"kind":"surprise"}', new ArrayBuffer(3)])(
    'frames are heard; after nonsense (%s) nothing is, until the person comes back',
    nonsense => {
      const host = new PaperHost()
      host.welcome()
      host.tell(frameOf(null))
      const { line } = host
      line.events.received(nonsense)
      line.events.received(encode(frameOf(null)))
      expect(host.frames).toEqual([1])
      expect(host.states.at(-1)).toEqual({ is: 'closed', why: { refused: 'hostGarbled' } })
      host.connection.retry()
      host.welcome()
      host.tell(frameOf(null))
      expect(host.frames).toEqual([1, 1])
    },
  )

  it.each([
    'version',
    'tableUnknown',
    'tableFull',
    'addressFull',
    'addressKicked',
    'tableShut',
    'linkUnknown',
    'nameEmpty',
  ])('a hello refused for %s is not tried again', async why => {
    const host = new PaperHost()
    host.line.events.opened()
    host.tell({ kind: 'refused', n: host.last.n, why: { refused: why } })
    await host.clock.advance(60_000)
    expect(host.states.at(-1)).toEqual({ is: 'closed', why: { refused: why } })
    expect(host.lines).toHaveLength(1)
  })

  describe('a stranger at the place of a host that is gone, while other computers keep the table', () => {
    const kept = (): PaperHost => {
      const host = new PaperHost()
      host.welcome()
      host.isKept = true
      return host
    }

    it.each(['certificateChanged', 'certificateOther', 'certificateUnannounced', 'notEncrypted'])(
      'is not the end of it: it is tried again after %s',
      async refused => {
        const host = kept()
        await host.broken()
        await host.broken(1015, { refused })
        expect(host.states.at(-1)).toEqual({ is: 'lost' })
        host.welcome()
        expect(host.states.at(-1)).toEqual({ is: 'open' })
      },
    )

    it.each(['tableUnknown', 'version'])('but %s is, which only the host itself can say', async refused => {
      const host = kept()
      await host.broken()
      host.line.events.opened()
      host.tell({ kind: 'refused', n: host.last.n, why: { refused } })
      expect(host.states.at(-1)).toEqual({ is: 'closed', why: { refused } })
    })

    it('and so is being removed from a table, whoever keeps it', () => {
      const host = kept()
      host.line.events.closed(CLOSE.kicked)
      expect(host.states.at(-1)).toEqual({ is: 'closed', why: { refused: 'kicked' } })
    })
  })

  it('never sends a join code in the clear: it answers the challenge, once', () => {
    const host = new PaperHost(false, 'blue tango')
    host.line.events.opened()
    expect(host.last).not.toHaveProperty('code')
    host.tell({ kind: 'refused', n: host.last.n, why: { refused: 'codeNeeded', params: { nonce: 'a1b2' } } })
    expect(host.last).toMatchObject({ kind: 'hello', proof: joinCodeProof('blue tango', 'a1b2') })
    expect(JSON.stringify(host.line.said)).not.toContain('tango')
    host.tell({ kind: 'refused', n: host.last.n, why: { refused: 'codeNeeded', params: { nonce: 'c3d4' } } })
    expect(host.line.said).toHaveLength(2)
  })

  it('sends a join code within TLS, and nothing without one', () => {
    const host = new PaperHost(true, 'blue tango')
    host.line.events.opened()
    expect(host.last).toMatchObject({ kind: 'hello', code: 'blue tango' })
    const other = new PaperHost(true)
    other.line.events.opened()
    expect(other.last).not.toHaveProperty('code')
  })

  it("sends the owner's key with every hello, and none for a guest", async () => {
    const host = new PaperHost()
    host.line.events.opened()
    expect(host.last).not.toHaveProperty('owner')
    host.owner = 'key'
    await host.broken()
    host.line.events.opened()
    expect(host.last).toMatchObject({ kind: 'hello', owner: 'key' })
  })

  it('names the table that one is at, since the host has said so; in the hall, none', async () => {
    const host = new PaperHost()
    host.welcome()
    host.tell({ kind: 'place', hall: 'Inn', at: 'second' })
    await host.broken()
    host.line.events.opened()
    expect(host.last).toMatchObject({ kind: 'hello', table: 'second' })
    host.tell({ kind: 'place', hall: 'Inn', at: null })
    await host.broken()
    host.line.events.opened()
    expect(host.last).not.toHaveProperty('table', 'second')
  })

  it('sends the code of a link until it is accepted, and no longer', async () => {
    const host = new PaperHost()
    host.link = 'once'
    host.line.events.opened()
    expect(host.last).toMatchObject({ kind: 'hello', link: 'once' })
    await host.broken()
    host.welcome('mine')
    expect(host.last).toMatchObject({ link: 'once' })
    await host.broken()
    host.line.events.opened()
    expect(host.last).not.toHaveProperty('link')
    expect(host.last).toMatchObject({ token: 'mine' })
  })

  it('forgets a link that was refused', () => {
    const host = new PaperHost()
    host.link = 'stale'
    host.line.events.opened()
    host.tell({ kind: 'refused', n: host.last.n, why: { refused: 'linkUnknown' } })
    host.connection.retry()
    host.line.events.opened()
    expect(host.last).not.toHaveProperty('link')
  })
})

describe('a socket that is dead although it reports nothing', () => {
  const beats = async (host: PaperHost, count: number): Promise<void> => {
    for (let i = 0; i < count; i++) {
      await host.clock.advance(HEARTBEAT_MS)
      host.tell({ kind: 'heartbeat' })
    }
  }

  it('is given up after three missed heartbeats, and replaced', async () => {
    const host = new PaperHost()
    host.welcome()
    await beats(host, 5)
    await host.clock.advance(3 * HEARTBEAT_MS)
    expect(host.lines).toHaveLength(1)
    await host.clock.advance(HEARTBEAT_MS)
    expect(host.lines[0]?.closed).toBe(true)
    expect(host.states.map(state => state.is)).toEqual(['connecting', 'open', 'lost'])
    await host.clock.advance(300)
    expect(host.lines).toHaveLength(2)
  })

  it('is not confused with a late heartbeat', async () => {
    const host = new PaperHost()
    host.welcome()
    for (let i = 0; i < 5; i++) {
      await host.clock.advance(2.5 * HEARTBEAT_MS)
      host.tell(frameOf(null))
    }
    expect(host.lines).toHaveLength(1)
  })

  it('is ignored when it comes back to life', async () => {
    const host = new PaperHost()
    host.welcome()
    const [old] = host.lines
    await host.clock.advance(4 * HEARTBEAT_MS)
    expect(host.states.at(-1)).toEqual({ is: 'lost' })
    old?.events.received(encode(frameOf(null)))
    old?.events.closed(4001)
    expect(host.frames).toEqual([])
    await host.clock.advance(300)
    expect(host.lines).toHaveLength(2)
  })

  it('is given up when it never opens', async () => {
    const host = new PaperHost()
    await host.clock.advance(4000 + 300)
    expect(host.lines).toHaveLength(2)
    expect(host.lines[0]?.closed).toBe(true)
    host.welcome()
    await beats(host, 20)
    expect(host.lines).toHaveLength(2)
  })

  it('is left alone after close', async () => {
    const host = new PaperHost()
    host.welcome()
    host.connection.close({ refused: 'left' })
    await host.clock.advance(60_000)
    expect(host.lines).toHaveLength(1)
  })
})

describe('messages for this person alone', () => {
  it('a link for the other device is passed on', () => {
    const host = new PaperHost()
    host.welcome()
    host.tell({ kind: 'link', code: 'c', left: 300_000 })
    expect(host.links).toEqual(['c'])
  })
})

describe('a lost connection', () => {
  it('is retried, slower at first, then steadily', async () => {
    const host = new PaperHost()
    for (let i = 0; i < 5; i++) await host.broken()
    expect(host.lines.map(line => line.at)).toEqual([0, 300, 900, 2100, 3600, 5100])
    expect(retryDelay(99)).toBe(1500)
  })

  it('is restored at once when the machine is online again', () => {
    const host = new PaperHost()
    host.line.events.closed(1006)
    host.connection.retryNow()
    expect(host.lines).toHaveLength(2)
    // An open or opening socket is left alone.
    host.connection.retryNow()
    expect(host.lines).toHaveLength(2)
  })

  it('loses no answer: it is sent again, and settled once', async () => {
    const host = new PaperHost()
    host.welcome()
    const sent = host.connection.send(answer)
    const { n } = host.last
    await host.broken()
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
    await host.clock.advance(300)
    host.welcome()
    expect(host.last).toMatchObject(answer)
    host.tell({ kind: 'ok', n: host.last.n })
    expect(await sent).toBeNull()
  })

  it('never resends anything else: it might take effect twice', async () => {
    const host = new PaperHost()
    host.welcome()
    const sent = host.connection.send({ kind: 'addBot' })
    host.line.events.closed(1006)
    expect(await sent).toEqual({ refused: 'notSent' })
    expect(await host.connection.send({ kind: 'addBot' })).toEqual({ refused: 'notSent' })
    await host.clock.advance(300)
    host.welcome()
    expect(host.line.said.map(message => message.kind)).toEqual(['hello'])
  })

  it('is retried by one socket at a time, whoever asks for it', async () => {
    const host = new PaperHost()
    host.line.events.closed(1006)
    host.connection.retry()
    expect(host.lines).toHaveLength(2)
    host.connection.retry()
    await host.clock.advance(1000)
    expect(host.lines).toHaveLength(2)
  })

  it('is not retried once the person has left during the pause', async () => {
    const host = new PaperHost()
    host.welcome()
    host.line.events.closed(1006)
    host.connection.close({ refused: 'left' })
    await host.clock.advance(60_000)
    expect(host.lines).toHaveLength(1)
    expect(host.clock.waiting).toBe(0)
    host.connection.retryNow()
    expect(host.lines).toHaveLength(1)
  })

  it('is retried quickly again after it stood', async () => {
    const host = new PaperHost()
    for (let i = 0; i < 4; i++) await host.broken()
    host.welcome()
    const { at } = host.line
    await host.broken()
    expect(host.line.at - at).toBe(300)
  })

  it('is retried where no socket can be opened at all', async () => {
    const clock = new VirtualClock()
    let tries = 0
    const connection = new SocketConnection({
      open: () => {
        tries++
        throw new Error('the network is down')
      },
      later: (run, ms) => clock.after(ms, run),
      name: () => 'Anna',
      table: null,
      token: { get: () => null, set: () => undefined },
    })
    connection.retry()
    await clock.advance(1000)
    expect(tries).toBe(3)
    expect(clock.waiting).toBe(1)
  })

  it('is watched from the beginning: what an earlier socket missed is not counted', async () => {
    const host = new PaperHost()
    host.welcome()
    await host.clock.advance(2 * HEARTBEAT_MS + 1)
    await host.broken()
    host.welcome()
    await host.clock.advance(2 * HEARTBEAT_MS + 1)
    expect(host.lines).toHaveLength(2)
  })

  it('settles each message once: a reply that comes twice changes nothing, and is not sent again', async () => {
    const host = new PaperHost()
    host.welcome()
    const sent = host.connection.send(answer)
    const { n } = host.last
    host.tell({ kind: 'ok', n })
    expect(await sent).toBeNull()
    await host.broken()
    host.welcome()
    expect(host.line.said.map(({ kind }) => kind)).toEqual(['hello'])
  })

  it('ignores a socket that was given up', () => {
    const host = new PaperHost()
    host.welcome()
    const [old] = host.lines
    host.connection.close({ refused: 'left' })
    old?.events.received(encode(frameOf(null)))
    old?.events.closed(1006)
    expect(host.frames).toEqual([])
    expect(host.states.at(-1)).toEqual({ is: 'closed', why: { refused: 'left' } })
  })
})

describe('the host closes the connection', () => {
  it.each([
    [1009, 'frameTooLong'],
    [4001, 'replaced'],
    [4002, 'kicked'],
    [4003, 'version'],
  ])('%i is explained as %s', async (code, why) => {
    const host = new PaperHost()
    host.welcome()
    const sent = host.connection.send(answer)
    host.line.events.closed(code)
    expect(host.states.at(-1)).toEqual({ is: 'closed', why: { refused: why } })
    expect(await sent).toEqual({ refused: why })
    await host.clock.advance(60_000)
    expect(host.lines).toHaveLength(1)
  })

  it('in its own words, where it sends some', () => {
    const host = new PaperHost()
    host.welcome()
    host.tell({ kind: 'closing', why: { refused: 'version', params: { host: 2, client: 1 } } })
    host.line.events.closed(4003)
    expect(host.states.at(-1)).toEqual({ is: 'closed', why: { refused: 'version', params: { host: 2, client: 1 } } })
  })

  it('and may come back: a closed table is retried', () => {
    const host = new PaperHost()
    host.welcome()
    host.tell({ kind: 'closing', why: { refused: 'hostClosed' } })
    host.line.events.closed(1001)
    expect(host.states.at(-1)).toEqual({ is: 'lost' })
  })

  it('is not explained by what was refused before', async () => {
    const host = new PaperHost()
    host.welcome()
    const sent = host.connection.send({ kind: 'start' })
    host.tell({ kind: 'refused', n: host.last.n, why: { refused: 'notHost' } })
    await sent
    host.line.events.closed(4002)
    expect(host.states.at(-1)).toEqual({ is: 'closed', why: { refused: 'kicked' } })
  })

  it('a refusal settles the message it answers', async () => {
    const host = new PaperHost()
    host.welcome()
    const sent = host.connection.send({ kind: 'start' })
    host.tell({ kind: 'refused', n: host.last.n, why: { refused: 'notHost' } })
    expect(await sent).toEqual({ refused: 'notHost' })
  })
})

describe('what a host tells', () => {
  const told = (): { readonly host: PaperHost; readonly heard: string[] } => {
    const host = new PaperHost(),
      heard: string[] = []
    const { connection } = host
    connection.hall.onMessage(({ kind }) => heard.push(`hall ${kind}`))
    connection.onDeck(hash => heard.push(`deck ${hash}`))
    connection.onHistory(({ kind }) => heard.push(`history ${kind}`))
    connection.onChat(({ kind }) => heard.push(`chat ${kind}`))
    connection.onFairDeal(({ kind }) => heard.push(`fair ${kind}`))
    connection.onInvitation(invitation => heard.push(`invitation ${invitation}`))
    host.welcome()
    return { host, heard }
  }

  it('reaches whoever listens to messages of that kind, and nobody else', () => {
    const { host, heard } = told()
    host.tell({ kind: 'place', hall: 'Club', at: 't' })
    host.tell({ kind: 'announcement', text: 'Pizza!', by: 'Anna' })
    host.tell({ kind: 'history', n: 0, matches: [], more: false })
    host.tell({ kind: 'statistics', n: 0, tallies: [] })
    host.tell({ kind: 'talk', past: true, lines: [] })
    host.tell({ kind: 'verdicts', match: 'm', verdicts: [] })
    host.tell({ kind: 'invitation', n: 1, invitation: 'come' })
    host.tell({ kind: 'heartbeat' })
    expect(heard).toEqual([
      'hall place',
      'hall announcement',
      'history history',
      'history statistics',
      'chat talk',
      'fair verdicts',
      'invitation come',
    ])
    expect(host.frames).toEqual([])
    host.tell(frameOf(null))
    expect([host.frames.length, heard.length]).toEqual([1, 7])
  })

  it('of a message to the hall settles it', async () => {
    const { host } = told()
    const sent = host.connection.hall.send({ kind: 'toHall' })
    host.tell({ kind: 'ok', n: host.last.n })
    expect(await sent).toBeNull()
  })
})

describe('a message', () => {
  it('other than an answer is refused at once while there is no host, and is never sent', async () => {
    const host = new PaperHost()
    host.line.events.opened()
    expect(await host.connection.send({ kind: 'rename', name: 'Eve' })).toEqual({ refused: 'notSent' })
    host.welcome()
    expect(host.line.said.map(({ kind }) => kind)).not.toContain('rename')
  })

  it('has a number of its own, over all sockets', async () => {
    const host = new PaperHost()
    host.welcome()
    void host.connection.send(answer)
    await host.broken()
    host.welcome()
    const numbers = host.lines.flatMap(({ said }) => said).filter(({ kind }) => kind !== 'answer')
    expect(new Set(numbers.map(({ n }) => n)).size).toBe(numbers.length)
  })

  it('on its way is refused when the person leaves, with the reason', async () => {
    const host = new PaperHost()
    host.welcome()
    const sent = host.connection.send(answer)
    host.connection.close({ refused: 'left' })
    expect(await sent).toEqual({ refused: 'left' })
    expect(host.states.at(-1)).toEqual({ is: 'closed', why: { refused: 'left' } })
    // And is not sent by a later visit.
    host.connection.retry()
    host.welcome()
    expect(host.line.said.map(({ kind }) => kind)).toEqual(['hello'])
  })
})

describe('the state of a connection', () => {
  it('is told at each step: from connecting over a loss to the end', async () => {
    const host = new PaperHost()
    host.welcome()
    await host.broken()
    host.welcome()
    host.line.events.closed(4001)
    expect(host.states.map(({ is }) => is).filter((is, at, all) => is !== all[at - 1])).toEqual([
      'connecting',
      'open',
      'lost',
      'open',
      'closed',
    ])
  })

  it('begins anew when its person tries again after the end', () => {
    const host = new PaperHost()
    host.welcome()
    host.connection.close({ refused: 'left' })
    host.states.length = 0
    host.connection.retry()
    expect(host.states).toEqual([{ is: 'connecting' }])
  })

  it('ends with what the socket itself says, whatever the host has said before', () => {
    const host = new PaperHost()
    host.welcome()
    host.tell({ kind: 'closing', why: { refused: 'hostClosed' } })
    host.line.events.closed(1015, { refused: 'certificateChanged' })
    expect(host.states.at(-1)).toEqual({ is: 'closed', why: { refused: 'certificateChanged' } })
    expect(host.clock.waiting).toBe(0)
  })
})
