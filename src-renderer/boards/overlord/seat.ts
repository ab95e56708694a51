/** All that the board shows of a seat, whichever way it is laid out. */
import type { Seat } from '../../../src-shared/kernel'
import type { OverlordPlayer } from '../../../src-shared/games/overlord'
import type { MatchPart, Nature, PartyView } from '../../../src-shared/wire'
import { isAway, isBot, nameAt, natureOf } from '../../names'
import { isAwaited, nowOf, openOf } from './reading'

export interface SeatFacts extends Pick<OverlordPlayer, 'hints' | 'actions' | 'looks' | 'front'> {
  readonly seat: Seat
  readonly name: string
  readonly away: boolean
  readonly bot: boolean
  /** What sort of player the bot is; null where none plays. */
  readonly nature: Nature | null
  readonly you: boolean
  readonly overlord: boolean
  /** In the light. */
  readonly lit: boolean
  readonly asked: boolean
  /** First round: has spoken. */
  readonly heard: boolean
  /** Whose freeze must be worked in just now. */
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
    nature: natureOf(who),
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
