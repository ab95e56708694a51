/** Everything that the board shows of a seat, in any layout. */
import type { Seat } from '../../../src-shared/kernel'
import { CHARACTERS } from '../../../src-shared/games/castle/characters'
import type { CastlePlayer, Side } from '../../../src-shared/games/castle/rules'
import type { Profession } from '../../../src-shared/games/castle/rules/cards'
import type { MatchPart, PartyView } from '../../../src-shared/wire'
import { COLOUR_VALUES } from '../../people/faces'
import { faceOf } from '../../people/places'
import { commonFacts, type CommonFacts } from '../seatFacts'
import { openOf, stepsOf } from './selectors'

export interface SeatFacts extends CommonFacts, Pick<CastlePlayer, 'hand' | 'tokens' | 'faceUp'> {
  /** The character that they have chosen. */
  readonly character: string
  /** The person's colour; null for a bot. */
  readonly colour: string | null
  /** The profession, once it is face up. */
  readonly profession: Profession | null
  readonly turn: boolean
  /** Side in the duel; `secret` while supporters are choosing. */
  readonly side: Side | 'secret' | null
  readonly hypnotised: boolean
}

const NOBODY: CastlePlayer = { hand: 0, tokens: 0, profession: null, faceUp: false, objects: null, society: null }

export function factsOf(match: MatchPart, party: PartyView, seat: Seat): SeatFacts {
  const open = openOf(match),
    { view } = match
  const who = party.seats[seat]
  const { hand, tokens, profession, faceUp } = open.players[seat] ?? NOBODY
  const { duel } = open
  return {
    ...commonFacts(match, party, seat),
    hand,
    tokens,
    faceUp,
    profession,
    // A record of a match does not tell: there they come in the order of the seats.
    character: party.characters?.[seat] ?? CHARACTERS[seat % CHARACTERS.length] ?? '',
    colour: who?.who === 'person' ? COLOUR_VALUES[faceOf(who).colour] : null,
    turn: view.open.outcome === null && open.turn.seat === seat,
    side: duel?.sides[seat] ?? (duel && stepsOf(match).at(-1) === 'support' ? 'secret' : null),
    hypnotised: duel?.hypnotised === seat,
  }
}
