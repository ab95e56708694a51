/**
 * What a game tells the plain board: where its views hold hands, piles and figures, as a table of functions, and which
 * pieces of the board it draws itself.
 */
import { inject, type Component, type InjectionKey } from 'vue'
import type { Seat } from '../../src-shared/kernel'
import type { MatchPart } from '../../src-shared/wire'

/** Cards that lie somewhere, in order; null for one that lies face down. */
export type Cards = readonly (string | null)[]

/** What a zone holds: cards, a number, or a word of the game. Null: it is empty, and not drawn. */
export type Figure = Cards | number | string | null

/** The zones of a game. Their names are those of its texts under `zones`. O and W: its open and its own view. */
export interface Zones<O, W> {
  /** The cards that this client holds. */
  readonly hand?: (own: W) => readonly string[]
  /** What else only this client sees. */
  readonly own?: { readonly [zone: string]: (own: W) => Figure }
  /** What lies in front of each seat. */
  readonly seats?: { readonly [zone: string]: (open: O, seat: Seat) => Figure }
  /** What lies in the middle of the table. */
  readonly piles?: { readonly [zone: string]: (open: O) => Figure }
  /** The zone of seats by which they stand in the result: the most first. */
  readonly score?: string
}

/** Pieces of the board that a game draws itself, once it wants to. */
export interface Pieces {
  /** The face of a card. Prop `word`: its id; null for a card that lies face down. */
  readonly card?: Component
  /** Stands below the figures of a seat. Prop `seat`. */
  readonly seat?: Component
  /** Stands in the middle, in place of the piles. No props. */
  readonly centre?: Component
}

/** What the parts of the plain board know of their game. */
export interface PlainGame {
  readonly id: string
  readonly zones: Zones<unknown, unknown>
  readonly pieces: Pieces
  /** Whose turn it is, where the game has turns. */
  readonly turnOf: ((open: unknown) => Seat | null) | undefined
  /** Ids of all cards: they have a name and a text under `cards`. */
  readonly cards: readonly string[]
}

export const PLAIN: InjectionKey<PlainGame> = Symbol('plain')

export function usePlainGame(): PlainGame {
  const game = inject(PLAIN)
  if (!game) throw new Error('no game is drawn here')
  return game
}

/** A zone that is not empty, by its name. */
export interface DrawnZone {
  readonly zone: string
  readonly figure: Cards | number | string
}

const drawn = (figures: readonly (readonly [zone: string, figure: Figure])[]): DrawnZone[] =>
  figures.flatMap(([zone, figure]) => (figure === null ? [] : [{ zone, figure }]))

/** What lies in front of a seat. */
export const seatZones = ({ zones }: PlainGame, { view }: MatchPart, seat: Seat): DrawnZone[] =>
  drawn(Object.entries(zones.seats ?? {}).map(([zone, of]) => [zone, of(view.open.table, seat)]))

/** What lies in the middle of the table. */
export const pileZones = ({ zones }: PlainGame, { view }: MatchPart): DrawnZone[] =>
  drawn(Object.entries(zones.piles ?? {}).map(([zone, of]) => [zone, of(view.open.table)]))

/** What only this client sees, apart from its hand; nothing for a spectator. */
export const ownZones = ({ zones }: PlainGame, { view }: MatchPart): DrawnZone[] =>
  view.own ? drawn(Object.entries(zones.own ?? {}).map(([zone, of]) => [zone, of(view.own?.private)])) : []

/** The cards that this client holds. */
export const handOf = ({ zones }: PlainGame, { view }: MatchPart): readonly string[] =>
  view.own && zones.hand ? zones.hand(view.own.private) : []

/** A seat's rank in the result: its figure in the zone of scores. */
export function scoreOf({ zones }: PlainGame, { view }: MatchPart, seat: Seat): number {
  const figure = zones.score === undefined ? 0 : zones.seats?.[zones.score]?.(view.open.table, seat)
  return typeof figure === 'number' ? figure : Array.isArray(figure) ? figure.length : 0
}
