/**
 * All tables that this computer hosts or keeps: who keeps each, what they say to each other, and which table this
 * computer has to go on with.
 */
import { readTableId, type TableId } from '../../src-shared/ids'
import type { NamedComputer } from '../../src-shared/succession/succession'
import type { ComputerName } from '../../src-shared/wire'
import type { TableKeepers } from '../host/tableKeepers'
import type { StoredTable } from '../host/storage/storeTypes'
import type { KeeperServer } from '../net/server'
import { privateFile } from '../privateFile'
import { fileIn, tableFolder } from '../tableFolder'
import { Decision } from './decision'
import { agree } from './goingOn'
import { give, goOnAlone, replicate, takeOverIfElected } from './hostedTable'
import { Invitations } from './invitations'
import { ownAddress, type Keeping, type TableKeepingSetup } from './keeping'
import { answerOf, isHosted, officeOf, viewOf } from './keepingViews'
import { KeptTable } from './keptTable'
import { letGo, signOff } from './leaving'
import { KEEP_PATH, KeepLinks, MAX_KEEP_FRAME } from './links/keepLinks'
import type { ComputerAddress, KeepMessage } from './links/messages'
import { Members } from './members'
import { AUTO_STEP_MS, computersOf, isTurnToStand, mayBringTable, type Place } from './place'
import type { Computer, Message } from './protocol'
import { receive } from './receiving'
import { replicaFiles, type ReplicaStorage } from './replica/replicaFiles'
import type { Replication } from './replication'
import { Signer } from './succession/signer'
import { TableSuccession } from './succession/tableSuccession'
import { keepersChanged, offer, sayChanges, sayHost, sayOpinion } from './telling'

export type { TableKeepingSetup } from './keeping'

type StepMessage = Extract<KeepMessage, { kind: 'step' }>

/** Between two offers of a keeper, which also show that it is there. */
const OFFER_MS = 3000
/** Between two opinions, in milliseconds. */
const OPINION_MS = 1000
/** The addresses of a table's computers, beside its copy, and how the table came to its host. */
const BOOK_FILE = 'computers.json',
  SUCCESSION_FILE = 'succession.json'

export class TableKeeping {
  private readonly places = new Map<string, Promise<Place>>()
  private readonly keeping: Keeping
  private stopTimer: () => void = () => undefined
  private stopOpinions: () => void = () => undefined

  constructor(setup: TableKeepingSetup) {
    const open = new Map<string, Place>()
    const invitations = new Invitations(setup.invitation, setup.newInvitation, computer => {
      for (const place of open.values()) if (place.members.leave(computer)) keepersChanged(this.keeping, place)
      links.drop(computer)
    })
    const links = new KeepLinks({
      certificate: setup.certificate,
      clock: setup.clock,
      reachedAt: () => setup.addresses().map(address => ({ address, port: setup.port() })),
      isInvited: (invitation, computer) => invitations.accepts(invitation, computer),
      isKnown: computer => [...open.values()].some(place => computersOf(place).includes(computer)),
      sendsTables: computer => [...open.values()].some(place => mayBringTable(place, computer)),
      onMessage: (from, message, address) => {
        receive(this.keeping, from, message, address)
      },
    })
    const signer = new Signer(setup.certificate, setup.name)
    this.keeping = { setup, links, signer, invitations, open, automatic: setup.automatic, stopped: false }
    this.later()
    this.sayOpinions()
  }

  /** The caller of a connection, and how to take it. */
  readonly server: KeeperServer = {
    path: KEEP_PATH,
    hosts: table => isHosted(this.keeping.open.get(table)),
    answer: (table, nonce) => answerOf(this.keeping, table, nonce),
    maxFrame: MAX_KEEP_FRAME,
    callerOf: request => this.keeping.links.callerOf(request),
    accept: (caller, socket, address, stream) => {
      this.keeping.links.accept(caller, socket, address, stream)
    },
  }

  /** What tells a hosted table's changes to its keepers. */
  replicationOf(table: string): Replication | null {
    return this.keeping.open.get(table)?.replication ?? null
  }

  /** Whether this computer may host a table that it has stored: nobody else hosts it, as far as it knows. */
  async mayHost(table: string): Promise<boolean> {
    const { kept } = await this.place(table, this.keeping.links.own)
    return kept.hosts || kept.durable.term === 0
  }

  /** This computer hosts a table: a new one, or one that it has stored. */
  async host(table: string, stored: StoredTable | null): Promise<void> {
    const place = await this.place(table, this.keeping.links.own)
    if (place.kept.durable.term === 0) place.kept.found()
    place.succession.hosts(place.kept.durable.term)
    replicate(this.keeping, place, stored)
  }

  /** Offers to keep a table. @param host as a link to the table names it */
  async keep(table: string, host: ComputerAddress, invitation: string): Promise<void> {
    const place = await this.place(table, host.id)
    this.keeping.links.know(host, invitation)
    offer(this.keeping, place)
  }

  /** Whether other computers hold copies of a table. */
  isShared(table: string): boolean {
    return (this.keeping.open.get(table)?.kept.durable.replica?.generation.members.length ?? 0) > 1
  }

  /** The tables that this computer keeps and does not host. */
  get keptTables(): readonly string[] {
    return [...this.keeping.open].filter(([, { replication }]) => !replication).map(([table]) => table)
  }

  /** All computers of a table that are known here, by name; this one first. */
  computersOf(table: string): readonly ComputerName[] {
    return [ownAddress(this.keeping), ...(this.keeping.open.get(table)?.members.others ?? [])]
  }

  /** Whether this computer agrees in advance, from now on. */
  setAutomatic(on: boolean): void {
    this.keeping.automatic = on
  }

  /** The person at this computer agrees that one of the table's goes on with it: this one, or another. */
  agreeTo(table: string, candidate: Computer): void {
    const { open, automatic, setup } = this.keeping
    const place = open.get(table)
    if (place && agree(place, candidate, automatic, setup.clock.now())) sayOpinion(this.keeping, place)
  }

  /** This computer keeps a table no longer. @returns resolves when the table is safe without it, or after a while */
  async leave(table: string): Promise<void> {
    const place = this.keeping.open.get(table)
    if (!place || place.replication || place.taking) return
    const isSafe = await signOff(this.keeping, place)
    const stopped = place.kept.stop()
    this.keeping.open.delete(table)
    this.places.delete(table)
    await stopped
    // A share that nobody needs any more is not left lying about.
    if (isSafe) await this.storageOf(idOf(table)).remove?.()
  }

  /** Leaves all tables that this computer only keeps. What is kept stays here for another time. */
  async leaveAll(): Promise<void> {
    await Promise.all(
      this.keptTables.map(table => {
        const place = this.keeping.open.get(table)
        return place && signOff(this.keeping, place)
      }),
    )
  }

  /** This computer falls asleep, and keeps nothing meanwhile. */
  sleep(): void {
    void this.leaveAll()
  }

  /** It has woken up. */
  wake(): void {
    for (const place of this.keeping.open.values()) {
      place.leaving = null
      if (!place.replication) offer(this.keeping, place)
    }
  }

  /** What a table that is hosted here tells people of its computers, and how it is given away. */
  keepersOf(table: string): TableKeepers {
    const { open, invitations } = this.keeping
    return {
      view: () => viewOf(this.keeping, open.get(table)),
      office: () => officeOf(open.get(table)),
      give: to => give(this.keeping, open.get(table), to),
      invite: (person, address) => invitations.issue(person, address),
      withdraw: person => {
        invitations.withdraw(person)
      },
      goOnAlone: () => goOnAlone(this.keeping, open.get(table)),
    }
  }

  close(): void {
    this.keeping.stopped = true
    this.stopTimer()
    this.stopOpinions()
    for (const { kept, replication } of this.keeping.open.values()) {
      replication?.stop()
      void kept.stop()
    }
    this.keeping.links.close()
  }

  private sayOpinions(): void {
    this.stopOpinions = this.keeping.setup.clock.after(OPINION_MS, () => {
      for (const place of this.keeping.open.values()) sayOpinion(this.keeping, place)
      this.sayOpinions()
    })
  }

  private later(): void {
    this.stopTimer = this.keeping.setup.clock.after(OFFER_MS, () => {
      for (const place of this.keeping.open.values()) this.tend(place)
      this.later()
    })
  }

  /** Every few seconds: a host leaves out who is gone, a keeper offers itself, and stands for a host that is gone. */
  private tend(place: Place): void {
    const now = this.keeping.setup.clock.now()
    if (place.kept.hosts) {
      if (place.members.leaveOutSilent(now)) keepersChanged(this.keeping, place)
      if (place.replication?.givingTo && now > place.givingUntil) place.replication.giveTo(null)
      sayChanges(this.keeping, place)
      return
    }
    offer(this.keeping, place)
    if (!this.keeping.automatic || place.leaving || !isTurnToStand(place, now)) return
    place.mayStandFrom = now + AUTO_STEP_MS
    place.kept.stand()
  }

  /** @throws when that is no table's id */
  private async place(id: string, founder: Computer): Promise<Place> {
    const table = idOf(id),
      known = this.places.get(table)
    if (known) return known
    const opening = this.openPlace(table, founder)
    this.places.set(table, opening)
    return opening
  }

  private async openPlace(table: TableId, founder: Computer): Promise<Place> {
    const { setup, links, signer, open } = this.keeping
    const kept = await KeptTable.open({
      id: links.own,
      clock: setup.clock,
      storage: this.storageOf(table),
      send: (to, message) => {
        this.step(table, to, message)
      },
      report: setup.report,
    })
    const folder = tableFolder(setup.folder, table)
    const fileOf = (name: string) => privateFile(fileIn(folder, name))
    const place: Place = {
      table,
      kept,
      members: new Members(links.own, fileOf(BOOK_FILE)),
      succession: new TableSuccession({
        table,
        founder,
        signer,
        file: fileOf(SUCCESSION_FILE),
        computerOf: id => this.namedComputer(table, id),
      }),
      replication: null,
      givenKey: null,
      founder,
      hostHeard: setup.clock.now(),
      lastHost: kept.durable.host,
      decision: new Decision(links.own),
      standsFrom: 0,
      leaving: null,
      leavers: new Set(),
      hasHosted: false,
      toldHost: null,
      mayStandFrom: 0,
      taking: false,
      givingKey: null,
      givingUntil: 0,
      said: '',
    }
    open.set(table, place)
    for (const computer of place.members.others) links.know(computer)
    kept.listen({
      onChange: () => {
        takeOverIfElected(this.keeping, place)
        sayChanges(this.keeping, place)
        sayHost(this.keeping, place)
        if (kept.hosts) letGo(this.keeping, place)
      },
    })
    return place
  }

  private namedComputer(table: string, id: Computer): NamedComputer | null {
    const { links, open } = this.keeping
    const certificate = links.certificateOf(id)
    if (!certificate) return null
    const name = open.get(table)?.members.others.find(one => one.id === id)?.name ?? ''
    return { id, name, certificate: Buffer.from(certificate).toString('base64url') }
  }

  private storageOf(table: TableId): ReplicaStorage {
    return replicaFiles(tableFolder(this.keeping.setup.folder, table))
  }

  /** Sends a step of the protocol, with what shows that it is true. */
  private step(table: string, to: Computer, message: Message): void {
    const place = this.keeping.open.get(table)
    const key = message.kind === 'move' && message.to === to ? place?.givingKey : null
    this.keeping.links.send(to, {
      kind: 'step',
      table,
      // The wire's types are those of the protocol, without its readonly.
      message: message as StepMessage['message'],
      ...(key ? { key: Buffer.from(key).toString('base64') } : {}),
      ...(place?.succession.proofFor(to, message) as Pick<StepMessage, 'office' | 'vote'> | undefined),
    })
  }
}

/** The id of a table, from wherever it comes. @throws when it is none */
function idOf(text: string): TableId {
  const id = readTableId(text)
  if (id === null) throw new Error('this is no table')
  return id
}
