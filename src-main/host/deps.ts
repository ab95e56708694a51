/** A host's dependencies. It uses no global timer, date or randomness, so that tests run it under a virtual clock. */
import type { Random } from '../../src-shared/kernel'
import type { MatchPart, BotProfile } from '../../src-shared/wire'
import type { Answer, Json, Seat, SeatAsk } from '../../src-shared/kernel'
import type { Clock } from '../clock'
import type { ConnectionInfo } from '../peer'
import type { Store } from './storage/storeTypes'

/** Unguessable ids, tokens and keys. */
export interface Ids {
  /** Id of a table, a match or a person: public. */
  id(): string
  /** A person's credential for their place: only the host and that person's machine know it. */
  token(): string
  /** The host's contribution to the key of a match: 32 bytes. */
  key(): Uint8Array
}

/** Runs bots, in this thread or in workers. */
export interface BotPool {
  /**
   * @param deck the table's own, or null for the house deck
   * @param replay everything its seat has been sent so far, for a bot that has to be restarted
   */
  open(
    game: string,
    seat: Seat,
    seed: number,
    deck: Json | null,
    replay: () => Iterable<MatchPart>,
    profile: BotProfile,
  ): BotHandle
}

export interface BotHandle {
  see(part: MatchPart): void
  answer(ask: SeatAsk): Promise<Answer>
  close(): void
}

export interface HostDeps {
  readonly clock: Clock
  /** Milliseconds since 1970, for records only: this clock may jump. */
  readonly date: () => number
  /** For values that are neither secret nor part of a match: the pace and the seeds of bots. */
  readonly random: Random
  readonly ids: Ids
  readonly store: Store
  readonly bots: BotPool
  /** Reports internal faults to the operator. The text never holds a secret. */
  readonly reportFault: (fault: string) => void
}

/** Settings of the whole host, beyond one table, that the person who hosts may switch: at one table, and nowhere else. */
export interface HostControls {
  /** Whether the host is announced on the network; null where it cannot be. */
  visible(): boolean | null
  /** @returns whether that can be switched at all */
  setVisible(visible: boolean): boolean
  /** Whether guests may connect with a browser, unencrypted. */
  guests(): boolean
  /** Switching it off disconnects present guests as well. */
  setGuests(guests: boolean): void
  /** Whether a connection is that of such a guest. */
  isGuest(connection: ConnectionInfo): boolean
}
