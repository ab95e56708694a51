/**
 * What a hall shows of a table. A card is made from what the table tells everybody at it, a person without a seat
 * included, and from nothing else: what a match hides cannot reach it.
 */
import { gameById } from '../../src-shared/games'
import type { CardPlayer, Listing, PartyView, SeatView, TableCard } from '../../src-shared/wire'

/** What a table tells everybody, as far as a card needs it. */
export type PublicTable = Pick<PartyView, 'table' | 'phase' | 'game' | 'seats' | 'spectators' | 'settings' | 'dealing'>

export interface CardFacts {
  readonly listing: Listing
  /** Whether it asks for a code. */
  readonly locked: boolean
  /** When its match began, by the host's clock; null while none is played. */
  readonly since: number | null
}

/** The card of a table. A private one shows its name only. */
export function tableCard(view: PublicTable, { listing, locked, since }: CardFacts): TableCard {
  const { id, name } = view.table
  if (listing === 'private') return { id, name, listing }
  return {
    id,
    name,
    listing,
    game: view.game,
    phase: view.phase,
    players: view.seats.map(cardPlayer),
    free: freeSeats(view),
    watchers: view.spectators.filter(({ here, screen }) => here && !screen).length,
    locked,
    doors: view.settings.doors,
    ...(since !== null && view.phase === 'match' ? { since } : {}),
  }
}

/** How many could sit down: bots make way for people. */
function freeSeats({ phase, dealing, settings, game, seats }: PublicTable): number {
  if (phase !== 'lobby' || dealing === true || settings.doors !== 'open') return 0
  const people = seats.filter(({ who }) => who === 'person').length
  return Math.max(0, (gameById(game)?.seats.max ?? 0) - people)
}

const cardPlayer = (seat: SeatView): CardPlayer =>
  seat.who === 'bot' ? { name: seat.name, here: true } : { name: seat.name, avatar: seat.avatar, here: seat.here }
