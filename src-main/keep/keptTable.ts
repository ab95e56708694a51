/** One computer's part in keeping a table: runs the protocol on a clock, a disk and links to the other computers. */
import type { Cancel, Clock } from '../clock'
import {
  agreeTo,
  askForShares,
  change,
  found,
  goOnAlone,
  giveTo,
  hasLease,
  silentMembers,
  isSame,
  mayAccept,
  mayBegin,
  nodeAt,
  outlivesHost,
  propose,
  quorumOf,
  receive,
  standForHost,
  tick,
  type Computer,
  type Durable,
  type Effects,
  type Generation,
  type Message,
  type Node,
  type Replica,
} from './protocol'
import type { ReplicaStorage } from './replica/replicaFiles'
import { hashOfShare } from './sealing/shares'

/** Between two signs of life. */
export const TICK_MS = 1000
/** A candidate waits this long, in milliseconds, for those who have not said how they stand. */
const POLL_MS = 500

export interface KeptTableSetup {
  readonly id: Computer
  readonly clock: Clock
  readonly storage: ReplicaStorage
  readonly send: (to: Computer, message: Message) => void
  readonly report: (line: string) => void
}

/** What somebody wants to know of a table that is kept. Called after a step's write. */
export interface KeptTableListener {
  /** So many entries of this generation are safe now. */
  onSafe?(generation: Generation | null, count: number): void
  /** Something has changed. */
  onChange?(): void
  /** Nothing can be written here any more: this computer takes no further part. */
  onBroken?(): void
}

interface Done {
  readonly effects: Effects
  /** The generation in force before the step. */
  readonly generation: Generation | null
}

export class KeptTable {
  private readonly done: Done[] = []
  private writing = false
  /** Resolves when nothing more is being written. */
  private written = Promise.resolve()
  /** Whether something is being written for which every message has to wait. */
  private isWritingFirst = false
  private broken = false
  private stopTicking: Cancel = () => undefined
  private stopPolling: Cancel = () => undefined
  private readonly listeners = new Set<KeptTableListener>()
  /** Who has sent a false share: it is reported once. */
  private readonly liars = new Set<Computer>()

  private constructor(
    private readonly setup: KeptTableSetup,
    private readonly node: Node,
  ) {
    this.tickLater()
  }

  /** Opens what was written before. @throws when it cannot be read */
  static async open(setup: KeptTableSetup): Promise<KeptTable> {
    const durable = await setup.storage.read()
    return new KeptTable(setup, nodeAt(setup.id, setup.clock.now(), durable))
  }

  /** @returns takes the listener away */
  listen(listener: KeptTableListener): () => void {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  get id(): Computer {
    return this.node.id
  }

  get durable(): Durable {
    return this.node.durable
  }

  get hosts(): boolean {
    return this.node.hosting !== null && !this.broken
  }

  /** Whether a new generation or a move is under way. */
  get isChanging(): boolean {
    const { hosting } = this.node
    return hosting !== null && (hosting.change !== null || hosting.moving !== null)
  }

  /** The generation that is being begun, while another one may still be begun instead. */
  get preparing(): Generation | null {
    const change = this.node.hosting?.change
    return change && !change.retires ? change.generation : null
  }

  /** At the host: whether another generation may be begun. */
  get mayBegin(): boolean {
    return mayBegin(this.node.durable.pending)
  }

  get mayAccept(): boolean {
    return !this.broken && mayAccept(this.node, this.setup.clock.now())
  }

  get hasLease(): boolean {
    return !this.broken && hasLease(this.node, this.setup.clock.now())
  }

  /** At the host: whether the table is not lost with it. */
  get outlivesHost(): boolean {
    return !this.broken && outlivesHost(this.node)
  }

  /** At the host: the members that have not answered lately. */
  get silent(): readonly Computer[] {
    return silentMembers(this.node, this.setup.clock.now())
  }

  /** The shares of an election that this computer has won; null otherwise. */
  get won(): ReadonlyMap<Computer, string> | null {
    return this.node.won
  }

  /** Who has said, by their shares, that this computer may host. */
  get agreed(): readonly Computer[] {
    return [...(this.node.candidacy?.shares.keys() ?? [])]
  }

  /** Whom the person at this computer has agreed to. */
  get consent(): Computer | null {
    return this.node.consent
  }

  /** Makes this computer the table's first host. */
  found(): void {
    this.take(() => found(this.node))
  }

  receive(from: Computer, message: Message): void {
    // A false share would spoil the key; the protocol only counts them.
    if (message.kind === 'share' && !this.isTrueShare(from, message)) {
      if (!this.liars.has(from)) this.setup.report(`a share of the table's key is false`)
      this.liars.add(from)
      return
    }
    this.take(now => receive(this.node, from, message, now))
    if (message.kind === 'status' && this.isHeardByAllButOne) this.askForShares()
  }

  /** Adds an entry at the host. @returns whether that was possible */
  propose(sealed: string): boolean {
    return this.take(now => propose(this.node, sealed, now))
  }

  /** Begins a generation. @param replicas one for each member */
  change(replicas: ReadonlyMap<Computer, Replica>): void {
    this.take(now => change(this.node, replicas, now))
  }

  /** Goes on without a quorum of the others, because a person wants it. @param own the replica of this computer alone */
  goOnAlone(own: Replica): void {
    this.take(() => goOnAlone(this.node, own))
  }

  giveTo(to: Computer): void {
    this.take(now => giveTo(this.node, to, now))
  }

  /** The person at this computer wants it to host the table. */
  stand(): void {
    this.take(() => standForHost(this.node))
    this.stopPolling()
    this.stopPolling = this.setup.clock.after(POLL_MS, () => {
      this.askForShares()
    })
  }

  agreeTo(candidate: Computer | null): void {
    agreeTo(this.node, candidate)
    for (const listener of this.listeners) listener.onChange?.()
  }

  /** Takes no further part. @returns resolves when nothing is written any more */
  stop(): Promise<void> {
    this.broken = true
    this.stopTicking()
    this.stopPolling()
    this.listeners.clear()
    return this.written
      .then(() => this.setup.storage.close?.())
      .catch((fault: unknown) => {
        this.setup.report(`the copy of a table could not be closed: ${String(fault)}`)
      })
  }

  /** Once in a candidacy. */
  private askForShares(): void {
    if (this.node.candidacy?.asked !== null) return
    this.stopPolling()
    // Nobody who is cut off from the others promises anything: they would go on without each other (Ongaro 2014, §9.6).
    if (this.isHeardByQuorum) this.take(now => askForShares(this.node, now))
  }

  /** Whether so many computers have said how they stand that a host could be chosen. */
  private get isHeardByQuorum(): boolean {
    const { candidacy, durable } = this.node
    const generation = durable.replica?.generation ?? durable.pending[0]?.generation
    return generation !== undefined && (candidacy?.statuses.size ?? 0) >= quorumOf(generation)
  }

  /** Whether only one computer has not said how it stands: the host, most likely, which is gone. */
  private get isHeardByAllButOne(): boolean {
    const { candidacy, durable } = this.node
    const all = [durable.replica, ...durable.pending].flatMap(replica => replica?.generation.members ?? [])
    return [...new Set(all)].filter(id => !candidacy?.statuses.has(id)).length <= 1
  }

  private isTrueShare(from: Computer, { generation, share }: Extract<Message, { kind: 'share' }>): boolean {
    const { replica, pending } = this.node.durable
    const known = [...(replica ? [replica] : []), ...pending].find(one => isSame(one.generation, generation))
    return known?.hashes[from] === hashOfShare(share)
  }

  private tickLater(): void {
    this.stopTicking = this.setup.clock.after(TICK_MS, () => {
      this.take(now => tick(this.node, now))
      this.tickLater()
    })
  }

  /** Does a step. @returns whether it was possible */
  private take(step: (now: number) => Effects | null): boolean {
    if (this.broken) return false
    const generation = this.node.durable.replica?.generation ?? null
    const effects = step(this.setup.clock.now())
    if (!effects) return false
    const isEarly = effects.early && !this.isWritingFirst && this.done.every(one => one.effects.early)
    if (isEarly) this.sendAll(effects)
    this.done.push({ effects: isEarly ? { ...effects, messages: [] } : effects, generation })
    if (!this.writing) this.written = this.writeAndSend()
    return true
  }

  /** Steps that come while something is written are written together next. */
  private async writeAndSend(): Promise<void> {
    this.writing = true
    while (this.done.length > 0 && !this.broken) {
      const batch = this.done.splice(0)
      const durable = batch.findLast(({ effects }) => effects.durable)?.effects.durable
      this.isWritingFirst = batch.some(({ effects }) => !effects.early)
      try {
        if (durable) await this.setup.storage.write(durable)
      } catch (fault) {
        // Without its memory a computer must not say anything more.
        this.setup.report(`the copy of a table could not be written: ${String(fault)}`)
        for (const listener of this.listeners) listener.onBroken?.()
        void this.stop()
        return
      }
      this.isWritingFirst = false
      this.tell(batch)
    }
    this.writing = false
  }

  private tell(batch: readonly Done[]): void {
    for (const { effects } of batch) this.sendAll(effects)
    for (const listener of this.listeners) {
      for (const { effects, generation } of batch)
        if (effects.safe !== null) listener.onSafe?.(generation, effects.safe)
      listener.onChange?.()
    }
  }

  private sendAll({ messages }: Effects): void {
    for (const { to, message } of messages) this.setup.send(to, message)
  }
}
