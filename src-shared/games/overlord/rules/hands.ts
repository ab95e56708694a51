/** Moves cards. Hands and lists are kept in the order of the deck's table, so that their order reveals nothing. */
import { putInTableOrder, type Json, type Seat } from '../../../kernel'
import {
  actionCard,
  hintCard,
  inTableOrder,
  serves,
  type ActionCard,
  type ActionId,
  type ActionUse,
  type HintCard,
  type HintId,
} from './deck'
import { FULL_HAND } from './rulings'
import type { Aside, Hand, OverlordEvent, OverlordPlay, OverlordState, Pile } from './state'

export const everybody = (state: OverlordState): Seat[] => state.hands.map((_, seat) => seat)

/** All other seats, in the order of play: `seat` + 1 first. */
export function clockwiseFrom({ seats }: OverlordState, seat: Seat): Seat[] {
  const others: Seat[] = []
  for (let next = 1; next < seats; next++) others.push((seat + next) % seats)
  return others
}

/** All but the Overlord, clockwise from him. */
export const servantsOf = (state: OverlordState): Seat[] => clockwiseFrom(state, state.overlord)

/** All servants but this one, clockwise from the Overlord. */
export const otherServants = (state: OverlordState, seat: Seat): Seat[] =>
  servantsOf(state).filter(other => other !== seat)

const NO_HAND: Hand = { hints: [], actions: [] }
export const handOf = (state: OverlordState, seat: Seat): Readonly<Hand> => state.hands[seat] ?? NO_HAND

export const hintsOf = (state: OverlordState, seat: Seat): HintCard[] =>
  handOf(state, seat).hints.map(id => hintCard(state.fixed, id))

export const actionsOf = (state: OverlordState, seat: Seat): ActionCard[] =>
  handOf(state, seat).actions.map(id => actionCard(state.fixed, id))

/** The actions of a hand with this use. */
export const actionsFor = (state: OverlordState, seat: Seat, use: ActionUse): ActionCard[] =>
  actionsOf(state, seat).filter(card => serves(card, use))

export const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(card => card.id)

/** Emits an event, with a private part for single seats. */
export function emit(play: OverlordPlay, event: OverlordEvent, own?: { readonly [seat: string]: Aside }): void {
  play.emit(event, own as { readonly [seat: string]: Json } | undefined)
}

function without(cards: readonly string[], id: string): string[] {
  const at = cards.indexOf(id)
  if (at < 0) throw new Error('a card that is not here')
  return cards.toSpliced(at, 1)
}

export function takeHint(state: OverlordState, seat: Seat, hint: HintId): void {
  state.hands[seat] = { ...handOf(state, seat), hints: without(handOf(state, seat).hints, hint) }
}

/** A played action goes to the discards, open. */
export function playAction(state: OverlordState, seat: Seat, action: ActionId): ActionCard {
  state.hands[seat] = { ...handOf(state, seat), actions: without(handOf(state, seat).actions, action) }
  discardActionOpen(state, action)
  return actionCard(state.fixed, action)
}

/** Discards an action, open. Sorted here and not in each view: a pile is seen far more often than it grows. */
export function discardActionOpen({ actionPile, fixed }: OverlordState, action: ActionId): void {
  actionPile.open = putInTableOrder(fixed.actions, actionPile.open, action)
}

/** Played hints go to the discards, open. */
export function discardHintsOpen({ hintPile, fixed }: OverlordState, hints: readonly HintId[]): void {
  for (const hint of hints) hintPile.open = putInTableOrder(fixed.hints, hintPile.open, hint)
}

/** Discards cards of a hand unseen. */
export function discardUnseen(play: OverlordPlay, seat: Seat, { hints, actions }: Readonly<Hand>): void {
  if (hints.length + actions.length === 0) return
  const { state } = play
  const hand = handOf(state, seat)
  state.hands[seat] = { hints: hints.reduce(without, hand.hints), actions: actions.reduce(without, hand.actions) }
  state.hintPile.unseen.push(...hints)
  state.actionPile.unseen.push(...actions)
  emit(play, { kind: 'discard', seat, hints: hints.length, actions: actions.length })
}

export interface Wanted {
  readonly seat: Seat
  readonly hints: number
  readonly actions: number
}

/**
 * Several seats draw. Ruling: a deck too short for a simultaneous draw gives one card at a time, clockwise from the
 * Overlord (he is the first).
 */
export function drawTogether(play: OverlordPlay, wanted: readonly Wanted[]): void {
  const { state } = play
  const drawn = [state.overlord, ...servantsOf(state)].flatMap(seat =>
    wanted
      .filter(one => one.seat === seat)
      .map(want => ({ seat, want, hints: [] as HintId[], actions: [] as ActionId[] })),
  )
  const most = Math.max(0, ...wanted.flatMap(({ hints, actions }) => [hints, actions]))
  for (let n = 0; n < most; n++)
    for (const one of drawn) {
      if (one.want.hints > n) one.hints.push(...topHint(play))
      if (one.want.actions > n) one.actions.push(...topAction(play))
    }
  for (const { seat, hints, actions } of drawn) {
    if (hints.length + actions.length === 0) continue
    const hand = handOf(state, seat)
    state.hands[seat] = {
      hints: inTableOrder(state.fixed.hints, [...hand.hints, ...hints]),
      actions: inTableOrder(state.fixed.actions, [...hand.actions, ...actions]),
    }
    emit(play, { kind: 'draw', seat, hints: hints.length, actions: actions.length }, { [seat]: { hints, actions } })
  }
}

/** Ruling: an empty hint deck is reshuffled in classic; formal never reshuffles it. @returns the top hint, if any */
function topHint(play: OverlordPlay): HintId[] {
  const { state } = play
  if (state.hintDeck.length === 0 && state.options.rules === 'classic')
    state.hintDeck = reshuffled(play, state.hintPile, 'hints')
  return state.hintDeck.splice(0, 1)
}

/** An empty action deck: its discards are reshuffled. @returns the top action, if any */
export function topAction(play: OverlordPlay): ActionId[] {
  const { state } = play
  if (state.actionDeck.length === 0) state.actionDeck = reshuffled(play, state.actionPile, 'actions')
  return state.actionDeck.splice(0, 1)
}

/** @returns the discards in a new order; the pile is empty then */
function reshuffled(play: OverlordPlay, pile: Pile, what: 'hints' | 'actions'): string[] {
  const cards = [...pile.open, ...pile.unseen]
  if (cards.length === 0) return []
  pile.open = []
  pile.unseen = []
  emit(play, { kind: 'shuffle', what, cards: cards.length })
  return play.shuffled(cards, `shuffle/${what}`)
}

/**
 * Whenever a player plays the last action, three new ones are drawn at once. Ruling: when the last one (mercy or
 * silence too) has resolved.
 */
export function restock(play: OverlordPlay): void {
  const { state } = play
  const empty = everybody(state).filter(seat => handOf(state, seat).actions.length === 0)
  drawTogether(
    play,
    empty.map(seat => ({ seat, hints: 0, actions: FULL_HAND.formal.actions })),
  )
}
