/** Diagnoses discovery: tests each interface step by step and concludes with one piece of advice. */
import { isVirtual } from '../addresses'
import { startQuerier } from './querier'
import type { DialResult, Nic, NetworkDeps } from './deps'
import { MDNS_GROUP, MDNS_HOPS, MDNS_PORT, mdnsQuestion, readMdns } from './mdns'
import { Responder } from './responder'
import { broadcastOf, onLink } from './subnets'

/** Two queries, each with time for an answer over slow Wi-Fi. */
const ASK_AGAIN_MS = 1000,
  LISTEN_MS = 2500
const DIAL_MS = 500

export interface DoctorDeps extends NetworkDeps {
  /** Accepts connections on a free port of all addresses; null where that is not allowed. */
  readonly accept: () => Promise<{ readonly port: number; close(): void } | null>
}

/** Test of one discovery way: was it opened, was our own packet received, and those of how many other machines? */
export interface WayReport {
  readonly opened: boolean
  readonly own: boolean
  readonly others: number
}

export interface NicReport {
  readonly name: string
  readonly address: string
  readonly prefix: number
  /** A VPN, a container's bridge and the like. */
  readonly virtual: boolean
  readonly mdns: WayReport
  readonly channel: WayReport
  /** Result of connecting to ourselves through this address. */
  readonly dial: DialResult
}

export type Advice =
  | 'noNetwork'
  | 'ownFirewall'
  | 'onlyVirtual'
  | 'selfAssigned'
  | 'fine'
  | 'noSockets'
  | 'multicastLost'
  | 'nobodyElse'
  | 'noTablesHere'

export interface Report {
  readonly nics: readonly NicReport[]
  /** Number of tables found. */
  readonly tables: number
  readonly advice: Advice
}

export async function examine(deps: DoctorDeps): Promise<Report> {
  const nics = deps.nics(),
    tables = new Set<string>()
  const responder = new Responder(deps, () => [])
  const [listener] = await Promise.all([deps.accept(), responder.listen(nics)])
  const reports = await Promise.all(nics.map(nic => examineNic(nic, deps, listener?.port ?? null, tables)))
  listener?.close()
  await responder.close([])
  return { nics: reports, tables: tables.size, advice: adviceFor(reports, tables.size) }
}

async function examineNic(nic: Nic, deps: DoctorDeps, port: number | null, tables: Set<string>): Promise<NicReport> {
  const mdnsFrom = new Set<string>(),
    channelFrom = new Set<string>()
  const mdns = await deps.open({
    port: MDNS_PORT,
    bind: '0.0.0.0',
    shared: true,
    group: { address: MDNS_GROUP, on: [nic.address] },
    multicastFrom: nic.address,
    hops: MDNS_HOPS,
    onDatagram(bytes, from) {
      if (!onLink(nic, from.address)) return
      mdnsFrom.add(from.address)
      for (const { record: facts } of readMdns(bytes, from.address).sightings) tables.add(facts.id)
    },
  })
  const querier = await startQuerier(nic, deps, (reply, from) => {
    channelFrom.add(from)
    if (reply.kind === 'answer') for (const { id } of reply.tables) tables.add(id)
  })
  const ask = (): void => {
    mdns?.send(mdnsQuestion(), MDNS_PORT, MDNS_GROUP)
    querier?.ask()
  }
  ask()
  deps.clock.after(ASK_AGAIN_MS, ask)
  const [dial] = await Promise.all([
    port === null ? ('unreachable' as const) : deps.dial(nic.address, port, DIAL_MS),
    new Promise<void>(done => {
      deps.clock.after(LISTEN_MS, done)
    }),
  ])
  mdns?.close()
  querier?.close()
  const wayReport = (opened: boolean, from: ReadonlySet<string>): WayReport => ({
    opened,
    own: from.has(nic.address),
    others: [...from].filter(address => address !== nic.address).length,
  })
  return {
    ...nic,
    virtual: isVirtual(nic.name) || broadcastOf(nic) === null,
    mdns: wayReport(mdns !== null, mdnsFrom),
    channel: wayReport(querier !== null, channelFrom),
    dial,
  }
}

/** The first advice that applies, the most severe first. */
export function adviceFor(nics: readonly NicReport[], tables: number): Advice {
  const real = nics.filter(nic => !nic.virtual)
  if (nics.length === 0) return 'noNetwork'
  if (tables > 0) return 'fine'
  if (real.length === 0) return 'onlyVirtual'
  if (real.every(nic => nic.dial !== 'open')) return 'ownFirewall'
  if (real.every(nic => !nic.mdns.opened && !nic.channel.opened)) return 'noSockets'
  if (real.every(nic => !nic.channel.own && !nic.mdns.own)) return 'ownFirewall'
  if (real.some(nic => nic.mdns.others > 0 || nic.channel.others > 0)) return 'noTablesHere'
  if (real.every(nic => nic.address.startsWith('169.254.'))) return 'selfAssigned'
  if (real.every(nic => !nic.mdns.own)) return 'multicastLost'
  return 'nobodyElse'
}
