/** Machines that name addresses to have computers and pages connect to something else. */
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { KeepMessage } from '../../src-main/keep/links/messages'
import { createCertificate } from '../../src-main/net/tls/certificate'
import type { HostLinkEvents } from '../../src-main/net/client'
import { VirtualClock } from '../kit/clock'
import { proveWays, type Defence } from './kit/ways'

const goesAnywhere: Defence = {
  module: 'src-shared/lan/tablePlace',
  off: () => ({ isTablePlace: () => true, isInNetworks: () => true }),
}
const DECLINED: KeepMessage = { kind: 'declined', table: 't' }

/** @returns whether a computer that is told of this address of another one connects to a socket that is no table's */
async function keeperConnects(address: string): Promise<boolean> {
  const { KeepLinks } = await import('../../src-main/keep/links/keepLinks')
  let isCalled = false
  const victim = createServer(socket => {
    isCalled = true
    socket.destroy()
  })
  victim.listen(0, '127.0.0.1')
  await once(victim, 'listening')
  const { port } = victim.address() as AddressInfo
  const clock = new VirtualClock()
  const links = new KeepLinks({
    certificate: await createCertificate(),
    clock,
    // As on any network: this computer is at another address than the loopback's.
    reachedAt: () => [{ address: '127.0.0.1', port: 26262 }],
    isInvited: () => false,
    isKnown: () => true,
    sendsTables: () => false,
    onMessage: () => undefined,
  })
  links.know({ id: 'b', name: 'b', addresses: [address], port })
  links.send('b', DECLINED)
  // A connection of this machine to itself, or none: once a later one is there.
  const { connect } = await import('node:net')
  const later = createServer(socket => socket.destroy()).listen(0, '127.0.0.1')
  await once(later, 'listening')
  for (let round = 0; round < 300 && !isCalled; round++) {
    const probe = connect((later.address() as AddressInfo).port, '127.0.0.1')
    await once(probe, 'close')
  }
  links.close()
  later.close()
  victim.close()
  return isCalled
}

/** @returns whether the page would ask this address */
async function pageAsks(hostname: string, address: string, port: number): Promise<boolean> {
  const asked: string[] = []
  const { vi } = await import('vitest')
  vi.stubGlobal('window', {
    location: { hostname, port: '26262', host: `${hostname}:26262`, protocol: 'http:', search: '' },
  })
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return Promise.reject(new Error('nobody'))
  })
  try {
    const { browserFollower } = await import('../../src-renderer/connection/browserFollower')
    await browserFollower().ask({ id: 'b', name: 'b', addresses: [address], port }, 't', '00')
    return asked.length > 0
  } finally {
    vi.unstubAllGlobals()
  }
}

/** @returns the addresses that the app dials when a table is said to have moved there */
async function appDials(addresses: readonly string[], port: number): Promise<readonly string[]> {
  const { TableSockets } = await import('../../src-main/desktop/tableSockets')
  const dialled: string[][] = []
  const sockets = new TableSockets({
    dial: (endpoint, _: HostLinkEvents) => {
      dialled.push([...endpoint.addresses])
      return { send: () => undefined, close: () => undefined }
    },
    tokens: { get: () => null, set: () => undefined },
    ownerKey: () => null,
    onEvent: () => undefined,
    onReached: () => undefined,
    reachedAt: () => [],
  })
  const place = { addresses: [...addresses], port, pin: null, announced: null, table: 't' }
  sockets.dial(1, place, { fingerprint: 'before', table: 't' })
  return [...dialled.flat(), ...sockets.allowed(place)]
}

/** @returns the addresses at which a guest would look for a table that announces these */
async function listed(claimed: readonly string[]): Promise<readonly string[]> {
  const { candidates } = await import('../../src-main/net/discovery/subnets')
  return candidates([{ name: 'eth0', address: '192.168.1.5', prefix: 24 }], [], claimed)
}

proveWays('a computer of a table that names another’s addresses', [
  {
    name: 'sends its keepers to a service that is no table’s, such as a printer’s',
    attack: () => keeperConnects('127.0.0.1'),
    without: [goesAnywhere],
  },
  {
    name: 'sends them there by a name',
    attack: () => keeperConnects('localhost'),
    without: [goesAnywhere],
  },
  {
    name: 'sends the app of somebody who follows a table to the internet',
    attack: async () => (await appDials(['203.0.113.9'], 26262)).length > 0,
    without: [goesAnywhere],
  },
  {
    name: 'sends it to a service of the computer it runs on',
    attack: async () => (await appDials(['127.0.0.1', '::1', '::ffff:127.0.0.1'], 6379)).length > 0,
    without: [goesAnywhere],
  },
  {
    name: 'sends it to a multicast group, to everybody, or to a name',
    attack: async () => (await appDials(['224.0.0.251', '255.255.255.255', 'intranet.example'], 26262)).length > 0,
    without: [goesAnywhere],
  },
])

proveWays('a host that names computers to a page', [
  {
    name: 'has it ask the internet',
    attack: () => pageAsks('192.168.1.5', '203.0.113.9', 26262),
    without: [goesAnywhere],
  },
  {
    name: 'has it ask a name, which looks the person up',
    attack: () => pageAsks('192.168.1.5', 'intranet.example', 26262),
    without: [goesAnywhere],
  },
  {
    name: 'has it ask the person’s own computer',
    attack: () => pageAsks('192.168.1.5', '127.0.0.1', 26262),
    without: [goesAnywhere],
  },
  {
    name: 'has it ask the router',
    attack: () => pageAsks('192.168.1.5', '192.168.1.1', 80),
    without: [goesAnywhere],
  },
  {
    name: 'hides another host and path in an address',
    attack: () => pageAsks('10.0.0.5', '10.0.0.1@203.0.113.9/x?', 26262),
    without: [goesAnywhere],
  },
])

proveWays('a neighbour who announces a table', [
  {
    name: 'sends guests to another network',
    attack: async () => (await listed(['192.168.0.1', '10.0.0.1', '127.0.0.1', '203.0.113.9'])).length > 0,
    without: [goesAnywhere],
  },
  {
    name: 'announces it at a privileged port',
    attack: async () => {
      const { encodeTableRecord, readTableRecord } = await import('../../src-main/net/discovery/tableRecord')
      const { someFacts } = await import('../net/discovery/tableRecord')
      return readTableRecord(encodeTableRecord(someFacts({ port: 443 }))) !== null
    },
    without: [{ module: 'src-shared/lan/tablePlace', off: () => ({ isUnprivileged: () => true }) }],
  },
])
