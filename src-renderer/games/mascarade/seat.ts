/** Everything that the board shows of a seat, in any layout. */
import type { Seat } from '../../../src-shared/kernel'
import type { MascaradeOpen } from '../../../src-shared/games/mascarade/rules'
import type { MatchPart, PartyView } from '../../../src-shared/wire'
import { commonFacts, type CommonFacts } from '../seatFacts'
import { disputeOf, openOf, voiceOf, type Voice } from './selectors'

export interface SeatFacts extends CommonFacts {
  readonly coins: number
  readonly slots: MascaradeOpen['slots']
  readonly turn: boolean
  readonly mustSwap: boolean
  readonly voice: Voice | null
}

export function factsOf(match: MatchPart, party: PartyView, seat: Seat): SeatFacts {
  const open = openOf(match),
    { view } = match
  const dispute = disputeOf(match)
  return {
    ...commonFacts(match, party, seat),
    coins: open.coins[seat] ?? 0,
    slots: open.slots.filter(slot => slot.seat === seat),
    turn: view.open.outcome === null && open.turn.number > 0 && open.turn.seat === seat,
    mustSwap: open.mustSwap?.seat === seat,
    voice: dispute && voiceOf(dispute, seat),
  }
}
