/** Everything that the board shows of a seat, in any layout. */
import { computed, type ComputedRef } from 'vue'
import type { Seat } from '../../../src-shared/kernel'
import type { MascaradeOpen } from '../../../src-shared/games/mascarade/rules'
import type { MatchPart, BotProfile, PartyView, SeatView } from '../../../src-shared/wire'
import { isAway, isBot, nameAt, profileOf } from '../../names'
import { disputeOf, openOf, voiceOf, type Voice } from './selectors'

export interface SeatFacts {
  readonly seat: Seat
  readonly name: string
  readonly who: SeatView | undefined
  readonly away: boolean
  readonly bot: boolean
  /** The bot's level and personality; null where none plays. */
  readonly botProfile: BotProfile | null
  readonly you: boolean
  readonly coins: number
  readonly slots: MascaradeOpen['slots']
  readonly turn: boolean
  readonly asked: boolean
  readonly mustSwap: boolean
  readonly voice: Voice | null
  readonly winner: boolean
}

export function factsOf(match: MatchPart, party: PartyView, seat: Seat): SeatFacts {
  const open = openOf(match),
    { view } = match
  const who = party.seats[seat]
  const dispute = disputeOf(match)
  return {
    seat,
    who,
    name: nameAt(party, seat),
    away: isAway(who),
    bot: isBot(who),
    botProfile: profileOf(who),
    you: view.own?.seat === seat,
    coins: open.coins[seat] ?? 0,
    slots: open.slots.filter(slot => slot.seat === seat),
    turn: view.open.outcome === null && open.turn.number > 0 && open.turn.seat === seat,
    asked: view.open.asking.some(ask => ask.seat === seat),
    mustSwap: open.mustSwap?.seat === seat,
    voice: dispute && voiceOf(dispute, seat),
    winner: view.open.outcome?.winners.includes(seat) ?? false,
  }
}

export const useSeatFacts = (get: () => { match: MatchPart; party: PartyView; seat: Seat }): ComputedRef<SeatFacts> =>
  computed(() => {
    const { match, party, seat } = get()
    return factsOf(match, party, seat)
  })
