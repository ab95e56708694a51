/** Builds the match part of an update, for the host and for replays. */
import type { Json, Match, Proposal, Seat, EmittedEvent } from '../kernel'
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

/** The same as it will be once a proposal is committed. */
export function matchPartAfter(match: Match, id: string, seat: Seat | null, proposal: Proposal): MatchPart {
  return { id, view: match.viewAfter(proposal, seat), events: proposal.events.map(event => eventFor(event, seat)) }
}
