/** A host on the network: whom it answers, and that it leaves nothing open behind it. */
import os from 'node:os'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decode, encode } from 'dns-packet'
import { advertiseTables } from '../../../src-main/net/discovery/advertiser'
import type { Datagrams } from '../../../src-main/net/discovery/deps'
import { MDNS_GROUP, MDNS_PORT, mdnsQuestion, readMdns } from '../../../src-main/net/discovery/mdns'
import { Ether, nic, type Machine } from './fakeNetwork'
import { counted } from './flood'
import { someFacts } from './tableRecord'

let ether: Ether, machine: Machine
beforeEach(() => {
  ether = new Ether()
  machine = ether.machine(nic('10.0.0.1'))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** bonjour-service uses Node's own ticks, which the virtual clock does not control. */
const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) {
    await new Promise<void>(done => {
      setImmediate(done)
    })
    await ether.clock.settle()
  }
}
const mdnsSockets = () => [...ether.sockets].filter(({ port }) => port === MDNS_PORT)
const answersSent = () => ether.sent.filter(({ to }) => to.address === MDNS_GROUP)

/** A host that has announced itself; what it said then is forgotten. */
async function announced(only: string | null = null) {
  const advertiser = advertiseTables(machine.network, () => [someFacts()], only)
  await settle()
  await ether.clock.advance(5000)
  await settle()
  ether.sent.length = 0
  return advertiser
}

describe('a query for our service', () => {
  it('is answered within the network of the interface, and to nobody outside of it', async () => {
    await announced()
    const [socket] = mdnsSockets()
    socket?.setup.onDatagram(mdnsQuestion(), { address: '8.8.8.8', port: MDNS_PORT })
    await settle()
    expect(answersSent()).toEqual([])
    socket?.setup.onDatagram(mdnsQuestion(), { address: '10.0.0.7', port: MDNS_PORT })
    await settle()
    expect(answersSent()).toHaveLength(1)
  })

  it('needs no second answer within a fifth of a second: everybody has heard the first', async () => {
    await announced()
    const [socket] = mdnsSockets()
    for (const ms of [0, 100, 99, 1]) {
      await ether.clock.advance(ms)
      socket?.setup.onDatagram(mdnsQuestion(), { address: `10.0.0.${10 + ms}`, port: MDNS_PORT })
      await settle()
    }
    expect(answersSent()).toHaveLength(2)
  })

  it('is answered once for each of its questions, however often a packet repeats them', async () => {
    await announced()
    const [socket] = mdnsSockets()
    const name = '_undertable._tcp.local'
    const many = Array.from({ length: 300 }, (_, n) => ({
      name: n % 2 ? name : name.toUpperCase(),
      type: 'PTR' as const,
    }))
    socket?.setup.onDatagram(encode({ type: 'query', questions: many }), { address: '10.0.0.66', port: MDNS_PORT })
    await settle()
    expect(answersSent()).toHaveLength(1)
    await ether.clock.advance(200)
    const instance = `undertable-${someFacts().id}.${name}`
    const two = [
      { name, type: 'PTR' as const },
      { name: instance, type: 'SRV' as const },
    ]
    socket?.setup.onDatagram(encode({ type: 'query', questions: two }), { address: '10.0.0.7', port: MDNS_PORT })
    await settle()
    expect(answersSent()).toHaveLength(3)
  })

  it('is not even read when its sender has sent hundreds', async () => {
    await announced()
    const [socket] = mdnsSockets(),
      flood = counted(mdnsQuestion())
    for (let n = 0; n < 2000; n++) socket?.setup.onDatagram(flood.bytes(), { address: '10.0.0.66', port: MDNS_PORT })
    expect(flood.read()).toBe(200)
  })

  it('is answered with the one address that the host listens on, of all that the machine has', async () => {
    vi.spyOn(os, 'networkInterfaces').mockReturnValue({
      eth0: [net('10.0.0.1')],
      vpn0: [net('172.16.0.9')],
    })
    await announced('10.0.0.1')
    mdnsSockets()[0]?.setup.onDatagram(mdnsQuestion(), { address: '10.0.0.7', port: MDNS_PORT })
    await settle()
    const addresses = answersSent().flatMap(({ bytes }) => {
      const { answers = [], additionals = [] } = decode(Buffer.from(bytes))
      return [...answers, ...additionals].flatMap(one => (one.type === 'A' ? [one.data] : []))
    })
    expect([...new Set(addresses)]).toEqual(['10.0.0.1'])
  })

  it('is answered with no address of a kind at which the host does not listen', async () => {
    vi.spyOn(os, 'networkInterfaces').mockReturnValue({
      eth0: [net('10.0.0.1'), { ...net('fd00::1'), family: 'IPv6', netmask: 'ffff:ffff:ffff:ffff::', scopeid: 0 }],
    })
    await announced()
    mdnsSockets()[0]?.setup.onDatagram(mdnsQuestion(), { address: '10.0.0.7', port: MDNS_PORT })
    await settle()
    const types = answersSent().flatMap(({ bytes }) => {
      const { answers = [], additionals = [] } = decode(Buffer.from(bytes))
      return [...answers, ...additionals].map(({ type }) => type)
    })
    expect(types).toContain('A')
    expect(types).not.toContain('AAAA')
  })
})

const net = (address: string): os.NetworkInterfaceInfo => ({
  address,
  netmask: '255.255.255.0',
  family: 'IPv4',
  mac: '02:00:00:00:00:01',
  internal: false,
  cidr: `${address}/24`,
})

describe('sockets of a host', () => {
  it('are closed when its interfaces change, and when it ends', async () => {
    const advertiser = await announced()
    expect(ether.sockets.size).toBe(2)
    machine.nics = [nic('10.0.0.3')]
    await ether.clock.advance(2000)
    await settle()
    expect([...ether.sockets].map(({ setup }) => setup.group?.on)).toEqual([['10.0.0.3'], ['10.0.0.3']])
    const closed = advertiser.close([someFacts()])
    await settle()
    await ether.clock.advance(1000)
    await closed
    expect([ether.sockets.size, ether.clock.waiting]).toEqual([0, 0])
  })

  it('that open only after the interfaces have changed are closed at once', async () => {
    const held: (() => void)[] = []
    const { open } = machine.network
    const network = {
      ...machine.network,
      open: async (setup: Parameters<typeof open>[0]): Promise<Datagrams | null> => {
        await new Promise<void>(done => held.push(done))
        return open(setup)
      },
    }
    const advertiser = advertiseTables(network, () => [someFacts()], null)
    advertiser.restart()
    for (const go of held) go()
    await settle()
    expect(mdnsSockets()).toHaveLength(1)
    expect(ether.sockets.size).toBe(2)
  })

  it('that open only after the host has ended are closed at once', async () => {
    const held: (() => void)[] = []
    const { open } = machine.network
    const network = {
      ...machine.network,
      open: async (setup: Parameters<typeof open>[0]): Promise<Datagrams | null> => {
        await new Promise<void>(done => held.push(done))
        return open(setup)
      },
    }
    const advertiser = advertiseTables(network, () => [someFacts()], null)
    const closed = advertiser.close([someFacts()])
    for (const go of held) go()
    await settle()
    await ether.clock.advance(300)
    await closed
    await settle()
    expect([ether.sockets.size, ether.clock.waiting, answersSent()]).toEqual([0, 0, []])
  })

  it('that do not get their goodbye away are waited for no longer than 300 ms', async () => {
    const { open } = machine.network
    let stuck = false
    const network = {
      ...machine.network,
      open: async (setup: Parameters<typeof open>[0]): Promise<Datagrams | null> => {
        const socket = await open(setup)
        return (
          socket && {
            ...socket,
            send: (bytes, port, address, done) => {
              socket.send(bytes, port, address, stuck ? undefined : done)
            },
          }
        )
      },
    }
    const advertiser = advertiseTables(network, () => [someFacts()], null)
    await settle()
    stuck = true
    let closed = false
    void advertiser.close([someFacts()]).then(() => (closed = true))
    await settle()
    await ether.clock.advance(299)
    await settle()
    expect(closed).toBe(false)
    await ether.clock.advance(1)
    await settle()
    expect([closed, ether.sockets.size]).toEqual([true, 0])
  })

  it('are not watched twice after a restart', async () => {
    let looked = 0
    const network = { ...machine.network, nics: () => (looked++, machine.nics) }
    const advertiser = advertiseTables(network, () => [someFacts()], null)
    advertiser.restart()
    await settle()
    looked = 0
    await ether.clock.advance(2000)
    expect(looked).toBe(1)
  })

  it('say no more what a table was like when it has changed', async () => {
    let taken = 1
    advertiseTables(machine.network, () => [someFacts({ taken })], null)
    await settle()
    taken = 2
    await ether.clock.advance(5000)
    await settle()
    ether.sent.length = 0
    mdnsSockets()[0]?.setup.onDatagram(mdnsQuestion(), { address: '10.0.0.7', port: MDNS_PORT })
    await settle()
    expect(answersSent()).toHaveLength(1)
  })

  it('say what a table is like also where it is again what it was before', async () => {
    let taken = 1
    advertiseTables(machine.network, () => [someFacts({ taken })], null)
    const heard = async (next: number): Promise<number | undefined> => {
      taken = next
      await ether.clock.advance(5000)
      await settle()
      ether.sent.length = 0
      mdnsSockets()[0]?.setup.onDatagram(mdnsQuestion(), { address: '10.0.0.7', port: MDNS_PORT })
      await settle()
      return answersSent().flatMap(({ bytes }) => readMdns(bytes, '10.0.0.1').sightings)[0]?.record.taken
    }
    expect([await heard(1), await heard(2), await heard(1)]).toEqual([1, 2, 1])
  })

  it('announce by themselves what a table is like now, and never again what it was like', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let taken = 1
    const advertiser = advertiseTables(machine.network, () => [someFacts({ taken })], null)
    await settle()
    taken = 2
    await ether.clock.advance(2000)
    await settle()
    const said = (): string[] =>
      answersSent().flatMap(({ bytes }) => readMdns(bytes, '10.0.0.1').sightings.map(({ record }) => `${record.taken}`))
    expect(said()).toEqual(['1', '2'])
    await vi.advanceTimersByTimeAsync(60_000)
    await settle()
    expect([...new Set(said().slice(2))]).toEqual(['2'])
    // Nor after a restart on other sockets, or once the table has closed.
    advertiser.restart()
    await settle()
    await ended(advertiser)
    const before = said().length
    await vi.advanceTimersByTimeAsync(600_000)
    await settle()
    expect(said()).toHaveLength(before)
  })

  it('leave nothing to be done when their host has ended: its program ends, too', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const advertiser = advertiseTables(machine.network, () => [someFacts()], null)
    await settle()
    expect(vi.getTimerCount()).toBeGreaterThan(0)
    await ended(advertiser)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('say goodbye to everybody when their host ends, within 300 ms', async () => {
    const advertiser = await announced()
    await ended(advertiser)
    expect(answersSent().flatMap(({ bytes }) => readMdns(bytes, '10.0.0.1').goodbyes)).toEqual([someFacts().id])
  })
})

/** Ends a host, however its goodbye goes. */
async function ended(advertiser: ReturnType<typeof advertiseTables>): Promise<void> {
  const closed = advertiser.close([someFacts()])
  await settle()
  await ether.clock.advance(300)
  await closed
}
