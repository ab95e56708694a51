/** Moves objects. Hands are kept in the order of the card table, so that their order reveals nothing. */
import type { Json, Seat } from '../../../kernel'
import { copiesOf, inOrder, type ObjectId, type ReadName } from './cards'
import { handLimit } from './rulings'
import type { Aside, CastleEvent, CastlePlay, CastleShown, CastleState } from './state'

export const everybody = (state: CastleState): Seat[] => state.hands.map((_, seat) => seat)

export const othersOf = (state: CastleState, seat: Seat): Seat[] => everybody(state).filter(other => other !== seat)

export const handOf = (state: CastleState, seat: Seat): readonly ObjectId[] => state.hands[seat] ?? []

/** Cards left in the object deck, with those that the Clairvoyant holds. */
export const deckSize = (state: CastleState): number => state.deck.length + state.chosen.length

/** Once the deck is empty the Bags *are* a Key and a Goblet. */
export const bagsAreRelics = (state: CastleState): boolean => deckSize(state) === 0

/** These objects without one copy of this one. @throws when it is not among them. */
export function without(objects: readonly ObjectId[], object: ObjectId): ObjectId[] {
  const at = objects.indexOf(object)
  if (at < 0) throw new Error('an object that is not here')
  return objects.toSpliced(at, 1)
}

export function putInHand(state: CastleState, seat: Seat, object: ObjectId): void {
  state.hands[seat] = inOrder([...handOf(state, seat), object])
}

export function takeFromHand(state: CastleState, seat: Seat, object: ObjectId): void {
  state.hands[seat] = without(handOf(state, seat), object)
}

/** Hands an object over. Both seats know it from now on; the caller emits the event. */
export function handOver(play: CastlePlay, from: Seat, to: Seat, object: ObjectId): void {
  takeFromHand(play.state, from, object)
  putInHand(play.state, to, object)
  remember(play, from, { kind: 'object', seat: to, object, how: 'gave' })
  remember(play, to, { kind: 'object', seat: from, object, how: 'got' })
}

/** Draws the top object. The caller checks the hand limit. @returns whether there was one */
export function drawTop(play: CastlePlay, seat: Seat, why: ReadName | 'draw'): boolean {
  const { state } = play
  const card = state.deck.shift()
  if (!card) return false
  putInHand(state, seat, card)
  emit(play, { kind: 'draw', seat, why, left: deckSize(state) }, { [seat]: { card } })
  return true
}

export const isOverLimit = (state: CastleState, seat: Seat): boolean =>
  handOf(state, seat).length > handLimit(state.seats)

/** Emits an event, with a private part for single seats. */
export function emit(play: CastlePlay, event: CastleEvent, own?: { readonly [seat: string]: Aside }): void {
  play.emit(event, own as { readonly [seat: string]: Json } | undefined)
}

/**
 * Option `memo`: adds to the private list of what a seat has legitimately seen, the newest last. It removes what the
 * new sight outdates, so that the list does not grow with the match.
 */
export function remember(play: CastlePlay, seat: Seat, saw: CastleShown): void {
  const { state } = play
  if (!state.options.memo) return
  // A new list, because all copies of a state share the old one. Copied first: filtering a frozen list is five times
  // slower.
  const kept = [...(state.memo[seat] ?? [])].filter(entry => !outdates(saw, entry.saw))
  kept.push({ turn: state.turn.number, saw })
  state.memo = state.memo.map((list, i) => (i === seat ? kept : list))
}

/**
 * Whether a new sight outdates an older one: the same cards seen again, a whole hand of which single objects were
 * known, or the new place of an object. A sight of one copy says nothing about other copies.
 */
function outdates(now: CastleShown, old: CastleShown): boolean {
  if (old.kind === 'object') {
    if (now.kind === 'objects') return now.seat === old.seat
    return now.kind === 'object' && now.object === old.object && (now.seat === old.seat || copiesOf(old.object) === 1)
  }
  return now.kind === old.kind && (!('seat' in now) || !('seat' in old) || now.seat === old.seat)
}

/** Shows something to one seat alone, and adds it to its memo. */
export function showTo(play: CastlePlay, seat: Seat, shown: CastleShown): void {
  play.show(seat, shown)
  remember(play, seat, shown)
}

/** One seat looks at all objects of another. That it looks is public. */
export function lookAtObjects(play: CastlePlay, seat: Seat, at: Seat, how: ReadName | 'diplomat' | 'duel'): void {
  const objects = handOf(play.state, at)
  emit(play, { kind: 'look', seat, at, what: 'objects', how }, { [seat]: { objects } })
  showTo(play, seat, { kind: 'objects', seat: at, objects })
}

/** One seat looks at the society card of another. */
export function lookAtSociety(play: CastlePlay, seat: Seat, at: Seat, how: ReadName | 'duel'): void {
  const society = play.state.societies[at]
  if (!society) throw new Error('a player without a society')
  emit(play, { kind: 'look', seat, at, what: 'society', how }, { [seat]: { society } })
  showTo(play, seat, { kind: 'society', seat: at, society })
}
