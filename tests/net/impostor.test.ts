/** A neighbour who pretends to be a host: what was announced is a hint, and no secret reaches another certificate. */
import { afterEach, describe, expect, it } from 'vitest'
import { knownHosts, type KnownHosts } from '../../src-main/net/client'
import { toFoundTable } from '../../src-main/desktop/tableFinder'
import { TableSockets } from '../../src-main/desktop/tableSockets'
import { dialer } from '../../src-main/net/client'
import { listedTables, recordSighting, type DiscoveryWay, type Rows } from '../../src-main/net/discovery/tables'
import { nodeClock } from '../../src-main/nodeDeps'
import type { ConnectionEvent, TablePlace } from '../../src-shared/desktop/bridge'
import type { Pin } from '../../src-shared/lan/pin'
import { encode, PROTOCOL } from '../../src-shared/wire'
import { nic } from './discovery/fakeNetwork'
import { someFacts } from './discovery/tableRecord'
import { named, NO_LOOPBACKS } from '../kit/platform'
import { certificateOf, memoryFile } from '../kit/tlsClient'
import { startServer, type TestServer } from '../kit/testServer'

const TABLE = 'aaaaaaaaaaaa'
const ANNA_AT = '127.0.0.1',
  EVE_AT = '127.0.0.2'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

interface Opened extends TestServer {
  readonly fingerprint: string
  /** All that guests have said to it. */
  readonly heard: string[]
}

async function open(host: string, bind: string, port = 0): Promise<Opened> {
  const certificate = await certificateOf(host)
  const server = await startServer([], { certificate, bind, port }),
    heard: string[] = []
  const { hello } = server.host
  server.host.hello = (peer, message) => {
    heard.push(JSON.stringify(message))
    return hello.call(server.host, peer, message)
  }
  closing.push(() => server.close())
  return { ...server, fingerprint: certificate.fingerprint, heard }
}

/** One word of the network: this host, at this address, says that the table is its own. */
interface Said {
  readonly at: string
  readonly port: number
  readonly fingerprint: string | null
  readonly way?: DiscoveryWay
}
/** What a person's list offers after these words, heard in this order. */
function listed(...said: readonly Said[]): TablePlace[] {
  const rows = said.reduce<Rows>(
    (rows, { at, port, fingerprint, way = 'mdns' }, i) =>
      recordSighting(rows, { record: someFacts({ id: TABLE, port, fingerprint }), speaker: at, addresses: [], way }, i),
    new Map(),
  )
  // Loopback addresses are never listed from a packet: here they stand for neighbours.
  return listedTables(rows, [nic('127.0.0.5')], 10).map(table => {
    const speakers = said.filter(one => one.port === table.record.port && one.fingerprint === table.record.fingerprint)
    return toFoundTable({ ...table, addresses: [...new Set(speakers.map(({ at }) => at))] }).place
  })
}

/** The desktop app of a guest: its sockets, its tokens, the hosts that it knows. */
class Guest {
  readonly tokens = new Map<string, string>()
  readonly known: KnownHosts = knownHosts(memoryFile())
  private readonly events: ConnectionEvent[] = []
  private readonly watchers = new Set<() => void>()
  private lines = 0
  private readonly sockets = new TableSockets({
    dial: dialer({ known: this.known, clock: nodeClock }),
    ownerKey: () => null,
    tokens: {
      get: place => this.tokens.get(place) ?? null,
      set: (place, token) => {
        this.tokens.set(place, token)
      },
    },
    onEvent: event => {
      this.events.push(event)
      for (const wake of this.watchers) wake()
      this.watchers.clear()
    },
    onReached: () => undefined,
    reachedAt: () => [],
  })

  constructor() {
    closing.push(() => {
      this.sockets.hangUpAll()
    })
  }

  /** Dials, and comes to the table with all that the guest has for it. @returns what became of it */
  async visit(place: TablePlace): Promise<Extract<ConnectionEvent, { is: 'opened' | 'closed' }>> {
    const line = ++this.lines
    this.sockets.dial(line, place)
    const settled = await this.find(
      (event): event is Extract<ConnectionEvent, { is: 'opened' | 'closed' }> =>
        event.line === line && event.is !== 'heard',
    )
    if (settled.is === 'closed') return settled
    const token = settled.token === null ? {} : { token: settled.token }
    // As the page does: no join code for a host that nobody has vouched for.
    const code = settled.met.trust === 'first' ? {} : { code: 'blue tango' }
    this.sockets.send(line, encode({ kind: 'hello', n: 1, version: PROTOCOL, name: 'Boris', ...token, ...code }))
    const welcome = await this.find(
      (event): event is Extract<ConnectionEvent, { is: 'heard' }> =>
        event.line === line && event.is === 'heard' && event.text.includes('"welcome"'),
    )
    this.sockets.storeToken(line, (JSON.parse(welcome.text) as { token: string }).token)
    this.sockets.hangUp(line)
    return settled
  }

  /** A former evening: the guest has met this host at this table, and trusts it. */
  async met({ server: { port }, fingerprint }: Opened, at: string): Promise<string> {
    const [place] = listed({ at, port, fingerprint })
    if (!place) throw new Error('not listed')
    await this.visit(place)
    this.known.confirm(fingerprint)
    return [...this.tokens.values()][0] ?? ''
  }

  private async find<E extends ConnectionEvent>(is: (event: ConnectionEvent) => event is E): Promise<E> {
    for (;;) {
      const found = this.events.find(is)
      if (found) return found
      await new Promise<void>(done => {
        this.watchers.add(done)
      })
    }
  }
}

const changed = (at: string, fingerprint: string): object => ({
  is: 'closed',
  why: { refused: 'certificateChanged', params: { address: at, fingerprint } },
})

describe.skipIf(NO_LOOPBACKS !== null)(
  named('a neighbour who repeats the id and name of a known table', NO_LOOPBACKS),
  () => {
    for (const way of ['mdns', 'channel', 'visit'] as const)
      it(`with a certificate of its own hears nothing, and is shown; by ${way}`, async () => {
        const anna = await open('anna', ANNA_AT),
          eve = await open('eve', EVE_AT),
          guest = new Guest()
        const token = await guest.met(anna, ANNA_AT)
        expect(token).not.toBe('')
        // Eve's word comes first.
        const places = listed(
          { at: EVE_AT, port: eve.server.port, fingerprint: eve.fingerprint, way },
          { at: ANNA_AT, port: anna.server.port, fingerprint: anna.fingerprint, way },
        )
        expect(places).toHaveLength(2)
        const visits = await Promise.all(places.map(place => guest.visit(place)))
        expect(visits.find(({ is }) => is === 'closed')).toMatchObject(changed(EVE_AT, eve.fingerprint))
        expect(visits.find(({ is }) => is === 'opened')).toMatchObject({ token, met: { trust: 'known' } })
        expect(eve.heard).toEqual([])
        expect(anna.heard.at(-1)).toContain('blue tango')
      })

    it('at the same port adds no address to the table that it repeats', async () => {
      const anna = await open('anna', ANNA_AT),
        eve = await open('eve', EVE_AT, anna.server.port),
        { port } = anna.server
      expect(
        listed(
          { at: ANNA_AT, port, fingerprint: anna.fingerprint },
          { at: EVE_AT, port, fingerprint: eve.fingerprint },
        ).map(({ addresses }) => addresses),
      ).toEqual([[ANNA_AT], [EVE_AT]])
    })

    it('with the real fingerprint but another certificate: the real host is joined, wherever Eve stands', async () => {
      const anna = await open('anna', ANNA_AT),
        eve = await open('eve', EVE_AT, anna.server.port),
        guest = new Guest()
      await guest.met(anna, ANNA_AT)
      const { fingerprint } = anna,
        { port } = anna.server
      const [place] = listed({ at: EVE_AT, port, fingerprint }, { at: ANNA_AT, port, fingerprint })
      expect(place?.addresses).toEqual([EVE_AT, ANNA_AT])
      if (!place) return
      expect(await guest.visit(place)).toMatchObject({ met: { address: ANNA_AT, trust: 'known' } })
      expect(eve.heard).toEqual([])
      // Alone she is shown.
      await anna.close()
      expect(await guest.visit(place)).toMatchObject(changed(EVE_AT, eve.fingerprint))
      // Somebody who has never met Anna is told that the announcement was false.
      expect(await new Guest().visit(place)).toMatchObject({
        is: 'closed',
        why: { refused: 'certificateUnannounced', params: { address: EVE_AT } },
      })
      expect(eve.heard).toEqual([])
    })

    it('whom the guest has met as the host of another table is not the host of this one', async () => {
      const anna = await open('anna', ANNA_AT),
        eve = await open('eve', EVE_AT),
        guest = new Guest()
      await guest.met(anna, ANNA_AT)
      guest.known.remember(EVE_AT, eve.server.port, eve.fingerprint, [], { instance: 'another' })
      const [place] = listed({ at: EVE_AT, port: eve.server.port, fingerprint: eve.fingerprint })
      expect(place && (await guest.visit(place))).toMatchObject(changed(EVE_AT, eve.fingerprint))
      expect(eve.heard).toEqual([])
    })
  },
)

describe.skipIf(NO_LOOPBACKS !== null)(named('a known host whose certificate has really changed', NO_LOOPBACKS), () => {
  it('is shown, and joined once the person accepts that certificate and no third', async () => {
    const anna = await open('anna', ANNA_AT),
      { port } = anna.server,
      guest = new Guest()
    const token = await guest.met(anna, ANNA_AT)
    await anna.close()
    const again = await open('anna again', ANNA_AT, port)
    const [place] = listed({ at: ANNA_AT, port, fingerprint: again.fingerprint })
    if (!place) throw new Error('not listed')
    expect(await guest.visit(place)).toMatchObject(changed(ANNA_AT, again.fingerprint))
    expect(again.heard).toEqual([])
    const accepted: Pin = { fingerprint: again.fingerprint, from: 'met' }
    // Words are offered: the person has only said that it may be well.
    expect(await guest.visit({ ...place, pin: accepted })).toMatchObject({
      token: null,
      met: { trust: 'first', authWords: [expect.any(Number), expect.any(Number), expect.any(Number)] },
    })
    expect(again.heard.join()).not.toContain(token)
    expect(again.heard.join()).not.toContain('blue tango')
    await again.close()
    const eve = await open('eve', ANNA_AT, port)
    expect(await guest.visit({ ...place, pin: accepted })).toMatchObject(changed(ANNA_AT, eve.fingerprint))
    expect(eve.heard).toEqual([])
  })
})

describe.skipIf(NO_LOOPBACKS !== null)(named('a host that nobody has met', NO_LOOPBACKS), () => {
  it('is met for the first time, whatever its announcement says; a link to it vouches', async () => {
    const anna = await open('anna', ANNA_AT),
      guest = new Guest(),
      { fingerprint } = anna
    const [place] = listed({ at: ANNA_AT, port: anna.server.port, fingerprint })
    if (!place) throw new Error('not listed')
    expect(await guest.visit(place)).toMatchObject({ met: { trust: 'first' } })
    expect(anna.heard.join()).not.toContain('blue tango')
    expect(await guest.visit({ ...place, announced: null, pin: { fingerprint, from: 'link' } })).toMatchObject({
      met: { trust: 'pinned' },
    })
    expect(await guest.visit(place), 'the link has vouched for it').toMatchObject({ met: { trust: 'known' } })
  })
})
