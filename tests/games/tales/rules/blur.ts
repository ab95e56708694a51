/**
 * Everything a seat cannot know, dealt again: written from docs/rules/tales.md, "Who may know what", not from the view.
 * Hidden are the hands of the others and the order of the deck. What everybody gains is public, so that stays.
 */
import { Match, shuffled, type Random, type Seat } from '../../../../src-shared/kernel'
import { tales } from '../../../../src-shared/games/tales/rules'
import { inOrder, type CardId } from '../../../../src-shared/games/tales/rules/deck'
import type { TalesState } from '../../../../src-shared/games/tales/rules/state'
import { questions } from '../../../kit/play'
import type { TalesMatch } from './table'

/** What is drawn in this many rounds stays in some pairs: drawing another card shows the difference. */
const ROUNDS = 5

/** Questions that show their seat something of the deck. */
const SHOWING: readonly string[] = ['peek']

/** Whether the seat sees nothing now that it may not see later: the top of the deck, or all hands. */
export function isBlurrable(match: TalesMatch, seat: Seat): boolean {
  const asked = match.asks().filter(ask => ask.seat === seat)
  return !match.outcome && questions(asked).length === asked.length && !asked.some(({ key }) => SHOWING.includes(key))
}

/**
 * A full state that this seat cannot tell from the given one, when it has seen no hand and nothing of the deck. In
 * every second one all hidden cards are dealt again; in the others each hand keeps all but one, so that both can go
 * the same way for longer.
 */
export function blurredState(state: TalesState, seat: Seat, random: Random): TalesState {
  const few = random.nextInt(2, 'few') === 1
  const top = state.deck.slice(0, few ? ROUNDS * state.seats : 0)
  const kept = state.hands.map((hand, other) =>
    other === seat ? hand : few ? shuffled(hand, random, 'kept').slice(1) : [],
  )
  const gone = state.hands.flatMap((hand, other) => without(hand, kept[other] ?? []))
  const pool = shuffled([...gone, ...state.deck.slice(top.length)], random, 'hidden')
  const hands = state.hands.map((hand, other) =>
    inOrder(state.fixed, [...(kept[other] ?? []), ...pool.splice(0, hand.length - (kept[other]?.length ?? 0))]),
  )
  return { ...state, hands, deck: [...top, ...pool] }
}

function without(cards: readonly CardId[], gone: readonly CardId[]): CardId[] {
  const left = [...cards]
  for (const card of gone) left.splice(left.indexOf(card), 1)
  return left
}

export function blurred(match: TalesMatch, seat: Seat, random: Random): TalesMatch {
  const snapshot = match.snapshot()
  return Match.resume(tales, { ...snapshot, state: blurredState(snapshot.state, seat, random) })
}
