/** Whole matches of random players, as pages are sent them. What is alike is kept once: it has the same texts. */
import { matchPartFor } from '../../src-shared/fair/matchPart'
import {
  fastRandom,
  Match,
  type Game,
  type GameState,
  type Json,
  type Options,
  type Seat,
} from '../../src-shared/kernel'
import type { MatchPart, SeenEvent } from '../../src-shared/wire'
import { keyOf, make, moves, tableOptions, type NextMove } from '../kit/play'

/** So many answers are lively ones; any are given from then on, with which every game comes to its end before the second. */
const LIVELY = 250,
  MOST = 6000

export interface Played {
  readonly seats: number
  readonly options?: Options
  readonly deck?: Json
  readonly next: NextMove
  /** A small number from which the match is dealt and played. */
  readonly deal: number
}

/** What the page of a seat is sent now; null: of a spectator. */
export type Sent = (seat: Seat | null) => MatchPart

/** @yields what is sent after the deal and after each answer: to be read before the next. @throws when there is no end */
export function* wholeMatch<S extends GameState, E, O, W>(
  game: Game<S, E, O, W>,
  { seats, options, deck = null, next, deal }: Played,
): Generator<Sent> {
  // Pages know no game's types.
  const { match, events } = Match.start(game as never as Game, seats, tableOptions(game, options), keyOf(deal), deck)
  const random = fastRandom(deal)
  yield seat => matchPartFor(match, 'm', seat, events)
  for (let n = 0; n < MOST && !match.outcome; n++) {
    const taken = make(match, (n < LIVELY ? next : moves())(match, random))
    yield seat => matchPartFor(match, 'm', seat, taken.events)
  }
  if (!match.outcome) throw new Error('a match without end')
}

/** Numbers are none, one or more: no more of a seat or an amount matters to the choice of a text. */
const clamped = (value: Json): Json => (typeof value === 'number' ? Math.min(value, 2) : value)
export const shapeOf = (value: unknown): string => JSON.stringify(value, (_, part: Json) => clamped(part))

/** The names of fields that stand together in a value, and each word in it, with their places. */
function traitsOf(value: Json, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap(one => traitsOf(one, `${at}[]`))
  if (typeof value !== 'object' || value === null) return [`${at}=${clamped(value)}`]
  return [
    `${at}{${Object.keys(value).join()}}`,
    ...Object.entries(value).flatMap(([name, of]) => traitsOf(of, `${at}.${name}`)),
  ]
}

/** What differs in matches: as the first two players or a spectator are told it, and as the seat that is asked sees it. */
export interface Shown {
  readonly told: readonly (SeenEvent & { readonly you: Seat | null })[]
  readonly asked: readonly (MatchPart & { readonly you: Seat })[]
}

/**
 * Plays whole matches. @param more what else in a part has texts
 * @returns each shape of event, and parts in which each question is put in all its words
 */
export function shownIn<S extends GameState, E, O, W>(
  game: Game<S, E, O, W>,
  matches: readonly Played[],
  more: (part: MatchPart) => unknown = () => null,
): Shown {
  const told: Shown['told'][number][] = [],
    asked: Shown['asked'][number][] = [],
    known = new Set<string>()
  const isNew = (...traits: readonly string[]): boolean => {
    const before = known.size
    for (const trait of traits) known.add(trait)
    return known.size > before
  }
  for (const played of matches)
    for (const sent of wholeMatch(game, played)) {
      for (const you of [0, 1, null])
        for (const seen of sent(you).events) if (isNew(`${you}${shapeOf(seen)}`)) told.push({ ...seen, you })
      for (let you = 0; you < played.seats; you++) {
        const part = sent(you),
          asks = part.view.own?.asks ?? []
        const traits = asks.flatMap(({ key, pick, params = {} }) => [
          ...traitsOf(pick as never, key),
          `${key}${shapeOf(params)}`,
        ])
        if (asks.length > 0 && isNew(...traits, `more${shapeOf(more(part))}`)) asked.push({ ...part, you })
      }
    }
  return { told, asked }
}
