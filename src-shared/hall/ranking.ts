/** The order of standings, and what sets each line apart from the one above. */
import type { MatchResult } from './matchResult'

/**
 * What decides the order, in this sequence: the place in the final; points; matches won; the average points of the
 * people met. Who is equal in all of them shares a place.
 */
export const TIE_BREAKS = ['final', 'points', 'wins', 'opponents'] as const
export type TieBreak = (typeof TIE_BREAKS)[number]

export interface Tallied {
  readonly person: string
  readonly points: number
  /** Matches in which nobody came before them. */
  readonly wins: number
  /** Matches played out. */
  readonly matches: number
  readonly byes: number
}

export interface StandingLine extends Tallied {
  /** From 1; equal for people who share one. */
  readonly place: number
  /** In the final; null for others. */
  readonly final: number | null
  /** Average points of the people met, rounded down. */
  readonly opponents: number
  /** What sets them apart from the line above; null for the first line and for a shared place. */
  readonly apartBy: TieBreak | null
}

type Unplaced = Omit<StandingLine, 'place' | 'apartBy'>

/** Sorts lines and gives them their places. @param played the matches that were played out, finals apart */
export function rankLines(
  lines: readonly Tallied[],
  played: readonly MatchResult[],
  finals: ReadonlyMap<string, number>,
): readonly StandingLine[] {
  const points = new Map(lines.map(line => [line.person, line.points]))
  const sorted = lines
    .map(line => ({
      ...line,
      final: finals.get(line.person) ?? null,
      opponents: opponentsOf(line.person, played, points),
    }))
    .sort((a, b) => compareLines(a, b) || (a.person < b.person ? -1 : 1))
  const ranked: StandingLine[] = []
  for (const [at, line] of sorted.entries()) {
    const above = ranked[at - 1]
    const apartBy = above ? (TIE_BREAKS.find(by => compareBy(by, above, line) !== 0) ?? null) : null
    ranked.push({ ...line, place: above && apartBy === null ? above.place : at + 1, apartBy })
  }
  return ranked
}

function compareLines(a: Unplaced, b: Unplaced): number {
  for (const by of TIE_BREAKS) {
    const order = compareBy(by, a, b)
    if (order !== 0) return order
  }
  return 0
}

function compareBy(by: TieBreak, a: Unplaced, b: Unplaced): number {
  // Who did not play the final comes after all who did.
  if (by === 'final') return a.final === b.final ? 0 : (a.final ?? Infinity) - (b.final ?? Infinity)
  return b[by] - a[by]
}

function opponentsOf(person: string, played: readonly MatchResult[], points: ReadonlyMap<string, number>): number {
  const met = played
    .filter(({ seats }) => seats.includes(person))
    .flatMap(({ seats }) =>
      seats.flatMap(other => (other === null || other === person ? [] : [points.get(other) ?? 0])),
    )
  return met.length === 0 ? 0 : Math.floor(met.reduce((total, one) => total + one, 0) / met.length)
}
