/** A host as a whole: its data, its tables, its port, its place on the network. Headless and desktop run this very one. */
import { hostname } from 'node:os'
import { fileURLToPath } from 'node:url'
import { fastRandom } from '../src-shared/kernel'
import { PROTOCOL } from '../src-shared/wire'
import type { HostArguments } from './arguments'
import { openData, type Data } from './data'
import { WorkerBots } from './host/botPool'
import type { Given } from './host/given'
import { Host } from './host/host'
import type { Store } from './host/kept'
import { isLoopback, reachableAt } from './net/addresses'
import { advertiseTables, realWorld, wordsOf, type Facts } from './net/discovery'
import { readPages } from './net/pages'
import { serve } from './net/server'
import { realClock, realIds, realRandom } from './real'
import type { KeyKeeper } from './store/keys'
import { openTables, sha256, type OpenTable } from './tables'
import { urlOf, type Say } from './terminal/words'

export interface Hosting {
  readonly port: number
  /** Addresses of the page, the likeliest first. */
  readonly addresses: readonly string[]
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

/** Opens a host. @returns null when its data cannot be opened: the reason has been said then. @throws when it cannot listen */
export async function openHosting({ options, words, complain, keys }: HostingSetup): Promise<Hosting | null> {
  const data = await openData(options.data, words, complain, keys ?? null)
  if (!data) return null
  const bots = new WorkerBots(new URL('./botWorker.js', import.meta.url), complain)
  const letGo = async (): Promise<void> => {
    await data.close()
    await bots.stop()
  }
  try {
    return await listen({ options, words, complain }, data, bots, letGo)
  } catch (fault) {
    await letGo()
    throw fault
  }
}

async function listen({ options, words, complain }: HostingSetup, data: Data, bots: WorkerBots, letGo: () => Promise<void>): Promise<Hosting> {
  const host = new Host(given(options, bots, data.store, complain))
  const pages = await readPages(fileURLToPath(new URL('../renderer/', import.meta.url)))
  const found = options.advertise && !isLoopback(options.bind)
  const facts = factsOf(host)
  const server = await serve({
    host, clock: realClock, pages, bind: options.bind, port: options.port,
    names: [hostname(), `${hostname()}.local`, ...options.accept],
    tables: found ? () => facts(server.port).map(wordsOf) : null,
  })
  const addresses = reachableAt(options.bind).map(address => urlOf(address, server.port))
  const tables = openTables({ host, options, kept: data.tables, addresses, words, complain })
  const everywhere = options.bind === '0.0.0.0' || options.bind === '::'
  const advertiser = found ? advertiseTables(realWorld, () => facts(server.port), everywhere ? null : options.bind) : null
  return {
    port: server.port, addresses, tables, host,
    sleep() { host.sleep() },
    wake() { host.wake(); advertiser?.again() },
    async close() {
      await host.keep().catch((fault: unknown) => { complain(String(fault)) })
      // The doors first, then the goodbye: whoever hears it comes to look whether it is true.
      const left = facts(server.port)
      host.close()
      await server.close()
      await advertiser?.close(left)
      await letGo()
    },
  }
}

/** What the tables say about themselves on the network. The instance is drawn here: ids of seeded tables are not their own. */
function factsOf(host: Host): (port: number) => Facts[] {
  const instances = new Map<string, string>()
  return port => {
    const tables = host.list()
    return tables.map(({ id, name, game, taken, seats }) => {
      const instance = instances.get(id) ?? realIds.id()
      instances.set(id, instance)
      return { protocol: PROTOCOL, id: instance, table: tables.length > 1 ? id : null, name, game, taken, seats, locked: false, port, fingerprint: null }
    })
  }
}

function given({ seed }: HostArguments, bots: WorkerBots, store: Store, report: (line: string) => void): Given {
  const random = seed === null ? realRandom : fastRandom(new DataView(sha256(seed).buffer).getInt32(0))
  return { clock: realClock, random, ids: realIds, store, bots, report }
}
