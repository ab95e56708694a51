/** What a tournament keeps of a match. */
import type { Seat } from '../kernel'
import type { FinishedMatch } from '../record'
import { placesByScore, placesByWin } from './points'

export interface MatchResult {
  readonly match: string
  /** From 1; 0 in free play. */
  readonly round: number
  readonly table: string
  /** Whether it decided the final instead of scoring. */
  readonly final: boolean
  /** By seat: the id of the person who played to the end; null for a bot, also one that took over. */
  readonly seats: readonly (string | null)[]
  /** By seat, from 1; equal for seats that share a place. */
  readonly places: readonly number[]
  /** By seat: the game's own score; null for a game without one. */
  readonly scores: readonly number[] | null
  /** `average`: the match was not played out, and its people get the average of their round. */
  readonly counts: 'result' | 'average'
}

/** Where a match was played, and what its record does not say. */
export interface PlayedAt {
  readonly round: number
  readonly table: string
  readonly final: boolean
  /** The game's own score by seat, where it has one. */
  readonly scores: readonly number[] | null
  /** Seats whose people had been replaced by bots at the end. */
  readonly replaced: readonly Seat[]
}

/**
 * Returns the result of a finished match: the winners the game named come first, and the others follow in the order of
 * their scores, if it has any. Null for a match that was broken off.
 */
export function resultOf(
  { id, seats, outcome }: Pick<FinishedMatch, 'id' | 'seats' | 'outcome'>,
  { round, table, final, scores, replaced }: PlayedAt,
): MatchResult | null {
  if (!outcome) return null
  return {
    match: id,
    round,
    table,
    final,
    seats: seats.map(({ person }, seat) => (replaced.includes(seat) ? null : person)),
    places: placesOf(outcome.winners, seats.length, scores),
    scores,
    counts: 'result',
  }
}

function placesOf(winners: readonly Seat[], seats: number, scores: readonly number[] | null): readonly number[] {
  const byWin = placesByWin(winners, seats)
  if (!scores) return byWin
  const byScore = placesByScore(scores)
  return placesByScore(byWin.map((place, seat) => -(place * (seats + 1) + (byScore[seat] ?? 0))))
}

/** The result of a table whose match was not finished when its round ended. */
export const unfinishedResult = (
  seats: readonly (string | null)[],
  at: Pick<MatchResult, 'match' | 'round' | 'table' | 'final'>,
): MatchResult => ({ ...at, seats, places: seats.map(() => 1), scores: null, counts: 'average' })
