/**
 * The standings of a tournament: a pure fold over its results. The order of people, results and byes makes no
 * difference, and a match that is given twice counts once.
 */
import { rankLines, type StandingLine } from './ranking'
import { FULL_POINTS, pointsForPlaces } from './points'
import type { MatchResult } from './matchResult'

/** `place`: points for the place at the table. `score`: the game's own score. */
export type PointsRule = 'place' | 'score'

/** What the rounds before somebody arrived are worth to them. */
export type LateRule = 'average' | 'zero'

export interface Entrant {
  readonly person: string
  /** The first round in which they could be seated, from 1. */
  readonly from: number
}

/** Everything that standings depend on. */
export interface StandingsInput {
  /** Also those who have left: they keep their line. */
  readonly people: readonly Entrant[]
  readonly results: readonly MatchResult[]
  /** Somebody who sits out gets the average of the round. */
  readonly byes: readonly { readonly round: number; readonly person: string }[]
  readonly points: PointsRule
  readonly late: LateRule
}

/** Returns a line for each person, the best first. */
export function standings(input: StandingsInput): readonly StandingLine[] {
  const results = [...new Map(input.results.map(result => [result.match, result])).values()]
  const scoring = results.filter(({ final }) => !final)
  const played = scoring.filter(({ counts }) => counts === 'result')
  const averages = new Map(roundsOf(input, scoring).map(round => [round, averageOf(input.points, played, round)]))
  const lines = input.people.map(entrant => {
    const credits = creditedRounds(input, entrant, scoring)
    const own = played.filter(({ seats }) => seats.includes(entrant.person))
    const earned = sum(own.map(result => pointsAt(input.points, result, entrant.person)))
    return {
      person: entrant.person,
      points: earned + sum(credits.map(round => averages.get(round) ?? 0)),
      wins: own.filter(({ places, seats }) => places[seats.indexOf(entrant.person)] === 1).length,
      matches: own.length,
      byes: new Set(input.byes.filter(({ person }) => person === entrant.person).map(({ round }) => round)).size,
    }
  })
  return rankLines(lines, played, finalPlaces(results))
}

/** The rounds of which somebody gets the average: missed before they came, sat out, or not played out. */
function creditedRounds(
  { byes, late }: StandingsInput,
  { person, from }: Entrant,
  scoring: readonly MatchResult[],
): readonly number[] {
  const missed = late === 'average' ? Array.from({ length: from - 1 }, (_, before) => before + 1) : []
  const satOut = new Set(byes.filter(bye => bye.person === person).map(({ round }) => round))
  const unfinished = scoring.filter(({ counts, seats }) => counts === 'average' && seats.includes(person))
  return [...missed, ...satOut, ...unfinished.map(({ round }) => round)]
}

const roundsOf = ({ people, byes }: StandingsInput, scoring: readonly MatchResult[]): readonly number[] => {
  const last = Math.max(0, ...people.map(({ from }) => from - 1), ...[...byes, ...scoring].map(({ round }) => round))
  return Array.from({ length: last + 1 }, (_, round) => round)
}

/** What people (not bots) scored in a round on average, rounded down; half of a full match if nobody did. */
function averageOf(rule: PointsRule, played: readonly MatchResult[], round: number): number {
  const all = played
    .filter(result => result.round === round)
    .flatMap(result => result.seats.flatMap(person => (person === null ? [] : [pointsAt(rule, result, person)])))
  if (all.length > 0) return Math.floor(sum(all) / all.length)
  return rule === 'place' ? FULL_POINTS / 2 : 0
}

function pointsAt(rule: PointsRule, { seats, places, scores }: MatchResult, person: string): number {
  const points = rule === 'score' ? (scores ?? []) : pointsForPlaces(places)
  return points[seats.indexOf(person)] ?? 0
}

/** The places of people in a final that was played out. */
function finalPlaces(results: readonly MatchResult[]): ReadonlyMap<string, number> {
  const final = results.find(result => result.final && result.counts === 'result')
  return new Map(
    final?.seats.flatMap((person, seat): [string, number][] =>
      person === null ? [] : [[person, final.places[seat] ?? 1]],
    ),
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
