/**
 * Everybody's part of a running match, with its JSON. While an answer is on its way to the disk, what it will show to each
 * seat is made ready: it goes out as soon as it may.
 */
import type { EmittedEvent, Json, Match, Proposal, Seat } from '../../../src-shared/kernel'
import { matchPartAfter, matchPartFor } from '../../../src-shared/fair/matchPart'
import type { MatchPart } from '../../../src-shared/wire'
import { field, joined, written, type Written } from '../written'

/** What several people are sent of the same value. */
interface WrittenOnce<T, W> {
  readonly of: T
  readonly text: Written<W>
}

type Events = readonly EmittedEvent<Json>[]

interface Ready {
  readonly events: Events
  readonly parts: ReadonlyMap<Seat | null, Written<MatchPart>>
}

export class MatchParts {
  private ready: Ready | null = null
  private readonly idText: Written<Pick<MatchPart, 'id'>>
  /** What was written last of what is open to everybody, and of the events that tell a seat no more than everybody. */
  private open: WrittenOnce<object, object> = { of: {}, text: written({}) }
  private common: WrittenOnce<Events, Pick<MatchPart, 'events'>> = { of: [], text: written({ events: [] }) }

  constructor(
    private readonly match: Match,
    private readonly id: string,
  ) {
    this.idText = written({ id })
  }

  /** Makes parts of a proposal ready. @param seats whose; null: a spectator's */
  prepare(proposal: Proposal, seats: readonly (Seat | null)[]): void {
    const { events } = proposal,
      parts = new Map<Seat | null, Written<MatchPart>>()
    for (const seat of seats)
      parts.set(seat, this.write(matchPartAfter(this.match, this.id, seat, proposal), seat, events))
    this.ready = { events, parts }
  }

  /** What was made ready is of the past now, or will never be. */
  forget(): void {
    this.ready = null
  }

  /** The present part of a seat, or of a spectator (`null`). */
  part(seat: Seat | null, events: Events): MatchPart {
    return matchPartFor(this.match, this.id, seat, events)
  }

  /** The same with its JSON. @param events those of the proposal that was committed last, or none */
  written(seat: Seat | null, events: Events): Written<MatchPart> {
    const ready = this.ready?.events === events ? this.ready.parts.get(seat) : undefined
    return ready ?? this.write(this.part(seat, events), seat, events)
  }

  /** @param emitted the events as the match has told them: `part` has what its seat may see of them */
  private write({ view: { open, own }, events }: MatchPart, seat: Seat | null, emitted: Events): Written<MatchPart> {
    // All seats have the same `open` object.
    if (this.open.of !== open) this.open = { of: open, text: written(open) }
    const view = joined(field('open', this.open.text as Written<typeof open>), written({ own }))
    return joined(joined(this.idText, field('view', view)), this.writeEvents(events, seat, emitted))
  }

  private writeEvents(
    events: MatchPart['events'],
    seat: Seat | null,
    emitted: Events,
  ): Written<Pick<MatchPart, 'events'>> {
    if (seat !== null && emitted.some(({ own }) => own?.[seat] !== undefined)) return written({ events })
    if (this.common.of !== emitted) this.common = { of: emitted, text: written({ events }) }
    return this.common.text
  }
}
