/**
 * Everything a seat cannot know, dealt again: written from docs/rules/castle.md, "Who may know what", not from the
 * view. What it remembers (memo) stays, so that the twins differ in what is hidden now and not in what was seen
 * before.
 */
import { Match, type Random, type Seat } from '../../../../src-shared/kernel'
import { castle } from '../../../../src-shared/games/castle/rules'
import { inOrder, type ObjectId } from '../../../../src-shared/games/castle/rules/cards'
import type { CastleState } from '../../../../src-shared/games/castle/rules/state'
import type { CastleMatch } from './table'

/** Questions that show their seat what others hold. */
const SHOWING = ['offered', 'take', 'useCoat', 'clairvoyantTop', 'clairvoyantSecond']

/**
 * Whether a seat that is asked these questions stands in the middle of something that shows it hidden cards: then
 * there is nothing simple to blur. To a seat that has no part in it, an offer that awaits its answer may be any card
 * of the hand it comes from.
 * @param seat the seat, or null for a spectator; without it no exchange is blurred
 */
export function isBlurrableState(state: CastleState, asked: readonly string[], seat?: Seat | null): boolean {
  const { exchange } = state
  const offerIsHidden =
    exchange === null ||
    (seat !== undefined && state.steps.at(-1)?.step === 'offered' && seat !== exchange.by && seat !== exchange.to)
  return (
    !state.outcome &&
    offerIsHidden &&
    state.chosen.length === 0 &&
    state.sealed.length === 0 &&
    !asked.some(key => SHOWING.includes(key))
  )
}

export const isBlurrable = (match: CastleMatch, seat: Seat | null): boolean =>
  isBlurrableState(
    match.snapshot().state,
    match
      .asks()
      .filter(ask => ask.seat === seat)
      .map(ask => ask.key),
    seat,
  )

/** A full state that this seat (or a spectator, null) cannot tell from the given one. */
export function blurredState(state: CastleState, seat: Seat | null, random: Random): CastleState {
  const others = state.hands.flatMap((_, other) => (other === seat ? [] : [other]))
  return {
    ...state,
    ...withOffer(state, objects(state, others, random), random),
    ...societies(state, others, random),
    ...professions(state, others, random),
  }
}

export function blurred(match: CastleMatch, seat: Seat | null, random: Random): CastleMatch {
  const snapshot = match.snapshot()
  return Match.resume(castle, { ...snapshot, state: blurredState(snapshot.state, seat, random) })
}

function mixed<T>(items: readonly T[], random: Random): T[] {
  const left = [...items]
  return items.flatMap(() => left.splice(random.nextInt(left.length, ''), 1))
}

/** Hidden: the hands of the others, and the order of the deck. What lies shown in a duel is theirs. */
function objects(state: CastleState, others: readonly Seat[], random: Random): Objects {
  const shown = (seat: Seat): ObjectId[] =>
    (state.duel?.used ?? []).flatMap(used => (used.what === 'object' && used.seat === seat ? [used.object] : []))
  const hidden = (seat: Seat): ObjectId[] => {
    const hand = [...(state.hands[seat] ?? [])]
    for (const object of shown(seat)) hand.splice(hand.indexOf(object), 1)
    return hand
  }
  const pool = mixed([...others.flatMap(hidden), ...state.deck], random)
  const hands = state.hands.map((hand, seat) =>
    others.includes(seat) ? inOrder([...shown(seat), ...pool.splice(0, hidden(seat).length)]) : hand,
  )
  return { hands, deck: pool }
}

type Objects = Pick<CastleState, 'hands' | 'deck'>

function withOffer(state: CastleState, objects: Objects, random: Random): Objects & Pick<CastleState, 'exchange'> {
  const { exchange } = state
  const hand = exchange ? (objects.hands[exchange.by] ?? []) : []
  return { ...objects, exchange: exchange && { ...exchange, offered: hand[random.nextInt(hand.length, '')] ?? null } }
}

function societies(
  state: CastleState,
  others: readonly Seat[],
  random: Random,
): Pick<CastleState, 'societies' | 'removed'> {
  const pool = mixed(
    [...others.flatMap(seat => state.societies[seat] ?? []), ...(state.removed ? [state.removed] : [])],
    random,
  )
  const dealt = state.societies.map((society, seat) => (others.includes(seat) ? (pool.shift() ?? society) : society))
  return { societies: dealt, removed: pool.shift() ?? null }
}

function professions(
  state: CastleState,
  others: readonly Seat[],
  random: Random,
): Pick<CastleState, 'professions' | 'leftOver'> {
  const hidden = others.filter(seat => !state.up[seat])
  const pool = mixed([...hidden.flatMap(seat => state.professions[seat] ?? []), ...state.leftOver], random)
  const dealt = state.professions.map((profession, seat) =>
    hidden.includes(seat) ? (pool.shift() ?? profession) : profession,
  )
  return { professions: dealt, leftOver: pool.sort() }
}
