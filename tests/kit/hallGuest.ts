/** A hall without sockets under a virtual clock, and guests who go about in it. */
import { ownerBy } from './owner'
import type { Refusal } from '../../src-shared/kernel'
import type { HallAnnouncement, HallPlace, HallRequest, HallView, HostMessage, TableCard } from '../../src-shared/wire'
import { searchHere } from '../../src-main/hall/seatingThread'
import { memoryFile } from '../../src-main/hall/tournamentStorage'
import type { PrivateFile } from '../../src-main/privateFile'
import { Hall } from '../../src-main/hall/hall'
import { TICK_MS } from '../../src-main/hall/hallUpdates'
import { Host } from '../../src-main/host/host'
import type { ConnectionInfo, Peer } from '../../src-main/peer'
import { Guest } from './guest'
import { testDeps, type TestDeps } from './deps'

type Unnumbered = HallRequest extends infer M ? (M extends HallRequest ? Omit<M, 'n'> : never) : never

export const OWNER_KEY = 'key-of-the-owner'

export interface TestHall {
  readonly deps: TestDeps
  readonly host: Host
  readonly hall: Hall
  /** Lets a change of the hall be told. */
  tick(): Promise<void>
}

export interface TestHallSetup {
  readonly seed?: number
  readonly code?: string | null
  readonly game?: string
  /** Ids of the tables that are open at first. */
  readonly tables?: readonly string[]
  /** Where its tournament is stored. */
  readonly file?: PrivateFile
  /** Whether its stored tables are open again already. Default: yes. */
  readonly reopened?: boolean
}

/** A hall with tables `a` and `b`. */
export function openHall({
  seed = 7,
  code = null,
  game = 'mascarade',
  tables = ['a', 'b'],
  file = memoryFile(),
  reopened = true,
}: TestHallSetup = {}): TestHall {
  const deps = testDeps(seed),
    host = new Host(deps)
  const hallOf: { hall?: Hall } = {}
  const open = (id: string, name: string, played = game, code: string | null = null) =>
    host.open({
      ...{ id, name, game: played, code, invite: [], pace: 0 },
      fixedKey: () => new Uint8Array(32).fill(3),
      changed: () => hallOf.hall?.tableChanged(),
      finished: record => hallOf.hall?.matchFinished(id, record),
    })
  for (const id of tables) open(id, `Table ${id}`)
  const hall = new Hall(deps, {
    name: 'Friday',
    code,
    owner: ownerBy(OWNER_KEY),
    invite: () => ['http://10.0.0.1:26262/'],
    file,
    search: searchHere,
    keeper: {
      all: () => host.all(),
      open: order => {
        const table = open(deps.ids.id(), order.name, order.game, order.code)
        table.party.listing = order.listing
        return table
      },
      close: (id, why) => {
        host.closeTable(id, why)
      },
    },
  })
  hallOf.hall = hall
  if (reopened) hall.reopened()
  return { deps, host, hall, tick: () => deps.clock.advance(TICK_MS) }
}

export class HallGuest extends Guest {
  private readonly told: HostMessage[] = []
  private readonly address: Partial<ConnectionInfo> | null

  constructor(
    { hall }: Pick<TestHall, 'hall'>,
    name: string,
    { owner, address = null }: { owner?: boolean; address?: string | null } = {},
  ) {
    super(hall, name)
    this.onMessage = message => this.told.push(message)
    this.isLocal = address === null
    this.address = address === null ? null : { address, encrypted: false, authWords: null }
    if (owner === true) this.owner = OWNER_KEY
    if (this.address)
      Object.assign(this.peer, { connection: this.address } satisfies Partial<Record<keyof Peer, unknown>>)
  }

  /** Sends a message to the hall. @returns the refusal, or null when it was accepted */
  async ask(message: Unnumbered): Promise<Refusal | null> {
    if (!this.place || !this.host.receiveHall) throw new Error('say hello to a hall first')
    const n = this.n++
    await this.host.receiveHall(this.peer, this.place, { ...message, n } as HallRequest)
    return this.replies.get(n) ?? null
  }

  /** Where it is: the id of a table, or null. */
  get at(): string | null {
    return this.lastPlace.at
  }

  get lastPlace(): HallPlace {
    return this.last('place')
  }

  get view(): HallView {
    return this.last('hall')
  }

  get announcement(): HallAnnouncement {
    return this.last('announcement')
  }

  /** How many views of the hall it was sent. */
  get views(): number {
    return this.told.filter(({ kind }) => kind === 'hall').length
  }

  card(id: string): TableCard {
    const card = this.view.tables.find(one => one.id === id)
    if (!card) throw new Error(`the hall shows no table ${id}`)
    return card
  }

  private last<K extends HostMessage['kind']>(kind: K): Extract<HostMessage, { kind: K }> {
    const last = this.told.findLast(message => message.kind === kind)
    if (!last) throw new Error(`no ${kind} yet`)
    return last as Extract<HostMessage, { kind: K }>
  }
}

/** Somebody who has come to the hall. */
export function arrive(
  hall: Pick<TestHall, 'hall'>,
  name: string,
  setup: { owner?: boolean; address?: string } = {},
): HallGuest {
  const guest = new HallGuest(hall, name, setup)
  const why = guest.hello()
  if (why) throw new Error(`${name} was refused: ${JSON.stringify(why)}`)
  return guest
}

/** Several people sit down at a table and begin a match. */
export async function play(hall: TestHall, table: string, names: readonly string[]): Promise<HallGuest[]> {
  const guests = names.map(name => arrive(hall, name))
  for (const guest of guests) must(await guest.ask({ kind: 'enterTable', table }))
  for (const guest of guests.slice(1)) must(await guest.send({ kind: 'ready', ready: true }))
  must(await guests[0]?.send({ kind: 'start' }))
  return guests
}

/** Throws where something was refused. */
export function must(why: Refusal | null | undefined): void {
  if (why) throw new Error(`refused: ${JSON.stringify(why)}`)
}
