/** The match part of a frame: built for one seat, or for spectators; by a host, and by whoever plays a match again. */
import type { Json, Match, Seat, Told } from '../kernel'
import type { MatchPart, ToldEvent } from '../wire'

/** An event as a seat (or a spectator: `null`) is told it. */
export const toldTo = ({ event, own }: Told<Json>, seat: Seat | null): ToldEvent => {
  const mine = seat === null ? undefined : own?.[seat]
  return mine === undefined ? { event } : { event, own: mine }
}

/** The match part of a frame to a seat, or to a spectator. @param id the match's */
export function partOf(match: Match, id: string, seat: Seat | null, told: readonly Told<Json>[]): MatchPart {
  return { id, view: match.view(seat), events: told.map(one => toldTo(one, seat)) }
}
