/** Why does nobody find anybody? Tries each interface step by step and ends in one piece of advice. */
import { isVirtual } from '../addresses'
import { askOn } from './asker'
import type { Dialled, Nic, World } from './given'
import { MDNS_GROUP, MDNS_HOPS, MDNS_PORT, mdnsQuestion, readMdns } from './mdns'
import { Responder } from './responder'
import { broadcastOf, onLink } from './subnets'

/** Two questions, each with the time that a slow Wi-Fi takes for an answer. */
const ASK_AGAIN_MS = 1000,
  LISTEN_MS = 2500
const DIAL_MS = 500

export interface DoctorWorld extends World {
  /** Accepts connections on a free port of all addresses; null where that is not allowed. */
  readonly accept: () => Promise<{ readonly port: number; close(): void } | null>
}

/** One way of asking: could it be opened, was our own question or answer heard, and how many other machines? */
export interface Heard {
  readonly opened: boolean
  readonly own: boolean
  readonly others: number
}

export interface NicReport {
  readonly name: string
  readonly address: string
  readonly prefix: number
  /** A VPN, a container's bridge and the like: it hardly leads to the people in the room. */
  readonly virtual: boolean
  readonly mdns: Heard
  readonly channel: Heard
  /** What becomes of a connection to ourselves through this address. */
  readonly dial: Dialled
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
  /** Tables heard of. */
  readonly tables: number
  readonly advice: Advice
}

export async function examine(world: DoctorWorld): Promise<Report> {
  const nics = world.nics(),
    tables = new Set<string>()
  const responder = new Responder(world, () => [])
  const [door] = await Promise.all([world.accept(), responder.listen(nics)])
  const reports = await Promise.all(nics.map(nic => examineNic(nic, world, door?.port ?? null, tables)))
  door?.close()
  await responder.close([])
  return { nics: reports, tables: tables.size, advice: adviceFor(reports, tables.size) }
}

async function examineNic(nic: Nic, world: DoctorWorld, port: number | null, tables: Set<string>): Promise<NicReport> {
  const mdnsFrom = new Set<string>(),
    channelFrom = new Set<string>()
  const mdns = await world.open({
    port: MDNS_PORT,
    bind: '0.0.0.0',
    shared: true,
    group: { address: MDNS_GROUP, on: [nic.address] },
    leavesBy: nic.address,
    hops: MDNS_HOPS,
    heard(bytes, from) {
      if (!onLink(nic, from.address)) return
      mdnsFrom.add(from.address)
      for (const { facts } of readMdns(bytes, from.address).sightings) tables.add(facts.id)
    },
  })
  const asker = await askOn(nic, world, (reply, from) => {
    channelFrom.add(from)
    if (reply.kind === 'answer') for (const { id } of reply.tables) tables.add(id)
  })
  const ask = (): void => {
    mdns?.send(mdnsQuestion(), MDNS_PORT, MDNS_GROUP)
    asker?.ask()
  }
  ask()
  world.clock.after(ASK_AGAIN_MS, ask)
  const [dial] = await Promise.all([
    port === null ? ('unreachable' as const) : world.dial(nic.address, port, DIAL_MS),
    new Promise<void>(done => {
      world.clock.after(LISTEN_MS, done)
    }),
  ])
  mdns?.close()
  asker?.close()
  const heard = (opened: boolean, from: ReadonlySet<string>): Heard => ({
    opened,
    own: from.has(nic.address),
    others: [...from].filter(address => address !== nic.address).length,
  })
  return {
    ...nic,
    virtual: isVirtual(nic.name) || broadcastOf(nic) === null,
    mdns: heard(mdns !== null, mdnsFrom),
    channel: heard(asker !== null, channelFrom),
    dial,
  }
}

/** The first that applies, from what stops everything to what stops little. */
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
