/**
 * A player over the hand limit at once gives an object of his choice to another player of his choice, before anything
 * else goes on. There are no other gifts; they activate no effects.
 */
import { pick, type Seat } from '../../../../kernel'
import { kindsOf, type ObjectId } from '../cards'
import { questionOr } from '../asks'
import { handOf, handOver, isOverLimit, othersOf, emit } from '../objects'
import { giftByClock, handLimit, mayReceiveGift } from '../rulings'
import { step, type CastlePlay } from '../state'

interface Gift {
  readonly card: ObjectId
  readonly to: Seat
}

export const gift = step<{ seat: Seat }, Gift | 'clock'>('gift', {
  asks: (state, { seat }) => [
    questionOr(
      seat,
      {
        key: 'gift',
        params: { limit: handLimit(state.seats) },
        pick: pick.each({
          card: pick.card(kindsOf(handOf(state, seat))),
          to: pick.seat(othersOf(state, seat).filter(other => mayReceiveGift(state, other))),
        }),
      },
      'clock',
    ),
  ],
  take(play, { seat }, _, answer) {
    const { card, to } = answer === 'clock' ? byTheClock(play, seat) : answer
    handOver(play, seat, to, card)
    emit(play, { kind: 'gift', seat, to }, { [seat]: { card }, [to]: { card } })
    doneWithinLimit(play, seat)
    // Option `giftToAnybody`: who is over the limit now gives in turn, before anything else.
    if (isOverLimit(play.state, to)) play.call(gift({ seat: to }))
  },
})

/** Ends the current step; a seat that now holds too much gives an object away first. */
export function doneWithinLimit(play: CastlePlay, seat: Seat): void {
  if (isOverLimit(play.state, seat)) play.next(gift({ seat }))
  else play.done()
}

/** Ruling on the clock: a random object. */
function byTheClock(play: CastlePlay, seat: Seat): Gift {
  const { state } = play
  const hand = handOf(state, seat)
  const card = hand[play.nextInt(hand.length, 'clock/gift')]
  const to = giftByClock(state, seat)
  if (!card || to === undefined) throw new Error('nobody can take a gift')
  return { card, to }
}
