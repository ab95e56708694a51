/** The connections of a computer with the others of its tables, with sockets in memory. */
import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { INVITATION_HEADER } from '../../../src-main/keep/links/identityProof'
import { KeepLinks } from '../../../src-main/keep/links/keepLinks'
import type { KeepMessage } from '../../../src-main/keep/links/messages'
import type { Clock } from '../../../src-main/clock'
import { createCertificate, type Certificate } from '../../../src-main/net/tls/certificate'
import { nodeClock } from '../../../src-main/nodeDeps'
import { VirtualClock } from '../../kit/clock'

class Socket extends EventEmitter {
  readyState: number = WebSocket.OPEN
  bufferedAmount = 0
  readonly sent: string[] = []
  terminated = false
  send(text: string): void {
    this.sent.push(text)
  }
  terminate(): void {
    this.terminated = true
    this.end()
  }
  end(): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    this.emit('close')
  }
  says(message: unknown, isBinary = false): void {
    this.emit('message', Buffer.from(typeof message === 'string' ? message : JSON.stringify(message)), isBinary)
  }
}
const DECLINED: KeepMessage = { kind: 'declined', table: 't' }

let links: KeepLinks, heard: unknown[], clock: VirtualClock
beforeEach(() => {
  heard = []
  clock = new VirtualClock()
  links = new KeepLinks({
    certificate: { fingerprint: 'a', key: '', cert: '' },
    clock,
    reachedAt: () => [],
    isInvited: invitation => invitation === 'come',
    isKnown: () => true,
    sendsTables: id => id === 'brings',
    onMessage: (...given) => heard.push(given),
  })
})
function connected(from = 'b', address = '::ffff:10.0.0.2'): Socket {
  const socket = new Socket()
  links.accept(from, socket as unknown as WebSocket, address, socket)
  return socket
}

describe('a connection', () => {
  it('passes on what the other computer says, with its plain address', () => {
    connected().says(DECLINED)
    expect(heard).toEqual([['b', DECLINED, '10.0.0.2']])
  })

  it.each<[string, unknown, boolean]>([
    ['is no JSON', '{', false],
    ['is no message of ours', { kind: 'hello' }, false],
    ['is binary', DECLINED, true],
  ])('ends where what it says %s', (_, message, isBinary) => {
    const socket = connected()
    socket.says(message, isBinary)
    expect([socket.terminated, heard]).toEqual([true, []])
  })

  it('takes no more than a slow computer may leave unread', () => {
    const socket = connected()
    socket.bufferedAmount = 2 ** 24
    links.send('b', DECLINED)
    socket.bufferedAmount++
    links.send('b', DECLINED)
    expect(socket.sent).toHaveLength(1)
  })

  it('that fails is ended', () => {
    const socket = connected()
    socket.emit('error', new Error('reset'))
    expect(socket.terminated).toBe(true)
  })
})

describe('a computer that sends too much', () => {
  it('has no connection left, and none that it opens stays', async () => {
    const one = connected(),
      two = connected(),
      other = connected('c', '10.0.0.3')
    for (let n = 0; n < 100 && !two.terminated; n++) two.emit('data', Buffer.alloc(2 ** 16))
    expect([one.terminated, two.terminated, other.terminated]).toEqual([true, true, false])
    const again = connected()
    again.emit('data', Buffer.alloc(1))
    expect(again.terminated).toBe(true)
    other.emit('data', Buffer.alloc(1))
    other.says(DECLINED)
    expect(heard).toHaveLength(1)
    await clock.advance(300_000)
    const later = connected()
    later.emit('data', Buffer.alloc(1))
    expect(later.terminated).toBe(false)
  })

  it('in one message is cut off where it brings no table, and only there', () => {
    const long = (from: string): boolean => {
      const socket = connected(from, `10.0.1.${from}`)
      for (let n = 0; n < 5; n++) socket.emit('data', Buffer.alloc(2 ** 16))
      return socket.terminated
    }
    expect([long('b'), long('brings')]).toEqual([true, false])
  })

  it('is not called either', () => {
    const call = (id: string): number => {
      links.know({ id, name: '', addresses: ['127.0.0.1'], port: 49_999 }, 'come')
      links.send(id, DECLINED)
      return clock.waiting
    }
    const socket = connected()
    for (let n = 0; n < 200 && !socket.terminated; n++) socket.emit('ping', Buffer.alloc(0))
    expect(socket.terminated).toBe(true)
    expect([call('b'), call('c')]).toEqual([0, 1])
    links.close()
  })
})

describe('two connections with one computer', () => {
  it('are both listened to; the newer one is used', () => {
    const [one, two] = [connected(), connected()]
    links.send('b', DECLINED)
    one.says(DECLINED)
    two.says(DECLINED)
    expect([one.sent.length, two.sent.length, heard.length]).toEqual([0, 1, 2])
  })

  it('are one when the older one ends: the newer one is still used', () => {
    const [one, two] = [connected(), connected()]
    one.end()
    links.send('b', DECLINED)
    expect(two.sent).toHaveLength(1)
  })

  it('never become three: the oldest goes', () => {
    const [one, two, three] = [connected(), connected(), connected()]
    expect([one.terminated, two.terminated, three.terminated]).toEqual([true, false, false])
    links.send('b', DECLINED)
    expect(three.sent).toHaveLength(1)
  })
})

it('a computer that is dropped has no connection left, the older one included; the others stay', () => {
  const sockets = [connected(), connected()],
    other = connected('c')
  links.drop('b')
  expect([...sockets, other].map(({ terminated }) => terminated)).toEqual([true, true, false])
  links.send('c', DECLINED)
  expect(other.sent).toHaveLength(1)
})

it('a computer that closes ends every connection, and takes no new one', () => {
  const sockets = [connected(), connected(), connected('c')]
  links.close()
  expect(sockets.map(({ terminated }) => terminated)).toEqual([true, true, true])
  expect(connected('d').terminated).toBe(true)
  links.send('b', DECLINED)
  expect(sockets.flatMap(({ sent }) => sent)).toEqual([])
})

describe('a computer that is dialled', () => {
  let anna: Certificate, boris: Certificate, carla: Certificate
  beforeAll(async () => {
    ;[anna, boris, carla] = await Promise.all([createCertificate(), createCertificate(), createCertificate()])
  })
  const servers: Server[] = [],
    opened: KeepLinks[] = []
  afterEach(() => {
    for (const one of opened.splice(0)) one.close()
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  const portOf = (server: Server): number => (server.address() as AddressInfo).port

  interface Side {
    readonly links: KeepLinks
    readonly port: number
    readonly calls: (string | null)[]
    readonly invitations: unknown[]
    readonly heard: [from: string, message: KeepMessage][]
  }
  /** A computer with this certificate that takes connections. */
  async function side(certificate: Certificate, isKnown = true, clock: Clock = nodeClock): Promise<Side> {
    const calls: (string | null)[] = [],
      invitations: unknown[] = [],
      told: [string, KeepMessage][] = []
    const links = new KeepLinks({
      certificate,
      clock,
      // All of them are alone on this machine, at ports that the system has chosen.
      reachedAt: () => servers.map(one => ({ address: '127.0.0.1', port: portOf(one) })),
      isInvited: invitation => invitation === 'come',
      isKnown: () => isKnown,
      sendsTables: () => false,
      onMessage: (from, message) => told.push([from, message]),
    })
    const server = createServer({ cert: certificate.cert, key: certificate.key, minVersion: 'TLSv1.3' }),
      sockets = new WebSocketServer({ noServer: true })
    server.on('upgrade', (request: IncomingMessage, socket, head) => {
      const caller = links.callerOf(request)
      calls.push(caller)
      invitations.push(request.headers[INVITATION_HEADER])
      if (caller === null) socket.destroy()
      else
        sockets.handleUpgrade(request, socket, head, ws => {
          links.accept(caller, ws, '127.0.0.1', socket)
        })
    })
    servers.push(server)
    opened.push(links)
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    return { links, port: portOf(server), calls, invitations, heard: told }
  }
  const addressOf = ({ fingerprint }: Certificate, port: number) => ({
    ...{ id: fingerprint, name: '', addresses: ['127.0.0.1'], port },
  })
  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) await new Promise(setImmediate)
  }

  it('is the one whose certificate is known: each knows the other by it from then on', async () => {
    const a = await side(anna),
      b = await side(boris)
    a.links.know(addressOf(boris, b.port))
    a.links.send(boris.fingerprint, DECLINED)
    await until(() => b.heard.length > 0)
    expect([b.calls, b.heard]).toEqual([[anna.fingerprint], [[anna.fingerprint, DECLINED]]])
    b.links.send(anna.fingerprint, DECLINED)
    await until(() => a.heard.length > 0)
    expect(a.heard).toEqual([[boris.fingerprint, DECLINED]])
    expect([a.links.certificateOf(boris.fingerprint), b.links.certificateOf(anna.fingerprint)]).not.toContain(null)
  })

  it('is told nothing where another computer answers at its address: neither who calls nor a word', async () => {
    const a = await side(anna),
      c = await side(carla)
    let ended = false
    servers[1]?.on('connection', socket => socket.on('close', () => (ended = true)))
    a.links.know(addressOf(boris, c.port))
    a.links.send(boris.fingerprint, DECLINED)
    await until(() => ended)
    expect([c.calls, c.heard, a.links.certificateOf(boris.fingerprint)]).toEqual([[], [], null])
  })

  it('takes who is known or was invited, and nobody else', async () => {
    const a = await side(anna),
      b = await side(boris, false)
    a.links.know(addressOf(boris, b.port))
    a.links.send(boris.fingerprint, DECLINED)
    await until(() => b.calls.length > 0)
    expect([b.calls, b.links.certificateOf(anna.fingerprint)]).toEqual([[null], null])
    const invited = await side(carla)
    invited.links.know(addressOf(boris, b.port), 'come')
    invited.links.send(boris.fingerprint, DECLINED)
    await until(() => b.heard.length > 0)
    expect([b.calls.at(-1), b.invitations]).toEqual([carla.fingerprint, ['', 'come']])
  })

  /** How many connections a server has been asked for, whatever became of them. */
  function countCalls(server: Server | undefined): { calls: number; ended: number } {
    const counted = { calls: 0, ended: 0 }
    server?.on('connection', socket => {
      counted.calls++
      socket.on('close', () => counted.ended++)
    })
    return counted
  }

  it('is called once, however much it is told until it answers', async () => {
    const a = await side(anna),
      b = await side(boris)
    const counted = countCalls(servers[1])
    a.links.know(addressOf(boris, b.port))
    for (let n = 0; n < 3; n++) a.links.send(boris.fingerprint, DECLINED)
    await until(() => b.heard.length > 0)
    expect(counted.calls).toBe(1)
  })

  it('is called at its other addresses where nobody answers at the first', async () => {
    const a = await side(anna),
      b = await side(boris)
    a.links.know({ ...addressOf(boris, b.port), addresses: ['127.0.0.9', '127.0.0.1'] })
    a.links.send(boris.fingerprint, DECLINED)
    await until(() => b.heard.length > 0)
    expect(b.heard).toEqual([[anna.fingerprint, DECLINED]])
  })

  it('is called again a second after nobody of that name has answered, and not before', async () => {
    const clock = new VirtualClock()
    const a = await side(anna, true, clock),
      c = await side(carla)
    const counted = countCalls(servers[1])
    const call = (): void => {
      a.links.send(boris.fingerprint, DECLINED)
    }
    a.links.know(addressOf(boris, c.port))
    a.links.know(addressOf(carla, c.port))
    call()
    await until(() => counted.ended === 1)
    await clock.advance(999)
    call()
    // A call that is answered comes after all those before it.
    a.links.send(carla.fingerprint, DECLINED)
    await until(() => c.heard.length > 0)
    expect(counted.calls).toBe(2)
    await clock.advance(1)
    call()
    await until(() => counted.calls === 3)
  })

  it('is called again after a while where it has fallen silent before the connection stood', async () => {
    const clock = new VirtualClock()
    const a = await side(anna, true, clock),
      b = await side(boris)
    let asked = 0,
      ended = 0
    servers[1]?.removeAllListeners('upgrade').on('upgrade', (_, socket: Duplex) => {
      asked++
      socket.on('error', () => undefined).on('close', () => ended++)
      socket.resume()
    })
    const call = (): void => {
      a.links.send(boris.fingerprint, DECLINED)
    }
    a.links.know(addressOf(boris, b.port))
    call()
    await until(() => asked === 1)
    await clock.advance(4999)
    expect(ended).toBe(0)
    await clock.advance(1)
    await until(() => ended === 1)
    await clock.advance(1000)
    call()
    await until(() => asked === 2)
  })

  it('stays connected however long nothing is said, and leaves no timer behind', async () => {
    const clock = new VirtualClock()
    const a = await side(anna, true, clock),
      b = await side(boris)
    a.links.know(addressOf(boris, b.port))
    a.links.send(boris.fingerprint, DECLINED)
    await until(() => b.heard.length === 1)
    await clock.advance(60_000)
    expect(clock.waiting).toBe(0)
    a.links.send(boris.fingerprint, DECLINED)
    await until(() => b.heard.length === 2)
    expect(b.calls).toHaveLength(1)
  })
})
