/** Everything that the board shows of a seat, in any layout. */
import type { Seat } from '../../../src-shared/kernel'
import type { OverlordPlayer } from '../../../src-shared/games/overlord/rules'
import type { MatchPart, BotProfile, PartyView } from '../../../src-shared/wire'
import { isAway, isBot, nameAt, profileOf } from '../../names'
import { isAwaited, nowOf, openOf } from './selectors'

export interface SeatFacts extends Pick<OverlordPlayer, 'hints' | 'actions' | 'looks' | 'front'> {
  readonly seat: Seat
  readonly name: string
  readonly away: boolean
  readonly bot: boolean
  /** The bot's level and personality; null where none plays. */
  readonly botProfile: BotProfile | null
  readonly you: boolean
  readonly overlord: boolean
  /** Speaking, or otherwise in the centre of attention. */
  readonly lit: boolean
  readonly asked: boolean
  /** Whether they have spoken in the first round. */
  readonly heard: boolean
  /** Whether their freeze must be worked into the tale now. */
  readonly froze: boolean
  /** Points of a formal match; null in a classic one. */
  readonly points: number | null
  readonly winner: boolean
}

const NOBODY: OverlordPlayer = { hints: 0, actions: 0, looks: 0, front: [], ruled: 0, hand: null }

export function factsOf(match: MatchPart, party: PartyView, seat: Seat): SeatFacts {
  const open = openOf(match),
    { view } = match
  const who = party.seats[seat]
  const { hints, actions, looks, front } = open.players[seat] ?? NOBODY
  return {
    seat,
    hints,
    actions,
    looks,
    front,
    name: nameAt(party, seat),
    away: isAway(who),
    bot: isBot(who),
    botProfile: profileOf(who),
    you: view.own?.seat === seat,
    overlord: open.overlord === seat,
    lit: view.open.outcome === null && nowOf(match).seat === seat,
    asked: view.open.asking.some(ask => ask.seat === seat && isAwaited(ask.key)),
    heard: open.first?.heard.includes(seat) ?? false,
    froze: open.turn?.pressure.kind === 'frozen' && open.turn.pressure.by === seat,
    points: open.rules === 'formal' ? front.length : null,
    winner: view.open.outcome?.winners.includes(seat) ?? false,
  }
}
