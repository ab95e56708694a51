/** People who leave a tournament and come back to it, and what becomes of their seats meanwhile. */
import { latestRound, type RoundTable, type Step, type TableSeat, type Task, type Tournament } from './tournament'

/** Somebody is here again. They take back the seat that a bot has kept for them. */
export function comeBack(tournament: Tournament, person: string, name: string): Step {
  const people = tournament.people.map(one => (one.person === person ? { ...one, name, here: true } : one))
  const table = openTableOf(tournament, person, 'bot')
  if (!table) return { tournament: { ...tournament, people }, tasks: [] }
  return {
    tournament: withTable({ ...tournament, people }, seatedBy(table, person, 'person')),
    tasks: [{ do: 'seatPerson', table: table.table, person }],
  }
}

/** Somebody leaves their table: a bot plays on, or the table shrinks, or it closes because nobody is left. */
export function leaveTable(tournament: Tournament, person: string): Step {
  const table = openTableOf(tournament, person, 'person')
  if (!table) return { tournament, tasks: [] }
  const { by, task } = mayShrink(tournament, table)
    ? ({ by: 'nobody', task: 'removeSeat' } as const)
    : ({ by: 'bot', task: 'seatBot' } as const)
  const left = seatedBy(table, person, by)
  if (left.seats.some(seat => seat.by === 'person'))
    return { tournament: withTable(tournament, left), tasks: [{ do: task, table: table.table, person }] }
  const closing: Task = { do: 'closeTable', table: table.table }
  return { tournament: withTable(tournament, { ...left, state: 'closed' }), tasks: [closing] }
}

/** Only before its match, and never below what the game allows. */
function mayShrink({ settings }: Tournament, { state, seats }: RoundTable): boolean {
  if (settings.form === 'free' || settings.leavers !== 'shrink' || state !== 'waiting') return false
  return seats.filter(({ by }) => by !== 'nobody').length > settings.limits.min
}

function openTableOf(tournament: Tournament, person: string, by: TableSeat['by']): RoundTable | undefined {
  if (tournament.phase !== 'round') return undefined
  return latestRound(tournament)?.tables.find(
    ({ state, seats }) =>
      (state === 'waiting' || state === 'playing') && seats.some(seat => seat.person === person && seat.by === by),
  )
}

const seatedBy = (table: RoundTable, person: string, by: TableSeat['by']): RoundTable => ({
  ...table,
  seats: table.seats.map(seat => (seat.person === person ? { person, by } : seat)),
})

/** The tournament with a table of its latest round replaced. */
export const withTable = (tournament: Tournament, table: RoundTable): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((round, at) =>
    at === tournament.rounds.length - 1
      ? { ...round, tables: round.tables.map(other => (other.table === table.table ? table : other)) }
      : round,
  ),
})
