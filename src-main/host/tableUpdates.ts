/**
 * Sends people their view of the table: here full state meets updates. Updates without events of a match are joined, so
 * that nobody can make the host write to everybody without end. When they are sent depends on what is public only.
 */
import type { EmittedEvent, Json } from '../../src-shared/kernel'
import type { KeepingView, UndoView } from '../../src-shared/wire'
import type { Cancel, Clock } from '../clock'
import { TokenBucket } from '../tokenBucket'
import { accessView } from './access/joinCode'
import type { Admission } from './access/admission'
import type { Connections } from './connections'
import type { HostControls } from './deps'
import type { RunningMatch } from './match/runningMatch'
import type { Party } from './party/party'
import { partyView } from './party/partyView'
import type { Person } from './party/person'

/**
 * Updates to everybody: a few at once, then one per interval. That makes ten in any second at most, and none is delayed
 * while people do what people do.
 */
const BURST = 5,
  INTERVAL_MS = 200

export interface TableUpdatesContext {
  readonly clock: Clock
  readonly party: Party
  readonly connections: Connections
  readonly admission: Admission
  /** The switches of the whole host, for a person who may use them. */
  readonly controlsFor: (person: Person) => HostControls | null
  readonly match: () => RunningMatch | null
  /** What a person is told of taking answers back. */
  readonly undoFor: (person: Person) => UndoView | null
  /** What everybody is told of the computers that keep the table; null where none may. */
  readonly keeping: () => KeepingView | null
  /** Called with every update, whether or not anybody is connected. */
  readonly changed?: (() => void) | undefined
}

export class TableUpdates {
  /** People who have not been sent what has changed last. */
  private readonly stale = new Set<Person>()
  private readonly budget: TokenBucket
  private cancel: Cancel | null = null

  constructor(private readonly context: TableUpdatesContext) {
    this.budget = new TokenBucket(context.clock, BURST, INTERVAL_MS)
  }

  /** Sends a person an update now. @param arrival with the log of the match, for somebody who has just arrived */
  send(person: Person, events: readonly EmittedEvent<Json>[] = [], arrival = false): void {
    const { party, connections, admission, controlsFor } = this.context
    this.stale.delete(person)
    this.context.changed?.()
    if (!connections.has(person)) return
    const running = this.context.match()
    const seat = party.seatOf(person)
    const undo = this.context.undoFor(person),
      keeping = this.context.keeping()
    connections.send(
      person,
      {
        party: {
          ...partyView(party, person),
          door: accessView(party, person, connections, admission, controlsFor(person)),
        },
        match: running ? running.part(seat, events) : null,
        clocks: running ? running.clockViews(seat) : [],
        ...(undo ? { undo } : {}),
        ...(keeping ? { keeping } : {}),
        ...(arrival ? { log: running ? running.logFor(seat) : [] } : {}),
      },
      party.deck(),
    )
  }

  /**
   * Sends everybody an update without match events, except one person who has just had theirs: at once, or together
   * with the next changes when there have been many.
   */
  broadcast(except?: Person): void {
    for (const person of this.context.party.people) if (person !== except) this.stale.add(person)
    this.context.changed?.()
    if (!this.cancel) this.sendToStale()
  }

  stop(): void {
    this.cancel?.()
  }

  private sendToStale(): void {
    this.cancel = null
    if (!this.budget.take()) {
      this.cancel = this.context.clock.after(this.budget.wait(), () => {
        this.sendToStale()
      })
      return
    }
    for (const person of this.context.party.people) if (this.stale.has(person)) this.send(person)
    this.stale.clear()
  }
}
