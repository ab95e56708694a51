/** Where the cards and items are, and moving them. */
import type { Json, Seat } from '../../../kernel'
import { cardById } from '../../../kernel/lookup'
import {
  gameCard,
  inOrder,
  ITEMS,
  nameInPlay,
  type CardId,
  type CardType,
  type GameCard,
  type Item,
  type Items,
  type StoryCardA,
  type StoryCardB,
  type Time,
} from './deck'
import { mayTarget } from './rulings'
import type { Aside, By, CardInPlay, TalesEvent, TalesPlay, TalesState } from './state'

/** Emits an event, with a private part for single seats. */
export function emit(play: TalesPlay, event: TalesEvent, own?: { readonly [seat: string]: Aside }): void {
  play.emit(event, own as { readonly [seat: string]: Json } | undefined)
}

export const handOf = (state: TalesState, seat: Seat): readonly CardId[] => state.hands[seat] ?? []
export const frontOf = (state: TalesState, seat: Seat): readonly CardInPlay[] => state.fronts[seat] ?? []

export function itemsOf(state: TalesState, seat: Seat): Items {
  const items = state.items[seat]
  if (!items) throw new Error(`no seat ${seat}`)
  return items
}

export const kindOf = (state: TalesState, { card }: CardInPlay): GameCard => gameCard(state.fixed, card)

/** Day or night, by the time card in force. @throws when none is: every deck has one to start with. */
export function timeOf(state: TalesState): Time {
  const { time } = kindOf(state, state.time)
  if (!time) throw new Error(`${state.time.card} is no time card`)
  return time
}

export function storyA(state: TalesState): StoryCardA {
  const found = cardById(state.fixed.a, state.tale.a)
  if (!found) throw new Error(`no story card is called ${state.tale.a}`)
  return found
}

export function storyB(state: TalesState): StoryCardB {
  const found = cardById(state.fixed.b, state.tale.b)
  if (!found) throw new Error(`no story card is called ${state.tale.b}`)
  return found
}

/** A card in play, and in front of whom it lies: null for the common area. */
export interface CardAt extends CardInPlay {
  readonly at: Seat | null
}

/**
 * All cards in play: in the common area and in front of any player, never in a hand or the discard pile. A card is in
 * play while it resolves. Ruling: a Dragon or Princess revealed by the Wizard may take that Wizard.
 */
export function inPlay({ time, common, resolving, fronts }: TalesState): CardAt[] {
  const all: CardAt[] = []
  const lie = ({ name, card }: CardInPlay, at: Seat | null): void => {
    all.push({ name, card, at })
  }
  lie(time, null)
  for (const one of common) lie(one, null)
  for (const one of resolving) lie(one, null)
  fronts.forEach((front, seat) => {
    for (const one of front) lie(one, seat)
  })
  return all
}

/**
 * The cards in play that an effect may choose. Time cards are never targets.
 * @param self the name of the card whose effect it is, or null
 */
export const targetsOf = (state: TalesState, types: readonly CardType[], self: string | null): CardAt[] =>
  inPlay(state).filter(one => {
    const { time, type } = kindOf(state, one)
    return mayTarget(self, one.name) && !time && types.includes(type)
  })

/** The card in play of this name. @throws when it has left. */
export function cardInPlay(state: TalesState, name: string): CardAt {
  const found = inPlay(state).find(one => one.name === name)
  if (!found) throw new Error(`${name} is not in play`)
  return found
}

/** Takes a card out of play. The time card stays. */
export function leavePlay(state: TalesState, name: string): CardId {
  const { card } = cardInPlay(state, name)
  const others = (cards: CardInPlay[]): CardInPlay[] => cards.filter(one => one.name !== name)
  state.common = others(state.common)
  state.resolving = others(state.resolving)
  state.fronts = state.fronts.map(others)
  return card
}

export const putOnDiscard = (state: TalesState, card: CardId): void => {
  state.discard.unshift(card)
}

export function putInHand(state: TalesState, seat: Seat, ...cards: readonly CardId[]): void {
  state.hands[seat] = inOrder(state.fixed, [...handOf(state, seat), ...cards])
}

/** @throws when the seat has no such card. */
export function takeFromHand(state: TalesState, seat: Seat, card: CardId): void {
  const hand = handOf(state, seat),
    at = hand.indexOf(card)
  if (at < 0) throw new Error(`seat ${seat} has no ${card}`)
  state.hands[seat] = hand.toSpliced(at, 1)
}

/** A card comes into play: it gets its name. */
export const named = (state: TalesState, card: CardId): CardInPlay => ({ card, name: nameInPlay(card, ++state.played) })

/** Items that can be taken, of these. An item out of stock: nothing taken. */
export const inStock = (stock: Items, of: readonly Item[]): Item[] =>
  ITEMS.filter(item => of.includes(item) && stock[item] > 0)

export function takeItem(play: TalesPlay, seat: Seat, item: Item, by: By): void {
  play.state.stock[item]--
  itemsOf(play.state, seat)[item]++
  emit(play, { kind: 'item', seat, item, by })
}

export function returnItem(play: TalesPlay, seat: Seat, item: Item, by: By): void {
  play.state.stock[item]++
  itemsOf(play.state, seat)[item]--
  emit(play, { kind: 'returnItem', seat, item, by })
}

export function score(play: TalesPlay, seat: Seat, vp: number, by: By): void {
  if (vp === 0) return
  play.state.vp[seat] = (play.state.vp[seat] ?? 0) + vp
  emit(play, { kind: 'vp', seat, vp, by })
}

/** The Witch forbids drawing from the deck only: every *draw* of hers is lost, whatever grants it. */
export const mayDraw = (state: TalesState, seat: Seat): boolean =>
  !frontOf(state, seat).some(one => kindOf(state, one).permanent?.noDraw)

/** Draws up to `count` cards. @returns whether any was drawn */
export function draw(play: TalesPlay, seat: Seat, count: number, by: By): boolean {
  const { state } = play
  const cards = mayDraw(state, seat) ? state.deck.splice(0, count) : []
  if (cards.length === 0) return false
  putInHand(state, seat, ...cards)
  emit(
    play,
    { kind: 'draw', seat, cards: cards.length, left: state.deck.length, by },
    { [seat]: { cards: inOrder(state.fixed, cards) } },
  )
  return true
}
