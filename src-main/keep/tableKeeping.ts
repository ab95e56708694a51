/**
 * All tables that this computer hosts or keeps: who keeps each, what they say to each other, and which table this
 * computer has to go on with.
 */
import path from 'node:path'
import { MAX_LINK_ADDRESSES } from '../../src-shared/lan/link'
import type { Clock } from '../clock'
import { privateFile } from '../privateFile'
import { refuse, type Refusal } from '../../src-shared/kernel'
import type { NamedComputer, TableOffice } from '../../src-shared/succession/succession'
import type { HostProof, KeepingView } from '../../src-shared/wire'
import type { TableKeepers } from '../host/tableKeepers'
import type { StoredTable } from '../host/storage/storeTypes'
import { KeptTable } from './keptTable'
import type { KeeperServer } from '../net/server'
import { KEEP_PATH, KeepLinks, MAX_KEEP_FRAME } from './links/keepLinks'
import type { ComputerAddress, KeepMessage } from './links/messages'
import type { Computer, Message } from './protocol'
import { replicaFiles, type ReplicaStorage } from './replica/replicaFiles'
import { NO_TABLE } from './replica/tableChange'
import { AUTO_STEP_MS, computersOf, isTurnToStand, mayAgree, type Place } from './place'
import { Replication } from './replication'
import { combineKey } from './sealing/shares'
import { Members } from './members'
import { Signer } from './succession/signer'
import { TableSuccession } from './succession/tableSuccession'
import { isTable, officeIn, openReplica, withoutOwner } from './takingOver'
import { withMoves } from './succession/movesOfMatch'
import type { Certificate } from '../net/tls/certificate'

type StepMessage = Extract<KeepMessage, { kind: 'step' }>

/** Between two offers of a keeper, which also show that it is there. */
const OFFER_MS = 3000
/** A computer that a table is given to has so long, in milliseconds, to get a whole copy. */
const GIVING_MS = 10_000
/** The addresses of a table's computers, beside its copy, and how the table came to its host. */
const BOOK_FILE = 'computers.json',
  SUCCESSION_FILE = 'succession.json'

export interface TableKeepingSetup {
  readonly certificate: Certificate
  readonly clock: Clock
  /** This computer's name, for people. */
  readonly name: string
  /** Addresses under which others reach it, and its port. */
  readonly addresses: () => readonly string[]
  readonly port: () => number
  /** Where replicas are stored. */
  readonly folder: string
  /** Agrees in advance to go on without a host that has been silent for 20 s. */
  readonly automatic: boolean
  /** Known to those alone who may keep tables of this host. */
  readonly invitation: string
  /** This computer goes on with a table. @param given by its host, or by those who are left */
  readonly onElected: (table: StoredTable, given: boolean) => Promise<void>
  /** Something that people see has changed about the computers of a table that is hosted here. */
  readonly onKeepersChanged: (table: string) => void
  /** Another computer hosts a table now that this one has hosted. */
  readonly onDeposed: (table: string) => void
  readonly report: (line: string) => void
}

export class TableKeeping {
  private readonly places = new Map<string, Promise<Place>>()
  private readonly open = new Map<string, Place>()
  private readonly links: KeepLinks
  private readonly signer: Signer
  private stopped = false
  private stopTimer: () => void = () => undefined

  constructor(private readonly setup: TableKeepingSetup) {
    this.signer = new Signer(setup.certificate, setup.name)
    this.links = new KeepLinks({
      certificate: setup.certificate,
      clock: setup.clock,
      invitation: setup.invitation,
      isKnown: computer => [...this.open.values()].some(place => computersOf(place).includes(computer)),
      onMessage: (from, message, address) => {
        this.receive(from, message, address)
      },
    })
    this.later()
  }

  /** The caller of a connection, and how to take it. */
  readonly server: KeeperServer = {
    path: KEEP_PATH,
    hosts: table => {
      const place = this.open.get(table)
      return place !== undefined && place.replication !== null && !place.taking
    },
    maxFrame: MAX_KEEP_FRAME,
    proof: (table, nonce) => this.proofOf(table, nonce),
    callerOf: request => this.links.callerOf(request),
    accept: (caller, socket, address) => {
      this.links.accept(caller, socket, address)
    },
  }

  /** What tells a hosted table's changes to its keepers. */
  replicationOf(table: string): Replication | null {
    return this.open.get(table)?.replication ?? null
  }

  /** Whether this computer may host a table that it has stored: nobody else hosts it, as far as it knows. */
  async mayHost(table: string): Promise<boolean> {
    const { kept } = await this.place(table, this.links.own)
    return kept.hosts || kept.durable.term === 0
  }

  /** This computer hosts a table: a new one, or one that it has stored. */
  async host(table: string, stored: StoredTable | null): Promise<void> {
    const place = await this.place(table, this.links.own)
    if (place.kept.durable.term === 0) place.kept.found()
    place.succession.hosts(place.kept.durable.term)
    this.replicate(table, place, stored)
  }

  /** Offers to keep a table. @param host as a link to the table names it */
  async keep(table: string, host: ComputerAddress, invitation: string): Promise<void> {
    this.links.know(host, invitation)
    const place = await this.place(table, host.id)
    this.offer(table, place)
  }

  /** Whether other computers hold copies of a table. */
  isShared(table: string): boolean {
    return (this.open.get(table)?.kept.durable.replica?.generation.members.length ?? 0) > 1
  }

  /** The person at this computer wants it to go on with a table. */
  stand(table: string): void {
    this.open.get(table)?.kept.stand()
  }

  /** The person at this computer agrees that another one goes on with a table. */
  agreeTo(table: string, candidate: Computer): void {
    this.open.get(table)?.kept.agreeTo(candidate)
  }

  /** What a table that is hosted here tells people of its computers, and how it is given away. */
  keepersOf(table: string): TableKeepers {
    return {
      view: () => this.viewOf(table),
      office: () => this.officeOf(table),
      give: to => this.give(table, to),
    }
  }

  close(): void {
    this.stopped = true
    this.stopTimer()
    for (const { kept, replication } of this.open.values()) {
      replication?.stop()
      kept.stop()
    }
    this.links.close()
  }

  private viewOf(table: string): KeepingView {
    const place = this.open.get(table)
    return {
      computers: [this.ownAddress(), ...(place?.members.keepers ?? [])],
      survives: place?.replication?.isProtected ?? false,
      ...(place?.replication?.standsStill ? { waiting: true } : {}),
      ...(place?.replication?.givingTo ? { giving: place.replication.givingTo } : {}),
    }
  }

  /** How a table came here, and who keeps it now; null while nobody else does. */
  private officeOf(table: string): TableOffice | null {
    const { office } = this.open.get(table)?.succession ?? {}
    return office?.members ? office : null
  }

  /** What shows somebody who has drawn a number that this computer hosts a table. */
  private proofOf(table: string, nonce: string): HostProof | null {
    const place = this.open.get(table),
      office = place?.succession.office
    if (!place || !office || !this.server.hosts(table)) return null
    return { office, signature: this.signer.hosts(table, place.kept.durable.term, nonce) }
  }

  private give(table: string, to: Computer): Refusal | null {
    const place = this.open.get(table)
    if (!place?.replication || place.members.keepers.every(({ id }) => id !== to)) return refuse('notKept')
    place.givingUntil = this.setup.clock.now() + GIVING_MS
    place.replication.giveTo(to)
    this.sayChanges(table, place)
    return null
  }

  /** Tells people at a table that is hosted here what they see of its computers. */
  private sayChanges(table: string, place: Place): void {
    if (!place.replication) return
    place.givingKey = place.replication.generationKey
    const isNewOffice = place.succession.inForce(place.kept.durable.replica?.generation ?? null)
    const view = JSON.stringify(this.viewOf(table))
    if (isNewOffice) place.said = ''
    if (view === place.said) return
    place.said = view
    this.setup.onKeepersChanged(table)
  }

  private place(table: string, founder: Computer): Promise<Place> {
    const known = this.places.get(table)
    if (known) return known
    const opening = this.openPlace(table, founder)
    this.places.set(table, opening)
    return opening
  }

  private async openPlace(table: string, founder: Computer): Promise<Place> {
    const { clock, report } = this.setup
    const kept = await KeptTable.open({
      id: this.links.own,
      clock,
      storage: this.storageOf(table),
      send: (to, message) => {
        this.step(table, to, message)
      },
      report,
    })
    const place: Place = {
      kept,
      members: new Members(this.links.own, privateFile(path.join(this.setup.folder, table, BOOK_FILE))),
      succession: new TableSuccession({
        table,
        founder,
        signer: this.signer,
        file: privateFile(path.join(this.setup.folder, table, SUCCESSION_FILE)),
        computerOf: id => this.namedComputer(table, id),
      }),
      replication: null,
      givenKey: null,
      founder,
      hostHeard: clock.now(),
      mayStandFrom: 0,
      taking: false,
      givingKey: null,
      givingUntil: 0,
      said: '',
    }
    this.open.set(table, place)
    for (const computer of place.members.others) this.links.know(computer)
    kept.listen({
      onChange: () => {
        this.takeOverIfElected(table, place)
        this.sayChanges(table, place)
      },
    })
    return place
  }

  private namedComputer(table: string, id: Computer): NamedComputer | null {
    const certificate = this.links.certificateOf(id)
    if (!certificate) return null
    const name = this.open.get(table)?.members.others.find(one => one.id === id)?.name ?? ''
    return { id, name, certificate: Buffer.from(certificate).toString('base64url') }
  }

  private storageOf(table: string): ReplicaStorage {
    return replicaFiles(path.join(this.setup.folder, table))
  }

  private step(table: string, to: Computer, message: Message): void {
    const place = this.open.get(table)
    const key = message.kind === 'move' && message.to === to ? place?.givingKey : null
    this.links.send(to, {
      kind: 'step',
      table,
      // The wire's types are those of the protocol, without its readonly.
      message: message as StepMessage['message'],
      ...(key ? { key: Buffer.from(key).toString('base64') } : {}),
      ...(place?.succession.proofFor(to, message) as Pick<StepMessage, 'office' | 'vote'> | undefined),
    })
  }

  private receive(from: Computer, message: KeepMessage, address: string): void {
    const place = this.open.get(message.table)
    if (!place) return
    switch (message.kind) {
      case 'step':
        if (place.succession.admits(from, message.message, message, place.kept.durable))
          this.takeStep(message.table, place, from, message.message, message.key)
        return
      case 'offer':
        this.takeOffer(message.table, place, {
          id: from,
          name: message.name,
          addresses: [...new Set([...message.addresses, address])].slice(0, MAX_LINK_ADDRESSES),
          port: message.port,
        })
        return
      case 'book':
        if (from === (place.kept.durable.host ?? place.founder)) this.takeBook(place, message.computers)
        return
      case 'declined':
        this.setup.report(`the host of ${message.table} keeps no copy here`)
    }
  }

  private takeStep(table: string, place: Place, from: Computer, message: Message, key: string | undefined): void {
    const { kept } = place
    const isCandidate = message.kind === 'request' || message.kind === 'confirm'
    if (isCandidate && this.setup.automatic && mayAgree(place, this.setup.clock.now())) {
      kept.agreeTo(from)
      place.mayStandFrom = this.setup.clock.now() + AUTO_STEP_MS
    }
    if (message.kind === 'move' && message.to === this.links.own) {
      // Without its key the table would be of no use. It is sent again until it has arrived.
      if (key === undefined || from !== kept.durable.host) return
      place.givenKey = new Uint8Array(Buffer.from(key, 'base64'))
    }
    const before = kept.durable.host
    kept.receive(from, message)
    if (from === kept.durable.host) place.hostHeard = this.setup.clock.now()
    // A new host learns at once who keeps the table.
    if (kept.durable.host !== before && !kept.hosts) this.offer(table, place)
  }

  private takeOffer(table: string, place: Place, address: ComputerAddress): void {
    if (!place.kept.hosts) return
    const isNew = place.members.offered(address, this.setup.clock.now())
    if (isNew === null) {
      this.links.send(address.id, { kind: 'declined', table })
      return
    }
    this.links.know(address)
    if (isNew) this.keepersChanged(table, place)
    else this.sendBook(table, place, address.id)
  }

  private keepersChanged(table: string, place: Place): void {
    const ids = place.members.keepers.map(({ id }) => id)
    // First: without the others' addresses a keeper's share is of no use.
    for (const id of ids) this.sendBook(table, place, id)
    place.replication?.setKeepers(ids)
    this.sayChanges(table, place)
  }

  private sendBook(table: string, place: Place, to: Computer): void {
    this.links.send(to, { kind: 'book', table, computers: [this.ownAddress(), ...place.members.keepers] })
  }

  private ownAddress(): ComputerAddress {
    const { name, addresses, port } = this.setup
    return { id: this.links.own, name, addresses: addresses().slice(0, MAX_LINK_ADDRESSES), port: port() }
  }

  private takeBook(place: Place, computers: readonly ComputerAddress[]): void {
    place.members.told(computers)
    for (const computer of computers) if (computer.id !== this.links.own) this.links.know(computer)
  }

  private later(): void {
    this.stopTimer = this.setup.clock.after(OFFER_MS, () => {
      for (const [table, place] of this.open) this.tend(table, place)
      this.later()
    })
  }

  /** Every few seconds: a host leaves out who is gone, a keeper offers itself, and stands for a host that is gone. */
  private tend(table: string, place: Place): void {
    const now = this.setup.clock.now()
    if (place.kept.hosts) {
      if (place.members.leaveOutSilent(now)) this.keepersChanged(table, place)
      if (place.replication?.givingTo && now > place.givingUntil) place.replication.giveTo(null)
      this.sayChanges(table, place)
      return
    }
    this.offer(table, place)
    if (!this.setup.automatic || !isTurnToStand(place, now)) return
    place.mayStandFrom = now + AUTO_STEP_MS
    place.kept.stand()
  }

  private offer(table: string, place: Place): void {
    const to = place.kept.durable.host ?? place.founder
    if (to === this.links.own) return
    const { name, addresses, port } = this.ownAddress()
    this.links.send(to, { kind: 'offer', table, name, addresses, port })
  }

  private takeOverIfElected(table: string, place: Place): void {
    const { kept } = place
    if (this.stopped || place.taking || place.replication || !kept.hosts || !kept.durable.replica) return
    if (!kept.won && !place.givenKey) return
    place.taking = true
    this.takeOver(table, place).then(
      () => {
        place.taking = false
      },
      (fault: unknown) => {
        this.setup.report(`the copy of a table does not open: ${String(fault)}`)
        // Silent from now on, so that another computer can go on.
        place.kept.stop()
      },
    )
  }

  private async takeOver(table: string, place: Place): Promise<void> {
    const { won, durable } = place.kept
    const key = won ? await combineKey(won.values()) : place.givenKey
    if (!key || !durable.replica) return
    const { generation } = durable.replica,
      sealed = officeIn(key, table, durable.replica),
      opened = openReplica(key, table, durable.replica)
    place.givenKey = null
    if (!isTable(opened)) throw new Error('it holds no table')
    if (won) place.succession.elected(sealed, generation, durable.term, won.keys())
    else place.succession.given(sealed, durable.term)
    const goesOn = withMoves(withoutOwner(opened), place.succession.since(generation.term))
    this.replicate(table, place, goesOn)
    await this.setup.onElected(goesOn, !won)
  }

  private replicate(table: string, place: Place, stored: StoredTable | null): void {
    const onDeposed = (): void => {
      place.replication = null
      place.members.forgetOffers()
      this.setup.onDeposed(table)
    }
    place.replication = new Replication(place.kept, table, stored ?? NO_TABLE, onDeposed, generation =>
      place.succession.begin(generation),
    )
    this.keepersChanged(table, place)
  }
}
