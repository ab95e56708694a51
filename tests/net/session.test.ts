/** A session under a virtual clock: the host's heartbeat, and a client that stops answering. */
import { EventEmitter } from 'node:events'
import type { WebSocket } from 'ws'
import { describe, expect, it } from 'vitest'
import { HEARTBEAT_MS, PROTOCOL, type HostMessage } from '../../src-shared/wire'
import { Host } from '../../src-main/host/host'
import { openSession } from '../../src-main/net/session'
import { testDeps } from '../kit/deps'

/** A fake socket with everything that a session uses. */
class PaperSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  pings = 0
  ended = false
  readonly received: { readonly at: number; readonly message: HostMessage }[] = []

  constructor(
    private readonly now: () => number,
    private readonly answers: boolean,
  ) {
    super()
  }

  send(text: string): void {
    this.received.push({ at: this.now(), message: JSON.parse(text) as HostMessage })
  }

  ping(): void {
    this.pings++
    if (this.answers) this.emit('pong')
  }

  close(): void {
    this.terminate()
  }

  terminate(): void {
    this.readyState = 3
    this.ended = true
    this.emit('close')
  }
}

function opened(answers: boolean, deps = testDeps(3)) {
  const host = new Host(deps)
  const table = host.open({ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
  const socket = new PaperSocket(() => deps.clock.now(), answers)
  openSession(socket as unknown as WebSocket, host, deps.clock, {
    address: '127.0.0.1',
    encrypted: false,
    authWords: null,
  })
  socket.emit('message', JSON.stringify({ kind: 'hello', n: 0, version: PROTOCOL, name: 'Anna' }), false)
  const beats = (): number[] =>
    socket.received.filter(({ message }) => message.kind === 'heartbeat').map(({ at }) => at)
  return { deps, table, socket, beats }
}

describe('the heartbeat', () => {
  it('comes at a steady pace, whatever else is sent', async () => {
    const { deps, socket, beats } = opened(true)
    await deps.clock.advance(HEARTBEAT_MS + 500)
    socket.emit('message', JSON.stringify({ kind: 'addBot', n: 1 }), false)
    await deps.clock.advance(HEARTBEAT_MS * 3)
    expect(beats()).toEqual([1, 2, 3, 4].map(n => n * HEARTBEAT_MS))
  })

  it('comes to all connections at once, whenever each has begun: a host that idles wakes once', async () => {
    const { deps, beats } = opened(true)
    await deps.clock.advance(HEARTBEAT_MS * 0.7)
    const later = opened(true, deps)
    await deps.clock.advance(HEARTBEAT_MS * 3.3)
    expect(beats()).toEqual([1, 2, 3, 4].map(n => n * HEARTBEAT_MS))
    // Never sooner than half a beat after the connection.
    expect(later.beats()).toEqual([2, 3, 4].map(n => n * HEARTBEAT_MS))
  })

  it('ends with its socket', async () => {
    const { deps, socket, beats } = opened(true)
    await deps.clock.advance(HEARTBEAT_MS)
    socket.terminate()
    // Even if the socket seemed to be open again.
    socket.readyState = socket.OPEN
    await deps.clock.advance(60_000)
    expect(beats()).toHaveLength(1)
    expect(socket.pings).toBe(0)
  })
})

describe('a client that answers no ping', () => {
  it('counts as away within eight seconds', async () => {
    const { deps, table, socket } = opened(false)
    await deps.clock.advance(7999)
    expect(table.party.people[0]?.here).toBe(true)
    await deps.clock.advance(1)
    expect(socket.ended).toBe(true)
    expect(table.party.people[0]?.here).toBe(false)
  })

  it('stays if it answers again', async () => {
    const { deps, table, socket } = opened(true)
    await deps.clock.advance(60_000)
    expect(socket.ended).toBe(false)
    expect(table.party.people[0]?.here).toBe(true)
  })
})
