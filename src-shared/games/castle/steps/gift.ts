/**
 * A player over the hand limit at once gives an object of his choice to another player of his choice who is below
 * the limit (ruling: in both editions), before anything else goes on. No other gifts; they activate no effects.
 */
import { pick, type Seat } from '../../../kernel'
import { clockwiseFrom, handLimit, kindsOf, type ObjectId } from '../cards'
import { questionOr } from '../asks'
import { belowLimit, handOf, handOver, isOverLimit, othersOf, tell } from '../objects'
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
          to: pick.seat(othersOf(state, seat).filter(other => belowLimit(state, other))),
        }),
      },
      'clock',
    ),
  ],
  take(play, { seat }, _, answer) {
    const { card, to } = answer === 'clock' ? byTheClock(play, seat) : answer
    handOver(play, seat, to, card)
    tell(play, { kind: 'gift', seat, to }, { [seat]: { card }, [to]: { card } })
    doneWithin(play, seat)
  },
})

/** This step is over, but for a gift if its seat now holds too much. */
export function doneWithin(play: CastlePlay, seat: Seat): void {
  if (isOverLimit(play.state, seat)) play.next(gift({ seat }))
  else play.done()
}

/** Ruling on the clock: a random object, to the nearest seat clockwise below the limit. */
function byTheClock(play: CastlePlay, seat: Seat): Gift {
  const { state } = play
  const hand = handOf(state, seat)
  const card = hand[play.below(hand.length, 'clock/gift')]
  const to = clockwiseFrom(seat, state.seats).find(other => belowLimit(state, other))
  if (!card || to === undefined) throw new Error('nobody can take a gift')
  return { card, to }
}
