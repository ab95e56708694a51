/** Everything that the board shows of a seat, in any layout. */
import type { Seat } from '../../../src-shared/kernel'
import type { TalesPlayer } from '../../../src-shared/games/tales/rules/view'
import type { MatchPart, PartyView } from '../../../src-shared/wire'
import { commonFacts, type CommonFacts } from '../seatFacts'
import { openOf } from './selectors'

export interface SeatFacts extends CommonFacts, Pick<TalesPlayer, 'hand' | 'front' | 'items'> {
  readonly turn: boolean
}

const NOBODY: TalesPlayer = {
  hand: 0,
  front: [],
  items: { gold: 0, sword: 0, armour: 0, wand: 0 },
  cards: null,
  total: null,
}

export function factsOf(match: MatchPart, party: PartyView, seat: Seat): SeatFacts {
  const open = openOf(match),
    { view } = match
  const { hand, front, items } = open.players[seat] ?? NOBODY
  return {
    ...commonFacts(match, party, seat),
    hand,
    front,
    items,
    turn: view.open.outcome === null && open.turn.seat === seat,
  }
}
