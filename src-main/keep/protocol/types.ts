/**
 * How a table outlives its host: what its computers hold and tell each other. The protocol is a state machine without
 * sockets, disks or clocks: messages and deeds of people go in, one durable write and then messages come out.
 *
 * Terms and the rule of the longest replica are those of Raft (Ongaro and Ousterhout 2014, §5.2, §5.4). Unlike there,
 * people start an election, a vote is a share of the key that opens the replica, and the set of keepers changes only
 * together with the key.
 */

/** A computer of the table: the one that hosts it, or a keeper. */
export type Computer = string

/**
 * A set of keepers with a key of its own, of which each holds a share. `seq` counts the sets of one term's host and those
 * before it; `term` tells apart two that were begun by different hosts.
 */
export interface Generation {
  readonly seq: number
  readonly term: number
  /** The host included. */
  readonly members: readonly Computer[]
}

/** An accepted answer, sealed with the key of its generation. */
export interface Entry {
  readonly term: number
  readonly sealed: string
}

/** A whole replica: the table as it stood when its generation began, and the entries since. */
export interface Replica {
  readonly generation: Generation
  /** The table, sealed with the key of this generation. */
  readonly base: string
  /** This computer's share of the key. */
  readonly share: string
  /** By which each member's share is known: the protocol passes them on. */
  readonly hashes: Readonly<Record<Computer, string>>
  readonly entries: readonly Entry[]
}

/** What a computer has to remember over a crash. Written as a whole, before any message of the same step is sent. */
export interface Durable {
  readonly term: number
  /** Who hosts the table in this term, as far as known. */
  readonly host: Computer | null
  readonly voted: { readonly term: number; readonly candidate: Computer } | null
  readonly replica: Replica | null
  /**
   * Generations that are prepared but not in force, the latest last. All are kept until a later one is in force: by any of
   * them the table may have to go on.
   */
  readonly pending: readonly Replica[]
  /** The generation that must not be elected from any more, and the one that has replaced it. */
  readonly retired: { readonly generation: Generation; readonly successor: Generation } | null
  /** The host has given the table away. */
  readonly moved: { readonly to: Computer; readonly term: number } | null
}

export const NOTHING: Durable = {
  term: 0,
  host: null,
  voted: null,
  replica: null,
  pending: [],
  retired: null,
  moved: null,
}

/** What a computer says of itself when somebody looks for a new host. */
export interface Status {
  readonly term: number
  readonly replica: { readonly generation: Generation; readonly length: number } | null
  readonly pending: readonly Generation[]
  readonly retired: Durable['retired']
}

export type Message =
  /** From the host: entries from this position on; also without any, as a sign of life. `sent`: by the host's clock. */
  | {
      readonly kind: 'append'
      readonly term: number
      readonly generation: Generation
      readonly from: number
      readonly entries: readonly Entry[]
      readonly sent: number
    }
  | {
      readonly kind: 'appended'
      readonly term: number
      readonly generation: Generation
      readonly length: number
      readonly sent: number
    }
  /** The sender knows a later term: whoever hosts in an earlier one has been replaced. */
  | { readonly kind: 'stale'; readonly term: number }
  /** A new generation, in three steps: it is prepared, the old one is retired, it is in force. */
  | { readonly kind: 'prepare'; readonly term: number; readonly replica: Replica }
  | { readonly kind: 'prepared'; readonly term: number; readonly generation: Generation }
  | {
      readonly kind: 'retire'
      readonly term: number
      readonly generation: Generation
      readonly successor: Generation
    }
  | {
      readonly kind: 'retiring'
      readonly term: number
      readonly generation: Generation
      readonly successor: Generation
    }
  | { readonly kind: 'activate'; readonly term: number; readonly generation: Generation }
  /** Somebody looks for a new host. */
  | { readonly kind: 'poll' }
  | { readonly kind: 'status'; readonly status: Status }
  /**
   * The host had begun to retire a generation for its successor when it was lost: a candidate finishes that, so that it
   * can be elected from the successor. Confirmed like a vote, in the candidate's term: what somebody said before does not
   * count, since another host may have begun meanwhile.
   */
  | {
      readonly kind: 'confirm'
      readonly term: number
      readonly generation: Generation
      readonly successor: Generation
    }
  | { readonly kind: 'confirmed'; readonly term: number; readonly successor: Generation }
  /**
   * A candidate asks for a share of this generation's key. `retired`: who has confirmed that the generation before it is
   * retired, or has this one in force, for voters that know it only as prepared.
   */
  | {
      readonly kind: 'request'
      readonly term: number
      readonly generation: Generation
      readonly length: number
      readonly retired: readonly Computer[]
    }
  | { readonly kind: 'share'; readonly term: number; readonly generation: Generation; readonly share: string }
  /** The host has given the table to another computer, whose replica has this length. */
  | {
      readonly kind: 'move'
      readonly term: number
      readonly to: Computer
      readonly generation: Generation
      readonly length: number
    }

/** What a step leads to: first the write, then the messages, then what is told to the table. */
export interface Effects {
  readonly durable: Durable | null
  /**
   * Whether the messages may be sent while the write is still under way: those of a host that adds an entry (Ongaro 2014,
   * §10.2.1). After a crash it adds nothing to what it finds on its disk: the others may have more. Whatever comes after
   * this step, and with it that the entry is safe, waits for the write.
   */
  readonly early: boolean
  readonly messages: readonly { readonly to: Computer; readonly message: Message }[]
  /** How many entries of the present replica are safe now: their answers may be acknowledged. */
  readonly safe: number | null
}

/** Milliseconds for which a host may go on after the last word of a quorum. */
export const LEASE_MS = 6000
/** Milliseconds for which a keeper waits after its last word to a host, by its own clock, before it gives up its share. */
export const PATIENCE_MS = 2 * LEASE_MS

/** Terms that somebody may be ahead of what is known here: no evening has more, and no claim may use up the numbers. */
export const MOST_TERMS_AHEAD = 1000
/** Generations that may be prepared and not in force: a host that cannot finish one begins few others. */
export const MOST_PENDING = 32

/** Milliseconds after which a move that cannot be finished is given up. */
export const MOVE_MS = 10_000

/**
 * Milliseconds that a host waits for the copies of a new generation without which the table would be lost with it. After
 * that the old one is retired all the same: people wait, and a computer that does not answer may never do.
 */
export const COPIES_MS = 3000

/** How many members must agree: more than half. */
export const quorumOf = ({ members }: Pick<Generation, 'members'>): number => Math.floor(members.length / 2) + 1

/**
 * How many members must have retired a generation, so that no quorum of it is left: fewer than a quorum where their number
 * is even. Of two the host alone is enough, since neither can be elected without the other.
 */
export const retirersOf = (generation: Pick<Generation, 'members'>): number =>
  generation.members.length - quorumOf(generation) + 1

export const isSame = (one: Generation | undefined | null, other: Generation | undefined | null): boolean =>
  one?.seq === other?.seq && one?.term === other?.term

/** Whether one generation was begun after another: by a later host, or later by the same. */
export const isLater = (one: Generation, other: Generation): boolean =>
  one.term !== other.term ? one.term > other.term : one.seq > other.seq
