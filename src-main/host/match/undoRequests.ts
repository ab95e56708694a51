/**
 * Taking an answer back: a player asks, and everybody else who plays and is here has to agree. While they are asked
 * the match stands still. Bots agree to everything.
 */
import { refuse, type Refusal, type Seat } from '../../../src-shared/kernel'
import type { UndoView } from '../../../src-shared/wire'
import type { Cancel } from '../../clock'
import type { Party } from '../party/party'
import type { Person } from '../party/person'
import type { HostDeps } from '../deps'
import type { RunningMatch } from './runningMatch'

/** After this time a request has failed: nobody holds up the table by looking away. */
export const UNDO_MS = 45_000

interface UndoRequest {
  readonly by: Person
  readonly ask: string
  readonly match: RunningMatch
  readonly agreed: Set<Person>
  readonly cancel: Cancel
}

export interface UndoContext {
  readonly deps: Pick<HostDeps, 'clock'>
  readonly party: Party
  readonly match: () => RunningMatch | null
  readonly broadcast: () => void
}

export class UndoRequests {
  private request: UndoRequest | null = null
  /** The answers for which it was refused: nobody asks twice. */
  private readonly refused = new Set<string>()

  constructor(private readonly context: UndoContext) {}

  /** Asks the others to let somebody take back their last answer. @param ask the ask that it answered */
  ask(person: Person, ask: string): Promise<Refusal | null> | Refusal | null {
    const { party, deps } = this.context
    const match = this.context.match(),
      seat = party.seatOf(person)
    if (!match || party.phase !== 'match') return refuse('noMatch')
    if (seat === null) return refuse('notSeated')
    if (party.paused) return refuse('paused')
    if (this.request) return refuse('undoPending')
    if (match.undoable(seat) !== ask) return refuse('nothingToUndo')
    if (this.refused.has(`${match.id}/${ask}`)) return refuse('undoRefused')
    if (this.othersHere(person).length === 0) return match.undo(seat, ask)
    match.hold(true)
    const cancel = deps.clock.after(UNDO_MS, () => {
      this.refuse()
      this.context.broadcast()
    })
    this.request = { by: person, ask, match, agreed: new Set(), cancel }
    return null
  }

  /** Agrees to the open request, or refuses it; who has asked withdraws it. */
  reply(person: Person, yes: boolean): Promise<Refusal | null> | Refusal | null {
    const { request } = this
    if (!request) return refuse('offerGone')
    if (person === request.by) {
      if (!yes) this.end(request)
      return null
    }
    if (!this.othersHere(request.by).includes(person)) return refuse('notSeated')
    if (!yes) {
      this.refuse()
      return null
    }
    request.agreed.add(person)
    return this.settle()
  }

  /** Somebody came, left or changed seats, or the match has changed: decides what that decides. */
  refresh(): void {
    const { request } = this
    if (!request) return
    const { party } = this.context
    if (this.context.match() !== request.match || party.phase !== 'match' || !request.by.here || party.paused)
      this.end(request)
    else void this.settle()
  }

  /** What a person is told of it; null where there is nothing to tell. */
  viewFor(person: Person): UndoView | null {
    const { party } = this.context
    const match = this.context.match(),
      seat = party.seatOf(person)
    if (!match || party.phase !== 'match') return null
    const { request } = this
    const by = request ? party.seatOf(request.by) : null
    const ask = request || seat === null ? null : match.undoable(seat)
    const asked = request && by !== null ? { asked: { by, waiting: this.waitingSeats(request) } } : {}
    const can = ask !== null && !this.refused.has(`${match.id}/${ask}`) ? { can: ask } : {}
    return request || ask !== null ? { ...asked, ...can } : null
  }

  stop(): void {
    this.request?.cancel()
  }

  /** Takes the answer back once all have agreed. */
  private settle(): Promise<Refusal | null> | null {
    const { request } = this
    if (!request || this.waitingSeats(request).length > 0) return null
    const seat = this.context.party.seatOf(request.by)
    this.end(request)
    return seat === null ? null : this.takeBack(request, seat)
  }

  private async takeBack({ match, ask }: UndoRequest, seat: Seat): Promise<Refusal | null> {
    const refusal = await match.undo(seat, ask)
    // Nothing was taken back, so nothing else tells that the request is over.
    if (refusal) this.context.broadcast()
    return refusal
  }

  private refuse(): void {
    if (!this.request) return
    this.refused.add(`${this.request.match.id}/${this.request.ask}`)
    this.end(this.request)
  }

  private end(request: UndoRequest): void {
    this.request = null
    request.cancel()
    request.match.hold(false)
  }

  /** The other people who play and are here. */
  private othersHere(person: Person): Person[] {
    return this.context.party.seats.flatMap(occupant =>
      occupant.who === 'person' && occupant.person !== person && occupant.person.here ? [occupant.person] : [],
    )
  }

  private waitingSeats({ by, agreed }: UndoRequest): Seat[] {
    const { party } = this.context
    return this.othersHere(by).flatMap(person => (agreed.has(person) ? [] : (party.seatOf(person) ?? [])))
  }
}
