/** What tables tell a tournament: that a match has begun, and how it ended. */
import { refuse, type Refusal } from '../kernel'
import type { MatchResult } from './matchResult'
import { withTable } from './presence'
import { latestRound, type RoundTable, type Tournament } from './tournament'

/** Notes that the match of a table has begun. */
export function markPlaying(tournament: Tournament, table: string): Tournament | Refusal {
  const waiting = tableOf(tournament, table)
  if (waiting?.state !== 'waiting') return refuse('tableUnknown')
  return withTable(tournament, { ...waiting, state: 'playing' })
}

/** Adds the result of a match, if it can be that of its table. */
export function acceptResult(tournament: Tournament, result: MatchResult): Tournament | Refusal {
  if (tournament.results.some(({ match }) => match === result.match)) return refuse('resultKnown')
  if (!isWhole(result)) return refuse('resultUnfit')
  const { results } = tournament
  if (tournament.settings.form === 'free')
    return fitsFreePlay(tournament, result) ? { ...tournament, results: [...results, result] } : refuse('resultUnfit')
  const table = tableOf(tournament, result.table)
  if (table?.state !== 'playing') return refuse('tableUnknown')
  if (!fitsTable(tournament, table, result)) return refuse('resultUnfit')
  return {
    ...withTable(tournament, { ...table, state: 'finished' }),
    results: [...results, withoutReplaced(table, result)],
  }
}

/** Whoever left during the match scores nothing of it, and neither does the bot in their place. */
const withoutReplaced = ({ seats }: RoundTable, result: MatchResult): MatchResult => ({
  ...result,
  seats: result.seats.map(person =>
    seats.some(seat => seat.person === person && seat.by === 'person') ? person : null,
  ),
})

const tableOf = (tournament: Tournament, name: string): RoundTable | undefined =>
  tournament.phase === 'round' ? latestRound(tournament)?.tables.find(({ table }) => table === name) : undefined

/** As many places, and scores if any, as seats; nobody at two of them; places of this table. */
function isWhole({ seats, places, scores, counts }: MatchResult): boolean {
  const people = seats.filter(person => person !== null)
  return (
    counts === 'result' &&
    places.length === seats.length &&
    places.every(place => Number.isInteger(place) && place >= 1 && place <= seats.length) &&
    (scores === null || (scores.length === seats.length && scores.every(Number.isSafeInteger))) &&
    new Set(people).size === people.length
  )
}

function fitsFreePlay({ people, settings }: Tournament, { seats, round, final }: MatchResult): boolean {
  const entered = seats.every(person => person === null || people.some(one => one.person === person))
  return entered && round === 0 && !final && seats.length >= settings.limits.min && seats.length <= settings.limits.max
}

/** Only people who were drawn to this table score, and every seat that is left is told of. */
function fitsTable(tournament: Tournament, { seats }: RoundTable, result: MatchResult): boolean {
  const round = latestRound(tournament)
  const left = seats.filter(({ by }) => by !== 'nobody')
  return (
    result.round === round?.round &&
    result.final === round.final &&
    result.seats.length === left.length &&
    result.seats.every(person => person === null || left.some(seat => seat.person === person))
  )
}
