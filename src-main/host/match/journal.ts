/** The answers and events of a match since its deal, in memory: for late arrivals and for the match record. */
import {
  Match,
  MOST_UNDONE,
  type Entry,
  type Game,
  type Json,
  type Options,
  type Seat,
  type EmittedEvent,
} from '../../../src-shared/kernel'
import { matchPartFor } from '../../../src-shared/fair/matchPart'
import {
  countedEvents,
  whichStand,
  type FairRecord,
  type MatchRecord,
  type RecordSeat,
} from '../../../src-shared/record'
import type { MatchPart } from '../../../src-shared/wire'

/** How a match began: facts that its later states do not hold. */
export interface MatchOrigin {
  /** The rules version it was dealt by. */
  readonly rules: number
  /** Who sat where. */
  readonly seats: readonly RecordSeat[]
  /** Milliseconds since 1970. */
  readonly dealt: number
  /** How its key was drawn. */
  readonly fair: FairRecord
}

/** What a match is dealt from. */
export interface DealtMatch {
  readonly id: string
  readonly game: Game
  readonly seats: number
  readonly options: Options
  /** The table's own deck, or null for the house deck. */
  readonly deck: Json | null
  readonly key: Uint8Array
}

export class Journal {
  private readonly answers: MatchRecord['answers'][number][]

  /** @param openingEvents events of the setup, before the first answer */
  constructor(
    readonly openingEvents: readonly EmittedEvent<Json>[],
    answers: MatchRecord['answers'],
  ) {
    this.answers = [...answers]
  }

  get length(): number {
    return this.answers.length
  }

  add(entry: Entry, events: readonly EmittedEvent<Json>[]): void {
    this.answers.push({ entry, told: events })
  }

  all(): MatchRecord['answers'] {
    return [...this.answers]
  }

  /** The last events, oldest first; without what was taken back. */
  lastEvents(limit: number): readonly EmittedEvent<Json>[] {
    const last: EmittedEvent<Json>[] = []
    // Few answers have more than one event taken back, so some more are read than are returned.
    for (let at = this.answers.length - 1; at >= 0 && last.length < 2 * limit + MOST_UNDONE; at--)
      last.unshift(...(this.answers[at]?.told ?? []))
    const all = last.length < 2 * limit + MOST_UNDONE ? [...this.openingEvents, ...last] : last
    return countedEvents(all).slice(-limit)
  }

  /**
   * What a seat has been sent since the deal, part by part, without what was taken back: replays the journal as it stands
   * when the first part is requested.
   */
  *parts({ game, seats, options, key, deck, id }: DealtMatch, seat: Seat): Generator<MatchPart> {
    const { match, events } = Match.start(game, seats, options, key, deck),
      answers = [...this.answers],
      stands = whichStand(answers)
    yield matchPartFor(match, id, seat, events)
    for (const [at, { entry }] of answers.entries()) {
      const proposal = match.replay(entry)
      match.commit(proposal)
      if (stands[at] && (proposal.touched === 'all' || entry.seat === seat))
        yield matchPartFor(match, id, seat, proposal.events)
    }
  }
}
