/** A complete host: data, tables, port and announcement. Headless and desktop both run this. */
import { hostname } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { fastRandom } from '../src-shared/kernel'
import { writeLink } from '../src-shared/lan/link'
import { PROTOCOL } from '../src-shared/wire'
import type { HostArguments } from './arguments'
import { lowerCompilerThreads } from './compilerThreads'
import { dataFolderPath, openDataFolder, type DataFolder } from './dataFolder'
import { WorkerBotPool } from './host/bots/botPool'
import type { HostDeps } from './host/deps'
import type { Hall } from './hall/hall'
import { Host } from './host/host'
import type { Store } from './host/storage/storeTypes'
import { hostControls } from './controls'
import { hallRecord, openHall } from './openHall'
import { KeptStore } from './keep/keptStore'
import type { ComputerAddress } from './keep/links/messages'
import { TableKeeping } from './keep/tableKeeping'
import { isLoopback, reachableAt } from './net/addresses'
import { encodeTableRecord, type TableRecord } from './net/discovery/tableRecord'
import { readPages, type StaticPages } from './net/staticPages'
import { loadOffers } from './installerOffering'
import { serve, type Server } from './net/server'
import { hostCertificate, type Certificate } from './net/tls/certificate'
import { privateFile } from './privateFile'
import { nodeClock, nodeDate, nodeIds, nodeRandom } from './nodeDeps'
import type { KeyStorage } from './store/keys'
import { openTables, sha256, type OpenTable, type OpenTables } from './tables'
import { urlOf, type Translate } from './terminal/locale'

export interface Hosting {
  readonly port: number
  /** Addresses of the page, the likeliest first. */
  readonly addresses: readonly string[]
  /** Fingerprint of its certificate, which its links pin. */
  readonly fingerprint: string
  readonly tables: readonly OpenTable[]
  readonly host: Host
  /** How other computers keep these tables, or this one theirs; null where that is off. */
  readonly keeping: TableKeeping | null
  /** Proves the owner of this host: given to nobody but the person who started it. New at each start. */
  readonly ownerKey: string
  /** The machine goes to sleep: clocks stop. */
  sleep(): void
  /** The machine has woken up: clocks go on, and the announcement restarts. */
  wake(): void
  /** Stores everything, closes connections, says goodbye on the network, closes the data. */
  close(): Promise<void>
}

export interface HostingSetup {
  readonly options: HostArguments
  readonly t: Translate
  /** Called with messages for the person who runs the host. */
  readonly report: (line: string) => void
  /** Where the database key is stored, if not in a file beside it. */
  readonly keys?: KeyStorage
  /** Whether a window of the owner's is about to open: nobody else runs a table before it. */
  readonly ownerExpected?: boolean | undefined
  /** Called when this computer goes on with a table that it has kept. */
  readonly onHosts?: ((table: OpenTable) => void) | undefined
  /** Called when another computer hosts a table now that was hosted here. */
  readonly onHostedElsewhere?: ((table: string, host: ComputerAddress) => void) | undefined
}

/** File name in the data folder. */
const CERTIFICATE_FILE = 'certificate.pem'

/** Opens a host. @returns null when its data cannot be opened, after reporting why. @throws when it cannot listen */
export async function openHosting(setup: HostingSetup): Promise<Hosting | null> {
  const { options, t, report, keys } = setup
  lowerCompilerThreads()
  const opening = openDataFolder(options.data, t, report, keys ?? null),
    prepared = prepare(options, opening)
  const data = await opening
  if (!data) return null
  const bots = new WorkerBotPool(new URL('./botWorker.js', import.meta.url), report)
  const release = async (): Promise<void> => {
    await data.close()
    await bots.stop()
  }
  try {
    return await listen(setup, data, await prepared, bots, release)
  } catch (fault) {
    await release()
    throw fault
  }
}

interface Ready {
  readonly pages: StaticPages
  readonly certificate: Certificate
}

/** Prepares pages and certificate while another thread opens the data. */
function prepare({ data }: HostArguments, opening: Promise<DataFolder | null>): Promise<Ready> {
  const dir = dataFolderPath(data),
    ownsFolder = opening.then(
      opened => opened !== null,
      () => false,
    )
  const prepared = Promise.all([
    readPages(fileURLToPath(new URL('../renderer/', import.meta.url))),
    hostCertificate(dir === null ? null : privateFile(path.join(dir, CERTIFICATE_FILE)), ownsFolder),
  ]).then(([pages, certificate]) => ({ pages, certificate }))
  // A failure surfaces where the promise is awaited.
  prepared.catch(() => undefined)
  return prepared
}

async function listen(
  setup: HostingSetup,
  data: DataFolder,
  { pages, certificate }: Ready,
  bots: WorkerBotPool,
  release: () => Promise<void>,
): Promise<Hosting> {
  const { options, t, report, ownerExpected = false } = setup
  const keeping = openKeeping(setup, { data, certificate }, () => ({
    get server() {
      return server
    },
    get host() {
      return host
    },
    get store() {
      return store
    },
    get opened() {
      return opened
    },
  }))
  const store = keeping ? new KeptStore(data.store, table => keeping.replicationOf(table), nodeDate) : data.store
  for (const { party, match } of data.tables)
    if (match && store instanceof KeptStore) store.knowMatch(match.deal.id, party.id)
  const deps = hostDeps(options, bots, store, report),
    host = new Host(deps)
  const owner = { key: nodeIds.token(), expected: ownerExpected }
  const hall = openHall({
    folder: data.dir,
    deps,
    options,
    host,
    owner,
    opened: () => opened,
    invite: () => links(null),
  })
  const everywhere = options.bind === '0.0.0.0' || options.bind === '::'
  const tableRecords = recordsOf(host, hall, options, certificate.fingerprint)
  const controls = hostControls({
    network: !isLoopback(options.bind),
    visible: options.advertise,
    guests: options.guests,
    // Loaded on demand: a hidden host needs none of it.
    advertise: async () => {
      const { advertiseTables, nodeNetwork } = await import('./net/discovery')
      return advertiseTables(nodeNetwork, () => tableRecords(server.port), everywhere ? null : options.bind)
    },
    leaving: () => tableRecords(server.port),
    dropGuests: () => {
      server.dropGuests()
    },
  })
  const server = await serve({
    host: hall ?? host,
    clock: nodeClock,
    pages,
    bind: options.bind,
    port: options.port,
    formerPort: options.formerPort,
    certificate,
    names: [hostname(), `${hostname()}.local`, ...options.accept],
    offers: await loadOffers(options.offer, t, report),
    tables: () => (controls.visible() === true ? tableRecords(server.port).map(encodeTableRecord) : null),
    guestsAllowed: () => controls.guests(),
    keepers: keeping?.server ?? null,
  })
  const reachable = reachableAt(options.bind),
    { fingerprint } = certificate
  const addresses = reachable.map(address => urlOf(address, server.port))
  // Each link starts with a different address and contains the others.
  const links = (table: string | null): string[] =>
    reachable.map(first =>
      writeLink(
        { addresses: [first, ...reachable.filter(other => other !== first)], port: server.port, fingerprint, table },
        'http',
      ),
    )
  const opened = await openTables({
    ...{ host, options, kept: data.tables, links, controls, owner, words: t, complain: report, keeping, hall },
  })
  hall?.reopened()
  controls.start()
  return {
    port: server.port,
    addresses,
    fingerprint,
    ownerKey: owner.key,
    tables: opened.tables,
    host,
    keeping,
    sleep() {
      host.sleep()
      keeping?.sleep()
    },
    wake() {
      host.wake()
      keeping?.wake()
      controls.restart()
    },
    async close() {
      await host.storeMatches().catch((fault: unknown) => {
        report(String(fault))
      })
      // Connections first, then the goodbye: guests verify a goodbye by connecting.
      const leaving = tableRecords(server.port)
      // While the others can still be reached: the tables that this computer keeps are made safe without it.
      await keeping?.leaveAll()
      hall?.close()
      host.close()
      keeping?.close()
      await server.close()
      await controls.stop(leaving)
      await release()
    },
  }
}

/** The folder of the copies that this computer keeps, in its data folder. */
const KEPT_FOLDER = 'kept'

/** What there is once the host listens. */
interface Listening {
  readonly server: Server
  readonly host: Host
  readonly store: Store
  readonly opened: OpenTables
}

/** How tables outlive this computer; null where that is not wanted, or nothing is stored. */
function openKeeping(
  { options, t, report, onHosts, onHostedElsewhere }: HostingSetup,
  { data, certificate }: { readonly data: DataFolder; readonly certificate: Certificate },
  listening: () => Listening,
): TableKeeping | null {
  if (options.keepers === null || data.dir === null) return null
  return new TableKeeping({
    certificate,
    clock: nodeClock,
    name: options.keepers.person ?? hostname(),
    ofPerson: options.keepers.person !== undefined,
    newInvitation: nodeIds.token,
    addresses: () => reachableAt(options.bind),
    port: () => listening().server.port,
    folder: path.join(data.dir, KEPT_FOLDER),
    automatic: options.keepers.automatic,
    invitation: options.keepers.invitation,
    onElected: async (stored, given) => {
      const { store, opened } = listening()
      await store.adopt(stored)
      opened.reopen(stored)
      onHosts?.({ id: stored.party.id, name: stored.party.name })
      report(t(given ? 'hostsGiven' : 'hostsNow', { name: stored.party.name }))
    },
    onKeepersChanged: table => {
      listening().host.keepersChanged(table)
    },
    onDeposed: table => {
      const { host } = listening()
      const name = host.list().find(({ id }) => id === table)?.name
      host.tableMoved(table)
      if (name !== undefined) report(t('movedAway', { name }))
    },
    ...(onHostedElsewhere ? { onHostedElsewhere } : {}),
    report,
  })
}

/** Characters of an instance id. */
const INSTANCE = 12

/**
 * Public records of the tables; one for all of them where there is a hall. An instance id is made from certificate and table: it stays the same when the host
 * starts again, so that guests know the table, and seeded tables of two hosts differ.
 */
function recordsOf(
  host: Host,
  hall: Hall | null,
  options: HostArguments,
  fingerprint: string,
): (port: number) => TableRecord[] {
  const instanceOf = (table: string): string =>
    Buffer.from(sha256(`${fingerprint} ${table}`))
      .toString('hex')
      .slice(0, INSTANCE)
  return port => {
    if (hall) return [hallRecord(hall, options, { id: instanceOf(''), port, fingerprint })]
    const tables = host.list()
    return tables.map(({ id, name, game, taken, seats, doors, locked }) => {
      return {
        protocol: PROTOCOL,
        id: instanceOf(id),
        table: tables.length > 1 ? id : null,
        name,
        game,
        taken,
        seats,
        locked,
        doors,
        port,
        fingerprint,
      }
    })
  }
}

function hostDeps(
  { seed }: HostArguments,
  bots: WorkerBotPool,
  store: Store,
  report: (line: string) => void,
): HostDeps {
  const random = seed === null ? nodeRandom : fastRandom(new DataView(sha256(seed).buffer).getInt32(0))
  return { clock: nodeClock, date: nodeDate, random, ids: nodeIds, store, bots, reportFault: report }
}
