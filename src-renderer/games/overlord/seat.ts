/** Everything that the board shows of a seat, in any layout. */
import type { Seat } from '../../../src-shared/kernel'
import type { OverlordPlayer } from '../../../src-shared/games/overlord/rules'
import type { MatchPart, PartyView } from '../../../src-shared/wire'
import { commonFacts, type CommonFacts } from '../seatFacts'
import { isAwaited, nowOf, openOf } from './selectors'

export interface SeatFacts extends CommonFacts, Pick<OverlordPlayer, 'hints' | 'actions' | 'looks' | 'front'> {
  readonly overlord: boolean
  /** Speaking, or otherwise in the centre of attention. */
  readonly lit: boolean
  /** Whether they have spoken in the first round. */
  readonly heard: boolean
  /** Whether their freeze must be worked into the tale now. */
  readonly froze: boolean
  /** Points of a formal match; null in a classic one. */
  readonly points: number | null
}

const NOBODY: OverlordPlayer = { hints: 0, actions: 0, looks: 0, front: [], ruled: 0, hand: null }

export function factsOf(match: MatchPart, party: PartyView, seat: Seat): SeatFacts {
  const open = openOf(match),
    { view } = match
  const { hints, actions, looks, front } = open.players[seat] ?? NOBODY
  return {
    ...commonFacts(match, party, seat, isAwaited),
    hints,
    actions,
    looks,
    front,
    overlord: open.overlord === seat,
    lit: view.open.outcome === null && nowOf(match).seat === seat,
    heard: open.first?.heard.includes(seat) ?? false,
    froze: open.turn?.pressure.kind === 'frozen' && open.turn.pressure.by === seat,
    points: open.rules === 'formal' ? front.length : null,
  }
}
