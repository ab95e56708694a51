/** What a bot sees now: its seat's view and the deck's tables. */
import type { Json, Seat } from '../../../kernel'
import { cardById } from '../../../kernel/lookup'
import type { TalesOpen, TalesOwn, TalesPlayer } from '../rules'
import type { BotProfile } from '../../../wire'
import {
  gameCard,
  type GameCard,
  type Item,
  type Items,
  type StoryCardA,
  type StoryCardB,
  type TalesDeck,
  type Term,
} from '../rules/deck'
import { HOUSE_DECK } from '../rules/deck/house'

/** What values depend on of a player. */
type Player = Pick<TalesPlayer, 'hand' | 'front' | 'items'>

/** What values depend on of the table: of a seat's view, or of a state in a playout. */
export type Table = Pick<
  TalesOpen,
  'tale' | 'turn' | 'time' | 'common' | 'resolving' | 'discard' | 'stock' | 'deck'
> & { readonly players: readonly Player[] }

/** What a seat sees, with the tables of the deck. It does not change: what happens makes another one. */
export interface TableReading {
  readonly seat: Seat
  readonly profile: BotProfile
  readonly deck: TalesDeck
  readonly table: Table
  readonly own: TalesOwn
  /** What was worked out already: several cards and lines give the same items. */
  itemValues?: { [item in Item]?: number }
  storyPoints?: number
}

/** Easy bots count only what a card scores at once, not what lasts and not story card B. */
export const isShortsighted = ({ profile }: TableReading): boolean => profile.level === 'easy'

/** The tables of the deck in play. A deck from the host has been checked by it. */
export const tablesOf = (deck: Json | null | undefined): TalesDeck =>
  deck ? (deck as object as TalesDeck) : HOUSE_DECK

export function playerAt({ table }: TableReading, seat: Seat): Player {
  const player = table.players[seat]
  if (!player) throw new Error(`no seat ${seat}`)
  return player
}

export const me = (reading: TableReading): Player => playerAt(reading, reading.seat)

export const others = ({ table, seat }: TableReading): Seat[] =>
  table.players.flatMap((_, other) => (other === seat ? [] : [other]))

export const gameCardOf = ({ deck }: TableReading, card: string): GameCard => gameCard(deck, card)

/** @throws when the deck has no such story card. */
export function storyA({ deck, table }: TableReading): StoryCardA {
  const found = cardById(deck.a, table.tale.a)
  if (!found) throw new Error('no such story card')
  return found
}

/** @throws when the deck has no such story card. */
export function storyB({ deck, table }: TableReading): StoryCardB {
  const found = cardById(deck.b, table.tale.b)
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
  const { table } = reading,
    all: TargetCard[] = []
  const lie = (cards: readonly { readonly name: string; readonly card: string }[], at: Seat | null): void => {
    for (const { name, card } of cards) all.push({ name, card: gameCardOf(reading, card), at })
  }
  lie(table.common, null)
  lie(table.resolving, null)
  for (const [seat, { front }] of table.players.entries()) lie(front, seat)
  return all
}

/** An estimate of the turns left for each player: one card of deck and hands is played per turn. */
export function turnsLeft({ table }: TableReading): number {
  let cards = table.deck
  for (const { hand } of table.players) cards += hand
  return cards / table.players.length
}

/** How many things that a term of story card B counts a player has, given these items. */
export function countOf(reading: TableReading, seat: Seat, term: Term, items: Items): number {
  if (term === 'hand') return playerAt(reading, seat).hand
  if (term in items) return items[term as keyof Items]
  let lying = 0
  for (const { card } of playerAt(reading, seat).front) if (gameCardOf(reading, card).type === term) lying++
  return lying
}
