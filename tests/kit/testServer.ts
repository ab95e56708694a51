/** A real host on a real port of the loopback address, and clients with real sockets. */
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { Host } from '../../src-main/host/host'
import type { Table } from '../../src-main/host/table'
import { serve, type Server, type ServerSetup } from '../../src-main/net/server'
import { nodeClock, nodeDate, nodeIds, nodeRandom } from '../../src-main/nodeDeps'
import { fastRandom } from '../../src-shared/kernel'
import type { Ids } from '../../src-main/host/deps'
import { PROTOCOL, type ClientMessage, type StateUpdate, type HostMessage } from '../../src-shared/wire'
import { inlineBots, memoryStore, type MemoryStore } from './deps'

export interface TestServer {
  readonly host: Host
  readonly table: Table
  readonly server: Server
  readonly store: MemoryStore
  readonly faults: string[]
  close(): Promise<void>
}

const LOOPBACK = '127.0.0.1'

/** Overrides of the server's defaults. `clock`: the clock that the server uses for sessions. */
export interface TestServerSetup extends Partial<Omit<ServerSetup, 'host' | 'names'>> {
  readonly game?: string
  readonly ids?: Ids
  /** The key of each match; a fixed one by default. */
  readonly key?: (match: number) => Uint8Array
  readonly seed?: number
}

/** Opens one table, of Mascarade by default, on a free port. */
export async function startServer(
  names: readonly string[] = [],
  { game = 'mascarade', ids = nodeIds, clock = nodeClock, key, seed, pages, port = 0, ...more }: TestServerSetup = {},
): Promise<TestServer> {
  const faults: string[] = []
  const store = memoryStore()
  const random = seed === undefined ? nodeRandom : fastRandom(seed)
  const host = new Host({
    clock: nodeClock,
    date: nodeDate,
    random,
    ids,
    store,
    bots: inlineBots,
    reportFault: fault => {
      faults.push(fault)
    },
  })
  const table = host.open({
    id: 't',
    name: 'Table',
    game,
    invite: [],
    fixedKey: key ?? (() => new Uint8Array(32).fill(5)),
    pace: 0,
  })
  const page = { type: 'text/html', body: Buffer.from('<!doctype html>'), immutable: false }
  const server = await serve({
    host,
    clock,
    pages: pages ?? new Map([['/', page]]),
    bind: LOOPBACK,
    port,
    names,
    ...more,
  })
  return {
    host,
    table,
    server,
    store,
    faults,
    async close() {
      host.close()
      await server.close()
    },
  }
}

type Wanted<K extends HostMessage['kind']> = Extract<HostMessage, { kind: K }>

/** A client with a socket; keeps what it was sent, and can wait for more. */
export class Client {
  readonly messages: HostMessage[] = []
  private readonly watchers = new Set<() => void>()
  closed: { code: number; reason: string } | null = null

  private constructor(readonly socket: WebSocket) {
    socket.on('message', data => {
      this.messages.push(JSON.parse(String(data)) as HostMessage)
      this.wake()
    })
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) }
      this.wake()
    })
    socket.on('error', () => {
      this.wake()
    })
  }

  /** @param from the client's address: a host limits connections per address; @param to the host's */
  static async connect(
    port: number,
    headers: { [name: string]: string } = {},
    from = LOOPBACK,
    to = LOOPBACK,
  ): Promise<Client> {
    const socket = new WebSocket(`ws://${to}:${port}/table`, {
      headers,
      perMessageDeflate: false,
      localAddress: from,
    })
    const client = new Client(socket)
    await once(socket, 'open')
    return client
  }

  static async arrive(port: number, name: string, token?: string, from = LOOPBACK, to = LOOPBACK): Promise<Client> {
    const client = await Client.connect(port, {}, from, to)
    client.send({ kind: 'hello', n: 0, version: PROTOCOL, name, ...(token === undefined ? {} : { token }) })
    await client.until(() => client.updates.length > 0)
    return client
  }

  /** Arrives with a hello of these parts. */
  static async arriveAs(
    port: number,
    hello: Omit<Extract<ClientMessage, { kind: 'hello' }>, 'kind' | 'n' | 'version'>,
    to = LOOPBACK,
    from = LOOPBACK,
  ): Promise<Client> {
    const client = await Client.connect(port, {}, from, to)
    client.send({ kind: 'hello', n: 0, version: PROTOCOL, ...hello })
    await client.until(() => client.updates.length > 0)
    return client
  }

  send(message: ClientMessage): void {
    this.raw(JSON.stringify(message))
  }

  raw(text: string): void {
    this.socket.send(text)
  }

  /** Waits until the condition holds. The test's own time-out ends a wait that never does. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds())
      await new Promise<void>(done => {
        this.watchers.add(done)
      })
  }

  /** Sends a message and waits for its `ok` or `refused`. */
  async ask(message: ClientMessage): Promise<Wanted<'ok'> | Wanted<'refused'>> {
    this.send(message)
    return this.reply(message.n)
  }

  async reply(n: number): Promise<Wanted<'ok'> | Wanted<'refused'>> {
    const find = () =>
      this.messages.find(
        (m): m is Wanted<'ok'> | Wanted<'refused'> => (m.kind === 'ok' || m.kind === 'refused') && m.n === n,
      )
    await this.until(() => find() !== undefined)
    const found = find()
    if (!found) throw new Error('no reply')
    return found
  }

  get updates(): StateUpdate[] {
    return this.messages.filter((m): m is StateUpdate => m.kind === 'frame')
  }

  get update(): StateUpdate {
    const last = this.updates.at(-1)
    if (!last) throw new Error('no frame yet')
    return last
  }

  get token(): string {
    const welcome = this.messages.find((m): m is Wanted<'welcome'> => m.kind === 'welcome')
    if (!welcome) throw new Error('no welcome yet')
    return welcome.token
  }

  private wake(): void {
    const watchers = [...this.watchers]
    this.watchers.clear()
    for (const watcher of watchers) watcher()
  }
}
