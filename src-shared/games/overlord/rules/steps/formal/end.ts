/** Formal: the end. */
import type { Seat } from '../../../../../kernel'
import { everybody, emit } from '../../hands'
import type { EndReason, OverlordPlay, OverlordState } from '../../state'

/** Somebody stays with III: the match is over. */
export function endMatch(play: OverlordPlay, doomed: Seat): void {
  const { winners, reason } = winnersOf(play.state, doomed)
  emit(play, { kind: 'end', winners, reason, doomed })
  play.end({ winners, reason })
}

/** The survivor with the most hints in front; of the tied, the one who was Overlord last; else shared. */
export function winnersOf(state: OverlordState, doomed: Seat): { winners: Seat[]; reason: EndReason } {
  const survivors = everybody(state).filter(seat => seat !== doomed)
  const most = best(survivors, seat => state.front[seat]?.length ?? 0)
  if (most.length === 1) return { winners: most, reason: 'most' }
  // A round has one Overlord: only those who never were it (0) can still be tied.
  const last = best(most, seat => state.ruled[seat] ?? 0)
  return { winners: last, reason: last.length === 1 ? 'lastOverlord' : 'shared' }
}

function best(seats: readonly Seat[], score: (seat: Seat) => number): Seat[] {
  const highest = Math.max(...seats.map(score))
  return seats.filter(seat => score(seat) === highest)
}
