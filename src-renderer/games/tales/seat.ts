/** Everything that the board shows of a seat, in any layout. */
import type { Seat } from '../../../src-shared/kernel'
import type { TalesPlayer } from '../../../src-shared/games/tales/rules/view'
import type { MatchPart, BotProfile, PartyView } from '../../../src-shared/wire'
import { isAway, isBot, nameAt, profileOf } from '../../names'
import { openOf } from './selectors'

export interface SeatFacts extends Pick<TalesPlayer, 'hand' | 'front' | 'items'> {
  readonly seat: Seat
  readonly name: string
  readonly away: boolean
  readonly bot: boolean
  /** The bot's level and personality; null where none plays. */
  readonly botProfile: BotProfile | null
  readonly you: boolean
  readonly turn: boolean
  readonly asked: boolean
  readonly winner: boolean
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
    { view } = match,
    who = party.seats[seat]
  const { hand, front, items } = open.players[seat] ?? NOBODY
  return {
    seat,
    hand,
    front,
    items,
    name: nameAt(party, seat),
    away: isAway(who),
    bot: isBot(who),
    botProfile: profileOf(who),
    you: view.own?.seat === seat,
    turn: view.open.outcome === null && open.turn.seat === seat,
    asked: view.open.asking.some(ask => ask.seat === seat),
    winner: view.open.outcome?.winners.includes(seat) ?? false,
  }
}
