/** One machine, or a crowd of addresses, uses up what is at the door for everybody. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { ConnectionInfo } from '../../src-main/peer'
import { PROTOCOL } from '../../src-shared/wire'
import type { TestServer } from '../kit/testServer'
import { proveWays, type Attack, type Defence } from './kit/ways'

const OWNER = '127.0.0.1',
  HONEST = '127.0.0.200'
const crowd = Array.from({ length: 46 }, (_, n) => `127.0.0.${n + 10}`)

const nobodyGivesWay: Defence = { module: 'src-main/net/givingWay', off: () => ({ oldestWaiting: () => null }) }

/** A crowd does something at a real server. Can somebody else no longer come in? */
const keepsOut = (act: (at: TestServer, held: (() => void)[]) => Promise<void>, tls = false): Attack => {
  return async () => {
    const { Client, startServer } = await import('../kit/testServer')
    const { certificateOf } = await import('../kit/tlsClient')
    const certificate = tls ? await certificateOf('door') : null
    const at = await startServer(['table.local'], { seed: 7, isLocal: address => address === OWNER, certificate })
    const held: (() => void)[] = []
    try {
      await act(at, held)
      return await Client.arrive(at.server.port, 'Anna', undefined, HONEST).then(
        () => false,
        () => true,
      )
    } finally {
      for (const drop of held) drop()
      await at.close()
    }
  }
}

/** Opens a connection that sends this and waits. */
async function opened(at: TestServer, held: (() => void)[], from: string, bytes: string | Buffer): Promise<void> {
  const socket = connect({ port: at.server.port, host: OWNER, localAddress: from })
  held.push(() => socket.destroy())
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  await Promise.race([once(socket, 'connect'), closed])
  socket.write(bytes)
}

/** Connections of ten addresses, as many as each may have. */
const connections =
  (bytes: string | Buffer) =>
  async (at: TestServer, held: (() => void)[]): Promise<void> => {
    for (const from of crowd.slice(0, 10)) for (let n = 0; n < 58; n++) await opened(at, held, from, bytes)
  }

/** WebSockets of 46 addresses that have said no hello, or one that was refused. */
const silentSockets =
  (hello: object | null) =>
  async (at: TestServer, held: (() => void)[]): Promise<void> => {
    const { WebSocket } = await import('ws')
    for (const from of crowd)
      for (let n = 0; n < 8; n++) {
        const ws = new WebSocket(`ws://${OWNER}:${at.server.port}/table`, {
          localAddress: from,
          perMessageDeflate: false,
        })
        ws.on('error', () => undefined)
        const closed = once(ws, 'close')
        await Promise.race([once(ws, 'open'), closed]).catch(() => undefined)
        if (ws.readyState !== ws.OPEN) continue
        held.push(() => {
          ws.terminate()
        })
        if (hello === null) continue
        ws.send(JSON.stringify(hello))
        await Promise.race([once(ws, 'message'), closed])
      }
  }

/** Without sockets: so many places are taken by silent ones. Is there none for a newcomer? */
const noPlace: Attack = async () => {
  const { ConnectionLimits } = await import('../../src-main/net/connectionLimits')
  const { VirtualClock } = await import('../kit/clock')
  const limits = new ConnectionLimits(new VirtualClock(), address => address === OWNER)
  let port = 0
  for (const remoteAddress of crowd.slice(0, 10))
    for (let n = 0; n < 60; n++) limits.count({ remoteAddress, remotePort: ++port }, () => undefined)
  return limits.count({ remoteAddress: HONEST, remotePort: port + 1 }, () => undefined) === null
}

/** The first bytes of a TLS handshake. */
const HALF_HANDSHAKE = Buffer.from([0x16, 3, 1, 2, 0, 1, 0])

proveWays('a crowd of connections', [
  {
    name: '46 addresses hold all sockets without a hello: nobody else comes in',
    attack: keepsOut(silentSockets(null)),
    without: [nobodyGivesWay],
  },
  {
    name: '46 addresses hold all sockets with a hello that was refused: nobody else comes in',
    attack: keepsOut(
      silentSockets({ kind: 'hello', n: 0, version: PROTOCOL, name: 'Eve', link: 'a link that is none' }),
    ),
    without: [nobodyGivesWay],
  },
  {
    name: 'ten addresses hold all connections and send no request: nobody else comes in',
    attack: keepsOut(connections('')),
    without: [nobodyGivesWay],
  },
  {
    name: 'ten addresses hold all connections with half a request: nobody else comes in',
    attack: keepsOut(connections('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ')),
    without: [nobodyGivesWay],
  },
  {
    name: 'ten addresses hold all connections with half a TLS handshake: nobody else comes in',
    attack: keepsOut(connections(HALF_HANDSHAKE), true),
    without: [nobodyGivesWay],
  },
  { name: 'ten addresses take all places that are counted', attack: noPlace, without: [nobodyGivesWay] },
])

const NEIGHBOUR = '10.0.0.9'
/** A machine with an IPv6 network may come from any address in it. */
const ofNetwork = (n: number): string => `2001:db8:0:1::${(n + 1).toString(16)}`
const plainNetworks: Defence = {
  module: 'src-main/neighbourhood',
  off: () => ({ networkOf: (address: string) => address }),
}

/** Nine of one machine come to a table. Are they all in? */
const nineOf =
  (addressOf: (n: number) => string): Attack =>
  async () => {
    const { Host } = await import('../../src-main/host/host')
    const { testDeps } = await import('../kit/deps')
    const { Guest } = await import('../kit/guest')
    const host = new Host(testDeps(7))
    host.open({ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
    const told = Array.from({ length: 9 }, (_, n) => {
      const guest = new Guest(host, `Crowd ${n}`)
      const connection: ConnectionInfo = { address: addressOf(n), encrypted: false, authWords: null }
      Object.assign(guest.peer, { connection })
      return guest.hello()
    })
    host.close()
    return told.every(why => why === null)
  }

/** Somebody is sent away, and comes anew from the next address of their network. Are they in? */
const comesBack: Attack = async () => {
  const { Admission } = await import('../../src-main/host/access/admission')
  const { addressOf } = await import('../../src-main/host/access/admission')
  const { Host } = await import('../../src-main/host/host')
  const { testDeps } = await import('../kit/deps')
  const deps = testDeps(7)
  const host = new Host(deps)
  const { party } = host.open({ id: 't', name: 'T', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
  const admission = new Admission(deps.clock, party)
  const peerAt = (n: number) => ({
    connection: { address: ofNetwork(n), encrypted: false, authWords: null },
    send: () => undefined,
    sendText: () => undefined,
    close: () => undefined,
  })
  admission.removed.add({ id: 'eve', token: 'eve', name: 'Eve', address: addressOf(peerAt(1)) })
  const why = admission.refusal(peerAt(2), undefined)
  host.close()
  return why === null
}

/** Twenty who were away come back from one address. Are they all in, on places that are kept for people who return? */
const crowdReturns: Attack = async () => {
  const { Admission } = await import('../../src-main/host/access/admission')
  const { Host } = await import('../../src-main/host/host')
  const { testDeps } = await import('../kit/deps')
  const deps = testDeps(7)
  const host = new Host(deps)
  const { party } = host.open({ id: 't', name: 'T', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
  const admission = new Admission(deps.clock, party)
  const connection: ConnectionInfo = { address: NEIGHBOUR, encrypted: false, authWords: null }
  const peer = { connection, send: () => undefined, sendText: () => undefined, close: () => undefined }
  let crowd = 0
  for (let n = 0; n < 20; n++) {
    admission.missed(`token ${n}`)
    if (admission.refusal(peer, `token ${n}`)) continue
    crowd++
    party.people.push({ address: NEIGHBOUR } as never)
  }
  host.close()
  return crowd === 20
}

/** Downloads of these addresses hardly move, for ten minutes. Is there none for somebody else? */
const downloads = (addresses: readonly string[]): Attack => {
  return async () => {
    const { DEB, Folder, newKeys } = await import('../kit/release')
    const { INSTALLERS_PATH, loadInstallerOffers } = await import('../../src-main/net/installerOffers')
    const shelf = new Folder(),
      keys = newKeys()
    let now = 0
    // More than the buffers of a connection hold.
    await shelf.signed(DEB, randomBytes(24_000_000), keys)
    const { offers } = await loadInstallerOffers(shelf.at, keys.publicKey, () => now)
    const server = createServer((asked, answer) => {
      offers.serve(asked, answer)
    })
    server.listen(0, OWNER)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const status = async (localAddress: string): Promise<number | undefined> => {
      const asked = get({ host: OWNER, port, localAddress, path: `${INSTALLERS_PATH}/${DEB}`, agent: false })
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      answer.on('error', () => undefined)
      return answer.statusCode
    }
    try {
      for (const address of addresses) await status(address)
      now = 600_000
      return (await status(HONEST)) === 503
    } finally {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await shelf.remove()
    }
  }
}
const whoeverComesFirst: Defence = {
  module: 'src-main/net/downloads',
  off: () => ({
    roomFor: (_: unknown, running: readonly unknown[]) => ({ has: running.length < 4, stops: null }),
  }),
}

proveWays('a crowd of one machine', [
  {
    name: 'nine people of one address come to a table',
    attack: nineOf(() => NEIGHBOUR),
    without: [{ module: 'src-main/host/access/neighbours', off: () => ({ isCrowded: () => false }) }],
  },
  {
    name: 'nine people of one IPv6 network come to a table',
    attack: nineOf(ofNetwork),
    without: [plainNetworks],
  },
  {
    name: 'somebody who was sent away comes back from another address of their IPv6 network',
    attack: comesBack,
    without: [plainNetworks],
  },
  {
    name: 'one IPv6 network takes more sockets than an address may',
    attack: async () => {
      const { socketPlaces } = await import('../../src-main/net/socketLimits')
      const places = socketPlaces(() => false)
      let kept = 0
      for (let n = 0; n < 60; n++) {
        const place = places.take(ofNetwork(n), () => undefined)
        place?.settle()
        if (place) kept++
      }
      return kept > 32
    },
    without: [plainNetworks],
  },
  {
    name: 'twenty of one address who were away come back as a crowd',
    attack: crowdReturns,
    without: [{ module: 'src-main/host/access/neighbours', off: () => ({ isCrowded: () => false }) }],
  },
  {
    name: 'one address holds all downloads',
    attack: downloads(Array<string>(4).fill('127.0.0.10')),
    without: [whoeverComesFirst],
  },
  {
    name: 'two addresses hold all downloads and read nothing of them',
    attack: downloads(['127.0.0.10', '127.0.0.10', '127.0.0.11', '127.0.0.11']),
    without: [whoeverComesFirst],
  },
])

/** A page of somebody else asks for the table, under a name of theirs that looks like an address of ours. */
const named = (host: string): Attack => {
  return async () => {
    const { isOurHostName } = await import('../../src-main/net/originCheck')
    return isOurHostName({ headers: { host }, rawHeaders: ['Host', host], url: '/' } as IncomingMessage, [])
  }
}
/** The part up to the first bracket or port, whatever follows. */
const readLoosely: Defence = {
  module: 'src-main/net/authority',
  off: () => ({
    readAuthority: (text = '') => ({
      name: /^\[([^\]]*)\]/.exec(text)?.[1] ?? text.replace(/:.*$/, '').replace(/^.*@|\.$/g, ''),
      isAddress: /^(\[::1\]|127\.)/.test(text),
      port: null,
    }),
  }),
}

proveWays('a page of somebody else, by a name', [
  ...['[::1]evil', '127.0.0.1:99999', 'localhost.', '127.1', 'evil@localhost'].map(host => ({
    name: `that is ${host}`,
    attack: named(host),
    without: [readLoosely],
  })),
])
