/** One computer of a table, as the protocol sees it: what it remembers over a crash, and what it knows just now. */
import {
  isLater,
  isSame,
  NOTHING,
  type Computer,
  type Durable,
  type Effects,
  type Entry,
  type Generation,
  type Message,
  type Replica,
  type Status,
} from './types'

/** What a host knows of its keepers. */
export interface Hosting {
  /** How long each keeper's replica is known to be. */
  readonly lengths: Map<Computer, number>
  /** When the last message was sent that each keeper has answered: from then on its lease runs. */
  readonly heard: Map<Computer, number>
  /**
   * Whether this host has begun the generation in force since it was started: then it knows all entries of that. After a
   * crash its keepers may have one that its own disk lacks.
   */
  readonly begun: boolean
  /** How many entries were reported as safe. */
  safe: number
  /** The generation that is being begun. */
  change: Change | null
  /** To whom the table is being given, and since when. */
  moving: { readonly to: Computer; readonly since: number } | null
  /** Replicas of members that have not confirmed theirs: they get them late. */
  readonly missing: Map<Computer, Replica>
}

export interface Change {
  readonly replicas: ReadonlyMap<Computer, Replica>
  readonly generation: Generation
  /** By this host's clock. */
  readonly since: number
  readonly prepared: Set<Computer>
  readonly retiring: Set<Computer>
  /** Whether the old generation is being retired: then it cannot be given up any more. */
  retires: boolean
}

/** What somebody knows who looks for a new host. */
export interface Candidacy {
  readonly statuses: Map<Computer, Status>
  /** Set once shares have been asked for. */
  asked: {
    readonly term: number
    readonly generation: Generation
    /** The generation that has to be confirmed as retired first; null where there is none. */
    readonly before: Generation | null
  } | null
  readonly confirmed: Set<Computer>
  readonly shares: Map<Computer, string>
}

export interface Node {
  readonly id: Computer
  durable: Durable
  /** Not null while this computer hosts the table. */
  hosting: Hosting | null
  candidacy: Candidacy | null
  /** When this computer last answered a host, by its own clock. After a restart: the restart. */
  lastWord: number
  /** Whom the person at this computer has agreed to. */
  consent: Computer | null
  /** The shares of an election that was won: they open the replica. */
  won: ReadonlyMap<Computer, string> | null
}

/** @param durable what was written before a crash */
export function nodeAt(id: Computer, now: number, durable: Durable = NOTHING): Node {
  const { moved } = durable
  // It may have been given away, and have come back in a later term.
  const hosts = durable.host === id && (moved === null || moved.term <= durable.term)
  return {
    id,
    durable,
    hosting: hosts ? newHosting() : null,
    candidacy: null,
    lastWord: now,
    consent: null,
    won: null,
  }
}

/** The replica of a generation that is prepared here. */
export const preparedAs = ({ pending }: Durable, generation: Generation): Replica | null =>
  pending.find(one => isSame(one.generation, generation)) ?? null

/** What has to be written when a generation comes into force: none that was begun before it is needed any more. */
export const inForceNow = ({ pending }: Durable, replica: Replica): Pick<Durable, 'replica' | 'pending'> => ({
  replica,
  pending: pending.filter(({ generation }) => isLater(generation, replica.generation)),
})

/** A host that has begun no generation yet. */
export const newHosting = (): Hosting => ({
  missing: new Map(),
  lengths: new Map(),
  heard: new Map(),
  begun: false,
  safe: 0,
  change: null,
  moving: null,
})

export const entriesOf = ({ durable }: Node): readonly Entry[] => durable.replica?.entries ?? []

/** Collects what a step leads to. */
export class Step {
  /** Whether the messages may be sent while the write is under way. */
  early = false
  private written = false
  private readonly messages: { to: Computer; message: Message }[] = []
  safe: number | null = null

  constructor(readonly node: Node) {}

  write(change: Partial<Durable>): void {
    this.node.durable = { ...this.node.durable, ...change }
    this.written = true
  }

  send(to: Computer, message: Message): void {
    if (to !== this.node.id) this.messages.push({ to, message })
  }

  sendAll(to: Iterable<Computer>, message: Message): void {
    for (const one of to) this.send(one, message)
  }

  effects(): Effects {
    const { messages, safe, early } = this
    return { durable: this.written ? this.node.durable : null, messages, safe, early }
  }
}
