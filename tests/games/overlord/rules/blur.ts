/**
 * What a seat cannot know, dealt otherwise: written from docs/rules/overlord.md, "Who may know what", not from the
 * view. Hidden are the hands of others, the order of the decks, and which cards were discarded unseen.
 */
import { Match, shuffled, type Random, type Seat } from '../../../../src-shared/kernel'
import { overlord } from '../../../../src-shared/games/overlord/rules'
import { inTableOrder } from '../../../../src-shared/games/overlord/rules/deck'
import type { OverlordState } from '../../../../src-shared/games/overlord/rules/state'
import type { OverlordMatch } from './table'

/** Not in the middle of a sealed round, whose hidden answers name cards. */
export const isBlurrableState = (state: OverlordState): boolean => !state.outcome && state.sealed.length === 0

type What = 'hints' | 'actions'

/**
 * A full state that this seat (or a spectator, null) cannot tell from the given one: `pairs` of hidden cards have
 * changed places.
 */
export function blurredState(state: OverlordState, seat: Seat | null, random: Random, pairs: number): OverlordState {
  const twin = structuredClone({ ...state, fixed: null })
  for (let i = 0; i < pairs; i++) {
    const what: What = random.nextInt(3, 'what') === 0 ? 'hints' : 'actions'
    const [one, other] = shuffled(hidden({ ...twin, fixed: state.fixed }, seat, what), random, 'two')
    if (!one || !other) continue
    const kept = one.pile[one.at],
      put = other.pile[other.at]
    if (kept !== undefined && put !== undefined) {
      one.pile[one.at] = put
      other.pile[other.at] = kept
    }
  }
  const hands = twin.hands.map(({ hints, actions }) => ({
    hints: inTableOrder(state.fixed.hints, hints),
    actions: inTableOrder(state.fixed.actions, actions),
  }))
  return { ...twin, fixed: state.fixed, hands }
}

/**
 * Where a hidden card of this sort lies. A card in a freeze that is being decided stays where it is: its owner has
 * chosen it.
 */
function hidden(
  { hands, hintDeck, actionDeck, hintPile, actionPile, pending }: OverlordState,
  seat: Seat | null,
  what: What,
): { pile: string[]; at: number }[] {
  const chosen = pending.flatMap(one => [one.action, one.hint])
  const deck = what === 'hints' ? hintDeck : actionDeck,
    pile = what === 'hints' ? hintPile : actionPile
  return [...hands.filter((_, other) => other !== seat).map(hand => hand[what]), deck, pile.unseen].flatMap(cards =>
    cards.flatMap((id, at) => (chosen.includes(id) ? [] : [{ pile: cards, at }])),
  )
}

export function blurred(match: OverlordMatch, seat: Seat | null, random: Random, pairs: number): OverlordMatch {
  const snapshot = match.snapshot()
  return Match.resume(overlord, { ...snapshot, state: blurredState(snapshot.state, seat, random, pairs) })
}
