/** Opens what lets tables outlive this computer. */
import { hostname } from 'node:os'
import path from 'node:path'
import { cleanComputerName } from '../src-shared/wire/names'
import type { DataFolder } from './dataFolder'
import type { Host } from './host/host'
import type { HostingSetup } from './hosting'
import { KeptStore } from './keep/keptStore'
import { TableKeeping } from './keep/tableKeeping'
import { reachableAt } from './net/addresses'
import type { Server } from './net/server'
import type { Certificate } from './net/tls/certificate'
import { nodeClock, nodeDate, nodeIds } from './nodeDeps'
import type { OpenTables } from './tables'

/** The folder of the copies that this computer keeps, in its data folder. */
const KEPT_FOLDER = 'kept'

/** What there is once the host listens. */
interface Listening {
  readonly server: Server
  readonly host: Host
  readonly opened: OpenTables
}

/** How other computers keep these tables, and a store in which a write is durable only when they have it too. */
export interface OpenKeeping {
  readonly keeping: TableKeeping
  readonly store: KeptStore
}

/** Opens what lets tables outlive this computer. @returns null where that is not wanted, or nothing is stored */
export function openKeeping(
  { options, t, report, onHosts, onHostedElsewhere }: HostingSetup,
  { data, certificate }: { readonly data: DataFolder; readonly certificate: Certificate },
  listening: () => Listening,
): OpenKeeping | null {
  if (options.keepers === null || data.dir === null) return null
  const keeping = new TableKeeping({
    certificate,
    clock: nodeClock,
    name: cleanComputerName(options.keepers.person ?? hostname()),
    ofPerson: options.keepers.person !== undefined,
    newInvitation: nodeIds.token,
    addresses: () => reachableAt(options.bind),
    port: () => listening().server.port,
    folder: path.join(data.dir, KEPT_FOLDER),
    automatic: options.keepers.automatic,
    invitation: options.keepers.invitation,
    onElected: async (stored, given) => {
      const { opened } = listening()
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
  const store = new KeptStore(data.store, table => keeping.replicationOf(table), nodeDate)
  for (const { party, match } of data.tables) if (match) store.knowMatch(match.deal.id, party.id)
  return { keeping, store }
}
