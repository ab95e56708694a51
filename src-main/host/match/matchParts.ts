/**
 * Everybody's part of a running match, with its JSON. While an answer is on its way to the disk, what it will show to each
 * seat is made ready: it goes out as soon as it may.
 */
import type { EmittedEvent, Json, Match, Proposal, Seat } from '../../../src-shared/kernel'
import { matchPartAfter, matchPartFor } from '../../../src-shared/fair/matchPart'
import type { MatchPart } from '../../../src-shared/wire'
import { field, joined, written, type Written } from '../written'

interface Ready {
  readonly events: readonly EmittedEvent<Json>[]
  readonly parts: ReadonlyMap<Seat | null, Written<MatchPart>>
}

export class MatchParts {
  private ready: Ready | null = null
  /** What is open to everybody was written last as this. */
  private open: Written<object> = written({})

  constructor(
    private readonly match: Match,
    private readonly id: string,
  ) {}

  /** Makes parts of a proposal ready. @param seats whose; null: a spectator's */
  prepare(proposal: Proposal, seats: readonly (Seat | null)[]): void {
    const parts = seats.map(seat => [seat, this.write(matchPartAfter(this.match, this.id, seat, proposal))] as const)
    this.ready = { events: proposal.events, parts: new Map(parts) }
  }

  /** What was made ready is of the past now, or will never be. */
  forget(): void {
    this.ready = null
  }

  /** The present part of a seat, or of a spectator (`null`). */
  part(seat: Seat | null, events: readonly EmittedEvent<Json>[]): MatchPart {
    return matchPartFor(this.match, this.id, seat, events)
  }

  /** The same with its JSON. @param events those of the proposal that was committed last, or none */
  written(seat: Seat | null, events: readonly EmittedEvent<Json>[]): Written<MatchPart> {
    const ready = this.ready?.events === events ? this.ready.parts.get(seat) : undefined
    return ready ?? this.write(this.part(seat, events))
  }

  /** All seats have the same `open` object: it is written once. */
  private write({ id, view: { open, own }, events }: MatchPart): Written<MatchPart> {
    if (this.open.value !== open) this.open = written(open)
    const view = joined(field('open', this.open as Written<typeof open>), written({ own }))
    return joined(joined(written({ id }), field('view', view)), written({ events }))
  }
}
