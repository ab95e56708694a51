/**
 * Computers that keep one table, in this thread: real hosts and guests, the protocol with its sealing, and between them
 * a network that takes a few milliseconds of a virtual clock.
 */
import { KeptStore } from '../../src-main/keep/keptStore'
import { KeptTable } from '../../src-main/keep/keptTable'
import { NOTHING, type Computer, type Durable, type Message } from '../../src-main/keep/protocol'
import type { ReplicaStorage } from '../../src-main/keep/replica/replicaFiles'
import { NO_TABLE } from '../../src-main/keep/replica/tableChange'
import { Replication } from '../../src-main/keep/replication'
import { combineKey } from '../../src-main/keep/sealing/shares'
import { isTable, openReplica } from '../../src-main/keep/takingOver'
import { Host } from '../../src-main/host/host'
import type { StoredTable } from '../../src-main/host/storage/storeTypes'
import { VirtualClock } from '../kit/clock'
import { memoryStore, testDeps, type MemoryStore } from '../kit/deps'

export const TABLE = 't'
const DELAY_MS = 3

/** Everything that computers have said to each other, and written. */
export interface Heard {
  readonly from: Computer
  readonly to: Computer
  readonly message: Message
}

export class Desk {
  kept!: KeptTable
  replication: Replication | null = null
  host: Host | null = null
  deposed = false
  up = true
  readonly faults: string[] = []
  readonly store: MemoryStore = memoryStore()
  durable: Durable = NOTHING

  constructor(
    readonly id: Computer,
    private readonly office: Office,
    private readonly seed: number,
  ) {}

  private readonly storage: ReplicaStorage = {
    read: () => Promise.resolve(this.durable),
    write: durable => {
      this.durable = structuredClone(durable)
      return Promise.resolve()
    },
  }

  async start(): Promise<void> {
    this.up = true
    this.kept = await KeptTable.open({
      id: this.id,
      clock: this.office.clock,
      storage: this.storage,
      send: (to, message) => {
        this.office.post(this, to, message)
      },
      report: line => this.faults.push(line),
    })
  }

  /** Opens the table here: a new one, or one that came from elsewhere. @param key of its matches; null for any */
  openHost(stored: StoredTable | null, game = 'mascarade', key: Uint8Array | null = null): Host {
    const replication = new Replication(this.kept, TABLE, stored ?? NO_TABLE, () => {
      this.deposed = true
      this.host?.close()
    })
    this.replication = replication
    const deps = { ...testDeps(this.seed), clock: this.office.clock }
    const store = new KeptStore(
      this.store,
      table => (table === TABLE ? replication : null),
      () => 0,
    )
    if (stored?.match) store.knowMatch(stored.match.deal.id, TABLE)
    const host = new Host({ ...deps, store })
    const setup = { id: TABLE, name: 'Table', game, invite: [], fixedKey: key && (() => key), pace: 0 }
    if (stored) host.reopen(setup, stored)
    else host.open(setup)
    this.host = host
    return host
  }

  /** Opens the table that this computer has been elected to host. */
  async takeOver(): Promise<Host> {
    const { won, durable } = this.kept
    if (!won || !durable.replica) throw new Error(`${this.id} was not elected`)
    const table = openReplica(await combineKey(won.values()), TABLE, durable.replica)
    if (!isTable(table)) throw new Error('no table')
    return this.openHost(table)
  }

  crash(): void {
    this.up = false
    this.kept.stop()
    this.replication?.stop()
  }
}

export class Office {
  readonly clock = new VirtualClock()
  readonly heard: Heard[] = []
  readonly desks: ReadonlyMap<Computer, Desk>
  /** Pairs of computers that do not reach each other. */
  readonly cut = new Set<string>()

  constructor(ids: readonly Computer[]) {
    this.desks = new Map(ids.map((id, n) => [id, new Desk(id, this, n + 1)]))
  }

  static async open(ids: readonly Computer[]): Promise<Office> {
    const office = new Office(ids)
    for (const desk of office.desks.values()) await desk.start()
    return office
  }

  desk(id: Computer): Desk {
    const desk = this.desks.get(id)
    if (!desk) throw new Error(`no ${id}`)
    return desk
  }

  post(from: Desk, to: Computer, message: Message): void {
    const text = JSON.stringify(message)
    this.heard.push({ from: from.id, to, message })
    this.clock.after(DELAY_MS, () => {
      const desk = this.desks.get(to)
      if (from.up && desk?.up && !this.cut.has(`${from.id}${to}`) && !this.cut.has(`${to}${from.id}`))
        desk.kept.receive(from.id, JSON.parse(text) as Message)
    })
  }
}
