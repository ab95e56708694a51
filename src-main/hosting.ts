/** A host as a whole: its data, its tables, its port, its place on the network. Headless and desktop run this very one. */
import { hostname } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { fastRandom } from '../src-shared/kernel'
import { writeLink } from '../src-shared/lan/link'
import { PROTOCOL } from '../src-shared/wire'
import type { HostArguments } from './arguments'
import { folderOf, openData, type Data } from './data'
import { WorkerBots } from './host/botPool'
import type { Given } from './host/given'
import { Host } from './host/host'
import type { Store } from './host/kept'
import { hostControls } from './controls'
import { isLoopback, reachableAt } from './net/addresses'
import { wordsOf, type Facts } from './net/discovery/facts'
import { readPages, type Pages } from './net/pages'
import { offered } from './offering'
import { serve } from './net/server'
import { hostCertificate, type Certificate } from './net/tls/certificate'
import { privateFile } from './privateFile'
import { realClock, realDate, realIds, realRandom } from './real'
import type { KeyKeeper } from './store/keys'
import { openTables, sha256, type OpenTable } from './tables'
import { urlOf, type Say } from './terminal/words'

export interface Hosting {
  readonly port: number
  /** Addresses of the page, the likeliest first. */
  readonly addresses: readonly string[]
  /** Of its certificate: what its links pin. */
  readonly fingerprint: string
  readonly tables: readonly OpenTable[]
  readonly host: Host
  /** The machine falls asleep: clocks stand still. */
  sleep(): void
  /** It has woken up: clocks go on, and the tables are announced anew. */
  wake(): void
  /** Keeps all, shuts the doors, says goodbye on the network, lets go of the data. */
  close(): Promise<void>
}

export interface HostingSetup {
  readonly options: HostArguments
  readonly words: Say
  /** Told in words what whoever runs the host is to know. */
  readonly complain: (line: string) => void
  /** Where the key of the data is kept, if not in a file beside it. */
  readonly keys?: KeyKeeper
}

/** In the data folder, beside the key of what is kept. */
const CERTIFICATE_FILE = 'certificate.pem'

/** Opens a host. @returns null when its data cannot be opened: the reason has been said then. @throws when it cannot listen */
export async function openHosting({ options, words, complain, keys }: HostingSetup): Promise<Hosting | null> {
  const opening = openData(options.data, words, complain, keys ?? null),
    ready = prepare(options, opening)
  const data = await opening
  if (!data) return null
  const bots = new WorkerBots(new URL('./botWorker.js', import.meta.url), complain)
  const letGo = async (): Promise<void> => {
    await data.close()
    await bots.stop()
  }
  try {
    return await listen({ options, words, complain }, data, await ready, bots, letGo)
  } catch (fault) {
    await letGo()
    throw fault
  }
}

interface Ready {
  readonly pages: Pages
  readonly certificate: Certificate
}

/** What a host needs besides its data, made ready while another thread opens that. */
function prepare({ data }: HostArguments, opening: Promise<Data | null>): Promise<Ready> {
  const dir = folderOf(data),
    ours = opening.then(
      opened => opened !== null,
      () => false,
    )
  const both = Promise.all([
    readPages(fileURLToPath(new URL('../renderer/', import.meta.url))),
    hostCertificate(dir === null ? null : privateFile(path.join(dir, CERTIFICATE_FILE)), ours),
  ]).then(([pages, certificate]) => ({ pages, certificate }))
  // It fails where it is waited for: not at all where there is no data.
  both.catch(() => undefined)
  return both
}

async function listen(
  { options, words, complain }: HostingSetup,
  data: Data,
  { pages, certificate }: Ready,
  bots: WorkerBots,
  letGo: () => Promise<void>,
): Promise<Hosting> {
  const host = new Host(given(options, bots, data.store, complain))
  const everywhere = options.bind === '0.0.0.0' || options.bind === '::'
  const facts = factsOf(host, certificate.fingerprint)
  const controls = hostControls({
    network: !isLoopback(options.bind),
    visible: options.advertise,
    guests: options.guests,
    // Loaded when the port is open already: who is not announced needs none of it.
    advertise: async () => {
      const { advertiseTables, realWorld } = await import('./net/discovery')
      return advertiseTables(realWorld, () => facts(server.port), everywhere ? null : options.bind)
    },
    leaving: () => facts(server.port),
    dropGuests: () => {
      server.dropGuests()
    },
  })
  const server = await serve({
    host,
    clock: realClock,
    pages,
    bind: options.bind,
    port: options.port,
    certificate,
    names: [hostname(), `${hostname()}.local`, ...options.accept],
    offers: await offered(options.offer, words, complain),
    tables: () => (controls.visible() === true ? facts(server.port).map(wordsOf) : null),
    guests: () => controls.guests(),
  })
  const reachable = reachableAt(options.bind),
    { fingerprint } = certificate
  const addresses = reachable.map(address => urlOf(address, server.port))
  // Each link leads with an address of its own, and knows the others.
  const links = (table: string | null): string[] =>
    reachable.map(first =>
      writeLink(
        { addresses: [first, ...reachable.filter(other => other !== first)], port: server.port, fingerprint, table },
        'http',
      ),
    )
  const tables = openTables({ host, options, kept: data.tables, links, controls, words, complain })
  controls.start()
  return {
    port: server.port,
    addresses,
    fingerprint,
    tables,
    host,
    sleep() {
      host.sleep()
    },
    wake() {
      host.wake()
      controls.again()
    },
    async close() {
      await host.keep().catch((fault: unknown) => {
        complain(String(fault))
      })
      // The doors first, then the goodbye: whoever hears it comes to look whether it is true.
      const left = facts(server.port)
      host.close()
      await server.close()
      await controls.stop(left)
      await letGo()
    },
  }
}

/** What the tables say about themselves on the network. The instance is drawn here: ids of seeded tables are not their own. */
function factsOf(host: Host, fingerprint: string): (port: number) => Facts[] {
  const instances = new Map<string, string>()
  return port => {
    const tables = host.list()
    return tables.map(({ id, name, game, taken, seats, doors, locked }) => {
      const instance = instances.get(id) ?? realIds.id()
      instances.set(id, instance)
      return {
        protocol: PROTOCOL,
        id: instance,
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

function given({ seed }: HostArguments, bots: WorkerBots, store: Store, report: (line: string) => void): Given {
  const random = seed === null ? realRandom : fastRandom(new DataView(sha256(seed).buffer).getInt32(0))
  return { clock: realClock, date: realDate, random, ids: realIds, store, bots, report }
}
