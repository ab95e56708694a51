/** A guest sends messages that a person might send, but more of them, on more sockets. */
import { EventEmitter } from 'node:events'
import type { WebSocket } from 'ws'
import type { PeerHost } from '../../src-main/peer'
import { CLOSE, PROTOCOL } from '../../src-shared/wire'
import { VirtualClock } from '../kit/clock'
import { testDeps } from '../kit/deps'
import { Guest } from '../kit/guest'
import { proveWays, type Attack, type Defence } from './kit/ways'

/** A socket that is fed by hand. */
class Line extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  readonly bufferedAmount = 0
  code = 0
  send(): void {
    return
  }
  ping(): void {
    return
  }
  close(code: number): void {
    this.code = code
    this.readyState = 2
  }
  terminate(): void {
    this.readyState = 3
    this.emit('close')
  }
  say(message: object): void {
    if (this.readyState === 1) this.emit('message', Buffer.from(JSON.stringify(message)), false)
  }
}

/** Sockets of guests to a host whose every message takes so many milliseconds. */
async function hostOf(cost: number) {
  const { openSession } = await import('../../src-main/net/session')
  const { GuestWork } = await import('../../src-main/net/guestWork')
  let worked = 0
  const clock = new (class extends VirtualClock {
    override now(): number {
      return super.now() + worked
    }
  })()
  const host = {
    hello: () => ({}),
    receive: () => {
      worked += cost
      return Promise.resolve()
    },
    disconnected: () => undefined,
  } as unknown as PeerHost
  const work = new GuestWork(clock, () => false)
  const line = (address: string): Line => {
    const socket = new Line()
    openSession(
      socket as unknown as WebSocket,
      host,
      clock,
      { address, encrypted: true, authWords: null },
      { spend: ms => work.spend(address, ms) },
    )
    socket.say({ kind: 'hello', n: 0, version: PROTOCOL, name: 'Eve' })
    return socket
  }
  return { line, clock, worked: () => worked }
}

/** Whether guests kept the thread busy for more than two seconds, and a fifth of the time. */
const holding =
  (cost: number, sockets: number, isAgain: boolean, addressOf = (_: number) => '10.0.0.66'): Attack =>
  async () => {
    const { line, clock, worked } = await hostOf(cost)
    const lines = Array.from({ length: sockets }, (_, n) => line(addressOf(n)))
    for (let at = 0; at < 100; at++) {
      for (const [n, one] of lines.entries()) {
        if (isAgain && one.readyState !== 1) lines[n] = line(addressOf(n))
        for (let m = 0; m < 4; m++) lines[n]?.say({ kind: 'sit', n: 1 })
      }
      await clock.advance(100)
    }
    return worked() > 5500
  }
const unworked: Defence = {
  module: 'src-main/net/guestWork',
  off: () => ({
    GuestWork: class {
      spend = (): boolean => true
    },
  }),
}

proveWays('a guest who keeps the host busy', [
  { name: 'on one socket, by messages that take long', attack: holding(20, 1, false), without: [unworked] },
  { name: 'on thirty sockets, each as a person would', attack: holding(5, 30, false), without: [unworked] },
  {
    name: 'on thirty sockets, each from another address of an IPv6 network',
    attack: holding(5, 30, false, n => `2001:db8:0:1::${(n + 1).toString(16)}`),
    without: [unworked],
  },
  { name: 'on sockets that are opened again', attack: holding(20, 4, true), without: [unworked] },
])

/** Whether a socket stays open, whatever it sends besides messages. */
const staying =
  (kind: string): Attack =>
  async () => {
    const { line } = await hostOf(0)
    const one = line('10.0.0.66')
    for (let n = 0; n < 10_000; n++) one.emit(kind, Buffer.alloc(0))
    return one.code !== CLOSE.tooMany
  }
/** A socket on which nobody listens for these. */
const unheard = (kind: string): Defence => ({
  module: 'src-main/net/session',
  off: ({ openSession }) => ({
    openSession: (socket: EventEmitter, ...given: unknown[]) => {
      const close = (openSession as unknown as (...all: unknown[]) => unknown)(socket, ...given)
      socket.removeAllListeners(kind)
      return close
    },
  }),
})
proveWays('a guest whose socket says nothing, often', [
  { name: 'pings, each of which is answered', attack: staying('ping'), without: [unheard('ping')] },
  { name: 'pongs that nobody asked for', attack: staying('pong'), without: [unheard('pong')] },
])

proveWays('a guest who runs a table', [
  {
    name: 'deals and breaks off, all the time',
    attack: async () => {
      const { Host } = await import('../../src-main/host/host')
      const deps = testDeps(7),
        { store } = deps
      let deals = 0
      const host = new Host({ ...deps, store: { ...store, saveDeal: () => Promise.resolve(void deals++) } })
      host.open({ id: 't', name: 'T', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
      const eve = new Guest(host, 'Eve')
      eve.hello()
      await eve.send({ kind: 'fillBots' })
      for (let n = 0; n < 40; n++) {
        await eve.send({ kind: 'start', anyway: true })
        await deps.clock.advance(25)
        await eve.send({ kind: 'lobby' })
        await deps.clock.advance(25)
      }
      host.close()
      return deals > 15
    },
    without: [
      {
        module: 'src-main/host/party/actionBudget',
        off: () => ({
          ActionBudgets: class {
            allow = (): boolean => true
          },
        }),
      },
    ],
  },
])
