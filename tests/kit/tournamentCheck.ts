/** Holds the standings of a tournament that has been played against those that its matches' records give. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { checkDrawing, resultOf, standings, type MatchResult, type Tournament } from '../../src-shared/hall'
import type { StandingView, TournamentView } from '../../src-shared/wire'
import type { TournamentPlayer } from './tournamentPlayer'

/** The results of all rounds, made from the records that people at the tables were sent. */
function resultsOf({ rounds }: Tournament, all: readonly TournamentPlayer[]): MatchResult[] {
  const records = new Map(all.flatMap(player => [...player.records]))
  return [...records.values()].flatMap(record => {
    const round = rounds.find(({ tables }) => tables.some(({ table }) => table === record.table))
    const table = round?.tables.find(({ table }) => table === record.table)
    if (!round || !table) return []
    const gone = new Set(table.seats.flatMap(({ person, by }) => (by === 'person' ? [] : [person])))
    const replaced = record.seats.flatMap(({ person }, seat) => (person !== null && gone.has(person) ? [seat] : []))
    const at = { round: round.round, table: table.table, final: round.final, scores: null, replaced }
    return resultOf(record, at) ?? []
  })
}

function mostMeetings({ rounds }: Tournament): number {
  const met = new Map<string, number>()
  for (const { drawing } of rounds)
    for (const table of drawing.seating.tables)
      for (const [at, one] of table.entries())
        for (const other of table.slice(at + 1)) {
          const pair = [one, other].sort().join(' ')
          met.set(pair, (met.get(pair) ?? 0) + 1)
        }
  return Math.max(...met.values())
}

/** The least meetings of the pair that meets most: once while everybody has enough others to meet. */
const optimum = (size: number, people: number, rounds: number): number =>
  Math.ceil((rounds * (size - 1)) / (people - 1))

/** A round is over: somebody at each of its tables gets the record before the next one sends them elsewhere. */
export async function untilRecorded(olga: TournamentPlayer, players: readonly TournamentPlayer[]): Promise<void> {
  const tables = (olga.view?.tournament?.tables ?? []).flatMap(({ at }) => at ?? [])
  const isRecorded = (): boolean => tables.every(at => players.some(player => player.hasRecordOf(at)))
  await Promise.race(players.map(player => player.heardUntil(isRecorded)))
}

export interface PlayedTournament {
  /** The host's data folder. */
  readonly data: string
  /** The organizer, who stays in the hall. */
  readonly olga: TournamentPlayer
  /** Players by wire who are still there, and all who ever were. */
  readonly players: readonly TournamentPlayer[]
  readonly everybody: readonly TournamentPlayer[]
  /** How many people entered, and how many left. */
  readonly entered: number
  readonly leavers: number
  /** Wanted people per table. */
  readonly size: number
}

/** Checks a tournament that is over, and prints its figures. @returns its state on the disk, and the standings told */
export async function expectStandingsOfRecords({
  data,
  olga,
  players,
  everybody,
  entered,
  leavers,
  size,
}: PlayedTournament): Promise<{ readonly tournament: Tournament; readonly told: readonly StandingView[] }> {
  const { standings: told } = olga.view?.tournament as TournamentView
  const { tournament } = JSON.parse(readFileSync(path.join(data, 'tournament.json'), 'utf8')) as {
    tournament: Tournament
  }
  const { rounds } = tournament
  expect(rounds.map(({ drawing }) => checkDrawing(drawing))).toEqual(rounds.map(() => null))
  const matches = rounds.flatMap(({ tables }) => tables).length
  const isKnown = (): boolean => resultsOf(tournament, everybody).length === matches
  for (const player of players) await player.heardUntil(isKnown)
  const results = resultsOf(tournament, everybody)
  expect(results).toHaveLength(matches)
  const byes = rounds.flatMap(({ round, drawing }) => drawing.seating.byes.map(person => ({ round, person })))
  const again = standings({ people: tournament.people, results, byes, points: 'place', late: 'average' })
  const line = (one: (typeof again)[number] | StandingView): object => {
    const { person, place, points, wins, opponents, matches } = one
    return { person, place, points, wins, opponents, matches }
  }
  expect(told.map(line)).toEqual(again.map(line))
  expect(told).toHaveLength(entered)
  expect(told.filter(({ here }) => !here)).toHaveLength(leavers)
  const least = optimum(size, told.length, rounds.length)
  expect(mostMeetings(tournament)).toBeLessThanOrEqual(least + 1)
  process.stdout.write(
    `tournament: ${told.length} people, ${rounds.length} rounds, ${results.length} matches, ` +
      `pairs meet ${mostMeetings(tournament)} times at most (optimum at least ${least})\n`,
  )
  return { tournament, told }
}
