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
import type { ComputerName, HostAnswer, KeepingView } from '../../src-shared/wire'
import type { TableKeepers } from '../host/tableKeepers'
import type { StoredTable } from '../host/storage/storeTypes'
import { KeptTable } from './keptTable'
import type { KeeperServer } from '../net/server'
import { KEEP_PATH, KeepLinks, MAX_KEEP_FRAME } from './links/keepLinks'
import type { ComputerAddress, KeepMessage } from './links/messages'
import type { Computer, Message } from './protocol'
import { replicaFiles, type ReplicaStorage } from './replica/replicaFiles'
import { NO_TABLE } from './replica/tableChange'
import { Decision } from './decision'
import { agree, goneView, goOnIfAgreed } from './goingOn'
import { Invitations } from './invitations'
import { AUTO_STEP_MS, computersOf, isTurnToStand, mayAgree, type Place } from './place'
import { Replication } from './replication'
import { combineKey } from './sealing/shares'
import { Members } from './members'
import { Signer } from './succession/signer'
import { TableSuccession, type Signed } from './succession/tableSuccession'
import { isTable, officeIn, openReplica, withoutOwner } from './takingOver'
import { withMoves } from './succession/movesOfMatch'
import type { Certificate } from '../net/tls/certificate'

type StepMessage = Extract<KeepMessage, { kind: 'step' }>

/** Between two offers of a keeper, which also show that it is there. */
const OFFER_MS = 3000
/** A computer that a table is given to has so long, in milliseconds, to get a whole copy. */
const GIVING_MS = 10_000
/** A computer that leaves waits so long, in milliseconds, until the table is safe without it. */
const LEAVING_MS = 1500
/** Between two opinions, in milliseconds. */
const OPINION_MS = 1000
/** The addresses of a table's computers, beside its copy, and how the table came to its host. */
const BOOK_FILE = 'computers.json',
  SUCCESSION_FILE = 'succession.json'

export interface TableKeepingSetup {
  readonly certificate: Certificate
  readonly clock: Clock
  /** This computer's name, for people; `ofPerson`: the name of the person at it. */
  readonly name: string
  readonly ofPerson: boolean
  /** Addresses under which others reach it, and its port. */
  readonly addresses: () => readonly string[]
  readonly port: () => number
  /** Where replicas are stored. */
  readonly folder: string
  /** Agrees in advance to go on without a host that has been silent for 20 s. */
  readonly automatic: boolean
  /** Passed on by hand to those who may keep tables of this host. */
  readonly invitation: string
  readonly newInvitation: () => string
  /** This computer goes on with a table. @param given by its host, or by those who are left */
  readonly onElected: (table: StoredTable, given: boolean) => Promise<void>
  /** Something that people see has changed about the computers of a table that is hosted here. */
  readonly onKeepersChanged: (table: string) => void
  /** Another computer hosts a table now that this one has hosted. */
  readonly onDeposed: (table: string) => void
  /** Called after that, as soon as it is known which one. */
  readonly onHostedElsewhere?: (table: string, host: ComputerAddress) => void
  readonly report: (line: string) => void
}

export class TableKeeping {
  private readonly places = new Map<string, Promise<Place>>()
  private readonly open = new Map<string, Place>()
  private readonly links: KeepLinks
  private readonly signer: Signer
  private readonly invitations: Invitations
  private automatic: boolean
  private stopped = false
  private stopTimer: () => void = () => undefined
  private stopOpinions: () => void = () => undefined

  constructor(private readonly setup: TableKeepingSetup) {
    this.signer = new Signer(setup.certificate, setup.name)
    this.automatic = setup.automatic
    this.invitations = new Invitations(setup.invitation, setup.newInvitation, computer => {
      for (const [table, place] of this.open) if (place.members.leave(computer)) this.keepersChanged(table, place)
      this.links.drop(computer)
    })
    this.links = new KeepLinks({
      certificate: setup.certificate,
      clock: setup.clock,
      isInvited: (invitation, computer) => this.invitations.accepts(invitation, computer),
      isKnown: computer => [...this.open.values()].some(place => computersOf(place).includes(computer)),
      onMessage: (from, message, address) => {
        this.receive(from, message, address)
      },
    })
    this.later()
    this.sayOpinions()
  }

  /** The caller of a connection, and how to take it. */
  readonly server: KeeperServer = {
    path: KEEP_PATH,
    hosts: table => this.isHosted(table),
    answer: (table, nonce) => this.answerOf(table, nonce),
    maxFrame: MAX_KEEP_FRAME,
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

  /** The tables that this computer keeps and does not host. */
  get keptTables(): readonly string[] {
    return [...this.open].filter(([, { replication }]) => !replication).map(([table]) => table)
  }

  /** All computers of a table that are known here, by name; this one first. */
  computersOf(table: string): readonly ComputerName[] {
    return [this.ownAddress(), ...(this.open.get(table)?.members.others ?? [])]
  }

  /** Whether this computer agrees in advance, from now on. */
  setAutomatic(on: boolean): void {
    this.automatic = on
  }

  /** The person at this computer agrees that one of the table's goes on with it: this one, or another. */
  agreeTo(table: string, candidate: Computer): void {
    const place = this.open.get(table)
    if (place && agree(place, candidate, this.automatic, this.setup.clock.now())) this.sayOpinion(table, place)
  }

  /** This computer keeps a table no longer. @returns resolves when the table is safe without it, or after a while */
  async leave(table: string): Promise<void> {
    const place = this.open.get(table)
    if (!place || place.replication || place.taking) return
    const isSafe = await this.signOff(table, place)
    place.kept.stop()
    this.open.delete(table)
    this.places.delete(table)
    // A share that nobody needs any more is not left lying about.
    if (isSafe) await this.storageOf(table).remove?.()
  }

  /** Leaves all tables that this computer only keeps. What is kept stays here for another time. */
  async leaveAll(): Promise<void> {
    await Promise.all(
      this.keptTables.map(table => {
        const place = this.open.get(table)
        return place && this.signOff(table, place)
      }),
    )
  }

  /** This computer falls asleep, and keeps nothing meanwhile. */
  sleep(): void {
    void this.leaveAll()
  }

  /** It has woken up. */
  wake(): void {
    for (const [table, place] of this.open) {
      place.leaving = null
      if (!place.replication) this.offer(table, place)
    }
  }

  /** What a table that is hosted here tells people of its computers, and how it is given away. */
  keepersOf(table: string): TableKeepers {
    return {
      view: () => this.viewOf(table),
      office: () => this.officeOf(table),
      give: to => this.give(table, to),
      invite: (person, address) => this.invitations.issue(person, address),
      withdraw: person => {
        this.invitations.withdraw(person)
      },
      goOnAlone: () => this.goOnAlone(table),
    }
  }

  close(): void {
    this.stopped = true
    this.stopTimer()
    this.stopOpinions()
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
      ...(place?.replication?.standsStill ? { waiting: true, missing: this.missing(place) } : {}),
      ...(place?.replication?.givingTo ? { giving: place.replication.givingTo } : {}),
    }
  }

  /** How a table came here, and who keeps it now; null while nobody else does. */
  private officeOf(table: string): TableOffice | null {
    const { office } = this.open.get(table)?.succession ?? {}
    return office?.members ? office : null
  }

  /** The members that do not answer, by name. */
  private missing({ kept, members }: Place): ComputerName[] {
    const { others } = members
    return kept.silent.map(id => {
      const { name = '', ofPerson, addresses = [] } = others.find(other => other.id === id) ?? {}
      // Computers of the same name are told apart by their addresses.
      const isShared = others.filter(other => other.name === name).length > 1
      return { id, name: isShared ? `${name} (${addresses[0] ?? ''})` : name, ...(ofPerson ? { ofPerson } : {}) }
    })
  }

  private isHosted(table: string): boolean {
    const place = this.open.get(table)
    return place !== undefined && place.replication !== null && !place.taking
  }

  private answerOf(table: string, nonce: string | null): HostAnswer {
    const place = this.open.get(table),
      hosts = this.isHosted(table)
    if (!place) return { hosts, host: null, gone: null }
    const { moved, host, term } = place.kept.durable,
      { office } = place.succession
    const answer = {
      hosts,
      host: hosts ? this.links.own : moved && moved.term > term ? moved.to : host,
      gone: goneView(place, this.automatic, this.setup.clock.now()),
    }
    if (!hosts || nonce === null || !office) return answer
    return { ...answer, proof: { office, signature: this.signer.hosts(table, term, nonce) } }
  }

  /** @returns those that were gone on without, or why not */
  private goOnAlone(table: string): readonly ComputerName[] | Refusal {
    const place = this.open.get(table)
    if (!place?.replication?.standsStill) return refuse('nobodyMissing')
    const missing = this.missing(place)
    for (const { id } of missing) place.members.leave(id)
    place.succession.forced(
      place.kept.durable.term,
      missing.map(({ id }) => id),
    )
    place.replication.goOnAlone()
    this.keepersChanged(table, place)
    return missing
  }

  /** @returns whether the host has said that the table is safe without this computer */
  private signOff(table: string, place: Place): Promise<boolean> {
    const to = place.kept.durable.host ?? place.founder
    return new Promise(done => {
      const stop = this.setup.clock.after(LEAVING_MS, () => {
        done(false)
      })
      place.leaving = {
        done: () => {
          stop()
          done(true)
        },
      }
      this.links.send(to, { kind: 'leave', table })
    })
  }

  /** A computer leaves a table that is hosted here. */
  private takeLeave(table: string, place: Place, from: Computer): void {
    if (!place.kept.hosts) return
    place.leavers.add(from)
    if (place.members.leave(from)) this.keepersChanged(table, place)
    this.letGo(table, place)
  }

  /** Tells the computers that leave when the table is safe without them. */
  private letGo(table: string, { kept, leavers }: Place): void {
    if (kept.isChanging) return
    for (const id of leavers) {
      if (kept.durable.replica?.generation.members.includes(id)) continue
      leavers.delete(id)
      this.links.send(id, { kind: 'left', table })
    }
  }

  private sayOpinions(): void {
    this.stopOpinions = this.setup.clock.after(OPINION_MS, () => {
      for (const [table, place] of this.open) this.sayOpinion(table, place)
      this.sayOpinions()
    })
  }

  /** While the host is gone: tells the others what this computer would do. */
  private sayOpinion(table: string, place: Place): void {
    const opinion = goOnIfAgreed(place, this.automatic, this.setup.clock.now())
    if (!opinion) return
    for (const to of place.kept.durable.replica?.generation.members ?? [])
      if (to !== this.links.own) this.links.send(to, { kind: 'opinion', table, ...opinion })
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
      lastHost: kept.durable.host,
      decision: new Decision(this.links.own),
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
    this.open.set(table, place)
    for (const computer of place.members.others) this.links.know(computer)
    kept.listen({
      onChange: () => {
        this.takeOverIfElected(table, place)
        this.sayChanges(table, place)
        this.sayHost(table, place)
        if (kept.hosts) this.letGo(table, place)
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
        if (message.message.kind === 'stale') {
          this.takeStale(message.table, place, from, message.message.term, message)
          return
        }
        if (place.succession.admits(from, message.message, message, place.kept.durable))
          this.takeStep(message.table, place, from, message.message, message.key)
        return
      case 'offer':
        this.takeOffer(message.table, place, {
          id: from,
          name: message.name,
          addresses: [...new Set([...message.addresses, address])].slice(0, MAX_LINK_ADDRESSES),
          port: message.port,
          ...(message.ofPerson ? { ofPerson: true as const } : {}),
        })
        return
      case 'leave':
        this.takeLeave(message.table, place, from)
        return
      case 'left':
        if (from === (place.kept.durable.host ?? place.founder)) place.leaving?.done()
        return
      case 'opinion':
        if (!place.kept.durable.replica?.generation.members.includes(from)) return
        place.decision.hear(from, message, this.setup.clock.now())
        goOnIfAgreed(place, this.automatic, this.setup.clock.now())
        return
      case 'book':
        if (from === (place.kept.durable.host ?? place.founder)) this.takeBook(place, message.computers)
        return
      case 'declined':
        if (from === (place.kept.durable.host ?? place.founder))
          this.setup.report(`the host of ${message.table} keeps no copy here`)
    }
  }

  /** Somebody says that this computer was replaced. */
  private takeStale(table: string, place: Place, from: Computer, claimed: number, signed: Signed): void {
    const term = place.succession.laterTerm(from, claimed, signed, place.kept.durable)
    if (term !== null) this.takeStep(table, place, from, { kind: 'stale', term }, undefined)
  }

  private takeStep(table: string, place: Place, from: Computer, message: Message, key: string | undefined): void {
    const { kept } = place
    const isCandidate = message.kind === 'request' || message.kind === 'confirm'
    if (isCandidate && this.automatic && mayAgree(place, this.setup.clock.now())) {
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
    if (from === kept.durable.host) {
      place.hostHeard = this.setup.clock.now()
      place.lastHost = from
    }
    // A new host learns at once who keeps the table.
    if (kept.durable.host !== before && !kept.hosts) this.offer(table, place)
  }

  private takeOffer(table: string, place: Place, address: ComputerAddress): void {
    if (!place.kept.hosts) return
    if (this.invitations.isShut(address.id)) {
      this.links.send(address.id, { kind: 'declined', table })
      return
    }
    place.leavers.delete(address.id)
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
    const { name, ofPerson, addresses, port } = this.setup
    return {
      id: this.links.own,
      name,
      ...(ofPerson ? { ofPerson: true as const } : {}),
      addresses: addresses().slice(0, MAX_LINK_ADDRESSES),
      port: port(),
    }
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
    if (!this.automatic || place.leaving || !isTurnToStand(place, now)) return
    place.mayStandFrom = now + AUTO_STEP_MS
    place.kept.stand()
  }

  private offer(table: string, place: Place): void {
    if (place.leaving) return
    const { host } = place.kept.durable
    // Whoever was replaced while away knows no host: one of the others is it.
    const to = host === null ? [place.founder, ...place.members.others.map(({ id }) => id)] : [host]
    const { name, addresses, port, ofPerson } = this.ownAddress()
    for (const one of new Set(to))
      if (one !== this.links.own)
        this.links.send(one, { kind: 'offer', table, name, addresses, port, ...(ofPerson ? { ofPerson } : {}) })
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

  /** Says which computer hosts a table that was hosted here. */
  private sayHost(table: string, place: Place): void {
    const { durable, hosts } = place.kept
    const { moved, term, host: known } = durable
    const id = moved && moved.term > term ? moved.to : known
    if (!place.hasHosted || hosts || place.replication || id === null || id === this.links.own) return
    const host = this.links.addressOf(id)
    if (place.toldHost === id || !host) return
    place.toldHost = id
    this.setup.onHostedElsewhere?.(table, host)
  }

  private replicate(table: string, place: Place, stored: StoredTable | null): void {
    place.hasHosted = true
    place.toldHost = null
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
