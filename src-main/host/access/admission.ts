/**
 * Who may come to a table as somebody new. Places are kept for the host's own machine and for people who return, no
 * address brings a crowd, and nobody who was removed comes back before the host lets them.
 */
import { refuse, type Refusal } from '../../../src-shared/kernel'
import { networkOf } from '../../neighbourhood'
import type { Clock } from '../../clock'
import type { Peer } from '../../peer'
import type { Party } from '../party/party'
import { GuessAlarm } from './guessAlarm'
import { isCrowded, MAX_PER_ADDRESS } from './neighbours'
import { RemovedPeople } from './removedPeople'

/** The most people at one table, spectators included. */
const MAX_PEOPLE = 40
/** How many of these places no newcomer from the network gets. */
const RESERVED = 4
/** How many people who were away for too long are still recognized. */
const MAX_RETURNING = 100

/** The address by which a peer is counted; null on the host's own machine, and where there is no network. */
export const addressOf = ({ isLocal, connection }: Peer): string | null =>
  isLocal || !connection ? null : networkOf(connection.address)

export class Admission {
  readonly removed: RemovedPeople
  readonly guesses: GuessAlarm
  /** Tokens of people who lost their place because they were away, and may have one of those that are kept. */
  private readonly returning = new Set<string>()

  constructor(
    clock: Clock,
    private readonly party: Party,
  ) {
    this.removed = new RemovedPeople(clock)
    this.guesses = new GuessAlarm(clock)
  }

  /** Somebody loses their place because they were away for too long. */
  missed(token: string): void {
    this.returning.add(token)
    const [oldest] = this.returning
    if (this.returning.size > MAX_RETURNING && oldest !== undefined) this.returning.delete(oldest)
  }

  /** Why somebody without a place at this table may not have one, or null. */
  refusal(peer: Peer, token: string | undefined): Refusal | null {
    const { people, seatKnowledge } = this.party,
      address = addressOf(peer)
    const why = this.removed.refusal(token, address)
    if (why) return why
    const heldSeat = token !== undefined && seatKnowledge.knowsAny(token),
      isKnown = heldSeat || (token !== undefined && this.returning.has(token))
    if (people.length >= (isKnown || peer.isLocal ? MAX_PEOPLE : MAX_PEOPLE - RESERVED)) return refuse('tableFull')
    // Spectators who were away count again: otherwise a few at a time would gather as a crowd.
    if (heldSeat || address === null) return null
    return isCrowded(people, address) ? refuse('addressFull', { n: MAX_PER_ADDRESS }) : null
  }
}
