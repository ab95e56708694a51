/**
 * Sends people their view of the table: here full state meets updates. Updates without events of a match are joined, so
 * that nobody can make the host write to everybody without end. When they are sent depends on what is public only.
 */
import type { EmittedEvent, Json } from '../../src-shared/kernel'
import type { AccessView, KeepingView, SeenEvent, StateUpdate, UndoView } from '../../src-shared/wire'
import type { Cancel, Clock } from '../clock'
import { TokenBucket } from '../tokenBucket'
import { accessView } from './access/joinCode'
import type { Admission } from './access/admission'
import type { Connections } from './connections'
import type { HostControls } from './deps'
import type { RunningMatch } from './match/runningMatch'
import type { Party } from './party/party'
import type { Person } from './party/person'
import { PartyTexts } from './partyTexts'

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

type Rest = Omit<StateUpdate, 'kind' | 'seq' | 'party' | 'match'>

/** As JSON, to be put into an object. */
const fieldsOf = (rest: Rest): string => JSON.stringify(rest).slice(1, -1)

export class TableUpdates {
  /** People who have not been sent what has changed last. */
  private readonly stale = new Set<Person>()
  private readonly partyTexts: PartyTexts
  private readonly budget: TokenBucket
  private cancel: Cancel | null = null

  constructor(private readonly context: TableUpdatesContext) {
    this.budget = new TokenBucket(context.clock, BURST, INTERVAL_MS)
    this.partyTexts = new PartyTexts({
      party: context.party,
      doorFor: person => this.doorFor(person),
      // Wrong codes are told to the host, and count for a while.
      doorChangesWithTime: person =>
        person === context.party.host && context.admission.guesses.count(context.party.code) !== null,
    })
  }

  /** Sends a person an update now. @param arrival with the log of the match, for somebody who has just arrived */
  send(person: Person, arrival = false): void {
    this.partyTexts.forget()
    this.sendNow([person], [], arrival)
  }

  /** Sends these people an update now: party and match have changed. */
  sendChange(people: readonly Person[], events: readonly EmittedEvent<Json>[]): void {
    this.partyTexts.forget()
    this.sendNow(people, events)
  }

  /** Sends these people what an answer has changed: the match, and nothing of the party. */
  sendAnswer(people: readonly Person[], events: readonly EmittedEvent<Json>[]): void {
    this.sendNow(people, events)
  }

  private sendNow(people: readonly Person[], events: readonly EmittedEvent<Json>[], arrival = false): void {
    for (const person of people) this.stale.delete(person)
    if (people.length > 0) this.context.changed?.()
    const connected = people.filter(person => this.context.connections.has(person))
    if (connected.length === 0) return
    const { party, connections } = this.context
    const keeping = this.context.keeping(),
      deck = party.deck()
    for (const person of connected) {
      const match = this.context.match()?.text(party.seatOf(person), events) ?? null
      const rest = this.restFor(person, keeping, arrival)
      connections.send(person, `"party":${this.partyTexts.for(person)},"match":${match},${fieldsOf(rest)}`, deck)
    }
  }

  private doorFor(person: Person): AccessView {
    const { party, connections, admission, controlsFor } = this.context
    return accessView(party, person, connections, admission, controlsFor(person))
  }

  /** What is neither party nor match. */
  private restFor(person: Person, keeping: KeepingView | null, arrival: boolean): Rest {
    const undo = this.context.undoFor(person)
    return {
      clocks: this.context.match()?.clockViews(this.context.party.seatOf(person)) ?? [],
      ...(undo && { undo }),
      ...(keeping && { keeping }),
      ...(arrival && { log: this.logFor(person) }),
    }
  }

  private logFor(person: Person): readonly SeenEvent[] {
    return this.context.match()?.logFor(this.context.party.seatOf(person)) ?? []
  }

  /**
   * Sends everybody an update without match events, except one person who has just had theirs: at once, or together
   * with the next changes when there have been many.
   */
  broadcast(except?: Person): void {
    this.partyTexts.forget()
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
    this.sendNow(
      this.context.party.people.filter(person => this.stale.has(person)),
      [],
    )
    this.stale.clear()
  }
}
