/** A fake socket: what a session does when its messages are not read, when it is not left, or when it is flooded. */
import { EventEmitter } from 'node:events'
import type { WebSocket } from 'ws'
import { describe, expect, it } from 'vitest'
import { Host } from '../../src-main/host/host'
import { refuse } from '../../src-shared/kernel/refusal'
import type { Peer, PeerHost } from '../../src-main/peer'
import { openSession, type SessionSetup } from '../../src-main/net/session'
import { commitmentTo } from '../../src-main/net/tls/shortAuthString'
import { HostWords } from '../../src-main/net/tls/wordsExchange'
import { joinCodeProof } from '../../src-shared/lan/joinCodeProof'
import { CLOSE, PROTOCOL, type HostMessage } from '../../src-shared/wire'
import { testDeps, type TestDeps } from '../kit/deps'

class PaperSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  readonly sent: string[] = []
  readonly ends: string[] = []

  send(text: string): void {
    this.sent.push(text)
  }
  ping(): void {
    this.ends.push('ping')
  }
  close(code: number): void {
    this.readyState = 2
    this.ends.push(`close ${code}`)
  }
  terminate(): void {
    this.readyState = 3
    this.ends.push('terminate')
    this.emit('close')
  }
  say(message: object): void {
    this.emit('message', Buffer.from(JSON.stringify(message)), false)
  }
}

function opened() {
  const deps = testDeps(1)
  const host = new Host(deps)
  const table = host.open({ id: 't', name: 'T', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
  const socket = new PaperSocket()
  const close = openSession(socket as unknown as WebSocket, host, deps.clock, {
    address: '127.0.0.1',
    encrypted: false,
    authWords: null,
  })
  const hello = (name: string): void => {
    socket.say({ kind: 'hello', n: 0, version: PROTOCOL, name })
  }
  return { deps, host, table, socket, hello, close }
}

const MB = 1024 * 1024

describe('a client that does not read', () => {
  it('is cut off once two megabytes are waiting, and its person is away', () => {
    const { table, socket, hello } = opened()
    hello('Anna')
    socket.bufferedAmount = 2 * MB + 1
    socket.say({ kind: 'rename', n: 1, name: 'Bella' })
    expect(socket.ends).toEqual(['terminate'])
    expect(table.party.people.map(person => person.here)).toEqual([false])
  })

  it('is sent more as long as less than that is waiting', () => {
    const { socket, hello } = opened()
    hello('Anna')
    socket.bufferedAmount = 2 * MB
    const before = socket.sent.length
    socket.say({ kind: 'rename', n: 1, name: 'Bella' })
    expect(socket.sent.length).toBeGreaterThan(before)
    expect(socket.ends).toEqual([])
  })
})

describe('a socket that is closed but stays', () => {
  it('is cut off two seconds later', async () => {
    const { deps, socket } = opened()
    socket.say({ kind: 'hello', n: 0, version: PROTOCOL + 1, name: 'Anna' })
    expect(socket.ends).toEqual(['close 4003'])
    await deps.clock.advance(1999)
    expect(socket.ends).toEqual(['close 4003'])
    await deps.clock.advance(1)
    expect(socket.ends).toEqual(['close 4003', 'terminate'])
  })

  it('is released when it leaves by itself', async () => {
    const { deps, socket } = opened()
    socket.say({ kind: 'hello', n: 0, version: PROTOCOL + 1, name: 'Anna' })
    socket.emit('close')
    await deps.clock.advance(60_000)
    expect(socket.ends).toEqual(['close 4003'])
  })
})

describe('an allowance', () => {
  const junk = (length: number): object => ({ kind: 'ready', n: 1, ready: 'x'.repeat(length) })

  it('is spent by length: three decks at once are accepted, a fourth is not', () => {
    const { socket, hello } = opened()
    hello('Anna')
    const deck = { kind: 'deck', n: 1, text: 'x'.repeat(119_000) }
    for (let i = 0; i < 3; i++) socket.say(deck)
    expect(socket.ends).toEqual([])
    socket.say(deck)
    expect(socket.ends).toEqual(['close 4005'])
  })

  it('comes back with time', async () => {
    const { deps, socket, hello } = opened()
    hello('Anna')
    for (let i = 0; i < 100; i++) socket.say(junk(1))
    await deps.clock.advance(1000)
    for (let i = 0; i < 40; i++) socket.say(junk(1))
    expect(socket.ends).toEqual([])
    for (let i = 0; i < 40; i++) socket.say(junk(1))
    expect(socket.ends).toEqual(['close 4005'])
  })

  it('is spent by pings and pongs too', () => {
    for (const kind of ['ping', 'pong']) {
      const { socket, hello } = opened()
      hello('Anna')
      for (let i = 0; i < 119; i++) socket.emit(kind, Buffer.alloc(0))
      expect(socket.ends).toEqual([])
      socket.emit(kind, Buffer.alloc(0))
      expect(socket.ends).toEqual(['close 4005'])
    }
  })

  it('is not restored by messages that cannot be read', () => {
    const { socket, hello } = opened()
    hello('Anna')
    for (let i = 0; i < 130; i++) socket.emit('message', Buffer.from('{'), false)
    expect(socket.ends).toEqual(['close 4005'])
  })
})

it('a client that has not answered a ping by the next one is cut off', async () => {
  const { deps, socket, hello } = opened()
  hello('Anna')
  await deps.clock.advance(4000)
  expect(socket.ends).toEqual(['ping'])
  await deps.clock.advance(4000)
  expect(socket.ends).toEqual(['ping', 'terminate'])
})

describe('what a socket saves up', () => {
  it('is no more than its burst, however long it was quiet', async () => {
    const { deps, socket, hello } = opened()
    hello('Anna')
    socket.ends.length = 0
    await deps.clock.advance(3000)
    for (let i = 0; i < 120; i++) socket.say({ kind: 'ready', n: 1, ready: 'x' })
    expect(socket.ends).toEqual([])
    socket.say({ kind: 'ready', n: 1, ready: 'x' })
    expect(socket.ends).toEqual(['close 4005'])
  })
})

describe('a socket that ends', () => {
  it('leaves no timer behind: before its hello, after it, and when it was closed', () => {
    for (const until of [() => undefined, (one: ReturnType<typeof opened>) => one.hello('Anna'), refusedForVersion]) {
      const one = opened()
      const before = one.deps.clock.waiting
      until(one)
      one.table.close()
      one.socket.emit('close')
      expect(before).toBeGreaterThan(2)
      expect(one.deps.clock.waiting).toBe(0)
    }
  })

  it('is told why before it is closed', () => {
    const { table, socket, hello } = opened()
    hello('Anna')
    table.close()
    const last = JSON.parse(socket.sent.at(-1) ?? '') as HostMessage
    expect(last).toMatchObject({ kind: 'closing', why: { refused: 'hostClosed' } })
  })

  it('is released once, however often it was closed', () => {
    const { deps, socket, close } = opened()
    close(CLOSE.hello, refuse('helloFirst'))
    close(CLOSE.hello, refuse('helloFirst'))
    socket.emit('close')
    expect(deps.clock.waiting).toBe(0)
  })

  it('is heard no more: what it still says changes nothing', () => {
    const { table, socket, hello } = opened()
    hello('Anna')
    socket.readyState = 2
    socket.say({ kind: 'rename', n: 1, name: 'Bella' })
    expect(table.party.people.map(({ name }) => name)).toEqual(['Anna'])
  })
})

const refusedForVersion = ({ socket }: ReturnType<typeof opened>): void => {
  socket.say({ kind: 'hello', n: 0, version: PROTOCOL + 1, name: 'Anna' })
}

describe('a connection', () => {
  /** What a host is told of a connection from this address. */
  function metAs(address: string, more: object = {}, setup: SessionSetup = {}) {
    const socket = new PaperSocket(),
      peers: Peer[] = [],
      heard: object[] = []
    const host = {
      hello: (peer: Peer) => {
        peers.push(peer)
        return { id: 'anna' }
      },
      receiveHall: (_: Peer, member: object) => {
        heard.push(member)
        return Promise.resolve()
      },
      disconnected: () => undefined,
      ...more,
    }
    const connection = { address, encrypted: false, authWords: null }
    openSession(socket as unknown as WebSocket, host as unknown as PeerHost, testDeps(1).clock, connection, setup)
    return { socket, peers, heard }
  }

  it('ends with the message after which its address has kept the host busy for too long', () => {
    const spent: number[] = []
    const { socket } = metAs('192.168.0.9', { receive: () => Promise.resolve() }, { spend: ms => spent.push(ms) < 3 })
    for (let n = 0; n < 5; n++) socket.say({ kind: 'hello', n, version: PROTOCOL, name: 'Anna' })
    expect([spent, socket.ends]).toEqual([[0, 0, 0], ['close 4005']])
  })

  it('is of the host’s own machine only if it comes from there', () => {
    for (const [address, isLocal] of [
      ['127.0.0.1', true],
      ['::1', true],
      ['192.168.0.9', false],
    ] as const) {
      const { socket, peers } = metAs(address)
      socket.say({ kind: 'hello', n: 0, version: PROTOCOL, name: 'Anna' })
      expect([address, peers[0]?.isLocal]).toEqual([address, isLocal])
    }
  })

  it('agrees on its words before its hello, and on none after it: nobody gets a second guess', () => {
    const words = new HostWords(
      () => new Uint8Array(32),
      () => true,
    )
    const { socket } = metAs('192.168.0.9', {}, { words })
    const last = (): unknown => JSON.parse(socket.sent.at(-1) ?? '{}')
    const commit = commitmentTo('ab'.repeat(32))
    socket.say({ kind: 'commitWords', n: 1, commit })
    expect(last()).toMatchObject({ kind: 'wordsNonce', n: 1 })
    socket.say({ kind: 'hello', n: 2, version: PROTOCOL, name: 'Anna' })
    socket.say({ kind: 'revealWords', n: 3, nonce: 'ab'.repeat(32) })
    expect([last(), words.words]).toMatchObject([{ kind: 'refused', n: 3, why: { refused: 'wordsOrder' } }, null])
  })

  it('asks nothing of a hall before its hello, and nothing of a host without one', () => {
    const { socket, heard } = metAs('127.0.0.1')
    const why = (): unknown => (JSON.parse(socket.sent.at(-1) ?? '{}') as { why?: { refused: string } }).why?.refused
    socket.say({ kind: 'toHall', n: 1 })
    expect([why(), heard]).toEqual(['helloFirst', []])
    socket.say({ kind: 'hello', n: 0, version: PROTOCOL, name: 'Anna' })
    socket.say({ kind: 'toHall', n: 2 })
    expect(heard).toEqual([{ id: 'anna' }])
    const alone = metAs('127.0.0.1', { receiveHall: undefined })
    alone.socket.say({ kind: 'hello', n: 0, version: PROTOCOL, name: 'Anna' })
    alone.socket.say({ kind: 'toHall', n: 1 })
    expect(JSON.parse(alone.socket.sent.at(-1) ?? '{}')).toMatchObject({ why: { refused: 'unknownMessage' } })
  })
})

describe('a hello', () => {
  it('is waited for ten seconds', async () => {
    const { deps, socket } = opened()
    await deps.clock.advance(2000)
    socket.say({ kind: 'hello', n: 0, version: PROTOCOL, name: '' })
    await deps.clock.advance(1999)
    socket.emit('pong')
    await deps.clock.advance(4000)
    socket.emit('pong')
    await deps.clock.advance(2000)
    expect(socket.ends.filter(end => end !== 'ping')).toEqual([])
    await deps.clock.advance(1)
    expect(socket.ends.filter(end => end !== 'ping')).toEqual(['close 4004'])
  })

  it('with a code is checked before another one is looked at', async () => {
    const { deps, table, socket } = locked()
    guess(socket, 1, 'wrong one')
    guess(socket, 2, 'blue tango')
    expect(replies(socket)).toContain('2 helloFirst')
    await deps.clock.settle()
    expect([table.party.people.length, replies(socket)]).toEqual([0, ['2 helloFirst', '1 codeWrong']])
    guess(socket, 3, 'blue tango')
    await deps.clock.advance(1000)
    expect(table.party.people.map(({ here }) => here)).toEqual([true])
  })

  it('that is being checked is not given up meanwhile, and is waited for again after it', async () => {
    const { deps, socket } = locked()
    for (let n = 0; n < 6; n++) {
      guess(socket, n, 'wrong one')
      await answered(deps, socket)
    }
    // The next one is judged only sixteen seconds later.
    guess(socket, 6, 'wrong one')
    await answered(deps, socket, 16)
    expect(socket.ends.filter(end => end !== 'ping')).toEqual([])
    expect(replies(socket)).toHaveLength(7)
    await answered(deps, socket, 10)
    expect(socket.ends.find(end => end !== 'ping')).toBe('close 4004')
  })

  it('of somebody who hangs up during its check leaves nobody at the table', async () => {
    const { deps, table, socket } = locked()
    guess(socket, 1, 'blue tango')
    socket.terminate()
    await deps.clock.settle()
    expect(table.party.people.map(({ here }) => here)).toEqual([false])
  })
})

/** A table with a join code. */
function locked() {
  const one = opened()
  one.table.party.code = 'blue tango'
  return one
}

function guess(socket: PaperSocket, n: number, code: string): void {
  socket.say({ kind: 'hello', n: 100, version: PROTOCOL, name: 'Anna' })
  const challenge = socket.sent.map(text => JSON.parse(text) as HostMessage).findLast(isChallenge)
  const nonce = challenge?.kind === 'refused' ? String(challenge.why.params?.nonce) : ''
  socket.say({ kind: 'hello', n, version: PROTOCOL, name: 'Anna', proof: joinCodeProof(code, nonce) })
}
const isChallenge = (message: HostMessage): boolean =>
  message.kind === 'refused' && message.why.refused === 'codeNeeded'

/** What was refused, by number. */
const replies = (socket: PaperSocket): string[] =>
  socket.sent
    .map(text => JSON.parse(text) as HostMessage)
    .flatMap(message => (message.kind === 'refused' && message.n < 100 ? [`${message.n} ${message.why.refused}`] : []))

/** Time passes, and pings are answered. */
async function answered(deps: TestDeps, socket: PaperSocket, seconds = 9): Promise<void> {
  for (let at = 0; at < seconds; at++) {
    socket.emit('pong')
    await deps.clock.advance(1000)
  }
}
