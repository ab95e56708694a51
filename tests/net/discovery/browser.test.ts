/** Hosts and guests on a network in memory: who is found when, and how the list changes. */
import { beforeEach, describe, expect, it } from 'vitest'
import { encode } from 'dns-packet'
import { advertiseTables } from '../../../src-main/net/discovery/advertiser'
import { TableBrowser } from '../../../src-main/net/discovery/browser'
import { CHANNEL_GROUP, CHANNEL_PORT, QUESTION_SIZE, question } from '../../../src-main/net/discovery/channel'
import { encodeTableRecord, type TableRecord } from '../../../src-main/net/discovery/tableRecord'
import { MDNS_GROUP } from '../../../src-main/net/discovery/mdns'
import type { HostAddress } from '../../../src-main/net/discovery/knownAddresses'
import type { ProbeHost } from '../../../src-main/net/discovery/probeHost'
import { Ether, nic, type Machine } from './fakeNetwork'
import { counted } from './flood'
import { someFacts } from './tableRecord'

let ether: Ether
beforeEach(() => {
  ether = new Ether()
})

const visits: string[] = []
beforeEach(() => {
  visits.length = 0
})

function open(
  machine: Machine,
  remembered: readonly HostAddress[] = [],
  there: readonly TableRecord[] | null = [],
): TableBrowser {
  const probe: ProbeHost = (address, port) => {
    visits.push(`${address}:${port}`)
    return Promise.resolve(there)
  }
  return new TableBrowser({
    network: machine.network,
    probeHost: probe,
    onChange: () => undefined,
    knownAddresses: { read: () => Promise.resolve(remembered), add: () => Promise.resolve() },
  })
}

function host(machine: Machine, tables: () => readonly TableRecord[] = () => [someFacts()]) {
  for (const { port } of tables()) machine.doors.add(port)
  return advertiseTables(machine.network, tables, null)
}

const names = (browser: TableBrowser): string[] => browser.tables.map(({ record }) => record.name)
/** bonjour-service uses Node's own timers and ticks, which the virtual clock does not control. */
const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) {
    await new Promise<void>(done => {
      setImmediate(done)
    })
    await ether.clock.settle()
  }
}
const advance = async (ms: number): Promise<void> => {
  await ether.clock.advance(ms)
  await settle()
}

describe('a guest', () => {
  it('hears a host that announces itself again, as after a sleep, and its goodbye afterwards', async () => {
    const machine = ether.machine(nic('10.0.0.1'))
    let opened = 0
    const { open: really } = machine.network
    const network = {
      ...machine.network,
      open: (setup: Parameters<typeof really>[0]) => {
        opened++
        return really(setup)
      },
    }
    const { port } = someFacts()
    machine.doors.add(port)
    const advertiser = advertiseTables(network, () => [someFacts()], null)
    await settle()
    const before = opened
    advertiser.restart()
    await settle()
    expect(opened).toBe(2 * before)
    const browser = open(ether.machine(nic('10.0.0.2')))
    await settle()
    expect(names(browser)).toEqual([someFacts().name])
    const removed = advertiser.close([someFacts()])
    await advance(1000)
    await removed
    await advance(5000)
    expect(opened).toBe(2 * before)
  })

  it('finds a running host at once, by both channels', async () => {
    host(ether.machine(nic('10.0.0.1')))
    await settle()
    const browser = open(ether.machine(nic('10.0.0.2')))
    await settle()
    expect(browser.tables).toMatchObject([
      { record: someFacts(), addresses: ['10.0.0.1'], stale: false, version: 'same' },
    ])
    expect([...(browser.tables[0]?.ways ?? [])].sort()).toEqual(['channel', 'mdns'])
  })

  it('finds it by the second channel where multicast is dropped', async () => {
    ether.drops = address => address === MDNS_GROUP || address === CHANNEL_GROUP
    host(ether.machine(nic('10.0.0.1')))
    await settle()
    const browser = open(ether.machine(nic('10.0.0.2')))
    await settle()
    expect(browser.tables).toMatchObject([{ addresses: ['10.0.0.1'], ways: ['channel'] }])
  })

  it('asks at 0, 1 and 3 s, then every 5 s', async () => {
    open(ether.machine(nic('10.0.0.2')))
    const asked: number[] = []
    for (let s = 0; s <= 20; s++) {
      await advance(s === 0 ? 0 : 1000)
      if (ether.sent.some(({ to }) => to.address === MDNS_GROUP)) asked.push(s)
      ether.sent.length = 0
    }
    expect(asked).toEqual([0, 1, 3, 8, 13, 18])
  })

  it('finds 30 tables of one host, in several answers', async () => {
    ether.drops = address => address === MDNS_GROUP
    host(ether.machine(nic('10.0.0.1')), () =>
      Array.from({ length: 30 }, (_, n) => someFacts({ id: `table-${n}`, name: `Table ${n}` })),
    )
    await settle()
    const browser = open(ether.machine(nic('10.0.0.2')))
    await settle()
    expect(browser.tables).toHaveLength(30)
  })

  it('continues if an interface fails', async () => {
    host(ether.machine(nic('10.0.0.1')))
    const machine = ether.machine(nic('172.16.0.2', 'bad'), nic('10.0.0.2'))
    machine.broken.add('172.16.0.2')
    await settle()
    const browser = open(machine)
    await settle()
    expect(names(browser)).toEqual(['Friday'])
  })

  it('sees seats fill', async () => {
    let taken = 1
    host(ether.machine(nic('10.0.0.1')), () => [someFacts({ taken })])
    const browser = open(ether.machine(nic('10.0.0.2')))
    await settle()
    taken = 5
    await advance(2000)
    expect(browser.tables[0]?.record.taken).toBe(5)
  })
})

describe('a table that is gone', () => {
  it('is removed at once when its host says goodbye and cannot be reached', async () => {
    const machine = ether.machine(nic('10.0.0.1')),
      advertiser = host(machine)
    const browser = open(ether.machine(nic('10.0.0.2')))
    await settle()
    machine.doors.clear()
    const closing = advertiser.close([someFacts()])
    await settle()
    expect(names(browser)).toEqual([])
    await closing
  })

  it('is removed at once where multicast is dropped, too', async () => {
    ether.drops = address => address === MDNS_GROUP || address === CHANNEL_GROUP
    const machine = ether.machine(nic('10.0.0.1')),
      advertiser = host(machine)
    await settle()
    const browser = open(ether.machine(nic('10.0.0.2')))
    await settle()
    expect(names(browser)).toEqual(['Friday'])
    machine.doors.clear()
    const closing = advertiser.close([someFacts()])
    await settle()
    expect(names(browser)).toEqual([])
    await advance(1000)
    await closing
  })

  it('is removed at once when its host goes on but no longer lists it', async () => {
    const advertiser = host(ether.machine(nic('10.0.0.1')))
    const reported = [someFacts(), someFacts({ id: 'b', name: 'Saturday' })]
    const browser = open(ether.machine(nic('10.0.0.2')), [], reported.slice(1))
    await settle()
    expect(names(browser)).toEqual(['Friday'])
    const closing = advertiser.close([someFacts()])
    await settle()
    expect(names(browser)).toEqual([])
    await closing
  })

  it.each([
    ['tells of it', [someFacts()]],
    ['is too busy to answer', null],
  ])('stays if the goodbye came from somebody else: its host is there and %s', async (_, there) => {
    host(ether.machine(nic('10.0.0.1')))
    const guest = ether.machine(nic('10.0.0.2'))
    const browser = open(guest, [], there)
    await settle()
    const evil = await ether.machine(nic('10.0.0.66')).network.open({
      port: 5353,
      bind: '0.0.0.0',
      shared: true,
      multicastFrom: '10.0.0.66',
      onDatagram: () => undefined,
    })
    const type = '_undertable._tcp.local'
    evil?.send(
      encode({
        type: 'response',
        answers: [{ type: 'PTR', name: type, ttl: 0, data: `undertable-aaaaaaaaaaaa.${type}` }],
      }),
      5353,
      MDNS_GROUP,
    )
    await settle()
    expect(guest.connection).toEqual(['10.0.0.1:26262'])
    expect(names(browser)).toEqual(['Friday'])
  })

  it('turns grey and is removed when its host is killed', async () => {
    host(ether.machine(nic('10.0.0.1')))
    const browser = open(ether.machine(nic('10.0.0.2')))
    await settle()
    ether.drops = () => true
    await advance(11_900)
    expect(browser.tables.map(({ stale }) => stale)).toEqual([false])
    await advance(100)
    expect(browser.tables.map(({ stale }) => stale)).toEqual([true])
    await advance(5000)
    expect(browser.tables).toEqual([])
  })
})

describe('a list that is closed', () => {
  it('listens and asks no more, and sets no timer', async () => {
    host(ether.machine(nic('10.0.0.1')))
    await settle()
    const machine = ether.machine(nic('10.0.0.2'))
    const before = [ether.sockets.size, ether.clock.waiting]
    const browser = open(machine)
    await advance(2500)
    expect(names(browser)).toEqual(['Friday'])
    browser.close()
    expect([ether.sockets.size, ether.clock.waiting]).toEqual(before)
  })

  it('closes the sockets that open only then', async () => {
    const machine = ether.machine(nic('10.0.0.2'))
    const browser = open(machine)
    browser.close()
    await settle()
    expect([ether.sockets.size, ether.clock.waiting]).toEqual([0, 0])
  })

  it('takes in nothing, and tells nobody', async () => {
    const told: number[] = []
    const machine = ether.machine(nic('10.0.0.2'))
    const browser = new TableBrowser({
      network: machine.network,
      probeHost: () => Promise.resolve([someFacts()]),
      onChange: tables => told.push(tables.length),
      knownAddresses: { read: () => Promise.resolve([]), add: () => Promise.resolve() },
    })
    await settle()
    browser.close()
    const before = told.length
    await browser.probe('10.0.0.9', 26262, 100)
    await advance(20_000)
    expect([told.length, names(browser), ether.clock.waiting]).toEqual([before, [], 0])
  })

  it('scans no further', async () => {
    const browser = open(ether.machine(nic('10.0.0.2')))
    await settle()
    const scanning = browser.scan()
    browser.close()
    await scanning
    expect(visits.length).toBe(50)
    expect(visits).not.toContain('10.0.0.2:26262')
  })
})

describe('interfaces of a guest that change', () => {
  it('leave no socket of the old ones open', async () => {
    const machine = ether.machine(nic('10.0.0.2'))
    open(machine)
    await settle()
    machine.nics = [nic('10.0.0.4')]
    await advance(2000)
    expect([...ether.sockets].map(({ setup }) => setup.multicastFrom)).toEqual(['10.0.0.4', '10.0.0.4'])
  })

  it('are asked on as often as before: nobody asks twice', async () => {
    const machine = ether.machine(nic('10.0.0.2'))
    open(machine)
    await settle()
    machine.nics = [nic('10.0.0.4')]
    await advance(10_000)
    ether.sent.length = 0
    await advance(10_000)
    expect(ether.sent.filter(({ to }) => to.address === MDNS_GROUP)).toHaveLength(2)
  })

  it('leave none open either that opens only when they have changed already', async () => {
    const machine = ether.machine(nic('10.0.0.2'))
    let go: () => void = () => undefined
    const busy = new Promise<void>(done => {
      go = done
    })
    const real = machine.network
    const browser = new TableBrowser({
      network: { ...real, open: setup => busy.then(() => real.open(setup)) },
      probeHost: () => Promise.resolve([]),
      onChange: () => undefined,
      knownAddresses: { read: () => Promise.resolve([]), add: () => Promise.resolve() },
    })
    machine.nics = [nic('10.0.0.4')]
    await advance(2000)
    expect(ether.sockets.size).toBe(0)
    go()
    await settle()
    expect([...ether.sockets].map(({ setup }) => setup.multicastFrom)).toEqual(['10.0.0.4', '10.0.0.4'])
    browser.close()
  })
})

describe('packets of strangers', () => {
  const type = '_undertable._tcp.local'
  const goodbye = encode({
    type: 'response',
    answers: [{ type: 'PTR', name: type, ttl: 0, data: `undertable-aaaaaaaaaaaa.${type}` }],
  })
  const socketOf = (machine: Machine) =>
    [...ether.sockets].find(socket => socket.machine === machine && socket.port === 5353)

  it('from outside the network of an interface are not read', async () => {
    host(ether.machine(nic('10.0.0.1')))
    const guest = ether.machine(nic('10.0.0.2'))
    open(guest)
    await settle()
    socketOf(guest)?.setup.onDatagram(goodbye, { address: '8.8.8.8', port: 5353 })
    await settle()
    expect(guest.connection).toEqual([])
  })

  it('are read four hundred at once of each of them, and no more', async () => {
    const guest = ether.machine(nic('10.0.0.2'))
    open(guest)
    await settle()
    const flood = counted(goodbye)
    for (let n = 0; n < 2000; n++)
      socketOf(guest)?.setup.onDatagram(flood.bytes(), { address: '10.0.0.66', port: 5353 })
    expect(flood.read()).toBe(400)
  })

  it('who say goodbye for a table again and again have its host asked once at a time, and each time', async () => {
    host(ether.machine(nic('10.0.0.1')))
    const guest = ether.machine(nic('10.0.0.2'))
    const browser = open(guest, [], [someFacts()])
    await settle()
    for (const round of [1, 2]) {
      for (let n = 0; n < 5; n++) socketOf(guest)?.setup.onDatagram(goodbye, { address: '10.0.0.66', port: 5353 })
      await settle()
      expect(guest.connection).toHaveLength(round)
    }
    expect(names(browser)).toEqual(['Friday'])
  })

  it('who claim an address of ours elsewhere do not make us dial there', async () => {
    const guest = ether.machine(nic('10.0.0.2'))
    open(guest)
    await settle()
    const record = someFacts()
    socketOf(guest)?.setup.onDatagram(
      encode({
        type: 'response',
        answers: [
          { type: 'TXT', name: `undertable-${record.id}.${type}`, ttl: 120, data: encodeTableRecord(record) },
          { type: 'A', name: `undertable-${record.id}.local`, ttl: 120, data: '192.168.9.9' },
        ],
      }),
      { address: '10.0.0.66', port: 5353 },
    )
    socketOf(guest)?.setup.onDatagram(goodbye, { address: '10.0.0.66', port: 5353 })
    await settle()
    expect(guest.connection).toEqual(['10.0.0.66:26262'])
  })
})

describe('what is told of the list', () => {
  it('is told at once, then together, and only when it has changed', async () => {
    const told: string[] = []
    const machine = ether.machine(nic('10.0.0.2'))
    const found = (name: string) => [someFacts({ id: name, name })]
    let there = found('a')
    const browser = new TableBrowser({
      network: machine.network,
      probeHost: () => Promise.resolve(there),
      onChange: tables => told.push(tables.map(({ record }) => record.name).join(' ')),
      knownAddresses: { read: () => Promise.resolve([]), add: () => Promise.resolve() },
    })
    await settle()
    told.length = 0
    for (const name of ['a', 'b', 'c', 'c']) {
      there = found(name)
      await browser.probe('10.0.0.9', 26262, 100)
    }
    expect(told).toEqual(['a'])
    await advance(19)
    expect(told).toEqual(['a'])
    await advance(1)
    expect(told).toEqual(['a', 'a b c'])
    await advance(5000)
    expect(told).toEqual(['a', 'a b c'])
  })
})

describe('a list that has been told of', () => {
  it('is told at once again when there is news after a while, each time', async () => {
    const told: number[] = []
    let there: TableRecord[] = []
    const browser = new TableBrowser({
      network: ether.machine(nic('10.0.0.2')).network,
      probeHost: () => Promise.resolve(there),
      onChange: tables => told.push(tables.length),
      knownAddresses: { read: () => Promise.resolve([]), add: () => Promise.resolve() },
    })
    await settle()
    for (let n = 1; n <= 4; n++) {
      there = Array.from({ length: n }, (_, at) => someFacts({ id: `table-${at}` }))
      await browser.probe('10.0.0.9', 26262, 100)
      await advance(1000)
      expect(told.at(-1)).toBe(n)
    }
    const before = told.length
    await browser.probe('10.0.0.9', 26262, 100)
    expect(told.length).toBe(before)
    await advance(20_000)
    expect(told.at(-1)).toBe(0)
  })

  it('is told less often the longer it is: a millisecond for each table', async () => {
    const told: number[] = []
    let there = Array.from({ length: 100 }, (_, at) => someFacts({ id: `table-${at}` }))
    const browser = new TableBrowser({
      network: ether.machine(nic('10.0.0.2')).network,
      probeHost: () => Promise.resolve(there),
      onChange: tables => told.push(tables.length),
      knownAddresses: { read: () => Promise.resolve([]), add: () => Promise.resolve() },
    })
    await settle()
    await browser.probe('10.0.0.9', 26262, 100)
    await advance(500)
    told.length = 0
    there = [someFacts({ id: 'one more' })]
    await browser.probe('10.0.0.9', 26262, 100)
    there = [someFacts({ id: 'and another' })]
    await browser.probe('10.0.0.9', 26262, 100)
    expect(told).toEqual([101])
    await advance(100)
    expect(told).toEqual([101])
    await advance(1)
    expect(told).toEqual([101, 102])
  })
})

describe('when nothing is heard', () => {
  const other = { address: '10.0.0.9', port: 26263 },
    elsewhere = { address: '192.168.7.7', port: 26262 }

  it('hosts of earlier sessions are asked after a second, if they are on this network', async () => {
    const browser = open(ether.machine(nic('10.0.0.2')), [other, elsewhere], [someFacts({ port: 26263 })])
    await advance(999)
    expect(visits).toEqual([])
    await advance(1)
    expect(visits).toEqual(['10.0.0.9:26263'])
    expect(browser.tables).toMatchObject([{ addresses: ['10.0.0.9'], ways: ['visit'] }])
  })

  it('a host that is asked is listed at the port at which it answered: its own may be behind a router', async () => {
    const browser = open(ether.machine(nic('10.0.0.2')), [], [someFacts({ port: 26262 })])
    await settle()
    expect(await browser.probe('10.0.0.9', 30_000, 100)).toBe(true)
    expect(browser.tables.map(({ record }) => record.port)).toEqual([30_000])
  })

  it('a host without tables, and an address where nobody answers, add nothing', async () => {
    for (const there of [[], null]) {
      const browser = open(ether.machine(nic('10.0.0.2')), [], there)
      expect(await browser.probe('10.0.0.9', 26262, 100)).toBe(false)
      expect(names(browser)).toEqual([])
    }
  })

  it('they are not asked when there is a table', async () => {
    host(ether.machine(nic('10.0.0.1')))
    open(ether.machine(nic('10.0.0.2')), [other])
    await advance(2000)
    expect(visits).toEqual([])
  })

  it('the local network is scanned on request', async () => {
    const browser = open(ether.machine(nic('10.0.0.2')))
    await settle()
    expect(visits).toEqual([])
    await browser.scan()
    expect(new Set(visits).size).toBe(253)
    expect(visits).toHaveLength(2 * 253)
    expect(visits).toContain('10.0.0.254:26262')
  })

  it('a scan that has found a table asks nobody twice', async () => {
    const browser = open(ether.machine(nic('10.0.0.2')), [], [someFacts()])
    await settle()
    await browser.scan()
    expect(visits).toHaveLength(253)
    expect(browser.tables).toHaveLength(1)
  })
})

describe('a host', () => {
  it('serves an interface that appears later, and one that has another address', async () => {
    const machine = ether.machine()
    host(machine)
    const browser = open(ether.machine(nic('10.0.0.2')))
    await advance(1000)
    expect(names(browser)).toEqual([])
    machine.nics = [nic('10.0.0.1')]
    await advance(2000)
    expect(browser.tables).toMatchObject([{ addresses: ['10.0.0.1'] }])
    machine.nics = [nic('10.0.0.3')]
    await advance(20_000)
    expect(browser.tables).toMatchObject([{ addresses: ['10.0.0.3', '10.0.0.1'] }])
  })

  it('announces itself again after a sleep', async () => {
    const machine = ether.machine(nic('10.0.0.1'))
    host(machine)
    await advance(100)
    ether.sent.length = 0
    machine.wall += 60_000
    await advance(2000)
    expect(ether.sent.filter(({ to }) => to.address === MDNS_GROUP).length).toBeGreaterThan(0)
  })

  it('answers nobody outside its own networks', async () => {
    host(ether.machine(nic('10.0.0.1')))
    await settle()
    ether.sent.length = 0
    for (const { port, setup } of ether.sockets)
      if (port === CHANNEL_PORT)
        setup.onDatagram(question({ nonce: new Uint8Array(8), from: 0 }), { address: '8.8.8.8', port: 99 })
    await settle()
    expect(ether.sent).toEqual([])
  })

  it('answers no question with more bytes than it has, and limits how many it answers', async () => {
    host(ether.machine(nic('10.0.0.1')), () => Array.from({ length: 30 }, (_, n) => someFacts({ id: `table-${n}` })))
    await settle()
    ether.sent.length = 0
    for (const { port, setup } of ether.sockets)
      if (port === CHANNEL_PORT)
        for (let n = 0; n < 1000; n++)
          setup.onDatagram(question({ nonce: new Uint8Array(8), from: 0 }), { address: '10.0.0.66', port: 99 })
    await settle()
    expect(ether.sent.length).toBe(80)
    expect(Math.max(...ether.sent.map(({ bytes }) => bytes.length))).toBeLessThanOrEqual(QUESTION_SIZE)
  })

  it('that is bound to one address sends only there', async () => {
    const machine = ether.machine(nic('10.0.0.1'), nic('172.16.0.1', 'eth1'))
    advertiseTables(machine.network, () => [someFacts()], '172.16.0.1')
    await settle()
    expect([...new Set(ether.sent.map(({ from }) => from.address))]).toEqual(['172.16.0.1'])
  })
})
