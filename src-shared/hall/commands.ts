/** What can happen to a tournament: each command gives the next state and a list of things to do, or is refused. */
import { isRefusal, refuse, type Refusal } from '../kernel'
import { canonical } from '../fair/canonical'
import { checkDrawNumbers, type DrawNumbers, type DrawTerms } from './drawing'
import { unfinishedResult, type MatchResult } from './matchResult'
import { nextDrawTerms } from './nextDrawing'
import { comeBack, leaveTable } from './presence'
import type { Seating } from './seating'
import { acceptResult, markPlaying } from './tableReports'
import { MAX_PEOPLE, type DrawnSettings } from './settings'
import { latestRound, roundCount, type Round, type Step, type Task, type Tournament } from './tournament'

export type Command =
  /** Enters for the first time, or comes back. */
  | { readonly kind: 'enter'; readonly person: string; readonly name: string }
  | { readonly kind: 'leave'; readonly person: string }
  /** All numbers for the terms of `nextDrawTerms` are open. `seating`: what `seatingOf` draws by them, as clients check. */
  | {
      readonly kind: 'draw'
      readonly terms: DrawTerms
      readonly numbers: DrawNumbers
      readonly seating: Seating | null
    }
  | { readonly kind: 'matchBegan'; readonly table: string }
  | { readonly kind: 'matchFinished'; readonly result: MatchResult }
  /** The clock has run out, or the organizer ends the round. */
  | { readonly kind: 'endRound' }
  | { readonly kind: 'end' }

/** The refusals of a tournament. */
export type TournamentRefusal =
  | 'alreadyEntered'
  | 'notEntered'
  | 'entryClosed'
  | 'tournamentFull'
  | 'tournamentOver'
  | 'drawingNotDue'
  | 'drawingOutdated'
  | 'drawingWrong'
  | 'tooFewForTable'
  | 'roundNotPlayed'
  | 'tableUnknown'
  | 'resultUnfit'
  | 'resultKnown'

/** Takes a command. The given state is never changed. */
export function take(tournament: Tournament, command: Command): Step | Refusal {
  if (tournament.phase === 'over') return refuse('tournamentOver')
  switch (command.kind) {
    case 'enter':
      return enter(tournament, command.person, command.name)
    case 'leave':
      return leave(tournament, command.person)
    case 'draw':
      return draw(tournament, command)
    case 'matchBegan':
      return done(markPlaying(tournament, command.table))
    case 'matchFinished':
      return matchFinished(tournament, command.result)
    case 'endRound':
      return tournament.phase === 'round' ? endRound(tournament) : refuse('roundNotPlayed')
    case 'end':
      return end(tournament)
  }
}

const done = (tournament: Tournament | Refusal, tasks: readonly Task[] = []): Step | Refusal =>
  isRefusal(tournament) ? tournament : { tournament, tasks }

function enter(tournament: Tournament, person: string, name: string): Step | Refusal {
  const { people, settings, phase, rounds } = tournament
  const known = people.find(one => one.person === person)
  if (known) return known.here ? refuse('alreadyEntered') : comeBack(tournament, person, name)
  if (people.length >= MAX_PEOPLE) return refuse('tournamentFull')
  if (settings.form !== 'free' && phase !== 'entry' && !isOpenLate(settings, rounds.length))
    return refuse('entryClosed')
  const entrant = { person, name, from: rounds.length + 1, here: true }
  return done({ ...tournament, people: [...people, entrant] })
}

/** Nobody enters during the final or for it. */
const isOpenLate = ({ late, lateUntil, rounds }: DrawnSettings, drawn: number): boolean =>
  late !== 'closed' && drawn <= lateUntil && drawn < rounds

function leave(tournament: Tournament, person: string): Step | Refusal {
  const known = tournament.people.find(one => one.person === person)
  if (!known?.here) return refuse('notEntered')
  const people = tournament.people.map(one => (one === known ? { ...one, here: false } : one))
  return afterTables(leaveTable({ ...tournament, people }, person))
}

function draw(tournament: Tournament, { terms, numbers, seating }: Extract<Command, { kind: 'draw' }>): Step | Refusal {
  const due = nextDrawTerms(tournament, terms.attempt, terms.excluded)
  if (isRefusal(due)) return due
  if (canonical(due) !== canonical(terms)) return refuse('drawingOutdated')
  if (checkDrawNumbers(due, numbers)) return refuse('drawingWrong')
  if (!seating) return refuse('tooFewForTable', { people: due.request.people.length, min: due.request.limits.min })
  const { commit, number, hands } = numbers
  const round: Round = {
    round: due.round,
    final: due.request.kind === 'final',
    drawing: { terms: due, commit, number, hands, seating },
    tables: seating.tables.map((seats, at) => ({
      table: `${due.round}-${at + 1}`,
      seats: seats.map(person => ({ person, by: 'person' })),
      state: 'waiting',
    })),
  }
  return done({ ...tournament, phase: 'round', rounds: [...tournament.rounds, round] }, tasksOf(tournament, round))
}

function tasksOf({ settings }: Tournament, { round, tables }: Round): readonly Task[] {
  const { game, options } = settings
  const open = tables.map(({ table, seats }): Task => ({
    do: 'openTable',
    table,
    seats: seats.map(({ person }) => person),
    game,
    options,
  }))
  const minutes = settings.form === 'free' ? null : settings.minutes
  return minutes === null ? open : [...open, { do: 'startClock', round, minutes }]
}

function matchFinished(tournament: Tournament, result: MatchResult): Step | Refusal {
  const next = acceptResult(tournament, result)
  if (isRefusal(next)) return next
  if (next.settings.form === 'free') return done(next, [{ do: 'showStandings' }])
  return afterTables({ tournament: next, tasks: [{ do: 'closeTable', table: result.table }] })
}

/** A round ends by itself when no table has anything left to play. */
function afterTables(step: Step): Step {
  const { tournament, tasks } = step
  const unplayed = latestRound(tournament)?.tables.some(({ state }) => state === 'waiting' || state === 'playing')
  if (tournament.phase !== 'round' || unplayed) return step
  const ended = endRound(tournament)
  return { tournament: ended.tournament, tasks: [...tasks, ...ended.tasks] }
}

/** Ends a round: tables that have not finished count as the settings say. */
function endRound(tournament: Tournament): Step {
  const { settings, rounds, results } = tournament
  const round = latestRound(tournament)
  if (!round || settings.form === 'free') return { tournament, tasks: [] }
  const open = round.tables.filter(({ state }) => state === 'waiting' || state === 'playing')
  const tables = round.tables.map(table => (open.includes(table) ? { ...table, state: 'unfinished' as const } : table))
  const halves = settings.unfinished === 'average' ? open.map(table => averaged(tournament, round, table)) : []
  const last = round.round >= roundCount(settings)
  return {
    tournament: {
      ...tournament,
      phase: last ? 'over' : 'pause',
      rounds: [...rounds.slice(0, -1), { ...round, tables }],
      results: [...results, ...halves],
    },
    tasks: [...open.map(({ table }): Task => ({ do: 'closeTable', table })), { do: 'showStandings' }],
  }
}

const averaged = (
  { id }: Tournament,
  { round, final }: Round,
  { table, seats }: Round['tables'][number],
): MatchResult =>
  unfinishedResult(
    seats.filter(({ by }) => by !== 'nobody').map(({ person, by }) => (by === 'person' ? person : null)),
    { match: `${id}/${table}`, round, table, final },
  )

function end(tournament: Tournament): Step {
  const { tournament: ended, tasks } =
    tournament.phase === 'round' ? endRound(tournament) : { tournament, tasks: [{ do: 'showStandings' } as const] }
  return { tournament: { ...ended, phase: 'over' }, tasks }
}
