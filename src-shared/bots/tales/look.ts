/** What a Dark Tales bot looks at: its seat's frame of now and the deck's tables. It remembers nothing. */
import type { Json, Seat } from '../../kernel'
import type { TalesOpen, TalesOwn, TalesPlayer } from '../../games/tales'
import type { Nature } from '../../wire'
import {
  gameCard,
  type CardType,
  type GameCard,
  type Items,
  type StoryCardA,
  type StoryCardB,
  type TalesDeck,
  type Term,
} from '../../games/tales/deck'
import { HOUSE_DECK } from '../../games/tales/deck/house'

export interface Look {
  readonly seat: Seat
  readonly nature: Nature
  readonly deck: TalesDeck
  readonly table: TalesOpen
  readonly own: TalesOwn
}

/** A beginner counts what a card scores at once: neither what lasts nor what story card B will give. */
export const isShortsighted = ({ nature }: Look): boolean => nature.level === 'easy'

/** The tables of the deck that is played with. What the host sends as a deck has been read as one. */
export const tablesOf = (deck: Json | null | undefined): TalesDeck =>
  deck ? (deck as object as TalesDeck) : HOUSE_DECK

export function playerAt({ table }: Look, seat: Seat): TalesPlayer {
  const player = table.players[seat]
  if (!player) throw new Error(`no seat ${seat}`)
  return player
}

export const me = (look: Look): TalesPlayer => playerAt(look, look.seat)

export const others = ({ table, seat }: Look): Seat[] =>
  table.players.flatMap((_, other) => (other === seat ? [] : [other]))

export const kind = ({ deck }: Look, card: string): GameCard => gameCard(deck, card)

/** @throws when the deck has no such story card. */
export function storyA({ deck, table }: Look): StoryCardA {
  const found = deck.a.find(({ id }) => id === table.tale.a)
  if (!found) throw new Error('no such story card')
  return found
}

/** @throws when the deck has no such story card. */
export function storyB({ deck, table }: Look): StoryCardB {
  const found = deck.b.find(({ id }) => id === table.tale.b)
  if (!found) throw new Error('no such story card')
  return found
}

/** A card in play, and in front of whom it lies: null for the common area. */
export interface Lying {
  readonly name: string
  readonly card: GameCard
  readonly at: Seat | null
}

/** All cards in play but the time card, which is never a target. */
export function inPlay(look: Look): Lying[] {
  const { table } = look
  const lying = (cards: readonly { readonly name: string; readonly card: string }[], at: Seat | null): Lying[] =>
    cards.map(({ name, card }) => ({ name, card: kind(look, card), at }))
  return [
    ...lying([...table.common, ...table.resolving], null),
    ...table.players.flatMap((player, seat) => lying(player.front, seat)),
  ]
}

/** How many turns each player still has, about: what is in the deck and in the hands is played one card a turn. */
export function turnsLeft({ table }: Look): number {
  const hands = table.players.reduce((sum, { hand }) => sum + hand, 0)
  return (table.deck + hands) / table.players.length
}

/** What a player has of what a line of card B counts, the items being these. */
export function countOf(look: Look, seat: Seat, term: Term, items: Items): number {
  if (term === 'hand') return playerAt(look, seat).hand
  if (term in items) return items[term as keyof Items]
  return playerAt(look, seat).front.filter(({ card }) => kind(look, card).type === (term as CardType)).length
}
