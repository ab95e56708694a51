/** What a host is given from outside: it touches no global timer, date or randomness, so that tests run it under a virtual clock. */
import type { Random } from '../../src-shared/kernel'
import type { HostMessage, MatchPart, Nature } from '../../src-shared/wire'
import type { Answer, Json, Refusal, Seat, SeatAsk } from '../../src-shared/kernel'
import type { Store } from './kept'

export type Cancel = () => void

export interface Clock {
  /** Milliseconds since some moment; never goes back. */
  now(): number
  /** Acts once, after so many milliseconds. */
  after(ms: number, act: () => void): Cancel
}

/** Unguessable words and numbers. */
export interface Ids {
  /** A name for a table, a match or a person: public. */
  id(): string
  /** Holds a person's place: known to the host and that person's machine alone. */
  token(): string
  /** The host's number in the key of a match: 32 bytes. */
  key(): Uint8Array
}

/** The minds of bots, wherever they think. */
export interface BotPool {
  /**
   * @param deck the table's own, or null for the house deck
   * @param again all that its seat has been told up to then, for a mind that has to begin anew
   */
  open(
    game: string,
    seat: Seat,
    seed: number,
    deck: Json | null,
    again: () => Iterable<MatchPart>,
    nature: Nature,
  ): BotMind
}

export interface BotMind {
  see(part: MatchPart): void
  answer(ask: SeatAsk): Promise<Answer>
  close(): void
}

export interface Given {
  readonly clock: Clock
  /** Milliseconds since 1970, for records alone: such a clock may jump. */
  readonly date: () => number
  /** For what is neither secret nor part of a match: the pace and the seeds of bots. */
  readonly random: Random
  readonly ids: Ids
  readonly store: Store
  readonly bots: BotPool
  /** Told of faults of our own, for whoever runs the host. Never holds a secret. */
  readonly report: (fault: string) => void
}

/** How a client's connection comes in. */
export interface LineInfo {
  /** The address at its other end. */
  readonly from: string
  readonly encrypted: boolean
  /** Words made from this connection's own keys, as indices (src-shared/lan/words.ts): both ends have the same. */
  readonly words: readonly number[] | null
}

/** What the host's person may switch for the whole host, beyond a table: given by whoever runs it. */
export interface HostControls {
  /** Whether it is announced on the network; null where it cannot be. */
  visible(): boolean | null
  /** @returns whether that can be switched at all */
  setVisible(visible: boolean): boolean
  /** Whether guests may come in the clear, with a browser alone. */
  guests(): boolean
  /** Those who are there leave as well when it is switched off. */
  setGuests(guests: boolean): void
  /** Whether a line is that of such a guest. */
  isGuest(line: LineInfo): boolean
}

/** One connection of a client, as the host sees it. */
export interface Peer {
  /** Whether it comes from the host's own machine. */
  readonly own?: boolean
  /** Not told where nothing comes in by a network. */
  readonly line?: LineInfo
  send(message: HostMessage): void
  /** Says why, then closes with this code. */
  close(code: CloseCode, why: Refusal): void
}

/** Close codes of our own (4000–4999), as the client explains them. */
export const CLOSE = {
  replaced: 4001,
  kicked: 4002,
  version: 4003,
  hello: 4004,
  tooMany: 4005,
  ended: 4006,
  guestsOff: 4007,
} as const
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE]
