/** A fake socket: what a session does when its messages are not read, when it is not left, or when it is flooded. */
import { EventEmitter } from 'node:events'
import type { WebSocket } from 'ws'
import { describe, expect, it } from 'vitest'
import { Host } from '../../src-main/host/host'
import { openSession } from '../../src-main/net/session'
import { PROTOCOL } from '../../src-shared/wire'
import { testDeps } from '../kit/deps'

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
  openSession(socket as unknown as WebSocket, host, deps.clock, {
    address: '127.0.0.1',
    encrypted: false,
    authWords: null,
  })
  const hello = (name: string): void => {
    socket.say({ kind: 'hello', n: 0, version: PROTOCOL, name })
  }
  return { deps, host, table, socket, hello }
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
