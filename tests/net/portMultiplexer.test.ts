/** Connections before anybody knows whether they speak TLS or HTTP: how many wait, for how long, and who is let through. */
import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import { beforeEach, describe, expect, it } from 'vitest'
import { multiplexPort, SILENCE_MS, type PortMultiplexer } from '../../src-main/net/tls/portMultiplexer'
import { VirtualClock } from '../kit/clock'
import { certificateOf } from '../kit/tlsClient'

/** What a connection does here. */
class PaperSocket extends EventEmitter {
  destroyed = false
  readonly remoteAddress = '10.0.0.1'

  constructor(readonly remotePort: number) {
    super()
  }

  destroy(): void {
    this.destroyed = true
    this.emit('close')
  }
  pause(): void {
    /* nothing more is sent */
  }
  resume(): void {
    /* all was sent */
  }
  unshift(): void {
    /* nobody reads it */
  }
}

let clock: VirtualClock, passed: unknown[], multiplexer: PortMultiplexer
let connect: (port: number) => PaperSocket
beforeEach(async () => {
  clock = new VirtualClock()
  passed = []
  const http = createServer()
  http.removeAllListeners('connection')
  http.on('connection', socket => passed.push(socket))
  multiplexer = multiplexPort(http, await certificateOf('anna'), clock)
  connect = port => {
    const socket = new PaperSocket(port)
    http.emit('connection', socket)
    return socket
  }
})

const speaking = (port: number): PaperSocket => {
  const socket = connect(port)
  socket.emit('data', Buffer.from('GET /'))
  return socket
}
const silent = (count: number): PaperSocket[] => Array.from({ length: count }, (_, n) => connect(1000 + n))

describe('connections that have said nothing', () => {
  it('are six hundred: one more takes the place of the oldest', () => {
    const [first, ...others] = silent(600)
    expect(first?.destroyed).toBe(false)
    connect(1)
    expect(first?.destroyed).toBe(true)
    expect(others.filter(({ destroyed }) => destroyed)).toEqual([])
  })

  it('take no place of one that has spoken, and no time of it', async () => {
    const person = speaking(1)
    silent(600)
    expect(passed).toEqual([person])
    await clock.advance(SILENCE_MS)
    expect(person.destroyed).toBe(false)
  })

  it('make room when they hang up', () => {
    const [first, ...others] = silent(600)
    for (const socket of others) socket.destroy()
    silent(599)
    expect(first?.destroyed).toBe(false)
  })

  it('are closed after five seconds, or with their host', async () => {
    const [early] = silent(1)
    await clock.advance(SILENCE_MS - 1)
    const late = connect(1)
    expect(early?.destroyed).toBe(false)
    await clock.advance(1)
    expect([early?.destroyed, late.destroyed]).toEqual([true, false])
    multiplexer.close()
    expect([late.destroyed, clock.waiting]).toEqual([true, 0])
  })
})
