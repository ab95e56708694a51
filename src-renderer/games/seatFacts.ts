/** What the boards of all games show of a seat. */
import type { Seat } from '../../src-shared/kernel'
import type { BotProfile, MatchPart, PartyView, SeatView } from '../../src-shared/wire'
import { isAway, isBot, nameAt, profileOf } from '../names'

export interface CommonFacts {
  readonly seat: Seat
  readonly who: SeatView | undefined
  readonly name: string
  readonly away: boolean
  readonly bot: boolean
  /** The bot's level and personality; null where none plays. */
  readonly botProfile: BotProfile | null
  readonly you: boolean
  readonly asked: boolean
  readonly winner: boolean
}

/** @param awaits whether the others wait for answers to asks of this key */
export function commonFacts(
  { view }: MatchPart,
  party: PartyView,
  seat: Seat,
  awaits: (key: string) => boolean = () => true,
): CommonFacts {
  const who = party.seats[seat]
  return {
    seat,
    who,
    name: nameAt(party, seat),
    away: isAway(who),
    bot: isBot(who),
    botProfile: profileOf(who),
    you: view.own?.seat === seat,
    asked: view.open.asking.some(ask => ask.seat === seat && awaits(ask.key)),
    winner: view.open.outcome?.winners.includes(seat) ?? false,
  }
}
