/**
 * Everybody's part of a running match, as it is sent. While an answer is on its way to the disk, what it will show to each
 * seat is made ready: it goes out as soon as it may.
 */
import type { EmittedEvent, Json, Match, Proposal, Seat } from '../../../src-shared/kernel'
import { matchPartAfter, matchPartFor } from '../../../src-shared/fair/matchPart'
import type { MatchPart } from '../../../src-shared/wire'

type Events = readonly EmittedEvent<Json>[]

interface Ready {
  readonly events: Events
  readonly texts: ReadonlyMap<Seat | null, string>
}

export class MatchParts {
  private ready: Ready | null = null
  /** What is open to everybody, as it was written last. */
  private open: { readonly of: object; readonly text: string } = { of: {}, text: '{}' }

  constructor(
    private readonly match: Match,
    private readonly id: string,
  ) {}

  /** Makes texts of a proposal ready. @param seats whose; null: a spectator's */
  prepare(proposal: Proposal, seats: readonly (Seat | null)[]): void {
    const { events } = proposal,
      text = (seat: Seat | null) => this.write(matchPartAfter(this.match, this.id, seat, proposal))
    this.ready = { events, texts: new Map(seats.map(seat => [seat, text(seat)])) }
  }

  /** What was made ready is of the past now, or will never be. */
  forget(): void {
    this.ready = null
  }

  /** The present part of a seat, or of a spectator (`null`). */
  part(seat: Seat | null, events: Events): MatchPart {
    return matchPartFor(this.match, this.id, seat, events)
  }

  /** The same as JSON. @param events those of the proposal that was committed last, or none */
  text(seat: Seat | null, events: Events): string {
    const ready = this.ready?.events === events ? this.ready.texts.get(seat) : undefined
    return ready ?? this.write(this.part(seat, events))
  }

  /** All seats have the same `open` object: it is written once. */
  private write({ id, view: { open, own }, events }: MatchPart): string {
    if (this.open.of !== open) this.open = { of: open, text: JSON.stringify(open) }
    const view = `{"open":${this.open.text},"own":${JSON.stringify(own)}}`
    return `{"id":${JSON.stringify(id)},"view":${view},"events":${JSON.stringify(events)}}`
  }
}
