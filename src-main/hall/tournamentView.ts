/** What everybody sees of a tournament: the round's tables and the standings, from its state and from nothing else. */
import { latestRound, roundCount, standingsOf, type Tournament } from '../../src-shared/hall'
import type { RoundTableView, StandingView, TournamentView } from '../../src-shared/wire'

export interface ViewFacts {
  readonly drawing: boolean
  /** When the round ends, by the host's clock; null without a round clock. */
  readonly ends: number | null
  /** Id of the table in the hall; null while it is not open. */
  readonly at: (table: string) => string | null
}

export function tournamentView(tournament: Tournament, { drawing, ends, at }: ViewFacts): TournamentView {
  const { id, settings, phase, people } = tournament
  const round = latestRound(tournament)
  const names = new Map(people.map(({ person, name }) => [person, name]))
  const nameOf = (person: string): string => names.get(person) ?? ''
  return {
    id,
    form: settings.form,
    game: settings.game,
    points: settings.points,
    phase,
    rounds: settings.form === 'free' ? 0 : roundCount(settings),
    round: round?.round ?? 0,
    final: round?.final ?? false,
    drawing,
    open: isOpen(tournament),
    ends,
    tables: round?.tables.map((table, index) => roundTable(table, index + 1, at(table.table), nameOf)) ?? [],
    byes: round?.drawing.seating.byes.map(nameOf) ?? [],
    standings: standingLines(tournament, nameOf),
  }
}

type RoundTable = NonNullable<ReturnType<typeof latestRound>>['tables'][number]

const roundTable = (
  { state, seats }: RoundTable,
  number: number,
  at: string | null,
  nameOf: (person: string) => string,
): RoundTableView => ({
  number,
  at,
  state,
  seats: seats.flatMap(({ person, by }) => (by === 'nobody' ? [] : [{ person, name: nameOf(person), by }])),
})

function standingLines(tournament: Tournament, nameOf: (person: string) => string): StandingView[] {
  const here = new Set(tournament.people.flatMap(({ person, here }) => (here ? [person] : [])))
  return standingsOf(tournament).map(line => ({
    person: line.person,
    name: nameOf(line.person),
    here: here.has(line.person),
    place: line.place,
    points: line.points,
    wins: line.wins,
    opponents: line.opponents,
    matches: line.matches,
    byes: line.byes,
    apartBy: line.apartBy,
  }))
}

/** Whether somebody new may enter now: as the tournament itself decides. */
function isOpen({ settings, phase, rounds }: Tournament): boolean {
  if (phase === 'over') return false
  if (settings.form === 'free' || phase === 'entry') return true
  return settings.late !== 'closed' && rounds.length <= settings.lateUntil && rounds.length < settings.rounds
}
