/**
 * A guest's open list of tables: queries on all interfaces, updates the list from replies, and has fallbacks when
 * nobody replies. tables.ts holds the rules of the list.
 */
import type { Cancel } from '../../clock'
import { FIRST_PORT, isUsualPort } from '../../../src-shared/lan/tablePlace'
import { startQuerier, type Querier } from './querier'
import type { Reply } from './channel'
import { watchInterfaces } from './watchInterfaces'
import type { Datagrams, Nic, NetworkDeps } from './deps'
import { RateLimit } from './limits'
import { MDNS_GROUP, MDNS_HOPS, MDNS_PORT, mdnsQuestion, readMdns } from './mdns'
import { raceAddresses } from './addressRace'
import type { KnownAddresses } from './knownAddresses'
import { scan, SCAN_MS } from './scan'
import { isNear, onLink } from './subnets'
import {
  recordSighting,
  listedTables,
  nextChange,
  expireRows,
  removeSighting,
  type ListedTable,
  type Rows,
  type Sighting,
  type DiscoveryWay,
} from './tables'
import type { ProbeHost } from './probeHost'

/** Query times: the first may get lost or come too early; then every 5 s while the list is open. */
const QUERY_AT_MS = [0, 1000, 3000],
  QUERY_EVERY_MS = 5000
/** After this long without replies, earlier hosts are asked directly. */
const SILENCE_MS = 1000
/** Time limit for connecting after a goodbye: a closed host refuses at once. */
const GOODBYE_MS = 300
/** Time for a reachable host to list its tables after a goodbye. */
const ANSWER_MS = 2000
/** Rate limit per sender: 30 hosts may answer at once, once a second. */
const PACKETS_A_SECOND = 100,
  PACKETS_AT_ONCE = 400

export interface BrowserSetup {
  readonly network: NetworkDeps
  readonly probeHost: ProbeHost
  readonly knownAddresses: KnownAddresses
  readonly onChange: (tables: readonly ListedTable[]) => void
}

/**
 * The first change is published at once, later ones are batched, longer lists less often: forged tables must not keep
 * us busy.
 */
const PUBLISH_MS = 20,
  PUBLISH_MS_PER_ROW = 1

interface Listener {
  readonly mdns: Datagrams | null
  readonly asker: Querier | null
}

export class TableBrowser {
  private rows: Rows = new Map()
  private nics: readonly Nic[] = []
  private listeners: Listener[] = []
  private generation = 0
  private lastPublished = ''
  private nextPublish: Cancel | null = null
  private readonly checking = new Set<string>()
  private readonly rateLimit: RateLimit
  private readonly stops: Cancel[] = []
  private stopSweep: Cancel = () => undefined
  private stopAsking: Cancel = () => undefined
  private closed = false

  constructor(private readonly setup: BrowserSetup) {
    const { network } = setup
    this.rateLimit = new RateLimit(network.clock, PACKETS_A_SECOND, PACKETS_AT_ONCE)
    this.stops.push(
      watchInterfaces(network, nics => {
        void this.listen(nics)
      }),
    )
    this.stops.push(
      network.clock.after(SILENCE_MS, () => {
        void this.probeKnownAddresses()
      }),
    )
  }

  get tables(): readonly ListedTable[] {
    return listedTables(this.rows, this.nics, this.setup.network.clock.now())
  }

  close(): void {
    this.closed = true
    for (const stop of this.stops) stop()
    this.stopSweep()
    this.stopAsking()
    this.nextPublish?.()
    this.closeListeners()
  }

  /** Asks one address for its tables: typed, from a code, remembered or scanned. @returns whether it has any */
  async probe(address: string, port: number, ms: number): Promise<boolean> {
    const found = (await this.setup.probeHost(address, port, ms)) ?? []
    for (const facts of found)
      this.addSighting({ record: { ...facts, port }, speaker: address, addresses: [], way: 'visit' })
    return found.length > 0
  }

  /** Scans the neighbouring addresses when the person wants it, and once more when nobody answered. */
  async scan(): Promise<void> {
    const pass = (): Promise<void> =>
      scan(
        this.nics,
        async address => {
          await this.probe(address, FIRST_PORT, SCAN_MS)
        },
        () => this.closed,
      )
    await pass()
    if (this.rows.size === 0) await pass()
  }

  private async probeKnownAddresses(): Promise<void> {
    if (this.rows.size > 0) return
    const hosts = await this.setup.knownAddresses.read()
    // Hosts known from other networks are not asked.
    await Promise.all(
      hosts
        .filter(({ address }) => isNear(this.nics, address))
        .map(({ address, port }) => this.probe(address, port, SCAN_MS)),
    )
  }

  private async listen(nics: readonly Nic[]): Promise<void> {
    const generation = ++this.generation
    this.closeListeners()
    this.nics = nics
    this.publish()
    const listeners = await Promise.all(
      nics.map(async nic => {
        const listener = await this.openListener(nic)
        // Queries each interface as soon as it listens.
        if (generation === this.generation && !this.closed) sendQueries(listener)
        return listener
      }),
    )
    if (generation !== this.generation || this.closed) {
      for (const listener of listeners) closeListener(listener)
      return
    }
    this.listeners = listeners
    this.scheduleQueries(1)
  }

  private async openListener(nic: Nic): Promise<Listener> {
    const { network } = this.setup
    const [mdns, querier] = await Promise.all([
      network.open({
        port: MDNS_PORT,
        bind: '0.0.0.0',
        shared: true,
        group: { address: MDNS_GROUP, on: [nic.address] },
        multicastFrom: nic.address,
        hops: MDNS_HOPS,
        onDatagram: (bytes, from) => {
          if (onLink(nic, from.address)) this.handleMdns(bytes, from.address)
        },
      }),
      startQuerier(nic, network, (reply, from) => {
        this.handleReply(reply, from)
      }),
    ])
    return { mdns, asker: querier }
  }

  /** Schedules the next query. @param turn index of the next query */
  private scheduleQueries(turn: number): void {
    this.stopAsking()
    const wait = (QUERY_AT_MS[turn] ?? NaN) - (QUERY_AT_MS[turn - 1] ?? NaN)
    this.stopAsking = this.setup.network.clock.after(Number.isNaN(wait) ? QUERY_EVERY_MS : wait, () => {
      for (const listener of this.listeners) sendQueries(listener)
      this.scheduleQueries(turn + 1)
    })
  }

  private closeListeners(): void {
    for (const listener of this.listeners) closeListener(listener)
    this.listeners = []
  }

  private handleMdns(bytes: Uint8Array, from: string): void {
    if (!this.rateLimit.allows(from)) return
    const { sightings, goodbyes } = readMdns(bytes, from)
    for (const sighting of sightings) this.addSighting(sighting)
    for (const id of goodbyes) this.checkGoodbye(id)
  }

  private handleReply(reply: Reply, from: string): void {
    if (reply.kind === 'goodbye') {
      for (const id of reply.ids) this.checkGoodbye(id)
    } else
      for (const facts of reply.tables)
        this.addSighting({ record: facts, speaker: from, addresses: [], way: 'channel' satisfies DiscoveryWay })
  }

  private addSighting(sighting: Sighting): void {
    if (this.closed) return
    this.rows = recordSighting(this.rows, sighting, this.setup.network.clock.now())
    if (this.nextPublish) return
    this.publish()
    this.nextPublish = this.setup.network.clock.after(Math.max(PUBLISH_MS, this.rows.size * PUBLISH_MS_PER_ROW), () => {
      this.nextPublish = null
      this.publish()
    })
  }

  /**
   * Verifies a goodbye, which anybody can forge: the table is removed if its host is unreachable or no longer lists it. At
   * a port that is no table's by itself nobody is asked, lest a forged pair sends this machine there: the row expires.
   */
  private checkGoodbye(id: string): void {
    const { network, probeHost } = this.setup
    for (const [key, { record: facts, speaker }] of this.rows) {
      if (facts.id !== id || this.checking.has(key) || !isUsualPort(facts.port)) continue
      this.checking.add(key)
      const { addresses = [speaker] } = this.tables.find(table => table.record === facts) ?? {}
      const near = addresses.filter(address => isNear(this.nics, address))
      void raceAddresses(near, network.clock, async address => {
        if ((await network.dial(address, facts.port, GOODBYE_MS)) !== 'open') throw new Error(address)
        // Somebody who keeps the host busy cannot hide its tables.
        const tables = await probeHost(address, facts.port, ANSWER_MS)
        return tables === null || tables.some(table => table.id === id)
      }).then(alive => {
        this.checking.delete(key)
        if (alive !== true) this.rows = removeSighting(this.rows, key)
        this.publish()
      })
    }
  }

  /** Publishes the list if it has changed, and schedules the next expiry. */
  private publish(): void {
    if (this.closed) return
    const { clock } = this.setup.network
    this.rows = expireRows(this.rows, clock.now())
    const next = nextChange(this.rows, clock.now())
    this.stopSweep()
    if (next !== null)
      this.stopSweep = clock.after(next - clock.now(), () => {
        this.publish()
      })
    const tables = this.tables,
      lastPublished = JSON.stringify(tables)
    if (lastPublished === this.lastPublished) return
    this.lastPublished = lastPublished
    this.setup.onChange(tables)
  }
}

function sendQueries({ mdns, asker: querier }: Listener): void {
  mdns?.send(mdnsQuestion(), MDNS_PORT, MDNS_GROUP)
  querier?.ask()
}

function closeListener({ mdns, asker: querier }: Listener): void {
  mdns?.close()
  querier?.close()
}
