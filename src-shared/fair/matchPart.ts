/** Builds the match part of an update, for the host and for replays. */
import type { Json, Match, Seat, EmittedEvent } from '../kernel'
import type { MatchPart, SeenEvent } from '../wire'

/** Returns an event as a seat sees it (null: a spectator). */
export const eventFor = ({ event, own }: EmittedEvent<Json>, seat: Seat | null): SeenEvent => {
  const mine = seat === null ? undefined : own?.[seat]
  return mine === undefined ? { event } : { event, own: mine }
}

/** Returns the match part of an update to a seat (null: a spectator). @param id the match's */
export function matchPartFor(
  match: Match,
  id: string,
  seat: Seat | null,
  events: readonly EmittedEvent<Json>[],
): MatchPart {
  return { id, view: match.view(seat), events: events.map(event => eventFor(event, seat)) }
}
