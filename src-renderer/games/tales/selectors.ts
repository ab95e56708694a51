/** What the board of Dark Tales reads of a match and its deck. */
import type { Seat } from '../../../src-shared/kernel'
import {
  CARD_TYPES,
  ITEMS,
  type CardId,
  type CardType,
  type GameCard,
  type Item,
  type ItemLine,
  type Items,
  type ScoreLine,
  type TalesDeck,
} from '../../../src-shared/games/tales/rules/deck'
import { HOUSE_DECK } from '../../../src-shared/games/tales/rules/deck/house'
import type { Aside, CardInPlay, TalesEvent, TalesShown } from '../../../src-shared/games/tales/rules/state'
import type { TalesOpen, TalesOwn } from '../../../src-shared/games/tales/rules/view'
import type { Json } from '../../../src-shared/kernel/choiceSpec'
import { typedGame } from '../gameTypes'

interface TalesTypes {
  readonly open: TalesOpen
  readonly own: TalesOwn
  readonly event: TalesEvent
  readonly aside: Aside
  readonly shown: TalesShown
  readonly deck: TalesDeck
}
const { ownDeckOf, ...typed } = typedGame<TalesTypes>()
export const { openOf, ownOf, eventOf, asideOf } = typed

/** A table's deck: custom, or the house deck. The host has validated it. */
export const asDeck = (deck: Json | null): TalesDeck => ownDeckOf(deck) ?? HOUSE_DECK

/** A card of the deck; a placeholder for an unknown one, so that the page never breaks. */
export const cardOf = (deck: TalesDeck, id: CardId): GameCard =>
  deck.cards.find(card => card.id === id) ?? { id, type: 'event', copies: 1, vp: 0, to: 'common', effects: [] }

export const linesOfA = (deck: TalesDeck, id: string): readonly ItemLine[] =>
  deck.a.find(story => story.id === id)?.lines ?? []
export const linesOfB = (deck: TalesDeck, id: string): readonly ScoreLine[] =>
  deck.b.find(story => story.id === id)?.lines ?? []

/** Equal cards that lie together: one is drawn, with their number. */
export interface Pile {
  readonly card: CardId
  readonly names: readonly string[]
}

/** The cards of an area, equal ones together, in the order of the deck. */
export function pilesOf(deck: TalesDeck, cards: readonly CardInPlay[]): Pile[] {
  const order = [...deck.cards.map(({ id }) => id), ...cards.map(({ card }) => card)]
  return [...new Set(order)].flatMap(card => {
    const names = cards.filter(one => one.card === card).map(({ name }) => name)
    return names.length > 0 ? [{ card, names }] : []
  })
}

/** The common area by type; types without a card are left out. */
export const groupsOf = (
  deck: TalesDeck,
  cards: readonly CardInPlay[],
): { readonly type: CardType; readonly count: number; readonly piles: readonly Pile[] }[] =>
  CARD_TYPES.flatMap(type => {
    const of = cards.filter(({ card }) => cardOf(deck, card).type === type)
    return of.length > 0 ? [{ type, count: of.length, piles: pilesOf(deck, of) }] : []
  })

/** The other seats in turn order from the own seat's left. A spectator sees all, from seat 0. */
export const othersOf = (seats: number, you: Seat | null): Seat[] =>
  you === null
    ? Array.from({ length: seats }, (_, i) => i)
    : Array.from({ length: seats - 1 }, (_, i) => (you + 1 + i) % seats)

export const counted = (items: Items): readonly { readonly item: Item; readonly n: number }[] =>
  ITEMS.map(item => ({ item, n: items[item] }))

/** Final ranking with ties broken as the rules do; equal seats share a place. */
export function ranking(open: TalesOpen, winners: readonly Seat[]): { readonly seat: Seat; readonly place: number }[] {
  const totals = open.players.map((player, seat) => ({
    seat,
    total: player.total?.total ?? 0,
    goods: player.total?.goods ?? 0,
    won: winners.includes(seat) ? 1 : 0,
  }))
  const ahead = (a: (typeof totals)[number], b: (typeof totals)[number]): number =>
    b.won - a.won || b.total - a.total || b.goods - a.goods
  return totals
    .map(one => ({ seat: one.seat, place: 1 + totals.filter(other => ahead(other, one) < 0).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}
