/** The real sockets of discovery, on the loopback address: what cannot be sent is lost, and nobody waits for it. */
import { createSocket, Socket, type RemoteInfo } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Datagrams, Sender } from '../../../src-main/net/discovery/deps'
import { nodeNetwork, nodeNics } from '../../../src-main/net/discovery/nodeDeps'

/** The interfaces of a machine; null: those of this one. */
const interfaces = vi.hoisted(() => ({ now: null as object | null }))
vi.mock('node:os', async original => {
  const os = await original<typeof import('node:os')>()
  return { ...os, networkInterfaces: () => interfaces.now ?? os.networkInterfaces() }
})

const HERE = '127.0.0.1'
const HELLO = Buffer.from('hello')

let ours: Datagrams, received: Sender[], other: Socket
beforeEach(async () => {
  received = []
  const opened = await open()
  if (!opened) throw new Error('no socket')
  ours = opened
  other = createSocket('udp4')
  other.bind(0, HERE)
  await once(other, 'listening')
})
afterEach(() => {
  ours.close()
  other.close()
})

const open = (port = 0): Promise<Datagrams | null> =>
  nodeNetwork.open({
    port,
    bind: HERE,
    shared: false,
    onDatagram: (_, from) => {
      received.push(from)
    },
  })
const sent = (port: number): Promise<Error | null> =>
  new Promise(done => {
    ours.send(HELLO, port, HERE, done)
  })

describe('a datagram', () => {
  it('arrives, and its sender is told that it has gone', async () => {
    const arrives = once(other, 'message')
    expect(await sent(other.address().port)).toBeNull()
    const [bytes, from] = (await arrives) as [Buffer, RemoteInfo]
    expect([bytes.toString(), from.address]).toEqual(['hello', HERE])
  })

  it('to the port 0, from which a stranger may have asked, is lost like any other: the next one goes', async () => {
    expect(await sent(0)).toBeInstanceOf(Error)
    expect(() => {
      ours.send(HELLO, 0, HERE)
    }).not.toThrow()
    expect(await sent(other.address().port)).toBeNull()
  })

  it('that is sent after its socket has closed is lost at once: a goodbye waits for no other', async () => {
    ours.close()
    ours.close()
    expect(await sent(other.address().port)).toBeInstanceOf(Error)
  })
})

describe('a socket', () => {
  it('of a port that another program has for itself is none', async () => {
    expect(await open(other.address().port)).toBeNull()
  })

  it('keeps what it sends to a group within the network, unless it is asked to do as mDNS does', async () => {
    const [hops, from, joined] = (['setMulticastTTL', 'setMulticastInterface', 'addMembership'] as const).map(what =>
      vi.spyOn(Socket.prototype, what).mockImplementation(() => undefined),
    )
    const opened = [
      await open(),
      await nodeNetwork.open({
        ...{ port: 0, bind: HERE, shared: true, multicastFrom: HERE, hops: 255, onDatagram: () => undefined },
        group: { address: '239.255.62.62', on: [HERE, '127.0.0.2'] },
      }),
    ]
    for (const socket of opened) socket?.close()
    expect(hops?.mock.calls).toEqual([[1], [255]])
    expect(from?.mock.calls).toEqual([[HERE]])
    expect(joined?.mock.calls).toEqual([
      ['239.255.62.62', HERE],
      ['239.255.62.62', '127.0.0.2'],
    ])
    vi.restoreAllMocks()
  })

  it('listens on where one of its interfaces is gone: on the others it is in the group', async () => {
    const joined = vi.spyOn(Socket.prototype, 'addMembership').mockImplementation((_, on) => {
      if (on === HERE) throw new Error('ENODEV')
    })
    const opened = await nodeNetwork.open({
      ...{ port: 0, bind: HERE, shared: true, onDatagram: () => undefined },
      group: { address: '239.255.62.62', on: [HERE, '127.0.0.2'] },
    })
    expect([opened === null, joined.mock.calls.length]).toEqual([false, 2])
    opened?.close()
    vi.restoreAllMocks()
  })

  it('that cannot send where it shall is none', async () => {
    vi.spyOn(Socket.prototype, 'setMulticastInterface').mockImplementation(() => {
      throw new Error('EADDRNOTAVAIL')
    })
    const setup = { port: 0, bind: HERE, shared: true, multicastFrom: HERE, onDatagram: () => undefined }
    expect(await nodeNetwork.open(setup)).toBeNull()
    vi.restoreAllMocks()
  })
})

describe('a visit', () => {
  it('tells a host that answers from a machine on which nobody listens', async () => {
    const server = createServer()
    server.listen(0, HERE)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    expect(await nodeNetwork.dial(HERE, port, 30_000)).toBe('open')
    server.close()
    await once(server, 'close')
    expect(await nodeNetwork.dial(HERE, port, 30_000)).toBe('refused')
  })
})

describe('interfaces', () => {
  it('are those with an IPv4 address that others can reach, each with its subnet', () => {
    interfaces.now = {
      lo: [{ address: '127.0.0.1', family: 'IPv4', internal: true, cidr: '127.0.0.1/8' }],
      eth0: [
        { address: '10.0.0.1', family: 'IPv4', internal: false, cidr: '10.0.0.1/20' },
        { address: 'fe80::1', family: 'IPv6', internal: false, cidr: 'fe80::1/64' },
      ],
      tun0: [{ address: '10.8.0.2', family: 'IPv4', internal: false, cidr: null }],
    }
    expect(nodeNics()).toEqual([
      { name: 'eth0', address: '10.0.0.1', prefix: 20 },
      { name: 'tun0', address: '10.8.0.2', prefix: 32 },
    ])
    interfaces.now = null
  })
})
