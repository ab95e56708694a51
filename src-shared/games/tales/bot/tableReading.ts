/** What a bot sees now: its seat's view and the deck's tables. */
import type { Json, Seat } from '../../../kernel'
import type { TalesOpen, TalesOwn, TalesPlayer } from '../rules'
import type { BotProfile } from '../../../wire'
import {
  gameCard,
  type CardType,
  type GameCard,
  type Items,
  type StoryCardA,
  type StoryCardB,
  type TalesDeck,
  type Term,
} from '../rules/deck'
import { HOUSE_DECK } from '../rules/deck/house'

/** A seat's view with the tables of the deck. */
export interface TableReading {
  readonly seat: Seat
  readonly profile: BotProfile
  readonly deck: TalesDeck
  readonly table: TalesOpen
  readonly own: TalesOwn
}

/** Easy bots count only what a card scores at once, not what lasts and not story card B. */
export const isShortsighted = ({ profile }: TableReading): boolean => profile.level === 'easy'

/** The tables of the deck in play. A deck from the host has been checked by it. */
export const tablesOf = (deck: Json | null | undefined): TalesDeck =>
  deck ? (deck as object as TalesDeck) : HOUSE_DECK

export function playerAt({ table }: TableReading, seat: Seat): TalesPlayer {
  const player = table.players[seat]
  if (!player) throw new Error(`no seat ${seat}`)
  return player
}

export const me = (reading: TableReading): TalesPlayer => playerAt(reading, reading.seat)

export const others = ({ table, seat }: TableReading): Seat[] =>
  table.players.flatMap((_, other) => (other === seat ? [] : [other]))

export const gameCardOf = ({ deck }: TableReading, card: string): GameCard => gameCard(deck, card)

/** @throws when the deck has no such story card. */
export function storyA({ deck, table }: TableReading): StoryCardA {
  const found = deck.a.find(({ id }) => id === table.tale.a)
  if (!found) throw new Error('no such story card')
  return found
}

/** @throws when the deck has no such story card. */
export function storyB({ deck, table }: TableReading): StoryCardB {
  const found = deck.b.find(({ id }) => id === table.tale.b)
  if (!found) throw new Error('no such story card')
  return found
}

/** A card in play that effects can target. `at`: the seat in front of which it lies, or null for the common area. */
export interface TargetCard {
  readonly name: string
  readonly card: GameCard
  readonly at: Seat | null
}

/** All cards in play except the time card, which cannot be a target. */
export function inPlay(reading: TableReading): TargetCard[] {
  const { table } = reading
  const lying = (cards: readonly { readonly name: string; readonly card: string }[], at: Seat | null): TargetCard[] =>
    cards.map(({ name, card }) => ({ name, card: gameCardOf(reading, card), at }))
  return [
    ...lying([...table.common, ...table.resolving], null),
    ...table.players.flatMap((player, seat) => lying(player.front, seat)),
  ]
}

/** An estimate of the turns left for each player: one card of deck and hands is played per turn. */
export function turnsLeft({ table }: TableReading): number {
  const hands = table.players.reduce((sum, { hand }) => sum + hand, 0)
  return (table.deck + hands) / table.players.length
}

/** How many things that a term of story card B counts a player has, given these items. */
export function countOf(reading: TableReading, seat: Seat, term: Term, items: Items): number {
  if (term === 'hand') return playerAt(reading, seat).hand
  if (term in items) return items[term as keyof Items]
  return playerAt(reading, seat).front.filter(({ card }) => gameCardOf(reading, card).type === (term as CardType))
    .length
}
