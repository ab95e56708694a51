/** The terms of a tournament's next drawing: they follow from its state, so that everybody's client can check them. */
import { refuse, type Refusal } from '../kernel'
import type { DrawTerms } from './drawing'
import type { Candidate, SeatingRequest } from './seating'
import type { DrawnSettings } from './settings'
import { roundCount, type Tournament } from './tournament'
import { standingsOf } from './tournamentStandings'

/**
 * Returns the terms of the next drawing.
 * @param attempt counts the attempts at this drawing, from 1
 * @param excluded ids of people present whose clients give no number
 */
export function nextDrawTerms(
  tournament: Tournament,
  attempt: number,
  excluded: readonly string[],
): DrawTerms | Refusal {
  const { id, settings, phase, rounds } = tournament
  if (settings.form === 'free' || (phase !== 'entry' && phase !== 'pause')) return refuse('drawingNotDue')
  const round = rounds.length + 1
  if (round > roundCount(settings)) return refuse('drawingNotDue')
  const request = requestOf(tournament, settings, round)
  const present = request.people.map(({ person }) => person)
  if (present.length < settings.limits.min)
    return refuse('tooFewForTable', { people: present.length, min: settings.limits.min })
  if (!excluded.every(person => present.includes(person))) return refuse('drawingOutdated')
  return {
    draw: 'seating',
    tournament: id,
    round,
    attempt,
    request,
    contributors: present.filter(person => !excluded.includes(person)),
    excluded: present.filter(person => excluded.includes(person)),
  }
}

function requestOf(tournament: Tournament, settings: DrawnSettings, round: number): SeatingRequest {
  const final = round > settings.rounds
  const people = candidates(tournament)
  const index = new Map(people.map(({ person }, at) => [person, at]))
  const tables = tournament.rounds.flatMap(({ drawing }) => drawing.seating.tables)
  return {
    kind: final ? 'final' : 'round',
    limits: settings.limits,
    size: final && settings.form === 'final' ? settings.finalSize : settings.size,
    people,
    met: tables.map(table => table.flatMap(person => index.get(person) ?? [])).filter(table => table.length > 1),
  }
}

/** The people present, in the order of their ids. */
function candidates(tournament: Tournament): readonly Candidate[] {
  const here = new Set(tournament.people.flatMap(({ person, here }) => (here ? [person] : [])))
  const seated = tournament.rounds.flatMap(({ drawing }) => drawing.seating.tables.flat())
  return standingsOf(tournament)
    .filter(({ person }) => here.has(person))
    .map(({ person, place, byes }) => ({
      person,
      place: tournament.results.length === 0 ? 1 : place,
      byes,
      seated: seated.filter(other => other === person).length,
    }))
    .sort((a, b) => (a.person < b.person ? -1 : 1))
}
