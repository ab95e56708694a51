/** The host without Electron: a terminal, a QR code, a browser. */
import { hostname } from 'node:os'
import { fileURLToPath } from 'node:url'
import open from 'open'
import { toString as qrCode } from 'qrcode'
import { version } from '../package.json'
import { fastRandom } from '../src-shared/kernel'
import { codeOf } from '../src-shared/lan/code'
import { languageOf, say } from '../src-shared/lang/terminal'
import { PROTOCOL } from '../src-shared/wire'
import { readArguments, type HostArguments } from './arguments'
import { openData } from './data'
import { WorkerBots } from './host/botPool'
import type { Given } from './host/given'
import { Host } from './host/host'
import type { Store } from './host/kept'
import { isLoopback, reachableAt } from './net/addresses'
import { advertiseTables, realWorld, wordsOf, type Facts } from './net/discovery'
import { readPages } from './net/pages'
import { serve } from './net/server'
import { realClock, realIds, realRandom } from './real'
import { openTables, sha256, type OpenTable } from './tables'
import { doctor } from './terminal/doctor'
import { find, readFindArguments } from './terminal/find'
import { complain, interrupted, print, urlOf, type Say } from './terminal/words'

/**
 * Runs the `undertable` command.
 * @param args what stands behind `undertable`
 * @returns the exit code, once there is nothing more to do; a host goes on until SIGINT or SIGTERM
 */
export async function undertable(args: readonly string[]): Promise<number> {
  const [first = 'host', ...rest] = args
  const command = first.startsWith('-') ? 'host' : first
  const asked = args.includes('--lang') ? args[args.indexOf('--lang') + 1] : undefined
  const language = languageOf(asked, process.env.LC_ALL, process.env.LC_MESSAGES, process.env.LANG)
  const words: Say = (key, params) => say(language, key, params)
  if (command === 'find') {
    const wanted = readFindArguments(rest)
    return 'bad' in wanted ? fail(words('badOption', { what: wanted.bad }), words) : find(wanted, words)
  }
  if (command === 'doctor') return doctor(rest, words)
  const read = readArguments(first.startsWith('-') ? args : rest)
  if (command !== 'host') return fail(words('noCommand', { what: command }), words)
  if ('bad' in read) return fail(words('badOption', { what: read.bad }), words)
  if (read.help) { print(words('usage')); return 0 }
  if (read.version) { print(version); return 0 }
  return hostTables(read, words)
}

function fail(why: string, words: Say): number {
  complain(why)
  complain(words('usage'))
  return 2
}

async function hostTables(options: HostArguments, words: Say): Promise<number> {
  const data = await openData(options.data, words, complain)
  if (!data) return 1
  const bots = new WorkerBots(new URL('./botWorker.js', import.meta.url), complain)
  const host = new Host(given(options, bots, data.store))
  try {
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
    await announce(server.port, addresses, tables, options, words)
    await interrupted()
    await host.keep().catch((fault: unknown) => { complain(String(fault)) })
    // The doors first, then the goodbye: whoever hears it comes to look whether it is true.
    const left = facts(server.port)
    host.close()
    await server.close()
    await advertiser?.close(left)
    if (!options.json) print(words('closed'))
    return 0
  } catch (fault) {
    const missing = fault instanceof Error && 'code' in fault && fault.code === 'ENOENT'
    complain(missing ? words('noPage') : words('failed', { what: fault instanceof Error ? fault.message : String(fault) }))
    return 1
  } finally {
    await data.close()
    await bots.stop()
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

function given({ seed }: HostArguments, bots: WorkerBots, store: Store): Given {
  const random = seed === null ? realRandom : fastRandom(new DataView(sha256(seed).buffer).getInt32(0))
  return { clock: realClock, random, ids: realIds, store, bots, report: complain }
}

async function announce(port: number, invite: readonly string[], tables: readonly OpenTable[], options: HostArguments, words: Say): Promise<void> {
  if (options.json) {
    print(JSON.stringify({ ready: true, port, addresses: invite, tables }))
    return
  }
  const [table] = tables
  print(words(tables.length > 1 ? 'readyMany' : 'ready', { name: table?.name ?? '', tables: tables.length }))
  const outside = isLoopback(options.bind) ? [] : invite
  print(words(outside.length > 0 ? 'join' : 'alone'))
  for (const url of outside) {
    const code = codeOf({ address: new URL(url).hostname, port })
    print(`  ${url}${code === null ? '' : `   ${words('code', { code })}`}`)
  }
  const [likeliest] = outside
  if (likeliest !== undefined) print(`${words('scan')}\n${await qrCode(likeliest, { type: 'terminal', small: true })}`)
  const local = urlOf(options.bind === '0.0.0.0' || options.bind === '::' ? 'localhost' : options.bind, port)
  print(`${words('local')} ${local}`)
  if (options.seed !== null) print(words('seeded'))
  print(words('stop'))
  if (options.open) await open(local).catch(() => undefined)
}
