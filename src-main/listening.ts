/** A host whose data are open: its tables, port and announcement. */
import { hostname } from 'node:os'
import { fastRandom } from '../src-shared/kernel'
import { writeLink } from '../src-shared/lan/link'
import { PROTOCOL } from '../src-shared/wire'
import type { HostArguments } from './arguments'
import type { DataFolder } from './dataFolder'
import { WorkerBotPool } from './host/bots/botPool'
import { OwnerKeys } from './host/access/ownerKeys'
import type { HostDeps } from './host/deps'
import { Host } from './host/host'
import type { Store } from './host/storage/storeTypes'
import { hostControls } from './controls'
import type { Hosting, HostingSetup } from './hosting'
import { isLoopback, localAddress, reachableAt } from './net/addresses'
import { encodeTableRecord, type TableRecord } from './net/discovery/tableRecord'
import type { StaticPages } from './net/staticPages'
import { loadOffers } from './installerOffering'
import { serve } from './net/server'
import type { Certificate } from './net/tls/certificate'
import { nodeClock, nodeDate, nodeIds, nodeRandom } from './nodeDeps'
import { answerOwner, leaveControl, ownerLink } from './ownerControl'
import { openTables, sha256 } from './tables'
import { urlOf } from './terminal/locale'

/** What a host starts with. */
export interface Opened {
  readonly data: DataFolder
  readonly pages: StaticPages
  readonly certificate: Certificate
}

/** Opens the tables and listens. It closes the data as it ends. @throws when it cannot listen */
export async function listen(setup: HostingSetup, opened: Opened): Promise<Hosting> {
  const bots = new WorkerBotPool(new URL('./botWorker.js', import.meta.url), setup.report)
  const release = async (): Promise<void> => {
    await opened.data.close()
    await bots.stop()
  }
  try {
    return await listenWith(setup, opened, bots, release)
  } catch (fault) {
    await release()
    throw fault
  }
}

async function listenWith(
  setup: HostingSetup,
  { data, pages, certificate }: Opened,
  bots: WorkerBotPool,
  release: () => Promise<void>,
): Promise<Hosting> {
  const { options, t, report, ownerExpected = false } = setup
  // Loaded on demand, as the hall is: most hosts have neither.
  const keepingModule = options.keepers ? await import('./openKeeping') : null
  const { keeping, store } = keepingModule?.openKeeping(setup, { data, certificate }, () => ({
    get server() {
      return server
    },
    get host() {
      return host
    },
    get opened() {
      return opened
    },
  })) ?? { keeping: null, store: data.store }
  const deps = hostDeps(options, bots, store, report),
    host = new Host(deps)
  const ownerKeys = new OwnerKeys(nodeClock, nodeIds.token),
    controlKey = nodeIds.token()
  const owner = { holds: (secret: string) => ownerKeys.holds(secret), expected: ownerExpected }
  const hallModule = options.hall ? await import('./openHall') : null
  const hall =
    hallModule?.openHall({
      folder: data.dir,
      deps,
      options,
      host,
      owner,
      opened: () => opened,
      invite: () => links(null),
    }) ?? null
  const everywhere = options.bind === '0.0.0.0' || options.bind === '::'
  const recordOfHall = hall && hallModule ? hallModule.hallRecord.bind(null, hall, options) : null
  const tableRecords = recordsOf(host, recordOfHall, certificate.fingerprint)
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
    owner: {
      exchange: (key, isLocal) => ownerKeys.exchange(key, isLocal),
      answer: question => answerOwner(controlKey, question, () => ownerKeys.newKey()),
    },
  })
  const url = urlOf(localAddress(options.bind), server.port)
  const removeControl = data.dir === null ? null : leaveControl(data.dir, { url, key: controlKey }, report)
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
    newOwnerLink: ended => ownerLink(url, ownerKeys.newKey(ended)),
    newOwnerSecret: () => ownerKeys.newSecret(),
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
      ownerKeys.endLink()
      removeControl?.()
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

/** Characters of an instance id. */
const INSTANCE = 12

/**
 * Public records of the tables; one for all of them where there is a hall. An instance id is made from certificate and table: it stays the same when the host
 * starts again, so that guests know the table, and seeded tables of two hosts differ.
 */
function recordsOf(
  host: Host,
  recordOfHall: ((identity: Pick<TableRecord, 'id' | 'port' | 'fingerprint'>) => TableRecord) | null,
  fingerprint: string,
): (port: number) => TableRecord[] {
  const instanceOf = (table: string): string =>
    Buffer.from(sha256(`${fingerprint} ${table}`))
      .toString('hex')
      .slice(0, INSTANCE)
  return port => {
    if (recordOfHall) return [recordOfHall({ id: instanceOf(''), port, fingerprint })]
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
